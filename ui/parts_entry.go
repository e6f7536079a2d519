package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// entry is Fyne's, telling its field about focus and keys.
type entry struct {
	widget.Entry
	field *field
	held  bool
}

// FocusGained begins the typing.
func (e *entry) FocusGained() {
	e.held = true
	e.Entry.FocusGained()
	e.heard(true)
}

// FocusLost ends it.
func (e *entry) FocusLost() {
	e.held = false
	e.Entry.FocusLost()
	e.field.leave()
	e.heard(false)
}

func (e *entry) heard(in bool) {
	e.field.Refresh()
	if e.field.spec.focus != nil {
		e.field.spec.focus(in)
	}
}

// TypedKey gives the old text back by Esc, and judges the text by Enter; keys
// that are not an entry's are passed on, Enter where nothing is wrong.
func (e *entry) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape && e.Text != e.field.old {
		e.SetText(e.field.old)
		return
	}
	if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter {
		e.field.leave()
		if e.field.wrong {
			return
		}
	}
	if s := e.field.spec; s.key != nil && passed(k.Name) && s.key(k) {
		return
	}
	e.Entry.TypedKey(k)
}

// passed says whether a key in a field may be the window's.
func passed(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyEscape, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown,
		fyne.KeyReturn, fyne.KeyEnter,
		fyne.KeyF1, fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6,
		fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12:
		return true
	}
	return false
}
