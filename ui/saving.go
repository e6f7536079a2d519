package ui

import (
	"context"
	"errors"
	"path/filepath"
	"time"

	"wallchart/report"
	"wallchart/ui/look"
	"wallchart/ui/state"
	"wallchart/ui/system"
)

// saveCopy writes the organizer's file with the edits under another name.
func (w *Window) saveCopy() { w.saveThen(func() {}) }

// saveThen saves a copy and goes on when that went well.
func (w *Window) saveThen(then func()) {
	d, folder := w.doc.Still(), w.folder()
	ask(w, func(context.Context) (saved, error) {
		s, err := d.SaveCopy()
		if err != nil {
			return saved{}, err
		}
		path, err := w.app.outside.pickSave(filepath.Join(folder, s.Name))
		if err != nil {
			return saved{}, err
		}
		if d.Path != "" && state.SamePath(path, d.Path) {
			return saved{}, errors.New(d.Name + " is the file itself: choose another name, or save over the file, which keeps it as a backup")
		}
		_, err = report.WriteFiles(filepath.Dir(path), []report.File{{Name: filepath.Base(path), Data: s.Data}}, nil)
		return saved{path, s.Native}, err
	}, func(s saved, err error) {
		switch {
		case errors.Is(err, system.ErrCanceled):
		case err != nil:
			w.failed("The copy was not saved", err)
		default:
			rest := ""
			if s.native != "" {
				rest = "as a new workbook, for " + s.native
			}
			w.toast.show(toastSpec{strong: filepath.Base(s.path) + " saved", rest: rest, actions: []action{
				{words: "Open", tapped: func() { w.openWith(s.path) }}, {words: "Show in folder", tapped: func() { w.showInFolder(s.path) }}}})
			then()
		}
	})
}

// saved is a copy that was written.
type saved struct{ path, native string }

// whyNotOver says why the file cannot be saved over.
func (w *Window) whyNotOver() string {
	switch {
	case w.doc.Path == "":
		return "This event is not in a file yet"
	case !w.doc.Edited():
		return "Nothing differs from the file"
	case w.disk.Change != state.Unchanged:
		return "The file was changed on disk; reload it first"
	}
	return ""
}

// saveOver asks, and writes the edits into the file, with a backup beside it.
func (w *Window) saveOver() {
	newModal(modalSpec{title: "Save over " + w.doc.Name + "?", tell: w.status.tell,
		text:    "The file as it is now is kept beside it, as " + state.BackupName(w.doc.Name, time.Now()) + ".",
		answers: []answer{{words: "Cancel"}, {words: "Save copy…", tapped: w.saveCopy}, {words: "Save over", strong: true, tapped: w.writeOver}},
	}).show(w.win.Canvas())
}

func (w *Window) writeOver() {
	d := w.doc.Still()
	background(func(context.Context) (struct{}, error) {
		if by := report.OpenIn(d.Path); by != "" {
			return struct{}{}, errors.New(state.HeldBar(d.Name, by).String())
		}
		files, err := d.SaveOver(time.Now())
		if err == nil {
			_, err = report.WriteFiles(filepath.Dir(d.Path), files, nil)
		}
		return struct{}{}, err
	}, func(_ struct{}, err error) {
		if err != nil {
			w.failed(d.Name+" was not changed", err)
			return
		}
		w.reload()
	})
}

// TryClose closes the window; with changes that are saved nowhere it asks.
func (w *Window) TryClose() {
	if w.doc == nil || !w.doc.Edited() {
		w.closeNow()
		return
	}
	if m := modalOn(w.win.Canvas()); m != nil {
		m.hide()
	}
	newModal(modalSpec{title: w.doc.CloseTitle(), text: w.doc.CloseText(), tell: w.status.tell, answers: []answer{
		{words: "Don’t save", left: true, tapped: w.closeNow}, {words: "Cancel"},
		{words: "Save copy…", strong: true, tapped: func() { w.saveThen(w.closeNow) }}},
	}).show(w.win.Canvas())
}

// closeNow keeps size and columns, and closes.
func (w *Window) closeNow() {
	w.stop()
	if w.stopLook != nil {
		w.stopLook()
	}
	s := &w.app.settings
	size := w.win.Canvas().Size()
	s.Width, s.Height = size.Width, size.Height
	if w.view != nil {
		s.KeepColumns(w.view)
	}
	w.app.keep(nil)
	w.app.closed(w)
	w.win.Close()
}

// failed tells what did not work, why, and offers the details.
func (w *Window) failed(what string, err error) {
	w.toast.show(toastSpec{symbol: look.IconError, color: look.Error, strong: what, second: err.Error(),
		actions: []action{{words: "Copy details", tapped: func() { w.copyText(what + ": " + err.Error()) }}}})
}

// copyText puts a text on the clipboard.
func (w *Window) copyText(text string) {
	w.app.fyne.Clipboard().SetContent(text)
	w.status.tell("Copied")
}

// openWith opens a file with the program that belongs to it.
// It says whether that went well; else the reader is told.
func (w *Window) openWith(path string) bool {
	err := w.app.outside.open(path)
	if err != nil {
		w.failed(filepath.Base(path)+" was not opened", err)
	}
	return err == nil
}

// showInFolder shows a file in the system's file manager.
func (w *Window) showInFolder(path string) {
	if err := w.app.outside.show(path); err != nil {
		w.failed(filepath.Base(path)+" was not shown", err)
	}
}
