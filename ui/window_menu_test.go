package ui

import (
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"wallchart/ui/state"
)

// allOf are all commands of a window by the names of their fields.
func allOf(c *commands) map[string]*command {
	all := map[string]*command{}
	v := reflect.ValueOf(c).Elem()
	for i := range v.NumField() {
		if f := v.Field(i); f.Type() == reflect.TypeFor[*command]() {
			all[v.Type().Field(i).Name] = *(**command)(unsafe.Pointer(f.UnsafeAddr()))
		}
	}
	return all
}

// itemsOf are all menu items with their menus.
func itemsOf(w *Window) (items []*fyne.MenuItem) {
	for _, m := range w.win.MainMenu().Items {
		for _, i := range m.Items {
			if !i.IsSeparator {
				items = append(items, i)
			}
		}
	}
	return items
}

// runAll runs every command but those that close, and clears what they show.
func runAll(d *desk, w *Window) {
	for name, c := range allOf(w.cmd) {
		if name == "close" || name == "quit" || name == "sample" {
			continue
		}
		c.do()
		for o := w.win.Canvas().Overlays(); o.Top() != nil; {
			o.Remove(o.Top())
		}
	}
	for len(onDesk) > 0 {
		(<-onDesk)()
	}
	d.zoomBack()
}

func (d *desk) zoomBack() { d.w().zoomTo(100) }

// Every command stands in one menu, once; no two have the same keys.
func TestMenus(t *testing.T) {
	d := sit(t)
	w := d.event()
	in, keyed := map[*command]int{}, map[keys]string{}
	for _, m := range w.cmd.menus() {
		for _, c := range m.list {
			if c != nil {
				in[c]++
			}
		}
	}
	for name, c := range allOf(w.cmd) {
		if in[c] != 1 {
			t.Errorf("%s stands in menus %d times", name, in[c])
		}
		if c.words == "" || c.run == nil {
			t.Errorf("%s has no words or does nothing", name)
		}
		if c.keys.name != "" && keyed[c.keys] != "" {
			t.Errorf("%s and %s have the keys %s", name, keyed[c.keys], c.keys)
		}
		keyed[c.keys] = name
	}
	for _, s := range append(w.cmd.second, w.cmd.keyed...) {
		if other := keyed[s.keys]; other != "" && allOf(w.cmd)[other] != s.do {
			t.Errorf("%s is the key of two commands", s.keys)
		}
	}
	seen := map[string]bool{}
	for _, i := range itemsOf(w) {
		if seen[i.Label] {
			t.Errorf("%q stands twice", i.Label)
		}
		seen[i.Label] = true
		if s, ok := i.Shortcut.(*desktop.CustomShortcut); ok && s.Modifier&(control|alt) == 0 {
			t.Errorf("%q has keys that no menu takes", i.Label)
		}
	}
	for _, name := range []string{"Find next   F3", "Guide   F1", "Next region   F6"} {
		if !seen[name] {
			t.Errorf("no menu item %q in %v", name, seen)
		}
	}
}

// Keys that window.md promises.
func TestKeysOfCommands(t *testing.T) {
	w := sit(t).event()
	all := allOf(w.cmd)
	for name, want := range map[string]string{
		"open": "Ctrl+O", "latest": "Ctrl+Shift+O", "save": "Ctrl+S", "saveOver": "Ctrl+Shift+S", "export": "Ctrl+E", "print": "Ctrl+P",
		"reload": "Ctrl+R", "undo": "Ctrl+Z", "redo": "Ctrl+Y", "back": "Ctrl+Shift+Back", "find": "Ctrl+F", "next": "F3", "copy": "Ctrl+C",
		"lastSection": "Ctrl+PgUp", "nextSection": "Ctrl+PgDn", "lastPlayer": "Alt+Up", "nextPlayer": "Alt+Down", "turn": "Ctrl+T",
		"nextProblem": "Ctrl+J", "lastProblem": "Ctrl+Shift+J", "nextRegion": "F6", "lastRegion": "Shift+F6", "sidebar": "Ctrl+B", "pane": "Ctrl+I",
		"larger": "Ctrl++", "smaller": "Ctrl+-", "actual": "Ctrl+0", "preferences": "Ctrl+,", "guide": "F1", "close": "Ctrl+W",
	} {
		if got := all[name].keys.on(false); got != want {
			t.Errorf("%s has %s, want %s", name, got, want)
		}
	}
	if got := w.cmd.saveOver.keys.on(true); got != "⌘⇧S" {
		t.Errorf("on macOS %s", got)
	}
	for i, c := range w.sectionCommands() {
		if want := "Ctrl+" + string(rune('1'+i)); c.keys.on(false) != want {
			t.Errorf("section %d has %s", i, c.keys.on(false))
		}
	}
}

// Without an event a disabled item does nothing; with one, all can be run.
func TestEveryCommand(t *testing.T) {
	d := sit(t)
	w := d.w()
	off := 0
	for _, i := range itemsOf(w) {
		if i.Disabled {
			off++
			if i.Action(); w.doc != nil || w.covered() || w.toasted() != "" {
				t.Fatalf("%q is off and does something", i.Label)
			}
		}
	}
	if off < 20 {
		t.Errorf("%d items are off without an event", off)
	}
	runAll(d, w)
	if w.doc != nil {
		t.Fatal("an event is open")
	}
	w = d.event()
	runAll(d, w)
	if w.doc == nil || w.doc.Edited() {
		t.Error("the event is gone or edited")
	}
}

