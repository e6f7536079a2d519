package report

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// The columns of an explanation.
const (
	explainWidth = 100 // of a whole line
	symbolWidth  = 8
	valueWidth   = 11
	longestName  = 32 // of an opponent
)

// derived spells the signs of formulas as plain text has them, beyond those of
// the crosstable.
var derived = strings.NewReplacer("±", "+/-", "√(", "sqrt(", "√", "sqrt ", "Σ", "sum ", "′", "'", "²", "^2", "·", "*", "→", "->",
	"≥", ">=", "≤", "<=", "−", "-", "–", "-", "½", ".5", "×", "x", "’", "'")

// Explain writes how a rating came about, for a terminal of 100 columns: each
// step with its games and its quantities, with the rule, the numbers put in,
// the value, and at the right the document's section. Letters outside ASCII
// stand in names alone. The error is that of the writer.
func Explain(w io.Writer, x *ratingcore.Explanation) error {
	b := bufio.NewWriter(w)
	e := &explainText{Writer: b, refs: refWidth(x)}
	e.head(x)
	for i := range x.Steps {
		e.step(&x.Steps[i])
	}
	b.WriteByte('\n')
	e.flow(0, explainWidth, derived.Replace(x.Source)+".")
	return b.Flush()
}

// explainText writes the lines of an explanation.
type explainText struct {
	*bufio.Writer
	refs int // width of the widest reference
}

func refWidth(x *ratingcore.Explanation) int {
	most := 0
	for i := range x.Steps {
		for _, l := range x.Steps[i].Lines {
			most = max(most, width(l.Ref))
		}
	}
	return most
}

// head writes who, where and what came out.
func (e *explainText) head(x *ratingcore.Explanation) {
	pre, post := x.Pre.Spell(ratingcore.ASCII), x.Post.Spell(ratingcore.ASCII)
	if post == "" {
		post = "not rated"
	}
	line := fmt.Sprintf("%s, No. %d", x.Name, x.Number)
	if x.ID != "" {
		line += ", ID " + x.ID
	}
	e.flow(0, explainWidth, plain(line))
	system := x.System.Name()
	switch {
	case pre == "unr." && x.Post.Mark == ratingcore.NoGames:
		line = "unrated, no rated game"
	case x.Post.Mark == ratingcore.NoGames:
		line = pre + ", no rated game"
	default:
		line = pre + " -> " + post
	}
	e.flow(0, explainWidth, plain(fmt.Sprintf("%s, %s: %s", x.Section, system, line)))
	e.flow(0, explainWidth, "Rules: "+x.Rules)
}

// step writes one step.
func (e *explainText) step(s *ratingcore.Step) {
	e.WriteByte('\n')
	e.flow(0, explainWidth, derived.Replace(s.Title))
	if len(s.Weights) > 0 {
		e.table(weightGrid(s.Weights))
	}
	if len(s.Games) > 0 {
		e.table(gameGrid(s))
	}
	if len(s.Weights)+len(s.Games) > 0 {
		e.WriteByte('\n')
	}
	for i := range s.Lines {
		e.line(&s.Lines[i])
	}
}

// line writes a quantity with its words, value and reference, and below them
// the rule and the numbers put in; or a remark.
func (e *explainText) line(l *ratingcore.Line) {
	words, left := derived.Replace(l.Words), 2
	if l.Symbol != "" {
		left += symbolWidth
	}
	room := explainWidth - left - 2 - e.refs
	value := ""
	if l.Symbol != "" {
		room -= valueWidth + 1
		value = derived.Replace(l.Shown())
	}
	for i, text := range broken(words, room) {
		e.WriteString("  ")
		if l.Symbol != "" {
			symbol := ""
			if i == 0 {
				symbol = derived.Replace(l.Symbol)
			}
			e.WriteString(symbol + spaces(symbolWidth-width(symbol)))
		}
		if e.WriteString(text); i > 0 {
			e.WriteByte('\n')
			continue
		}
		e.WriteString(spaces(room - width(text)))
		if l.Symbol != "" {
			e.WriteString(" " + spaces(valueWidth-width(value)) + value)
		}
		e.WriteString("  " + derived.Replace(l.Ref) + "\n")
	}
	e.formula(left, l)
}

