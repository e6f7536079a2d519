package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ui/look"
)

// toastSpec says what a toast tells: what was done, in bold words and plain
// ones, a second line, and what can be done next.
type toastSpec struct {
	symbol       look.Symbol // "" for the ringed tick
	color        look.Color  // of the symbol; the zero value is Order
	strong, rest string
	second       string
	actions      []action
}

// toaster shows one toast at a time, in the lower right corner of what it lies
// over. It stays until it is closed or the next command hides it.
type toaster struct {
	box  *fyne.Container
	tell func(string)
	spec *toastSpec
}

// newToaster returns a toaster; its box goes over the content.
func newToaster(tell func(string)) *toaster {
	t := &toaster{tell: tell}
	t.box = container.New(cornerLayout{})
	return t
}

// show replaces what is shown.
func (t *toaster) show(s toastSpec) {
	t.spec = &s
	t.box.Objects = []fyne.CanvasObject{t.card(s)}
	t.box.Refresh()
}

// hide takes the toast away.
func (t *toaster) hide() {
	t.spec = nil
	t.box.Objects = nil
	t.box.Refresh()
}

// card builds the toast: links beside a single line, buttons under two.
func (t *toaster) card(s toastSpec) fyne.CanvasObject {
	if s.symbol == "" {
		s.symbol = look.IconInOrder
	}
	if s.color == look.Window {
		s.color = look.Order
	}
	words := grow(look.NewRow(look.Run{Text: s.strong, Style: look.Strong}, look.Run{Text: s.rest, Gap: 4}).Cut())
	top := across(12, pic(s.symbol, s.color, look.IconLarge), words)
	if s.second == "" {
		for _, a := range s.actions {
			top.Add(newButton(buttonSpec{words: a.words, kind: linkButton, tapped: a.tapped, tell: t.tell}))
		}
	}
	top.Add(newButton(buttonSpec{icon: look.IconClose, kind: plainButton, height: look.SmallHeight, name: "Close", tapped: t.hide, tell: t.tell}))
	if s.second == "" {
		return lifted(inset(edges{14, 6, 8, 6}, top))
	}
	buttons := across(8, gap(20+12-8, 1))
	for i, a := range s.actions {
		kind := secondaryButton
		if i == 0 {
			kind = primaryButton
		}
		buttons.Add(newButton(buttonSpec{words: a.words, icon: a.icon, kind: kind, height: look.SmallHeight, tapped: a.tapped, tell: t.tell}))
	}
	second := across(0, gap(20+12, 1), grow(look.Words(s.second, look.Second).Cut()))
	return lifted(inset(edges{14, 7, 8, 12}, downward(0, top, second, gap(0, 10), buttons)))
}

// lifted is a card with a shadow under it.
func lifted(o fyne.CanvasObject) fyne.CanvasObject {
	l := &liftLayout{}
	ground := canvas.NewRectangle(look.Panel)
	ground.StrokeColor, ground.StrokeWidth = look.Line, 1
	return container.New(l, append(l.shadow.make(), ground, o)...)
}

// liftLayout sets a shadow under its last two objects.
type liftLayout struct{ shadow shadow }

// Layout gives ground and object the whole size, with the shadow outside it.
func (l *liftLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.shadow.place(fyne.NewPos(0, 0), size, look.RadiusDialog)
	objects[len(objects)-2].(*canvas.Rectangle).CornerRadius = look.Units(look.RadiusDialog)
	growing{}.Layout(objects[len(objects)-2:], size)
}

// MinSize is that of the object on top.
func (l *liftLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[len(objects)-1].MinSize()
}

// cornerLayout sets its objects 424 wide into the lower right corner.
type cornerLayout struct{}

// Layout sets them 16 from the edges, narrower where there is no room.
func (cornerLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		edge := look.Units(16)
		w := min(look.Units(look.ToastWidth), size.Width-2*edge)
		h := o.MinSize().Height
		o.Resize(fyne.NewSize(w, h))
		o.Move(fyne.NewPos(size.Width-w-edge, size.Height-h-edge))
	}
}

// MinSize is nothing: a toast lies over what is there.
func (cornerLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }
