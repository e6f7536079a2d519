package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// makePanes makes the panes of an event and joins them to the window.
func (w *Window) makePanes() {
	w.table = newTablePane(tableCalls{
		pick: w.picked, open: w.openPlayer, sort: w.sortOn, try: w.try, column: w.column, exact: w.exact, section: w.showSection,
		problem: w.gravest, back: w.cmd.back.do, save: w.cmd.save.do, clear: w.endFind, copied: w.copyText, told: w.status.tell, key: w.tableKey,
	})
	w.player = newPlayerPane(playerCalls{
		system: func(i int) { w.view.System = i; w.show() }, next: w.stepPlayer, opponent: w.opponent, copied: w.copyText, told: w.status.tell,
	})
	w.pages = map[state.Page]page{
		state.PageEvent: newEventPage(eventCalls{try: w.try, told: w.status.tell, key: w.otherKey}),
		state.PageProblems: newProblemsPage(problemCalls{pick: w.pickProblem, row: w.showRow, try: w.try, open: func() { w.openWith(w.doc.Path) },
			told: w.status.tell, key: w.otherKey}),
	}
}

// picked takes a new selection of the table over.
func (w *Window) picked(entry int, chosen []int) {
	w.view.Entry, w.view.Chosen = entry, chosen
	w.showPlayer()
}

// openPlayer shows the pane of a player.
func (w *Window) openPlayer(entry int) {
	w.view.Select(entry)
	if w.over = w.narrow; !w.narrow {
		w.view.Pane = true
	}
	w.show()
}

func (w *Window) sortOn(c *ratingcore.Column) {
	w.view.SortOn(c)
	w.show()
}

// column switches a column on or off, for all events to come too.
func (w *Window) column(key ratingcore.Key, shown bool) {
	w.view.Hidden[key] = !shown
	w.app.settings.KeepColumns(w.view)
	w.app.keep(w)
	w.show()
}

func (w *Window) exact(on bool) {
	w.view.Exact = on
	w.app.settings.KeepColumns(w.view)
	w.app.keep(w)
	w.show()
}

// gravest shows the first of the gravest problems of the section.
func (w *Window) gravest() {
	for _, g := range w.doc.Troubles() {
		for _, t := range g.Items {
			if t.Section == w.view.Section || t.Section < 0 {
				w.view.Page = state.PageProblems
				w.view.Problem = t.Index
				w.show()
				return
			}
		}
	}
	w.turnTo(state.PageProblems)
}

// pickProblem selects a problem of the list.
func (w *Window) pickProblem(i int) {
	w.view.ShowProblem(w.doc, i)
	w.show()
}

// showRow goes to the row of the table that a problem is about.
func (w *Window) showRow(i int) {
	w.view.Page = state.PageTable
	w.view.ShowProblem(w.doc, i)
	w.show()
	w.focusPage()
}

// tableKey takes the keys that the table does not know.
func (w *Window) tableKey(name fyne.KeyName) {
	e := &fyne.KeyEvent{Name: name}
	if w.functionKey(e) {
		return
	}
	if name == fyne.KeyEscape {
		if w.narrow && w.over {
			w.switchPane()
		} else if w.view.Find != "" {
			w.endFind()
		}
	}
}

// sectionCommands turn to the sections, by Control and a figure.
func (w *Window) sectionCommands() []*command {
	if w.doc == nil {
		return nil
	}
	var list []*command
	for i := range w.doc.Rated.Sections {
		c := &command{words: w.doc.Rated.Sections[i].Name, run: func() { w.showSection(i) },
			free: func() bool { return !w.covered() },
			tick: func() bool { return w.view.Page == state.PageTable && w.view.Section == i }}
		if i < 9 {
			c.keys = ctrl(fyne.KeyName(rune('1' + i)))
		}
		list = append(list, c)
	}
	return list
}
