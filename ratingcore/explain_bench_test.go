package ratingcore_test

import (
	"fmt"
	"testing"

	. "wallchart/ratingcore"
)

// fieldOf is an event of a section with so many players and nine rounds.
func fieldOf(players int) *Event {
	e := &Event{Name: "Big Open", Sections: []Section{{Name: "Open", TimeControl: "G/60;d5", Rounds: 9}}}
	s := &e.Sections[0]
	for i := range players {
		p := Player{ID: fmt.Sprint(90000001 + i), Name: fmt.Sprintf("Player%04d, Invented", i+1)}
		if i%10 != 3 {
			p.Standings[Regular] = Standing{Rated: true, Rating: 2400 - float64(i)*1.8, Counted: true, Games: 4 + i%60}
		}
		e.Players = append(e.Players, p)
		s.Entries = append(s.Entries, Entry{Number: Number(i + 1), Player: i, Results: make([]Result, 9), Total: Unknown})
	}
	outcomes := [...][2]Outcome{{Win, Loss}, {Draw, Draw}, {Loss, Win}}
	for round := range 9 {
		for i := range players / 2 {
			a, b := i, players/2+(i+round*7)%(players/2)
			o := outcomes[(i+round)%3]
			s.Entries[a].Results[round] = Result{Outcome: o[0], Opponent: Number(b + 1), Color: White}
			s.Entries[b].Results[round] = Result{Outcome: o[1], Opponent: Number(a + 1), Color: Black}
		}
	}
	return e
}

// Every rating of 1,000 players × 9 rounds derived, in both systems.
func BenchmarkExplain1000(b *testing.B) {
	r := Rate(fieldOf(1000))
	for b.Loop() {
		s := &r.Sections[0]
		for sys := range s.Systems {
			for entry := range s.Entries {
				if x := s.Explain(sys, entry); len(x.Steps) < 4 {
					b.Fatal(x)
				}
			}
		}
	}
}

// The same event rated by three rules.
func BenchmarkCompare1000(b *testing.B) {
	e := fieldOf(1000)
	rules := []RulesChoice{{}, {On: Day(17000)}, {Family: Committee1994}}
	for b.Loop() {
		if c := Compare(e, rules); len(c.Tables) != 2 {
			b.Fatal(len(c.Tables))
		}
	}
}
