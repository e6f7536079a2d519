package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ratingcore"
	"wallchart/report"
	"wallchart/ui/system"
	"wallchart/xlsx"
)

// exporting opens the dialog and returns the parts that are chosen in.
func exporting(t testing.TB, w *Window) (ticks map[string]*tick, choices []*choice) {
	t.Helper()
	w.cmd.export.do()
	return w.choosing(t)
}

// choosing are the parts of the dialog on top that are chosen in.
func (w *Window) choosing(t testing.TB) (ticks map[string]*tick, choices []*choice) {
	t.Helper()
	m := modalOn(w.win.Canvas())
	if m == nil {
		t.Fatal("no dialog")
	}
	ticks = map[string]*tick{}
	for _, o := range test.LaidOutObjects(m.card) {
		switch o := o.(type) {
		case *tick:
			ticks[o.name] = o
		case *choice:
			choices = append(choices, o)
		}
	}
	return ticks, choices
}

// strong taps the dialog's own button.
func (w *Window) strong(t testing.TB) {
	t.Helper()
	m := modalOn(w.win.Canvas())
	if m == nil {
		t.Fatal("no dialog is open")
	}
	test.Tap(m.strong)
}

func TestExport(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.cmd.export.do()
	w.wants(t, "Export "+w.doc.Event.Name, "alder-creek-rated.xlsx", "Never over alder-creek.xlsx", "2 files. Remembered for the next event",
		"Export 2 files", lastFolders(d.files))
	w.strong(t)
	d.until("the files", func() bool { return w.toasted() != "" })
	if want := "2 files written to " + lastFolders(d.files) + "  alder-creek-rated.xlsx, alder-creek-crosstable.pdf"; w.toasted() != want {
		t.Errorf("toast %q, want %q", w.toasted(), want)
	}
	if w.covered() {
		t.Error("the dialog stays")
	}
	if got := filesIn(t, d.files); !slices.Equal(got, []string{"alder-creek-crosstable.pdf", "alder-creek-rated.xlsx", "alder-creek.xlsx"}) {
		t.Errorf("files %q", got)
	}
	pdf, _ := os.ReadFile(filepath.Join(d.files, "alder-creek-crosstable.pdf"))
	if !bytes.HasPrefix(pdf, []byte("%PDF-")) || !bytes.HasSuffix(bytes.TrimSpace(pdf), []byte("%%EOF")) {
		t.Errorf("no PDF: %.20q", pdf)
	}
	data, _ := os.ReadFile(filepath.Join(d.files, "alder-creek-rated.xlsx"))
	b, err := xlsx.Read(data, xlsx.Options{Name: "alder-creek-rated.xlsx"})
	if err != nil || len(b.Event.Players) != len(w.doc.Event.Players) || results(t, filepath.Join(d.files, "alder-creek-rated.xlsx")) != results(t, w.doc.Path) {
		t.Errorf("the workbook reads otherwise: %v", err)
	}
	buttons := buttonsIn(w.toast.box)
	for name, want := range map[string]string{
		"Open crosstable": "alder-creek-crosstable.pdf", "Print": "alder-creek-crosstable.pdf", "Show in folder": "alder-creek-rated.xlsx",
	} {
		d.opened = nil
		buttons[name].tapped()
		if len(d.opened) != 1 || d.opened[0] != want {
			t.Errorf("%s: %q", name, d.opened)
		}
	}
}

// The changes that are tried are in what is exported, and not in the file.
func TestExportOfChanges(t *testing.T) {
	d := sit(t)
	w := d.event()
	before := results(t, w.doc.Path)
	edit(t, w, 0, 'd')
	w.cmd.export.do()
	w.strong(t)
	d.until("the files", func() bool { return w.toasted() != "" })
	if results(t, w.doc.Path) != before || results(t, filepath.Join(d.files, "alder-creek-rated.xlsx")) == before {
		t.Error("the change is in the wrong file: " + w.toasted())
	}
}

