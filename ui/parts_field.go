package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// fieldSpec says what a field is for.
type fieldSpec struct {
	label string
	text  string
	ghost string // shown while the field is empty
	icon  look.Symbol
	note  string // below the field while nothing is wrong

	// check returns a sentence about what is wrong with a text, "" when it is
	// fine; it is shown once the field was left. count is shown while typed.
	check, count func(text string) string

	changed func(text string)         // hears every letter
	commit  func(text string)         // hears a changed text when the field is left or Enter pressed
	key     func(*fyne.KeyEvent) bool // function keys and Esc, true when taken
	focus   func(in bool)
	tight   bool    // no room for a note
	height  float32 // 0 for 30
}

// field is an entry with its label and a sentence below. Undo belongs to it
// while it has the focus; Esc gives back what stood there.
type field struct {
	widget.BaseWidget
	spec  fieldSpec
	entry *entry
	old   string // as last committed
	wrong bool   // it was left while wrong
	off   bool
	right string // keys, at the right end while the field is empty
}

// newField returns a field.
func newField(s fieldSpec) *field {
	f := &field{spec: s, old: s.text, entry: &entry{}}
	f.entry.Wrapping = fyne.TextWrap(fyne.TextTruncateClip)
	f.entry.Text, f.entry.PlaceHolder = s.text, s.ghost
	f.entry.CursorColumn = len([]rune(s.text))
	if s.icon != "" {
		f.entry.Icon = look.Icon(s.icon, look.Muted)
	}
	f.entry.field = f
	f.entry.OnChanged = f.typed
	f.entry.OnSubmitted = func(string) { f.leave() }
	f.entry.ExtendBaseWidget(f.entry)
	f.wrong = f.problem() != ""
	f.ExtendBaseWidget(f)
	return f
}

// text is what stands in the field.
func (f *field) text() string { return f.entry.Text }

// set puts a text in as if it had always stood there.
func (f *field) set(text string) {
	f.old = text
	f.entry.SetText(text)
	f.wrong = f.problem() != ""
	f.Refresh()
}

// disable makes the field read-only or not.
func (f *field) disable(off bool) {
	f.off = off
	if off {
		f.entry.Disable()
	} else {
		f.entry.Enable()
	}
	f.Refresh()
}

// otherwise gives the field a taker of keys where it has none.
func (f *field) otherwise(taker func(*fyne.KeyEvent) bool) {
	if f.spec.key == nil {
		f.spec.key = taker
	}
}

func (f *field) problem() string {
	if f.spec.check == nil {
		return ""
	}
	return f.spec.check(f.entry.Text)
}

func (f *field) typed(text string) {
	if f.wrong && f.problem() == "" {
		f.wrong = false
	}
	if f.spec.changed != nil {
		f.spec.changed(text)
	}
	f.Refresh()
}

// leave judges what was typed, and hands it on where it is right and new.
func (f *field) leave() {
	f.wrong = f.problem() != ""
	if !f.wrong && f.entry.Text != f.old {
		f.old = f.entry.Text
		if f.spec.commit != nil {
			f.spec.commit(f.old)
		}
	}
	f.Refresh()
}

// below is the sentence under the field, and whether it is an error.
func (f *field) below() (string, bool) {
	switch {
	case f.wrong:
		return f.problem(), true
	case f.entry.held && f.spec.count != nil:
		return f.spec.count(f.entry.Text), false
	}
	return f.spec.note, false
}

// CreateRenderer makes the label, the entry with its frame, and the sentence.
func (f *field) CreateRenderer() fyne.WidgetRenderer {
	v := &fieldView{f: f, label: look.NewRow().Cut(), frame: blank(),
		still: canvas.NewRectangle(look.Header), fixed: look.NewRow().Cut(), note: look.NewRow().Cut(),
		mark: look.Picture(look.IconError, look.Error, 14), keys: look.NewRow()}
	v.box = container.NewWithoutLayout(v.label, f.entry, v.keys, v.still, v.fixed, v.frame, v.mark, v.note)
	v.List = []fyne.CanvasObject{v.box}
	v.dress()
	return v
}

