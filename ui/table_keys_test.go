package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"wallchart/ratingcore"
	"wallchart/ui/grid"
)

// entryAt returns the entry of a row and its result in a round.
func (d *tableDesk) entryAt(row, round int) (entry int, r ratingcore.Result) {
	entry = d.cells.row(row).Entry
	return entry, d.cells.table.Section.Cell(entry, round)
}

// cell returns what a cell shows.
func (d *tableDesk) cell(row, col int) grid.Cell {
	var c grid.Cell
	d.cells.Cell(row, col, false, &c)
	return c
}

// text joins the pieces of a cell in their lanes' order.
func text(c grid.Cell) string {
	var parts []string
	for _, p := range c.Pieces {
		parts = append(parts, p.Text)
	}
	return strings.Join(parts, " ")
}

// rowOfOutcome returns the first row with an outcome in a round.
func (d *tableDesk) rowOfOutcome(t testing.TB, o ratingcore.Outcome, round int) int {
	t.Helper()
	for i := range d.cells.order {
		if _, r := d.entryAt(i, round); r.Outcome == o {
			return i
		}
	}
	t.Fatalf("nobody has %q in round %d", o.Code(), round)
	return -1
}

func TestTableResultKeys(t *testing.T) {
	for _, c := range []struct {
		name    string
		outcome ratingcore.Outcome
		round   int
		key     rune
		want    ratingcore.Outcome
	}{
		{"a win made a draw", ratingcore.Win, 5, 'd', ratingcore.Draw},
		{"a draw made a win", ratingcore.Draw, 2, 'w', ratingcore.Win},
		{"a loss made a win, capital", ratingcore.Loss, 1, 'W', ratingcore.Win},
		{"a half-point bye stays", ratingcore.HalfBye, 2, 'w', ratingcore.HalfBye},
		{"an unpaired round stays", ratingcore.Unpaired, 5, 'd', ratingcore.Unpaired},
		{"another letter does nothing", ratingcore.Win, 5, 'q', ratingcore.Win},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := setTable(t, 853, 702)
			d.at(t, d.rowOfOutcome(t, c.outcome, c.round), ratingcore.KeyRound, c.round)
			entry := d.view.Entry
			before := d.cells.table.Section.Cell(entry, c.round)
			d.grid.TypedRune(c.key)
			after := d.doc.Rated.Sections[0].Cell(entry, c.round)
			if after.Outcome != c.want || after.Opponent != before.Opponent {
				t.Fatalf("%s became %s", before, after)
			}
			if d.view.Entry != entry {
				t.Error("the selection left the player")
			}
			if c.want == c.outcome {
				return
			}
			row, col, _ := d.grid.Pick()
			if d.cells.row(row).Entry != entry || d.cells.column(col).Round != c.round {
				t.Error("the focus left the result")
			}
			if d.cell(row, col).Marks != grid.Edited {
				t.Error("the result is not marked as edited")
			}
			d.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
			if d.doc.Rated.Sections[0].Cell(entry, c.round) != before {
				t.Error("Delete does not give the result back to the file")
			}
		})
	}
}

func TestTableRating(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		key  fyne.KeyName
		want string // as the file's when empty
		open bool   // the field is still there
		told string // begins so
	}{
		{"kept by Enter", "1850", fyne.KeyReturn, "1850", false, ""},
		{"not kept by Escape", "1850", fyne.KeyEscape, "", false, ""},
		{"no rating", "19x", fyne.KeyReturn, "", true, "\"19x\""},
		{"out of range", "99999", fyne.KeyReturn, "", true, ""},
		{"provisional", "1420/12", fyne.KeyReturn, "1420", false, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := setTable(t, 853, 702)
			col := d.at(t, 4, ratingcore.KeyPre, 0)
			was := text(d.cell(4, col))
			entry := d.view.Entry
			d.win.Canvas().Focus(d.grid)
			d.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
			if d.field == nil || d.win.Canvas().Focused() != fyne.Focusable(d.field) {
				t.Fatal("no field has the keyboard")
			}
			d.field.SetText(c.text)
			field := d.field
			field.TypedKey(&fyne.KeyEvent{Name: c.key})
			if (d.field != nil) != c.open {
				t.Fatalf("the field is open: %t", d.field != nil)
			}
			if c.open && d.told == "" || !strings.HasPrefix(strings.ToLower(d.told), strings.ToLower(c.told)) {
				t.Errorf("told %q", d.told)
			}
			if !c.open && d.win.Canvas().Focused() != fyne.Focusable(d.grid) {
				t.Error("the table has not the keyboard again")
			}
			want := was
			if c.want != "" {
				want = c.want
			}
			if got := text(d.cell(d.cells.rowOf(entry), col)); strings.Fields(got)[0] != strings.Fields(want)[0] {
				t.Errorf("shows %q, want %q", got, want)
			}
		})
	}
}

func TestTableRatingTyped(t *testing.T) {
	d := setTable(t, 853, 702)
	d.at(t, 0, ratingcore.KeyPre, 0)
	d.grid.TypedRune('1')
	if d.field == nil || d.field.Text != "1" {
		t.Fatal("a figure does not begin an edit")
	}
	test.Type(d.field, "900")
	if d.field.Text != "1900" {
		t.Errorf("field %q", d.field.Text)
	}
	d.win.Canvas().Focus(d.grid) // leaving it keeps what can be kept
	if d.field != nil || !d.doc.Edited() {
		t.Error("leaving the field does not keep the rating")
	}
}

