package ui

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"wallchart/report"
	"wallchart/ui/look"
	"wallchart/ui/state"
	"wallchart/ui/system"
	"wallchart/xlsx"
)

// pick asks for files with the system's dialog and opens them.
func (w *Window) pick() {
	folder := w.folder()
	ask(w, func(context.Context) ([]string, error) { return w.app.outside.pickFiles(folder) }, func(paths []string, err error) {
		if err == nil {
			w.openAll(paths)
		} else if !errors.Is(err, system.ErrCanceled) {
			w.pickHere()
		}
	})
}

// folder is where dialogs begin: beside the open file, else the newest of the
// recent ones.
func (w *Window) folder() string {
	if w.doc != nil && w.doc.Path != "" {
		return filepath.Dir(w.doc.Path)
	}
	for _, r := range w.app.settings.Recent {
		return filepath.Dir(r.Path)
	}
	return system.Home()
}

// OnDrop opens files that were dropped on the window: the first one here where
// no event is open, each other in a window of its own.
func (w *Window) OnDrop(files []fyne.URI) {
	var paths []string
	for _, f := range files {
		paths = append(paths, f.Path())
	}
	w.openAll(paths)
}

func (w *Window) openAll(paths []string) {
	for _, p := range paths {
		if full, err := filepath.Abs(p); err == nil {
			p = full
		}
		if o := w.app.shows(p); o != nil {
			o.win.RequestFocus()
		} else if w.doc == nil && w.opening == "" {
			w.Open(p)
		} else {
			w.app.window().Open(p)
		}
	}
}

// Open reads a file in the background, shows how far it has come, and then
// shows the event, or what the file is and what to do.
func (w *Window) Open(path string) {
	w.stop()
	w.opening = path
	name := filepath.Base(path)
	view := newReading(name, w.cancelReading, w.status.tell)
	w.start.reading(view)
	last := time.Time{}
	work := func(ctx context.Context) (*state.Document, error) {
		return state.Open(ctx, path, func(p state.Progress) {
			if now := time.Now(); now.Sub(last) > 50*time.Millisecond {
				last = now
				onMain(func() { view.set(p.Step, share(p), "The file stays as it is") })
			}
		})
	}
	w.stopWork = background(work, func(d *state.Document, err error) {
		w.stopWork, w.opening = nil, ""
		if err != nil {
			w.refuse(path, err)
			return
		}
		w.app.settings.AddRecent(d, time.Now())
		w.app.keep(w)
		w.take(d)
	})
}

func (w *Window) cancelReading() {
	w.stop()
	w.showStart()
}

// stop ends work that goes on in the background.
func (w *Window) stop() {
	w.opening = ""
	if w.stopWork != nil {
		w.stopWork()
		w.stopWork = nil
	}
}

// refuse shows why a file is not opened. An event that is open stays.
func (w *Window) refuse(path string, err error) {
	what, todo := whatAndTodo(err.Error())
	if !strings.HasPrefix(what, filepath.Base(path)) {
		what = state.Sentence(what)
	}
	if todo != "" {
		todo = state.Sentence(todo) + ". "
	}
	w.start.refuse(refusal{what: what, todo: todo + "Nothing was changed.",
		details: fmt.Sprintf("Wallchart %s, %s: %v", w.app.version, path, err)})
	w.app.notify(w)
}

// whatAndTodo parts a message at its first colon that does not stand in
// brackets: what is wrong, and what to do.
func whatAndTodo(message string) (what, todo string) {
	depth := 0
	for i, r := range message {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case depth <= 0 && strings.HasPrefix(message[i:], ": "):
			return message[:i], message[i+2:]
		}
	}
	return message, ""
}

// share is how much of a file is read, from 0 to 1: reading is a half of it.
func share(p state.Progress) float32 {
	if p.Total == 0 {
		return 0
	}
	part := float32(p.Done) / float32(p.Total) / 2
	if p.Step != "Reading" {
		part += 0.5
	}
	return part
}

