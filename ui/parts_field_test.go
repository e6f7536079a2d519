package ui

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"
)

// eight is the check of an ID, none is wrong.
func eight(s string) string {
	if n := len(s); n != 8 && n != 0 {
		return "8 digits, this has " + strconv.Itoa(n)
	}
	return ""
}

func count(s string) string { return strconv.Itoa(len(s)) + " of 8 digits" }

// A field says what is wrong once it was left, counts while typed, and hands
// on what is right and new.
func TestField(t *testing.T) {
	tests := []struct {
		name   string
		do     func(f *field)
		below  string
		wrong  bool
		text   string
		commit []string
	}{
		{"untouched", func(*field) {}, "as in the workbook", false, "90000001", nil},
		{"entered and left", func(f *field) { f.entry.FocusGained(); f.entry.FocusLost() }, "as in the workbook", false, "90000001", nil},
		{"typed", func(f *field) { f.entry.FocusGained(); f.entry.SetText("900"); test.Type(f.entry, "") }, "3 of 8 digits", false, "900", nil},
		{"left while wrong", func(f *field) { f.entry.FocusGained(); f.entry.SetText("900"); f.entry.FocusLost() }, "8 digits, this has 3", true, "900", nil},
		{"mended while typed", func(f *field) {
			f.entry.SetText("900")
			f.entry.FocusLost()
			f.entry.FocusGained()
			f.entry.SetText("90000002")
		}, "8 of 8 digits", false, "90000002", nil},
		{"left right", func(f *field) { f.entry.FocusGained(); f.entry.SetText("90000002"); f.entry.FocusLost() }, "as in the workbook", false, "90000002", []string{"90000002"}},
		{"Enter", func(f *field) { f.entry.SetText("90000002"); f.entry.TypedKey(key(fyne.KeyReturn)) }, "as in the workbook", false, "90000002", []string{"90000002"}},
		{"Enter and left", func(f *field) {
			f.entry.SetText("90000002")
			f.entry.TypedKey(key(fyne.KeyReturn))
			f.entry.FocusLost()
		}, "as in the workbook", false, "90000002", []string{"90000002"}},
		{"Enter while wrong", func(f *field) { f.entry.SetText("9"); f.entry.TypedKey(key(fyne.KeyReturn)) }, "8 digits, this has 1", true, "9", nil},
		{"emptied", func(f *field) { f.entry.SetText(""); f.entry.FocusLost() }, "as in the workbook", false, "", []string{""}},
		{"Escape", func(f *field) { f.entry.SetText("9"); f.entry.TypedKey(key(fyne.KeyEscape)) }, "as in the workbook", false, "90000001", nil},
		{"set from outside", func(f *field) { f.set("90000003") }, "as in the workbook", false, "90000003", nil},
		{"set wrong from outside", func(f *field) { f.set("90") }, "8 digits, this has 2", true, "90", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			themed(t)
			var commit []string
			f := newField(fieldSpec{label: "Chief TD ID", text: "90000001", note: "as in the workbook", check: eight, count: count,
				commit: func(s string) { commit = append(commit, s) }})
			test.NewTempWindow(t, f)
			tt.do(f)
			below, wrong := f.below()
			if below != tt.below || wrong != tt.wrong {
				t.Errorf("says %q, wrong %v; want %q, %v", below, wrong, tt.below, tt.wrong)
			}
			if f.text() != tt.text {
				t.Errorf("holds %q, want %q", f.text(), tt.text)
			}
			if diff := cmp.Diff(tt.commit, commit); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// While a field has the focus, undo is the field's; it comes as a shortcut that
// the window passes on.
func TestFieldUndo(t *testing.T) {
	themed(t)
	f := newField(fieldSpec{text: "Open"})
	w := test.NewTempWindow(t, f)
	w.Canvas().Focus(f.entry)
	test.Type(f.entry, "A")
	if f.text() != "OpenA" {
		t.Fatalf("typed at the end: %q", f.text())
	}
	held, ok := w.Canvas().Focused().(fyne.Shortcutable)
	if !ok {
		t.Fatalf("%T takes no shortcuts", w.Canvas().Focused())
	}
	held.TypedShortcut(&fyne.ShortcutUndo{})
	if f.text() != "Open" {
		t.Errorf("undone to %q, want Open", f.text())
	}
	held.TypedShortcut(&fyne.ShortcutRedo{})
	if f.text() != "OpenA" {
		t.Errorf("redone to %q, want OpenA", f.text())
	}
}

// Keys that are the window's reach it from a field, others do not.
func TestFieldKeys(t *testing.T) {
	themed(t)
	var got []fyne.KeyName
	f := newField(fieldSpec{key: func(e *fyne.KeyEvent) bool {
		got = append(got, e.Name)
		return true
	}})
	test.NewTempWindow(t, f)
	for _, name := range []fyne.KeyName{fyne.KeyF8, fyne.KeyLeft, fyne.KeyF6, fyne.KeyBackspace, fyne.KeyDown, fyne.KeyEscape} {
		f.entry.TypedKey(key(name))
	}
	if diff := cmp.Diff([]fyne.KeyName{fyne.KeyF8, fyne.KeyF6, fyne.KeyDown, fyne.KeyEscape}, got); diff != "" {
		t.Error(diff)
	}
}

func TestFieldDisabled(t *testing.T) {
	themed(t)
	f := newField(fieldSpec{text: "none"})
	w := test.NewTempWindow(t, f)
	f.disable(true)
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != nil {
		t.Errorf("a disabled field takes the focus: %T", w.Canvas().Focused())
	}
	f.disable(false)
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != f.entry {
		t.Errorf("focus is on %T, want the entry", w.Canvas().Focused())
	}
}
