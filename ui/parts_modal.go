package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// answer is a button at the foot of a modal.
type answer struct {
	words  string
	icon   look.Symbol
	strong bool // the one that Enter means
	left   bool // apart from the others, as Don't save
	stays  bool // does not close the modal
	tapped func()
}

// modalSpec says what a modal shows.
type modalSpec struct {
	title   string
	text    string            // below the title, wrapped
	body    fyne.CanvasObject // between lines, below the text; nil for none
	foot    fyne.CanvasObject // at the foot's left; nil for none
	width   float32           // units; 0 for 352
	height  float32           // 0 for what it takes
	cross   bool              // a close button in the title
	answers []answer
	closed  func()         // hears Esc, and the cross
	first   fyne.Focusable // what has the focus; nil for the strong answer
	tell    func(string)
}

// modal is a dialog over a scrim. Esc closes it, Enter is its strong answer.
type modal struct {
	widget.BaseWidget
	spec    modalSpec
	on      fyne.Canvas
	card    *fyne.Container
	buttons []*button
	strong  *button
}

// newModal returns a modal, not yet shown.
func newModal(s modalSpec) *modal {
	m := &modal{spec: s}
	if m.spec.width == 0 {
		m.spec.width = 352
	}
	m.card = m.build()
	m.ExtendBaseWidget(m)
	return m
}

// modalOn returns the modal on top of a canvas, nil where there is none. The
// window gives it the keys that nothing has the focus for.
func modalOn(c fyne.Canvas) *modal {
	m, _ := c.Overlays().Top().(*modal)
	return m
}

// keyed is a part that passes on the keys it does not know.
type keyed interface {
	otherwise(taker func(*fyne.KeyEvent) bool)
}

// adopt gives the modal the keys that the parts inside an object do not know.
func (m *modal) adopt(o fyne.CanvasObject) {
	switch o := o.(type) {
	case keyed:
		o.otherwise(m.pressed)
	case *container.Scroll:
		m.adopt(o.Content)
	case *fyne.Container:
		for _, inside := range o.Objects {
			m.adopt(inside)
		}
	}
}

// show puts the modal over a canvas.
func (m *modal) show(on fyne.Canvas) {
	m.on = on
	m.adopt(m.card)
	m.Resize(on.Size())
	on.Overlays().Add(m)
	switch {
	case m.spec.first != nil:
		on.Focus(m.spec.first)
	case m.strong != nil && m.strong.off == "":
		on.Focus(m.strong)
	case len(m.buttons) > 0:
		on.Focus(m.buttons[0])
	}
}

// hide takes the modal away.
func (m *modal) hide() {
	if m.on != nil {
		m.on.Overlays().Remove(m)
		m.on = nil
	}
}

// cancel takes it away and tells.
func (m *modal) cancel() {
	m.hide()
	if m.spec.closed != nil {
		m.spec.closed()
	}
}

// pressed takes a key that nothing inside it wanted; true when it was for it.
func (m *modal) pressed(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyEscape:
		m.cancel()
	case fyne.KeyReturn, fyne.KeyEnter:
		if m.strong == nil {
			return false
		}
		m.strong.fire()
	default:
		return false
	}
	return true
}

// Tapped keeps presses beside the card from what lies below.
func (m *modal) Tapped(*fyne.PointEvent) {}

func (m *modal) build() *fyne.Container {
	s := m.spec
	if s.body == nil {
		parts := []fyne.CanvasObject{look.Words(s.title, look.Title)}
		if s.text != "" {
			parts = append(parts, newProse(s.text, look.Quiet, s.width-32))
		}
		parts = append(parts, gap(0, 4), m.feet())
		return padded(16, 15, downward(7, parts...))
	}
	head := []fyne.CanvasObject{look.Words(s.title, look.Title), space()}
	if s.cross {
		x := newButton(buttonSpec{icon: look.IconClose, kind: plainButton, name: "Close", keys: "Esc", tapped: m.cancel, tell: s.tell})
		head = append(head, x)
	}
	top := sized(0, 50, inset(edges{20, 0, 12, 0}, across(8, head...)))
	foot := sized(0, 56, padded(20, 0, m.feet()))
	return downward(0, top, hair(look.Line), grow(s.body), hair(look.Line), foot)
}

// feet is the row of answers.
func (m *modal) feet() *fyne.Container {
	row := across(8)
	if m.spec.foot != nil {
		row.Add(grow(m.spec.foot))
	}
	var right []fyne.CanvasObject
	for _, a := range m.spec.answers {
		b := m.button(a)
		if a.left {
			row.Add(b)
		} else {
			right = append(right, b)
		}
	}
	if m.spec.foot == nil {
		row.Add(space())
	}
	for _, b := range right {
		row.Add(b)
	}
	return row
}

func (m *modal) button(a answer) *button {
	kind := secondaryButton
	if a.strong {
		kind = primaryButton
	}
	b := newButton(buttonSpec{words: a.words, icon: a.icon, kind: kind, tell: m.spec.tell, tapped: func() {
		if !a.stays {
			m.hide()
		}
		if a.tapped != nil {
			a.tapped()
		}
	}})
	m.buttons = append(m.buttons, b)
	if a.strong {
		m.strong = b
	}
	return b
}

// CreateRenderer makes the scrim, the shadow and the card.
func (m *modal) CreateRenderer() fyne.WidgetRenderer {
	v := &modalView{m: m, scrim: canvas.NewRectangle(look.Scrim), ground: canvas.NewRectangle(look.Panel)}
	v.List = append([]fyne.CanvasObject{v.scrim}, v.shadow.make()...)
	v.List = append(v.List, v.ground, m.card)
	return v
}

type modalView struct {
	look.Drawn
	m      *modal
	scrim  *canvas.Rectangle
	ground *canvas.Rectangle
	shadow shadow
}

// MinSize is nothing: a modal takes the canvas it lies over.
func (v *modalView) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// Layout sets the card a little above the middle, no larger than the canvas.
func (v *modalView) Layout(size fyne.Size) {
	v.scrim.Resize(size)
	want := fyne.NewSize(look.Units(v.m.spec.width), v.m.card.MinSize().Height)
	want.Width = max(want.Width, v.m.card.MinSize().Width)
	if h := look.Units(v.m.spec.height); h > want.Height {
		want.Height = h
	}
	edge := look.Units(16)
	want.Width, want.Height = min(want.Width, size.Width-edge), min(want.Height, size.Height-edge)
	at := fyne.NewPos((size.Width-want.Width)/2, max(edge/2, (size.Height-want.Height)/2-look.Units(14)))
	v.ground.FillColor, v.ground.StrokeColor, v.ground.StrokeWidth = look.Panel, look.Line, 1
	v.ground.CornerRadius = look.Units(look.RadiusDialog)
	v.ground.Move(at)
	v.ground.Resize(want)
	v.m.card.Move(at)
	v.m.card.Resize(want)
	v.shadow.place(at, want, look.RadiusDialog)
}

// Refresh sets the card anew, in the theme in force.
func (v *modalView) Refresh() {
	v.Layout(v.m.Size())
	canvas.Refresh(v.m)
}
