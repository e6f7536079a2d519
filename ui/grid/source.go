// Package grid is a table of text that scrolls both ways: rows of one height,
// heads and left columns that stay, cells described by values. Objects exist
// for the visible part only. It knows nothing of chess.
package grid

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/look"
)

// Source tells a Grid what to show. Rows and columns count from 0; what it
// returns must not change between two calls of Grid.Refresh.
type Source interface {
	// Columns returns the columns from left to right, those that stay first.
	Columns() []Column
	// Groups returns the titles over neighbouring columns; none leaves their
	// row out.
	Groups() []Group
	// Rows returns the number of rows.
	Rows() int
	// Cell adds the pieces of a cell to the empty cell given; chosen says
	// that its row is selected.
	Cell(row, col int, chosen bool, cell *Cell)
}

// Column is one column.
type Column struct {
	Title string
	Align fyne.TextAlign // of the title
	Lane  int            // the lane that the title follows; −1 for the whole width
	Width float32        // units
	Min   float32        // smallest width the pointer can give; 0 takes 20
	Grow  float32        // share of the room that is left over
	Stays bool           // when scrolling sideways
	Rule  bool           // a line at its left edge
	Group int            // index into Groups; −1 is none
	Sort  Sort           // the triangle in the head
	Lanes []Lane
}

// Sort is the direction in which rows are sorted by a column.
type Sort uint8

// The directions. A head shows a triangle for Up and Down.
const (
	Unsorted Sort = iota
	Up
	Down
)

// Lane is a part of a cell's width in which a piece of text is aligned, so
// that numbers of neighbouring rows stand under each other.
type Lane struct {
	X, W  float32 // units from the left edge
	Align fyne.TextAlign
	Grow  bool // takes the room of a column that is wider than its Width
}

// Group is a title over neighbouring columns.
type Group struct {
	Title string
	Color look.Color // of the title and of the rule over it
	Rule  bool
}

// Cell is what one cell shows.
type Cell struct {
	Pieces []Piece
	Marks  Marks
}

// Add appends a piece of text in a lane.
func (c *Cell) Add(lane int, text string, style look.Style) {
	if text != "" {
		c.Pieces = append(c.Pieces, Piece{Lane: lane, Text: text, Style: style})
	}
}

// Piece is a text or a small picture in one lane.
type Piece struct {
	Lane  int
	Text  string
	Style look.Style
	Sign  Sign
	Hits  [][2]int // bytes of Text that a search found
	Cut   bool     // a text too long for its lane ends in …
}

// Sign is a picture in place of text.
type Sign uint8

// The signs.
const (
	NoSign   Sign = iota
	Dot           // a value follows from an edit
	Triangle      // a warning
)

// Marks are what a cell carries beside its pieces; several can be together.
type Marks uint8

// The marks.
const (
	Edited   Marks = 1 << iota // tint and filled upper right corner
	Mirrored                   // tint and open corner
	Wrong                      // frame and filled lower left corner
	Doubtful                   // tint and filled upper left corner
)
