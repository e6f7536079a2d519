package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/assets"
	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// Preferences act at once, and are kept over a restart.
func TestPreferences(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.cmd.preferences.do()
	w.wants(t, "Preferences", "Theme", "Scale", "Paper", "Performance", "File changed on disk")
	ticks, choices := w.choosing(t)
	for _, name := range []string{"Dark", "A4", "At once"} {
		test.Tap(ticks[name])
	}
	if got := d.fyne.Settings().Theme().(look.Theme); got.Mode != look.Night {
		t.Errorf("theme %v", got)
	}
	scale, perf := choices[0], choices[1]
	if len(scale.words) != 13 || scale.words[0] != "80 %" || scale.words[12] != "200 %" || scale.words[scale.at] != "100 %" {
		t.Errorf("scales %q, at %d", scale.words, scale.at)
	}
	perf.choose(2)
	scale.choose(7)
	if got := look.Zoom(); got != 1.5 || d.settings.Zoom != 150 {
		t.Errorf("zoom %v, %d %%", got, d.settings.Zoom)
	}
	w.press(t, "Done")
	if w.covered() {
		t.Error("the dialog stays")
	}
	if w.doc.Perf != ratingcore.FIDETable {
		t.Error("the performance on the screen is another")
	}
	again := restart(t, d.dir)
	again.Start(nil)
	s := again.settings
	if s.Theme != "dark" || s.Zoom != 150 || s.Paper != "a4" || s.Reload != "always" || s.PerformanceOf() != ratingcore.FIDETable {
		t.Errorf("after a restart %+v", s)
	}
	if got := again.fyne.Settings().Theme().(look.Theme); got.Mode != look.Night || got.Zoom != 1.5 {
		t.Errorf("theme %v", got)
	}
	if w := again.event(); w.doc.Perf != ratingcore.FIDETable {
		t.Error("performance of an event opened then")
	}
}

// Choosing the zoom that is in force, after it was changed by keys, keeps it.
func TestZoom(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.zoomTo(180)
	for range 3 {
		w.cmd.larger.do()
	}
	if d.settings.Zoom != state.ZoomMax || !w.narrow {
		t.Errorf("%d %%, and the toolbar has its words: %v", d.settings.Zoom, !w.narrow)
	}
	w.cmd.preferences.do()
	_, choices := w.choosing(t)
	choices[0].choose(9)
	w.cmd.smaller.do() // under the dialog
	choices[0].choose(8)
	choices[0].choose(9)
	if d.settings.Zoom != 170 {
		t.Errorf("%d %% after 170 %% was chosen", d.settings.Zoom)
	}
	w.press(t, "Done")
	w.zoomTo(90)
	for range 2 {
		w.cmd.smaller.do()
	}
	if d.settings.Zoom != state.ZoomMin {
		t.Errorf("%d %%", d.settings.Zoom)
	}
	w.cmd.actual.do()
	if d.settings.Zoom != 100 {
		t.Errorf("%d %%", d.settings.Zoom)
	}
}

// A damaged settings file is put aside and told of, before an event and with
// one; a crash of the last start is told of too.
func TestDamagedSettings(t *testing.T) {
	for name, files := range map[string]int{"start screen": 0, "with a file": 1} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(`{"zoom": 1`), 0o666); err != nil {
				t.Fatal(err)
			}
			d := restart(t, dir)
			var list []string
			for i := range files {
				list = append(list, d.file(fmt.Sprintf("%d.xlsx", i), assets.Sample))
			}
			d.Start(list)
			w := d.w()
			d.until("the event", func() bool { return w.opening == "" })
			if !strings.Contains(w.toasted(), "settings.json.damaged") {
				t.Errorf("told %q", w.toasted())
			}
			if _, err := os.Stat(filepath.Join(dir, "settings.json.damaged")); err != nil {
				t.Error(err)
			}
			w.typedKey(key(fyne.KeyEscape))
			d.window()
			if d.w().toasted() != "" {
				t.Error("told twice")
			}
		})
	}
	a := New(test.NewTempApp(t), t.TempDir(), "1.2", "folder/crash.log")
	a.Start(nil)
	if got := a.windows[0].toasted(); !strings.Contains(got, "folder/crash.log") {
		t.Errorf("told %q", got)
	}
}

// Settings that cannot be kept are told of, and harm nothing.
func TestSettingsNotKept(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	os.WriteFile(dir, nil, 0o666)
	d := restart(t, filepath.Join(dir, "settings"))
	d.Start(nil)
	d.w().cmd.larger.do()
	if got := d.w().toasted(); !strings.Contains(got, "settings could not be kept") && !strings.Contains(got, "cannot be kept") {
		t.Errorf("told %q", got)
	}
	d.w().zoomTo(100)
}

// Size of the window and width of sidebar and pane are kept.
func TestSizesKept(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.win.Resize(fyne.NewSize(1400, 900))
	drag := func(l *divider, dx float32) {
		l.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(dx, 0)})
		l.DragEnd()
	}
	drag(w.frame.left, 30)
	drag(w.frame.right, -50)
	if got := w.side.box.Size().Width; got != 190 {
		t.Errorf("sidebar %v wide", got)
	}
	if got := w.player.Size().Width; got != 317 {
		t.Errorf("pane %v wide", got)
	}
	check := func(sidebar, pane float32) {
		t.Helper()
		again := restart(t, d.dir).settings
		if again.Sidebar != sidebar || again.Pane != pane {
			t.Errorf("kept %v and %v, want %v and %v", again.Sidebar, again.Pane, sidebar, pane)
		}
	}
	check(190, 317)
	fyne.SetCurrentApp(d.fyne)
	drag(w.frame.left, 500)
	drag(w.frame.right, -900)
	check(state.SidebarMax, state.PaneMax)
	fyne.SetCurrentApp(d.fyne)
	drag(w.frame.left, -900)
	drag(w.frame.right, 900)
	check(state.SidebarMin, state.PaneMin)
	fyne.SetCurrentApp(d.fyne)
	w.TryClose()
	again := restart(t, d.dir)
	again.Start(nil)
	if got := again.w().win.Canvas().Size(); got.Width != 1400 || got.Height != 900 {
		t.Errorf("window %v", got)
	}
}

// Columns switched off in one window are off in the next.
func TestColumnsKept(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.column(ratingcore.KeyPerf, false)
	w.exact(true)
	again := restart(t, d.dir)
	again.Start(nil)
	w = again.event()
	if !w.view.Hidden[ratingcore.KeyPerf] || !w.view.Exact {
		t.Error("forgotten")
	}
}
