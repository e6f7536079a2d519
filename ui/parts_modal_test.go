package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"
)

// A modal is answered by its buttons, Enter and Escape, whatever has the focus.
func TestModal(t *testing.T) {
	tests := []struct {
		name string
		do   func(m *modal, c fyne.Canvas)
		want []string
		open bool
	}{
		{"Enter on the strong answer", func(_ *modal, c fyne.Canvas) { typed(c, fyne.KeyReturn) }, []string{"save"}, false},
		{"Escape", func(_ *modal, c fyne.Canvas) { typed(c, fyne.KeyEscape) }, []string{"closed"}, false},
		{"Enter on another answer", func(_ *modal, c fyne.Canvas) { c.FocusPrevious(); typed(c, fyne.KeyReturn) }, []string{"cancel"}, false},
		{"Escape with nothing focused", func(m *modal, c fyne.Canvas) { c.Unfocus(); modalOn(c).pressed(key(fyne.KeyEscape)) }, []string{"closed"}, false},
		{"Enter with nothing focused", func(m *modal, c fyne.Canvas) { c.Unfocus(); modalOn(c).pressed(key(fyne.KeyReturn)) }, []string{"save"}, false},
		{"another key", func(m *modal, c fyne.Canvas) { typed(c, fyne.KeyF8) }, nil, true},
		{"beside the card", func(m *modal, c fyne.Canvas) { test.TapCanvas(c, fyne.NewPos(3, 3)) }, nil, true},
		{"tapped", func(m *modal, c fyne.Canvas) { test.Tap(m.buttons[0]) }, []string{"drop"}, false},
		{"an answer that stays", func(m *modal, c fyne.Canvas) { test.Tap(m.buttons[3]) }, []string{"help"}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			themed(t)
			var got []string
			say := func(s string) func() { return func() { got = append(got, s) } }
			m := newModal(modalSpec{title: "Close with 3 changes?", text: "They are not in autumn-swiss.xlsx.", closed: say("closed"),
				answers: []answer{
					{words: "Don’t save", left: true, tapped: say("drop")},
					{words: "Cancel", tapped: say("cancel")},
					{words: "Save copy…", strong: true, tapped: say("save")},
					{words: "Help", stays: true, tapped: say("help")},
				}})
			w := test.NewTempWindow(t, container.NewVBox())
			w.Resize(fyne.NewSize(800, 600))
			m.show(w.Canvas())
			tt.do(m, w.Canvas())
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
			if open := modalOn(w.Canvas()) == m; open != tt.open {
				t.Errorf("open %v, want %v", open, tt.open)
			}
		})
	}
}

// Escape and Enter are the modal's from every part of its body.
func TestModalBody(t *testing.T) {
	themed(t)
	parts := map[string]fyne.CanvasObject{
		"a tick":   newTick(tickSpec{rest: "Quick"}),
		"a choice": newChoice([]string{"Letter", "A4"}, 0, nil),
		"segments": newSegments([]string{"All", "Errors"}, 0, nil),
		"a field":  newField(fieldSpec{text: "Chess"}),
	}
	for name, part := range parts {
		t.Run(name, func(t *testing.T) {
			closed := 0
			m := newModal(modalSpec{title: "Export", body: container.NewVScroll(downward(4, across(4, part))), closed: func() { closed++ },
				answers: []answer{{words: "Cancel"}, {words: "Export", strong: true}}})
			w := test.NewTempWindow(t, container.NewVBox())
			m.show(w.Canvas())
			f, ok := part.(fyne.Focusable)
			if !ok {
				f = part.(*field).entry
			}
			w.Canvas().Focus(f)
			typed(w.Canvas(), fyne.KeyEscape)
			if closed != 1 || modalOn(w.Canvas()) != nil {
				t.Errorf("closed %d times", closed)
			}
		})
	}
}

// A field in a modal hands its text on before Enter answers, and what is wrong
// in it keeps the modal open.
func TestModalField(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string
	}{
		{"right", "90000002", []string{"commit 90000002", "save"}},
		{"wrong", "9", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			themed(t)
			var got []string
			f := newField(fieldSpec{text: "90000001", check: eight, commit: func(s string) { got = append(got, "commit "+s) }})
			m := newModal(modalSpec{title: "Director", body: f, answers: []answer{{words: "Save", strong: true, tapped: func() { got = append(got, "save") }}}})
			w := test.NewTempWindow(t, container.NewVBox())
			m.show(w.Canvas())
			w.Canvas().Focus(f.entry)
			f.entry.SetText(tt.text)
			typed(w.Canvas(), fyne.KeyReturn)
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// typed sends a key to what has the focus.
func typed(c fyne.Canvas, name fyne.KeyName) { c.Focused().TypedKey(key(name)) }

// A modal keeps within a small window.
func TestModalSmall(t *testing.T) {
	themed(t)
	m := newModal(modalSpec{title: "Export", body: gap(100, 100), width: 720, height: 456})
	m.Resize(fyne.NewSize(480, 320))
	card := m.card
	test.WidgetRenderer(m).Layout(m.Size())
	if p, s := card.Position(), card.Size(); p.X < 0 || p.Y < 0 || p.X+s.Width > 480 || p.Y+s.Height > 320 {
		t.Errorf("card at %v of %v is outside 480 × 320", p, s)
	}
}
