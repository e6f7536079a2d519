package xlsx

import "slices"

// Cells returns rows of a sheet as text, to be shown around a problem: for
// each row asked for its columns from A to the last that one of them uses.
// The sheet is counted from 1, as in a Ref. It is empty when there is no such
// sheet, or when the file cannot be scanned.
func (b *Book) Cells(sheet int, rows []int) [][]string {
	w, err := scanWorkbook(b.Data, b.Name)
	if err != nil || sheet < 1 || sheet > len(w.sheets) {
		return nil
	}
	s := w.sheets[sheet-1]
	last := 0
	for _, row := range rows {
		if cells := s.row(row); len(cells) > 0 {
			last = max(last, int(cells[len(cells)-1].col))
		}
	}
	list := make([][]string, len(rows))
	for i, row := range rows {
		list[i] = make([]string, last)
		for _, c := range s.row(row) {
			list[i][c.col-1] = s.shown(&c)
		}
	}
	return list
}

// shown is what a cell holds as a person would see it: what has no value that
// can be read is shown as it stands.
func (s *sheet) shown(c *cell) string {
	if c.trouble() != "" {
		return tidy(c.text)
	}
	return s.string(c)
}

// HeaderOf returns the row of headings of the table of a sheet that a row
// belongs to, 0 when the row is in none.
func (b *Book) HeaderOf(sheet string, row int) int {
	tables := append(slices.Clone(b.Charts), b.Roster, b.Log)
	header := 0
	for _, t := range tables {
		if t.Exists() && t.Sheet == sheet && t.Header <= row && (row <= t.Last+1 || t.Last < t.First) {
			header = max(header, t.Header)
		}
	}
	return header
}