// formula writes the rule and the numbers put in, on one line if they fit.
func (e *explainText) formula(left int, l *ratingcore.Line) {
	rule, filled := derived.Replace(l.Rule), derived.Replace(l.Filled)
	room := explainWidth - left - 2 - e.refs
	both := "= " + rule + " = " + filled
	switch {
	case rule == "" && filled == "", rule == filled && filled == l.Shown():
	case rule == "" || rule == filled:
		e.flow(left, explainWidth-2-e.refs, "= "+filled)
	case filled == "":
		e.flow(left, explainWidth-2-e.refs, "= "+rule)
	case width(both) <= room:
		e.flow(left, explainWidth-2-e.refs, both)
	default:
		e.flow(left, explainWidth-2-e.refs, "= "+rule)
		e.flow(left, explainWidth-2-e.refs, "= "+filled)
	}
}

// flow writes a text in lines from a column to a width.
func (e *explainText) flow(left, limit int, text string) {
	for _, line := range broken(text, limit-left) {
		e.WriteString(spaces(left) + line + "\n")
	}
}

// broken breaks a text into lines between words; a word that is wider than a
// line stands alone. There is one line at least.
func broken(text string, room int) []string {
	lines := []string{""}
	for _, w := range strings.Fields(text) {
		last := &lines[len(lines)-1]
		switch {
		case *last == "":
			*last = w
		case width(*last)+1+width(w) > room:
			lines = append(lines, w)
		default:
			*last += " " + w
		}
	}
	return lines
}

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
	list := s.Games
	texts := func(of func(*ratingcore.GameLine) string) []string {
		var all []string
		for i := range list {
			all = append(all, derived.Replace(of(&list[i])))
		}
		return append(all, "")
	}
	number := func(x float64, places int) string {
		if math.IsNaN(x) {
			return "-"
		}
		return strconv.FormatFloat(x, 'f', places, 64)
	}
	g := &grid{}
	if list[0].Round > 0 {
		g.add(column("Rd", true, texts(func(l *ratingcore.GameLine) string { return strconv.Itoa(l.Round) })))
		g.add(column("No.", true, texts(func(l *ratingcore.GameLine) string { return strconv.Itoa(int(l.Number)) })))
	}
	names := column("Opponent", false, append(named(list), ""))
	g.add(names)
	g.add(column("Result", false, texts(func(l *ratingcore.GameLine) string { return resultWords(l.Result) })))
	if list[0].Foreign > 0 {
		g.add(column("FIDE", true, texts(func(l *ratingcore.GameLine) string { return ratingcore.Whole(l.Foreign) })))
	}
	places := decimalsOf(list)
	ratings := texts(func(l *ratingcore.GameLine) string { return number(l.Rating, places) })
	ratings[len(list)] = "sum"
	worth := s.Expects == "" && !allNaN(list)
	switch {
	case s.Expects != "":
		g.add(column("Rating", true, ratings))
		sums := texts(func(l *ratingcore.GameLine) string { return number(l.Expected, 6) })
		sums[len(list)] = number(s.Sum, 6)
		g.add(column(s.Expects, true, sums))
	case worth:
		g.add(column("Rating", true, ratings))
		sums := texts(func(l *ratingcore.GameLine) string { return number(l.Worth, max(2, places)) })
		sums[len(list)] = number(s.Sum, 2)
		g.add(column("Counts as", true, sums))
	default:
		g.add(column("Rating", true, ratings))
		for i := range g.columns {
			g.columns[i].cells = g.columns[i].cells[:len(list)]
		}
	}
	return g
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
