package ui

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/ui/look"
	"wallchart/ui/state"
)

// Window is one window: the start screen, or an event. What it shows is in
// doc and view; show draws it anew after any change of these.
type Window struct {
	app *App
	win fyne.Window

	doc  *state.Document // nil for the start screen
	view *state.View
	cmd  *commands

	find   *field
	tools  *toolbar
	side   *sidebar
	status *status
	table  *tablePane
	player *playerPane
	pages  map[state.Page]page
	frame  *frame
	toast  *toaster
	start  *startScreen

	menu     string  // what is seen of the main menu
	units    float32 // width in units of the zoom in force
	narrow   bool
	over     bool   // in a narrow window the pane lies over the table
	asking   bool   // a dialog of the system is shown
	opening  string // the file that is being read for this window, "" for none
	stopWork func() // stops the reading that goes on
	stopLook func() // stops looking at the file on disk
	disk     state.Disk
	carried  state.Carried // changes that still apply to the file saved elsewhere
	ignored  state.Stamp   // the state of the file that the reader did not want to read
}

// page is a page of the middle beside the table.
type page interface {
	fyne.CanvasObject
	show(d *state.Document, v *state.View)
}

// newWindow makes a window with the start screen.
func newWindow(a *App) *Window {
	w := &Window{app: a, win: a.fyne.NewWindow("Wallchart"), units: look.NarrowWidth}
	w.cmd = newCommands(w)
	w.status = newStatus()
	w.find = newFind(findCalls{w.findTyped, w.stepFound, w.endFind, w.otherKey})
	w.tools = newToolbar(w.find, w.otherKey, w.status.tell)
	w.side = newSidebar(sidebarCalls{w.turnTo, w.showSection, w.otherKey, w.status.tell})
	w.makePanes()
	w.toast = newToaster(w.status.tell)
	w.start = newStart(startCalls{open: w.pick, template: w.newFromTemplate, sample: w.OpenSample, recent: w.Open, drop: w.dropRecent,
		copy: w.copyText, tell: w.status.tell})
	w.frame = newFrame(w)
	w.win.SetContent(stack(canvas.NewRectangle(look.Window), w.frame.box, inset(edges{0, 0, 0, look.StatusHeight}, w.toast.box)))
	w.win.SetPadded(false)
	w.win.Resize(fyne.NewSize(a.settings.Width, a.settings.Height))
	w.win.SetOnDropped(func(_ fyne.Position, files []fyne.URI) { w.OnDrop(files) })
	w.win.SetCloseIntercept(w.TryClose)
	w.win.Canvas().SetOnTypedKey(w.typedKey)
	w.win.Canvas().SetOnTypedRune(w.typedRune)
	for _, s := range w.cmd.second {
		w.win.Canvas().AddShortcut(&desktop.CustomShortcut{KeyName: s.keys.name, Modifier: s.keys.with}, func(fyne.Shortcut) { s.do.do() })
	}
	w.table.grid.OnShortcut = w.secondKey
	w.showStart()
	return w
}

// secondKey runs the command of a second key that the table does not know.
func (w *Window) secondKey(keys desktop.CustomShortcut) {
	for _, s := range w.cmd.second {
		if s.keys.name == keys.KeyName && s.keys.with == keys.Modifier {
			s.do.do()
		}
	}
}

// show draws everything anew from doc and view.
func (w *Window) show() {
	w.win.SetTitle(w.title())
	w.tools.show([][]*command{{w.cmd.open, w.cmd.save}, {w.cmd.undo, w.cmd.redo}, {w.cmd.reload, w.cmd.print}}, w.cmd.export, w.cmd.pane, w.units)
	w.find.disable(w.doc == nil)
	if w.doc != nil {
		w.showSide()
		w.showMiddle()
		w.showPlayer()
	}
	w.showStatus()
	w.frame.show()
	w.showMenu()
}

