package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ui/state"
)

// TestEditMember tries another birth date and other games behind a rating.
func TestEditMember(t *testing.T) {
	w := sit(t).event()
	d := newMemberDialog(w)
	d.modal.show(w.win.Canvas())
	if len(d.fields) != 5 {
		t.Fatalf("%d fields for a section rated in two systems", len(d.fields))
	}
	if d.modal.strong.off == "" {
		t.Error("nothing is changed, and could be tried")
	}
	type into struct {
		field int
		text  string
		off   string // why it cannot be tried
	}
	for _, o := range []into{{0, "31 Feb", "date"}, {0, "2015-03-02", ""}, {2, "minus", "whole number"}, {2, "12", ""}} {
		d.fields[o.field].entry.SetText(o.text)
		if off := d.modal.strong.off; (off == "") != (o.off == "") || !strings.Contains(strings.ToLower(off), o.off) {
			t.Errorf("with %q: %q, want %q", o.text, off, o.off)
		}
	}
	section, entry := w.view.Section, w.view.Entry
	test.Tap(d.modal.strong)
	if modalOn(w.win.Canvas()) != nil || len(w.doc.Edits) != 2 || !strings.HasPrefix(w.win.Title(), "•") {
		t.Fatalf("%d edits, titled %q", len(w.doc.Edits), w.win.Title())
	}
	if got := w.doc.Value(w.doc.BirthEdit(section, entry, "")); got != "2015-03-02" {
		t.Errorf("born %q", got)
	}
	if s := w.doc.Rated.Sections[section].Systems[0]; w.doc.Value(w.doc.GamesEdit(section, entry, s, "")) != "12" {
		t.Errorf("games %q", w.doc.Value(w.doc.GamesEdit(section, entry, s, "")))
	}
	w.undo()
	w.undo()
	if w.doc.Edited() {
		t.Error("two steps back do not lead to the file")
	}
}

// TestKeysOnPages: the window's keys work where a list or a field has the focus.
func TestKeysOnPages(t *testing.T) {
	for _, page := range []state.Page{state.PageProblems, state.PageEvent} {
		w := sit(t).event()
		w.turnTo(page)
		var at fyne.Focusable = w.pages[state.PageProblems].(*problemsPage).list.body
		if page == state.PageEvent {
			at = entriesIn(w.pages[page])[0]
		}
		at.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
		if m := modalOn(w.win.Canvas()); m == nil || m.spec.title != "Guide" {
			t.Errorf("page %v: F1 shows no guide", page)
		}
	}
}

// entriesIn are the entries laid out in an object.
func entriesIn(o fyne.CanvasObject) []*entry {
	var list []*entry
	for _, o := range test.LaidOutObjects(o) {
		if e, ok := o.(*entry); ok {
			list = append(list, e)
		}
	}
	return list
}
