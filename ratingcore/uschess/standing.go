package uschess

// Streak says whether every game that a games count holds was won or lost
// (rating-notes 11). The special formula then takes an adjusted start.
type Streak uint8

// The three streaks.
const (
	Neither Streak = iota
	AllWins
	AllLosses
)

// String returns "all wins", "all losses" or the empty string.
func (s Streak) String() string { return [...]string{"", "all wins", "all losses"}[s] }

// Standing is what is known of a player in one system at one moment. The zero
// value is an unrated player.
type Standing struct {
	Rating  float64 // as stored: full precision since September 2014
	Peak    float64 // highest established rating; 0 is not known
	Floor   float64 // a floor granted for a prize or by the office; 0 is none
	Games   int     // N, the rated games behind the rating
	Wins    int     // rated games won, for the personal absolute floor
	Draws   int     // rated games drawn
	Events  int     // events with at least three rated games
	Date    Day     // when the rating was computed
	Rated   bool    // has a rating in the system
	Counted bool    // Games is known; a rated player without is taken to have more games than N*
	Streak  Streak  // every counted game was won, or lost
}

// Established says whether the rating is based on more than 25 games (section
// 1); a rating whose games are not known counts as established.
func (s Standing) Established() bool { return s.Rated && (!s.Counted || s.Games > 25) }

// Provisional says whether there is a rating that is not established.
func (s Standing) Provisional() bool { return s.Rated && !s.Established() }

// Foreign is a rating of another federation. The zero value is none.
type Foreign struct {
	Rating float64 // 0 is none
	Date   Day     // when it was in force; 0 is not known
}

// Person holds what initialization and floors ask about a player beyond the
// ratings themselves.
type Person struct {
	Birth    Day     // 0 is not known
	Adult    bool    // known or inferred to be an adult
	Canadian bool    // a resident of Canada
	OLM      bool    // holds the original Life Master title
	FIDE     Foreign // FIDE rating
	CFC      Foreign // Canadian (CFC) rating
}
