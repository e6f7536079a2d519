package state

import "wallchart/ratingcore"

// Page is what the middle of the window shows.
type Page uint8

// The pages.
const (
	PageStart Page = iota
	PageTable
	PageEvent
	PageProblems
)

// View is what a window shows of its document: plain values, changed by the
// panes and read by them.
type View struct {
	Page    Page
	Section int   // index of the section shown
	Entry   int   // selected entry of that section, −1 for none
	Chosen  []int // all selected entries, in table order
	System  int   // index into the section's systems, for the player pane
	Find    string
	SortBy  SortKey
	Hidden  map[ratingcore.Key]bool // columns switched off
	Exact   bool                    // ratings with decimals
	Problem int                     // selected problem, −1 for none
	Sidebar bool
	Pane    bool
}

// SortKey is the column that the table is sorted by. The zero value is the
// order of standings.
type SortKey struct {
	Key      ratingcore.Key
	Round    int
	TieBreak ratingcore.TieBreak
	System   ratingcore.System
	Set      bool // sorted by a column at all
	Down     bool // turned round
}