// A command acts on nothing that a dialog covers.
func TestKeysUnderDialogs(t *testing.T) {
	d := sit(t)
	w := d.event()
	edit(t, w, 0, 'd')
	section, entry := w.view.Section, w.view.Entry
	w.guide()
	for name, c := range allOf(w.cmd) {
		if name != "close" && name != "quit" {
			c.do()
		}
	}
	for _, c := range w.sectionCommands() {
		c.do()
	}
	w.secondKey(desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: control | shift})
	for _, r := range "wld" {
		w.typedRune(r)
	}
	w.typedKey(key(fyne.KeyDown))
	if len(w.win.Canvas().Overlays().List()) != 1 || w.view.Section != section || w.view.Entry != entry || len(w.doc.Edits) != 1 || !w.view.Sidebar || d.settings.Zoom != 100 {
		t.Error("a key went through the dialog")
	}
	w.typedKey(key(fyne.KeyEscape))
	if w.covered() {
		t.Error("Esc does not close the dialog")
	}
}

func TestFunctionKeys(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.typedKey(key(fyne.KeyF1))
	w.wants(t, "Guide", "In three steps")
	w.press(t, "Close")
	w.typedKey(key(fyne.KeyF5))
	d.until("reload", func() bool { return w.stopWork == nil })
	if !strings.HasPrefix(w.toasted(), "Read again") {
		t.Errorf("F5: %q", w.toasted())
	}
	w.typedKey(key(fyne.KeyEscape))
	if w.toasted() != "" {
		t.Error("Esc leaves the toast")
	}
	w.find.entry.SetText("er")
	w.win.Canvas().Focus(w.find.entry)
	first := w.view.Entry
	w.find.entry.TypedKey(key(fyne.KeyF3))
	if w.view.Entry == first {
		t.Error("F3 in the search stays")
	}
	w.endFind()
	for _, from := range []fyne.Focusable{w.find.entry, w.table.grid, w.side.entries[0], w.tools.buttons[w.cmd.open]} {
		w.win.Canvas().Focus(from)
		from.TypedKey(key(fyne.KeyF1))
		if m := modalOn(w.win.Canvas()); m == nil {
			t.Errorf("F1 in %T is lost", from)
		} else {
			m.hide()
		}
	}
}

// F6 goes round through sidebar, table, pane and search.
func TestRegions(t *testing.T) {
	w := sit(t).event()
	var seen []string
	for range 4 {
		f := w.win.Canvas().Focused()
		switch f {
		case fyne.Focusable(w.table.grid):
			seen = append(seen, "table")
		case fyne.Focusable(w.player.more):
			seen = append(seen, "pane")
		case fyne.Focusable(w.find.entry):
			seen = append(seen, "search")
		default:
			if n, ok := f.(*navEntry); ok && n.chosen {
				seen = append(seen, "sidebar")
			}
		}
		w.cmd.nextRegion.do()
	}
	if got := strings.Join(seen, " "); got != "table pane search sidebar" {
		t.Error(got)
	}
	w.cmd.lastRegion.do()
	if n, ok := w.win.Canvas().Focused().(*navEntry); !ok || !n.chosen {
		t.Error("back is not the sidebar")
	}
	w.win.Canvas().Focused().TypedKey(key(fyne.KeyUp))
	if n, ok := w.win.Canvas().Focused().(*navEntry); !ok || n.chosen || !strings.HasPrefix(n.name, "Problems") {
		t.Error("Up in the sidebar")
	}
	w.win.Canvas().Focused().TypedKey(key(fyne.KeyReturn))
	if w.view.Page != state.PageProblems || w.win.Canvas().Focused() == fyne.Focusable(w.table.grid) {
		t.Error("Enter in the sidebar")
	}
}

// Letters and keys do not reach a table that is not shown.
func TestHiddenTable(t *testing.T) {
	w := sit(t).event()
	w.table.grid.Go(0, 4)
	for _, p := range []*command{w.cmd.event, w.cmd.problems} {
		p.do()
		entry := w.view.Entry
		if f := w.win.Canvas().Focused(); f != nil {
			test.Type(f, "wld")
		}
		w.typedRune('d')
		w.typedKey(key(fyne.KeyDelete))
		if w.doc.Edited() || w.view.Entry != entry {
			t.Errorf("%s: the table beneath took a key", p.words)
		}
	}
	w.cmd.pane.do()
	if w.view.Page != state.PageTable || !w.paneShown() {
		t.Error("the pane's command does not lead back to it")
	}
}

func TestSecondKeys(t *testing.T) {
	d := sit(t)
	w := d.event()
	edit(t, w, 0, 'd')
	w.cmd.undo.do()
	w.table.grid.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: control | shift})
	if !w.doc.Edited() {
		t.Error("Ctrl+Shift+Z in the table does not redo")
	}
	w.table.grid.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyPlus, Modifier: control})
	if d.settings.Zoom != 110 {
		t.Errorf("Ctrl and plus: %d %%", d.settings.Zoom)
	}
	w.zoomTo(100)
}
