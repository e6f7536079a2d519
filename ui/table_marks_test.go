package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/grid"
	"wallchart/ui/state"
)

func TestTableWhatIf(t *testing.T) {
	d := setTable(t, 853, 702)
	row := d.rowOfOutcome(t, ratingcore.Win, 5)
	d.at(t, row, ratingcore.KeyRound, 5)
	_, r := d.entryAt(row, 5)
	if d.bar.Visible() {
		t.Error("a bar without a change")
	}
	d.grid.TypedRune('d')
	if !d.bar.Visible() {
		t.Error("no bar with a change")
	}
	marks := map[grid.Marks]int{}
	dots := 0
	for i := range d.cells.order {
		for c := range d.cells.layout.from {
			cell := d.cell(i, c)
			marks[cell.Marks]++
			for _, p := range cell.Pieces {
				if p.Sign == grid.Dot {
					dots++
				}
			}
			if cell.Marks == grid.Mirrored && d.cells.table.Section.Entries[d.cells.row(i).Entry].Number != r.Opponent {
				t.Error("somebody else's result is marked as mirrored")
			}
		}
	}
	if marks[grid.Edited] != 1 || marks[grid.Mirrored] != 1 {
		t.Errorf("marks %v", marks)
	}
	if w := d.doc.WhatIf(); dots != w.Follow+2 { // both scores too, in the one section that changes
		t.Errorf("%d dots, want %d", dots, w.Follow+2)
	}
	d.calls.back()
	if d.bar.Visible() || d.doc.Edited() {
		t.Error("a change is left")
	}
}

func TestTableProblems(t *testing.T) {
	d := setTable(t, 853, 702)
	d.doc = state.NewDocument(d.doc.Book)
	section := &d.doc.Rated.Sections[0]
	at := func(row, round int) ratingcore.Ref {
		return section.Entries[d.cells.row(row).Entry].Results[round-1].At
	}
	add := func(s ratingcore.Severity, row int, p ratingcore.Problem) {
		p.Severity, p.Section, p.ID = s, section.Name, section.Player(d.cells.row(row).Entry).ID
		d.doc.Rated.Problems = append(d.doc.Rated.Problems, p)
	}
	add(ratingcore.Error, 2, ratingcore.Problem{Rule: "mirror", At: at(2, 1), Text: "does not mirror"})
	add(ratingcore.Warning, 3, ratingcore.Problem{Rule: "color", At: at(3, 4), Text: "two colors"})
	add(ratingcore.Warning, 5, ratingcore.Problem{Rule: "member", Text: "expired"})
	add(ratingcore.Info, 6, ratingcore.Problem{Rule: "note", At: at(6, 2), Text: "a note"})
	d.show(d.doc, d.view)
	const name, score = 2, 8
	for _, c := range []struct {
		name     string
		row, col int
		marks    grid.Marks
		sign     bool
		told     string
	}{
		{"an error in its cell", 2, name + 1, grid.Wrong, false, "Does not mirror"},
		{"not in the cell beside it", 2, name + 2, 0, false, ""},
		{"a warning in its cell", 3, name + 4, grid.Doubtful, false, "Two colors"},
		{"a warning of the player", 5, score, 0, true, "Expired"},
		{"a note has no mark", 6, name + 2, 0, false, "A note"},
	} {
		cell := d.cell(c.row, c.col)
		sign := false
		for _, p := range cell.Pieces {
			sign = sign || p.Sign == grid.Triangle
		}
		if cell.Marks != c.marks || sign != c.sign {
			t.Errorf("%s: marks %d, triangle %t", c.name, cell.Marks, sign)
		}
		d.pointed(c.row, c.col)
		if d.told != c.told {
			t.Errorf("%s: told %q", c.name, d.told)
		}
	}
	if words, order := d.doc.Chip(0); order || words.Bold != "3 problems" {
		t.Errorf("chip %q", words)
	}
	d.picture(t, "table-problems")
}

// TestTableNotRated shows the results of a section with an error under a red
// bar.
func TestTableNotRated(t *testing.T) {
	d := setTable(t, 853, 702)
	event := *d.doc.File
	event.Sections = append([]ratingcore.Section(nil), event.Sections...)
	event.Sections[0].TimeControl, event.Sections[0].Systems = "G/1;d0", nil
	d.doc = &state.Document{Book: d.doc.Book, File: &event, Event: &event, Before: ratingcore.Rate(&event), Name: "invented.xlsx"}
	d.doc.Rated = d.doc.Before
	d.show(d.doc, d.view)
	if !d.bar.Visible() {
		t.Error("no bar says that the section is not rated")
	}
	for _, c := range d.cells.layout.columns {
		if c.Title == "Post" {
			t.Error("there are ratings")
		}
	}
	if len(d.cells.order) != 27 || text(d.cell(0, 3)) == "" {
		t.Error("the results are not shown")
	}
	d.picture(t, "table-notrated")
}

// TestTableWithoutSections keeps standing where there is nothing to show.
func TestTableWithoutSections(t *testing.T) {
	d := setTable(t, 853, 702)
	event := &ratingcore.Event{Name: "Nothing yet"}
	d.doc = &state.Document{File: event, Event: event, Before: ratingcore.Rate(event), Name: "nothing.xlsx"}
	d.doc.Rated = d.doc.Before
	settings := state.DefaultSettings()
	d.view = state.NewView(d.doc, &settings)
	d.show(d.doc, d.view)
	if d.grid.Visible() || len(d.body.Objects) != 3 {
		t.Error("nothing says that there are no sections")
	}
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyReturn, fyne.KeyDelete} {
		d.grid.TypedKey(&fyne.KeyEvent{Name: key})
	}
	d.typedRune('w')
	d.picture(t, "table-nothing")
}

// TestTableReentry tells the two rows of a player apart.
func TestTableReentry(t *testing.T) {
	d := setTable(t, 853, 702)
	event := *d.doc.File
	event.Sections = append([]ratingcore.Section(nil), event.Sections...)
	entries := append([]ratingcore.Entry(nil), event.Sections[0].Entries...)
	entries[26].Player = entries[25].Player
	event.Sections[0].Entries = entries
	d.doc = &state.Document{Book: d.doc.Book, File: &event, Event: &event, Before: ratingcore.Rate(&event), Name: "invented.xlsx"}
	d.doc.Rated = d.doc.Before
	d.show(d.doc, d.view)
	for entry, want := range map[int]string{25: "Entered again as No 27", 26: "Entered again, first as No 26"} {
		d.pointed(d.cells.rowOf(entry), 2)
		if d.told != want {
			t.Errorf("entry %d: told %q, want %q", entry, d.told, want)
		}
	}
}
