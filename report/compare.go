package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"wallchart/ratingcore"
)

// CompareOptions chooses what Compare writes.
type CompareOptions struct {
	Section string // only the section of this name; empty: all
	Width   int    // columns of the terminal, for the notes; 0 is 100
}

// Compare writes an event rated under several rules: for each section and
// system the ratings side by side, the differences to the first rules, and
// what they come to. The error is that of the writer.
func Compare(w io.Writer, c *ratingcore.Comparison, o CompareOptions) error {
	e := &explainText{Writer: bufio.NewWriter(w)}
	if o.Width == 0 {
		o.Width = explainWidth
	}
	fmt.Fprintln(e, eventLine(c.Rated[0]))
	for k, choice := range c.Rules {
		words := c.Rated[k].Rules
		if k == 0 {
			words += " (the others are compared with it)"
		}
		fmt.Fprintf(e, "%-19s %s\n", choice, words)
	}
	blank := false
	for i := range c.Tables {
		t := &c.Tables[i]
		if o.Section != "" && t.Section != o.Section {
			continue
		}
		fmt.Fprintf(e, "\n%s, %s\n\n", plain(t.Section), t.System.Name())
		compareGrid(c, t).write(e.Writer)
		first := true
		for k := range c.Rules {
			blank = blank || !t.Rates[k]
			if k > 0 && t.Effects[k].Compared > 0 {
				if first {
					e.WriteByte('\n')
				}
				first = false
				e.flow(0, o.Width, fmt.Sprintf("%s against %s: %s", c.Rules[k], c.Rules[0], EffectWords(t, k, ratingcore.ASCII)))
			}
		}
	}
	if len(c.Tables) == 0 {
		fmt.Fprintln(e, "\nno section could be rated")
	}
	e.notes(c, o, blank)
	return e.Flush()
}

// notes writes the legend and what is to be told of the rules.
func (e *explainText) notes(c *ratingcore.Comparison, o CompareOptions, blank bool) {
	e.WriteByte('\n')
	legend := "+/-: difference of the printed ratings"
	if blank {
		legend += "; blank: not rated in this system under these rules"
	}
	e.flow(0, o.Width, legend)
	for _, n := range c.Notes {
		if o.Section != "" && n.Section != "" && n.Section != o.Section {
			continue
		}
		e.flow(0, o.Width, plain(NoteWords(n)))
	}
}

// NoteWords spells a note with its rules and section.
func NoteWords(n ratingcore.ComparisonNote) string {
	text := n.Rules.String() + ": "
	if n.Section != "" {
		text += n.Section + " is "
	}
	return text + n.Text
}

// EffectWords sums up what rules k change in a table.
func EffectWords(t *ratingcore.ComparisonTable, k int, style ratingcore.Style) string {
	e := t.Effects[k]
	if e.Differ == 0 {
		return fmt.Sprintf("no difference in %s", ratingcore.Count(e.Compared, "rating"))
	}
	change := func(v float64) string {
		return ratingcore.Value{Kind: ratingcore.ChangeValue, Num: v}.Spell(style)
	}
	words := []string{fmt.Sprintf("%d of %s differ", e.Differ, ratingcore.Count(e.Compared, "rating")), "mean " + meanWords(e.Mean, style)}
	for _, at := range []struct {
		row  int
		word string
	}{{e.Most, "most"}, {e.Least, "least"}} {
		if at.row >= 0 {
			words = append(words, fmt.Sprintf("%s %s %s", at.word, change(t.Rows[at.row].Change[k].Num), t.Rows[at.row].Name))
		}
	}
	return strings.Join(words, ", ")
}

// meanWords spells a mean difference: "+1.3", "0.0".
func meanWords(mean float64, style ratingcore.Style) string {
	s := fmt.Sprintf("%+.1f", mean)
	switch {
	case s == "+0.0", s == "-0.0":
		return "0.0"
	case style == ratingcore.Paper:
		return strings.Replace(s, "-", "−", 1)
	}
	return s
}

// compareGrid sets a table: number, name, rating before, and for each rules
// the rating after with the difference.
func compareGrid(c *ratingcore.Comparison, t *ratingcore.ComparisonTable) *grid {
	g := &grid{}
	var numbers, names []string
	for i := range t.Rows {
		numbers = append(numbers, fmt.Sprint(t.Rows[i].Number))
		names = append(names, t.Rows[i].Name)
	}
	g.add(column("No.", true, numbers))
	g.add(column("Name", false, names))
	if !t.Moves {
		g.add(valueColumn("Pre", "", t, before))
	}
	for k, choice := range c.Rules {
		if !t.Rates[k] {
			continue
		}
		group := choice.String()
		if t.Moves {
			g.add(valueColumn("Pre", group, t, func(r *ratingcore.ComparisonRow) ratingcore.Value { return r.Pre[k] }))
		}
		g.add(valueColumn("Post", group, t, func(r *ratingcore.ComparisonRow) ratingcore.Value { return r.Post[k] }))
		if k > 0 && t.Rates[0] {
			g.add(valueColumn("+/-", group, t, func(r *ratingcore.ComparisonRow) ratingcore.Value { return r.Change[k] }))
		}
	}
	g.widenGroups()
	return g
}

// widenGroups makes the last column of each group wide enough for the group's
// heading over all of them.
func (g *grid) widenGroups() {
	for i := 0; i < len(g.columns); {
		j, have := i, 0
		for ; j < len(g.columns) && g.columns[j].Group == g.columns[i].Group; j++ {
			have += g.columns[j].main + g.columns[j].hang + gap
		}
		if short := width(g.columns[i].Group) + 1 - have; short > 0 && g.columns[i].Group != "" {
			g.columns[j-1].main += short
		}
		i = j
	}
}

// before is the rating before of the first rules that have one.
func before(r *ratingcore.ComparisonRow) ratingcore.Value {
	for _, v := range r.Pre {
		if v.Kind != ratingcore.Nothing {
			return v
		}
	}
	return ratingcore.Value{}
}

func valueColumn(head, group string, t *ratingcore.ComparisonTable, of func(*ratingcore.ComparisonRow) ratingcore.Value) gridColumn {
	c := gridColumn{Column: ratingcore.Column{Short: head, Group: group, Right: true}}
	for i := range t.Rows {
		v := of(&t.Rows[i])
		c.cells = append(c.cells, spell(&v, true))
	}
	return c
}
