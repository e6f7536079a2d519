package ratingcore_test

import (
	"fmt"
	"strings"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// six is a section of six players, of whom number 3 and 4 lose much and 2 wins
// all; with a bye, forfeits, an unplayed round and a withdrawal.
var six = []string{
	"D2 X4 W3 L6 W5",
	"D1 W3 W4 W5 W6",
	"L4 L2 L1 B  L4",
	"W3 F1 L2 H  W3",
	"W6 H  U  L2 L1",
	"L5 U  H  W1 L2",
}

// hidden makes an event of rows of results, rates it with facts that the
// source does not show, keeps the ratings as official ones, and takes the
// facts away.
func hidden(t *testing.T, end string, rows []string, ratings []string, facts func(*Event)) *Event {
	t.Helper()
	e := &Event{Name: "Invented", End: day(t, end)}
	sec := Section{Name: "Open", TimeControl: "G/90;d5"}
	for i, row := range rows {
		p := Player{ID: fmt.Sprint(90000001 + i), Name: fmt.Sprint("Player ", i+1)}
		text, games, counted := strings.Cut(ratings[i], "P")
		st := Standing{Rated: text != "-"}
		fmt.Sscan(text, &st.Rating)
		if counted {
			st.Counted = true
			fmt.Sscan(games, &st.Games)
		}
		p.Standings[Regular] = st
		e.Players = append(e.Players, p)
		entry := Entry{Number: Number(i + 1), Player: i, Total: Unknown}
		for _, cell := range strings.Fields(row) {
			entry.Results = append(entry.Results, cellOf(t, cell))
		}
		sec.Entries = append(sec.Entries, entry)
	}
	e.Sections = []Section{sec}
	players := append([]Player(nil), e.Players...)
	facts(e)
	r := Rate(e)
	if r.Count(Error) > 0 {
		t.Fatal(r.Problems)
	}
	e.Players = players
	for k := range e.Sections {
		for i := range e.Sections[k].Entries {
			g := r.Sections[k].Rating(0, i)
			o := Official{System: Regular, Rating: uschess.Shown(100*g.Post) / 100}
			if g.After.Provisional() {
				o.Games, o.Counted = g.After.Games, true
			}
			e.Sections[k].Entries[i].Official = []Official{o}
		}
	}
	return e
}

var usual = []string{"1850.21", "1702.5", "1411.1", "1300.9", "1655.35", "1204.44"}

func TestVerify(t *testing.T) {
	regular := func(e *Event, i int) *Standing { return &e.Players[i].Standings[Regular] }
	for _, c := range []struct {
		name    string
		ratings []string
		facts   func(*Event)
		want    string // "number verdict" of those that are not exact
	}{
		{"nothing hidden", usual, func(e *Event) {}, ""},
		{"a floor from the peak", usual, func(e *Event) { regular(e, 2).Peak = 1604 }, "3 held on the earned or granted floor of 1400"},
		{"a granted floor", []string{"1850.21", "1702.5", "1111.1", "1300.9", "1655.35", "1204.44"},
			func(e *Event) { regular(e, 2).Floor = 1100 }, "3 held on the granted floor of 1100"},
		{"a title", []string{"2205.5", "2702.5", "2211.1", "1300.9", "1655.35", "1204.44"},
			func(e *Event) { e.Players[2].OLM = true }, "3 held on the title or granted floor of 2200"},
		{"a personal floor", []string{"450.5", "402.5", "121.1", "200.9", "255.35", "204.44"},
			func(e *Event) { regular(e, 2).Wins, regular(e, 2).Events = 4, 2 }, "3 held on the personal floor of 119"},
		{"a known floor", []string{"450.5", "402.5", "101.1", "200.9", "255.35", "204.44"}, func(e *Event) {}, "3 exact, held on the personal floor of 101"},
		{"all wins before", []string{"1850.21", "1402.5P5", "1411.1", "1300.9", "1655.35", "1204.44"},
			func(e *Event) { regular(e, 1).Streak = uschess.AllWins }, "2 all wins before"},
		{"all losses before", []string{"1850.21", "1702.5", "1411.1", "1300.9P11", "1655.35", "1204.44"},
			func(e *Event) { regular(e, 3).Streak = uschess.AllLosses }, "4 all losses before"},
		{"games of an established player", []string{"2150.21", "1702.5", "1411.1", "1300.9", "1655.35", "1204.44"},
			func(e *Event) { regular(e, 0).Games, regular(e, 0).Counted = 27, true }, "1 27 games behind the rating"},
		{"games of a provisional player", usual,
			func(e *Event) { regular(e, 4).Games, regular(e, 4).Counted = 12, true }, "5 12 games behind the rating"},
		{"two who met", []string{"2150.21", "1402.5P5", "1411.1", "1300.9P11", "1655.35", "1204.44"},
			func(e *Event) {
				regular(e, 1).Streak, regular(e, 3).Streak = uschess.AllWins, uschess.AllLosses
				regular(e, 0).Games, regular(e, 0).Counted = 27, true
			}, "1 27 games behind the rating|2 all wins before|4 all losses before"},
		{"an initial rating", []string{"850.21", "702.5", "411.1", "-", "655.35", "504.44"},
			func(e *Event) { e.Players[3].Birth = day(t, "2014-08-01") }, "4 an initial rating of 600 fits"},
		{"a start from another rating", []string{"1850.21", "1702.5", "1411.1", "-", "1655.35", "1204.44"},
			func(e *Event) {
				e.Players[3].Standings[OnlineBlitz] = Standing{Rated: true, Rating: 1250, Games: 30, Counted: true, Date: day(t, "2026-07-01")}
			},
			"4 an initial rating of 1250 fits, with 5 games behind it"},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := hidden(t, "2026-08-02", six, c.ratings, c.facts)
			before := fmt.Sprint(*e)
			if got := verdictText(Rate(e)); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if fmt.Sprint(*e) != before {
				t.Error("the event was changed")
			}
		})
	}
}

