package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// The crosstable of the US Chess site, pasted into a sheet, has two rows or
// more for a player: place, name, total and results; then state, ID with the
// ratings before and after, and the colors. Opponents are places. Cells stand
// in columns, or each line of the text in one cell, its fields parted by bars.

// crosstable is such a table that was found on a sheet. Fields are columns of
// the sheet, or the fields of a line from 1 on.
type crosstable struct {
	*region
	piped     bool
	column    int   // where piped: the column of the text
	num, name int   // the fields of the place and of the name
	total     int   // the field of the total, 0 when there is none
	rounds    []int // by round: its field
}

// crossField is a field of a line.
type crossField struct {
	text string
	cell *cell
}

// depth is how far down a sheet the first player is looked for.
const depth = 60

// findCrosstable finds a pasted crosstable by the first line that has an ID
// with ratings behind it, under a line with a place, a name and results. It
// returns nil when there is none.
func (s *sheet) findCrosstable() *crosstable {
	for row := 2; row <= min(depth, s.lastRow()); row++ {
		for _, c := range s.row(row) {
			if c.kind != textCell || !strings.Contains(c.text, ":") || !strings.Contains(c.text, "/") {
				continue
			}
			x := &crosstable{region: &region{sheet: s}, name: int(c.col)}
			if strings.Count(c.text, "|") > 2 {
				x.piped, x.column = true, int(c.col)
				x.name = x.fieldWith(row)
			}
			if id, ok := parseCrossID(x.text(row, x.name)); ok && id.id != "" && len(id.ratings) > 0 && x.above(row) {
				return x
			}
		}
	}
	return nil
}

// fieldWith returns the field of a line that holds an ID with ratings.
func (x *crosstable) fieldWith(row int) int {
	for i := 1; i <= x.width(row); i++ {
		if id, ok := parseCrossID(x.text(row, i)); ok && id.id != "" {
			return i
		}
	}
	return 0
}

// above looks at the lines above a player's second one: his first, and the
// headings above that. Where these are missing, the table has no rounds.
func (x *crosstable) above(row int) bool {
	first := row - 1
	for first > 1 && x.empty(first) {
		first--
	}
	if x.text(first, x.name) == "" {
		return false
	}
	for i := x.name - 1; i > 0 && x.num == 0; i-- {
		if x.place(first, i) > 0 {
			x.num = i
		}
	}
	if x.num == 0 {
		return false
	}
	for header := first - 1; header > 0 && header >= first-6; header-- {
		if x.headings(header) {
			break
		}
	}
	x.lay(first)
	return true
}

// headings takes a row as the headings if it names rounds.
func (x *crosstable) headings(row int) bool {
	var rounds []int
	total := 0
	for i := x.name + 1; i <= x.width(row); i++ {
		word, round := chartWord(x.text(row, i))
		switch {
		case word == "Tot" && total == 0:
			total = i
		case round > 0 && round == len(rounds)+1:
			rounds = append(rounds, i)
		case round > 0:
			return false // a round twice, or out of order
		}
	}
	if len(rounds) == 0 {
		return false
	}
	x.Header, x.rounds, x.total = row, rounds, total
	return true
}

// lay fills the table's place for problems and for writing beside it.
func (x *crosstable) lay(first int) {
	x.Table = Table{Sheet: x.sheet.name, Header: x.Header, Cols: map[string]int{}, Own: map[string]int{}}
	if x.Header == 0 {
		x.Header = first - 1
	}
	at := map[string]int{"No": x.num, "Name": x.name, "ID": x.name}
	if x.total > 0 {
		at["Tot"] = x.total
	}
	for i, field := range x.rounds {
		at[roundWord(i+1)] = field
	}
	for word, field := range at {
		if x.piped {
			field = x.column
		}
		x.Cols[word] = field
	}
	for _, c := range x.row(x.Header) {
		if own := ownHeading(x.string(&c)); own != "" && x.Own[own] == 0 {
			x.Own[own] = int(c.col)
		}
	}
	x.bound()
}

// width returns the last field of a line.
func (x *crosstable) width(row int) int {
	if !x.piped {
		return x.maxCol
	}
	if c := x.at(row, x.column); c != nil && c.kind == textCell {
		return strings.Count(c.text, "|") + 1
	}
	return 0
}

// field returns a field of a line; its text is empty where it has none.
func (x *crosstable) field(row, i int) (f crossField) {
	if i < 1 {
		return f
	}
	if !x.piped {
		f.cell = x.at(row, i)
		f.text = x.string(f.cell)
		return f
	}
	f.cell = x.at(row, x.column)
	if f.cell == nil || f.cell.kind != textCell {
		return f
	}
	if parts := strings.Split(f.cell.text, "|"); i <= len(parts) {
		f.text = tidy(parts[i-1])
	}
	return f
}

func (x *crosstable) text(row, i int) string { return x.field(row, i).text }

// place reads a field as a place: a number from 1 on. 0 is none.
func (x *crosstable) place(row, i int) ratingcore.Number {
	text := strings.TrimSuffix(simple(x.text(row, i)), ".")
	if text == "" || len(text) > 5 || strings.Trim(text, "0123456789") != "" {
		return 0
	}
	n, _, _ := opponent(text)
	return n
}

// empty says whether a row has nothing but rules of dashes.
func (x *crosstable) empty(row int) bool {
	for _, c := range x.row(row) {
		if x.piped && int(c.col) != x.column {
			continue
		}
		if c.kind != textCell || strings.Trim(simple(c.text), "-|=_ ") != "" {
			return false
		}
	}
	return true
}
