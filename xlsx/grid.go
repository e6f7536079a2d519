package xlsx

import (
	"fmt"
	"slices"
)

// cellKind says what a cell holds.
type cellKind uint8

const (
	textCell cellKind = iota
	numberCell
	boolCell
	dayCell      // an ISO 8601 date in text
	errorCell    // #N/A and the like
	uncalculated // a formula without its result
	lostText     // a reference to a shared text that does not exist
)

// cell is a cell with a value. Its text is as the file has it: for a number,
// the digits of the file.
type cell struct {
	text  string
	row   int32
	col   uint16
	style uint16
	kind  cellKind
}

// rowLimit is the last row of a sheet that may have a value.
func (s *sheet) rowLimit() int {
	if sheetKey(s.name) == sheetKey(logSheet) {
		return maxLogged
	}
	return maxRows
}

// span is a range of cells, from the top left to the bottom right.
type span struct{ row, col, toRow, toCol int }

// grid is what was read of a worksheet: the cells with a value in order.
type grid struct {
	cells      []cell
	index      []int32 // by row: its first cell; one more than the last row
	hiddenRows []int32
	hiddenCols []span // columns alone
	merged     []span
	maxCol     int
	unordered  bool  // rows or cells stood out of order, and were put in order
	err        error // the part is damaged from some point on
}

// lastRow returns the last row with a value.
func (g *grid) lastRow() int { return max(len(g.index)-2, 0) }

// row returns the cells of a row.
func (g *grid) row(n int) []cell {
	if n < 1 || n+1 >= len(g.index) {
		return nil
	}
	return g.cells[g.index[n]:g.index[n+1]]
}

// at returns a cell, or nil when it has no value.
func (g *grid) at(row, col int) *cell {
	cells := g.row(row)
	for i := min(col, len(cells)) - 1; i >= 0; i-- {
		if c := &cells[i]; int(c.col) == col {
			return c
		} else if int(c.col) < col {
			return nil
		}
	}
	return nil
}

// arrange puts the cells in order where they were not, and indexes the rows.
func (g *grid) arrange() {
	if g.unordered {
		slices.SortStableFunc(g.cells, func(a, b cell) int {
			return (int(a.row)-int(b.row))<<10 + int(a.col) - int(b.col)
		})
		for i := 1; i < len(g.cells); i++ {
			if a, b := &g.cells[i-1], &g.cells[i]; a.row == b.row && a.col == b.col && g.err == nil {
				g.err = fmt.Errorf("the cell %s stands in it twice", a.name())
			}
		}
	}
	if len(g.cells) == 0 {
		return
	}
	last := int(g.cells[len(g.cells)-1].row)
	g.index = make([]int32, last+2)
	row := 0
	for i := range g.cells {
		for ; row < int(g.cells[i].row); row++ {
			g.index[row+1] = int32(i)
		}
	}
	g.index[last+1] = int32(len(g.cells))
}

// parseRef reads a cell's name: C12 is row 12, column 3. Dollar signs are
// passed over.
func parseRef(s string) (row, col int, ok bool) {
	for i := range len(s) {
		switch b := s[i]; {
		case b >= 'A' && b <= 'Z' && row == 0:
			col = col*26 + int(b-'A') + 1
		case b >= 'a' && b <= 'z' && row == 0:
			col = col*26 + int(b-'a') + 1
		case b >= '0' && b <= '9' && col > 0:
			row = row*10 + int(b-'0')
		case b != '$':
			return 0, 0, false
		}
		if col > 1<<14 || row > 1<<20 {
			return 0, 0, false
		}
	}
	return row, col, row > 0 && col > 0
}
