package xlsx

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// tooLarge is the error of a sheet that is refused for its size.
type tooLarge struct{ text string }

// Error says what is too large.
func (e *tooLarge) Error() string { return e.text }

// sheetScan reads the XML of one worksheet.
type sheetScan struct {
	xmlScan
	grid    *grid
	shared  []string
	rows    int  // the last row that may have a value
	budget  *int // cells that may still be read from the workbook
	row     int  // the present row, from 1
	col     int  // the last column seen in it
	rowSeen int  // the highest row so far
	valued  bool // the cell last read has an element v, be it empty
}

// scanSheet reads a worksheet to its end. Damage is noted in the grid; the
// error is for a sheet that is too large to be read.
func scanSheet(part string, shared []string, rows int, budget *int) (*grid, error) {
	s := &sheetScan{xmlScan: xmlScan{text: part}, grid: &grid{}, shared: shared, rows: rows, budget: budget}
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
	if s.flag("hidden") && s.row <= s.rows {
		s.grid.hiddenRows = append(s.grid.hiddenRows, int32(s.row))
	}
	return nil
}

// readCell reads the element c just opened.
func (s *sheetScan) readCell() error {
	c := cell{row: int32(s.row)}
	s.col++
	kind, err := s.cellAttrs(&c)
	if err != nil {
		return err
	}
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
	if err := s.fits(int(c.row), s.col); err != nil {
		return err
	}
	c.col = uint16(s.col)
	s.grid.cells = append(s.grid.cells, c)
	return nil
}

// cellAttrs takes a cell's place and style from its attributes and returns its
// type.
func (s *sheetScan) cellAttrs(c *cell) (kind string, err error) {
	next := s.col
	for _, a := range s.attrs {
		switch a.name {
		case "r":
			row, col, ok := parseRef(a.value)
			if !ok {
				return "", fmt.Errorf("it has a cell named %q", shorten(a.value))
			}
			if row != s.row || col < next {
				s.grid.unordered = true
			}
			c.row, s.col = int32(row), col
		case "t":
			kind = a.value
		case "s":
			n, _ := strconv.ParseUint(a.value, 10, 16)
			c.style = uint16(n)
		}
	}
	return kind, nil
}

// fits refuses a cell outside the rows, columns and number of cells that are
// read.
func (s *sheetScan) fits(row, col int) error {
	switch {
	case row > s.rows:
		return &tooLarge{fmt.Sprintf("has a value in row %d; at most %d rows are read: delete the rows that do not belong to the event", row, s.rows)}
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
	if ok1 && ok2 && row <= s.rows && len(s.grid.merged) < maxCells/10 {
		s.grid.merged = append(s.grid.merged, span{row, col, toRow, toCol})
	}
}
