package uschess

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
	"testing"
)

// small makes a random section: few players with all kinds of starts, games
// in any number against anyone.
func small(rng *rand.Rand) *Section {
	days := []Day{Date(2008, 1, 1), Date(2012, 5, 5), Date(2014, 6, 1), Date(2019, 1, 1), Date(2025, 8, 2)}
	end := days[rng.IntN(len(days))]
	n := 2 + rng.IntN(9)
	s := &Section{Rules: RulesOn(end, end), System: System(rng.IntN(Systems)), End: end, Dual: rng.IntN(2) == 0,
		Match: n == 2 && rng.IntN(3) == 0, Entrants: make([]Entrant, n)}
	for i := range s.Entrants {
		e := &s.Entrants[i]
		e.OLM = rng.IntN(20) == 0
		person := Person{Birth: end - Day(rng.IntN(30000)), Adult: rng.IntN(2) == 0}
		var all [Systems]Standing
		for sys := range all {
			if rng.IntN(3) > 0 {
				all[sys] = randomStanding(rng, end)
			}
		}
		e.Before = all[s.System]
		e.Start = s.Rules.Begin(&person, &all, s.System, end)
	}
	for range rng.IntN(4 * n) {
		a, b := rng.IntN(n), rng.IntN(n)
		if a != b {
			half := uint8(rng.IntN(3))
			s.Entrants[a].Games = append(s.Entrants[a].Games, Game{int32(b), half})
			s.Entrants[b].Games = append(s.Entrants[b].Games, Game{int32(a), 2 - half})
		}
	}
	return s
}

func randomStanding(rng *rand.Rand, end Day) Standing {
	s := Standing{Rated: true, Rating: 100 + float64(rng.IntN(2700_000))/1000, Counted: rng.IntN(10) > 0, Date: end - Day(rng.IntN(3000))}
	s.Games = []int{1 + rng.IntN(8), 1 + rng.IntN(40), 26 + rng.IntN(900)}[rng.IntN(3)]
	if rng.IntN(5) == 0 {
		s.Streak = AllWins + Streak(rng.IntN(2))
	}
	s.Wins, s.Draws, s.Events = rng.IntN(s.Games+1)/2, rng.IntN(s.Games+1)/4, rng.IntN(s.Games+1)/4
	if s.Established() {
		s.Peak = s.Rating + float64(rng.IntN(200))
	}
	return s
}

// More points, opponents fixed, never give a lower rating.
func TestMoreScoreNeverLowers(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 4000 {
		s := small(rng)
		r := Rate(s)
		for i := range s.Entrants {
			o := r.Outcomes[i]
			if o.Games == 0 || o.Games > 64 {
				continue
			}
			opps := r.Opponents(i)
			last := math.Inf(-1)
			for half := 0; half <= 2*o.Games; half++ {
				o.Score = float64(half) / 2
				if got := once(s, i, o, opps); got < last-1e-9 {
					t.Fatalf("%d games against %v: %v points give %v, half a point less %v", o.Games, opps, o.Score, got, last)
				} else {
					last = got
				}
			}
		}
	}
}

// once applies an entrant's formula to fixed opponents.
func once(s *Section, i int, o Outcome, opps []float64) float64 {
	r := &Result{Section: s}
	if o.Formula == Standard {
		return r.standardStep(&s.Entrants[i], &o, opps).Result
	}
	return r.specialStep(&s.Entrants[i], &o, opps).Result
}

// With the special formula a win never lowers a rating that it started from,
// below the cap of 2700, and a loss never raises one above 100.
func TestSpecialWinNeverLowers(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	for range 20000 {
		st := Start{R0: 100 + 2600*rng.Float64(), N: 1 + rng.IntN(8), Counted: true, Rated: true, Streak: Streak(rng.IntN(3))}
		p := prior(&st, float64(st.N))
		p.opps = []float64{3000 * rng.Float64()}
		p.score = 1
		if got := p.solve(); got < st.R0-1e-9 {
			t.Fatalf("%+v: a win against %v gives %v", st, p.opps, got)
		}
		p.score = 0
		if got := p.solve(); got > max(100, st.R0)+1e-9 {
			t.Fatalf("%+v: a loss against %v gives %v", st, p.opps, got)
		}
	}
}

