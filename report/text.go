package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode"

	"wallchart/ratingcore"
)

// TextOptions chooses what Text writes.
type TextOptions struct {
	Performance ratingcore.Performance
	Section     string // only the section of this name; empty: all
	Norms       bool   // the optional column of norms
	Width       int    // columns of the terminal; tables that are wider lose tie-breaks, ID, state and norms. 0: no limit
}

// Text writes the crosstables of a rated event for a terminal, one line a
// player, and after them the problems. Letters outside ASCII stand in names
// and legends alone. The error is that of the writer.
func Text(w io.Writer, r *ratingcore.Rated, o TextOptions) error {
	b := bufio.NewWriter(w)
	l := &textLegend{}
	fmt.Fprintf(b, "%s\n%s\n", eventLine(r), "Rules: "+r.Rules)
	for i := range r.Sections {
		if s := &r.Sections[i]; o.Section == "" || s.Name == o.Section {
			sectionText(b, s, o, l)
		}
	}
	l.write(b, o)
	problemText(b, r, problemsOf(r, o.Section))
	return b.Flush()
}

// ProblemText writes the problems of an event alone, errors first, each with
// its place and what to do. It writes nothing when there are none.
func ProblemText(w io.Writer, r *ratingcore.Rated) error {
	b := bufio.NewWriter(w)
	problemText(b, r, r.Problems)
	return b.Flush()
}

// SectionProblems writes the problems of one section, and those of the event.
func SectionProblems(w io.Writer, r *ratingcore.Rated, section string) error {
	b := bufio.NewWriter(w)
	problemText(b, r, problemsOf(r, section))
	return b.Flush()
}

// eventLine is the event with its place and days.
func eventLine(r *ratingcore.Rated) string {
	e := r.Event
	days := r.Start.String()
	if r.End != r.Start && r.End.Known() {
		days = strings.TrimPrefix(days+" to "+r.End.String(), " to ")
	}
	name := e.Name
	if name == "" {
		name = e.Source.Name
	}
	return plain(listed(name, e.City, e.State, e.Country, days))
}

// sectionText writes the heading and the crosstable of a section, and notes
// what the legend must explain.
func sectionText(b *bufio.Writer, s *ratingcore.RatedSection, o TextOptions, l *textLegend) {
	fmt.Fprintf(b, "\n%s\n%s\n", sectionLine(s), ratedLine(s))
	if len(s.Entries) == 0 {
		return
	}
	t := s.Crosstable(o.Performance, optional(o.Norms)...)
	g := newGrid(t)
	if s.Kind.Foreign() {
		g.add(foreignGames(t))
	}
	g.add(remarks(t))
	dropped := g.fit(o.Width)
	for _, part := range g.parts(o.Width) {
		b.WriteByte('\n')
		part.write(b)
	}
	l.add(t, g)
	if len(dropped) > 0 {
		fmt.Fprintf(b, "left out of this narrow window: %s\n", strings.Join(dropped, ", "))
	}
}

// sectionLine is the section with its size: "Premier: 24 players, 5 rounds, G/60;d5".
func sectionLine(s *ratingcore.RatedSection) string {
	kind := ""
	if s.Kind != ratingcore.Swiss {
		kind = strings.ToLower(s.Kind.String())
		if s.Kind.Foreign() {
			kind = s.Kind.String()
		}
	}
	rounds := ratingcore.Count(s.Columns(), "round")
	switch {
	case s.Kind.Foreign():
		rounds = ratingcore.Count(len(s.Section.Games), "game")
	case s.Held < s.Columns():
		rounds = fmt.Sprintf("%d of %s held", s.Held, rounds)
	}
	online := ""
	if s.Online {
		online = "online"
	}
	return plain(s.Name + ": " + listed(kind, ratingcore.Count(len(s.Entries), "player"), rounds, s.TimeControl, online))
}

// ratedLine says in which systems the section is rated and why, or why it is not.
func ratedLine(s *ratingcore.RatedSection) string {
	switch {
	case s.Failed():
		return "not rated: the section has errors (below)"
	case s.NotRated:
		return "not rated: the workbook says so"
	case len(s.Systems) == 0:
		return "not rated"
	case s.Why == "", s.Why == ratingcore.Names(s.Systems):
		return "rated " + ratingcore.Names(s.Systems)
	}
	return plain("rated " + ratingcore.Names(s.Systems) + " (" + s.Why + ")")
}

// foreignGames is the last column of a FIDE section: the games by name.
func foreignGames(t *ratingcore.Table) gridColumn {
	c := gridColumn{Column: ratingcore.Column{Short: "Games"}, cells: make([]gridCell, len(t.Rows))}
	for i := range t.Rows {
		c.cells[i].main = strings.Join(roundCells(t.Section, t.Rows[i].Entry), "; ")
	}
	return c
}

// remarks is the last column: who left, and who entered again.
func remarks(t *ratingcore.Table) gridColumn {
	c := gridColumn{cells: make([]gridCell, len(t.Rows))}
	for i := range t.Rows {
		switch r := &t.Rows[i]; {
		case r.ReEntered > 0:
			c.cells[i].main = fmt.Sprint("re-entered: ", r.ReEntered)
		case r.ReEntryOf > 0:
			c.cells[i].main = fmt.Sprint("re-entry of ", r.ReEntryOf)
		case r.Left:
			c.cells[i].main = fmt.Sprint("wd ", r.LeftAfter)
		}
	}
	return c
}

// plain takes line breaks, tabs and control signs out of a text, which could
// break the lines of a terminal or command it.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, s)
}

// listed joins what is not empty with commas.
func listed(words ...string) string {
	var some []string
	for _, w := range words {
		if w != "" {
			some = append(some, w)
		}
	}
	return strings.Join(some, ", ")
}
