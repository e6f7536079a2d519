package ui

import (
	"math"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
)

// changeDot is one player of the field: rating before and change.
type changeDot struct {
	pre, change float64
	own         bool // the player of the pane
}

// fieldOf lists the players who had a rating before, in one system of a
// section, in entry order; the rows of a re-entry count once.
func fieldOf(s *ratingcore.RatedSection, sys, entry int) []changeDot {
	var list []changeDot
	seen := map[int]int{}
	for i := range s.Entries {
		member := s.Entries[i].Player
		if at, again := seen[member]; again {
			if at >= 0 && i == entry {
				list[at].own = true
			}
			continue
		}
		seen[member] = -1
		change := s.Value(ratingcore.KeyChange, sys, i, ratingcore.Expected)
		if change.Kind != ratingcore.ChangeValue || change.Mark != ratingcore.Plain {
			continue
		}
		seen[member] = len(list)
		pre := s.Value(ratingcore.KeyPre, sys, i, ratingcore.Expected)
		list = append(list, changeDot{pre: pre.Num, change: change.Num, own: i == entry})
	}
	return list
}

// room that the picture of changes keeps for its texts.
const (
	changeLeft   = 30
	changeRight  = 8
	changeTop    = 8
	changeBottom = 18
)

// changePlot lays out each player's change over the rating before, with one
// player marked and named. The ticks are spelled by the core.
func changePlot(field []changeDot, name plotName, size fyne.Size) plot {
	low, high, most := math.Inf(1), math.Inf(-1), 0.0
	for _, d := range field {
		low, high, most = min(low, d.pre), max(high, d.pre), max(most, math.Abs(d.change))
	}
	var p plot
	if len(field) == 0 {
		return p
	}
	margin := max(20, (high-low)/24)
	top := niceTop(most, 10)
	a := plotAxes{
		x: plotScale{low - margin, high + margin, changeLeft, size.Width - changeRight},
		y: plotScale{-top, top, size.Height - changeBottom, changeTop},
	}
	p.changeGrid(top, a)
	p.others(field, a)
	for _, d := range field {
		if d.own {
			p.markOwn(d, name, a)
		}
	}
	return p
}

// others places the dots of the rest of the field. Of those that would cover
// each other, as in a field of thousands, one is drawn.
func (p *plot) others(field []changeDot, a plotAxes) {
	const cell = 2
	drawn := map[[2]int]bool{}
	for _, d := range field {
		at := a.point(d.pre, d.change)
		if key := [2]int{int(at.X / cell), int(at.Y / cell)}; !d.own && !drawn[key] {
			drawn[key] = true
			p.dots = append(p.dots, plotDot{at: at, role: plotField, radius: 2.5})
		}
	}
}

// changeGrid draws the zero line, lines at the ends and half way, and numbers.
func (p *plot) changeGrid(top float64, a plotAxes) {
	for _, v := range []float64{-top, -top / 2, 0, top / 2, top} {
		role := plotGrid
		if v == 0 {
			role = plotAxis
		}
		p.lines = append(p.lines, a.across(v, role))
	}
	for _, v := range []float64{-top, 0, top} {
		text := ratingcore.Value{Kind: ratingcore.ChangeValue, Num: v}.Spell(ratingcore.Paper)
		p.labels = append(p.labels, a.beside(v, text))
	}
	for _, v := range ticksIn(a.x.from, a.x.to, max(100, niceStep(a.x.to-a.x.from, 5))) {
		p.labels = append(p.labels, a.below(v, 11))
	}
}

// markOwn draws the player of the pane as a needle with its name where the
// fewest others are.
func (p *plot) markOwn(d changeDot, name plotName, a plotAxes) {
	at := a.point(d.pre, d.change)
	p.lines = append(p.lines, plotLine{fyne.NewPos(at.X, a.y.pos(0)), at, plotScored, 2})
	best, fewest := plotLabel{}, math.MaxInt
	for _, c := range namePlaces(at) {
		c.text, c.role, c.bold = name.text, plotScored, true
		left := c.at.X
		if c.align == fyne.TextAlignTrailing {
			left -= name.width
		}
		if left < a.x.at || left+name.width > a.x.end+changeRight || c.at.Y < a.y.end || c.at.Y > a.y.at {
			continue
		}
		if n := p.under(left, c.at.Y, name.width); n < fewest {
			best, fewest = c, n
		}
	}
	p.dots = append(p.dots, plotDot{at: at, role: plotScored, radius: 4})
	if fewest < math.MaxInt {
		p.labels = append(p.labels, best)
	}
}

// plotName is a text with its width in units.
type plotName struct {
	text  string
	width float32
}

// namePlaces are where a name may stand beside its dot, the best first: at
// the same height, then over and under it.
func namePlaces(at fyne.Position) []plotLabel {
	var list []plotLabel
	for _, up := range []float32{0, -12, 12, -22, 22, -30, 30} {
		list = append(list, plotLabel{at: fyne.NewPos(at.X+9, at.Y+up), align: fyne.TextAlignLeading},
			plotLabel{at: fyne.NewPos(at.X-9, at.Y+up), align: fyne.TextAlignTrailing})
	}
	return list
}

// under counts the dots under a text of a width.
func (p *plot) under(left, middle, width float32) int {
	n := 0
	for _, d := range p.dots {
		if d.at.X > left-3 && d.at.X < left+width+3 && d.at.Y > middle-8 && d.at.Y < middle+8 {
			n++
		}
	}
	return n
}
