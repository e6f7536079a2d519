package ratingcore_test

import (
	"fmt"
	"testing"

	. "wallchart/ratingcore"
)

// The events of ../shared/real, as the tests of the ratings and of the
// verdicts read them.

// standing makes the standing of a published rating; games is nil for more
// than 25, or not shown.
func standing(rating float64, games *int) Standing {
	s := Standing{Rated: true, Rating: rating}
	if games != nil {
		s.Counted, s.Games = true, *games
	}
	return s
}

// official makes an official rating; games is nil for more than 25, or not
// shown.
func official(sys System, rating float64, games *int) Official {
	o := Official{System: sys, Rating: rating}
	if games != nil {
		o.Games, o.Counted = *games, true
	}
	return o
}

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
		entry.Official = []Official{official(sys, p.Post, p.PostGames)}
		sec.Entries = append(sec.Entries, entry)
	}
	sec.Entries = byRounds(sec.Entries)
	e.Sections = []Section{sec}
	return e
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

// published64 is ../shared/real/uschess-64.json.
type published64 struct {
	End     string
	Players []struct {
		Number               int
		Points               float64
		Pre, Post, PreFitted float64
		PreGames, PostGames  *int
		Results              []string
		Floor                float64
	}
}

// event makes the event with the ratings shown, or with decimals that fit,
// and with the official ratings; nobody has a floor.
func (f *published64) event(t *testing.T, fitted bool) *Event {
	e := &Event{Name: "published", End: day(t, f.End)}
	sec := Section{Name: "Open", TimeControl: "G/120;d5", Rounds: 7}
	for i, p := range f.Players {
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
		entry.Official = []Official{official(Regular, p.Post, p.PostGames)}
		sec.Entries = append(sec.Entries, entry)
	}
	e.Sections = []Section{sec}
	return e
}

// published2026 is ../shared/real/uschess-2026-dual.json.
type published2026 struct {
	Sections []struct {
		ID          int
		Month       string
		TimeControl string
		Players     []player2026
	}
}

type player2026 struct {
	Number  int
	Results []string
	R, Q    rating2026
}

type rating2026 struct {
	Pre                 *float64
	Post, PostShown     float64
	PreGames, PostGames *int
	InitialFitted       float64
}

// ratings are a player's, in the order of the systems.
func (p *player2026) ratings() []rating2026 { return []rating2026{p.R, p.Q} }

// event makes an event of a section, with the official ratings.
func (f *published2026) event(t *testing.T, i int) *Event {
	s := &f.Sections[i]
	e := &Event{Name: "published", End: day(t, s.Month+"-15")}
	sec := Section{Name: fmt.Sprint(s.ID), TimeControl: s.TimeControl}
	for i, p := range s.Players {
		m := Player{ID: fmt.Sprint(90000000 + p.Number)}
		entry := Entry{Number: Number(p.Number), Player: i, Total: Unknown}
		for sys, r := range p.ratings() {
			if r.Pre != nil {
				m.Standings[sys] = standing(*r.Pre, r.PreGames)
			}
			entry.Official = append(entry.Official, official(System(sys), r.Post, r.PostGames))
		}
		e.Players = append(e.Players, m)
		for _, cell := range p.Results {
			entry.Results = append(entry.Results, cellOf(t, cell))
		}
		sec.Entries = append(sec.Entries, entry)
	}
	e.Sections = []Section{sec}
	return e
}
