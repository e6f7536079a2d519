package state

import (
	"reflect"
	"strings"
	"testing"

	"wallchart/ratingcore"
)

func TestTryResult(t *testing.T) {
	tests := []struct {
		name          string
		section, no   int
		round         int
		text          string
		want, problem string // the round afterwards; part of the error
	}{
		{"win becomes draw", 0, 1, 1, "d", "D2w D1b W4w L3b H B", ""},
		{"win becomes loss", 0, 1, 1, "L", "L2w W1b W4w L3b H B", ""},
		{"loss of black becomes win", 0, 2, 1, "w", "L2w W1b W4w L3b H B", ""},
		{"the same again", 0, 1, 1, "w", "W2w L1b W4w L3b H B", ""},
		{"game becomes forfeit", 0, 3, 1, "f", "W2w L1b F4 X3 H B", ""},
		{"forfeit becomes game", 0, 1, 3, "w", "W4 D5b W6b L1 D2w L3w", ""},
		{"forfeit win becomes loss by forfeit", 0, 4, 3, "x", "F4 D5b W6b X1 D2w L3w", ""},
		{"bye becomes another bye", 0, 5, 1, "u", "W2w L1b W4w L3b U B", ""},
		{"game becomes bye, the opponent is unpaired", 0, 3, 1, "b", "W2w L1b B U H B", ""},
		{"game is cleared on both sides", 0, 3, 1, "", "W2w L1b · · H B", ""},
		{"byes become a game", 0, 5, 1, "W6b", "W2w L1b W4w L3b W6b L5w", ""},
		{"bye takes an opponent who has none", 0, 6, 1, "d5", "W2w L1b W4w L3b D6 D5", ""},
		{"round still to come", 1, 1, 3, "W4w", "W4w · · L1b", ""},
		{"bye in a round still to come", 1, 2, 3, "H", "· H · ·", ""},
		{"game with half the colors turned", 0, 1, 1, "W2b", "W2b L1w W4w L3b H B", ""},
		{"bye has no opponent", 0, 5, 1, "w", "", "no opponent in round 1"},
		{"opponent has a game", 0, 5, 1, "W3", "", "number 3 has a game with number 4 in round 1"},
		{"nobody has the number", 0, 5, 1, "W17", "", "no No 17 in section \"Open\""},
		{"own number", 0, 5, 1, "W5", "", "the same player"},
		{"no result", 0, 5, 1, "won", "", "\"won\" is not a result"},
		{"no such round", 0, 5, 4, "w", "", "no round 4, only 1 to 3"},
		{"no round at all", 0, 5, 0, "w", "", "no round 0"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := club(t)
			before := shown(d, tt.section, tt.round)
			e := d.ResultEdit(tt.section, tt.no-1, tt.round, tt.text)
			said := d.Validate(e)
			err := d.Try(e)
			if (err == nil) != (said == "") || err != nil && err.Error() != said {
				t.Errorf("Validate says %q, Try %v", said, err)
			}
			if tt.problem != "" {
				if err == nil || !strings.Contains(err.Error(), tt.problem) {
					t.Errorf("error %v, not %q", err, tt.problem)
				}
				if d.Edited() || shown(d, tt.section, tt.round) != before {
					t.Errorf("a refused edit changed %s", shown(d, tt.section, tt.round))
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got := shown(d, tt.section, tt.round); got != tt.want {
				t.Errorf("the round is\n%s, not\n%s", got, tt.want)
			}
			if c := d.Count(); c.Serious() != 0 {
				t.Errorf("new problems: %v", d.Rated.Problems)
			}
			if got := xround(d.File, tt.section, tt.round); got != before {
				t.Errorf("the file's event changed: %s", got)
			}
			if changed := before != tt.want; d.Edited() != changed {
				t.Errorf("%d edits", len(d.Edits))
			}
			d.Undo()
			if got := shown(d, tt.section, tt.round); got != before || d.Edited() {
				t.Errorf("undone the round is %s", got)
			}
		})
	}
}

func xround(e *ratingcore.Event, section, round int) string {
	return shown(&Document{Event: e}, section, round)
}

// An edit makes the same ratings as a workbook that says so itself.
func TestTryRates(t *testing.T) {
	d := club(t)
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	try(t, d, d.RatingEdit(0, 1, ratingcore.Regular, "1500/20"))
	e := clubEvent()
	e.Sections[0].Entries = chart("0 D2w D3b X4", "1 D1b W6w D5b", "2 W4w D1w W6b", "3 L3b L5b F1", "4 H W4w D2w", "5 B L2b L3w")
	e.Players[1].Standings[0].Rating, e.Players[1].Standings[0].Games = 1500, 20
	want := document(t, e)
	for s := range want.Rated.Sections {
		a, b := d.Table(s), want.Table(s)
		for i := range b.Rows {
			for c := range b.Columns {
				if got, want := a.Rows[i].Values[c].Spell(ratingcore.Paper), b.Rows[i].Values[c].Spell(ratingcore.Paper); got != want {
					t.Errorf("section %d row %d %s: %s, not %s", s, i, b.Columns[c].Long, got, want)
				}
			}
		}
	}
}

func TestUndoRedo(t *testing.T) {
	d := club(t)
	start := d.Rated
	texts := []string{"d", "l", "w", "f", "d", "b"}
	var seen []string
	for _, text := range texts {
		seen = append(seen, shown(d, 0, 2))
		try(t, d, d.ResultEdit(0, 0, 2, text))
	}
	last := shown(d, 0, 2)
	for n := len(d.Edits) - 1; n >= 0; n-- {
		if !d.Undo() {
			t.Fatal("undo stopped")
		}
	}
	if d.Undo() || d.Rated != start || d.Event != d.File || shown(d, 0, 2) != seen[0] {
		t.Errorf("after all undone: %s", shown(d, 0, 2))
	}
	for d.Redo() {
	}
	if got := shown(d, 0, 2); got != last || len(d.Undone) != 0 {
		t.Errorf("after all redone: %s, not %s", got, last)
	}
	d.Undo()
	try(t, d, d.ResultEdit(1, 0, 1, "d"))
	if d.Redo() {
		t.Error("an undone edit came back after another one")
	}
	n := len(d.Edits)
	d.BackToFile()
	if d.Edited() || d.Rated != start || len(d.Undone) != n {
		t.Errorf("back to the file leaves %d edits, %d undone", len(d.Edits), len(d.Undone))
	}
	for d.Redo() {
	}
	if len(d.Edits) != n || shown(d, 1, 1) != "D2w D1b D4w D3b" {
		t.Errorf("redone after back to the file: %d edits, %s", len(d.Edits), shown(d, 1, 1))
	}
}

func TestBackEdit(t *testing.T) {
	d := club(t)
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	try(t, d, d.ResultEdit(0, 2, 1, "b"))
	try(t, d, d.RatingEdit(0, 0, ratingcore.Regular, "1900"))
	try(t, d, d.EventEdit("City", "Elsewhere"))
	try(t, d, d.SectionEdit(0, "Time control", "G/5;d0"))
	try(t, d, BackEdit(d.ResultEdit(0, 1, 1, "")))
	if got := shown(d, 0, 1); got != "W2w L1b B U H B" {
		t.Errorf("the mirrored side given back: %s", got)
	}
	try(t, d, BackEdit(d.ResultEdit(0, 2, 1, "")))
	try(t, d, BackEdit(d.RatingEdit(0, 0, ratingcore.Regular, "")))
	try(t, d, BackEdit(d.EventEdit("City", "")))
	try(t, d, BackEdit(d.SectionEdit(0, "Time control", "")))
	if got := shown(d, 0, 1); got != xround(d.File, 0, 1) || len(d.Changes()) != 0 {
		t.Errorf("all given back: %s, changes %v", got, d.Changes())
	}
	if d.Event.Sections[0].Entries[0].Total != 5 || d.Count().Serious() != 0 {
		t.Errorf("total %d, problems %v", d.Event.Sections[0].Entries[0].Total, d.Rated.Problems)
	}
	d.Undo()
	if len(d.Changes()) != 1 {
		t.Errorf("after undo: changes %v", d.Changes())
	}
}

func TestTryPlayer(t *testing.T) {
	regular := ratingcore.Regular
	tests := []struct {
		name    string
		edit    func(d *Document) Edit
		value   string
		problem string
	}{
		{"rating", func(d *Document) Edit { return d.RatingEdit(0, 0, regular, "1850.25") }, "1850.25", ""},
		{"rating with games", func(d *Document) Edit { return d.RatingEdit(0, 0, regular, "1850/14") }, "1850", ""},
		{"unrated becomes rated", func(d *Document) Edit { return d.RatingEdit(0, 2, regular, "1100P8") }, "1100", ""},
		{"rated becomes unrated", func(d *Document) Edit { return d.RatingEdit(0, 0, regular, "") }, "", ""},
		{"another system", func(d *Document) Edit { return d.RatingEdit(0, 0, ratingcore.Quick, "1700") }, "1700", ""},
		{"no number", func(d *Document) Edit { return d.RatingEdit(0, 0, regular, "strong") }, "", "not a rating"},
		{"too high", func(d *Document) Edit { return d.RatingEdit(0, 0, regular, "8150") }, "", "not between 100 and 4000"},
		{"provisional, games unknown", func(d *Document) Edit { return d.RatingEdit(0, 0, regular, "1850P") }, "", "how many games"},
		{"games", func(d *Document) Edit { return d.GamesEdit(0, 1, regular, "26") }, "26", ""},
		{"games not known", func(d *Document) Edit { return d.GamesEdit(0, 1, regular, "") }, "", ""},
		{"half a game", func(d *Document) Edit { return d.GamesEdit(0, 1, regular, "2.5") }, "", "whole number"},
		{"games of an unrated player", func(d *Document) Edit { return d.GamesEdit(0, 2, regular, "5") }, "", "no rating"},
		{"birth date", func(d *Document) Edit { return d.BirthEdit(0, 0, "5/31/2009") }, "2009-05-31", ""},
		{"no birth date", func(d *Document) Edit { return d.BirthEdit(0, 0, "") }, "", ""},
		{"born after the event", func(d *Document) Edit { return d.BirthEdit(0, 0, "2027-01-01") }, "", "not before the event"},
		{"no day of the calendar", func(d *Document) Edit { return d.BirthEdit(0, 0, "2009-02-30") }, "", "not in the calendar"},
		{"without an ID", func(d *Document) Edit { return d.RatingEdit(1, 1, regular, "1700") }, "1700", ""},
		{"unknown player", func(d *Document) Edit { return Edit{Field: FieldRating, ID: "90009999", New: "1700"} }, "", "not in the event"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := club(t)
			file := d.File.Players[0]
			e := tt.edit(d)
			err := d.Try(e)
			if tt.problem != "" {
				if err == nil || !strings.Contains(err.Error(), tt.problem) || d.Validate(e) != err.Error() {
					t.Errorf("error %v, not %q", err, tt.problem)
				}
				return
			}
			if err != nil || d.Value(e) != tt.value || !d.Changed(e) {
				t.Errorf("value %q, error %v", d.Value(e), err)
			}
			if !reflect.DeepEqual(file, d.File.Players[0]) {
				t.Error("the file's player changed")
			}
		})
	}
}

