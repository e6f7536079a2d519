package uschess

// Formula is the one that computed a rating (section 4).
type Formula uint8

// The formulas. NoFormula means that there was no rated game.
const (
	NoFormula Formula = iota
	Special
	Standard
)

// String returns "special", "standard" or the empty string.
func (f Formula) String() string { return [...]string{"", "special", "standard"}[f] }

// FloorKind says which floor is the highest that binds a player (section 5).
type FloorKind uint8

// The floors.
const (
	FloorAbsolute FloorKind = iota // 100, for every rating
	FloorPersonal                  // by games won and drawn and events played
	FloorEarned                    // by the highest established rating
	FloorTitle                     // original Life Master
	FloorGranted                   // for a prize, or by the office
)

// String returns the floor's name: absolute, personal, earned, title or granted.
func (k FloorKind) String() string {
	return [...]string{"absolute", "personal", "earned", "title", "granted"}[k]
}

// Outcome is everything that the algorithm found for one player in one system
// and section, in the words of the 2025 document. What belongs to a formula
// is that of step 5; Trace gives the earlier steps and every opponent.
type Outcome struct {
	R0        float64 // step 1: rating before, or initial rating
	N         int     // step 1: games behind R0; meaningless unless Counted
	Star      float64 // N*
	Effective float64 // N', step 2

	Games int     // m, the rated games of the section
	Score float64 // S, the points made in them

	First  float64 // step 3: first estimate, where HasFirst
	Middle float64 // step 4: intermediate rating
	Raw    float64 // step 5: the formula's value, at least 100, before matches, floors and storage

	K         float64 // standard formula only, like the next three
	Expected  float64 // E, sum of winning expectancies
	Threshold float64 // B·√m', what K(S − E) must exceed for a bonus
	Bonus     float64 // added for it; 0 when none

	Clipped float64 // a match: the rating with the change cut to 50 points
	Floor   float64 // the floor in force, this section's games counted

	Post  float64  // the rating after, as it is stored
	After Standing // the standing after the section; as before where no game was rated

	Counted   bool      // N is known; else it is more than N*
	HasFirst  bool      // step 3 applies: unrated with N = 0
	Formula   Formula   // which computed Middle and Raw
	Reduced   bool      // K was reduced above 2200
	Limited   bool      // a match: the change was cut
	FloorKind FloorKind // which floor it is
	Floored   bool      // the rating would have been under it
}
