package report

import (
	"bufio"
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// textLegend collects what the crosstables of an event use, so that it is
// explained once, and nothing else.
type textLegend struct {
	usage
	shown []ratingcore.Column
}

// add notes the cells of a table and its columns that found room.
func (l *textLegend) add(t *ratingcore.Table, g *grid) {
	l.family = t.Section.Choice.Family
	for i := range t.Rows {
		row := &t.Rows[i]
		for j := range row.Values {
			l.note(&row.Values[j])
		}
		l.tag(row)
		if row.Tied && l.tied == "" {
			l.tied = strconv.Itoa(row.Place) + "="
		}
	}
	for i := range g.columns {
		c := g.columns[i].Column
		if !slices.ContainsFunc(l.shown, func(s ratingcore.Column) bool { return s.Key == c.Key && s.TieBreak == c.TieBreak }) {
			l.shown = append(l.shown, c)
		}
	}
}

// write sets the legend in lines of the terminal's width.
func (l *textLegend) write(b *bufio.Writer, o TextOptions) {
	if len(l.shown) == 0 {
		return
	}
	limit := o.Width
	if limit == 0 {
		limit = 100
	}
	b.WriteByte('\n')
	wrap(b, l.results(), limit)
	wrap(b, l.ratings(l.shown, o.Performance), limit)
}

// wrap sets legend entries one after another; lines break between words, and
// never between a key and its first word.
func wrap(b *bufio.Writer, list []legendEntry, limit int) {
	used := 0
	for i, e := range list {
		end := ";"
		if i == len(list)-1 {
			end = ""
		}
		words := strings.Fields(ascii.Replace(e.words) + end)
		words[0] = ascii.Replace(e.key) + ": " + words[0]
		for _, w := range words {
			switch {
			case used > 0 && used+1+width(w) > limit:
				b.WriteByte('\n')
				used = 0
			case used > 0:
				b.WriteByte(' ')
				used++
			}
			b.WriteString(w)
			used += width(w)
		}
	}
	if used > 0 {
		b.WriteByte('\n')
	}
}
