package state

import (
	"slices"
	"testing"

	"wallchart/ratingcore"
)

func TestReload(t *testing.T) {
	d := club(t)
	d.Perf = ratingcore.FIDETable
	try(t, d, d.ResultEdit(0, 0, 1, "d"))                     // still applies
	try(t, d, d.ResultEdit(0, 2, 1, "d"))                     // done in the file
	try(t, d, d.ResultEdit(0, 4, 1, "b"))                     // the file says something else now
	try(t, d, d.ResultEdit(1, 0, 1, "d"))                     // the section's rows have moved
	try(t, d, d.RatingEdit(0, 0, ratingcore.Regular, "1900")) // still applies
	try(t, d, d.RatingEdit(1, 1, ratingcore.Regular, "1700")) // by name, still applies
	try(t, d, d.RatingEdit(1, 2, ratingcore.Regular, "1250")) // by ID, still applies
	try(t, d, d.EventEdit("City", "Elsewhere"))               // done
	try(t, d, d.SectionEdit(0, "Time control", "G/90;+30"))   // the file says something else now
	try(t, d, d.BirthEdit(0, 0, "1970-01-01"))                // there and back: no change any more
	try(t, d, d.BirthEdit(0, 0, d.File.Players[0].Birth.String()))

	e := clubEvent()
	e.City = "Elsewhere"
	e.Sections[0].TimeControl = "G/45;d5"
	e.Sections[0].Entries = chart("0 W2w D3b X4", "1 L1b W6w D5b", "2 D4w D1w W6b", "3 D3b L5b F1", "4 U W4w D2w", "5 B L2b L3w")
	e.Sections[1].Entries = chart("8 D4w D2w", "7 W3w D1b", "5 L2b L4w", "6 D1b W3b")
	next := document(t, e)
	edits := len(d.Edits)
	c := d.Reload(next)
	if len(d.Edits) != edits {
		t.Error("the old document has changed")
	}
	told := func(list []Edit) (words []string) {
		for _, e := range list {
			words = append(words, e.Name+e.Label+" "+e.Old+" "+e.New)
		}
		return words
	}
	if got, want := told(c.Applied), []string{"Ardén, Ann W2w D2w", "Ardén, Ann 1800.5 1900", "Hale, Ida 1650 1700", "Ivy, Jo 1200 1250"}; !slices.Equal(got, want) {
		t.Errorf("applied %q", got)
	}
	if got, want := told(c.Done), []string{"Cedar, Cy W4w D4w", "City Millbrook Falls Elsewhere"}; !slices.Equal(got, want) {
		t.Errorf("done %q", got)
	}
	if got := told(c.Lost); len(got) != 3 || c.All() != 9 {
		t.Errorf("lost %q of %d", got, c.All())
	}
	if got := shown(next, 0, 1); got != "D2w D1b D4w D3b U B" {
		t.Errorf("round 1 is %s", got)
	}
	if next.Perf != ratingcore.FIDETable || next.Value(next.RatingEdit(0, 0, ratingcore.Regular, "")) != "1900" {
		t.Errorf("performance %v, rating %s", next.Perf, next.Value(next.RatingEdit(0, 0, ratingcore.Regular, "")))
	}
	for next.Undo() {
	}
	if next.Event != next.File {
		t.Error("the carried edits cannot be undone")
	}
}

// A result that the organizer changed on one side only is not done.
func TestReloadHalfDone(t *testing.T) {
	d := club(t)
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	e := clubEvent()
	e.Sections[0].Entries[0].Results[0].Outcome = ratingcore.Draw
	next := document(t, e)
	if c := d.Reload(next); len(c.Done) != 0 || len(c.Lost) != 1 {
		t.Errorf("%+v", c)
	}
}

func TestFollow(t *testing.T) {
	d := club(t)
	e := clubEvent()
	e.Sections = []ratingcore.Section{e.Sections[1], e.Sections[0]}
	open := e.Sections[1].Entries
	slices.Reverse(open) // the rows moved, the numbers stay
	next := document(t, e)
	v := &View{Section: 0, Entry: 4, Chosen: []int{4, 0}, System: 1, Problem: -1, Find: "e", SortBy: SortKey{Key: ratingcore.KeyName, Set: true}}
	want := *v
	v.Follow(d, next)
	if v.Section != 1 || next.Rated.Sections[1].Player(v.Entry).Name != "Elm, Ed" || len(v.Chosen) != 2 || v.System != 1 {
		t.Errorf("the view is at %+v", v)
	}
	if v.Find != want.Find || v.SortBy != want.SortBy {
		t.Errorf("search and sort are %q %+v", v.Find, v.SortBy)
	}
	e.Sections = e.Sections[:1]
	v.Follow(next, document(t, e))
	if v.Section != 0 || v.Entry < 0 {
		t.Errorf("the section is gone, and the view is at %+v", v)
	}
	gone := club(t)
	w := &View{Section: 1, Entry: 2, Chosen: []int{2}, Problem: -1}
	e = clubEvent()
	e.Sections[1].Entries = chart("6 W2w U", "7 L1b U")
	w.Follow(gone, document(t, e))
	if w.Section != 1 || w.Entry != -1 || len(w.Chosen) != 0 {
		t.Errorf("the player is gone, and the view is at %+v", w)
	}
}
