package ui

import (
	"math"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
)

// scoreRun is one player's way through the rounds: what was made in rated
// games and what was expected, added up after each round.
type scoreRun struct {
	scored   []float64 // after round 1, 2 …
	expected []float64 // nil where the formula has no expectancies
	played   []bool    // a rated game in that round
	file     []float64 // scored, as in the file; nil without an edit
	partly   bool      // rounds without a game, or points outside rated games
}

// runOf adds up the games of a derivation by round. Games abroad have no
// round and count one by one. Rounds is how many the section has held.
func runOf(games []ratingcore.GameLine, rounds int) scoreRun {
	for i := range games {
		rounds = max(rounds, games[i].Round)
	}
	if len(games) > 0 && games[0].Round == 0 {
		rounds = len(games)
	}
	r := scoreRun{scored: make([]float64, rounds), expected: make([]float64, rounds), played: make([]bool, rounds)}
	whole := true
	for i, g := range games {
		at := i
		if g.Round > 0 {
			at = g.Round - 1
		}
		r.scored[at] += g.Points
		r.expected[at] += g.Expected
		r.played[at] = true
		whole = whole && !math.IsNaN(g.Expected)
	}
	if !whole {
		r.expected = nil
	}
	addUp(r.scored)
	addUp(r.expected)
	for _, p := range r.played {
		r.partly = r.partly || !p
	}
	return r
}

func addUp(list []float64) {
	for i := 1; i < len(list); i++ {
		list[i] += list[i-1]
	}
}

// scoreWords are the texts of the picture, spelled by the core.
type scoreWords struct{ scored, expected, file string }

// room that the score picture keeps for its texts.
const (
	scoreLeft   = 16
	scoreRight  = 74
	scoreTop    = 6
	scoreBottom = 18
)

// scorePlot lays out score against expectation, round by round. Rounds that
// do not fit are numbered by twos, fives …
func scorePlot(r scoreRun, words scoreWords, size fyne.Size) plot {
	n := len(r.scored)
	a := plotAxes{
		x: plotScale{0, float64(n), scoreLeft, size.Width - scoreRight},
		y: plotScale{0, float64(n), size.Height - scoreBottom, scoreTop},
	}
	var p plot
	p.scoreGrid(n, a)
	role := plotScored
	if r.file != nil {
		role = plotEdited
		p.runLine(r.file, plotFile, 1.5, a)
	}
	p.runLine(r.expected, plotExpected, 1, a)
	p.runDots(r.expected, r.played, plotDot{role: plotExpected, radius: 2.5, open: true}, a)
	p.runLine(r.scored, role, 2, a)
	p.runDots(r.scored, r.played, plotDot{role: role, radius: 3}, a)
	p.scoreLabels(r, words, a)
	return p
}

// scoreGrid draws the lines behind and the numbers at the axes.
func (p *plot) scoreGrid(n int, a plotAxes) {
	step := niceStep(float64(n), 6)
	for _, v := range ticksIn(0, float64(n), step) {
		p.lines = append(p.lines, a.across(v, plotGrid))
	}
	for _, v := range []float64{0, float64(n)} {
		p.labels = append(p.labels, a.beside(v, ratingcore.Whole(v)))
	}
	numbers := max(1, niceStep(float64(n), 8))
	for _, v := range ticksIn(numbers, float64(n), numbers) {
		p.labels = append(p.labels, a.below(v, 10))
	}
}

// runLine draws a sum from the corner through its rounds.
func (p *plot) runLine(sums []float64, role plotRole, width float32, a plotAxes) {
	last := a.point(0, 0)
	for i, v := range sums {
		next := a.point(float64(i+1), v)
		p.lines = append(p.lines, plotLine{last, next, role, width})
		last = next
	}
}

// runDots marks the rounds with a game, as long as dots can be told apart.
func (p *plot) runDots(sums []float64, played []bool, d plotDot, a plotAxes) {
	if len(sums) > 16 {
		return
	}
	for i, v := range sums {
		if played[i] {
			d.at = a.point(float64(i+1), v)
			p.dots = append(p.dots, d)
		}
	}
}

// scoreLabels names each line at its end.
func (p *plot) scoreLabels(r scoreRun, words scoreWords, a plotAxes) {
	n := len(r.scored)
	if n == 0 {
		return
	}
	end := func(sum float64, text string, role plotRole, bold bool) plotLabel {
		return plotLabel{fyne.NewPos(a.x.end+8, a.y.pos(sum)), text, role, bold, fyne.TextAlignLeading}
	}
	var ends []plotLabel
	if r.file != nil {
		ends = append(ends, end(r.file[n-1], words.file, plotFile, false))
		ends = append(ends, end(r.scored[n-1], words.scored, plotEdited, true))
	} else {
		ends = append(ends, end(r.scored[n-1], words.scored, plotScored, true))
	}
	if r.expected != nil {
		ends = append(ends, end(r.expected[n-1], words.expected, plotExpected, false))
	}
	spreadLabels(ends, 14, a.y.end, a.y.at)
	p.labels = append(p.labels, ends...)
}
