package ratingcore

// TieBreak is one of the tie-breaks of US Chess rule 34E.
type TieBreak uint8

// The tie-breaks, in the default order of a Swiss.
const (
	ModifiedMedian TieBreak = iota
	Solkoff
	Cumulative
	OpposCumulative
	SonnebornBerger
	MostBlacks
)
