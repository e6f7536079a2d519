package xlsx

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// colSpan is an element col: the columns from min to max.
type colSpan struct {
	min, max int
	tag      string
}

// spans returns the widths of the columns that have some.
func (s *worksheet) spans() []colSpan {
	var list []colSpan
	e := s.kid("cols")
	if e == nil {
		return nil
	}
	for _, k := range s.children(e) {
		tag := "<" + strings.TrimPrefix(s.tag(&k), "<"+s.prefix)
		lo, _, _ := attribute(tag, "min")
		hi, _, _ := attribute(tag, "max")
		c := colSpan{tag: tag}
		c.min, _ = strconv.Atoi(lo)
		c.max, _ = strconv.Atoi(hi)
		list = append(list, c)
	}
	return list
}

// width returns the width of a column in characters, 0 when it has the usual
// one.
func (s *worksheet) width(col int) float64 {
	for _, c := range s.spans() {
		if c.min <= col && col <= c.max {
			text, _, _ := attribute(c.tag, "width")
			w, _ := strconv.ParseFloat(text, 64)
			return w
		}
	}
	return 0
}

// widen sets the width of columns; the others keep theirs.
func (s *worksheet) widen(widths map[int]float64) {
	if len(widths) == 0 {
		return
	}
	spans := s.spans()
	last := 0
	for col := range widths {
		last = max(last, col)
	}
	for col := 1; col <= last; col++ {
		if w, ok := widths[col]; ok {
			spans = carve(spans, col, w)
		}
	}
	var b strings.Builder
	for _, c := range spans {
		tag := setAttribute(setAttribute(c.tag, "min", strconv.Itoa(c.min)), "max", strconv.Itoa(c.max))
		b.WriteString(strings.TrimSuffix(strings.TrimSuffix(tag, ">"), "/") + "/>")
	}
	s.put("cols", "<cols>"+b.String()+"</cols>")
}

// carve gives one column a width, taking it out of the span that holds it. A
// column that gets one is in sight, whatever was hidden there before.
func carve(spans []colSpan, col int, width float64) []colSpan {
	one := colSpan{col, col, "<col/>"}
	var list, right []colSpan
	for _, c := range spans {
		if c.min <= col && c.max >= col {
			one.tag = c.tag
		}
		if c.min < col {
			list = append(list, colSpan{c.min, min(c.max, col-1), c.tag})
		}
		if c.max > col {
			right = append(right, colSpan{max(c.min, col+1), c.max, c.tag})
		}
	}
	one.tag = setAttribute(setAttribute(one.tag, "width", strconv.FormatFloat(width, 'f', -1, 64)), "customWidth", "1")
	one.tag = setAttribute(setAttribute(one.tag, "hidden", ""), "bestFit", "")
	return append(append(list, one), right...)
}

// freeze keeps rows and columns in sight, unless the organizer has split the
// sheet.
func (s *worksheet) freeze(rows, cols int) {
	views := s.kid("sheetViews")
	pane := fmt.Sprintf(`<pane xSplit="%d" ySplit="%d" topLeftCell="%s" activePane="bottomRight" state="frozen"/>`, cols, rows, cellName(cols+1, rows+1))
	if cols == 0 {
		pane = fmt.Sprintf(`<pane ySplit="%d" topLeftCell="%s" activePane="bottomLeft" state="frozen"/>`, rows, cellName(1, rows+1))
	}
	if views == nil {
		s.put("sheetViews", `<sheetViews><sheetView workbookViewId="0">`+pane+`</sheetView></sheetViews>`)
		return
	}
	list := s.children(views)
	if len(list) == 0 || strings.Contains(s.source(views), s.prefix+"pane ") {
		return
	}
	view := &list[0]
	tag := setAttribute(s.tag(view), "topLeftCell", "")
	if view.inner == view.end { // <sheetView …/>
		tag = strings.TrimSuffix(tag, "/>") + ">"
		pane += "</sheetView>"
	}
	s.replace(view.start, view.open, tag+s.qualify(pane))
}

// paper turns the sheet to landscape, one page wide, where the organizer has
// not set up printing.
func (s *worksheet) paper() {
	if s.kid("pageSetup") != nil {
		return
	}
	s.put("pageSetup", `<pageSetup orientation="landscape" fitToHeight="0"/>`)
	const fit = `<pageSetUpPr fitToPage="1"/>`
	if e := s.kid("sheetPr"); e == nil {
		s.put("sheetPr", "<sheetPr>"+fit+"</sheetPr>")
	} else if !strings.Contains(s.source(e), "pageSetUpPr") {
		s.insert(e, fit)
	}
}

// area is a range of cells, corners included.
type area struct{ row, col, toRow, toCol int }

// parseArea reads A1:C7, or a single cell; dollar signs are passed over.
func parseArea(text string) (a area, ok bool) {
	from, to, two := strings.Cut(text, ":")
	if !two {
		to = from
	}
	var ok1, ok2 bool
	a.row, a.col, ok1 = parseRef(from)
	a.toRow, a.toCol, ok2 = parseRef(to)
	return a, ok1 && ok2
}

// String spells the area: A1:C9.
func (a area) String() string { return cellName(a.col, a.row) + ":" + cellName(a.toCol, a.toRow) }

// fixed spells the area with dollar signs.
func (a area) fixed() string {
	return fmt.Sprintf("$%s$%d:$%s$%d", ratingcore.ColumnName(a.col), a.row, ratingcore.ColumnName(a.toCol), a.toRow)
}

// grown returns the area enlarged to a row and a column, where it began before
// them.
func (a area) grown(row, col int) area {
	a.toRow, a.toCol = max(a.toRow, row), max(a.toCol, col)
	return a
}

// printed lets the print area of a sheet reach a row and a column; without one
// it is set, with the heading row repeated on every page.
func (r *revision) printed(sheet string, header int, to area) {
	at, quoted := r.position(sheet), quoteSheet(sheet)
	old := r.defined(areaName, at)
	if old == "" {
		r.define(areaName, at, quoted+"!"+to.fixed())
	} else if name, cells, ok := strings.Cut(old, "!"); ok {
		if a, ok := parseArea(cells); ok { // of several areas none is the chart's alone
			r.define(areaName, at, name+"!"+a.grown(to.toRow, to.toCol).fixed())
		}
	}
	if header > 0 && r.defined(titlesName, at) == "" {
		r.define(titlesName, at, fmt.Sprintf("%s!$%d:$%d", quoted, header, header))
	}
}
