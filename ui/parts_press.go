package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// press is what all parts that are pressed have in common: pointer, focus,
// keys, being off with a reason, and telling what they are.
type press struct {
	widget.BaseWidget
	name                   string // what it does, for the status line
	keys                   string // its keys, spelled
	tapped                 func()
	tell                   func(string)              // hears what is pointed at, "" when nothing is
	key                    func(*fyne.KeyEvent) bool // keys that it does not know, true when taken
	off                    string                    // why it cannot be pressed; "" when it can
	hovered, focused, down bool
}

// because switches the part off with a reason, or on with none.
func (p *press) because(reason string) {
	if p.off != reason {
		p.off = reason
		p.Refresh()
	}
}

// words are what the status line says while the part is pointed at: the reason
// where it is off, else its name and keys.
func (p *press) words() string {
	switch {
	case p.off != "":
		return p.off
	case p.keys != "":
		return p.name + "  " + p.keys
	}
	return p.name
}

func (p *press) fire() {
	if p.off == "" && p.tapped != nil {
		p.tapped()
	}
}

// Tapped presses it.
func (p *press) Tapped(*fyne.PointEvent) { p.fire() }

// TypedRune takes no letters.
func (p *press) TypedRune(rune) {}

// TypedKey presses it by Space or Enter; other keys are passed on.
func (p *press) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.fire()
	default:
		if p.key != nil {
			p.key(e)
		}
	}
}

// FocusGained shows the ring.
func (p *press) FocusGained() {
	p.focused = true
	p.say(p.words())
	p.Refresh()
}

// FocusLost takes the ring away.
func (p *press) FocusLost() {
	p.focused = false
	p.say("")
	p.Refresh()
}

// MouseIn tells what is under the pointer.
func (p *press) MouseIn(*desktop.MouseEvent) {
	p.hovered = true
	p.say(p.words())
	p.Refresh()
}

// MouseMoved changes nothing.
func (p *press) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends what MouseIn began.
func (p *press) MouseOut() {
	p.hovered, p.down = false, false
	p.say("")
	p.Refresh()
}

// MouseDown shows it pressed.
func (p *press) MouseDown(*desktop.MouseEvent) {
	p.down = true
	p.Refresh()
}

// MouseUp shows it free.
func (p *press) MouseUp(*desktop.MouseEvent) {
	p.down = false
	p.Refresh()
}

// otherwise gives the part a taker of keys where it has none.
func (p *press) otherwise(taker func(*fyne.KeyEvent) bool) {
	if p.key == nil {
		p.key = taker
	}
}

func (p *press) say(s string) {
	if p.tell != nil {
		p.tell(s)
	}
}

// Cursor is a hand where a press does something.
func (p *press) Cursor() desktop.Cursor {
	if p.off != "" {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// Disabled keeps the focus away from what is off.
func (p *press) Disabled() bool { return p.off != "" }

// Enable switches it on.
func (p *press) Enable() { p.because("") }

// Disable switches it off without a reason of its own.
func (p *press) Disable() { p.because("Not now") }

// options are a part that has one of several words.
type options struct {
	press
	words []string
	at    int       // −1 for none
	pick  func(int) // hears what was chosen
}

// set chooses a word without telling.
func (o *options) set(at int) {
	o.at = at
	o.Refresh()
}

// choose chooses another word, where there is one, and tells.
func (o *options) choose(at int) {
	if o.off != "" || at < 0 || at >= len(o.words) || at == o.at {
		return
	}
	o.set(at)
	if o.pick != nil {
		o.pick(at)
	}
}

// focusRing is a frame around a part, outside it and hidden at first.
type focusRing struct{ rect *canvas.Rectangle }

func newFocusRing() focusRing {
	r := blank()
	r.Hide()
	return focusRing{r}
}

// place sets the ring around a part of a size and corner in units.
func (f focusRing) place(size fyne.Size, corner float32) {
	out := look.Units(look.RingWidth + 1)
	f.rect.Move(fyne.NewPos(-out, -out))
	f.rect.Resize(size.AddWidthHeight(2*out, 2*out))
	f.rect.StrokeWidth = look.Units(look.RingWidth)
	f.rect.CornerRadius = look.Units(corner) + out
	f.rect.StrokeColor = look.Link
}

// show shows the ring or hides it.
func (f focusRing) show(on bool) {
	if on {
		f.rect.Show()
	} else {
		f.rect.Hide()
	}
}