type fieldView struct {
	look.Drawn
	f            *field
	box          *fyne.Container
	label, note  *look.Row
	fixed, keys  *look.Row
	frame, still *canvas.Rectangle
	mark         *canvas.Image
}

func (v *fieldView) dress() {
	f := v.f
	v.label.Set(look.Run{Text: f.spec.label, Style: look.Second})
	sentence, wrong := f.below()
	style := look.Caption
	if wrong {
		style.Color = look.Error
	}
	v.note.Set(look.Run{Text: sentence, Style: style})
	v.mark.Hidden = !wrong
	v.frame.StrokeColor, v.frame.StrokeWidth, v.frame.CornerRadius = color.Transparent, 0, look.Units(look.RadiusField)
	switch {
	case wrong:
		v.frame.StrokeColor, v.frame.StrokeWidth = look.Error, look.Units(look.RingWidth)
	case f.entry.held:
		v.frame.StrokeColor, v.frame.StrokeWidth = look.Link, look.Units(look.RingWidth)
	case f.off:
		v.frame.StrokeColor, v.frame.StrokeWidth = look.Line, 1
	}
	v.still.Hidden, v.fixed.Hidden = !f.off, !f.off
	v.still.CornerRadius = look.Units(look.RadiusField)
	shown := f.entry.Text
	if shown == "" {
		shown = f.spec.ghost
	}
	v.fixed.Set(look.Run{Text: shown, Style: look.Style{Color: look.Faint}})
	v.keys.Hidden = f.entry.Text != "" || f.entry.held || f.off
	v.keys.Set(look.Run{Text: f.right, Style: look.Caption})
}

func (v *fieldView) height() float32 {
	if v.f.spec.height > 0 {
		return v.f.spec.height
	}
	return look.FieldHeight
}

// top is the room of the label, foot that of the sentence, in units.
func (v *fieldView) top() float32 {
	if v.f.spec.label == "" {
		return 0
	}
	return 20
}

func (v *fieldView) foot() float32 {
	if v.f.spec.tight {
		return 0
	}
	return 21
}

// MinSize is 60 wide; label, entry and sentence below each other.
func (v *fieldView) MinSize() fyne.Size {
	return fyne.NewSize(look.Units(60), look.Units(v.top()+v.height()+v.foot()))
}

// Layout sets label, entry and sentence below each other.
func (v *fieldView) Layout(size fyne.Size) {
	v.box.Resize(size)
	top, high := look.Units(v.top()), look.Units(v.height())
	v.label.Resize(fyne.NewSize(size.Width, look.Units(17)))
	for _, o := range []fyne.CanvasObject{v.f.entry, v.still, v.frame} {
		o.Move(fyne.NewPos(0, top))
		o.Resize(fyne.NewSize(size.Width, high))
	}
	pad := look.Units(10)
	v.fixed.Move(fyne.NewPos(pad, top))
	v.fixed.Resize(fyne.NewSize(size.Width-2*pad, high))
	keys := v.keys.MinSize().Width
	v.keys.Move(fyne.NewPos(size.Width-keys-pad, top))
	v.keys.Resize(fyne.NewSize(keys, high))
	left, below := float32(0), top+high+look.Units(3)
	if !v.mark.Hidden {
		left = look.Units(19)
		v.mark.Move(fyne.NewPos(0, below+look.Units(2)))
		v.mark.Resize(fyne.NewSquareSize(look.Units(14)))
	}
	v.note.Move(fyne.NewPos(left, below))
	v.note.Resize(fyne.NewSize(size.Width-left, look.Units(18)))
	v.note.Hidden = v.f.spec.tight
	v.mark.Hidden = v.mark.Hidden || v.f.spec.tight
}

// Refresh dresses the part anew for its state and the theme in force.
func (v *fieldView) Refresh() {
	v.dress()
	v.Layout(v.f.Size())
	canvas.Refresh(v.f)
}
