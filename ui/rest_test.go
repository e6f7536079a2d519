package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ui/state"
)

// A window at rest is not painted: no part draws itself anew when it is laid
// out in the size that it has. The canvas would lay out the new objects, and
// so go on without end.
func TestRest(t *testing.T) {
	for _, page := range []state.Page{state.PageTable, state.PageEvent, state.PageProblems} {
		d := sit(t)
		w := d.windows[0]
		w.OpenSample()
		e := w.doc.ResultEdit(0, 0, 1, "l")
		if err := w.try(e); err != nil {
			t.Fatal(err)
		}
		w.turnTo(page)
		w.win.Resize(fyne.NewSize(1280, 800))
		seen := 0
		var walk func(fyne.CanvasObject)
		walk = func(o fyne.CanvasObject) {
			seen++
			switch o := o.(type) {
			case *fyne.Container:
				for _, inside := range o.Objects {
					walk(inside)
				}
			case fyne.Widget:
				r := test.WidgetRenderer(o)
				before := slices.Clone(r.Objects())
				r.Layout(o.Size())
				if !slices.Equal(before, r.Objects()) {
					t.Errorf("page %v: %T draws itself anew when it is laid out", page, o)
				}
				for _, inside := range r.Objects() {
					walk(inside)
				}
			}
		}
		walk(w.win.Content())
		if seen < 100 {
			t.Errorf("page %v: only %d objects", page, seen)
		}
	}
}
