package state

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/xlsx"
)

// clubEvent is an event of two sections: byes, a forfeit, a player without an
// ID, and one who plays in both.
func clubEvent() *ratingcore.Event {
	e := &ratingcore.Event{Name: "Autumn Swiss", City: "Millbrook Falls", State: "OH", Start: uschess.Date(2026, 11, 6), End: uschess.Date(2026, 11, 8)}
	for i, line := range []string{"Ardén, Ann 1800.5 200", "Birch, Bo 1420 12", "Cedar, Cy", "Doe, Di 1600 300", "Elm, Ed 1500 80", "Łoś, Zoë 1350 9",
		"Gruß, Jürgen 1700 40", "Hale, Ida 1650 33", "Ivy, Jo 1200 4"} {
		words := strings.Fields(line)
		p := ratingcore.Player{ID: fmt.Sprint(90000001 + i), Name: words[0] + " " + words[1], State: "OH"}
		p.Birth = uschess.Date(1980+i, 5, 1)
		if len(words) > 2 {
			s := ratingcore.Standing{Rated: true, Counted: true, Date: uschess.Date(2026, 10, 1)}
			fmt.Sscan(words[2], &s.Rating)
			fmt.Sscan(words[3], &s.Games)
			p.Standings[ratingcore.Regular] = s
		}
		if i == 7 {
			p.ID = ""
		}
		e.Players = append(e.Players, p)
	}
	open := ratingcore.Section{Name: "Open", TimeControl: "G/60;d5", Rounds: 3}
	open.Entries = chart("0 W2w D3b X4", "1 L1b W6w D5b", "2 W4w D1w W6b", "3 L3b L5b F1", "4 H W4w D2w", "5 B L2b L3w")
	reserve := ratingcore.Section{Name: "Reserve", TimeControl: "G/90;+30", Rounds: 3, Start: uschess.Date(2026, 11, 7), End: uschess.Date(2026, 11, 8)}
	reserve.Entries = chart("6 W2w D3b", "7 L1b W4w", "8 D4w D1w", "5 D3b L2b")
	e.Sections = []ratingcore.Section{open, reserve}
	return e
}

// chart makes the entries of a section from roster index and results.
func chart(lines ...string) []ratingcore.Entry {
	var list []ratingcore.Entry
	for i, line := range lines {
		words := strings.Fields(line)
		e := ratingcore.Entry{Number: ratingcore.Number(i + 1)}
		fmt.Sscan(words[0], &e.Player)
		for _, w := range words[1:] {
			r, err := xlsx.ParseResult(w)
			if err != nil {
				panic(err)
			}
			e.Results = append(e.Results, r)
			e.Total += r.Outcome.Points()
		}
		list = append(list, e)
	}
	return list
}

var readAt = time.Date(2026, 11, 8, 19, 42, 0, 0, time.UTC)

// document writes an event as a workbook and reads it.
func document(t testing.TB, e *ratingcore.Event) *Document {
	t.Helper()
	data, err := xlsx.Native(e)
	if err != nil {
		t.Fatal(err)
	}
	d, err := Decode(Source{Name: "autumn-swiss.xlsx", Data: data, Modified: readAt})
	if err != nil {
		t.Fatal(err)
	}
	d.Path, d.Read = "autumn-swiss.xlsx", readAt
	return d
}

func club(t testing.TB) *Document {
	t.Helper()
	d := document(t, clubEvent())
	if c := d.Count(); c.Serious() != 0 {
		t.Fatalf("the club event has problems: %v", d.Rated.Problems)
	}
	return d
}

func try(t testing.TB, d *Document, edits ...Edit) {
	t.Helper()
	for _, e := range edits {
		if err := d.Try(e); err != nil {
			t.Fatal(err)
		}
	}
}

// shown spells a round of a section by entry: "W2w L1b …".
func shown(d *Document, section, round int) string {
	var words []string
	for i := range d.Event.Sections[section].Entries {
		if w := xlsx.SpellResult(resultAt(&d.Event.Sections[section], i, round)); w != "" {
			words = append(words, w)
		} else {
			words = append(words, "·")
		}
	}
	return strings.Join(words, " ")
}

// column finds a column of a table by key, round and system.
func column(t testing.TB, d *Document, section int, want ratingcore.Column) *ratingcore.Column {
	t.Helper()
	tb := d.Table(section)
	for i := range tb.Columns {
		c := &tb.Columns[i]
		if c.Key == want.Key && c.Round == want.Round && c.System == want.System && c.TieBreak == want.TieBreak {
			return c
		}
	}
	t.Fatalf("section %d has no column %+v", section, want)
	return nil
}
