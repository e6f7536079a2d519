package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// plotColors give the marks of a plot their colors: of lines and dots, and of
// the texts at them.
var plotColors = [...]struct{ mark, text look.Color }{
	plotGrid:     {look.Hair, look.Muted},
	plotAxis:     {look.Line, look.Muted},
	plotTick:     {look.Hair, look.Muted},
	plotScored:   {look.Link, look.Link},
	plotEdited:   {look.Edited, look.Edited},
	plotExpected: {look.Muted, look.Muted},
	plotFile:     {look.Frame, look.Muted},
	plotField:    {look.Faint, look.Muted},
}

// draw places the marks of a plot with its corner at x and the place reached.
func (b *board) draw(p plot, x float32, ground look.Color) {
	corner := fyne.NewPos(x, b.y)
	for _, l := range p.lines {
		b.stroke(l, corner)
	}
	for _, d := range p.dots {
		b.dot(d, corner, ground)
	}
	for _, l := range p.labels {
		b.label(l, corner)
	}
}

func (b *board) stroke(l plotLine, corner fyne.Position) {
	from, to := l.from.Add(corner), l.to.Add(corner)
	o := canvas.NewLine(plotColors[l.role].mark)
	if l.role == plotGrid {
		o.StrokeColor = look.Line
	}
	o.StrokeWidth = look.Units(l.width)
	o.Position1 = fyne.NewPos(look.Units(from.X), look.Units(from.Y))
	o.Position2 = fyne.NewPos(look.Units(to.X), look.Units(to.Y))
	b.objects = append(b.objects, o)
}

func (b *board) dot(d plotDot, corner fyne.Position, ground look.Color) {
	o := canvas.NewCircle(plotColors[d.role].mark)
	if d.open {
		o.FillColor, o.StrokeColor, o.StrokeWidth = ground, plotColors[d.role].mark, look.Units(1)
	}
	at := d.at.Add(corner)
	b.put(o, at.X-d.radius, at.Y-d.radius, 2*d.radius, 2*d.radius)
}

func (b *board) label(l plotLabel, corner fyne.Position) {
	const height, room = 14, 120
	style := look.Style{Size: look.SizeCaption, Bold: l.bold, Color: plotColors[l.role].text}
	at := l.at.Add(corner)
	switch l.align {
	case fyne.TextAlignCenter:
		at.X -= room / 2
	case fyne.TextAlignTrailing:
		at.X -= room
	}
	row := look.NewRow(look.Run{Text: onScreen(l.text), Style: style}).Aligned(l.align)
	b.put(row, at.X, at.Y-height/2, room, height)
}
