package ui

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"wallchart/assets"
	"wallchart/ratingcore"
	"wallchart/ui/state"
	"wallchart/ui/system"
	"wallchart/xlsx"
)

func TestStartScreen(t *testing.T) {
	d := sit(t)
	w := d.w()
	if w.win.Title() != "Wallchart" || w.doc != nil {
		t.Errorf("title %q", w.win.Title())
	}
	w.wants(t, "Drop a workbook here", "Nothing opened yet", "Drop a workbook anywhere in the window")
	test.Tap(buttonsIn(w.start.object())["Open the sample"])
	if w.doc == nil || !strings.HasSuffix(w.win.Title(), " – Wallchart") {
		t.Fatalf("the sample is not open, title %q", w.win.Title())
	}
	w.wants(t, "Alder Creek Autumn Open", "Not saved yet: sample.xlsx")
	if len(d.settings.Recent) != 0 {
		t.Error("the sample is among the recent files")
	}
}

func TestOpen(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.wants(t, "Alder Creek Autumn Open", "Same as alder-creek.xlsx, read ", "Sections", "Open")
	if _, row, _ := w.table.grid.Pick(); w.win.Canvas().Focused() != w.table.grid || row < 0 {
		t.Error("the table has not the keyboard")
	}
	if r := restart(t, d.dir).settings.Recent; len(r) != 1 || r[0].Name() != "alder-creek.xlsx" || r[0].Players != 36 {
		t.Errorf("recent files %v", r)
	}
}

// Start opens a window a file, the same file once.
func TestStartWithFiles(t *testing.T) {
	d := restart(t, t.TempDir())
	one, two := d.file("one.xlsx", assets.Sample), d.file("two.xlsx", assets.Sample)
	d.Start([]string{one, two, one})
	if len(d.windows) != 2 {
		t.Fatalf("%d windows for two files", len(d.windows))
	}
	d.until("both", func() bool { return d.windows[0].doc != nil && d.windows[1].doc != nil })
	if d.windows[0].doc.Path != one || d.windows[1].doc.Path != two {
		t.Errorf("%q and %q", d.windows[0].doc.Path, d.windows[1].doc.Path)
	}
}

func TestDrop(t *testing.T) {
	d := sit(t)
	one, two := d.file("one.xlsx", assets.Sample), d.file("two.xlsx", assets.Sample)
	drop := func(w *Window, paths ...string) {
		var list []fyne.URI
		for _, p := range paths {
			list = append(list, storage.NewFileURI(p))
		}
		w.OnDrop(list)
	}
	first := d.w()
	drop(first, one, two)
	if len(d.windows) != 2 {
		t.Fatalf("%d windows", len(d.windows))
	}
	drop(first, one) // while it is being read
	d.until("both", func() bool { return d.windows[0].doc != nil && d.windows[1].doc != nil })
	drop(first, two)
	drop(first, one)
	if len(d.windows) != 2 || first.doc.Path != one || d.windows[1].doc.Path != two {
		t.Errorf("%d windows, the first with %s", len(d.windows), first.doc.Path)
	}
	drop(first, d.file("three.xlsx", assets.Sample))
	d.until("the third", func() bool { return len(d.windows) == 3 && d.w().doc != nil })
	if first.doc.Path != one {
		t.Error("a drop over an open event took its place")
	}
}

// A file that is no workbook is refused with what to do; the window goes on.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		name, file string
		data       []byte
		want       string
	}{
		{"text renamed", "notes.xlsx", []byte("Round 1\nW 2, L 3\n"), "notes.xlsx"},
		{"old Excel", "league-2009.xls", append([]byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), make([]byte, 4096)...), ".xlsx"},
		{"empty", "empty.xlsx", nil, "empty.xlsx"},
		{"half a workbook", "half.xlsx", assets.Sample[:len(assets.Sample)/2], "half.xlsx"},
		{"a folder", "", nil, "is a folder"},
		{"not there", "-", nil, "not there any more"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := sit(t)
			path := filepath.Join(d.files, "gone.xlsx")
			switch c.file {
			case "":
				path = d.files
			case "-":
			default:
				path = d.file(c.file, c.data)
			}
			w := d.read(path)
			w.wants(t, c.want, "Nothing was changed.", "Copy details")
			for _, line := range strings.Split(texts(w.start.middle), "\n") {
				if strings.HasPrefix(line, ". ") || strings.Contains(line, ". .") || strings.Contains(line, "..") {
					t.Errorf("no sentence: %q", line)
				}
			}
			test.Tap(buttonsIn(w.start.object())["Copy details"])
			if got := d.fyne.Clipboard().Content(); !strings.HasPrefix(got, "Wallchart 1.2, "+path) {
				t.Errorf("details %q", got)
			}
			if len(d.settings.Recent) != 0 {
				t.Error("it is among the recent files")
			}
			if w = d.event(); w.doc == nil || len(d.windows) != 1 {
				t.Error("the window cannot be used any more")
			}
		})
	}
}

