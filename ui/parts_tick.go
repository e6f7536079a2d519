package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// tickSpec says what a tick or one of several ways is for.
type tickSpec struct {
	strong, rest string // bold words, and plain ones after them
	second       string // a line below
	round        bool   // one of several, as for paper
	on           bool
	changed      func(on bool)
	tell         func(string)
	key          func(*fyne.KeyEvent) bool
}

// tick is a box with words that is on or off.
type tick struct {
	press
	spec tickSpec
	on   bool
}

// newTick returns a tick.
func newTick(s tickSpec) *tick {
	t := &tick{spec: s, on: s.on}
	t.name, t.tell, t.key, t.tapped = s.strong+s.rest, s.tell, s.key, t.turn
	t.ExtendBaseWidget(t)
	return t
}

// turn changes a box; a round one is only switched on.
func (t *tick) turn() {
	if t.spec.round && t.on {
		return
	}
	t.set(!t.on)
	if t.spec.changed != nil {
		t.spec.changed(t.on)
	}
}

// set switches it without telling.
func (t *tick) set(on bool) {
	t.on = on
	t.Refresh()
}

// newWays is a row of round ticks of which one is on; pick hears which.
func newWays(words []string, at int, pick func(int)) *fyne.Container {
	var all []*tick
	row := across(18)
	for i, w := range words {
		t := newTick(tickSpec{rest: w, round: true, on: i == at, changed: func(bool) {
			for k, other := range all {
				other.set(k == i)
			}
			if pick != nil {
				pick(i)
			}
		}})
		all = append(all, t)
		row.Add(t)
	}
	return row
}

// CreateRenderer makes the box with its sign, and the words.
func (t *tick) CreateRenderer() fyne.WidgetRenderer {
	v := &tickView{t: t, box: blank(), dot: blank(),
		sign: look.Picture(look.IconTick, look.OnPrimary, 12), row: look.NewRow(), second: look.NewRow(), ring: newFocusRing()}
	v.List = []fyne.CanvasObject{v.box, v.dot, v.sign, v.row, v.second, v.ring.rect}
	v.dress()
	return v
}

type tickView struct {
	look.Drawn
	t           *tick
	box, dot    *canvas.Rectangle
	sign        *canvas.Image
	row, second *look.Row
	ring        focusRing
}

func (v *tickView) dress() {
	t := v.t
	v.box.FillColor, v.box.StrokeColor, v.box.StrokeWidth = look.Input, look.Frame, 1
	v.box.CornerRadius = look.Units(v.corner())
	v.dot.FillColor, v.dot.CornerRadius = look.Primary, look.Units(4)
	v.dot.Hidden, v.sign.Hidden = !t.on || !t.spec.round, !t.on || t.spec.round
	switch {
	case t.off != "":
		v.box.FillColor, v.box.StrokeColor = look.Header, look.Line
		v.dot.FillColor = look.Faint
		v.sign.Resource = look.Icon(look.IconTick, look.Faint)
	case t.on && t.spec.round:
		v.box.StrokeColor, v.box.StrokeWidth = look.Primary, look.Units(1.5)
	case t.on:
		v.box.FillColor, v.box.StrokeColor = look.Primary, look.Primary
		v.sign.Resource = look.Icon(look.IconTick, look.OnPrimary)
	case t.hovered:
		v.box.StrokeColor = look.Link
	}
	strong, rest := look.Strong, look.Body
	if t.off != "" {
		strong, rest = look.Body.In(look.Faint), look.Body.In(look.Faint)
	}
	v.row.Set(look.Run{Text: t.spec.strong, Style: strong}, look.Run{Text: t.spec.rest, Style: rest})
	v.second.Set(look.Run{Text: t.spec.second, Style: look.Caption})
	v.second.Hidden = t.spec.second == ""
	v.ring.show(t.focused)
}

// corner is that of the box in units; a round one is a circle.
func (v *tickView) corner() float32 {
	if v.t.spec.round {
		return 8
	}
	return look.RadiusTag
}

// measures in units: where the words begin, and the height of their line.
const (
	tickWords = 26
	tickLine  = 18
)

// MinSize has room for box and words, and the second line where there is one.
func (v *tickView) MinSize() fyne.Size {
	w := v.row.MinSize().Width
	h := float32(look.LeastTarget)
	if !v.second.Hidden {
		w, h = max(w, v.second.MinSize().Width), 36
	}
	return fyne.NewSize(w+look.Units(tickWords), look.Units(h))
}

// Layout sets the box left of the words.
func (v *tickView) Layout(size fyne.Size) {
	side := look.Units(16)
	line := size.Height
	if !v.second.Hidden {
		line = look.Units(tickLine)
	}
	top := (line - side) / 2
	v.box.Move(fyne.NewPos(0, top))
	v.box.Resize(fyne.NewSquareSize(side))
	v.sign.Move(fyne.NewPos(look.Units(2), top+look.Units(2)))
	v.sign.Resize(fyne.NewSquareSize(look.Units(12)))
	v.dot.Move(fyne.NewPos(look.Units(4), top+look.Units(4)))
	v.dot.Resize(fyne.NewSquareSize(look.Units(8)))
	left := look.Units(tickWords)
	v.row.Move(fyne.NewPos(left, 0))
	v.row.Resize(fyne.NewSize(size.Width-left, line))
	v.second.Move(fyne.NewPos(left, line))
	v.second.Resize(fyne.NewSize(size.Width-left, look.Units(17)))
	v.ring.place(fyne.NewSquareSize(side), v.corner())
	v.ring.rect.Move(v.ring.rect.Position().AddXY(0, top))
}

// Refresh dresses the part anew for its state and the theme in force.
func (v *tickView) Refresh() {
	v.dress()
	v.Layout(v.t.Size())
	canvas.Refresh(v.t)
}
