package xlsx

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// sheetOrder is the order of the elements of a worksheet.
var sheetOrder = []string{"sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "sheetCalcPr",
	"sheetProtection", "protectedRanges", "scenarios", "autoFilter", "sortState", "dataConsolidate", "customSheetViews",
	"mergeCells", "phoneticPr", "conditionalFormatting", "dataValidations", "hyperlinks", "printOptions", "pageMargins",
	"pageSetup", "headerFooter", "rowBreaks", "colBreaks", "customProperties", "cellWatches", "ignoredErrors", "smartTags",
	"drawing", "legacyDrawing", "legacyDrawingHF", "drawingHF", "picture", "oleObjects", "controls", "webPublishItems",
	"tableParts", "extLst"}

// worksheet is a sheet that is being changed: where its rows and cells stand
// in the text, and what is to be written into them.
type worksheet struct {
	*xmlPart
	part     string
	rows     []rowSpot
	cells    []cellSpot
	formulas []formulaSpot
	writes   []write
	stale    map[cellAt]bool   // formulas that lose their result
	own      map[cellAt]string // formulas that were shared and stand alone now
	given    map[cellAt]string // results that outdated formulas get, as elements
	shared   map[string]int    // the first formula of a shared group, found when first asked for
	dropped  map[int]bool      // rows to be taken out, the later ones move up
	from1904 bool
}

// cellAt is a cell by row and column, from 1.
type cellAt struct{ row, col int }

// String is the name of the cell: B12.
func (a cellAt) String() string { return cellName(a.col, a.row) }

// write is a value for a cell: nil, a string, a number or a Day. A negative
// style keeps the one that the cell has.
type write struct {
	cellAt
	value any
	style int
}

type rowSpot struct {
	n           int
	start, open int
	end         int
	from, to    int // its cells
}

type cellSpot struct {
	col, style int
	start, end int
	formula    int // index into formulas + 1
}

// formulaSpot is a formula and where its result stands.
type formulaSpot struct {
	at           cellAt
	kind         string // shared, array …
	ref, group   string
	from, to     int // text of the formula
	result, stop int // the element v; 0 when there is none
}

func openSheet(part, text string) (*worksheet, error) {
	s := &worksheet{part: part, stale: map[cellAt]bool{}, own: map[cellAt]string{}, dropped: map[int]bool{}}
	s.cells = make([]cellSpot, 0, len(text)/40)
	var err error
	s.xmlPart, err = openPart(text, sheetOrder, s.note)
	return s, err
}

// note remembers where rows, cells and formulas begin and end.
func (s *worksheet) note(x *xmlScan, tok token) error {
	if localName(x.open[1]) != "sheetData" {
		return nil
	}
	depth := len(x.open)
	if tok == closeTag {
		switch {
		case depth == 2:
			row := &s.rows[len(s.rows)-1]
			row.end, row.to = x.pos, len(s.cells)
		case depth == 3:
			s.cells[len(s.cells)-1].end = x.pos
		}
		return nil
	}
	switch name := x.name(); {
	case depth == 3 && name == "row":
		return s.noteRow(x)
	case depth == 4 && name == "c":
		return s.noteCell(x)
	case depth == 5 && (name == "f" || name == "v"):
		s.noteFormula(x, name)
	case depth < 5:
		return fmt.Errorf("the element %q stands among the rows", shorten(name))
	}
	return nil
}

// noteFormula remembers a formula, or the result of one.
func (s *worksheet) noteFormula(x *xmlScan, name string) {
	c := &s.cells[len(s.cells)-1]
	if name == "f" {
		f := formulaSpot{at: s.last(), kind: x.attr("t"), ref: x.attr("ref"), group: x.attr("si"), from: x.pos, to: x.pos}
		if !x.empty {
			f.to = x.pos + strings.IndexByte(x.text[x.pos:], '<')
		}
		s.formulas = append(s.formulas, f)
		c.formula = len(s.formulas)
	} else if c.formula > 0 {
		f := &s.formulas[c.formula-1]
		f.result, f.stop = tagStart(x.text, x.pos), x.pos
		if !x.empty {
			f.stop = x.pos + strings.IndexByte(x.text[x.pos:], '>') + 1
		}
	}
}

