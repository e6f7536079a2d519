package uschess

import (
	"math"
	"slices"
)

// The special formula (section 4.1) finds the rating at which the points made
// equal the points expected, with expectancies that are straight lines:
//
//	PWe   1 |            ______        one opponent: 0 up to Ri − 400,
//	        |          /               1 from Ri + 400 on, a line between
//	      0 |_________/
//	           Ri−400  Ri+400
//
//	f(R) = N'·PWe(R, R0') + Σ PWe(R, Ri) − S'
//
// f rises from knot to knot and is flat only where no line is between its
// ends. Its zero is unique but for such flats; then the zero nearest to R0'
// is taken (rating-notes 9). Item 4(b) of the document is not coded: in exact
// arithmetic it never acts.

// reach is how far an opponent's line extends on either side.
const reach = 400

// special is one problem of the formula: the prior with weight neff at r0
// (R0'), of whose games the share won is certain, and the games.
type special struct {
	neff  float64   // N'
	r0    float64   // R0'
	share float64   // of N' in S': 1/2, all wins 1, all losses 0
	opps  []float64 // the opponents' ratings
	score float64   // S
}

// prior returns the problem of a player: R0' and S' by his streak.
func prior(s *Start, neff float64) special {
	switch s.Streak {
	case AllWins:
		return special{neff: neff, r0: s.R0 - reach, share: 1}
	case AllLosses:
		return special{neff: neff, r0: s.R0 + reach, share: 0}
	}
	return special{neff: neff, r0: s.R0, share: 0.5}
}

// adjusted returns S'.
func (p *special) adjusted() float64 { return p.score + float64(p.neff*p.share) }

// solve returns the zero of f, at most 2700 and at least 100.
func (p *special) solve() float64 {
	m, ok := p.near()
	if !ok {
		m = p.exact()
	}
	return max(100, min(2700, m))
}

// near solves the usual case: it takes all lines for rising, and then again
// those that are at the solution, until they stay the same. It gives up
// where the zero could be one of many, or does not settle.
func (p *special) near() (float64, bool) {
	n := len(p.opps)
	sum := float64(p.neff * p.r0)
	for _, r := range p.opps {
		sum += r
	}
	lines, full := p.neff+float64(n), 0.0
	for range 8 {
		m := (sum + float64(2*reach*(p.adjusted()-full-float64(lines*0.5)))) / lines
		next, rising, filled, strict := p.lines(m)
		if next == 0 {
			return 0, false
		}
		if next == lines && rising == sum && filled == full {
			return m, strict
		}
		lines, sum, full = next, rising, filled
	}
	return 0, false
}

// lines returns what stands at a rating: the weight and weighted sum of the
// ratings whose lines rise there, the weight of those that are 1, and whether
// one of the former is clear of its ends, so that f has no other zero.
func (p *special) lines(m float64) (weight, sum, full float64, strict bool) {
	const clear = reach - 1e-6
	if d := m - p.r0; p.neff == 0 || d <= -reach {
	} else if d >= reach {
		full = p.neff
	} else {
		weight, sum, strict = p.neff, float64(p.neff*p.r0), math.Abs(d) < clear
	}
	for _, r := range p.opps {
		if d := m - r; d <= -reach {
		} else if d >= reach {
			full++
		} else {
			weight++
			sum += r
			strict = strict || math.Abs(d) < clear
		}
	}
	return weight, sum, full, strict
}

// knot is where a line begins to rise or ends.
type knot struct {
	at     float64
	center float64 // the line's rating
	weight float64
	prior  bool
	ends   bool
}

// exact walks the knots in order: first for a flat piece at zero, whose level
// is counted and not summed, so that it is zero exactly where it should be;
// then for the piece that crosses zero.
func (p *special) exact() float64 {
	knots := p.knots()
	if m, ok := p.walk(knots, p.flat); ok {
		return m
	}
	m, _ := p.walk(knots, p.crossing)
	return m
}

// walk calls look for each piece from the left until it finds the zero.
func (p *special) walk(knots []knot, look func(*piece) (float64, bool)) (float64, bool) {
	at := piece{low: math.Inf(-1)}
	for i := range knots {
		at.high = knots[i].at
		if m, ok := look(&at); ok {
			return m, true
		}
		at.pass(knots[i])
		at.low = at.high
	}
	at.high = math.Inf(1)
	return look(&at)
}

// knots returns the knots from the lowest up.
func (p *special) knots() []knot {
	knots := make([]knot, 0, 2*len(p.opps)+2)
	add := func(r, weight float64, prior bool) {
		knots = append(knots, knot{r - reach, r, weight, prior, false}, knot{r + reach, r, weight, prior, true})
	}
	if p.neff > 0 {
		add(p.r0, p.neff, true)
	}
	for _, r := range p.opps {
		add(r, 1, false)
	}
	slices.SortStableFunc(knots, func(a, b knot) int {
		if a.at < b.at {
			return -1
		} else if a.at > b.at {
			return 1
		}
		return 0
	})
	return knots
}

// piece is what holds between two knots.
type piece struct {
	low, high float64
	rising    int     // lines that rise, the prior's among them
	won       int     // games whose line is 1
	priorWon  bool    // the prior's line is 1
	priorRise bool    // the prior's line rises
	sum       float64 // of the rising ratings, the prior's weighted
}

// pass goes over a knot.
func (a *piece) pass(k knot) {
	if k.ends {
		a.rising--
		a.sum -= float64(k.weight * k.center)
	} else {
		a.rising++
		a.sum += float64(k.weight * k.center)
	}
	switch {
	case k.prior:
		a.priorRise, a.priorWon = !k.ends, k.ends
	case k.ends:
		a.won++
	}
}

// level is f without the lines that rise.
func (p *special) level(a *piece) float64 {
	level := float64(a.won) - p.score
	if a.priorWon {
		return level + float64(p.neff*(1-p.share))
	}
	return level - float64(p.neff*p.share)
}

// flat finds the rating nearest to R0' where f is zero over a whole piece.
func (p *special) flat(a *piece) (float64, bool) {
	if a.rising > 0 || p.level(a) != 0 {
		return 0, false
	}
	return math.Max(a.low, math.Min(a.high, p.r0)), true
}

// crossing finds the zero of the first piece at whose end f is not below zero.
func (p *special) crossing(a *piece) (float64, bool) {
	if a.rising == 0 {
		return a.low, p.level(a) > 0
	}
	weight := float64(a.rising)
	if a.priorRise {
		weight += p.neff - 1
	}
	m := (a.sum - float64(2*reach*(p.level(a)+float64(weight*0.5)))) / weight
	return math.Max(a.low, m), m <= a.high
}
