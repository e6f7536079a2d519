package ui

import (
	"strconv"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// sheetPart is the stretch of a sheet around a cell: the row of headings, and
// the row with its neighbours.
type sheetPart struct {
	rows   []int // as the sheet counts them
	header int   // which of them are the headings, −1 for none
	cols   []int
	cells  [][]string // by row and column of the above
	row    int        // index of the problem's row
	col    int        // of its column, −1 when it names none
	twin   int        // index of the row that does not agree with it, −1 for none
}

// sheetAround reads the cells around a problem; ok is false for a problem
// without a cell, or of a text file.
func sheetAround(d *state.Document, t *state.Trouble) (p sheetPart, ok bool) {
	if d.Book == nil || t.Sheet == "" || t.At.Row < 1 || d.Event.Source.Text {
		return p, false
	}
	at := int(t.At.Row)
	header := d.Book.HeaderOf(t.Sheet, at)
	if header > 0 && header < at {
		p.rows = append(p.rows, header)
	}
	twin := twinOf(d, t)
	p.rows = append(p.rows, rowsAround(at, header, int(twin.Row))...)
	all := d.Book.Cells(int(t.At.Sheet), p.rows)
	if len(all) == 0 || len(all[0]) == 0 {
		return p, false
	}
	p.header, p.twin = -1, -1
	for i, r := range p.rows {
		if r == header {
			p.header = i
		}
		if r == at {
			p.row = i
		}
		if r == int(twin.Row) {
			p.twin = i
		}
	}
	p.choose(all, int(t.At.Col))
	return p, true
}

// rowsAround are the row of a problem and its neighbours; where another row
// does not agree with it, that row instead.
func rowsAround(at, header, twin int) []int {
	if at == header {
		return []int{at, at + 1}
	}
	if twin > 0 {
		return []int{min(at, twin), max(at, twin)}
	}
	var rows []int
	for r := max(at-1, header+1, 1); r <= at+1; r++ {
		rows = append(rows, r)
	}
	return rows
}

// twinOf is the cell of the opponent that a result does not agree with.
func twinOf(d *state.Document, t *state.Trouble) ratingcore.Ref {
	if t.Rule != "mirror" && t.Rule != "color" || t.Section < 0 || t.Entry < 0 || t.Round < 1 {
		return ratingcore.Ref{}
	}
	s := &d.Event.Sections[t.Section]
	own := s.Entries[t.Entry].Results
	if t.Round > len(own) {
		return ratingcore.Ref{}
	}
	for i := range s.Entries {
		if e := &s.Entries[i]; e.Number == own[t.Round-1].Opponent && t.Round <= len(e.Results) && e.At.Row.Sheet == t.At.Sheet && e.At.Row.Row != t.At.Row {
			return e.At.Row
		}
	}
	return ratingcore.Ref{}
}

// most columns of the little sheet.
const sheetColumns = 12

// choose takes the columns that show who it is about, which are the first
// three, and those around the cell.
func (p *sheetPart) choose(all [][]string, col int) {
	last := max(len(all[0]), col)
	from := 1
	if last > sheetColumns {
		last = min(last, max(col+3, sheetColumns))
		from = max(1, last-sheetColumns+4)
	}
	for c := 1; c <= last; c++ {
		if c <= 3 || c >= from {
			p.cols = append(p.cols, c)
		}
	}
	p.col = -1
	for i, c := range p.cols {
		if c == col {
			p.col = i
		}
	}
	for _, row := range all {
		var cells []string
		for _, c := range p.cols {
			text := ""
			if c <= len(row) {
				text = row[c-1]
			}
			cells = append(cells, text)
		}
		p.cells = append(p.cells, cells)
	}
}

// sheet measures in units.
const (
	sheetRow   = 24
	sheetSide  = 30 // the column of row numbers
	sheetLeast = 34
	sheetMost  = 150
)

// widths gives each column the room of its longest text, all of them together
// at most the width given.
func (p *sheetPart) widths(width float32) []float32 {
	list := make([]float32, len(p.cols))
	sum := float32(sheetSide)
	for c := range p.cols {
		wide := float32(sheetLeast)
		for r := range p.cells {
			wide = max(wide, look.Width(p.cells[r][c], look.Style{Size: look.SizeHead, Bold: r == p.header || c == p.col})/look.Zoom()+14)
		}
		list[c] = min(wide, sheetMost)
		sum += list[c]
	}
	if sum > width {
		for c := range list {
			list[c] *= (width - sheetSide) / (sum - sheetSide)
		}
	}
	return list
}

// sheet draws the stretch at x, at most as wide as given, and moves below.
func (b *board) sheet(p sheetPart, x, width float32, m sheetMark) {
	t := sheetTable{sheetPart: p, x: x, widths: p.widths(width), mark: m, total: sheetSide}
	for _, w := range t.widths {
		t.total += w
	}
	total := t.total
	height := float32(20 + sheetRow*len(p.rows))
	top := b.y
	b.frame(x, top, total, height, frameStyle{fill: look.Panel, line: look.Line, radius: 4})
	b.box(x+1, top+1, total-2, 19, look.Header)
	b.box(x+1, top+20, sheetSide-1, height-21, look.Header)
	at := x + sheetSide
	for c, w := range t.widths {
		style := look.Caption
		if c == p.col {
			style = look.Style{Size: look.SizeCaption, Bold: true, Color: m.text}
		}
		b.center(at, w, 20, ratingcore.ColumnName(p.cols[c]), style)
		b.box(at, top+1, 1, height-2, look.Hair)
		at += w
	}
	b.y += 20
	for r := range p.rows {
		b.sheetRow(&t, r)
	}
	b.y += 2
}

// sheetMark are the colors of the cell that a problem stands in.
type sheetMark struct{ ground, line, text look.Color }

// sheetTable is a stretch of a sheet at a place, in units.
type sheetTable struct {
	sheetPart
	x, total float32   // its left edge and its width
	widths   []float32 // of its columns; the row numbers have sheetSide
	mark     sheetMark
}

// sheetRow draws a row of the stretch, by its index, and moves below.
func (b *board) sheetRow(t *sheetTable, r int) {
	style := look.Caption
	meant := r == t.row || r == t.twin
	if meant {
		style = look.Style{Size: look.SizeCaption, Bold: true, Color: t.mark.text}
		b.box(t.x+sheetSide, b.y, t.total-sheetSide-1, sheetRow, look.Hover)
	}
	b.rule(t.x+1, t.total-2, look.Hair)
	b.center(t.x, sheetSide, sheetRow, strconv.Itoa(t.rows[r]), style)
	at := t.x + sheetSide
	for c, w := range t.widths {
		style := look.Style{Size: look.SizeHead, Bold: r == t.header}
		if meant && c == t.col {
			b.frame(at, b.y, w, sheetRow, frameStyle{fill: t.mark.ground, line: t.mark.line, width: 2})
			style = look.Style{Size: look.SizeHead, Bold: true, Color: t.mark.text}
		}
		align := fyne.TextAlignLeading
		if numeric(t.cells[r][c]) {
			align = fyne.TextAlignTrailing
		}
		b.line(at+7, w-14, sheetRow, align, look.Run{Text: t.cells[r][c], Style: style})
		at += w
	}
	b.y += sheetRow
}

// numeric says whether a cell is set flush right: short numbers, not IDs.
func numeric(s string) bool {
	if s == "" || len(s) > 6 {
		return false
	}
	_, err := strconv.ParseFloat(s, 64)
	return err == nil
}
