package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/assets"
	"wallchart/ui/look"
	"wallchart/ui/system"
)

// onDesk holds what work in the background wants done on the window's
// goroutine, which in tests is that of the test.
var onDesk = make(chan func(), 4096)

func TestMain(m *testing.M) {
	onMain = func(f func()) { onDesk <- f }
	os.Exit(m.Run())
}

// desk is the program on a settings folder, with a person at it.
type desk struct {
	*App
	t      testing.TB
	dir    string // settings
	files  string // folder of workbooks
	pick   func() (string, error)
	asked  []string // what dialogs proposed
	opened []string // what the system was to open or show
}

// sit starts the program without files.
func sit(t testing.TB) *desk {
	d := restart(t, t.TempDir())
	d.Start(nil)
	return d
}

// restart makes the program on settings that are there, and no window.
func restart(t testing.TB, dir string) *desk {
	t.Helper()
	d := &desk{t: t, dir: dir, files: t.TempDir()}
	d.App = New(test.NewTempApp(t), dir, "1.2", "")
	d.pick = func() (string, error) { return "", system.ErrCanceled }
	ask := func(proposed string) (string, error) {
		d.asked = append(d.asked, filepath.Base(proposed))
		return d.pick()
	}
	note := func(path string) error { d.opened = append(d.opened, filepath.Base(path)); return nil }
	d.outside = outside{pickFolder: ask, pickSave: ask, open: note, show: note, pickFiles: func(string) ([]string, error) {
		path, err := d.pick()
		return []string{path}, err
	}}
	t.Cleanup(func() {
		for _, w := range d.windows {
			w.stop()
			if w.stopLook != nil {
				w.stopLook()
			}
		}
	})
	return d
}

// answer is what the next dialogs of the system return.
func (d *desk) answer(path string) { d.pick = func() (string, error) { return path, nil } }

// until lets work in the background come back until something holds.
func (d *desk) until(what string, holds func() bool) {
	d.t.Helper()
	late := time.After(30 * time.Second)
	for !holds() {
		select {
		case f := <-onDesk:
			f()
		case <-late:
			d.t.Fatalf("waited in vain: %s", what)
		}
	}
}

// w is the newest window.
func (d *desk) w() *Window { return d.windows[len(d.windows)-1] }

// read opens a file in the newest window and waits for it.
func (d *desk) read(path string) *Window {
	d.t.Helper()
	w := d.w()
	w.Open(path)
	d.until("reading "+path, func() bool { return w.opening == "" })
	return w
}

// file writes a workbook into the folder of workbooks.
func (d *desk) file(name string, data []byte) string {
	d.t.Helper()
	path := filepath.Join(d.files, name)
	if err := os.WriteFile(path, data, 0o666); err != nil {
		d.t.Fatal(err)
	}
	return path
}

// event opens the sample as a file of its own.
func (d *desk) event() *Window {
	d.t.Helper()
	w := d.read(d.file("alder-creek.xlsx", assets.Sample))
	if w.doc == nil {
		d.t.Fatal("the sample was not opened: " + texts(w.win.Content()))
	}
	return w
}

// texts is everything written in an object, a line each.
func texts(o fyne.CanvasObject) string {
	var list []string
	for _, x := range test.LaidOutObjects(o) {
		switch x := x.(type) {
		case *look.Row:
			list = append(list, x.String())
		case *prose:
			list = append(list, x.text)
		}
	}
	return strings.Join(list, "\n")
}

// screen is everything written in the window, a line each.
func (w *Window) screen() string {
	all := texts(w.win.Content())
	if m := modalOn(w.win.Canvas()); m != nil {
		all += "\n" + texts(m.card)
	}
	return all
}

// toasted is what the toast says.
func (w *Window) toasted() string {
	if w.toast.spec == nil {
		return ""
	}
	return strings.TrimSpace(w.toast.spec.strong + " " + w.toast.spec.rest + " " + w.toast.spec.second)
}

// wants checks that every one of some texts is on the screen.
func (w *Window) wants(t testing.TB, words ...string) {
	t.Helper()
	all := w.screen()
	for _, word := range words {
		if !strings.Contains(all, word) {
			t.Errorf("the window does not say %q:\n%s", word, all)
		}
	}
}

// press taps a button of the dialog on top.
func (w *Window) press(t testing.TB, name string) {
	t.Helper()
	m := modalOn(w.win.Canvas())
	if m == nil {
		t.Fatal("no dialog is open")
	}
	for _, b := range m.buttons {
		if b.spec.words == name {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("the dialog has no button %q", name)
}