// The rating that an event was rated from the first time stands in its log.
func TestTryLogged(t *testing.T) {
	d := club(t)
	data, err := d.Book.Update(d.Rated, updateOptions)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Decode(Source{Name: "autumn-swiss-rated.xlsx", Data: data})
	if err != nil {
		t.Fatal(err)
	}
	if said := again.Validate(again.RatingEdit(0, 0, ratingcore.Regular, "1900")); !strings.Contains(said, "Ratings log") {
		t.Errorf("a rating of the log: %q", said)
	}
	if said := again.Validate(again.ResultEdit(0, 0, 1, "d")); said != "" {
		t.Errorf("a result: %q", said)
	}
}

func TestTryFacts(t *testing.T) {
	tests := []struct {
		label, text, want, problem string
		section                    bool
	}{
		{"Event", "Late  Autumn Swiss ", "Late Autumn Swiss", "", false},
		{"Event", " ", "", "no name", false},
		{"End", "11/9/2026", "2026-11-09", "", false},
		{"End", "the ninth", "", "not a date", false},
		{"Chief TD ID", "90000777", "90000777", "", false},
		{"Chief TD ID", "9000077", "", "eight figures", false},
		{"Other TD IDs", "90000777, 90000778", "90000777 90000778", "", false},
		{"Affiliate ID", "a9000001", "A9000001", "", false},
		{"Affiliate ID", "90000001", "", "letter and seven figures", false},
		{"Rules", "icu", "icu", "", false},
		{"Rules", "FIFA", "", "not known", false},
		{"Send crosstable", "Y", "yes", "", false},
		{"Country", "", "", "", false},
		{"Venue", "Hall", "", "nothing to edit", false},
		{"Time control", "G/25;d5", "G/25;d5", "", true},
		{"Time control", "quick", "", "not understood", true},
		{"Type", "round robin", "Round robin", "", true},
		{"Type", "FIDE", "", "wall chart cannot become", true},
		{"Online", "yes", "yes", "", true},
		{"Online", "maybe", "", "neither yes nor no", true},
		{"Rated", "no", "no", "", true},
		{"Systems", "R, Q", "R Q", "", true},
		{"Systems", "Z", "", "not known", true},
		{"Rounds", "4", "4", "", true},
		{"Rounds", "four", "", "not a whole number", true},
		{"Start", "2026-11-07", "2026-11-07", "", true},
		{"FIDE rated", "true", "yes", "", true},
	}
	for _, tt := range tests {
		t.Run(tt.label+" "+tt.text, func(t *testing.T) {
			d := club(t)
			e := d.EventEdit(tt.label, tt.text)
			if tt.section {
				e = d.SectionEdit(0, tt.label, tt.text)
			}
			err := d.Try(e)
			if tt.problem != "" {
				if err == nil || !strings.Contains(err.Error(), tt.problem) || d.Edited() {
					t.Errorf("error %v, not %q", err, tt.problem)
				}
				return
			}
			if err != nil || d.Value(e) != tt.want {
				t.Errorf("value %q, error %v", d.Value(e), err)
			}
		})
	}
}

