package report

import (
	"bufio"
	"bytes"
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// table writes a grid, indented.
func (e *explainText) table(g *grid) {
	var text bytes.Buffer
	b := bufio.NewWriter(&text)
	g.write(b)
	b.Flush()
	for line := range strings.Lines(text.String()) {
		e.WriteString("  " + line)
	}
}

// column makes a column of a grid from texts; figures are set flush right,
// with their decimals hanging.
func column(head string, right bool, texts []string) gridColumn {
	c := gridColumn{Column: ratingcore.Column{Short: head, Right: right}, cells: make([]gridCell, len(texts))}
	for i, t := range texts {
		whole, decimals, cut := strings.Cut(t, ".")
		if c.cells[i].main = t; right && cut && strings.Trim(decimals, "0123456789") == "" {
			c.cells[i] = gridCell{whole, "." + decimals}
		}
	}
	return c
}

// gameGrid sets the games of a step, with the sum under them.
func gameGrid(s *ratingcore.Step) *grid {
	list, g := s.Games, &grid{}
	add := func(head string, right bool, of func(*ratingcore.GameLine) string) {
		var texts []string
		for i := range list {
			texts = append(texts, derived.Replace(of(&list[i])))
		}
		g.add(column(head, right, append(texts, "")))
	}
	if list[0].Round > 0 {
		add("Rd", true, func(l *ratingcore.GameLine) string { return strconv.Itoa(l.Round) })
		add("No.", true, func(l *ratingcore.GameLine) string { return strconv.Itoa(int(l.Number)) })
	}
	g.add(column("Opponent", false, append(named(list), "")))
	add("Result", false, func(l *ratingcore.GameLine) string { return resultWords(l.Result) })
	if list[0].Foreign > 0 {
		add("FIDE", true, func(l *ratingcore.GameLine) string { return ratingcore.Whole(l.Foreign) })
	}
	places := decimalsOf(list)
	rating := func(l *ratingcore.GameLine) string { return figure(l.Rating, places) }
	switch {
	case s.Expects != "":
		g.add(summed("Rating", "sum", list, rating))
		g.add(summed(s.Expects, figure(s.Sum, 6), list, func(l *ratingcore.GameLine) string { return figure(l.Expected, 6) }))
	case !allNaN(list):
		g.add(summed("Rating", "sum", list, rating))
		g.add(summed("Counts as", figure(s.Sum, 2), list, func(l *ratingcore.GameLine) string { return figure(l.Worth, max(2, places)) }))
	default:
		g.add(summed("Rating", "", list, rating))
		for i := range g.columns {
			g.columns[i].cells = g.columns[i].cells[:len(list)]
		}
	}
	return g
}

// summed makes a column of figures with something under them.
func summed(head, under string, list []ratingcore.GameLine, of func(*ratingcore.GameLine) string) gridColumn {
	var texts []string
	for i := range list {
		texts = append(texts, of(&list[i]))
	}
	return column(head, true, append(texts, under))
}

// figure spells a number with so many decimals, and none as a dash.
func figure(x float64, places int) string {
	if math.IsNaN(x) {
		return "-"
	}
	return strconv.FormatFloat(x, 'f', places, 64)
}

func named(list []ratingcore.GameLine) []string {
	var all []string
	for i := range list {
		name := plain(list[i].Name)
		if r := []rune(name); len(r) > longestName {
			name = string(r[:longestName-3]) + "..."
		}
		all = append(all, name)
	}
	return all
}

// decimalsOf returns how many decimals the ratings of games need, at most 3.
func decimalsOf(list []ratingcore.GameLine) int {
	most := 0
	for i := range list {
		if r := list[i].Rating; !math.IsNaN(r) && r != math.Trunc(r) {
			most = 3
		}
	}
	return most
}

func allNaN(list []ratingcore.GameLine) bool {
	for i := range list {
		if !math.IsNaN(list[i].Worth) {
			return false
		}
	}
	return true
}

// resultWords spells a result for a reader: "won, black".
func resultWords(r ratingcore.Result) string {
	words := map[ratingcore.Outcome]string{ratingcore.Win: "won", ratingcore.Loss: "lost", ratingcore.Draw: "drew"}[r.Outcome]
	switch r.Color {
	case ratingcore.White:
		words += ", white"
	case ratingcore.Black:
		words += ", black"
	}
	return words
}

// weightGrid sets the ratings that a start is blended from.
func weightGrid(list []uschess.Source) *grid {
	g := &grid{}
	add := func(head string, right bool, of func(*uschess.Source) string) {
		var texts []string
		for i := range list {
			texts = append(texts, of(&list[i]))
		}
		g.add(column(head, right, texts))
	}
	places := func(of func(*uschess.Source) float64, n int) func(*uschess.Source) string {
		return func(s *uschess.Source) string { return strconv.FormatFloat(of(s), 'f', n, 64) }
	}
	add("Rating in", false, func(s *uschess.Source) string { return s.Name })
	add("X", true, places(func(s *uschess.Source) float64 { return s.X }, 3))
	add("of", false, func(s *uschess.Source) string { return s.Date.String() })
	add("G", true, places(func(s *uschess.Source) float64 { return s.G }, 0))
	add("D", true, func(s *uschess.Source) string { return strconv.Itoa(s.D) })
	add("P", true, places(func(s *uschess.Source) float64 { return s.P }, 2))
	add("Z", true, places(func(s *uschess.Source) float64 { return s.Z }, 6))
	add("S", true, places(func(s *uschess.Source) float64 { return s.S }, 7))
	add("W", true, places(func(s *uschess.Source) float64 { return s.W }, 6))
	return g
}
