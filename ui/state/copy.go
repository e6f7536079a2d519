package state

import (
	"slices"
	"strings"

	"wallchart/ratingcore"
)

// Shown returns the columns of the table that the view shows: without those
// switched off, and without a column of IDs or states that nobody has.
func Shown(t *ratingcore.Table, v *View) []ratingcore.Column {
	var list []ratingcore.Column
	for _, c := range t.Columns {
		if !v.Hidden[c.Key] {
			list = append(list, c)
		}
	}
	return list
}

// Copy returns the chosen rows, all where none are, with a line of headings,
// as the clipboard wants a table: tabs between cells, lines ended by CR LF.
// Numbers are spelled plainly, and text that Excel would take for a formula
// has an apostrophe before it.
func Copy(d *Document, v *View) string {
	t := d.Table(v.Section)
	var cols []int
	for i := range t.Columns {
		if !v.Hidden[t.Columns[i].Key] {
			cols = append(cols, i)
		}
	}
	var b strings.Builder
	line := func(cell func(col int) string) {
		for k, i := range cols {
			if k > 0 {
				b.WriteByte('\t')
			}
			b.WriteString(cell(i))
		}
		b.WriteString("\r\n")
	}
	line(func(i int) string { return field(copyHead(&t.Columns[i])) })
	for _, r := range Rows(d, v) {
		row := &t.Rows[r]
		if len(v.Chosen) > 0 && !slices.Contains(v.Chosen, row.Entry) {
			continue
		}
		line(func(i int) string { return copyCell(&t.Columns[i], row.Values[i]) })
	}
	return b.String()
}

// copyHead is a heading that says all in one line.
func copyHead(c *ratingcore.Column) string {
	switch {
	case c.Sheet != "":
		return c.Sheet
	case c.Key == ratingcore.KeyTieBreak:
		return c.Long
	}
	return c.Short
}

// copyCell spells a value for the clipboard.
func copyCell(c *ratingcore.Column, v ratingcore.Value) string {
	text := v.Spell(ratingcore.ASCII)
	switch v.Kind {
	case ratingcore.TextValue, ratingcore.ResultValue:
		return field(text)
	case ratingcore.RatingValue:
		text = v.Main(ratingcore.ASCII) + strings.TrimSuffix(v.Hang(ratingcore.ASCII), "f") // a number stays one
	case ratingcore.ChangeValue:
		text = strings.TrimPrefix(text, "+")
	}
	if v.Mark == ratingcore.NoGames || v.Mark == ratingcore.NoRating && c.Key == ratingcore.KeyPost {
		return ""
	}
	return text
}

// field makes a text safe in a cell: on one line, without tabs, and no
// formula.
func field(text string) string {
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\t' || r == '\r' || r == '\n' }), " ")
	if text != "" && strings.ContainsRune("=+-@＝＋－＠", []rune(text)[0]) {
		return "'" + text
	}
	return text
}
