package xlsx

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// The columns of the sheet Audit. Each of the steps 3, 4 and 5 has a column
// with the opponents' ratings, one with the expectancies, and one for its
// results.
const (
	roundCol = 1 + iota
	numberCol
	nameCol
	resultCol
	pointsCol
	opponentCol // of step 3; those of 4 and 5 follow, each with its expectancies between
	_
	_
	_
	_
	_
	_ // narrow, between the games and the quantities
	symbolCol
	stepCol // of step 3; those of 4 and 5 follow
	_
	valueCol // of step 5, and of what belongs to no step
	ruleCol
	textCol
	auditCols = textCol
)

var auditWidths = [auditCols + 1]float64{roundCol: 5, numberCol: 5.5, nameCol: 26, resultCol: 8, pointsCol: 7,
	opponentCol: 9, 8.5, 9, 8.5, 9, 8.5, 1.5, symbolCol: 10, stepCol: 9.5, 9.5, 10.5, ruleCol: 48, textCol: 7}

// auditCell is a cell: a value, or a formula with the value it has now.
type auditCell struct {
	value   any
	formula string
	style   int
}

// auditGrid is a stretch of rows.
type auditGrid struct {
	first int
	rows  [][auditCols + 1]auditCell
	lines []int // how many lines of text a row needs, where it is more than one
}

func newAuditGrid(first, rows int) *auditGrid {
	return &auditGrid{first: first, rows: make([][auditCols + 1]auditCell, rows), lines: make([]int, rows)}
}

// set writes a cell.
func (g *auditGrid) set(row, col int, c auditCell) { g.rows[row-g.first][col] = c }

// fill gives the empty cells of a row a style, from a column to another.
func (g *auditGrid) fill(row, from, to, style int) {
	for col := from; col <= to; col++ {
		g.rows[row-g.first][col].style = style
	}
}

// auditWriter writes the text of the sheet.
type auditWriter struct {
	b     strings.Builder
	from  *worksheet
	name  string
	links []jump
	line  []byte
	last  int // the last row

	filter string // the range of the index, which can be filtered
	used   int    // lines of the present page
	breaks []int  // the last rows of pages
}

// write adds rows, which stand below those before.
func (w *auditWriter) write(g *auditGrid) {
	for i := range g.rows {
		w.last = g.first + i
		w.line = append(strconv.AppendInt(append(w.line[:0], `<row r="`...), int64(w.last), 10), '"')
		if n := g.lines[i]; n > 1 {
			w.line = fmt.Appendf(w.line, ` ht="%d" customHeight="1"`, 15*n)
		}
		w.line = append(w.line, '>')
		for col := range g.rows[i] {
			if c := &g.rows[i][col]; c.value != nil || c.style > 0 {
				w.cell(cellAt{w.last, col}, c)
			}
		}
		w.b.Write(append(w.line, "</row>"...))
	}
}

// cell adds a cell to the line.
func (w *auditWriter) cell(at cellAt, c *auditCell) {
	if c.formula == "" {
		w.line = w.from.appendCell(w.line, write{at, c.value, c.style})
		return
	}
	w.line = appendName(append(w.line, `<c r="`...), at)
	w.line = append(strconv.AppendInt(append(w.line, `" s="`...), int64(c.style), 10), '"')
	text, isText := c.value.(string)
	if isText {
		w.line = append(w.line, ` t="str"`...)
	}
	w.line = append(append(append(w.line, "><f>"...), escapeXML(c.formula)...), "</f>"...)
	switch v := c.value.(type) {
	case int:
		w.line = strconv.AppendInt(append(w.line, "<v>"...), int64(v), 10)
	case float64:
		if math.IsNaN(v) || math.IsInf(v, 0) {
			v = 0
		}
		w.line = strconv.AppendFloat(append(w.line, "<v>"...), v, 'g', -1, 64)
	default:
		w.line = append(append(w.line, "<v>"...), escapeXML(text)...)
	}
	w.line = append(w.line, "</v></c>"...)
}

// link lets a cell lead to another place of the sheet, as far as Excel allows.
func (w *auditWriter) link(row, col, to int) bool {
	const most = 60000
	if len(w.links) == most {
		return false
	}
	w.links = append(w.links, jump{cellAt{row, col}, quoteSheet(w.name) + "!" + cellName(1, to)})
	return true
}

// page begins a new page where a block of so many lines would be cut by its
// end. Excel allows about a thousand such breaks.
func (w *auditWriter) page(lines int) {
	const (
		full = 59 // lines of a landscape page at this scale
		most = 1000
	)
	if w.used == 0 || w.used+lines > full && len(w.breaks) < most {
		w.breaks = append(w.breaks, w.last+1)
		w.used = 0
	}
	w.used += lines + 1
}

// scale is the size in percent at which the columns fit a landscape page.
const scale = 59

// begin writes what stands before the cells, of which there will be so many
// rows.
func (w *auditWriter) begin(rows int) {
	const rowLength = 1000 // on average, of a player with nine games
	w.b.Grow(min(rows*rowLength, maxAudit) + 4000)
	fmt.Fprintf(&w.b, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`+"\n"+`<worksheet xmlns="%s">`+
		`<dimension ref="%s"/><sheetViews><sheetView showGridLines="0" zoomScale="85" zoomScaleNormal="85" workbookViewId="0">`+
		`<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`+
		`<sheetFormatPr defaultRowHeight="15"/><cols>`, mainSpace, area{1, 1, rows, auditCols})
	for col := 1; col <= auditCols; col++ {
		fmt.Fprintf(&w.b, `<col min="%d" max="%d" width="%g" customWidth="1"/>`, col, col, auditWidths[col])
	}
	w.b.WriteString("</cols><sheetData>")
}

// end adds what follows the cells and returns the text of the sheet's part.
// Formulas that differ from their neighbors are meant to: Excel need not mark
// them.
func (w *auditWriter) end() string {
	b := &w.b
	b.WriteString("</sheetData>")
	if w.filter != "" {
		b.WriteString(`<autoFilter ref="` + w.filter + `"/>`)
	}
	if len(w.links) > 0 {
		b.WriteString("<hyperlinks>")
		for _, l := range w.links {
			fmt.Fprintf(b, `<hyperlink ref="%s" location="%s"/>`, l.at, escapeXML(l.to))
		}
		b.WriteString("</hyperlinks>")
	}
	fmt.Fprintf(b, `<pageMargins left="0.4" right="0.4" top="0.35" bottom="0.45" header="0.2" footer="0.25"/>`+
		`<pageSetup scale="%d" orientation="landscape"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>`, scale)
	if n := len(w.breaks); n > 0 {
		fmt.Fprintf(b, `<rowBreaks count="%d" manualBreakCount="%d">`, n, n)
		for _, row := range w.breaks {
			fmt.Fprintf(b, `<brk id="%d" max="16383" man="1"/>`, row)
		}
		b.WriteString("</rowBreaks>")
	}
	fmt.Fprintf(b, `<ignoredErrors><ignoredError sqref="%s" formula="1" formulaRange="1" emptyCellReference="1"/></ignoredErrors></worksheet>`,
		area{1, 1, w.last, auditCols})
	return b.String()
}
