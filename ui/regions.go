package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/ui/state"
)

// focusPage gives the keyboard to what the middle shows.
func (w *Window) focusPage() {
	if o := w.middleFocus(); o != nil {
		w.win.Canvas().Focus(o)
	} else {
		w.win.Canvas().Unfocus()
	}
}

// middleFocus is what takes the keyboard in the middle, nil where nothing does.
func (w *Window) middleFocus() fyne.Focusable {
	if w.doc == nil {
		return nil
	}
	if w.view.Page == state.PageTable {
		if w.table.grid.Hidden {
			return nil
		}
		return w.table.grid
	}
	if p, ok := w.pages[w.view.Page].(*problemsPage); ok {
		return p.list.body
	}
	return nil
}

// regions are the places of the keyboard that F6 goes through: sidebar, middle,
// player pane, search.
func (w *Window) regions() []fyne.Focusable {
	var list []fyne.Focusable
	if w.view.Sidebar {
		if i := w.side.chosen(); i >= 0 {
			list = append(list, w.side.entries[i])
		}
	}
	if o := w.middleFocus(); o != nil {
		list = append(list, o)
	}
	if w.paneShown() {
		list = append(list, w.player.more)
	}
	return append(list, w.find.entry)
}

// stepRegion goes to the next region, or the one before. From a part that is
// none of them it goes to the middle.
func (w *Window) stepRegion(by int) {
	list := w.regions()
	at := slices.Index(list, w.win.Canvas().Focused())
	if at < 0 {
		w.focusPage()
		return
	}
	w.win.Canvas().Focus(list[(at+by+len(list))%len(list)])
}

// otherKey takes the keys that a part with the keyboard does not know.
func (w *Window) otherKey(e *fyne.KeyEvent) bool {
	if w.covered() {
		return false
	}
	return w.functionKey(e)
}

// covered says whether something lies over the window: a dialog, or a list that
// was dropped. Then keys are not for what is beneath.
func (w *Window) covered() bool { return w.win.Canvas().Overlays().Top() != nil }
