package ratingcore

import (
	"fmt"
	"strconv"

	"wallchart/ratingcore/uschess"
)

// Explanation is how one rating came about, step by step, as data: text,
// screen and paper render it and compute nothing.
type Explanation struct {
	Section string
	Number  Number
	Name    string
	ID      string
	System  System
	Rules   string
	Steps   []Step
}

// Step is one part of a derivation.
type Step struct {
	Title string
	Lines []Line
	Games []GameLine // the games with the ratings used, where the step sums over them
}

// Line is one quantity: what it is called, how it is computed, with the
// numbers put in, and what comes out. A line without a symbol is a remark.
type Line struct {
	Symbol string  // "K", "N′"
	Words  string  // what it is, or a remark
	Rule   string  // "800 / (N′ + m)"; may be empty
	Filled string  // "800 / (20.02 + 5)"; may be empty
	Value  float64 // full precision
	Places int     // decimals worth showing
	Ref    string  // the document's section: "July 2025, 4.2"
}

// GameLine is one game of a step.
type GameLine struct {
	Round    int // 0 when not known
	Number   Number
	Name     string
	Result   Result
	Points   float64
	Rating   float64 // the opponent's rating used
	Expected float64 // We or PWe against it
}

// Shown returns the value with the line's decimals.
func (l *Line) Shown() string { return strconv.FormatFloat(l.Value, 'f', l.Places, 64) }

// chapters are the sections of the documents that an explanation cites.
type chapters struct{ steps, start, age, effective, special, standard, floors, abroad, storage, match string }

var chaptersOf = [...]chapters{
	uschess.Text2011: {"1", "1, step 1", "1, step 1", "2.1", "2.2", "2.3", "2.4", "3", "4", "4"},
	uschess.Text2015: {"1", "2", "2.6", "3", "4.1", "4.2", "5", "6", "7", "7"},
	uschess.Text2025: {"1", "2", "2.3", "3", "4.1", "4.2", "5", "6", "7", "7"},
}

// explainer writes the steps of one rating.
type explainer struct {
	s     *RatedSection
	sys   int
	entry int
	at    Player // the player as of before the section
	o     *uschess.Outcome
	start uschess.Start
	ref   chapters
	out   Explanation
}

// Explain derives the rating of an entry in system number sys of Systems.
func (s *RatedSection) Explain(sys, entry int) *Explanation {
	p := s.Player(entry)
	x := &explainer{s: s, sys: sys, entry: entry, at: *p}
	x.at.Standings[s.Systems[sys]] = s.Before(sys, entry)
	x.out = Explanation{Section: s.Name, Number: s.Entries[entry].Number, Name: p.Name, ID: p.ID, System: s.Systems[sys], Rules: s.Choice.String()}
	switch s.Choice.Family {
	case USChess:
		x.out.Rules = s.Rules.String()
		x.usChess()
	case IrishRules:
		x.irish()
	default:
		x.committee()
	}
	return &x.out
}

// usChess explains a rating by the US Chess rules.
func (x *explainer) usChess() {
	s, sys, entry := x.s, x.sys, x.entry
	x.o, x.start, x.ref = s.Outcome(sys, entry), s.Begun(sys, entry), chaptersOf[s.Rules.Base]
	x.begin()
	if x.o.Games == 0 {
		x.step("No rated game")
		x.remark(x.ref.steps, "The rating stays as it was; an initial rating is not kept.")
		return
	}
	x.effective()
	t := s.Trace(sys, entry)
	if t.First != nil {
		x.formula("Step 3: first estimate, with one effective game, opponents as they start", t.First)
	}
	if t.Middle != nil {
		x.formula("Step 4: intermediate rating", t.Middle)
	}
	if s.Kind.Foreign() {
		x.formula("The standard formula, once, against converted ratings", t.Final)
	} else {
		x.formula("Step 5: final rating, opponents at their intermediate ratings", t.Final)
	}
	x.settle()
}

func (x *explainer) step(title string) { x.out.Steps = append(x.out.Steps, Step{Title: title}) }

func (x *explainer) last() *Step { return &x.out.Steps[len(x.out.Steps)-1] }

func (x *explainer) line(l Line, section string) {
	l.Ref = x.s.Rules.Base.String() + ", " + section
	x.last().Lines = append(x.last().Lines, l)
}

func (x *explainer) remark(section, format string, args ...any) {
	x.line(Line{Words: fmt.Sprintf(format, args...)}, section)
}