// showMenu puts the menu in that fits now; to do so always would make it anew
// at every key.
func (w *Window) showMenu() {
	m := w.cmd.menu(w.recentItems(), w.sectionCommands())
	seen := menuSeen(m.Items)
	for _, r := range w.app.settings.Recent {
		seen += r.Path // files of the same name are told apart
	}
	if seen != w.menu {
		w.menu = seen
		w.win.SetMainMenu(m)
	}
}

// menuSeen is all that is seen of menus.
func menuSeen(list []*fyne.Menu) string {
	var b strings.Builder
	for _, m := range list {
		fmt.Fprintln(&b, m.Label)
		for _, i := range m.Items {
			fmt.Fprintln(&b, i.Label, i.Disabled, i.Checked)
			if i.ChildMenu != nil {
				b.WriteString(menuSeen([]*fyne.Menu{i.ChildMenu}))
			}
		}
	}
	return b.String()
}

// title names the event, with a dot while there are changes.
func (w *Window) title() string {
	if w.doc == nil {
		return "Wallchart"
	}
	name := w.doc.Event.Name
	if name == "" {
		name = w.doc.Name
	}
	if w.doc.Edited() {
		name = "• " + name
	}
	return name + " – Wallchart"
}

// showSide draws the sidebar; the keyboard stays in its place.
func (w *Window) showSide() {
	at := w.side.held()
	w.side.show(w.doc, w.view, w.narrow)
	if at >= 0 && at < len(w.side.entries) && !w.covered() {
		w.win.Canvas().Focus(w.side.entries[at])
	}
}

// showMiddle draws the table, or the page turned to.
func (w *Window) showMiddle() {
	if p := w.pages[w.view.Page]; p != nil {
		p.show(w.doc, w.view)
		return
	}
	w.table.show(w.doc, w.view)
}

// showPlayer draws the player pane for the selected entry.
func (w *Window) showPlayer() {
	s := playerSubject{doc: w.doc, section: w.view.Section, entry: w.view.Entry, system: w.view.System, perf: w.doc.Perf}
	if s.section < len(w.doc.Rated.Sections) && s.entry >= 0 {
		t := w.doc.Table(s.section)
		for i := range t.Rows {
			if t.Rows[i].Entry == s.entry {
				s.row = &t.Rows[i]
			}
		}
	}
	w.player.show(s)
}

// showStatus says how the event stands to its file, and what the codes mean.
func (w *Window) showStatus() {
	if w.doc == nil {
		w.status.stand("", look.Muted, "")
		w.status.help("Drop a workbook anywhere in the window")
		return
	}
	mark, color := look.IconInOrder, look.Order
	switch {
	case w.disk.Change != state.Unchanged:
		mark, color = look.IconWarning, look.WarningIcon
	case w.doc.Edited():
		mark, color = look.IconEdited, look.Edited
	case w.doc.Path == "":
		mark, color = look.IconNote, look.Muted
	}
	words := w.doc.Status().String()
	if w.disk.Change != state.Unchanged {
		words = state.DiskBar(w.disk, state.Carried{}).Bold
	}
	w.status.stand(mark, color, words)
	if w.view.Page == state.PageTable {
		codes := []string{"W L D played", "X F forfeit", "B H bye", "U unpaired", "P12 provisional, 12 games", "f held by floor"}
		if w.narrow {
			codes[4], codes[5] = "P12 provisional", "f floor"
		}
		w.status.help(codes...)
	} else {
		w.status.help("Tab moves on", "Esc leaves")
	}
}

// tell shows a short message.
func (w *Window) tell(words string) {
	w.toast.show(toastSpec{symbol: look.IconNote, color: look.Muted, strong: words})
}

// resized notes the size, and goes over to the rail and back.
func (w *Window) resized(size fyne.Size) {
	was := w.units
	w.units = size.Width / look.Zoom()
	if narrow := w.units < look.NarrowWidth; narrow != w.narrow {
		w.narrow = narrow
		w.table.setNarrow(narrow)
		w.show()
	} else if (was < tinyWidth) != (w.units < tinyWidth) {
		w.show()
	}
}
