package ratingcore_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// large makes a Swiss of n players with the mix of a real event: a tenth
// unrated, a third provisional, some byes.
func large(n, rounds int) *Event {
	rng := rand.New(rand.NewPCG(11, uint64(n)))
	e := &Event{Name: "Large", End: uschess.Date(2025, 8, 2)}
	s := Section{Name: "Open", TimeControl: "G/60;d5", Rounds: rounds}
	for i := range n {
		p := Player{ID: fmt.Sprint(90000000 + i), Name: fmt.Sprintf("Player, Number %d", i+1), State: "OH"}
		p.Birth = e.End - Day(365*(7+rng.IntN(60)))
		if k := rng.IntN(30); k > 2 {
			games := 26 + rng.IntN(500)
			if k < 13 {
				games = 1 + rng.IntN(25)
			}
			r := 400 + float64(rng.IntN(1900_000))/1000
			p.Standings[Regular] = Standing{Rated: true, Rating: r, Counted: true, Games: games, Wins: games / 3, Draws: games / 6, Events: games / 5, Date: e.End - 60}
		}
		e.Players = append(e.Players, p)
		s.Entries = append(s.Entries, Entry{Number: Number(i + 1), Player: i, Results: make([]Result, rounds), Total: Unknown})
	}
	for r := range rounds {
		order := rng.Perm(n)
		for k := 0; k+1 < n; k += 2 {
			a, b := order[k], order[k+1]
			o := rng.IntN(3)
			s.Entries[a].Results[r] = Result{Outcome: []Outcome{Win, Loss, Draw}[o], Opponent: Number(b + 1), Color: White}
			s.Entries[b].Results[r] = Result{Outcome: []Outcome{Loss, Win, Draw}[o], Opponent: Number(a + 1), Color: Black}
		}
		if n%2 == 1 {
			s.Entries[order[n-1]].Results[r] = Result{Outcome: FullBye}
		}
	}
	e.Sections = []Section{s}
	return e
}

// BenchmarkEvent rates a dual-rated event in both systems, checks included.
func BenchmarkEvent(b *testing.B) {
	for _, n := range []int{64, 1000, 2000, 100000} {
		e := large(n, 9)
		b.Run(fmt.Sprintf("players=%d", n), func(b *testing.B) {
			for b.Loop() {
				if r := Rate(e); len(r.Sections[0].Systems) != 2 {
					b.Fatal(r.Problems)
				}
			}
		})
	}
}

// BenchmarkCrosstable makes the table of a rated section, with tie-breaks and
// performances.
func BenchmarkCrosstable(b *testing.B) {
	r := Rate(large(1000, 9))
	for b.Loop() {
		if t := r.Sections[0].Crosstable(Expected); len(t.Rows) != 1000 {
			b.Fatal(len(t.Rows))
		}
	}
}