// begin explains step 1.
func (x *explainer) begin() {
	x.step("Step 1: where the rating starts")
	st := &x.start
	switch st.Method {
	case uschess.FromRating:
		x.line(Line{Symbol: "R0", Words: "rating before the section", Value: st.R0, Places: 2}, x.ref.steps)
	case uschess.FromBlend:
		x.blend()
	case uschess.FromSource:
		src := &st.Sources[0]
		x.converted(src)
		x.line(Line{Symbol: "R0", Words: "no rating in this system: started from " + src.Name, Value: st.R0, Places: 2}, x.ref.start)
	case uschess.FromAge:
		x.line(Line{Symbol: "Age", Words: "days from birth to the last day / 365.25", Value: x.age(), Places: 3}, x.ref.age)
		rule := "50 × Age"
		if x.age() > 26 {
			rule = ""
		}
		x.line(Line{Symbol: "R0", Words: "no rating at all: by age", Rule: rule, Value: st.R0, Places: 2}, x.ref.age)
	default:
		x.line(Line{Symbol: "R0", Words: "no rating and no usable birth date" + adult(st.Method), Value: st.R0, Places: 2}, x.ref.age)
	}
	switch {
	case !st.Counted:
		x.remark(x.ref.steps, "N, the games behind it, is not known: taken to be more than N*.")
	default:
		x.line(Line{Symbol: "N", Words: "games behind it", Value: float64(st.N)}, x.ref.steps)
	}
	if st.Streak != uschess.Neither {
		x.remark(x.ref.special, "All of these games were %s.", map[uschess.Streak]string{uschess.AllWins: "won", uschess.AllLosses: "lost"}[st.Streak])
	}
}

func adult(m uschess.Method) string {
	if m == uschess.FromAdult {
		return ", an adult"
	}
	return ""
}

func (x *explainer) age() float64 {
	return uschess.Age(x.s.Player(x.entry).Birth, x.s.eventEnd)
}

// converted tells how a foreign rating became one of US Chess.
func (x *explainer) converted(src *uschess.Source) {
	if src.Foreign > 0 {
		x.line(Line{Symbol: "X", Words: src.Name + " " + Whole(src.Foreign) + " on the US Chess scale", Value: src.X, Places: 2}, x.ref.start)
	}
}

// blend explains a weighted start.
func (x *explainer) blend() {
	for i := range x.start.Sources {
		src := &x.start.Sources[i]
		x.converted(src)
		when := ""
		if src.Date.Known() {
			when = " of " + src.Date.String()
		}
		x.line(Line{Symbol: "W", Words: fmt.Sprintf("weight of %s %s%s: %d days old, age-based rating then %.2f", src.Name, Whole(src.X), when, src.D, src.P),
			Rule:   "G × exp(.06 (Z − 6) D / 365.25), Z = min(6, (X − P) / 350)",
			Filled: fmt.Sprintf("%g × %.4f, Z = %.4f", src.G, src.S, src.Z), Value: src.W, Places: 4}, x.ref.start)
	}
	x.line(Line{Symbol: "R0", Words: "weighted average, rounded", Rule: "Σ W·X / Σ W", Value: x.start.R0}, x.ref.start)
	x.line(Line{Symbol: "ΣW", Words: "sum of the weights: N is this, at most 10, rounded up", Value: x.start.Sum, Places: 4}, x.ref.start)
}

// effective explains step 2.
func (x *explainer) effective() {
	x.step("Step 2: effective games")
	o := x.o
	rule, filled := x.s.Rules.StarRule(o.R0)
	x.line(Line{Symbol: "N*", Words: "most effective games at this rating", Rule: rule, Filled: filled, Value: o.Star, Places: 3}, x.ref.effective)
	x.line(Line{Symbol: "N′", Words: "effective games, the smaller of N and N*", Value: o.Effective, Places: 3}, x.ref.effective)
}

// formula explains a step that applies one of the two formulas.
func (x *explainer) formula(title string, t *uschess.Step) {
	x.step(title)
	x.last().Games = x.games(t)
	s := x.o.Score
	if t.Formula == uschess.Special {
		x.special(t)
		return
	}
	x.line(Line{Symbol: "S", Words: "points made", Value: s, Places: 1}, x.ref.standard)
	x.line(Line{Symbol: "E", Words: "sum of the winning expectancies at R0", Value: t.Expected, Places: 4}, x.ref.standard)
	rule, filled := x.o.KRule()
	x.line(Line{Symbol: "K", Rule: rule, Filled: filled, Value: t.K, Places: 3}, x.ref.standard)
	x.line(Line{Symbol: "K(S−E)", Words: "change", Filled: fmt.Sprintf("%.3f × (%g − %.4f)", t.K, s, t.Expected), Value: t.Change, Places: 3}, x.ref.standard)
	x.bonus(t)
	x.line(Line{Symbol: "R", Words: "R0 + change + bonus, at least 100",
		Filled: fmt.Sprintf("%.3f + %.3f + %.3f", x.o.R0, t.Change, t.Bonus), Value: t.Result, Places: 3}, x.ref.standard)
}