// verdictText lists the verdicts that are not plainly exact.
func verdictText(r *Rated) string {
	var list []string
	for _, s := range Verify(r) {
		for _, v := range s.Verdicts {
			if text := v.String(); text != "exact" {
				if s.Section > 0 {
					text = r.Sections[s.Section].Name + " " + text
				}
				list = append(list, fmt.Sprint(r.Sections[s.Section].Entries[v.Entry].Number, " ", text))
			}
		}
	}
	return strings.Join(list, "|")
}

// What is wrong and has no cause is told with the difference, and does not
// spoil the others.
func TestVerifyNotExplained(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Event)
		want   string
	}{
		{"decimals", func(e *Event) { e.Sections[0].Entries[5].Official[0].Rating -= 40 }, "6 not explained (+40.00)"},
		{"whole", func(e *Event) {
			o := &e.Sections[0].Entries[5].Official[0]
			o.Rating = uschess.Shown(o.Rating) + 7
		}, "6 not explained (-7)"},
		{"other games", func(e *Event) { e.Sections[0].Entries[3].Official[0].Games = 19 }, "4 exact; 14 games behind it here, 19 officially"},
		{"no official rating", func(e *Event) { e.Sections[0].Entries[5].Official = nil }, ""},
		{"another system", func(e *Event) { e.Sections[0].Entries[5].Official[0].System = Quick }, ""},
		{"none at all", func(e *Event) {
			for i := range e.Sections[0].Entries {
				e.Sections[0].Entries[i].Official = nil
			}
		}, ""},
		{"not rated", func(e *Event) { e.Sections[0].NotRated = true }, ""},
		{"with an error", func(e *Event) { e.Sections[0].Entries[0].Results[0].Opponent = 3 }, ""},
		{"nobody played", func(e *Event) {
			for i := range e.Sections[0].Entries {
				e.Sections[0].Entries[i].Results = nil
				e.Sections[0].Entries[i].Official[0].Rating = 1000
			}
			e.Players[0].Standings[Regular] = Standing{}
		}, "1 not explained (no rating here)|2 not explained (+703)|3 not explained (+411)|4 not explained (+301); 11 games behind it here, 14 officially|5 not explained (+655)|6 not explained (+204)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			ratings := []string{"1850.21", "1702.5", "1411.1", "1300.9P11", "1655.35", "1204.44"}
			e := hidden(t, "2026-08-02", six, ratings, func(*Event) {})
			c.change(e)
			if got := verdictText(Rate(e)); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// A later section starts from the official ratings of the earlier one; what
// was hidden there is known here.
func TestVerifyChain(t *testing.T) {
	e := hidden(t, "2026-08-02", six, []string{"2150.21", "1402.5P5", "1411.1", "1300.9", "1655.35", "1204.44"}, func(e *Event) {
		second := e.Sections[0]
		second.Name = "Side"
		e.Sections = append(e.Sections, second)
		e.Sections[1].Entries = append([]Entry(nil), second.Entries...)
		e.Players[0].Standings[Regular].Games, e.Players[0].Standings[Regular].Counted = 27, true
		e.Players[1].Standings[Regular].Streak = uschess.AllWins
	})
	if got, want := verdictText(Rate(e)), "1 27 games behind the rating|2 all wins before"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Both rows of a re-entry carry the rating that the games of both lead to.
func TestVerifyReEntry(t *testing.T) {
	rows := append(append([]string(nil), six[:5]...), "L5 U U U U", "U U H W1 L2")
	rows[0], rows[1] = "D2 X4 W3 L7 W5", "D1 W3 W4 W5 W7"
	e := hidden(t, "2026-08-02", rows, append(append([]string(nil), usual...), "1204.44P9"), func(e *Event) {
		e.Sections[0].Entries[6].Player = 5
		e.Players[5].Standings[Regular].Counted, e.Players[5].Standings[Regular].Games = true, 31
	})
	e.Sections[0].Entries[6].Player = 5
	if got, want := verdictText(Rate(e)), ""; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Ratings before the event without their decimals lead to differences of 1.
func TestVerifyRounding(t *testing.T) {
	e := hidden(t, "2026-08-02", six, []string{"1850.49", "1702.5", "1411.5", "1300.5", "1655.49", "1204.44"}, func(*Event) {})
	for i := range e.Players {
		st := &e.Players[i].Standings[Regular]
		st.Rating = uschess.Shown(st.Rating)
		o := &e.Sections[0].Entries[i].Official[0]
		o.Rating = uschess.Shown(o.Rating)
	}
	got := verdictText(Rate(e))
	if !strings.Contains(got, "within rounding of the pre-ratings") || strings.Contains(got, "not explained") {
		t.Errorf("got %q", got)
	}
	e.Players[0].Standings[Regular].Rating += 0.25 // a decimal: the others are exact then
	if got := verdictText(Rate(e)); strings.Contains(got, "rounding") {
		t.Errorf("got %q", got)
	}
}

// A match keeps its limit, and other rules are compared alone.
func TestVerifyOthers(t *testing.T) {
	e := hidden(t, "2026-08-02", []string{"W2 W2 W2 D2", "L1 L1 L1 D1"}, []string{"1300.9", "1410.5"}, func(e *Event) {
		e.Sections[0].Kind = Match
		e.Players[1].Standings[Regular].Peak = 1604
	})
	e.Sections[0].Kind = Match
	if got, want := verdictText(Rate(e)), "2 held on the earned or granted floor of 1400"; got != want {
		t.Errorf("match: got %q, want %q", got, want)
	}
	e = hidden(t, "2026-08-02", six, usual, func(e *Event) { e.Rules = "USCF 1994 current" })
	for i := range e.Sections[0].Entries {
		o := &e.Sections[0].Entries[i].Official[0]
		o.Rating = uschess.Shown(o.Rating)
	}
	e.Sections[0].Entries[0].Official[0].Rating++
	if got, want := verdictText(Rate(e)), "1 not explained (-1)"; got != want {
		t.Errorf("1994: got %q, want %q", got, want)
	}
}

func TestCounts(t *testing.T) {
	for want, list := range map[string][]int{"26": {26}, "26 or 27": {26, 27}, "26 to 28": {26, 27, 28}, "26, 28 to 30 or 35": {26, 28, 29, 30, 35}} {
		if got := (Cause{Kind: ByGames, Games: list}).String(); got != want+" games behind the rating" {
			t.Errorf("%v: %q", list, got)
		}
	}
}
