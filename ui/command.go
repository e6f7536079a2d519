package ui

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/ui/look"
)

// command is one thing that the program can do: the same in menus, on the
// toolbar and by keys.
type command struct {
	words string
	icon  look.Symbol
	keys  keys
	can   func() string // why it cannot be done now; nil or "" when it can
	run   func()
	tick  func() bool // is it switched on; nil for commands that are not switches
	free  func() bool // does nothing lie over the window; nil for commands that do not ask
}

// keys are a key with modifiers; the zero value is none.
type keys struct {
	name fyne.KeyName
	with fyne.KeyModifier
}

// Modifiers: Control is Command on macOS.
var (
	control = fyne.KeyModifierShortcutDefault
	shift   = fyne.KeyModifierShift
	alt     = fyne.KeyModifierAlt
)

func ctrl(name fyne.KeyName) keys      { return keys{name, control} }
func ctrlShift(name fyne.KeyName) keys { return keys{name, control | shift} }
func bare(name fyne.KeyName) keys      { return keys{name, 0} }

// inMenu says whether Fyne takes the keys from a menu item: only those with
// Control, Command or Alt; others go through the window's key handler.
func (k keys) inMenu() bool { return k.with&(control|alt) != 0 }

// shortcut is what Fyne makes of the keys: some have a name of their own there.
func (k keys) shortcut() fyne.Shortcut {
	switch k {
	case ctrl(fyne.KeyZ):
		return &fyne.ShortcutUndo{}
	case ctrl(fyne.KeyY):
		return &fyne.ShortcutRedo{}
	case ctrl(fyne.KeyC):
		return &fyne.ShortcutCopy{}
	}
	return &desktop.CustomShortcut{KeyName: k.name, Modifier: k.with}
}

// String spells the keys: Ctrl+Shift+S, or with the signs of macOS.
func (k keys) String() string { return k.on(runtime.GOOS == "darwin") }

func (k keys) on(mac bool) string {
	if k.name == "" {
		return ""
	}
	words := []struct {
		with       fyne.KeyModifier
		other, mac string
	}{{control, "Ctrl+", "⌘"}, {alt, "Alt+", "⌥"}, {shift, "Shift+", "⇧"}}
	text := ""
	for _, w := range words {
		if k.with&w.with != 0 {
			if mac {
				text += w.mac
			} else {
				text += w.other
			}
		}
	}
	return text + keyWord(k.name)
}

var keyWords = map[fyne.KeyName]string{
	fyne.KeyPageUp: "PgUp", fyne.KeyPageDown: "PgDn", fyne.KeyBackspace: "Back", fyne.KeyPlus: "+", fyne.KeyEqual: "+",
	fyne.KeyMinus: "-", fyne.KeyComma: ",", fyne.KeyUp: "Up", fyne.KeyDown: "Down",
}

func keyWord(name fyne.KeyName) string {
	if w, ok := keyWords[name]; ok {
		return w
	}
	return string(name)
}

// why returns the reason why a command cannot be done now, "" when it can.
func (c *command) why() string {
	if c.can == nil {
		return ""
	}
	return c.can()
}

// do runs the command where it can be done. Menu keys come for disabled items
// and under dialogs too, so that every way in asks first.
func (c *command) do() {
	if (c.free == nil || c.free()) && c.why() == "" {
		c.run()
	}
}

// item makes a menu item of the command.
func (c *command) item() *fyne.MenuItem {
	i := fyne.NewMenuItem(c.words, c.do)
	i.Disabled = c.why() != ""
	i.Checked = c.tick != nil && c.tick()
	if c.keys.inMenu() {
		i.Shortcut = c.keys.shortcut()
	}
	return i
}
