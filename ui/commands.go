package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/look"
	"wallchart/ui/state"
)

// commands are all that a window can do. Menus, toolbar and keys are made of
// them.
type commands struct {
	open, latest, template, sample, save, saveOver, export, print, reload, close, quit       *command
	undo, redo, back, copy, find, next, preferences                                          *command
	nextRegion, lastRegion, sidebar, pane, larger, smaller, actual, nextSection, lastSection *command
	event, problems, nextProblem, lastProblem, nextPlayer, lastPlayer, turn, member          *command
	guide, departures, about                                                                 *command

	keyed  []shortcut // keys that no menu takes
	second []shortcut // second keys, beside those of a menu
}

// shortcut is a key that goes through the window's key handler.
type shortcut struct {
	keys keys
	do   *command
}

// newCommands joins the commands of a window to what they do.
func newCommands(w *Window) *commands {
	needsEvent := func() string {
		if w.doc == nil {
			return "Open an event first"
		}
		return ""
	}
	only := func(more func() string) func() string {
		return func() string {
			if why := needsEvent(); why != "" {
				return why
			}
			return more()
		}
	}
	fromFile := only(func() string {
		if w.doc.Path == "" {
			return "This event is not in a file yet"
		}
		return ""
	})
	c := &commands{
		open: &command{words: "Open…", icon: look.IconOpen, keys: ctrl(fyne.KeyO), run: w.pick},
		latest: &command{words: "Open the latest file", keys: ctrlShift(fyne.KeyO), run: w.openLatest,
			can: func() string { return unless(w.latest() != "", "No other file was opened lately") }},
		template: &command{words: "New from template…", icon: look.IconNew, keys: ctrl(fyne.KeyN), run: w.newFromTemplate},
		sample:   &command{words: "Open sample", icon: look.IconSample, run: w.OpenSample},
		save:     &command{words: "Save copy…", icon: look.IconSave, keys: ctrl(fyne.KeyS), can: needsEvent, run: w.saveCopy},
		saveOver: &command{words: "Save over the file…", keys: ctrlShift(fyne.KeyS), can: only(w.whyNotOver), run: w.saveOver},
		export:   &command{words: "Export…", icon: look.IconExport, keys: ctrl(fyne.KeyE), can: needsEvent, run: w.export},
		print:    &command{words: "Print…", icon: look.IconPrint, keys: ctrl(fyne.KeyP), can: needsEvent, run: w.print},
		reload:   &command{words: "Reload", icon: look.IconReload, keys: ctrl(fyne.KeyR), can: fromFile, run: w.reload},
		close:    &command{words: "Close window", keys: ctrl(fyne.KeyW), run: w.TryClose},

		quit: &command{words: "Quit", keys: ctrl(fyne.KeyQ), run: w.app.Quit},

		undo: &command{words: "Undo", icon: look.IconUndo, keys: ctrl(fyne.KeyZ), run: w.undo,
			can: only(func() string { return unless(len(w.doc.Edits) > 0 || w.typing(), "Nothing to undo") })},
		redo: &command{words: "Redo", icon: look.IconRedo, keys: ctrl(fyne.KeyY), run: w.redo,
			can: only(func() string { return unless(len(w.doc.Undone) > 0 || w.typing(), "Nothing to redo") })},
		back: &command{words: "Back to the file", keys: ctrlShift(fyne.KeyBackspace), run: w.backToFile,
			can: only(func() string { return unless(w.doc.Edited(), "Nothing differs from the file") })},
		copy:        &command{words: "Copy", icon: look.IconCopy, keys: ctrl(fyne.KeyC), can: needsEvent, run: w.copyRows},
		find:        &command{words: "Find…", icon: look.IconFind, keys: ctrl(fyne.KeyF), can: needsEvent, run: w.startFind},
		next:        &command{words: "Find next", keys: bare(fyne.KeyF3), can: needsEvent, run: func() { w.stepFound(1) }},
		preferences: &command{words: "Preferences…", icon: look.IconSettings, keys: ctrl(fyne.KeyComma), run: w.preferences},

		sidebar: &command{words: "Sidebar", icon: look.IconSidebar, keys: ctrl(fyne.KeyB), can: needsEvent, run: w.switchSidebar,
			tick: func() bool { return w.view != nil && w.view.Sidebar }},
		pane: &command{words: "Player pane", icon: look.IconPane, keys: ctrl(fyne.KeyI), can: needsEvent, run: w.switchPane,
			tick: func() bool { return w.view != nil && w.paneShown() }},
		nextRegion:  &command{words: "Next region", keys: bare(fyne.KeyF6), can: needsEvent, run: func() { w.stepRegion(1) }},
		lastRegion:  &command{words: "Previous region", keys: keys{fyne.KeyF6, shift}, can: needsEvent, run: func() { w.stepRegion(-1) }},
		larger:      &command{words: "Larger", keys: ctrl(fyne.KeyEqual), run: func() { w.zoom(10) }},
		smaller:     &command{words: "Smaller", keys: ctrl(fyne.KeyMinus), run: func() { w.zoom(-10) }},
		actual:      &command{words: "Actual size", keys: ctrl(fyne.Key0), run: func() { w.zoom(0) }},
		nextSection: &command{words: "Next section", keys: ctrl(fyne.KeyPageDown), can: needsEvent, run: func() { w.stepSection(1) }},
		lastSection: &command{words: "Previous section", keys: ctrl(fyne.KeyPageUp), can: needsEvent, run: func() { w.stepSection(-1) }},

		event:       &command{words: "Event", icon: look.IconEvent, can: needsEvent, run: func() { w.turnTo(state.PageEvent) }},
		problems:    &command{words: "Problems", icon: look.IconProblems, can: needsEvent, run: func() { w.turnTo(state.PageProblems) }},
		nextProblem: &command{words: "Next problem", keys: ctrl(fyne.KeyJ), can: needsEvent, run: func() { w.stepProblem(1) }},
		lastProblem: &command{words: "Previous problem", keys: ctrlShift(fyne.KeyJ), can: needsEvent, run: func() { w.stepProblem(-1) }},
		nextPlayer:  &command{words: "Next player", keys: keys{fyne.KeyDown, alt}, can: needsEvent, run: func() { w.stepPlayer(1) }},
		lastPlayer:  &command{words: "Previous player", keys: keys{fyne.KeyUp, alt}, can: needsEvent, run: func() { w.stepPlayer(-1) }},
		turn:        &command{words: "Next system", keys: ctrl(fyne.KeyT), can: needsEvent, run: w.stepSystem},
		member: &command{words: "Edit player…", icon: look.IconPlayer, keys: ctrlShift(fyne.KeyE), run: w.editMember,
			can: only(func() string {
				return unless(w.view.Entry >= 0 && len(w.doc.Rated.Sections) > 0, "Choose a player first")
			})},

		guide:      &command{words: "Guide", icon: look.IconGuide, keys: bare(fyne.KeyF1), run: w.guide},
		departures: &command{words: "Documents and departures", run: w.departures},
		about:      &command{words: "About Wallchart", run: w.about},
	}
	c.keyed = []shortcut{
		{bare(fyne.KeyF5), c.reload}, {bare(fyne.KeyF1), c.guide}, {bare(fyne.KeyF3), c.next},
		{bare(fyne.KeyF8), c.nextProblem}, {keys{fyne.KeyF8, shift}, c.lastProblem},
		{bare(fyne.KeyF6), c.nextRegion}, {keys{fyne.KeyF6, shift}, c.lastRegion},
	}
	c.second = []shortcut{{ctrlShift(fyne.KeyZ), c.redo}, {ctrl(fyne.KeyPlus), c.larger}, {ctrlShift(fyne.KeyEqual), c.larger}}
	c.uncover(w)
	return c
}