// A time control decides the systems.
func TestTryControl(t *testing.T) {
	d := club(t)
	try(t, d, d.SectionEdit(0, "Time control", "G/5;d0"))
	s := &d.Rated.Sections[0]
	if len(s.Systems) != 1 || s.Systems[0] != ratingcore.Blitz || s.Why != "G/5;d0 → 5 → Blitz" {
		t.Errorf("systems %v: %s", s.Systems, s.Why)
	}
	if e := d.Changes(); len(e) != 1 || e[0].Field != FieldControl || e[0].Old != "G/60;d5" || e[0].New != "G/5;d0" {
		t.Errorf("changes %v", e)
	}
}

// Each cell of a re-entry is its own, though the member is one.
func TestTryReEntry(t *testing.T) {
	e := clubEvent()
	e.Sections[0].Entries = chart("0 W2w U U", "1 L1b W3w U", "2 U L2b W4w", "0 U U L3b")
	d := document(t, e)
	try(t, d, d.ResultEdit(0, 3, 3, "w"))
	if got := shown(d, 0, 3); got != "U U L4w W3b" {
		t.Errorf("round 3 is %s", got)
	}
	if got := d.Edits[0]; got.Number != 4 || got.ID != "90000001" {
		t.Errorf("the edit is of No %d, %s", got.Number, got.ID)
	}
	try(t, d, d.RatingEdit(0, 3, ratingcore.Regular, "1900"))
	if !d.Changed(d.RatingEdit(0, 0, ratingcore.Regular, "")) {
		t.Error("the rating of a member is not the same in both rows")
	}
	if said := d.Validate(d.ResultEdit(0, 3, 1, "W1")); !strings.Contains(said, "the same player") {
		t.Errorf("a game of a member with himself: %q", said)
	}
}

