package icu

import "math"

// bonuses gives bonuses to full players with K over 24, more than four games
// and a rating under 2100 who gained more than 35 points and stay under 2100.
// It says whether anyone got one; who did counts at the raised rating from
// then on.
func (w *work) bonuses() bool {
	any := false
	for i := range w.players {
		o := &w.result.Outcomes[i]
		o.Gain = o.Change
		if o.Bonus = w.bonus(i); o.Bonus > 0 {
			any = true
		}
	}
	for i := range w.players {
		if o := &w.result.Outcomes[i]; o.Bonus > 0 {
			w.values[i] = o.New + o.Bonus
		}
	}
	return any
}

func (w *work) bonus(i int) float64 {
	p, o := &w.players[i], &w.result.Outcomes[i]
	if p.Kind != Full || p.K <= 24 || o.Games <= 4 || p.Rating >= ceiling || o.Change <= 35 || o.New >= ceiling {
		return 0
	}
	b := Shown(o.Change - float64(32+3*(o.Games-4)))
	if p.K >= 40 {
		b = Shown(1.25 * b)
	}
	for _, most := range []float64{ceiling, o.Performance} {
		if o.New+b > most {
			b = Shown(most - o.New)
		}
	}
	return math.Max(0, b)
}

// ceiling is the rating that a bonus cannot lift anyone to.
const ceiling = 2100
