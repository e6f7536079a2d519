// Package uscf1994 holds what the report of the USCF Ratings Committee of
// 1994 computes, numbers only: the closed-form performance rating (section
// 4), the provisional system then current (1.2) and the one proposed (1.3 to
// 1.5), titles and norms (2.2 to 2.6), and the adjustment for FIDE events
// (6.2). Where the report is silent the reading taken is said, with its
// number in the rating notes.
//
// Powers are those of package math: results are the same on every machine to
// far more places than anybody prints, but not to the last bit.
package uscf1994

import "math"

// Expect is the winning expectancy of a player against an opponent.
func Expect(player, opponent float64) float64 {
	return 1 / (1 + math.Pow(10, (opponent-player)/400))
}

// Expected is We, the sum of winning expectancies of a player of a level.
func Expected(level float64, opponents []float64) float64 {
	sum := 0.0
	for _, r := range opponents {
		sum += Expect(level, r)
	}
	return sum
}

// Performance is the closed-form event performance rating for w points
// (section 4). Its condition is misprinted and reads here: where the radicand
// b² + 2c(w − a) is positive. The step (D − b)/c is written 2(w − a)/(D + b),
// which is the same and holds for c = 0 too. It is NaN without a game.
func Performance(opponents []float64, w float64) float64 {
	m := float64(len(opponents))
	guess := 400 * (2*w - m) / m
	for _, r := range opponents {
		guess += r / m
	}
	var a, b, c float64
	for _, r := range opponents {
		p := Expect(guess, r)
		a += p
		b += p * (1 - p)
		c += p * (1 - p) * (1 - 2*p) // (h_i − h_g)/(h_i + h_g) is 1 − 2p
	}
	const k = 400 / math.Ln10
	radicand := b*b + 2*c*(w-a)
	if radicand <= 0 {
		return guess - k*b/c
	}
	return guess + k*2*(w-a)/(math.Sqrt(radicand)+b)
}
