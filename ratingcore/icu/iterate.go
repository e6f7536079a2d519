package icu

import "math"

const (
	mostRounds = 50  // of an iteration
	stillness  = 0.1 // when no value changes by that much, it ends
)

// iterate computes performances until they stand still, all at once in each
// round, and returns the number of rounds. Games against players who have no
// value yet are left out until these have one.
func (w *work) iterate() int {
	next := make([]float64, len(w.players))
	for round := 1; ; round++ {
		for i := range next {
			next[i] = w.performance(i)
		}
		still := true
		for i, v := range next {
			o := &w.result.Outcomes[i]
			was := o.Performance
			if math.IsNaN(v) != math.IsNaN(was) || math.Abs(v-was) >= stillness {
				still = false
			}
			o.Performance = v
			if !w.fixed(i) {
				w.values[i] = v
			}
		}
		if still || round == mostRounds {
			return round
		}
	}
}

// performance returns the performance of a player at the opponents' present
// values: beaten +400, lost to −400, drawn 0, averaged; of a provisional
// player weighted with the rating before. It is NaN where no opponent has a
// value.
func (w *work) performance(i int) float64 {
	p, o := &w.players[i], &w.result.Outcomes[i]
	sum, n := 0.0, 0
	for j := range o.Met {
		m := &o.Met[j]
		if v := w.values[m.Opponent]; !math.IsNaN(v) {
			sum += v + 400*(2*m.Score-1)
			n++
		}
	}
	o.Counted = n
	if n == 0 {
		return math.NaN()
	}
	o.Event = sum / float64(n)
	if p.Kind == Provisional {
		return Weighted(p.Rating, p.Games, o.Event, n)
	}
	return o.Event
}

// Performance is Re: the average of opponents' ratings, +400 for a win and
// −400 for a loss (article, "Performance Ratings").
func Performance(opponents, scores []float64) float64 {
	sum := 0.0
	for i, r := range opponents {
		sum += r + 400*(2*scores[i]-1)
	}
	return sum / float64(len(opponents))
}

// Weighted is a provisional player's rating after an event: the average of the
// old rating and the performance, weighted by their games.
func Weighted(old float64, games int, performance float64, played int) float64 {
	return (old*float64(games) + performance*float64(played)) / float64(games+played)
}