// A mirror error is mended by either side.
func TestMendMirror(t *testing.T) {
	for _, side := range []int{0, 1} {
		e := clubEvent()
		e.Sections[0].Entries[0].Results[0].Outcome = ratingcore.Draw
		d := document(t, e)
		if !d.Rated.Sections[0].Failed() {
			t.Fatal("the section is rated")
		}
		letter := d.Value(d.ResultEdit(0, side, 1, ""))[:1]
		try(t, d, d.ResultEdit(0, side, 1, letter))
		if d.Rated.Sections[0].Failed() || d.Count().Errors > 0 {
			t.Errorf("side %d: %v", side, d.Rated.Problems)
		}
		d.Undo()
		if !d.Rated.Sections[0].Failed() {
			t.Errorf("side %d: undone it is rated", side)
		}
	}
}

func TestTotalsFollow(t *testing.T) {
	e := clubEvent()
	e.Sections[0].Entries[4].Total = 5 // says 2½, the results say 2
	d := document(t, e)
	if c := d.CountIn(0); c.Warnings != 1 {
		t.Fatalf("problems %v", d.Rated.Problems)
	}
	try(t, d, d.ResultEdit(0, 4, 1, "H"))
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	if c := d.CountIn(0); c.Warnings != 1 || d.Event.Sections[0].Entries[0].Total != 4 || d.Event.Sections[0].Entries[1].Total != 4 {
		t.Errorf("problems %v", d.Rated.Problems)
	}
	try(t, d, d.ResultEdit(0, 4, 1, "b"))
	if c := d.CountIn(0); c.Serious() != 0 {
		t.Errorf("a mended total still is a problem: %v", d.Rated.Problems)
	}
	try(t, d, d.ResultEdit(1, 0, 3, "H")) // not held yet
	try(t, d, d.ResultEdit(1, 1, 3, "B"))
	if c := d.CountIn(1); c.Serious() != 0 || d.Event.Sections[1].Entries[1].Total != 4 {
		t.Errorf("a new round: %v", d.Rated.Problems)
	}
}

