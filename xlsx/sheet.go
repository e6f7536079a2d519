package xlsx

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
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

// tooLarge is the error of a sheet that is refused for its size.
type tooLarge struct{ text string }

func (e *tooLarge) Error() string { return e.text }

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

// sheetScan reads the XML of one worksheet.
type sheetScan struct {
	xmlScan
	grid    *grid
	shared  []string
	budget  *int // cells that may still be read from the workbook
	row     int  // the present row, from 1
	col     int  // the last column seen in it
	rowSeen int  // the highest row so far
	valued  bool // the cell last read has an element v, be it empty
}

// scanSheet reads a worksheet to its end. Damage is noted in the grid; the
// error is for a sheet that is too large to be read.
func scanSheet(part string, shared []string, budget *int) (*grid, error) {
	s := &sheetScan{xmlScan: xmlScan{text: part}, grid: &grid{}, shared: shared, budget: budget}
	s.grid.cells = make([]cell, 0, min(len(part)/40, *budget))
	err := s.run()
	if _, large := err.(*tooLarge); large {
		return nil, err
	}
	s.grid.err = err
	s.grid.arrange()
	return s.grid, nil
}

func (s *sheetScan) run() error {
	for {
		tok, err := s.next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if tok != openTag {
			continue
		}
		switch depth := len(s.open); {
		case depth == 3 && s.name() == "row" && s.under("sheetData"):
			err = s.startRow()
		case depth == 4 && s.name() == "c" && s.under("row"):
			err = s.readCell()
		case depth == 3 && s.name() == "col":
			s.readCol()
		case depth == 3 && s.name() == "mergeCell":
			s.readMerge()
		}
		if err != nil {
			return err
		}
	}
}

// under says whether the parent of the element just opened has a name.
func (s *sheetScan) under(parent string) bool { return localName(s.open[len(s.open)-2]) == parent }

func (s *sheetScan) startRow() error {
	s.row++
	s.col = 0
	if r := s.attr("r"); r != "" {
		n, err := strconv.Atoi(r)
		if err != nil || n < 1 || n > 1<<20 {
			return fmt.Errorf("it has a row numbered %q", shorten(r))
		}
		s.row = n
	}
	if s.row <= s.rowSeen {
		s.grid.unordered = true
	}
	s.rowSeen = max(s.row, s.rowSeen)
	if s.flag("hidden") && s.row <= maxRows {
		s.grid.hiddenRows = append(s.grid.hiddenRows, int32(s.row))
	}
	return nil
}

// readCell reads the element c just opened.
func (s *sheetScan) readCell() error {
	c := cell{row: int32(s.row)}
	var kind string
	s.col++
	col := s.col
	for _, a := range s.attrs {
		switch a.name {
		case "r":
			row, n, ok := parseRef(a.value)
			if !ok {
				return fmt.Errorf("it has a cell named %q", shorten(a.value))
			}
			if row != s.row || n < s.col {
				s.grid.unordered = true
			}
			c.row, col = int32(row), n
		case "t":
			kind = a.value
		case "s":
			n, _ := strconv.ParseUint(a.value, 10, 16)
			c.style = uint16(n)
		}
	}
	s.col = col
	formula, err := s.readValue(&c)
	if err != nil {
		return err
	}
	// A formula may result in an empty text; any other has a value when it was
	// calculated.
	if formula && c.text == "" && (kind != "str" || !s.valued) {
		c.kind = uncalculated
	} else if !s.settle(&c, kind) {
		return nil
	}
	if err := s.fits(int(c.row), col); err != nil {
		return err
	}
	c.col = uint16(col)
	s.grid.cells = append(s.grid.cells, c)
	return nil
}

// fits refuses a cell outside the rows, columns and number of cells that are
// read.
func (s *sheetScan) fits(row, col int) error {
	switch {
	case row > maxRows:
		return &tooLarge{fmt.Sprintf("has a value in row %d; at most %d rows are read: delete the rows that do not belong to the event", row, maxRows)}
	case col > maxCols:
		return &tooLarge{fmt.Sprintf("has a value in column %d (row %d); at most %d columns are read: delete the columns that do not belong to the event", col, row, maxCols)}
	case *s.budget == 0:
		return &tooLarge{fmt.Sprintf("takes the workbook over %d cells, the most that are read: save the event's sheets alone", maxCells)}
	}
	*s.budget--
	s.grid.maxCol = max(s.grid.maxCol, col)
	return nil
}

// readValue reads what stands inside a cell, and says whether it has a
// formula.
func (s *sheetScan) readValue(c *cell) (formula bool, err error) {
	depth := len(s.open)
	s.valued = false
	for n := 0; ; n++ {
		tok, err := s.next()
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		if err != nil {
			return formula, err
		}
		if n > 200 {
			return formula, fmt.Errorf("its cell in row %d is in too many pieces", s.row)
		}
		switch {
		case tok == closeTag && len(s.open) < depth:
			return formula, nil
		case tok == openTag && len(s.open) == depth+1:
			switch s.name() {
			case "f":
				formula = true
			case "v":
				s.valued = true
			case "is":
				if c.text, err = s.richText(); err != nil {
					return formula, err
				}
			}
		case tok == charData && len(s.open) == depth+1 && s.name() == "v":
			c.text = cut(c.text + s.chars)
		}
	}
}

// settle gives a cell its kind and resolves shared texts. It says whether the
// cell has a value at all.
func (s *sheetScan) settle(c *cell, kind string) bool {
	switch kind {
	case "s":
		n, err := strconv.ParseUint(strings.TrimSpace(c.text), 10, 31)
		if err != nil || int(n) >= len(s.shared) {
			c.kind = lostText
			return true
		}
		c.text = s.shared[n]
	case "str":
		c.text = unescapeHex(c.text)
	case "inlineStr":
	case "b":
		c.kind = boolCell
	case "e":
		c.kind = errorCell
	case "d":
		c.kind = dayCell
	default:
		c.kind = numberCell
	}
	return c.text != ""
}

func (s *sheetScan) readCol() {
	from, err1 := strconv.Atoi(s.attr("min"))
	to, err2 := strconv.Atoi(s.attr("max"))
	if s.flag("hidden") && err1 == nil && err2 == nil && len(s.grid.hiddenCols) < maxCols {
		s.grid.hiddenCols = append(s.grid.hiddenCols, span{col: from, toCol: to})
	}
}

func (s *sheetScan) readMerge() {
	from, to, _ := strings.Cut(s.attr("ref"), ":")
	row, col, ok1 := parseRef(from)
	toRow, toCol, ok2 := parseRef(to)
	if ok1 && ok2 && row <= maxRows && len(s.grid.merged) < maxCells/10 {
		s.grid.merged = append(s.grid.merged, span{row, col, toRow, toCol})
	}
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
	i := 0
	for ; i < len(s); i++ {
		switch b := s[i]; {
		case b >= 'A' && b <= 'Z':
			col = col*26 + int(b-'A') + 1
		case b >= 'a' && b <= 'z':
			col = col*26 + int(b-'a') + 1
		case b == '$':
			continue
		default:
			goto digits
		}
		if col > 1<<14 {
			return 0, 0, false
		}
	}
digits:
	for ; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			if s[i] == '$' {
				continue
			}
			return 0, 0, false
		}
		if row = row*10 + int(s[i]-'0'); row > 1<<20 {
			return 0, 0, false
		}
	}
	return row, col, row > 0 && col > 0
}
