package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// try makes an edit, or says why it cannot be made.
func (w *Window) try(e state.Edit) error {
	w.toast.hide()
	err := w.doc.Try(e)
	if err == nil {
		w.edited()
	}
	return err
}

// edited shows an edit that was made or taken back.
func (w *Window) edited() {
	w.show()
	w.weigh()
}

// typing says whether a field has the focus: then undo, redo, copy and the
// like are its own.
func (w *Window) typing() bool { return w.entry() != nil }

// entry is the field with the focus, nil for none.
func (w *Window) entry() fyne.Shortcutable {
	switch f := w.win.Canvas().Focused().(type) {
	case *widget.Entry:
		return f
	case *entry:
		return f
	}
	return nil
}

func (w *Window) undo() {
	if e := w.entry(); e != nil {
		e.TypedShortcut(&fyne.ShortcutUndo{})
	} else if w.doc.Undo() {
		w.edited()
	}
}

func (w *Window) redo() {
	if e := w.entry(); e != nil {
		e.TypedShortcut(&fyne.ShortcutRedo{})
	} else if w.doc.Redo() {
		w.edited()
	}
}

func (w *Window) backToFile() {
	w.doc.BackToFile()
	w.edited()
}

// copyRows puts the chosen rows on the clipboard as a table; in a field it
// copies what is marked there.
func (w *Window) copyRows() {
	if e := w.entry(); e != nil {
		e.TypedShortcut(&fyne.ShortcutCopy{Clipboard: w.app.fyne.Clipboard()})
		return
	}
	if len(w.doc.Rated.Sections) > 0 {
		w.copyText(state.Copy(w.doc, w.view))
	}
}

func (w *Window) startFind() {
	w.turnTo(state.PageTable)
	w.win.Canvas().Focus(w.find.entry)
}

// findTyped shows the rows that the search finds.
func (w *Window) findTyped(text string) {
	if w.doc == nil {
		return
	}
	w.view.Find = text
	w.view.Page = state.PageTable
	if rows := state.Rows(w.doc, w.view); len(rows) > 0 && state.RowOf(w.doc, w.view, w.view.Entry) < 0 {
		w.view.Select(w.doc.Table(w.view.Section).Rows[rows[0]].Entry)
	}
	w.show()
}

// endFind gives the search up.
func (w *Window) endFind() {
	w.find.set("")
	w.findTyped("")
	w.focusPage()
}

func (w *Window) stepFound(by int) {
	if w.doc != nil {
		w.view.StepFound(w.doc, by)
		w.show()
	}
}

func (w *Window) stepSection(by int) { w.view.StepSection(w.doc, by); w.show() }
func (w *Window) stepPlayer(by int)  { w.view.StepPlayer(w.doc, by); w.show() }
func (w *Window) stepProblem(by int) {
	if !w.view.StepProblem(w.doc, by) {
		w.tell("There are no problems")
	}
	w.show()
}

// stepSystem shows the next system in the player pane.
func (w *Window) stepSystem() {
	if len(w.doc.Rated.Sections) == 0 {
		return
	}
	if n := len(w.doc.Rated.Sections[w.view.Section].Systems); n > 0 {
		w.view.System = (w.view.System + 1) % n
		w.show()
	}
}

func (w *Window) showSection(i int) { w.view.ShowSection(w.doc, i); w.show(); w.focusPage() }

func (w *Window) turnTo(p state.Page) {
	if w.doc == nil {
		return
	}
	w.view.Page = p
	w.show()
	w.showNotice()
	w.focusPage()
}

func (w *Window) switchSidebar() { w.view.Sidebar = !w.view.Sidebar; w.show() }

// switchPane shows the player pane, or hides it.
func (w *Window) switchPane() {
	on := !w.paneShown()
	if w.narrow {
		w.over = on
	} else {
		w.view.Pane = on
	}
	if w.view.Page != state.PageTable {
		w.turnTo(state.PageTable)
		return
	}
	w.show()
	if !on && !w.typing() {
		w.focusPage()
	}
}

// zoom changes the size of everything, in steps; 0 is the actual size.
func (w *Window) zoom(by int) {
	to := w.app.settings.Zoom + by
	if by == 0 {
		to = 100
	}
	w.zoomTo(to)
}

// zoomTo sets the size of everything, in percent.
func (w *Window) zoomTo(to int) {
	s := &w.app.settings
	if to = min(max(to, state.ZoomMin), state.ZoomMax); to == s.Zoom {
		return
	}
	s.Zoom = to
	w.app.keep(w)
	w.app.redress()
}

// opponent goes to the opponent of a game.
func (w *Window) opponent(n ratingcore.Number) {
	for i, e := range w.doc.Rated.Sections[w.view.Section].Entries {
		if e.Number == n {
			w.view.Select(i)
			w.show()
			return
		}
	}
}

// typedKey takes keys that nothing has the focus for: a dialog's first, then
// those of commands, then the table's.
func (w *Window) typedKey(e *fyne.KeyEvent) {
	if m := modalOn(w.win.Canvas()); m != nil {
		m.pressed(e)
		return
	}
	if e.Name == fyne.KeyEscape && w.toast.spec != nil {
		w.toast.hide()
		return
	}
	if w.covered() || w.functionKey(e) {
		return
	}
	if w.doc == nil {
		w.startKey(e)
		return
	}
	if o := w.middleFocus(); o != nil {
		w.focusPage()
		o.TypedKey(e)
	}
}

// typedRune takes letters that nothing has the focus for.
func (w *Window) typedRune(r rune) {
	if !w.covered() && w.doc != nil && w.view.Page == state.PageTable {
		w.table.typedRune(r)
	}
}

// startKey takes a key on the start screen: Esc stops reading, Enter opens the
// newest file.
func (w *Window) startKey(e *fyne.KeyEvent) {
	switch {
	case w.opening == "":
		w.start.pressed(e)
	case e.Name == fyne.KeyEscape:
		w.cancelReading()
	}
}

// functionKey runs the command of a key that no menu takes.
func (w *Window) functionKey(e *fyne.KeyEvent) bool {
	for _, k := range w.cmd.keyed {
		if k.keys.name == e.Name && k.keys.with == heldShift(k.keys.with) {
			k.do.do()
			return true
		}
	}
	return false
}

// heldShift says which of the modifiers of a function key are held.
func heldShift(with fyne.KeyModifier) fyne.KeyModifier {
	d, ok := fyne.CurrentApp().Driver().(interface {
		CurrentKeyModifiers() fyne.KeyModifier
	})
	if !ok {
		return with
	}
	return d.CurrentKeyModifiers() & (shift | with)
}