func (s *worksheet) last() cellAt {
	return cellAt{s.rows[len(s.rows)-1].n, s.cells[len(s.cells)-1].col}
}

func (s *worksheet) noteRow(x *xmlScan) error {
	n := 1
	if len(s.rows) > 0 {
		n = s.rows[len(s.rows)-1].n + 1
	}
	if r := x.attr("r"); r != "" {
		v, err := strconv.Atoi(r)
		if err != nil || v < n {
			return fmt.Errorf("row %q is out of order", shorten(r))
		}
		n = v
	}
	s.rows = append(s.rows, rowSpot{n: n, start: tagStart(x.text, x.pos), open: x.pos, from: len(s.cells)})
	return nil
}

func (s *worksheet) noteCell(x *xmlScan) error {
	row := &s.rows[len(s.rows)-1]
	c := cellSpot{col: 1, start: tagStart(x.text, x.pos)}
	if len(s.cells) > row.from {
		c.col = s.cells[len(s.cells)-1].col + 1
	}
	if r := x.attr("r"); r != "" {
		n, col, ok := parseRef(r)
		if !ok || n != row.n || col < c.col {
			return fmt.Errorf("cell %q is out of order", shorten(r))
		}
		c.col = col
	}
	c.style, _ = strconv.Atoi(x.attr("s"))
	s.cells = append(s.cells, c)
	return nil
}

// set writes a value into a cell. Of several the last counts.
func (s *worksheet) set(row, col int, value any, style int) {
	s.writes = append(s.writes, write{cellAt{row, col}, value, style})
}

// cell returns the cell that stands in the sheet, or nil.
func (s *worksheet) cell(row, col int) *cellSpot {
	i, ok := slices.BinarySearchFunc(s.rows, row, func(r rowSpot, n int) int { return r.n - n })
	if !ok {
		return nil
	}
	cells := s.cells[s.rows[i].from:s.rows[i].to]
	if j, ok := slices.BinarySearchFunc(cells, col, func(c cellSpot, n int) int { return c.col - n }); ok {
		return &cells[j]
	}
	return nil
}

// style returns the style of a cell; 0 where there is none.
func (s *worksheet) style(row, col int) int {
	if c := s.cell(row, col); c != nil {
		return c.style
	}
	return 0
}

// appendCell spells a cell. Text is written inside it, never as a formula.
func (s *worksheet) appendCell(b []byte, w write) []byte {
	b = append(b, `<c r="`...)
	b = appendName(b, w.cellAt)
	b = append(b, '"')
	if w.style > 0 {
		b = append(b, ` s="`...)
		b = append(strconv.AppendInt(b, int64(w.style), 10), '"')
	}
	const number, end = "><v>", "</v></c>"
	switch v := w.value.(type) {
	case string:
		if v != "" {
			b = append(b, ` t="inlineStr"><is><t xml:space="preserve">`...)
			b = append(b, escapeXML(v)...)
			return append(b, "</t></is></c>"...)
		}
	case int:
		return append(strconv.AppendInt(append(b, number...), int64(v), 10), end...)
	case float64:
		if !math.IsNaN(v) && !math.IsInf(v, 0) {
			return append(strconv.AppendFloat(append(b, number...), v, 'f', -1, 64), end...)
		}
	case ratingcore.Day:
		if v.Known() {
			return append(strconv.AppendInt(append(b, number...), int64(s.serial(v)), 10), end...)
		}
	}
	return append(b, "/>"...)
}

// appendName spells a cell's name.
func appendName(b []byte, at cellAt) []byte {
	if at.col <= 26 {
		b = append(b, byte('A'+at.col-1))
	} else {
		b = append(b, ratingcore.ColumnName(at.col)...)
	}
	return strconv.AppendInt(b, int64(at.row), 10)
}

// serial returns a day as the workbook counts it.
func (s *worksheet) serial(d ratingcore.Day) int {
	if s.from1904 {
		return int(d - excelEpoch1904)
	}
	return int(d - excelEpoch)
}