// uncover keeps commands from an event that something lies over. A field of a
// dialog has its own undo and copy; closing asks by itself.
func (c *commands) uncover(w *Window) {
	for _, m := range c.menus() {
		for _, x := range m.list {
			switch x {
			case nil, c.close, c.quit:
			case c.undo, c.redo, c.copy:
				x.free = func() bool { return !w.covered() || w.typing() }
			default:
				x.free = func() bool { return !w.covered() }
			}
		}
	}
}

// unless returns the reason where the condition does not hold.
func unless(ok bool, reason string) string {
	if ok {
		return ""
	}
	return reason
}

// listed is a menu by its name and commands; nil is a line between them.
type listed struct {
	name string
	list []*command
}

// menus are the menus with every command in its place.
func (c *commands) menus() []listed {
	return []listed{
		{"File", []*command{c.open, c.latest, c.template, c.sample, nil, c.save, c.saveOver, nil, c.export, c.print, nil, c.reload, c.close, nil, c.quit}},
		{"Edit", []*command{c.undo, c.redo, c.back, nil, c.copy, nil, c.find, c.next, nil, c.preferences}},
		{"View", []*command{c.sidebar, c.pane, c.nextRegion, c.lastRegion, nil, c.larger, c.smaller, c.actual, nil, c.lastSection, c.nextSection}},
		{"Event", []*command{c.event, c.problems, nil, c.lastProblem, c.nextProblem, nil, c.lastPlayer, c.nextPlayer, c.turn, nil, c.member}},
		{"Help", []*command{c.guide, c.departures, nil, c.about}},
	}
}

// menu makes the main menu. Recent files stand in a menu of their own.
func (c *commands) menu(recent []*fyne.MenuItem, sections []*command) *fyne.MainMenu {
	m := fyne.NewMainMenu()
	for _, l := range c.menus() {
		m.Items = append(m.Items, menu(l.name, l.list...))
	}
	file, view := m.Items[0], m.Items[2]
	file.Items[len(file.Items)-1].IsQuit = true
	if len(recent) > 0 {
		item := fyne.NewMenuItem("Open recent", nil)
		item.ChildMenu = fyne.NewMenu("", recent...)
		file.Items = append(file.Items[:1:1], append([]*fyne.MenuItem{item}, file.Items[1:]...)...)
	}
	if len(sections) > 0 {
		view.Items = append(view.Items, fyne.NewMenuItemSeparator())
		for _, s := range sections {
			view.Items = append(view.Items, s.item())
		}
	}
	return m
}

// menu makes a menu of commands; nil is a line between them. Keys that menus
// do not take stand behind the words.
func menu(name string, list ...*command) *fyne.Menu {
	m := fyne.NewMenu(name)
	for _, c := range list {
		if c == nil {
			m.Items = append(m.Items, fyne.NewMenuItemSeparator())
			continue
		}
		i := c.item()
		if c.keys.name != "" && !c.keys.inMenu() {
			i.Label += "   " + c.keys.String()
		}
		m.Items = append(m.Items, i)
	}
	return m
}
