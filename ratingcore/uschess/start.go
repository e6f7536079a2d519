package uschess

// Start is what step 1 gives a player (sections 1 and 2).
type Start struct {
	R0      float64
	N       int      // games behind R0
	Counted bool     // N is known
	Rated   bool     // R0 is the rating before the section, not an initialization
	Streak  Streak   // all wins or all losses before
	Method  string   // where R0 comes from, in words
	Sources []Source // what was blended, or the one source taken; nil for a rating or an age
}

// Source is one rating that an initialization used: the columns of the
// example in section 2 of the 2025 document.
type Source struct {
	Name    string  // "Regular", "FIDE", "CFC" …
	X       float64 // the converted rating
	Foreign float64 // the FIDE or CFC rating before conversion, else 0
	Date    Day
	G       float64 // Game Factor
	D       int     // staleness in days
	P       float64 // age-based rating at that date
	Z       float64
	S       float64 // Staleness Factor
	W       float64 // Adjusted Weight
}
