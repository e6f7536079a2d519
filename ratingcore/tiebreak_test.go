package ratingcore_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	. "wallchart/ratingcore"
)

// swiss makes an event of one unrated section from lines of cells.
func swiss(t *testing.T, kind Kind, rows ...string) *Event {
	t.Helper()
	e := &Event{Name: "Swiss", End: day(t, "2025-08-02")}
	s := Section{Name: "Open", TimeControl: "G/90;+30", Kind: kind}
	for i, row := range rows {
		e.Players = append(e.Players, Player{ID: fmt.Sprint(90000001 + i), Name: fmt.Sprintf("Player %d", i+1)})
		entry := Entry{Number: Number(i + 1), Player: i, Total: Unknown}
		for _, cell := range strings.Fields(row) {
			entry.Results = append(entry.Results, cellOf(t, strings.Trim(cell, ".")))
		}
		s.Entries = append(s.Entries, entry)
	}
	e.Sections = []Section{s}
	return e
}

// table returns the crosstable of the only section.
func table(e *Event) *Table { return Rate(e).Sections[0].Crosstable(Expected) }

// cells returns a column of the table by pairing number.
func cells(tb *Table, short string, style Style) []string {
	c := slices.IndexFunc(tb.Columns, func(c Column) bool { return c.Short == short })
	out := make([]string, len(tb.Rows))
	for _, row := range tb.Rows {
		out[row.Entry] = row.Values[c].Spell(style)
	}
	return out
}

// The nine-player event: the values of rating-notes 29.
var nine = []string{
	"W5 D2 W3 W7 W4", "W6 D1 W4 D3 W7", "W7 W4 L1 D2 W8", "D8 L3 L2 W5 L1", "L1 W9 D8 L4 B",
	"L2 F7 U U U", "L3 X6 W9 L1 L2", "D4 H D5 W9 L3", "B L5 L7 L8 H",
}

func TestTieBreaks(t *testing.T) {
	tb := table(swiss(t, Swiss, nine...))
	for short, want := range map[string]string{
		"Score": "4½ 4 3½ 1½ 2½ 0 2 2½ 1½",
		"MM":    "11 11½ 12½ 12 5 0 8½ 4½ 3½",
		"Sol":   "12½ 13 14 16½ 9½ 4 13 8 6",
		"Cum":   "13 12 11 4½ 5½ 0 6 7½ 4",
		"CoO":   "39 34½ 43 49 29 12 40 25 19",
		"Pl":    "1 2 3 7 4 9 6 5 8",
	} {
		if got := strings.Join(cells(tb, short, Paper), " "); got != want {
			t.Errorf("%s: %s, want %s", short, got, want)
		}
	}
	if got := strings.Join(cells(tb, "MM", ASCII), " "); got != "11 11.5 12.5 12 5 0 8.5 4.5 3.5" {
		t.Errorf("plain MM: %s", got)
	}
}

func TestTieBreaksOfUnusualSections(t *testing.T) {
	tests := []struct {
		name  string
		kind  Kind
		rows  []string
		short string
		want  string
	}{
		{"nine rounds drop two of each at exactly half", Swiss,
			[]string{"D2 D2 D2 D2 D2 D2 D2 D2 D2", "D1 D1 D1 D1 D1 D1 D1 D1 D1"}, "MM", "22½ 22½"},
		{"a round robin begins with Sonneborn–Berger", RoundRobin, []string{"W2 D3 W4", "L1 W4 W3", "W4 D1 L2", "L3 L2 L1"}, "S–B", "2¾ 1½ 1¼ 0"},
		{"equal Sonneborn–Berger leaves it to the next", RoundRobin, []string{"W2 L3 U", "L1 U W3", "U W1 L2"}, "Pl", "1 3 2"},
		{"without tie-breaks the result among the tied decides", Match, []string{"L2 B", "W1 U"}, "Pl", "2 1"},
		{"who cannot be told apart shares a place", Match, []string{"D2 D3", "D1 D4", "D4 D1", "D3 D2"}, "Pl", "1= 1= 1= 1="},
		{"a future half-point bye does not count yet", Swiss, []string{"W2 H", "L1 .", "B ."}, "Score", "1 0 1"},
		{"byes are taken off Cumulative", Swiss, []string{"B H W3", "W3 B H", "L2 X L1"}, "Cum", "3½ 4 1"},
		{"a match has no tie-breaks", Match, []string{"W2 D2", "L1 D1"}, "Pl", "1 2"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			tb := table(swiss(t, test.kind, test.rows...))
			if got := strings.Join(cells(tb, test.short, Paper), " "); got != test.want {
				t.Errorf("%s: %s, want %s", test.short, got, test.want)
			}
		})
	}
}
