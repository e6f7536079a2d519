package ratingcore_test

import (
	"fmt"
	"math"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// standing makes the standing of a published rating; games is nil for more
// than 25, or not shown.
func standing(rating float64, games *int) Standing {
	s := Standing{Rated: true, Rating: rating}
	if games != nil {
		s.Counted, s.Games = true, *games
	}
	return s
}

// Every rating of 2014 must come out exact, with what the crosstable does not
// show given where it matters.
func TestPublished2014(t *testing.T) {
	var file struct {
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
	shared(t, &file, "real", "uschess-2014.json")
	exact := 0
	for _, s := range file.Sections {
		sys, _ := SystemOf(s.System)
		e := &Event{Name: "published", End: day(t, s.End)}
		sec := Section{Name: fmt.Sprint(s.ID), Systems: []System{sys}, TimeControl: "G/120;d5",
			Kind: map[string]Kind{"Round robin": RoundRobin, "Match": Match}[s.Type]}
		if s.Dual {
			sec.TimeControl = "G/60;d5"
		}
		for i, p := range s.Players {
			m := Player{ID: fmt.Sprint(90000000 + p.Number)}
			st := standing(p.Pre, p.PreGames)
			if p.GamesFitted != nil {
				st.Counted, st.Games = true, *p.GamesFitted
			}
			st.Floor = p.Floor
			st.Streak = map[string]uschess.Streak{"all wins": uschess.AllWins, "all losses": uschess.AllLosses}[p.Record]
			m.Standings[sys] = st
			e.Players = append(e.Players, m)
			entry := Entry{Number: Number(p.Number), Player: i, Total: Unknown}
			for _, g := range p.Games {
				o := map[float64]Outcome{1: Win, 0.5: Draw, 0: Loss}[g[1]]
				entry.Results = append(entry.Results, Result{Outcome: o, Opponent: Number(g[0])})
			}
			sec.Entries = append(sec.Entries, entry)
		}
		e.Sections = []Section{sec}
		exact += comparePublished(t, e, func(i int) (float64, *int) { return s.Players[i].Post, s.Players[i].PostGames })
	}
	if exact != 3514 {
		t.Errorf("%d of 3514 ratings are exact", exact)
	}
}

// comparePublished rates a section of which the games are known but not their
// rounds, and counts the ratings that come out as published.
func comparePublished(t *testing.T, e *Event, want func(int) (float64, *int)) (exact int) {
	t.Helper()
	e.Sections[0].Entries = byRounds(e.Sections[0].Entries)
	r := Rate(e)
	s := &r.Sections[0]
	if s.Failed() {
		t.Fatalf("section %s: %v", s.Name, r.Problems)
	}
	for i := range s.Entries {
		post, games := want(i)
		o := s.Outcome(0, i)
		if o.Post == post && (games == nil || o.After.Games == *games) {
			exact++
		} else {
			t.Errorf("section %s No. %d: %v (%d games), published %v %v", s.Name, s.Entries[i].Number, o.Post, o.After.Games, post, games)
		}
	}
	return exact
}

// byRounds lays the games of a section out in rounds, so that both players
// have theirs in the same one: a greedy edge coloring.
func byRounds(entries []Entry) []Entry {
	index := map[Number]int{}
	for i, e := range entries {
		index[e.Number] = i
	}
	used := make([]map[int]bool, len(entries))
	out := make([]Entry, len(entries))
	for i, e := range entries {
		used[i] = map[int]bool{}
		out[i] = e
		out[i].Results = nil
	}
	place := func(i, round int, r Result) {
		for len(out[i].Results) <= round {
			out[i].Results = append(out[i].Results, Result{})
		}
		out[i].Results[round] = r
		used[i][round] = true
	}
	taken := map[[2]int]int{} // games already placed from the other side, by (own, opponent)
	for i, e := range entries {
		for _, g := range e.Results {
			j := index[g.Opponent]
			if taken[[2]int{i, j}] > 0 {
				taken[[2]int{i, j}]--
				continue
			}
			round := 0
			for used[i][round] || used[j][round] {
				round++
			}
			place(i, round, g)
			back := g
			back.Opponent = e.Number
			back.Outcome = map[Outcome]Outcome{Win: Loss, Loss: Win, Draw: Draw}[g.Outcome]
			place(j, round, back)
			taken[[2]int{j, i}]++
		}
	}
	return out
}

type published struct {
	Number               int
	Points               float64
	Pre, Post, PreFitted float64
	PreGames, PostGames  *int
	Results              []string
	Floor                float64
}

func TestPublished64(t *testing.T) {
	var file struct {
		End     string
		Players []published
	}
	shared(t, &file, "real", "uschess-64.json")
	for _, fitted := range []bool{false, true} {
		e := &Event{Name: "published", End: day(t, file.End)}
		sec := Section{Name: "Open", TimeControl: "G/120;d5", Rounds: 7}
		for i, p := range file.Players {
			pre := p.Pre
			if fitted {
				pre = p.PreFitted
			}
			m := Player{ID: fmt.Sprint(90000000 + p.Number)}
			m.Standings[Regular] = standing(pre, p.PreGames)
			m.Standings[Regular].Floor = p.Floor
			e.Players = append(e.Players, m)
			entry := Entry{Number: Number(p.Number), Player: i, Total: Points(2 * p.Points)}
			for _, cell := range p.Results {
				entry.Results = append(entry.Results, cellOf(t, cell))
			}
			sec.Entries = append(sec.Entries, entry)
		}
		e.Sections = []Section{sec}
		r := Rate(e)
		exact, within := 0, 0
		for i, p := range file.Players {
			got := uschess.Shown(r.Sections[0].Outcome(0, i).Post)
			if got == p.Post {
				exact++
			}
			if math.Abs(got-p.Post) <= 1 {
				within++
			}
		}
		if within != 64 || fitted && exact != 64 || !fitted && exact != 53 {
			t.Errorf("fitted %v: %d exact, %d within 1, of 64", fitted, exact, within)
		}
		for _, p := range r.Problems {
			if p.Rule == "total" || p.Severity == Error {
				t.Errorf("%v", p)
			}
		}
	}
}

func TestPublished2026Dual(t *testing.T) {
	type rating struct {
		Pre                 *float64
		Post, PostShown     float64
		PreGames, PostGames *int
		InitialFitted       float64
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
			for sys, r := range []rating{p.R, p.Q} {
				if r.Pre != nil {
					m.Standings[sys] = standing(*r.Pre, r.PreGames)
				} else {
					m.Birth = e.End - Day(math.Round(r.InitialFitted/50*365.25)) // an age whose initial rating fits
				}
			}
			e.Players = append(e.Players, m)
			entry := Entry{Number: Number(p.Number), Player: i, Total: Unknown}
			for _, cell := range p.Results {
				entry.Results = append(entry.Results, cellOf(t, cell))
			}
			sec.Entries = append(sec.Entries, entry)
		}
		e.Sections = []Section{sec}
		r := Rate(e)
		for i, p := range s.Players {
			for sys, want := range []rating{p.R, p.Q} {
				o := r.Sections[0].Outcome(sys, i)
				if math.Abs(o.Post-want.Post) > 0.01 || uschess.Shown(o.Post) != want.PostShown {
					t.Errorf("section %d No. %d %v: %.3f, published %.2f", s.ID, p.Number, System(sys), o.Post, want.Post)
				}
			}
		}
	}
}
