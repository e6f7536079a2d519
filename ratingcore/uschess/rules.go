package uschess

// Rules are the US Chess rules in force for a section.
type Rules struct {
	Base  Text    // the document that everything undated follows
	Bonus float64 // B, the bonus multiplier
}

// Text is one of the three US Chess documents.
type Text uint8

// The documents.
const (
	Text2011 Text = iota
	Text2015
	Text2025
)
