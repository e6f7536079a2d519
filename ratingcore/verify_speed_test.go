package ratingcore_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// bigEvent makes a section of n players and nine rounds of random results,
// rates it with the facts that hide gives some players, keeps the ratings as
// official ones, and takes the facts away.
func bigEvent(n int, hide func(i int, s *Standing) bool) (e *Event, hidden []int) {
	random := rand.New(rand.NewPCG(1, 2))
	e = &Event{Name: "big", End: uschess.Date(2026, 8, 2)}
	sec := Section{Name: "Open", TimeControl: "G/120;d5", Rounds: 9}
	for i := range n {
		st := Standing{Rated: true, Rating: float64(40000+random.IntN(180000)) / 100}
		if i%5 == 0 {
			st.Counted, st.Games = true, 4+random.IntN(20)
		}
		p := Player{ID: fmt.Sprint(90000000 + i), Name: fmt.Sprintf("Player %d", i)}
		p.Standings[Regular] = st
		e.Players = append(e.Players, p)
		sec.Entries = append(sec.Entries, Entry{Number: Number(i + 1), Player: i, Total: Unknown, Results: make([]Result, 9)})
	}
	for round := range 9 {
		order := random.Perm(n)
		for i := 0; i+1 < n; i += 2 {
			a, b := order[i], order[i+1]
			o := Outcome(random.IntN(3)) + Win
			sec.Entries[a].Results[round] = Result{Outcome: o, Opponent: Number(b + 1)}
			sec.Entries[b].Results[round] = Result{Outcome: map[Outcome]Outcome{Win: Loss, Loss: Win, Draw: Draw}[o], Opponent: Number(a + 1)}
		}
	}
	e.Sections = []Section{sec}
	open := make([]Standing, n)
	for i := range e.Players {
		st := &e.Players[i].Standings[Regular]
		open[i] = *st
		if hide(i, st) {
			hidden = append(hidden, i)
		}
	}
	rated := Rate(e)
	for i := range e.Players {
		e.Players[i].Standings[Regular] = open[i]
		o := Official{System: Regular, Rating: rated.Sections[0].Outcome(0, i).Post}
		if after := rated.Sections[0].Outcome(0, i).After; after.Provisional() {
			o.Games, o.Counted = after.Games, true
		}
		e.Sections[0].Entries[i].Official = []Official{o}
	}
	return e, hidden
}

// hideSome hides records of provisional players, games and floors of others:
// those of one player in twenty.
func hideSome(i int, s *Standing) bool {
	switch {
	case i%40 == 0 && s.Counted:
		s.Streak = uschess.AllWins
	case i%40 == 20 && s.Counted:
		s.Streak = uschess.AllLosses
	case i%40 == 7:
		s.Counted, s.Games = true, 26+i%7
	case i%40 == 23 && s.Rating > 1300:
		s.Floor = float64(int(s.Rating/100) * 100)
	default:
		return false
	}
	return true
}

// In a large section with many hidden facts nobody is left without an
// explanation, and whoever has nothing hidden is exact: with two decimals, and
// where the official ratings are whole.
func TestVerifyMany(t *testing.T) {
	for _, n := range []int{30, 200, 1000} {
		for _, whole := range []bool{false, true} {
			e, hidden := bigEvent(n, hideSome)
			is := map[int]bool{}
			for _, i := range hidden {
				is[i] = true
			}
			for i := range e.Sections[0].Entries {
				if o := &e.Sections[0].Entries[i].Official[0]; whole {
					o.Rating = uschess.Shown(o.Rating)
				} else {
					o.Rating = uschess.Shown(100*o.Rating) / 100
				}
			}
			unexplained, wrong := 0, 0
			r := Rate(e)
			start := time.Now()
			for _, v := range Verify(r)[0].Verdicts {
				unexplained += b2i(!v.Exact && len(v.Causes) == 0)
				wrong += b2i(!v.Exact && !is[v.Entry])
			}
			t.Logf("%d players, %d with something hidden: %v", n, len(hidden), time.Since(start))
			if unexplained > 0 || wrong > 0 {
				t.Errorf("%d players, whole %v: %d are not explained, %d have causes though nothing is hidden", n, whole, unexplained, wrong)
			}
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// A section in which nothing fits must not take long either.
func TestVerifyNonsense(t *testing.T) {
	e, _ := bigEvent(1000, hideSome)
	for i := range e.Sections[0].Entries {
		e.Sections[0].Entries[i].Official[0].Rating += float64(i%37) - 11
	}
	r := Rate(e)
	start := time.Now()
	explained := 0
	for _, v := range Verify(r)[0].Verdicts {
		explained += b2i(len(v.Causes) > 0)
	}
	if took := time.Since(start); took > 3*time.Second {
		t.Errorf("took %v", took)
	}
	if explained > 250 {
		t.Errorf("%d of 1000 shifted ratings are explained", explained)
	} else {
		t.Logf("%d of 1000 shifted ratings are explained, in %v", explained, time.Since(start))
	}
}
