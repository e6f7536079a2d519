package ui

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
)

// plotRole says what a mark of a plot stands for; the theme gives its color.
type plotRole uint8

const (
	plotGrid     plotRole = iota // lines behind
	plotAxis                     // the zero line
	plotTick                     // numbers at the axes
	plotScored                   // what was scored; this player
	plotEdited                   // the same, with a what-if edit
	plotExpected                 // what was expected
	plotFile                     // as in the file, beside an edit
	plotField                    // the other players
)

// plotLine is a line from one point to another.
type plotLine struct {
	from, to fyne.Position
	role     plotRole
	width    float32
}

// plotDot is a circle around a point.
type plotDot struct {
	at     fyne.Position
	role   plotRole
	radius float32
	open   bool
}

// plotLabel is a text beside a point: at is its middle line's left end, or
// its right end or center where the alignment says so.
type plotLabel struct {
	at    fyne.Position
	text  string
	role  plotRole
	bold  bool
	align fyne.TextAlign
}

// plot is a picture as marks at positions, before anything is drawn.
type plot struct {
	lines  []plotLine
	dots   []plotDot
	labels []plotLabel
}

// plotScale maps values to positions.
type plotScale struct {
	from, to float64 // values
	at, end  float32 // their positions
}

// pos returns the position of a value; values outside stay at the ends.
func (s plotScale) pos(v float64) float32 {
	if s.to == s.from {
		return (s.at + s.end) / 2
	}
	part := min(max((v-s.from)/(s.to-s.from), 0), 1)
	return s.at + float32(part)*(s.end-s.at)
}

// plotAxes are the two scales of a picture.
type plotAxes struct{ x, y plotScale }

// point is the position of two values.
func (a plotAxes) point(x, y float64) fyne.Position { return fyne.NewPos(a.x.pos(x), a.y.pos(y)) }

// across is a line at a value, along the whole of x.
func (a plotAxes) across(v float64, role plotRole) plotLine {
	y := a.y.pos(v)
	return plotLine{fyne.NewPos(a.x.at, y), fyne.NewPos(a.x.end, y), role, 1}
}

// beside is a number left of the picture, at its value.
func (a plotAxes) beside(v float64, text string) plotLabel {
	return plotLabel{fyne.NewPos(a.x.at-6, a.y.pos(v)), text, plotTick, false, fyne.TextAlignTrailing}
}

// below is a number under the picture, at its value and so far under it.
func (a plotAxes) below(v float64, drop float32) plotLabel {
	return plotLabel{fyne.NewPos(a.x.pos(v), a.y.at+drop), ratingcore.Whole(v), plotTick, false, fyne.TextAlignCenter}
}

// niceSteps are the widths between ticks, before powers of ten.
var niceSteps = [...]float64{1, 2, 5}

// niceStep returns a round width that cuts a range into at most so many parts.
func niceStep(width float64, most int) float64 {
	if width <= 0 {
		return 1
	}
	power := math.Pow10(int(math.Floor(math.Log10(width / float64(most)))))
	for _, s := range niceSteps {
		if width/(s*power) <= float64(most) {
			return s * power
		}
	}
	return 10 * power
}

// niceTop returns the end of an axis for values up to x, not under least:
// 10, 20, 30, 40, 60, 80, 100, 150, 200 …
func niceTop(x, least float64) float64 {
	x = max(x, least)
	power := math.Pow10(int(math.Floor(math.Log10(x))))
	for _, s := range [...]float64{1, 1.5, 2, 3, 4, 6, 8} {
		if x <= s*power {
			return s * power
		}
	}
	return 10 * power
}

// ticksIn returns the multiples of a step within a range.
func ticksIn(from, to, step float64) []float64 {
	var list []float64
	for k := math.Ceil(from / step); k*step <= to; k++ {
		list = append(list, k*step)
	}
	return list
}

// spreadLabels moves labels apart that stand one over the other, so that
// their middles are at least gap apart, keeping their order and staying
// between low and high.
func spreadLabels(labels []plotLabel, gap, low, high float32) {
	order := make([]*plotLabel, len(labels))
	for i := range labels {
		order[i] = &labels[i]
	}
	slices.SortStableFunc(order, func(a, b *plotLabel) int { return cmp.Compare(a.at.Y, b.at.Y) })
	for i, l := range order {
		least := low
		if i > 0 {
			least = order[i-1].at.Y + gap
		}
		l.at.Y = max(l.at.Y, least)
	}
	for i := len(order) - 1; i >= 0; i-- {
		order[i].at.Y = min(order[i].at.Y, high)
		high = order[i].at.Y - gap
	}
}
