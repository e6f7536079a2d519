package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ratingcore"
	"wallchart/ui/grid"
	"wallchart/ui/state"
)

// at puts the keyboard on a cell of the crosstable.
func (w *Window) at(t testing.TB, row int, k ratingcore.Key, round int) (col int) {
	t.Helper()
	for i, from := range w.table.cells.layout.from {
		if c := &w.table.cells.table.Columns[from]; c.Key == k && c.Round == round {
			w.win.Canvas().Focus(w.table.grid)
			w.table.grid.Go(row, i)
			w.table.picked()
			return i
		}
	}
	t.Fatalf("no column %d of round %d", k, round)
	return -1
}

// cell is what a cell of the crosstable shows.
func (w *Window) cell(row, col int) grid.Cell {
	var c grid.Cell
	w.table.cells.Cell(row, col, false, &c)
	return c
}

// edit types a letter on the first result of the row or below it that the
// letter changes.
func edit(t testing.TB, w *Window, from int, letter rune) (row int) {
	t.Helper()
	for row := from; row < len(w.table.cells.order); row++ {
		w.at(t, row, ratingcore.KeyRound, 1)
		before := len(w.doc.Edits)
		if w.table.grid.TypedRune(letter); len(w.doc.Edits) > before {
			return row
		}
	}
	t.Fatalf("%c changes nothing", letter)
	return -1
}

// What if: title, bar, status, marks, undo, redo, and back to the file.
func TestWhatIf(t *testing.T) {
	w := sit(t).event()
	name := w.doc.Event.Name
	row := edit(t, w, 0, 'd')
	if got := w.win.Title(); got != "• "+name+" – Wallchart" {
		t.Errorf("title %q", got)
	}
	w.wants(t, "What if", "1 result changed", "1 change, not in alder-creek.xlsx")
	entry := w.view.Entry
	got := w.doc.Rated.Sections[0].Cell(entry, 1)
	if got.Outcome != ratingcore.Draw {
		t.Fatalf("the result is %s", got)
	}
	at := w.table.cells.rowOf(entry)
	if c := w.cell(at, w.at(t, at, ratingcore.KeyRound, 1)); c.Marks&grid.Edited == 0 {
		t.Errorf("row %d shows no mark", row)
	}
	if i := w.tools.buttons[w.cmd.undo]; i.off != "" {
		t.Error("Undo is off")
	}
	w.cmd.undo.do()
	if strings.HasPrefix(w.win.Title(), "•") || w.doc.Edited() || strings.Contains(w.screen(), "What if") {
		t.Error("undone, and yet marked")
	}
	w.cmd.redo.do()
	w.wants(t, "1 change, not in alder-creek.xlsx")
	edit(t, w, 3, 'l')
	w.wants(t, "2 results changed", "2 changes, not in alder-creek.xlsx")
	w.cmd.back.do()
	w.wants(t, "Same as alder-creek.xlsx")
	w.cmd.redo.do()
	w.cmd.redo.do()
	if len(w.doc.Changes()) != 2 {
		t.Error("redo does not bring the changes back")
	}
}

// In a field undo, redo and copy are the field's.
func TestUndoInField(t *testing.T) {
	d := sit(t)
	w := d.event()
	edit(t, w, 0, 'd')
	w.cmd.find.do()
	if w.win.Canvas().Focused() != fyne.Focusable(w.find.entry) {
		t.Fatal("Find does not lead to the field")
	}
	test.Type(w.find.entry, "xyz")
	w.wants(t, "No player matches")
	w.cmd.undo.do()
	if w.find.text() == "xyz" || !w.doc.Edited() {
		t.Errorf("undo in the field: %q, %d edits", w.find.text(), len(w.doc.Edits))
	}
	w.cmd.redo.do()
	if w.find.text() != "xyz" {
		t.Errorf("redo in the field: %q", w.find.text())
	}
	w.find.entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	w.cmd.copy.do()
	if got := d.fyne.Clipboard().Content(); got != "xyz" {
		t.Errorf("copied %q", got)
	}
	w.find.entry.TypedKey(key(fyne.KeyEscape))
	w.find.entry.TypedKey(key(fyne.KeyEscape))
	if w.view.Find != "" || w.win.Canvas().Focused() != fyne.Focusable(w.table.grid) {
		t.Error("Esc does not give the search up")
	}
	w.cmd.undo.do()
	if w.doc.Edited() {
		t.Error("undo in the table")
	}
}