// The quick way and the walk over the knots find the same zero, and it is one.
func TestSpecialWaysAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	settled := 0
	for range 20000 {
		st := Start{R0: math.Round(100 + 2600*rng.Float64()), N: rng.IntN(9), Counted: true, Rated: true, Streak: Streak(rng.IntN(3))}
		p := prior(&st, float64(st.N))
		for range 1 + rng.IntN(10) {
			p.opps = append(p.opps, math.Round(3000*rng.Float64()))
		}
		p.score = float64(rng.IntN(2*len(p.opps)+1)) / 2
		exact := p.exact()
		if f := p.value(exact); math.Abs(f) > 1e-9 {
			t.Fatalf("%+v: f(%v) = %v", p, exact, f)
		}
		if m, ok := p.near(); ok {
			settled++
			if math.Abs(m-exact) > 1e-8 {
				t.Fatalf("%+v: %v one way, %v the other", p, m, exact)
			}
		}
		for _, other := range []float64{p.r0, (p.r0 + exact) / 2, math.Nextafter(exact, p.r0)} {
			if math.Abs(other-p.r0) < math.Abs(exact-p.r0)-1e-9 && p.value(other) == 0 {
				t.Fatalf("%+v: f is 0 at %v, nearer to R0' than %v", p, other, exact)
			}
		}
	}
	if settled < 10000 {
		t.Errorf("the quick way settled only %d of 20000", settled)
	}
}

// value is f as the document writes it.
func (p *special) value(r float64) float64 {
	f := p.neff*PWe(r, p.r0) - p.adjusted()
	for _, opp := range p.opps {
		f += PWe(r, opp)
	}
	return f
}

// Players in another order get the same ratings.
func TestOrderDoesNotMatter(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for range 2000 {
		s := small(rng)
		perm := rng.Perm(len(s.Entrants))
		moved := *s
		moved.Entrants = make([]Entrant, len(perm))
		for i, e := range s.Entrants {
			e.Games = append([]Game(nil), e.Games...)
			for j := range e.Games {
				e.Games[j].Opponent = int32(perm[e.Games[j].Opponent])
			}
			moved.Entrants[perm[i]] = e
		}
		a, b := Rate(s), Rate(&moved)
		for i := range s.Entrants {
			x, y := a.Outcomes[i].Post, b.Outcomes[perm[i]].Post
			if math.Abs(x-y) > 1e-9 || !s.Rules.floats && x != y {
				t.Fatalf("%v in one order, %v in another", x, y)
			}
		}
	}
}

func TestNeverBelowTheFloor(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	for range 4000 {
		s := small(rng)
		for i, o := range Rate(s).Outcomes {
			e := &s.Entrants[i]
			if o.Games > 0 && (o.Post < o.Floor || o.Post < 100) {
				t.Fatalf("%+v ends at %v, under the floor of %v", e.Before, o.Post, o.Floor)
			}
			if o.Games > 0 && o.After.Counted && o.After.Games != o.N+o.Games {
				t.Fatalf("N is %d after %d and %d games", o.After.Games, o.N, o.Games)
			}
			if o.Games == 0 && o.After != e.Before {
				t.Fatalf("without a game %+v becomes %+v", e.Before, o.After)
			}
		}
	}
}

// Rate must not change what it is given.
func TestInputsStay(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	for range 500 {
		s := small(rng)
		before := checksum(s)
		Rate(s)
		if checksum(s) != before {
			t.Fatal("the section changed")
		}
	}
}

func checksum(s *Section) uint64 {
	h := fnv.New64a()
	for i := range s.Entrants {
		e := &s.Entrants[i]
		add(h.Write, e.Start.R0, float64(e.Start.N), e.Before.Rating, float64(e.Before.Games), e.Before.Peak)
		for _, g := range e.Games {
			add(h.Write, float64(g.Opponent), float64(g.Half))
		}
	}
	return h.Sum64()
}

func add(write func([]byte) (int, error), list ...float64) {
	for _, x := range list {
		b := math.Float64bits(x)
		_, _ = write([]byte{byte(b), byte(b >> 8), byte(b >> 16), byte(b >> 24), byte(b >> 32), byte(b >> 40), byte(b >> 48), byte(b >> 56)})
	}
}

// sameBits is the checksum of all ratings below on every machine: it was
// taken on amd64, and arm64 must give it too.
const sameBits = 0x6999867ea7f1b899

func TestSameBitsEverywhere(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	h := fnv.New64a()
	for range 2000 {
		for _, o := range Rate(small(rng)).Outcomes {
			add(h.Write, o.R0, o.Effective, o.First, o.Middle, o.K, o.Expected, o.Bonus, o.Post)
		}
	}
	if got := h.Sum64(); got != sameBits {
		t.Errorf("the ratings' checksum is %#x, want %#x", got, uint64(sameBits))
	}
}