// Reading is stopped by the button and by Esc, and what was stopped does not
// come back.
func TestReadingStopped(t *testing.T) {
	for name, stop := range map[string]func(w *Window){
		"button": func(w *Window) { test.Tap(buttonsIn(w.start.object())["Cancel"]) },
		"Esc":    func(w *Window) { w.typedKey(key(fyne.KeyEscape)) },
	} {
		t.Run(name, func(t *testing.T) {
			d := sit(t)
			w := d.w()
			w.Open(d.file("alder-creek.xlsx", assets.Sample))
			w.wants(t, "Reading alder-creek.xlsx")
			stop(w)
			w.wants(t, "Drop a workbook here")
			w.Open(d.file("other.xlsx", assets.Sample))
			d.until("the other", func() bool { return w.doc != nil })
			for len(onDesk) > 0 {
				(<-onDesk)()
			}
			if w.doc.Name != "other.xlsx" || len(d.settings.Recent) != 1 {
				t.Errorf("%s is open, %d recent", w.doc.Name, len(d.settings.Recent))
			}
		})
	}
}

func TestStartKeys(t *testing.T) {
	d := sit(t)
	d.event()
	again := restart(t, d.dir)
	again.Start(nil)
	w := again.w()
	w.typedKey(key(fyne.KeyDown))
	w.typedRune('w')
	w.typedKey(key(fyne.KeyReturn))
	again.until("the newest", func() bool { return w.doc != nil })
	if w.doc.Name != "alder-creek.xlsx" {
		t.Errorf("%s is open", w.doc.Name)
	}
}

// Files that are gone are kept in the list, marked, until they are taken out.
func TestRecentFiles(t *testing.T) {
	d := sit(t)
	path := d.file("moved.xlsx", assets.Sample)
	d.read(path)
	os.Remove(path)
	again := restart(t, d.dir)
	again.Start(nil)
	w := again.w()
	w.wants(t, "moved.xlsx", "not found")
	if again.w().latest() != "" {
		t.Error("a missing file is the latest")
	}
	rowsIn(w.start)[0].TypedKey(key(fyne.KeyDelete))
	w.wants(t, "Nothing opened yet")
	if r := restart(t, d.dir).settings.Recent; len(r) != 0 {
		t.Errorf("recent files %v", r)
	}
}

func TestPickDialog(t *testing.T) {
	d := sit(t)
	w := d.w()
	asked := 0
	d.pick = func() (string, error) { asked++; return "", system.ErrCanceled }
	w.pick()
	w.pick()     // while the dialog is shown
	(<-onDesk)() // it comes back
	if asked != 1 || w.asking {
		t.Errorf("asked %d times", asked)
	}
	if w.doc != nil || w.opening != "" || w.covered() {
		t.Error("nothing was chosen, and yet something happens")
	}
	d.answer(d.file("alder-creek.xlsx", assets.Sample))
	w.pick()
	d.until("the event", func() bool { return w.doc != nil })
	d.pick = func() (string, error) { return "", errors.New("zenity is not installed") }
	w.pick()
	d.until("Fyne's own dialog", func() bool { return w.covered() })
}

func TestNewFromTemplate(t *testing.T) {
	d := sit(t)
	w := d.w()
	d.answer(filepath.Join(d.files, "event.xlsx"))
	w.newFromTemplate()
	d.until("the template", func() bool { return w.toasted() != "" })
	if got := w.toasted(); !strings.HasPrefix(got, "event.xlsx written") {
		t.Error(got)
	}
	want, _ := xlsx.Template()
	if data, _ := os.ReadFile(filepath.Join(d.files, "event.xlsx")); len(data) != len(want) {
		t.Errorf("%d bytes", len(data))
	}
	test.Tap(buttonsIn(w.toast.box)["Open it"])
	if len(d.opened) != 1 || d.opened[0] != "event.xlsx" {
		t.Errorf("opened %q", d.opened)
	}
	d.answer(filepath.Join(d.files, "event.xlsx", "no folder", "x.xlsx"))
	w.newFromTemplate()
	d.until("the failure", func() bool { return strings.HasPrefix(w.toasted(), "The template was not written") })
}

// An event without sections does not stop the window, whatever is done.
func TestNoSections(t *testing.T) {
	d := sit(t)
	w := d.w()
	empty := state.NewDocument(&xlsx.Book{Name: "empty-cup.xlsx", Event: &ratingcore.Event{Name: "Empty Cup"}})
	w.take(empty)
	w.wants(t, "Empty Cup", "No sections")
	runAll(d, w)
	if w.doc != empty || w.view.Page == state.PageStart {
		t.Error("the event is gone")
	}
	empty.Path = d.file("empty-cup.xlsx", assets.Sample) // sections are added in Excel
	w.turnTo(state.PageTable)
	w.reload()
	d.until("reload", func() bool { return w.stopWork == nil })
	w.wants(t, "Premier", "27 players", "Read again")
}
