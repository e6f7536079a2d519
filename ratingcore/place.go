package ratingcore

import "strconv"

// Source is the file an event was read from.
type Source struct {
	Name   string   // file name without folder
	Format string   // "workbook", "csv" …
	Text   bool     // cells are lines and columns (L7:C12), not H13
	Sheets []string // sheet names, as Ref.Sheet counts them from 1
}

// Ref is a cell of the source. The zero value is no cell.
type Ref struct {
	Sheet uint16 // index into Source.Sheets, from 1
	Col   uint16 // from 1
	Row   int32  // from 1
}

// Place is a row of the source together with the columns of its headings, so
// that every value of the row can be found again.
type Place struct {
	Row  Ref               // the row's first used cell
	Cols map[string]uint16 // column by heading, as the workbook's contract spells it; shared by the rows of a table
}

// Cell returns the cell of a heading in the row, or the row's first cell when
// the heading is not there.
func (p Place) Cell(heading string) Ref {
	if c, ok := p.Cols[heading]; ok {
		return Ref{Sheet: p.Row.Sheet, Col: c, Row: p.Row.Row}
	}
	return p.Row
}

// Where spells a cell: the sheet's name, and the cell as H13, or as L7:C12 in
// a text file. Both are empty for the zero Ref.
func (s Source) Where(r Ref) (sheet, cell string) {
	if r.Sheet > 0 && int(r.Sheet) <= len(s.Sheets) {
		sheet = s.Sheets[r.Sheet-1]
	}
	switch {
	case r.Row == 0:
	case s.Text:
		cell = "L" + strconv.Itoa(int(r.Row)) + ":C" + strconv.Itoa(int(r.Col))
	case r.Col == 0:
		cell = strconv.Itoa(int(r.Row))
	default:
		cell = ColumnName(int(r.Col)) + strconv.Itoa(int(r.Row))
	}
	return sheet, cell
}

// ColumnName returns the letters of a column counted from 1: A, Z, AA.
func ColumnName(col int) string {
	var b []byte
	for ; col > 0; col = (col - 1) / 26 {
		b = append([]byte{byte('A' + (col-1)%26)}, b...)
	}
	return string(b)
}
