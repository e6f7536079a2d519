package uschess

// Result is a rated section: its input, and an outcome for each entrant.
type Result struct {
	Section  *Section
	Outcomes []Outcome
}

// Section is one section to be rated in one system: numbers only.
type Section struct {
	Rules    Rules
	System   System
	End      Day       // last day, which becomes the date of the ratings
	Dual     bool      // rated Regular and Quick by its time control, so that K is reduced above 2200 in Regular
	Match    bool      // an individual match
	Entrants []Entrant // one a member
}

// Entrant is one member in a section.
type Entrant struct {
	Before Standing // in this system, before the section
	Start  Start    // step 1, from Initialize or the standing
	OLM    bool     // holds the original Life Master title
	Games  []Game   // the rated games, in pairing order
}

// Game is one rated game.
type Game struct {
	Opponent int32 // index into Section.Entrants
	Half     uint8 // half points made: 2 won, 1 drew, 0 lost
}
