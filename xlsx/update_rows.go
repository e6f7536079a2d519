package xlsx

import (
	"slices"
	"strconv"
	"strings"
)

// settle turns the writes into edits of the text, and returns it with all
// edits made. The sheet is done with after that.
func (s *worksheet) settle() string {
	if len(s.writes)+len(s.stale)+len(s.own)+len(s.dropped) > 0 {
		s.settleRows()
		s.settleSize()
	}
	return s.String()
}

// settleRows rewrites the rows that change and adds those that are not there.
// Where rows are dropped, writes name the rows as they are numbered after that.
func (s *worksheet) settleRows() {
	data, byRow := s.kid("sheetData"), s.sorted()
	at, moved := 0, 0
	var tail strings.Builder
	for _, row := range s.rows {
		if s.dropped[row.n] {
			s.replace(row.start, row.end, "")
			moved++
			continue
		}
		for ; at < len(byRow) && byRow[at][0].row < row.n-moved; at++ {
			s.replace(row.start, row.start, s.qualify(s.newRow(byRow[at])))
		}
		var writes []write
		if at < len(byRow) && byRow[at][0].row == row.n-moved {
			writes = byRow[at]
			at++
		}
		if len(writes) > 0 || moved > 0 || s.touched(row) {
			s.replace(row.start, row.end, s.rewrite(row, writes, moved))
		}
	}
	for ; at < len(byRow); at++ {
		tail.WriteString(s.newRow(byRow[at]))
	}
	switch {
	case tail.Len() == 0:
	case data == nil:
		s.put("sheetData", "<sheetData>"+tail.String()+"</sheetData>")
	default:
		s.insert(data, tail.String())
	}
}

// sorted returns the writes by row, each row by column, the last of several
// for a cell.
func (s *worksheet) sorted() [][]write {
	slices.SortStableFunc(s.writes, func(a, b write) int {
		if a.row != b.row {
			return a.row - b.row
		}
		return a.col - b.col
	})
	var rows [][]write
	kept := s.writes[:0]
	for i, w := range s.writes {
		if i+1 < len(s.writes) && s.writes[i+1].cellAt == w.cellAt {
			continue
		}
		kept = append(kept, w)
	}
	s.writes = kept
	for from, i := 0, 1; i <= len(kept); i++ {
		if i == len(kept) || kept[i].row != kept[from].row {
			rows = append(rows, kept[from:i])
			from = i
		}
	}
	return rows
}

// touched says whether a formula of the row changes.
func (s *worksheet) touched(row rowSpot) bool {
	if len(s.stale)+len(s.own) == 0 {
		return false
	}
	for _, c := range s.cells[row.from:row.to] {
		if at := (cellAt{row.n, c.col}); c.formula > 0 && (s.stale[at] || s.own[at] != "") {
			return true
		}
	}
	return false
}

func (s *worksheet) newRow(writes []write) string {
	b := append(strconv.AppendInt([]byte(`<row r="`), int64(writes[0].row), 10), `">`...)
	for _, w := range writes {
		w.style = max(w.style, 0)
		b = s.appendCell(b, w)
	}
	return string(append(b, "</row>"...))
}

// rewrite returns a row with values written into it, moved up by so many rows.
func (s *worksheet) rewrite(row rowSpot, writes []write, moved int) string {
	tag := setAttribute(s.text[row.start:row.open], "spans", "")
	if moved > 0 {
		tag = setAttribute(tag, "r", strconv.Itoa(row.n-moved))
	}
	if strings.HasSuffix(tag, "/>") {
		tag = strings.TrimRight(tag[:len(tag)-2], " ") + ">"
	}
	b := make([]byte, 0, row.end-row.start+40*len(writes))
	b = append(b, tag...)
	for _, c := range s.cells[row.from:row.to] {
		n := 0
		for n < len(writes) && writes[n].col < c.col {
			n++
		}
		b = s.appendCells(b, writes[:n])
		writes = writes[n:]
		if len(writes) == 0 || writes[0].col > c.col {
			b = append(b, s.kept(row.n, c, moved)...)
			continue
		}
		w := writes[0]
		if w.style < 0 {
			w.style = c.style
		}
		b = s.appendCells(b, []write{w})
		writes = writes[1:]
	}
	b = s.appendCells(b, writes)
	return string(b) + "</" + s.prefix + "row>"
}

// appendCells spells cells with the prefix of the part.
func (s *worksheet) appendCells(b []byte, writes []write) []byte {
	from := len(b)
	for _, w := range writes {
		w.style = max(w.style, 0)
		b = s.appendCell(b, w)
	}
	if s.prefix != "" {
		b = append(b[:from], s.qualify(string(b[from:]))...)
	}
	return b
}

// kept returns a cell that keeps its content, but for a formula's old result.
func (s *worksheet) kept(row int, c cellSpot, moved int) string {
	text, at := s.text[c.start:c.end], cellAt{row, c.col}
	if c.formula > 0 {
		f := s.formulas[c.formula-1]
		if s.stale[at] && f.result > 0 {
			text = s.text[c.start:f.result] + s.given[at] + s.text[f.stop:c.end]
		}
		if own := s.own[at]; own != "" {
			text = s.alone(c, f, own)
		}
	}
	if moved > 0 {
		end := strings.IndexByte(text, '>') + 1
		text = setAttribute(text[:end], "r", cellName(c.col, row-moved)) + text[end:]
	}
	return text
}

// alone returns a cell with a formula of its own instead of a shared one.
func (s *worksheet) alone(c cellSpot, f formulaSpot, formula string) string {
	head := s.text[c.start:f.from]
	open := strings.LastIndexByte(head, '<')
	result := ""
	if f.result > 0 && !s.stale[f.at] {
		result = s.text[f.result:f.stop]
	}
	return head[:open] + s.qualify("<f>"+escapeFormula(formula)+"</f>") + result + "</" + s.prefix + "c>"
}

// escapeFormula writes a formula into an element; unlike text it has no
// escapes of Excel's own.
func escapeFormula(f string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(f)
}

// settleSize corrects the range that the sheet says it fills.
func (s *worksheet) settleSize() {
	lastRow, lastCol := 1, 1
	for _, w := range s.writes {
		lastRow, lastCol = max(lastRow, w.row), max(lastCol, w.col)
	}
	for _, row := range s.rows {
		if row.to > row.from {
			lastRow, lastCol = max(lastRow, row.n), max(lastCol, s.cells[row.to-1].col)
		}
	}
	s.put("dimension", `<dimension ref="A1:`+cellName(lastCol, lastRow)+`"/>`)
}
