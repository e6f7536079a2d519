package xlsx

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// headerRows is how far down a sheet its heading row is looked for.
const headerRows = 40

// region is a table of a sheet with its headings found.
type region struct {
	*sheet
	Table
	cols  map[string]uint16 // as Table.Cols, in the form that places share
	known [maxCols + 1]bool // by column: it has one of the headings
}

// findTable looks for the row that holds most of a vocabulary's headings, among
// them all of need. It returns nil when there is none.
func (s *sheet) findTable(v vocabulary, need ...string) *region {
	var best *region
	for n := 1; n <= min(headerRows, s.lastRow()); n++ {
		t := &region{sheet: s, Table: Table{Sheet: s.name, Header: n, Cols: map[string]int{}, Own: map[string]int{}}}
		for _, c := range s.row(n) {
			if w, ok := v[heading(s.string(&c))]; ok && t.claims(&c, w) {
				t.Cols[w] = int(c.col)
			}
		}
		if (best == nil || len(t.Cols) > len(best.Cols)) && t.hasAll(need) {
			best = t
		}
	}
	if best != nil {
		best.bound()
	}
	return best
}

// claims says whether a heading is the one to read a word's column by: the
// first of them, but for one in the contract's own spelling.
func (t *region) claims(c *cell, word string) bool {
	before := t.Cols[word]
	own := func(c *cell) bool { return heading(t.string(c)) == heading(word) }
	return before == 0 || own(c) && !own(t.at(int(c.row), before))
}

func (t *region) hasAll(need []string) bool {
	for _, w := range need {
		if t.Cols[w] == 0 {
			return false
		}
	}
	return true
}

// bound sets the table's rows and shares its columns with places: the rows of
// data are those below the headings, down to the last with a value.
func (t *region) bound() {
	t.First, t.Last, t.LastCol = t.Header+1, max(t.lastRow(), t.Header), t.maxCol
	t.cols = make(map[string]uint16, len(t.Cols))
	for w, c := range t.Cols {
		t.cols[w] = uint16(c)
		t.known[c] = true
	}
}

// get returns the cell under a heading in a row, or nil.
func (t *region) get(row int, word string) *cell {
	if col := t.cols[word]; col > 0 {
		return t.at(row, int(col))
	}
	return nil
}

// blank says whether a row has no value under any of the table's headings.
func (t *region) blank(row int) bool {
	for _, c := range t.row(row) {
		if t.known[c.col] && t.filled(&c) {
			return false
		}
	}
	return true
}

// filled says whether a cell holds more than spaces.
func (s *sheet) filled(c *cell) bool {
	return c != nil && (c.kind != textCell || tidy(c.text) != "")
}

// place returns a row as the core remembers it.
func (t *region) place(row int) ratingcore.Place {
	p := ratingcore.Place{Row: t.ref(row, 1), Cols: t.cols}
	if cells := t.row(row); len(cells) > 0 {
		p.Row.Col = cells[0].col
	}
	return p
}

// oddities tells what in the table's range may not be what it looks like:
// damage, disorder, hidden rows and columns, merged cells.
func (t *region) oddities() []ratingcore.Problem {
	var list []ratingcore.Problem
	say := func(level ratingcore.Severity, rule string, at ratingcore.Ref, format string, args ...any) {
		list = append(list, ratingcore.Problem{Severity: level, Rule: rule, At: at, Text: fmt.Sprintf(format, args...)})
	}
	if t.err != nil {
		say(ratingcore.Error, "damaged sheet", t.ref(t.lastRow(), 1),
			"the sheet is damaged (%v), and what follows row %d is lost: open the workbook in Excel, let Excel repair it, and save it", t.err, t.lastRow())
	}
	if t.unordered {
		say(ratingcore.Warning, "cell order", t.ref(t.Header, 1), "cells stand out of order in the file; they were read by their names: open the workbook in Excel and save it")
	}
	if rows := t.hiddenHere(); len(rows) > 0 {
		say(ratingcore.Warning, "hidden", t.ref(rows[0], 1), "hidden rows were read too: %s: show them, and delete those that do not belong to the event",
			several(rows, strconv.Itoa))
	}
	if cols := t.hiddenColumns(); len(cols) > 0 {
		say(ratingcore.Info, "hidden", t.ref(t.Header, cols[0]), "hidden columns were read too: %s", several(cols, ratingcore.ColumnName))
	}
	for _, m := range t.merged[:min(len(t.merged), 1000)] {
		if len(list) < 20 && m.toRow >= t.First && m.row <= t.Last && t.covers(m) {
			say(ratingcore.Warning, "merged cells", t.ref(m.row, m.col), "the cells %s%d:%s%d are merged, so that only the first has a value: unmerge them",
				ratingcore.ColumnName(m.col), m.row, ratingcore.ColumnName(m.toCol), m.toRow)
		}
	}
	return append(list, t.twice()...)
}

// covers says whether a span touches a column of the table, in a row that has
// values in other columns too.
func (t *region) covers(m span) bool {
	touched := 0
	for _, col := range t.Cols {
		if col >= m.col && col <= m.toCol {
			touched++
		}
	}
	if touched == 0 {
		return false
	}
	for row := max(m.row, t.First); row <= min(m.toRow, t.Last, max(m.row, t.First)+50); row++ {
		for _, col := range t.Cols {
			if (col < m.col || col > m.toCol) && t.filled(t.at(row, col)) {
				return true
			}
		}
	}
	return false
}

// hiddenHere lists the hidden rows with values inside the table.
func (t *region) hiddenHere() (rows []int) {
	for _, r := range t.hiddenRows {
		if int(r) >= t.First && int(r) <= t.Last && !t.blank(int(r)) {
			rows = append(rows, int(r))
		}
	}
	return rows
}

// hiddenColumns lists the hidden columns that are read.
func (t *region) hiddenColumns() (cols []int) {
	for col := 1; col <= t.maxCol; col++ {
		if t.known[col] && slices.ContainsFunc(t.hiddenCols, func(h span) bool { return col >= h.col && col <= h.toCol }) {
			cols = append(cols, col)
		}
	}
	return cols
}

// several spells numbers one behind the other, the first ten of them.
func several(list []int, spell func(int) string) string {
	var names []string
	for _, n := range list[:min(len(list), 10)] {
		names = append(names, spell(n))
	}
	text := strings.Join(names, ", ")
	if n := len(list) - len(names); n > 0 {
		text += fmt.Sprintf(" and %d more", n)
	}
	return text
}