// OpenSample opens the event that the program carries.
func (w *Window) OpenSample() {
	if w.doc != nil {
		w.app.window().OpenSample()
		return
	}
	w.take(state.Sample())
}

// take shows a document.
func (w *Window) take(d *state.Document) {
	d.Perf = w.app.settings.PerformanceOf()
	w.doc, w.view, w.disk = d, state.NewView(d, &w.app.settings), state.Disk{}
	w.find.set("")
	w.toast.hide()
	w.show()
	w.watch()
	w.focusPage()
	w.app.notify(w)
}

// showStart shows the start screen.
func (w *Window) showStart() {
	w.doc, w.view = nil, nil
	w.start.idle()
	w.start.list(w.recentFiles())
	w.show()
}

// recentFiles are the files opened lately, in words.
func (w *Window) recentFiles() []recentFile {
	w.app.settings.FindRecent()
	var list []recentFile
	for _, r := range w.app.settings.Recent {
		f := recentFile{path: r.Path, name: r.Name(), where: filepath.Dir(r.Path), when: state.When(r.Opened, time.Now()), missing: r.Missing}
		if r.Players > 0 {
			f.players = strconv.Itoa(r.Players) + " players"
		}
		list = append(list, f)
	}
	return list
}

// dropRecent takes a file out of the list.
func (w *Window) dropRecent(path string) {
	w.app.settings.DropRecent(path)
	w.app.keep(w)
	w.start.list(w.recentFiles())
}

// recentItems are the files opened lately, as menu items.
func (w *Window) recentItems() []*fyne.MenuItem {
	var list []*fyne.MenuItem
	for _, r := range w.app.settings.Recent {
		list = append(list, fyne.NewMenuItem(r.Name(), func() { w.openAll([]string{r.Path}) }))
	}
	return list
}

// latest is the file opened last of those that are there and not open here, or
// "".
func (w *Window) latest() string {
	for _, r := range w.app.settings.Recent {
		if !r.Missing && w.app.shows(r.Path) == nil {
			return r.Path
		}
	}
	return ""
}

func (w *Window) openLatest() { w.openAll([]string{w.latest()}) }

// pickHere asks for a file with Fyne's own dialog, where the system's cannot
// be shown.
func (w *Window) pickHere() {
	dialog.ShowFileOpen(func(f fyne.URIReadCloser, err error) {
		if err == nil && f != nil {
			f.Close()
			w.openAll([]string{f.URI().Path()})
		}
	}, w.win)
}

// newFromTemplate asks for a name, writes the template there and opens it in
// the program that the system has for workbooks.
func (w *Window) newFromTemplate() {
	proposed := filepath.Join(w.folder(), "event.xlsx")
	ask(w, func(context.Context) (string, error) {
		path, err := w.app.outside.pickSave(proposed)
		if err != nil {
			return "", err
		}
		data, err := xlsx.Template()
		if err != nil {
			return "", err
		}
		_, err = report.WriteFiles(filepath.Dir(path), []report.File{{Name: filepath.Base(path), Data: data}}, nil)
		return path, err
	}, func(path string, err error) {
		switch {
		case errors.Is(err, system.ErrCanceled):
		case err != nil:
			w.failed("The template was not written", err)
		default:
			w.toast.show(toastSpec{strong: filepath.Base(path) + " written", rest: "Fill it in, save it, and drop it here", actions: []action{
				{words: "Open it", tapped: func() { w.openWith(path) }}, {words: "Show", tapped: func() { w.showInFolder(path) }}}})
		}
	})
}

