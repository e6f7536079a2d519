package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// prose is a text in as many lines as its width takes.
type prose struct {
	widget.BaseWidget
	text  string
	style look.Style
	width float32 // units, to reckon the height by before it is laid out
	align fyne.TextAlign
}

// newProse returns a text that is about width units wide.
func newProse(text string, style look.Style, width float32) *prose {
	p := &prose{text: text, style: style, width: width}
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer makes a row for each line.
func (p *prose) CreateRenderer() fyne.WidgetRenderer {
	v := &proseView{p: p}
	v.wrap(look.Units(p.width))
	return v
}

// proseView draws a line of each object of its list.
type proseView struct {
	look.Drawn
	p     *prose
	width float32 // pixels, for which the lines are
}

// wrap makes the lines anew for a width in pixels.
func (v *proseView) wrap(width float32) {
	v.width, v.List = width, nil
	for _, part := range strings.Split(v.p.text, "\n") {
		for _, l := range wrapWords(part, v.p.style, width) {
			v.List = append(v.List, look.Words(l, v.p.style).Aligned(v.p.align).Cut())
		}
	}
}

// line is the height of a line.
func (v *proseView) line() float32 {
	size, _ := look.Measure("x", v.p.style)
	return size.Height
}

// MinSize is the height of the lines; they may be narrower.
func (v *proseView) MinSize() fyne.Size {
	return fyne.NewSize(0, float32(len(v.List))*v.line())
}

// Layout breaks the lines anew for another width.
func (v *proseView) Layout(size fyne.Size) {
	if size.Width > 0 && size.Width != v.width {
		v.wrap(size.Width)
	}
	for i, l := range v.List {
		l.Move(fyne.NewPos(0, float32(i)*v.line()))
		l.Resize(fyne.NewSize(size.Width, v.line()))
	}
}

// Refresh breaks the lines anew, in the theme in force.
func (v *proseView) Refresh() {
	width := v.p.Size().Width
	if width == 0 {
		width = look.Units(v.p.width)
	}
	v.wrap(width)
	v.Layout(v.p.Size())
	canvas.Refresh(v.p)
}