func TestCopyRows(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.at(t, 0, ratingcore.KeyName, 0)
	w.cmd.copy.do()
	lines := strings.Split(strings.TrimSpace(d.fyne.Clipboard().Content()), "\n")
	name := w.doc.Rated.Sections[0].Player(w.view.Entry).Name
	if len(lines) != 2 || !strings.Contains(lines[1], name) || !strings.Contains(lines[0], "\t") {
		t.Errorf("copied %q, want heads and %s", lines, name)
	}
}

func TestSections(t *testing.T) {
	w := sit(t).event()
	last := len(w.doc.Rated.Sections) - 1
	for range last + 3 {
		w.cmd.nextSection.do()
	}
	if w.view.Section != last {
		t.Errorf("section %d", w.view.Section)
	}
	w.sectionCommands()[0].do()
	if w.view.Section != 0 {
		t.Error("Ctrl+1")
	}
	test.Tap(w.side.entries[len(pages)+1])
	if w.view.Section != 1 || !w.side.entries[len(pages)+1].chosen {
		t.Error("the sidebar does not turn")
	}
	w.wants(t, w.doc.Rated.Sections[1].Name, fmt.Sprintf("%d players", len(w.doc.Rated.Sections[1].Entries)))
	entry := w.view.Entry
	w.cmd.nextPlayer.do()
	if w.view.Entry == entry {
		t.Error("Alt+Down")
	}
	w.wants(t, w.doc.Rated.Sections[1].Player(w.view.Entry).Name)
}

// In a narrow window there is a rail; the pane lies over the table on request
// and goes by Esc.
func TestNarrow(t *testing.T) {
	w := sit(t).event()
	w.win.Resize(fyne.NewSize(760, 480))
	if !w.narrow || w.paneShown() {
		t.Fatal("not narrow, or the pane is shown")
	}
	if got := w.side.box.Size().Width; got > 50 {
		t.Errorf("the rail is %v wide", got)
	}
	for _, o := range w.frame.box.Objects {
		p, s := o.Position(), o.Size()
		if p.X < -4 || p.Y < 0 || p.X+s.Width > 764 || p.Y+s.Height > 481 {
			t.Errorf("%T at %v of %v is outside", o, p, s)
		}
	}
	row := w.at(t, 2, ratingcore.KeyName, 0)
	w.table.grid.TypedKey(key(fyne.KeyReturn))
	if !w.paneShown() || row < 0 {
		t.Fatal("Enter does not open the pane")
	}
	w.wants(t, "How it came about")
	w.table.grid.TypedKey(key(fyne.KeyEscape))
	if w.paneShown() {
		t.Error("Esc does not close it")
	}
	test.Tap(w.tools.buttons[w.cmd.pane])
	if !w.paneShown() {
		t.Error("its switch does not open it")
	}
	w.typedKey(key(fyne.KeyEscape))
	if w.paneShown() {
		t.Error("Esc without the keyboard in the table")
	}
	w.win.Resize(fyne.NewSize(1280, 800))
	if w.narrow || !w.paneShown() {
		t.Error("wide again")
	}
}

// The toolbar has room for its buttons in every size and zoom, and the search
// what is left.
func TestToolbarFits(t *testing.T) {
	d := sit(t)
	w := d.event()
	for _, zoom := range []int{80, 100, 150, 200} {
		for _, width := range []float32{760, 1000, 1280, 2200} {
			w.zoomTo(zoom)
			w.win.Resize(fyne.NewSize(width, 480))
			place := func(o fyne.CanvasObject) (from, to float32) {
				x := d.fyne.Driver().AbsolutePositionForObject(o).X
				return x, x + o.Size().Width
			}
			find, end := place(w.find)
			for c, b := range w.tools.buttons {
				if from, to := place(b); from < 0 || to > width || from < end-1 && to > find+1 {
					t.Errorf("%d %% and %v wide: %s from %v to %v, search from %v to %v", zoom, width, c.words, from, to, find, end)
				}
			}
			if from, to := place(w.status.right); to > width || from < 0 {
				t.Errorf("%d %% and %v wide: legend from %v to %v", zoom, width, from, to)
			}
		}
	}
	w.zoomTo(100)
}

func TestStepSystem(t *testing.T) {
	w := sit(t).event()
	n := len(w.doc.Rated.Sections[0].Systems)
	for range n {
		w.cmd.turn.do()
	}
	if w.view.System != 0 {
		t.Errorf("after %d steps system %d", n, w.view.System)
	}
	w.view.Page = state.PageTable
}
