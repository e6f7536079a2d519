package state

import (
	"slices"
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// numbers lists the pairing numbers of the rows shown.
func numbers(d *Document, v *View) []int {
	var list []int
	t := d.Table(v.Section)
	for _, i := range Rows(d, v) {
		list = append(list, int(t.Section.Entries[t.Rows[i].Entry].Number))
	}
	return list
}

func TestFind(t *testing.T) {
	tests := []struct {
		section int
		find    string
		want    []int
	}{
		{0, "", []int{1, 3, 5, 2, 6, 4}},
		{0, "arden", []int{1}},
		{0, "ARDÉN", []int{1}},
		{0, "los zoe", []int{6}},
		{0, "Zoë Łoś", []int{6}},
		{0, "e, e", []int{1, 3, 5, 6, 4}},
		{0, "90000003", []int{3}},
		{0, "0000002", []int{2}},
		{0, "#4", []int{4}},
		{0, "di 4", []int{4}},
		{0, "nobody", nil},
		{0, "arden bo", nil},
		{1, "gruss", []int{1}},
		{1, "jurgen", []int{1}},
		{1, "hale", []int{2}},
	}
	d := club(t)
	for _, tt := range tests {
		t.Run(tt.find, func(t *testing.T) {
			got := numbers(d, &View{Section: tt.section, Find: tt.find})
			if !slices.Equal(got, tt.want) {
				t.Errorf("%q finds %v, not %v", tt.find, got, tt.want)
			}
		})
	}
}

func TestSort(t *testing.T) {
	d := club(t)
	places := numbers(d, &View{})
	tests := []struct {
		name          string
		column        ratingcore.Column
		first, second []int
	}{
		{"number", ratingcore.Column{Key: ratingcore.KeyNumber}, []int{1, 2, 3, 4, 5, 6}, []int{6, 5, 4, 3, 2, 1}},
		{"name, accents as letters", ratingcore.Column{Key: ratingcore.KeyName}, []int{1, 2, 3, 4, 5, 6}, []int{6, 5, 4, 3, 2, 1}},
		{"rating, unrated last either way", ratingcore.Column{Key: ratingcore.KeyPre, System: ratingcore.Regular}, []int{1, 4, 5, 2, 6, 3}, []int{6, 2, 5, 4, 1, 3}},
		{"score, places among equals", ratingcore.Column{Key: ratingcore.KeyScore}, []int{1, 3, 5, 2, 6, 4}, []int{4, 6, 2, 5, 1, 3}},
		{"round: win, bye, half, loss", ratingcore.Column{Key: ratingcore.KeyRound, Round: 1}, []int{1, 3, 6, 5, 2, 4}, []int{4, 2, 5, 6, 3, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := &View{}
			c := column(t, d, 0, tt.column)
			for i, want := range [][]int{tt.first, tt.second, places} {
				v.SortOn(c)
				if got := numbers(d, v); !slices.Equal(got, want) {
					t.Errorf("click %d: %v, not %v", i+1, got, want)
				}
				if by, _ := v.By(c); by != (i < 2) {
					t.Errorf("click %d: sorted by the column: %v", i+1, by)
				}
			}
			v.SortOn(c)
			v.SortOn(column(t, d, 0, ratingcore.Column{Key: ratingcore.KeyPlace}))
			if got := numbers(d, v); !slices.Equal(got, places) {
				t.Errorf("another head: %v", got)
			}
		})
	}
	v := &View{SortBy: SortKey{Key: ratingcore.KeyPre, System: ratingcore.Blitz, Set: true}}
	if got := numbers(d, v); !slices.Equal(got, places) {
		t.Errorf("sorted by a column that is not there: %v", got)
	}
}

func TestFound(t *testing.T) {
	tests := []struct {
		text, find string
		want       [][2]int
	}{
		{"Ardén, Ann", "an", [][2]int{{7, 9}}},
		{"Gruß, Jürgen", "uss ur", [][2]int{{2, 4}, {7, 9}}},
		{"Łoś, Zoë", "lo oe", [][2]int{{0, 2}, {6, 8}}},
		{"Anna", "ann nna", [][2]int{{0, 4}}},
		{"Anna", "", nil},
		{"90000003", "000", [][2]int{{1, 7}}},
	}
	for _, tt := range tests {
		if got := Found(tt.text, tt.find); !slices.Equal(got, tt.want) {
			t.Errorf("%q in %q: %v, not %v", tt.find, tt.text, got, tt.want)
		}
	}
}

func TestSteps(t *testing.T) {
	d := club(t)
	s := DefaultSettings()
	v := NewView(d, &s)
	if v.Entry != 0 || v.Page != PageTable || !v.Hidden[ratingcore.KeyID] {
		t.Errorf("a new view has entry %d", v.Entry)
	}
	var seen []int
	for range 7 {
		v.StepPlayer(d, 1)
		seen = append(seen, v.Entry)
	}
	if !slices.Equal(seen, []int{2, 4, 1, 5, 3, 3, 3}) {
		t.Errorf("next player: %v", seen)
	}
	v.StepSection(d, 1)
	if v.Section != 1 || v.Entry != d.Table(1).Rows[0].Entry || len(v.Chosen) != 1 {
		t.Errorf("next section: %+v", v)
	}
	v.StepSection(d, 1)
	v.StepSection(d, -1)
	v.StepSection(d, -1)
	if v.Section != 0 {
		t.Errorf("section %d", v.Section)
	}
	v.Find = "e, e"
	v.StepFound(d, 1)
	v.StepFound(d, -2)
	if got := numbers(d, v); RowOf(d, v, v.Entry) != len(got)-1 {
		t.Errorf("found %v, at row %d", got, RowOf(d, v, v.Entry))
	}
	v.Find = "nobody"
	before := v.Entry
	v.StepPlayer(d, 1)
	v.StepFound(d, 1)
	if v.Entry != before || RowOf(d, v, v.Entry) != -1 {
		t.Errorf("entry %d where nobody is found", v.Entry)
	}
}

func TestCopy(t *testing.T) {
	e := clubEvent()
	e.Players[1].Name, e.Players[3].Name = "=HYPERLINK(1)", "-Doe\tDi"
	d := document(t, e)
	v := &View{Hidden: map[ratingcore.Key]bool{ratingcore.KeyTieBreak: true, ratingcore.KeyState: true}}
	got := strings.Split(Copy(d, v), "\r\n")
	if len(got) != 8 || got[7] != "" {
		t.Fatalf("%d lines: %q", len(got), got)
	}
	if want := "Pl\tNo\tName\tID\tRd 1\tRd 2\tRd 3\tTot\tR pre\tR post\tR change\tR perf\tQ pre\tQ post\tQ change\tQ perf"; got[0] != want {
		t.Errorf("heads\n%q, not\n%q", got[0], want)
	}
	if cells := strings.Split(got[1], "\t"); strings.Join(cells[:9], "|") != "1|1|Ardén, Ann|90000001|W2w|D3b|X4|2.5|1801" {
		t.Errorf("row %q", got[1])
	}
	tests := []struct{ name, row, want string }{
		{"formula", got[4], "'=HYPERLINK(1)"},
		{"minus and tab", got[6], "'-Doe Di"},
	}
	for _, tt := range tests {
		if cells := strings.Split(tt.row, "\t"); cells[2] != tt.want {
			t.Errorf("%s: %q", tt.name, cells[2])
		}
	}
	if cells := strings.Split(got[6], "\t"); strings.ContainsAny(cells[10], "+'") || len(cells) != 16 {
		t.Errorf("change %q of %d cells", cells[10], len(cells))
	}
	v.Chosen = []int{3, 0}
	v.SortOn(column(t, d, 0, ratingcore.Column{Key: ratingcore.KeyNumber}))
	if lines := strings.Split(Copy(d, v), "\r\n"); len(lines) != 4 || !strings.HasPrefix(lines[1], "1\t1\t") || !strings.HasPrefix(lines[2], "6\t4\t") {
		t.Errorf("chosen rows: %q", lines)
	}
}