func TestSameTypedAgain(t *testing.T) {
	d := club(t)
	try(t, d, d.ResultEdit(0, 0, 1, "w"))
	try(t, d, d.EventEdit("City", "Millbrook Falls"))
	try(t, d, d.RatingEdit(0, 0, ratingcore.Regular, "1800.5"))
	if d.Edited() {
		t.Errorf("edits that change nothing were kept: %v", d.Edits)
	}
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	try(t, d, d.ResultEdit(0, 0, 1, "w"))
	if len(d.Edits) != 2 || len(d.Changes()) != 0 {
		t.Errorf("there and back: %d edits, changes %v", len(d.Edits), d.Changes())
	}
}

// Games that were typed with a rating come back with it.
func TestRatingWithGames(t *testing.T) {
	d := club(t)
	try(t, d, d.RatingEdit(0, 0, ratingcore.Regular, "1900/14"))
	if e := d.Edits[0]; e.New != "1900/14" || e.Old != "1800.5" {
		t.Errorf("the edit is from %q to %q", e.Old, e.New)
	}
	d.Undo()
	d.Redo()
	if got := d.Event.Players[0].Standings[0]; got.Rating != 1900 || got.Games != 14 {
		t.Errorf("redone the rating is %v after %d games", got.Rating, got.Games)
	}
	if list := d.Changes(); len(list) != 2 || list[1].Field != FieldGames || list[1].Old != "200" || list[1].New != "14" {
		t.Errorf("changes %v", list)
	}
	if w := d.WhatIf(); w.Ratings != 1 {
		t.Errorf("%d ratings before have changed", w.Ratings)
	}
	next := club(t)
	if c := d.Reload(next); len(c.Applied) != 2 || next.Event.Players[0].Standings[0].Games != 14 {
		t.Errorf("carried %+v", c)
	}
}