func (x *explainer) bonus(t *uschess.Step) {
	m := max(x.o.Games, 4)
	switch {
	case !t.Eligible:
		x.remark(x.ref.standard, "No bonus: fewer than three games, an opponent met too often, or a match.")
	default:
		x.line(Line{Symbol: "B√m′", Words: "a change must exceed it to earn a bonus", Filled: fmt.Sprintf("%g × √%d", x.s.Rules.Bonus, m),
			Value: t.Threshold, Places: 3}, x.ref.standard)
		x.line(Line{Symbol: "bonus", Rule: "max(0, K(S−E) − B√m′)", Value: t.Bonus, Places: 3}, x.ref.standard)
	}
}

// special explains the special formula: its problem, its knots and its zero.
func (x *explainer) special(t *uschess.Step) {
	x.line(Line{Symbol: "R0′", Words: "adjusted start" + streakWords(x.start.Streak), Value: t.Adjusted, Places: 3}, x.ref.special)
	x.line(Line{Symbol: "S′", Words: "adjusted score" + streakWords(x.start.Streak), Value: t.AdjustedScore, Places: 3}, x.ref.special)
	knots := ""
	for i, k := range t.Knots {
		if i > 0 {
			knots += ", "
		}
		knots += strconv.FormatFloat(k, 'f', 1, 64)
	}
	x.remark(x.ref.special, "f bends at %s.", knots)
	x.line(Line{Symbol: "R", Words: "where f is zero, nearest to R0′; at least 100, at most 2700", Rule: "N′·PWe(R, R0′) + Σ PWe(R, Ri) − S′ = 0", Value: t.Result, Places: 3}, x.ref.special)
	x.line(Line{Symbol: "f(R)", Words: "check: what is left there", Value: t.Left, Places: 6}, x.ref.special)
}

func streakWords(s uschess.Streak) string {
	switch s {
	case uschess.AllWins:
		return ", all games won before: R0 − 400 and S + N′"
	case uschess.AllLosses:
		return ", all games lost before: R0 + 400 and S"
	}
	return ""
}

// games lists the games of a step.
func (x *explainer) games(t *uschess.Step) []GameLine {
	list := x.s.gameLines(x.entry)
	for i := range list {
		list[i].Rating, list[i].Expected = t.Opponents[i], t.Expects[i]
	}
	return list
}

// gameLines lists the rated games of the member of an entry, in the order in
// which they were rated.
func (s *RatedSection) gameLines(entry int) []GameLine {
	var list []GameLine
	if s.Kind.Foreign() {
		for _, g := range s.GamesOf(entry) {
			if g.FIDE > 0 {
				list = append(list, GameLine{Name: g.Opponent, Points: float64(g.Points) / 2})
			}
		}
		return list
	}
	n := newNumbering(s.Section)
	for i := range s.Entries {
		if s.Entries[i].Player != s.Entries[entry].Player {
			continue
		}
		for r, g := range s.Entries[i].Results {
			if g.Outcome.Played() {
				list = append(list, GameLine{Round: r + 1, Number: g.Opponent, Name: s.Player(n.entry(g.Opponent)).Name, Result: g,
					Points: float64(g.Outcome.Points()) / 2})
			}
		}
	}
	return list
}

// settle explains match, floor and storage.
func (x *explainer) settle() {
	x.step("What is stored")
	o := x.o
	if x.s.Kind == Match {
		x.line(Line{Symbol: "R", Words: "in a match the change is at most 50", Value: o.Clipped, Places: 3}, x.ref.match)
	}
	words := o.FloorKind.String() + " floor"
	if o.Floored {
		words += ": the rating is held there"
	}
	x.line(Line{Symbol: "floor", Words: words, Value: o.Floor}, x.ref.floors)
	x.line(Line{Symbol: "post", Words: "rating after, as it is stored", Value: o.Post, Places: 3}, x.ref.storage)
	x.line(Line{Symbol: "shown", Words: "rounded", Value: uschess.Shown(o.Post)}, x.ref.storage)
	if o.After.Counted {
		x.line(Line{Symbol: "N", Words: "games after", Rule: "N + m", Filled: fmt.Sprintf("%d + %d", o.N, o.Games), Value: float64(o.After.Games)}, x.ref.storage)
	}
}
