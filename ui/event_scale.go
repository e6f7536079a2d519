package ui

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/ui/look"
)

// band is the stretch of minutes plus seconds in which a system is rated.
type band struct {
	system   ratingcore.System
	from, to int // to 0 has no end
}

// longest time control that is looked at.
const scaleLimit = 400

// bandsOf asks the rules in force which sums they rate in which system.
func bandsOf(r *uschess.Rules, online bool) []band {
	var list []band
	at := map[uschess.System]int{}
	for sum := 1; sum <= scaleLimit; sum++ {
		for _, sys := range r.SystemsOf(uschess.TimeControl{Minutes: sum}, online) {
			i, seen := at[sys]
			if !seen {
				i = len(list)
				at[sys] = i
				list = append(list, band{system: ratingcore.System(sys), from: sum})
			}
			list[i].to = sum
		}
	}
	for i := range list {
		if list[i].to == scaleLimit {
			list[i].to = 0
		}
	}
	order(list)
	return list
}

// order sets the slowest system first.
func order(list []band) {
	for i := range list {
		for j := i; j > 0 && list[j].from > list[j-1].from; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// words are the band in figures.
func (b band) words() string {
	if b.to == 0 {
		return strconv.Itoa(b.from) + " and more"
	}
	return strconv.Itoa(b.from) + " to " + strconv.Itoa(b.to)
}

// holds says whether a sum is in the band.
func (b band) holds(sum int) bool { return sum >= b.from && (b.to == 0 || sum <= b.to) }

// scaleBar is a band as drawn.
type scaleBar struct {
	band
	left, right, y float32
	on             bool // the section's sum is in it
}

// scale is the picture of why a section is rated in its systems.
type scale struct {
	bars   []scaleBar
	ticks  []plotLabel
	axis   float32 // height of the axis
	left   float32
	right  float32
	marker float32
	sum    int
}

// room for the systems' names, and the height of a bar's row.
const (
	scaleNames = 76
	scaleStep  = 28
	scaleBarUp = 22
)

// scaleOf lays the bands out in a width, with a mark at the section's sum.
func scaleOf(bands []band, sum int, width float32) scale {
	top := 100.0
	for float64(sum) > top*.96 {
		top += 50
	}
	s := scale{left: scaleNames, right: width - 14, sum: sum}
	x := plotScale{0, top, s.left, s.right}
	s.axis = float32(len(bands)*scaleStep) + 4
	marks := []int{0, int(top)}
	for i, b := range bands {
		to := float64(b.to)
		if b.to == 0 {
			to = top
		}
		s.bars = append(s.bars, scaleBar{band: b, left: x.pos(float64(b.from)), right: x.pos(to), y: float32(i * scaleStep), on: b.holds(sum)})
		marks = append(marks, b.from, b.to)
	}
	s.marker = x.pos(float64(sum))
	s.tick(marks, x)
	return s
}

// tick numbers the ends of the bands, leaving out those that would touch
// another or the mark.
func (s *scale) tick(marks []int, x plotScale) {
	const room = 22
	slices.Sort(marks)
	taken := []float32{s.marker}
	for _, m := range marks {
		at := x.pos(float64(m))
		free := m > 0 || len(taken) == 1
		for i, other := range taken {
			least := float32(room)
			if i == 0 {
				least = 28
			}
			free = free && math.Abs(float64(at-other)) >= float64(least)
		}
		if free {
			taken = append(taken, at)
			s.ticks = append(s.ticks, plotLabel{at: fyne.NewPos(at, s.axis), text: strconv.Itoa(m), role: plotTick, align: fyne.TextAlignCenter})
		}
	}
}

// height is that of the scale with its numbers, in units.
func (s *scale) height() float32 { return s.axis + 26 }

// scale draws the picture at x and leaves the place where it was.
func (b *board) scale(s scale, x float32) {
	top := b.y
	for _, bar := range s.bars {
		b.y = top + bar.y
		b.bar(bar, s, x)
	}
	b.y = top
	b.box(x+s.left, top+s.axis, s.right-s.left, 1, look.Frame)
	for _, l := range s.ticks {
		b.box(x+l.at.X, top+s.axis, 1, 5, look.Frame)
		l.at.Y += 14
		b.label(l, fyne.NewPos(x, top))
	}
	b.box(x+s.marker-1, top-6, 2, s.axis+8, look.Ink)
	b.frame(x+s.marker-16, top+s.axis+5, 32, 18, frameStyle{fill: look.Ink, line: look.Ink, radius: look.RadiusTag})
	b.y = top + s.axis + 5
	b.center(x+s.marker-16, 32, 18, strconv.Itoa(s.sum), look.Style{Size: look.SizeHead, Bold: true, Color: look.Panel})
	b.y = top
}

// bar draws one system: filled where the section counts for it.
func (b *board) bar(bar scaleBar, s scale, x float32) {
	name, words := look.Quiet, look.Second
	color := systemColor(bar.system)
	b.box(x+s.left, b.y+scaleBarUp/2, s.right-s.left, 1, look.Line)
	wide := max(6, bar.right-bar.left)
	style := frameStyle{fill: look.Panel, line: look.Muted, radius: look.RadiusTag}
	if bar.on {
		name = look.Strong
		style = frameStyle{fill: color, line: color, radius: look.RadiusTag}
	}
	b.frame(x+bar.left, b.y, wide, scaleBarUp, style)
	inside := look.Width(bar.words(), words)/look.Zoom()+20 < wide
	switch {
	case inside && bar.on:
		words.Color = look.Panel
		b.left(x+bar.left+10, wide-12, scaleBarUp, bar.words(), words)
	case inside:
		b.left(x+bar.left+10, wide-12, scaleBarUp, bar.words(), words)
	default:
		room := look.Width(bar.words(), words)/look.Zoom() + 6
		b.box(x+bar.right+5, b.y+2, room+2, scaleBarUp-4, look.Panel)
		b.left(x+bar.right+8, room, scaleBarUp, bar.words(), words)
	}
	b.right(x+s.left-12, scaleNames, scaleBarUp, systemWords(bar.system), name)
}

// systemWords is a system's name without what all of a scale share.
func systemWords(s ratingcore.System) string {
	if s.Online() {
		return ratingcore.System(s - ratingcore.OnlineRegular).Name()
	}
	return s.Name()
}
