package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// toolbar shows the commands that are needed all the time: icon and word, in a
// narrow window the icon alone.
type toolbar struct {
	box     *fyne.Container
	find    *field
	buttons map[*command]*button
	key     func(*fyne.KeyEvent) bool // keys that a button does not know
	tell    func(string)
	shape   toolShape
}

// toolShape is what the toolbar is made for; else only its buttons change.
type toolShape struct {
	narrow bool // icons without words
	tiny   bool // for the primary command too
	theme  fyne.Theme
}

func newToolbar(find *field, key func(*fyne.KeyEvent) bool, tell func(string)) *toolbar {
	return &toolbar{box: stack(), find: find, key: key, tell: tell}
}

// show draws the toolbar anew: groups of commands, then the search, the
// primary command and the switch of the pane.
func (t *toolbar) show(groups [][]*command, export, pane *command, width float32) {
	shape := toolShape{width < look.NarrowWidth, width < tinyWidth, fyne.CurrentApp().Settings().Theme()}
	if shape == t.shape {
		t.refresh()
		return
	}
	t.shape, t.buttons = shape, map[*command]*button{}
	t.find.right, t.find.entry.PlaceHolder = ctrl(fyne.KeyF).String(), "Find name or ID"
	if shape.tiny {
		t.find.right, t.find.entry.PlaceHolder = "", "Find"
	}
	t.find.entry.Refresh()
	t.find.Refresh()
	var parts []fyne.CanvasObject
	for i, group := range groups {
		if i > 0 {
			parts = append(parts, sized(1, 20, canvas.NewRectangle(look.Line)))
		}
		for _, c := range group {
			parts = append(parts, t.button(c, plainButton, shape.narrow))
		}
	}
	parts = append(parts, grow(&fyne.Container{Layout: findLayout{}, Objects: []fyne.CanvasObject{t.find}}), gap(2, 0),
		t.button(export, primaryButton, shape.tiny), t.button(pane, plainButton, true))
	t.box.Objects = []fyne.CanvasObject{sized(0, look.ToolHeight, padded(8, 0, across(4, parts...)))}
	t.refresh()
	t.box.Refresh()
}

// tinyWidth is the width in units under which no word has room on the toolbar.
const tinyWidth = 480

// findLayout sets the search at the right of its room, narrower where there is
// not enough.
type findLayout struct{}

// Layout sets the field.
func (findLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width, height := min(look.Units(look.FindWidth), size.Width), look.Units(look.FieldHeight)
	set(o[0], size.Width-width, (size.Height-height)/2, width, height)
}

// MinSize is that of the field.
func (findLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, look.Units(look.FieldHeight))
}

func (t *toolbar) button(c *command, kind buttonKind, narrow bool) *button {
	spec := buttonSpec{words: short(c.words), icon: c.icon, kind: kind, name: c.words, keys: c.keys.String(), tapped: c.do, tell: t.tell}
	if kind == primaryButton {
		spec.words = c.words
	}
	if narrow {
		spec.words = ""
	}
	b := newButton(spec)
	b.key = t.key
	t.buttons[c] = b
	return b
}

// short is a command's word on the toolbar: without the dots of the menu.
func short(words string) string {
	if n := len(words) - len("…"); n > 0 && words[n:] == "…" {
		return words[:n]
	}
	return words
}

// refresh switches buttons on and off.
func (t *toolbar) refresh() {
	for c, b := range t.buttons {
		b.because(c.why())
	}
}

// findCalls are what the field for the search asks for.
type findCalls struct {
	changed func(string)
	next    func(by int)
	leave   func()
	key     func(*fyne.KeyEvent) bool // keys that it does not know
}

// newFind returns the field for the search. Enter goes on to the next match,
// Escape gives the search up.
func newFind(calls findCalls) *field {
	f := newField(fieldSpec{icon: look.IconFind, ghost: "Find name or ID", tight: true, changed: calls.changed,
		key: func(e *fyne.KeyEvent) bool {
			switch e.Name {
			case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyF3, fyne.KeyDown:
				calls.next(1)
			case fyne.KeyUp:
				calls.next(-1)
			case fyne.KeyEscape:
				calls.leave()
			default:
				return calls.key(e)
			}
			return true
		}})
	f.right = ctrl(fyne.KeyF).String()
	return f
}
