package ratingcore_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	. "wallchart/ratingcore"
)

// told reads an event of testdata/events.
func told(t *testing.T, name string) *Event {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "testdata", "events", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ := strings.Cut(string(data), "\nexpected\n")
	return parseEvent(t, text)
}

func choices(t *testing.T, words ...string) []RulesChoice {
	t.Helper()
	var list []RulesChoice
	for _, w := range words {
		c, err := ParseRules(w)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

// A comparison says nothing but what rating under each of the rules says.
func TestCompareAgrees(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "testdata", "events", "*.txt"))
	compared := 0
	for _, f := range files {
		e := told(t, strings.TrimSuffix(filepath.Base(f), ".txt"))
		was := e.Rules
		c := Compare(e, choices(t, "auto", "2015-06-01", "2012-05-05", "USCF 1994 current", "icu"))
		if e.Rules != was {
			t.Fatalf("%s: the event was changed", f)
		}
		for k := range c.Rules {
			alone := *e
			alone.Rules = c.Rules[k].String()
			r := Rate(&alone)
			for _, table := range c.Tables {
				compared += checkCompared(t, f, r, &table, k)
			}
		}
	}
	if compared < 500 {
		t.Errorf("only %d ratings compared", compared)
	}
}

func checkCompared(t *testing.T, where string, r *Rated, table *ComparisonTable, k int) int {
	t.Helper()
	n := 0
	for i := range r.Sections {
		s := &r.Sections[i]
		if s.Name != table.Section {
			continue
		}
		sys := -1
		for j := range s.Systems {
			if s.Systems[j] == table.System {
				sys = j
			}
		}
		if (sys >= 0) != table.Rates[k] {
			t.Errorf("%s: %s %s rules %d: rated %v", where, s.Name, table.System, k, table.Rates[k])
		}
		for _, row := range table.Rows {
			for e := range s.Entries {
				if s.Entries[e].Number != row.Number {
					continue
				}
				want := ""
				if n++; sys >= 0 {
					want = s.Value(KeyPost, sys, e, Expected).Spell(Paper)
				}
				if got := row.Post[k].Spell(Paper); got != want {
					t.Errorf("%s: %s No. %d under %d: %q, want %q", where, s.Name, row.Number, k, got, want)
				}
			}
		}
	}
	return n
}

func TestCompareChanges(t *testing.T) {
	c := Compare(told(t, "blend"), choices(t, "auto", "2026-01-01", "2012-01-01"))
	if len(c.Tables) != 1 || c.Tables[0].System != OnlineBlitz {
		t.Fatalf("tables: %+v", c.Tables)
	}
	table := &c.Tables[0]
	if table.Rates[2] || table.Rows[0].Post[2].Kind != Nothing || table.Rows[0].Change[2].Kind != Nothing {
		t.Error("online Blitz did not exist in 2012, and is blank then")
	}
	for _, row := range table.Rows {
		if row.Change[0].Kind != Nothing {
			t.Errorf("%s: the first rules differ from themselves", row.Name)
		}
		want := Whole(row.Post[1].Num) + " less " + Whole(row.Post[0].Num)
		if d := row.Change[1]; row.Name == "Akers, Liv" && d.Num >= 0 {
			t.Errorf("%s: bonus multiplier 10 takes nothing from 14: %s is %v", row.Name, want, d.Num)
		}
	}
	e := table.Effects[1]
	if e.Compared != 5 || e.Least != 0 && table.Rows[e.Least].Change[1].Num >= 0 || e.Mean == 0 {
		t.Errorf("effect: %+v", e)
	}
	if e := table.Effects[2]; e.Compared != 0 || e.Mean != 0 || e.Most != -1 || e.Least != -1 {
		t.Errorf("nothing to compare: %+v", e)
	}
}

// Nobody without a rated game, or with a rating under one of the rules alone,
// has a difference; the two rows of a re-entry count once.
func TestCompareBlanks(t *testing.T) {
	c := Compare(told(t, "re-entry"), choices(t, "auto", "2015-06-01"))
	for _, table := range c.Tables {
		members, rows := map[string]bool{}, 0
		for _, row := range table.Rows {
			if row.Change[1].Kind != Nothing {
				members[row.ID] = true
				rows++
			}
			if row.Post[0].Mark == NoGames && row.Change[1].Kind != Nothing {
				t.Errorf("%s has no rated game, but a difference", row.Name)
			}
		}
		if table.Effects[1].Compared != len(members) || rows == len(members) {
			t.Errorf("%d compared of %d members in %d rows", table.Effects[1].Compared, len(members), rows)
		}
	}
	c = Compare(told(t, "committee-current"), choices(t, "USCF 1994 proposed", "USCF 1994 current"))
	first, some := c.Tables[1], 0
	if !first.Moves || c.Tables[0].Moves {
		t.Error("the second section starts from other ratings under other rules")
	}
	for _, row := range first.Rows {
		if row.Change[1].Kind == Nothing {
			some++
		}
	}
	if some != 1 {
		t.Errorf("%d rows without a difference; a player with three games stays unrated", some)
	}
}

func TestCompareNotes(t *testing.T) {
	for _, c := range []struct{ event, rules, want string }{
		{"club-swiss", "icu", "nobody on the roster has an ICU rating"},
		{"irish", "icu", "3 of 10 players have no ICU rating"},
		{"abroad", "USCF 1994 current", "a FIDE event abroad is rated by US Chess rules only"},
		{"club-swiss", "2015-06-01", ""},
	} {
		got := Compare(told(t, c.event), choices(t, "auto", c.rules))
		text := ""
		for _, n := range got.Notes {
			if n.Rules == got.Rules[1] {
				text += n.Text + "\n"
			}
		}
		if !strings.Contains(text, c.want) || c.want == "" && text != "" {
			t.Errorf("%s under %s: %q, want %q", c.event, c.rules, text, c.want)
		}
	}
}
