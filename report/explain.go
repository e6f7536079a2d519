package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"wallchart/ratingcore"
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