func TestTableSort(t *testing.T) {
	d := setTable(t, 853, 702)
	order := func() []int { return append([]int(nil), d.cells.order...) }
	first := order()
	d.at(t, 6, ratingcore.KeyRound, 1)
	entry := d.view.Entry
	col := d.at(t, 6, ratingcore.KeyNumber, 0)
	sorts := []grid.Sort{grid.Up, grid.Down, grid.Unsorted}
	for i, want := range sorts {
		d.grid.OnSort(col)
		if got := d.cells.layout.columns[col].Sort; got != want {
			t.Errorf("click %d: the head shows %d, want %d", i+1, got, want)
		}
		row, _, _ := d.grid.Pick()
		if d.cells.row(row).Entry != entry {
			t.Errorf("click %d: the selection left the player", i+1)
		}
	}
	if d := cmp.Diff(first, order()); d != "" {
		t.Error("a third click does not go back to the standings:", d)
	}
}

func TestTableFind(t *testing.T) {
	d := setTable(t, 853, 702)
	d.view.Find = "lasz"
	d.calls.sort(d.cells.column(0))
	if len(d.cells.order) != 1 {
		t.Fatalf("%d players found", len(d.cells.order))
	}
	name := d.cell(0, 2).Pieces[0]
	if len(name.Hits) != 1 || name.Text[name.Hits[0][0]:name.Hits[0][1]] != "Łasz" {
		t.Errorf("hits %v in %q", name.Hits, name.Text)
	}
	d.view.Find = "nobody at all"
	d.show(d.doc, d.view)
	if d.grid.Visible() || len(d.body.Objects) != 3 {
		t.Error("nothing says that nobody was found")
	}
	d.calls.clear()
	if !d.grid.Visible() || len(d.cells.order) != 27 {
		t.Error("the table did not come back")
	}
}

func TestTableColumns(t *testing.T) {
	d := setTable(t, 1400, 702)
	columns := func() (list []string) {
		for _, c := range d.cells.layout.columns {
			list = append(list, c.Title)
		}
		return list
	}
	rated := []string{"Pre", "Post", "+/–", "Perf"}
	want := append([]string{"Pl", "No.", "Name", "1", "2", "3", "4", "5", "Score"}, append(rated, rated...)...)
	if d := cmp.Diff(want, columns()); d != "" {
		t.Error(d)
	}
	for _, item := range d.columnMenu().Items {
		if item.Label == "ID" || item.Label == "Exact ratings" {
			if item.Checked {
				t.Errorf("%s is ticked", item.Label)
			}
			item.Action()
		}
	}
	if !cmp.Equal(columns()[3], "ID") {
		t.Errorf("columns %v", columns())
	}
	var post grid.Cell
	for i, from := range d.cells.layout.from {
		if d.cells.table.Columns[from].Key == ratingcore.KeyPost {
			post = d.cell(0, i)
			break
		}
	}
	if got := text(post); !strings.Contains(got, ".") {
		t.Errorf("exact rating %q", got)
	}
}

func TestTableSelection(t *testing.T) {
	d := setTable(t, 853, 702)
	d.win.Canvas().Focus(d.grid)
	d.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	d.grid.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	d.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if len(d.view.Chosen) != 2 || d.view.Entry != d.cells.row(2).Entry {
		t.Errorf("entry %d of %v", d.view.Entry, d.view.Chosen)
	}
	d.grid.TypedShortcut(&fyne.ShortcutCopy{})
	if got := strings.Count(d.copied, "\r\n"); got != 3 {
		t.Errorf("%d lines copied", got)
	}
	d.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !cmp.Equal(d.opened, []int{d.view.Entry}) {
		t.Errorf("opened %v", d.opened)
	}
	d.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF5})
	if !cmp.Equal(d.keys, []fyne.KeyName{fyne.KeyF5}) {
		t.Errorf("keys %v", d.keys)
	}
	d.view.Select(d.cells.row(25).Entry) // as the window does for the next player
	d.show(d.doc, d.view)
	if row, _, rows := d.grid.Pick(); row != 25 || !cmp.Equal(rows, []int{25}) || d.grid.Offset().Y == 0 {
		t.Errorf("at row %d with %v, scrolled to %v", row, rows, d.grid.Offset())
	}
}

func TestTableCells(t *testing.T) {
	d := setTable(t, 853, 702)
	round := func(n int) int { return 2 + n }
	for _, c := range []struct {
		outcome ratingcore.Outcome
		round   int
		want    string
	}{
		{ratingcore.HalfBye, 2, "H"},
		{ratingcore.FullBye, 3, "B"},
		{ratingcore.Unpaired, 5, "U"},
		{ratingcore.ForfeitWin, 3, "X 21"},
		{ratingcore.ForfeitLoss, 3, "F 15"},
	} {
		row := d.rowOfOutcome(t, c.outcome, c.round)
		if got := text(d.cell(row, round(c.round))); got != c.want {
			t.Errorf("%s: %q", c.outcome.Code(), got)
		}
	}
	left := d.rowOfOutcome(t, ratingcore.Unpaired, 5)
	d.pointed(left, 2)
	if !strings.HasPrefix(d.told, "Left after round") {
		t.Errorf("told %q of a player who left", d.told)
	}
	d.pointed(-1, round(3))
	if d.told != "Round 3" {
		t.Errorf("told %q of a head", d.told)
	}
}
