package state

import (
	"testing"

	"wallchart/ratingcore"
)

func TestMark(t *testing.T) {
	d := club(t)
	round := func(n int) ratingcore.Column { return ratingcore.Column{Key: ratingcore.KeyRound, Round: n} }
	rating := func(k ratingcore.Key) ratingcore.Column {
		return ratingcore.Column{Key: k, System: ratingcore.Regular}
	}
	key := func(k ratingcore.Key) ratingcore.Column { return ratingcore.Column{Key: k} }
	try(t, d, d.ResultEdit(0, 0, 1, "l")) // No 1 – No 2
	try(t, d, d.RatingEdit(0, 3, ratingcore.Regular, "1650"))
	tests := []struct {
		name           string
		section, entry int
		column         ratingcore.Column
		want           Mark
	}{
		{"the cell edited", 0, 0, round(1), Edited},
		{"its mirror", 0, 1, round(1), Mirrored},
		{"another round", 0, 0, round(2), Same},
		{"another game", 0, 2, round(1), Same},
		{"score of both", 0, 0, key(ratingcore.KeyScore), Follows},
		{"score of the other", 0, 1, key(ratingcore.KeyScore), Follows},
		{"score of a third", 0, 2, key(ratingcore.KeyScore), Same},
		{"place", 0, 0, key(ratingcore.KeyPlace), Follows},
		{"name", 0, 0, key(ratingcore.KeyName), Same},
		{"rating after", 0, 0, rating(ratingcore.KeyPost), Follows},
		{"change", 0, 0, rating(ratingcore.KeyChange), Follows},
		{"performance", 0, 0, rating(ratingcore.KeyPerf), Follows},
		{"rating before", 0, 0, rating(ratingcore.KeyPre), Same},
		{"rating before, edited", 0, 3, rating(ratingcore.KeyPre), Edited},
		{"one who played in the first section too", 1, 3, rating(ratingcore.KeyPre), Follows},
		{"tie-break", 0, 4, ratingcore.Column{Key: ratingcore.KeyTieBreak, TieBreak: ratingcore.Solkoff}, Follows},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := d.Mark(tt.section, tt.entry, column(t, d, tt.section, tt.column)); got != tt.want {
				c := column(t, d, tt.section, tt.column)
				t.Errorf("mark %d, not %d; the file has %+v", got, tt.want, d.Was(tt.section, tt.entry, c))
			}
		})
	}
	d.BackToFile()
	for _, tt := range tests {
		if got := d.Mark(tt.section, tt.entry, column(t, d, tt.section, tt.column)); got != Same {
			t.Errorf("%s: mark %d back at the file", tt.name, got)
		}
	}
}

// Marks agree with what two separate readings show.
func TestFollowsWhatDiffers(t *testing.T) {
	d := Sample()
	try(t, d, d.ResultEdit(0, 6, 2, "d"))
	follow, players := 0, map[int]bool{}
	for s := range d.Rated.Sections {
		a, b := d.table(d.Before, s), d.Table(s)
		was := map[int]ratingcore.Row{}
		for _, r := range a.Rows {
			was[r.Entry] = r
		}
		for _, r := range b.Rows {
			for c := range b.Columns {
				differ := was[r.Entry].Values[c].Spell(ratingcore.Paper) != r.Values[c].Spell(ratingcore.Paper)
				if got := d.Mark(s, r.Entry, &b.Columns[c]); (got != Same) != differ {
					t.Errorf("section %d entry %d %s: mark %d, but %s was %s", s, r.Entry, b.Columns[c].Long, got,
						r.Values[c].Spell(ratingcore.Paper), was[r.Entry].Values[c].Spell(ratingcore.Paper))
				}
				if differ && b.Columns[c].Key == ratingcore.KeyPost {
					follow++
					players[d.Event.Sections[s].Entries[r.Entry].Player] = true
				}
			}
		}
	}
	if w := d.WhatIf(); w.Results != 1 || w.Changes() != 1 || w.Follow != follow || w.Players != len(players) || follow == 0 {
		t.Errorf("what if %+v; %d ratings of %d players differ", w, follow, len(players))
	}
}

func TestWhatIfWords(t *testing.T) {
	tests := []struct {
		name  string
		edits func(d *Document) []Edit
		want  string
	}{
		{"a game from both sides", func(d *Document) []Edit {
			return []Edit{d.ResultEdit(0, 0, 1, "d"), d.ResultEdit(0, 1, 1, "w")}
		}, "What if 1 result changed, 12 ratings of 6 players follow"},
		{"a fact that rates nothing", func(d *Document) []Edit { return []Edit{d.EventEdit("City", "Elsewhere")} },
			"What if 1 fact changed, no rating follows"},
		{"all kinds", func(d *Document) []Edit {
			return []Edit{d.ResultEdit(0, 0, 1, "d"), d.ResultEdit(0, 2, 2, "w"), d.RatingEdit(0, 0, ratingcore.Regular, "1900"), d.EventEdit("City", "X")}
		}, ""},
		{"byes alone", func(d *Document) []Edit { return []Edit{d.ResultEdit(0, 4, 1, "b")} }, "What if 1 result changed, no rating follows"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := club(t)
			try(t, d, tt.edits(d)...)
			bar, ok := d.WhatIfBar()
			if !ok || tt.want != "" && bar.String() != tt.want {
				t.Errorf("%q", bar)
			}
			if tt.want == "" {
				w := d.WhatIf()
				if w.Results != 2 || w.Ratings != 1 || w.Facts != 1 {
					t.Errorf("%q: %+v", bar, w)
				}
			}
		})
	}
	if bar, ok := club(t).WhatIfBar(); ok {
		t.Errorf("without edits the bar says %q", bar)
	}
}
