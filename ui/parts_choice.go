package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// choice is one of several words, chosen from a list that drops down. Up and
// Down go through them, Space or Enter drops the list.
type choice struct{ options }

// newChoice returns a choice that tells pick what was chosen.
func newChoice(words []string, at int, pick func(int)) *choice {
	c := &choice{options{words: words, at: at, pick: pick}}
	c.tapped = c.drop
	c.ExtendBaseWidget(c)
	return c
}

// drop shows the list below.
func (c *choice) drop() {
	on := fyne.CurrentApp().Driver().CanvasForObject(c)
	if on == nil {
		return
	}
	menu := fyne.NewMenu("")
	for i, w := range c.words {
		item := fyne.NewMenuItem(w, func() { c.choose(i) })
		item.Checked = i == c.at
		menu.Items = append(menu.Items, item)
	}
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject(c)
	widget.ShowPopUpMenuAtPosition(menu, on, place.AddXY(0, c.Size().Height+look.Units(2)))
}

// TypedKey goes through the words with the arrows.
func (c *choice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		c.choose(c.at - 1)
	case fyne.KeyDown:
		c.choose(c.at + 1)
	default:
		c.press.TypedKey(e)
	}
}

// CreateRenderer makes the frame, the word and the chevron.
func (c *choice) CreateRenderer() fyne.WidgetRenderer {
	v := &choiceView{c: c, frame: blank(), row: look.NewRow().Cut(), chevron: look.Picture(look.IconDown, look.Muted, 12)}
	v.List = []fyne.CanvasObject{v.frame, v.row, v.chevron}
	v.dress()
	return v
}

type choiceView struct {
	look.Drawn
	c       *choice
	frame   *canvas.Rectangle
	row     *look.Row
	chevron *canvas.Image
}

func (v *choiceView) dress() {
	c := v.c
	style := look.Body
	v.frame.FillColor, v.frame.StrokeColor, v.frame.StrokeWidth = look.Input, look.Frame, 1
	v.frame.CornerRadius = look.Units(look.RadiusField)
	switch {
	case c.off != "":
		v.frame.FillColor, v.frame.StrokeColor = look.Header, look.Line
		style.Color = look.Faint
	case c.focused:
		v.frame.StrokeColor, v.frame.StrokeWidth = look.Link, look.Units(look.RingWidth)
	case c.hovered:
		v.frame.FillColor = look.Hover
	}
	word := ""
	if c.at >= 0 && c.at < len(c.words) {
		word = c.words[c.at]
	}
	v.row.Set(look.Run{Text: word, Style: style})
}

// MinSize has room for the longest of the words.
func (v *choiceView) MinSize() fyne.Size {
	var w float32
	for _, word := range v.c.words {
		w = max(w, look.Width(word, look.Body))
	}
	return fyne.NewSize(w+look.Units(10+8+12+10), look.Units(look.SmallHeight))
}

// Layout sets the word left and the chevron right.
func (v *choiceView) Layout(size fyne.Size) {
	v.frame.Resize(size)
	side, pad := look.Units(12), look.Units(10)
	v.row.Move(fyne.NewPos(pad, 0))
	v.row.Resize(fyne.NewSize(size.Width-2*pad-side-look.Units(8), size.Height))
	v.chevron.Move(fyne.NewPos(size.Width-pad-side, (size.Height-side)/2))
	v.chevron.Resize(fyne.NewSquareSize(side))
}

// Refresh dresses the part anew for its state and the theme in force.
func (v *choiceView) Refresh() {
	v.dress()
	v.Layout(v.c.Size())
	canvas.Refresh(v.c)
}
