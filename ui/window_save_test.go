package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ui/state"
	"wallchart/ui/system"
	"wallchart/xlsx"
)

// results spells the first round of the first section as a file has it.
func results(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	b, err := xlsx.Read(data, xlsx.Options{Name: filepath.Base(path)})
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, e := range b.Event.Sections[0].Entries {
		list = append(list, xlsx.SpellResult(e.Results[0]))
	}
	return strings.Join(list, " ")
}

// filesIn are the names in a folder.
func filesIn(t testing.TB, dir string) []string {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range list {
		names = append(names, f.Name())
	}
	return names
}

func TestSaveCopy(t *testing.T) {
	d := sit(t)
	w := d.event()
	before := results(t, w.doc.Path)
	edit(t, w, 0, 'd')
	copied := filepath.Join(d.files, "mine.xlsx")
	d.answer(copied)
	w.cmd.save.do()
	d.until("the copy", func() bool { return w.toasted() != "" })
	if w.toasted() != "mine.xlsx saved" || d.asked[0] != "alder-creek copy.xlsx" {
		t.Errorf("toast %q, proposed %q", w.toasted(), d.asked)
	}
	if results(t, w.doc.Path) != before || results(t, copied) == before {
		t.Error("the copy has not the change, or the file has")
	}
	if !w.doc.Edited() {
		t.Error("the change is forgotten")
	}
	for _, b := range buttonsIn(w.toast.box) {
		if b.name == "Open" || b.name == "Show in folder" {
			b.tapped()
		}
	}
	if len(d.opened) != 2 {
		t.Errorf("opened %q", d.opened)
	}
}

func TestSaveCopyFails(t *testing.T) {
	d := sit(t)
	w := d.event()
	edit(t, w, 0, 'd')
	d.answer(filepath.Join(w.doc.Path, "mine.xlsx"))
	w.cmd.save.do()
	d.until("the failure", func() bool { return w.toasted() != "" })
	if !strings.HasPrefix(w.toasted(), "The copy was not saved") {
		t.Error(w.toasted())
	}
	test := buttonsIn(w.toast.box)["Copy details"]
	test.tapped()
	if got := d.fyne.Clipboard().Content(); !strings.HasPrefix(got, "The copy was not saved: ") {
		t.Errorf("details %q", got)
	}
}

// Saving over the file asks first, and keeps what was there beside it.
func TestSaveOver(t *testing.T) {
	d := sit(t)
	w := d.event()
	if why := w.cmd.saveOver.why(); why != "Nothing differs from the file" {
		t.Errorf("off because %q", why)
	}
	before := results(t, w.doc.Path)
	edit(t, w, 0, 'd')
	w.cmd.saveOver.do()
	w.wants(t, "Save over alder-creek.xlsx?", "alder-creek backup ")
	w.press(t, "Cancel")
	if results(t, w.doc.Path) != before {
		t.Fatal("cancelled, and yet written")
	}
	w.cmd.saveOver.do()
	w.press(t, "Save over")
	d.until("the file", func() bool {
		return strings.HasPrefix(w.toasted(), "Read again") || strings.Contains(w.toasted(), "not changed")
	})
	if results(t, w.doc.Path) == before || w.doc.Edited() {
		t.Error("the file has not the change: " + w.toasted())
	}
	backup := ""
	for _, name := range filesIn(t, d.files) {
		if strings.HasPrefix(name, "alder-creek backup ") {
			backup = filepath.Join(d.files, name)
		}
	}
	if backup == "" || results(t, backup) != before {
		t.Errorf("no backup of what was there in %q", filesIn(t, d.files))
	}
	w.wants(t, "Same as alder-creek.xlsx")
}

// A file that was saved elsewhere meanwhile is not written over, whether the
// window knows it already or not.
func TestSaveOverChangedFile(t *testing.T) {
	d := sit(t)
	w := d.event()
	edit(t, w, 0, 'd')
	w.cmd.saveOver.do()
	inExcel(t, w, city) // while the question stands
	now := results(t, w.doc.Path)
	w.press(t, "Save over")
	d.until("the refusal", func() bool { return strings.Contains(w.toasted(), "was not changed") })
	if results(t, w.doc.Path) != now || !strings.Contains(w.toasted(), "reload it first") {
		t.Errorf("written over: %q", w.toasted())
	}
	if !w.doc.Edited() {
		t.Error("the change is forgotten")
	}
}

// A window with changes asks before it closes; without, it does not.
func TestTryClose(t *testing.T) {
	d := sit(t)
	d.event().TryClose()
	if len(d.windows) != 0 {
		t.Fatal("a window without changes stays")
	}
	open := func() *Window {
		d.window()
		w := d.event()
		edit(t, w, 0, 'd')
		w.TryClose()
		w.wants(t, "Close with 1 change?", "It is not in alder-creek.xlsx")
		return w
	}
	w := open()
	w.press(t, "Cancel")
	if len(d.windows) != 1 || w.covered() {
		t.Fatal("Cancel closes, or the question stays")
	}
	w.guide()
	w.TryClose()
	w.wants(t, "Close with 1 change?")
	w.press(t, "Don’t save")
	if len(d.windows) != 0 {
		t.Error("the window stays")
	}
	w = open()
	w.press(t, "Save copy…")
	(<-onDesk)() // nothing was chosen
	if len(d.windows) != 1 {
		t.Fatal("closed without a copy")
	}
	d.answer(filepath.Join(d.files, "kept.xlsx"))
	w.TryClose()
	w.press(t, "Save copy…")
	d.until("the end", func() bool { return len(d.windows) == 0 })
	if !strings.Contains(strings.Join(filesIn(t, d.files), " "), "kept.xlsx") {
		t.Error("closed without the copy")
	}
}

// Quit goes through all windows.
func TestQuit(t *testing.T) {
	d := sit(t)
	w := d.event()
	edit(t, w, 0, 'd')
	d.window()
	w.cmd.quit.do()
	if len(d.windows) != 1 || d.windows[0] != w || !w.covered() {
		t.Errorf("%d windows are left", len(d.windows))
	}
}

// The sample is in no file: it can be saved as a copy, not over anything.
func TestSaveSample(t *testing.T) {
	d := sit(t)
	w := d.w()
	w.OpenSample()
	if w.cmd.saveOver.why() == "" || w.cmd.reload.why() == "" {
		t.Error("the sample can be saved over or reloaded")
	}
	edit(t, w, 0, 'd')
	if w.view.Page != state.PageTable || w.doc.Rated.Sections[0].Cell(w.view.Entry, 1).Outcome != ratingcore.Draw {
		t.Error("no draw")
	}
	d.answer(filepath.Join(d.files, "sample.xlsx"))
	w.cmd.save.do()
	d.until("the copy", func() bool { return w.toasted() == "sample.xlsx saved" })
	d.pick = func() (string, error) { return "", system.ErrCanceled }
	w.toast.hide()
	w.cmd.save.do()
	(<-onDesk)()
	if w.toasted() != "" {
		t.Error(w.toasted())
	}
}
