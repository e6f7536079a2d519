package state

import (
	"slices"
	"testing"

	"wallchart/ratingcore"
)

func TestDescribe(t *testing.T) {
	regular := ratingcore.Regular
	tests := []struct {
		edit func(d *Document) Edit
		want Line
	}{
		{func(d *Document) Edit { return d.ResultEdit(0, 0, 1, "d") }, Line{"Rd 1, No 1 – No 2", "1–0", "½–½"}},
		{func(d *Document) Edit { return d.ResultEdit(0, 2, 1, "f") }, Line{"Rd 1, No 3 – No 4", "1–0", "0–1 forfeit"}},
		{func(d *Document) Edit { return d.ResultEdit(0, 4, 1, "u") }, Line{"Rd 1, No 5", "H", "U"}},
		{func(d *Document) Edit { return d.ResultEdit(0, 4, 1, "W6b") }, Line{"Rd 1, No 5", "H", "W6b"}},
		{func(d *Document) Edit { return d.ResultEdit(1, 1, 3, "B") }, Line{"Rd 3, No 2", "none", "B"}},
		{func(d *Document) Edit { return d.RatingEdit(0, 3, regular, "1620") }, Line{"No 4, Regular", "1600", "1620"}},
		{func(d *Document) Edit { return d.RatingEdit(0, 3, regular, "") }, Line{"No 4, Regular", "1600", "none"}},
		{func(d *Document) Edit { return d.GamesEdit(0, 3, regular, "12") }, Line{"No 4, Regular games", "300", "12"}},
		{func(d *Document) Edit { return d.BirthEdit(0, 3, "") }, Line{"No 4, birth date", "1983-05-01", "none"}},
		{func(d *Document) Edit { return d.SectionEdit(0, "Time control", "G/30;d5") }, Line{"Open, time control", "G/60;d5", "G/30;d5"}},
		{func(d *Document) Edit { return d.SectionEdit(0, "Online", "yes") }, Line{"Open, online", "no", "yes"}},
		{func(d *Document) Edit { return d.SectionEdit(0, "FIDE rated", "yes") }, Line{"Open, FIDE rated", "none", "yes"}},
		{func(d *Document) Edit { return d.EventEdit("City", "Elsewhere") }, Line{"City", "Millbrook Falls", "Elsewhere"}},
	}
	for _, tt := range tests {
		t.Run(tt.want.What, func(t *testing.T) {
			d := club(t)
			try(t, d, tt.edit(d))
			if got := d.Describe(d.Edits[0]); got != tt.want {
				t.Errorf("%+v, not %+v", got, tt.want)
			}
		})
	}
}

func TestTouched(t *testing.T) {
	d := club(t)
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	try(t, d, d.RatingEdit(0, 5, ratingcore.Regular, "1400"))
	try(t, d, d.ResultEdit(1, 0, 1, "d"))
	try(t, d, d.ResultEdit(0, 1, 2, "l"))
	d.Undo()
	for _, tt := range []struct{ section, entry, done, undone int }{
		{0, 0, 1, 0}, {0, 1, 1, 1}, {0, 2, 0, 0}, {0, 5, 1, 1}, {1, 3, 1, 0}, {1, 0, 1, 0}, {1, 1, 1, 0},
	} {
		if done, undone := len(d.Touched(tt.section, tt.entry)), len(d.TouchedBefore(tt.section, tt.entry)); done != tt.done || undone != tt.undone {
			t.Errorf("entry %d of section %d: %d edits and %d undone, not %d and %d", tt.entry, tt.section, done, undone, tt.done, tt.undone)
		}
	}
}

func TestMends(t *testing.T) {
	d := troubled(t)
	var told []string
	for _, e := range d.Mends(d.Troubles()[0].Items[0]) {
		told = append(told, e.Name+" "+e.New)
		again := troubled(t)
		try(t, again, e)
		if c := again.Count(); c.Errors != 0 {
			t.Errorf("%s does not mend it: %v", e.New, again.Rated.Problems)
		}
	}
	if !slices.Equal(told, []string{"Gruß, Jürgen D2w", "Hale, Ida L1b"}) {
		t.Errorf("mends %q", told)
	}
	if list := d.Mends(d.Troubles()[1].Items[0]); list != nil {
		t.Errorf("a total is mended by %v", list)
	}
}
