package ratingcore

import (
	"fmt"
	"math"
	"strconv"
	"strings"

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
	Source  string // the documents behind the references of the lines
	Pre     Value  // as the crosstable shows them
	Post    Value
	Steps   []Step
}

// Step is one part of a derivation.
type Step struct {
	Title   string
	Weights []uschess.Source // the ratings that a start is blended from
	Games   []GameLine       // the games with the ratings used, where the step sums over them
	Expects string           // heading of GameLine.Expected: "We", "PWe"; empty where games have none
	Sum     float64          // of GameLine.Expected, or else of GameLine.Worth
	Lines   []Line
}

// Line is one quantity: what it is called, how it is computed, with the
// numbers put in, and what comes out. A line without a symbol is a remark. The
// numbers put in are those of other lines as these are shown, so that the
// result can be had from them with a pocket calculator, to the last place but
// one unit.
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
	Foreign  float64 // the opponent's FIDE rating, of a FIDE event abroad
	Rating   float64 // the opponent's rating used; NaN where the game was left out
	Expected float64 // the expectancy against it; NaN for none
	Worth    float64 // the rating ± 400 that an average counts; NaN for none
}

// Counted says whether the line's game entered the formula.
func (g *GameLine) Counted() bool { return !math.IsNaN(g.Rating) }

// Shown returns the value with the line's decimals.
func (l *Line) Shown() string { return strconv.FormatFloat(l.Value, 'f', l.Places, 64) }

// Decimals shown. Ratings that are computed have as many as US Chess
// publishes; what goes into products and sums has more, so that these come out.
const (
	ratingPlaces = 2
	startPlaces  = 4 // of R0, from which much follows
	inputPlaces  = 3 // of another rating that goes into a formula
	expectPlaces = 6 // of one expectancy, of a weight and of the age
	sumPlaces    = 5 // of a sum of them, and of games
	factorPlaces = 4 // K
)

// trim spells a number with at most so many decimals, without zeros at the end.
func trim(x float64, places int) string {
	s := strconv.FormatFloat(x, 'f', places, 64)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}

// placesOf returns how many decimals a number needs, at most some.
func placesOf(x float64, most int) int {
	_, decimals, _ := strings.Cut(trim(x, most), ".")
	return len(decimals)
}

// fixed spells a number with so many decimals.
func fixed(x float64, places int) string { return strconv.FormatFloat(x, 'f', places, 64) }

// signedTerm spells a number as the next term of a sum: "+ 3.5", "− 3.5".
func signedTerm(x float64, places int) string {
	if x < 0 {
		return "− " + fixed(-x, places)
	}
	return "+ " + fixed(x, places)
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
	x.out = Explanation{Section: s.Name, Number: s.Entries[entry].Number, Name: p.Name, ID: p.ID, System: s.Systems[sys], Rules: s.Choice.String(),
		Pre: s.Value(KeyPre, sys, entry, Expected), Post: s.Value(KeyPost, sys, entry, Expected)}
	switch s.Choice.Family {
	case USChess:
		x.out.Rules = s.Rules.String()
		x.out.Source = s.Rules.Base.String() + ": The US Chess Rating System, text of that month; the numbers are its sections"
		x.usChess()
	case IrishRules:
		x.out.Source = "ICU article: M. Orr, Basic Rating Formulae; ICU practice: what the Union’s program does beyond it"
		x.irish()
	default:
		x.out.Source = "1994 report: USCF Ratings Committee, 1994; the numbers are its sections"
		x.committee()
	}
	return &x.out
}

// chapters are the sections of the documents that an explanation cites.
type chapters struct{ steps, start, age, effective, special, standard, floors, abroad, storage, match string }

var chaptersOf = [...]chapters{
	uschess.Text2011: {"1", "1, step 1", "1, step 1", "2.1", "2.2", "2.3", "2.4", "3", "4", "4"},
	uschess.Text2015: {"1", "2", "2.6", "3", "4.1", "4.2", "5", "6", "1", "7"},
	uschess.Text2025: {"1", "2", "2.3", "3", "4.1", "4.2", "5", "6", "1", "7"},
}

func (x *explainer) step(title string) {
	x.out.Steps = append(x.out.Steps, Step{Title: title})
}

func (x *explainer) last() *Step { return &x.out.Steps[len(x.out.Steps)-1] }

// line adds a line with the section of the US Chess document.
func (x *explainer) line(l Line, section string) {
	x.cite(x.s.Rules.Base.String()+", "+section, l)
}

// cite adds a line with the part of the source it comes from.
func (x *explainer) cite(source string, l Line) {
	l.Ref = source
	x.last().Lines = append(x.last().Lines, l)
}

func (x *explainer) remark(section, format string, args ...any) {
	x.line(Line{Words: fmt.Sprintf(format, args...)}, section)
}

// gameLines lists the rated games of the member of an entry, in the order in
// which they were rated.
func (s *RatedSection) gameLines(entry int) []GameLine {
	var list []GameLine
	if s.Kind.Foreign() {
		for _, g := range s.GamesOf(entry) {
			if g.FIDE > 0 {
				list = append(list, GameLine{Name: g.Opponent, Points: float64(g.Points) / 2, Foreign: g.FIDE, Worth: math.NaN(),
					Result: Result{Outcome: [...]Outcome{Loss, Draw, Win}[g.Points]}})
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
					Points: float64(g.Outcome.Points()) / 2, Worth: math.NaN()})
			}
		}
	}
	return list
}