// What was chosen is remembered over a restart.
func TestExportRemembered(t *testing.T) {
	d := sit(t)
	w := d.event()
	ticks, choices := exporting(t, w)
	test.Tap(ticks["Updated workbook"])
	w.wants(t, "1 file. Remembered for the next event", "Export 1 file")
	test.Tap(ticks["Crosstable, PDF"])
	m := modalOn(w.win.Canvas())
	if w.wants(t, "Tick what to make"); m.strong.off != "Tick what to make" {
		t.Errorf("off because %q", m.strong.off)
	}
	w.strong(t)
	test.Tap(ticks["Crosstable, PDF"])
	choices[0].choose(1)
	choices[1].choose(2)
	test.Tap(ticks["A4"])
	other := t.TempDir()
	d.answer(other)
	buttonsIn(m.card)["Change…"].tapped()
	d.until("the folder", func() bool { return strings.Contains(w.screen(), lastFolders(other)) })
	w.strong(t)
	d.until("the file", func() bool { return w.toasted() != "" })
	if got := filesIn(t, other); !slices.Equal(got, []string{"alder-creek-crosstable.pdf"}) {
		t.Errorf("files %q", got)
	}
	if w.doc.Perf != ratingcore.FIDETable {
		t.Errorf("performance %v", w.doc.Perf)
	}
	again := restart(t, d.dir)
	again.Start(nil)
	w = again.event()
	p := w.plan()
	if p.workbook || !p.crosstable || p.paper != report.A4 || p.perf != ratingcore.FIDETable || p.folder != other || !p.picked {
		t.Errorf("remembered: %v %v %v %v %s", p.workbook, p.crosstable, p.paper, p.perf, p.folder)
	}
	if p.section != "" {
		t.Error("a section of another event is remembered")
	}
	os.RemoveAll(other)
	if p := w.plan(); p.folder != again.files {
		t.Errorf("a folder that is gone: %s", p.folder)
	}
}

// Where a file cannot be written the dialog says why, and another folder can
// be tried.
func TestExportFails(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a folder is not kept from writing there")
	}
	d := sit(t)
	w := d.event()
	w.cmd.export.do()
	m := modalOn(w.win.Canvas())
	d.answer(filepath.Join(w.doc.Path, "no folder"))
	buttonsIn(m.card)["Change…"].tapped()
	d.until("the folder", func() bool { return strings.Contains(w.screen(), "no folder") })
	w.strong(t)
	d.until("the failure", func() bool { return strings.Contains(w.screen(), "Nothing was written") })
	if modalOn(w.win.Canvas()) != m || m.strong.off != "" {
		t.Fatalf("the dialog cannot be used again: %q", m.strong.off)
	}
	good := t.TempDir()
	d.answer(good)
	buttonsIn(m.card)["Change…"].tapped()
	d.until("the folder", func() bool { return strings.Contains(w.screen(), lastFolders(good)) })
	w.strong(t)
	d.until("the files", func() bool { return w.toasted() != "" })
	if len(filesIn(t, good)) != 2 || strings.Contains(w.screen(), "Nothing was written") {
		t.Errorf("files %q", filesIn(t, good))
	}
}

// Cancel, Esc and the cross make nothing; a choice of folder may be cancelled.
func TestExportCancelled(t *testing.T) {
	d := sit(t)
	w := d.event()
	for name, end := range map[string]func(m *modal){
		"Cancel": func(*modal) { w.press(t, "Cancel") },
		"Esc":    func(*modal) { w.typedKey(key(fyne.KeyEscape)) },
		"cross":  func(m *modal) { buttonsIn(m.card)["Close"].tapped() },
	} {
		w.cmd.export.do()
		m := modalOn(w.win.Canvas())
		d.pick = func() (string, error) { return "", system.ErrCanceled }
		buttonsIn(m.card)["Change…"].tapped()
		(<-onDesk)()
		end(m)
		if w.covered() || len(filesIn(t, d.files)) != 1 || w.toasted() != "" {
			t.Errorf("%s: something is left", name)
		}
	}
}

// Print makes the crosstable and opens it in the viewer.
func TestPrint(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.cmd.print.do()
	d.until("the crosstable", func() bool { return w.toasted() != "" })
	if w.toasted() != "alder-creek-crosstable.pdf opened Print it from there" || !slices.Equal(d.opened, []string{"alder-creek-crosstable.pdf"}) {
		t.Errorf("%q, opened %q", w.toasted(), d.opened)
	}
	if got := filesIn(t, d.files); !slices.Equal(got, []string{"alder-creek-crosstable.pdf", "alder-creek.xlsx"}) {
		t.Errorf("files %q", got)
	}
}

// A rated workbook that is exported again does not take its own place.
func TestExportOfExport(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.cmd.export.do()
	w.strong(t)
	d.until("the files", func() bool { return w.toasted() != "" })
	w = d.read(filepath.Join(d.files, "alder-creek-rated.xlsx"))
	before, _ := os.ReadFile(w.doc.Path)
	w.cmd.export.do()
	w.strong(t)
	d.until("the refusal", func() bool { return strings.Contains(w.screen(), "written over itself") })
	if after, _ := os.ReadFile(w.doc.Path); !bytes.Equal(before, after) {
		t.Error("written over itself")
	}
}

func TestLastFolders(t *testing.T) {
	for path, want := range map[string]string{
		"/home/mo/Chess/2026": "Chess › 2026", "/home": "/home", "/": "/", "Chess/2026/": "Chess › 2026", ".": ".",
	} {
		if got := lastFolders(filepath.FromSlash(path)); got != filepath.FromSlash(want) {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
}
