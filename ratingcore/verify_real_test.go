package ratingcore_test

import (
	"fmt"
	"testing"

	. "wallchart/ratingcore"
)

// published2014 is ../shared/real/uschess-2014.json.
type published2014 struct {
	Sections []struct {
		ID          int
		End, System string
		Dual        bool
		Type        string
		Players     []struct {
			Number      int
			Pre, Post   float64
			PreGames    *int
			PostGames   *int
			Games       [][2]float64
			Floor       float64
			Record      string
			GamesFitted *int
		}
	}
}

// event makes an event of a section, with the official ratings and without
// what the crosstable does not show.
func (f *published2014) event(t *testing.T, i int) *Event {
	s := &f.Sections[i]
	sys, _ := SystemOf(s.System)
	e := &Event{Name: "published", End: day(t, s.End)}
	sec := Section{Name: fmt.Sprint(s.ID), Systems: []System{sys}, TimeControl: "G/120;d5",
		Kind: map[string]Kind{"Round robin": RoundRobin, "Match": Match}[s.Type]}
	if s.Dual {
		sec.TimeControl = "G/60;d5"
	}
	for i, p := range s.Players {
		m := Player{ID: fmt.Sprint(90000000 + p.Number)}
		m.Standings[sys] = standing(p.Pre, p.PreGames)
		e.Players = append(e.Players, m)
		entry := Entry{Number: Number(p.Number), Player: i, Total: Unknown}
		for _, g := range p.Games {
			o := map[float64]Outcome{1: Win, 0.5: Draw, 0: Loss}[g[1]]
			entry.Results = append(entry.Results, Result{Outcome: o, Opponent: Number(g[0])})
		}
		entry.Official = []Official{{System: sys, Rating: p.Post}}
		if p.PostGames != nil {
			entry.Official[0].Games, entry.Official[0].Counted = *p.PostGames, true
		}
		sec.Entries = append(sec.Entries, entry)
	}
	sec.Entries = byRounds(sec.Entries)
	e.Sections = []Section{sec}
	return e
}

// Without the notes, Verify must name what they say for 97 of 100 players, and
// find all others exact.
func TestVerify2014(t *testing.T) {
	var file published2014
	shared(t, &file, "real", "uschess-2014.json")
	noted, named := map[CauseKind]int{}, map[CauseKind]int{}
	all, found, several := 0, 0, 0
	for i := range file.Sections {
		s := &file.Sections[i]
		list := Verify(Rate(file.event(t, i)))
		if len(list) != 1 || len(list[0].Verdicts) != len(s.Players) {
			t.Fatalf("section %d: %d sections verified", s.ID, len(list))
		}
		for j, v := range list[0].Verdicts {
			p := &s.Players[j]
			kind, hidden := CauseKind(0), true
			switch {
			case p.Floor > 0:
				kind = ByFloor
			case p.Record != "":
				kind = ByRecord
			case p.GamesFitted != nil:
				kind = ByGames
			default:
				hidden = false
			}
			if !hidden {
				if !v.Exact || v.Games > 0 {
					t.Errorf("section %d No. %d: %+v, want exact", s.ID, p.Number, v)
				}
				continue
			}
			all++
			noted[kind]++
			if len(v.Causes) > 1 {
				several++
			}
			ok := false
			for _, c := range v.Causes {
				ok = ok || c.Kind == kind && c.Floor == p.Floor && (p.Record == "" || c.Streak.String() == p.Record)
			}
			if ok {
				found++
				named[kind]++
			}
		}
	}
	for _, k := range []CauseKind{ByFloor, ByRecord, ByGames} {
		t.Logf("%s: %d of %d named", map[CauseKind]string{ByFloor: "floor", ByRecord: "record", ByGames: "games"}[k], named[k], noted[k])
	}
	t.Logf("%d of %d named, %d with several causes", found, all, several)
	if 100*found < 97*all || all < 100 {
		t.Errorf("%d of %d causes are named", found, all)
	}
}

