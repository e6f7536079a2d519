package uschess

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// field makes a section of n players over the given rounds with the mix of a
// real event: a tenth unrated, a third provisional, paired as a Swiss pairs:
// in each score group the upper half by rating against the lower.
func field(n, rounds int) (*Section, []Person, [][Systems]Standing) {
	rng := rand.New(rand.NewPCG(7, uint64(n)))
	end := Date(2025, 8, 2)
	s := &Section{Rules: RulesOn(end, end), System: Regular, End: end, Entrants: make([]Entrant, n)}
	people, standings := make([]Person, n), make([][Systems]Standing, n)
	strength := make([]float64, n)
	all := make([]Game, n*rounds)
	for i := range n {
		people[i] = Person{Birth: end - Day(365*(7+rng.IntN(60)))}
		r := 1300 + 350*rng.NormFloat64()
		strength[i] = r
		s.Entrants[i].Games = all[i*rounds : i*rounds : (i+1)*rounds]
		games := 26 + rng.IntN(500)
		switch rng.IntN(30) {
		case 0, 1, 2:
			continue
		case 3, 4, 5, 6, 7, 8, 9, 10, 11, 12:
			games = 1 + rng.IntN(25)
		}
		standings[i][Regular] = Standing{Rated: true, Rating: max(100, r), Counted: true, Games: games, Peak: r, Wins: games / 3, Draws: games / 6, Events: games / 5, Date: end - 90}
	}
	play(s, strength, rounds, rng)
	return s, people, standings
}

// play holds the rounds.
func play(s *Section, strength []float64, rounds int, rng *rand.Rand) {
	score := make([]int, len(s.Entrants))
	order := make([]int, len(s.Entrants))
	for i := range order {
		order[i] = i
	}
	for range rounds {
		slices.SortFunc(order, func(a, b int) int {
			return cmp.Or(cmp.Compare(score[b], score[a]), cmp.Compare(strength[b], strength[a]), cmp.Compare(a, b))
		})
		for from := 0; from < len(order); {
			to := from
			for to < len(order) && score[order[to]] == score[order[from]] {
				to++
			}
			to += (to - from) % 2 // the odd one is paired down
			to = min(to, len(order))
			half := (to - from) / 2
			group := order[from:to]
			from = to
			for k := range half {
				a, b := group[k], group[k+half]
				points := uint8(0)
				switch x := rng.Float64(); {
				case x < We(strength[a], strength[b])-0.1:
					points = 2
				case x < We(strength[a], strength[b])+0.1:
					points = 1
				}
				s.Entrants[a].Games = append(s.Entrants[a].Games, Game{int32(b), points})
				s.Entrants[b].Games = append(s.Entrants[b].Games, Game{int32(a), 2 - points})
				score[a] += int(points)
				score[b] += 2 - int(points)
			}
		}
	}
}

// begin is step 1 for a whole field.
func begin(s *Section, people []Person, standings [][Systems]Standing) {
	for i := range s.Entrants {
		s.Entrants[i].Before = standings[i][s.System]
		s.Entrants[i].Start = s.Rules.Begin(&people[i], &standings[i], s.System, s.End)
	}
}

func BenchmarkRate(b *testing.B) {
	for _, n := range []int{1000, 10000, 100000} {
		b.Run(fmt.Sprintf("players=%d", n), func(b *testing.B) {
			s, people, standings := field(n, 9)
			b.ReportAllocs()
			for b.Loop() {
				begin(s, people, standings)
				sink = Rate(s).Outcomes[n-1].Post
			}
		})
	}
}

// BenchmarkFloor is the floor beside BenchmarkRate: nothing but the
// expectancies of two passes, from powers already there.
func BenchmarkFloor(b *testing.B) {
	for _, n := range []int{1000, 10000, 100000} {
		b.Run(fmt.Sprintf("players=%d", n), func(b *testing.B) {
			s, people, standings := field(n, 9)
			begin(s, people, standings)
			q := make([]float64, n)
			for i := range q {
				q[i] = Power(s.Entrants[i].Start.R0)
			}
			for b.Loop() {
				total := 0.0
				for range 2 {
					for i := range s.Entrants {
						own, games := q[i], s.Entrants[i].Games
						for j := range games {
							total += own / (own + q[games[j].Opponent])
						}
					}
				}
				sink = total
			}
		})
	}
}

func BenchmarkSpecial(b *testing.B) {
	opps := []float64{1200, 1350, 1500, 1433, 980, 1720, 1610, 1105, 1288}
	b.Run("near", func(b *testing.B) {
		for b.Loop() {
			p := special{neff: 5, r0: 1310, share: 0.5, opps: opps, score: 4.5}
			sink = p.solve()
		}
	})
	b.Run("exact", func(b *testing.B) {
		for b.Loop() {
			p := special{neff: 5, r0: 1310, share: 0.5, opps: opps, score: 4.5}
			sink = p.exact()
		}
	})
}