// watch looks at the file every two seconds.
func (w *Window) watch() {
	if w.stopLook != nil {
		w.stopLook()
		w.stopLook = nil
	}
	if w.doc.Path == "" {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	w.stopLook = cancel
	path, stamp := w.doc.Path, w.doc.Stamp()
	go lookAt(ctx, func() state.Disk { return state.Check(path, stamp) }, time.NewTicker(2*time.Second), func(d state.Disk) {
		onMain(func() {
			if ctx.Err() == nil {
				w.diskChanged(d)
			}
		})
	})
}

// lookAt looks at a file at every tick, and tells what is new. A file is gone
// when it is not there twice: some programs save by renaming.
func lookAt(ctx context.Context, look func() state.Disk, tick *time.Ticker, tell func(state.Disk)) {
	defer tick.Stop()
	told, last := state.Disk{}, look()
	if last.Change == state.Unchanged {
		told = last
	}
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			d := look()
			if d != told && (d.Change != state.Gone || last.Change == state.Gone) {
				told = d
				tell(d)
			}
			last = d
		}
	}
}

// diskChanged tells that the file was saved elsewhere, or reads it again where
// the settings say so.
func (w *Window) diskChanged(d state.Disk) {
	w.disk = d
	w.carried = state.Carried{}
	if d.Change == state.Rewritten && w.app.settings.Reload == "always" {
		w.reload()
		return
	}
	w.showNotice()
	w.showStatus()
	w.weigh()
}

// weigh finds out how many changes still apply to a file that was saved
// elsewhere, by reading it.
func (w *Window) weigh() {
	old := w.doc
	if w.disk.Change != state.Rewritten || len(old.Changes()) == 0 {
		return
	}
	background(func(ctx context.Context) (*state.Document, error) { return state.Open(ctx, old.Path, nil) },
		func(d *state.Document, err error) {
			if err == nil && w.doc == old && w.disk.Change == state.Rewritten {
				w.carried = old.Reload(d)
				w.showNotice()
			}
		})
}

// showNotice puts the bar about the file over the middle, or takes it away.
func (w *Window) showNotice() {
	var bar fyne.CanvasObject
	if w.disk.Change != state.Unchanged && w.disk.Now != w.ignored {
		told := state.DiskBar(w.disk, w.carried)
		spec := barSpec{tone: warningTone, strong: told.Bold, rest: told.Text, tell: w.status.tell}
		if w.disk.Change == state.Rewritten {
			spec.actions = append(spec.actions, action{words: "Reload", icon: look.IconReload, tapped: w.cmd.reload.do})
		} else {
			spec.actions = append(spec.actions, action{words: "Save copy…", tapped: w.cmd.save.do})
		}
		spec.actions = append(spec.actions, action{words: "Not now", tapped: func() { w.ignored = w.disk.Now; w.showNotice() }})
		bar = newBar(spec)
	}
	w.frame.bar.Objects = nil
	if bar != nil && w.view.Page != state.PageTable {
		w.frame.bar.Objects = []fyne.CanvasObject{bar}
	}
	w.table.setNotice(bar)
	w.frame.show()
}

// reload reads the file again. Edits that still apply are kept, and what was
// selected, sorted and searched for.
func (w *Window) reload() {
	w.stop()
	old := w.doc
	w.stopWork = background(func(ctx context.Context) (*state.Document, error) { return state.Open(ctx, old.Path, nil) },
		func(d *state.Document, err error) {
			w.stopWork = nil
			if err != nil {
				w.failed("The file was not read again", err)
				return
			}
			carried := old.Reload(d)
			w.view.Follow(old, d)
			w.doc, w.disk, w.carried = d, state.Disk{}, state.Carried{}
			w.showNotice()
			w.show()
			w.watch()
			w.toast.show(toastSpec{strong: "Read again", rest: reloaded(carried)})
		})
}

// reloaded says what became of the edits.
func reloaded(c state.Carried) string {
	switch {
	case c.All() == 0:
		return "Everything shown is as in the file"
	case len(c.Lost) > 0:
		return "Some changes do not apply any more"
	}
	return "Your changes were kept"
}