// The crosstable of 64 gives the ratings before without decimals: 53 come out,
// and the others are within rounding, or held on the two floors.
func TestVerify64(t *testing.T) {
	var file struct {
		End     string
		Players []published
	}
	shared(t, &file, "real", "uschess-64.json")
	for _, fitted := range []bool{false, true} {
		e := file64(t, file.End, file.Players, fitted)
		list := Verify(Rate(e))
		exact, rounding, floors := 0, 0, 0
		for i, v := range list[0].Verdicts {
			switch p := &file.Players[i]; {
			case p.Floor > 0:
				floors += count(v, ByFloor)
			case v.Exact:
				exact++
			default:
				rounding += count(v, ByRounding)
			}
		}
		if got, want := fmt.Sprint(exact, rounding, floors), map[bool]string{false: "51 11 2", true: "62 0 2"}[fitted]; got != want {
			t.Errorf("fitted %v: exact, within rounding, on a floor: %s; want %s", fitted, got, want)
		}
	}
}

func file64(t *testing.T, end string, players []published, fitted bool) *Event {
	e := &Event{Name: "published", End: day(t, end)}
	sec := Section{Name: "Open", TimeControl: "G/120;d5", Rounds: 7}
	for i, p := range players {
		pre := p.Pre
		if fitted {
			pre = p.PreFitted
		}
		m := Player{ID: fmt.Sprint(90000000 + p.Number)}
		m.Standings[Regular] = standing(pre, p.PreGames)
		e.Players = append(e.Players, m)
		entry := Entry{Number: Number(p.Number), Player: i, Total: Points(2 * p.Points)}
		for _, cell := range p.Results {
			entry.Results = append(entry.Results, cellOf(t, cell))
		}
		entry.Official = []Official{{System: Regular, Rating: p.Post}}
		if p.PostGames != nil {
			entry.Official[0].Games, entry.Official[0].Counted = *p.PostGames, true
		}
		sec.Entries = append(sec.Entries, entry)
	}
	e.Sections = []Section{sec}
	return e
}

// count says how many of a verdict's causes are of a kind.
func count(v Verdict, k CauseKind) (n int) {
	for _, c := range v.Causes {
		if c.Kind == k {
			n++
		}
	}
	return n
}

// In the two sections with decimals all come out, but for the player whose
// initial rating is not published: one that fits is found.
func TestVerify2026Dual(t *testing.T) {
	type rating struct {
		Pre                 *float64
		Post, PostShown     float64
		PreGames, PostGames *int
	}
	var file struct {
		Sections []struct {
			ID          int
			Month       string
			TimeControl string
			Players     []struct {
				Number  int
				Results []string
				R, Q    rating
			}
		}
	}
	shared(t, &file, "real", "uschess-2026-dual.json")
	for _, s := range file.Sections {
		e := &Event{Name: "published", End: day(t, s.Month+"-15")}
		sec := Section{Name: fmt.Sprint(s.ID), TimeControl: s.TimeControl}
		for i, p := range s.Players {
			m := Player{ID: fmt.Sprint(90000000 + p.Number)}
			entry := Entry{Number: Number(p.Number), Player: i, Total: Unknown}
			for sys, r := range []rating{p.R, p.Q} {
				if r.Pre != nil {
					m.Standings[sys] = standing(*r.Pre, r.PreGames)
				}
				o := Official{System: System(sys), Rating: r.Post}
				if r.PostGames != nil {
					o.Games, o.Counted = *r.PostGames, true
				}
				entry.Official = append(entry.Official, o)
			}
			e.Players = append(e.Players, m)
			for _, cell := range p.Results {
				entry.Results = append(entry.Results, cellOf(t, cell))
			}
			sec.Entries = append(sec.Entries, entry)
		}
		e.Sections = []Section{sec}
		for _, list := range Verify(Rate(e)) {
			for _, v := range list.Verdicts {
				switch {
				case v.Before.Rated && !v.Exact:
					t.Errorf("section %d system %d No. %d: %+v", s.ID, list.System, v.Entry+1, v)
				case !v.Before.Rated:
					if len(v.Causes) != 1 || v.Causes[0].Kind != ByStart || v.Causes[0].Start[0] > 406 || v.Causes[0].Start[1] < 406 {
						t.Errorf("section %d system %d No. %d: %+v, want the initial rating 406", s.ID, list.System, v.Entry+1, v)
					}
				}
			}
		}
	}
}
