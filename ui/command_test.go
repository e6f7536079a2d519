package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestShortcutsOfFyne: the driver makes shortcuts of their own of some keys; a
// menu item answers only when its shortcut has the same name.
func TestShortcutsOfFyne(t *testing.T) {
	w := sit(t).windows[0]
	for _, o := range []struct {
		do   *command
		want fyne.Shortcut
	}{
		{w.cmd.undo, &fyne.ShortcutUndo{}},
		{w.cmd.redo, &fyne.ShortcutRedo{}},
		{w.cmd.copy, &fyne.ShortcutCopy{}},
		{w.cmd.save, &desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: fyne.KeyModifierShortcutDefault}},
	} {
		if got := o.do.item().Shortcut; got == nil || got.ShortcutName() != o.want.ShortcutName() {
			t.Errorf("%s has the shortcut %v, want %s", o.do.words, got, o.want.ShortcutName())
		}
	}
}
