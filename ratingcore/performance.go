package ratingcore

import (
	"math"
	"slices"

	"wallchart/ratingcore/uscf1994"
	"wallchart/ratingcore/uschess"
)

// Performance is a definition of the performance rating (rating-notes 25). No
// US Chess document prescribes one for the crosstable, so that its name is
// printed wherever its values are.
type Performance uint8

// The definitions.
const (
	Expected  Performance = iota // the rating whose expected score is the score, by iteration
	Linear400                    // mean opponent + 400·(wins − losses)/games
	FIDETable                    // mean opponent, whole, + dp by the score's share
	Closed94                     // closed form of the 1994 committee report, section 4
)

var performanceWords = [...]string{"expected", "linear", "fide", "1994"}

// String returns the word that selects the definition: expected, linear, fide
// or 1994.
func (p Performance) String() string { return performanceWords[p] }

// ParsePerformance returns the definition that a word selects.
func ParsePerformance(word string) (Performance, bool) {
	for i, w := range performanceWords {
		if w == word {
			return Performance(i), true
		}
	}
	return 0, false
}

// Name returns the definition in words, for a legend.
func (p Performance) Name() string {
	return [...]string{
		"the rating whose expected score against these opponents’ pre-event ratings is the score made in play",
		"mean pre-event rating of the opponents + 400 × (wins − losses) / games",
		"FIDE: mean pre-event rating of the opponents, whole, + dp by the score’s share",
		"closed form of the 1994 US Chess ratings committee report, section 4, from the opponents’ pre-event ratings",
	}[p]
}

// PerformanceOf returns the performance rating for points made in games
// against opponents of these ratings, and what it is: Plain, or AtLeast and
// AtMost for the bounds that stand for a full or zero score. It is NaN
// without a game.
func PerformanceOf(p Performance, opponents []float64, points float64) (float64, Mark) {
	m := float64(len(opponents))
	if m == 0 {
		return math.NaN(), Plain
	}
	switch p {
	case Linear400:
		return linear400(opponents, points), Plain
	case FIDETable:
		return uschess.Shown(mean(opponents)) + dp(points/m), Plain
	case Closed94:
		return uscf1994.Performance(opponents, points), Plain
	}
	if points == m {
		return slices.Max(opponents) + 400, AtLeast
	} else if points == 0 {
		return slices.Min(opponents) - 400, AtMost
	}
	return iterate(opponents, points), Plain
}

func linear400(opponents []float64, points float64) float64 {
	m := float64(len(opponents))
	return mean(opponents) + 400*(2*points-m)/m
}

// iterate solves Σ We(R, Ri) = points to 1e-9 by Newton steps, halved into
// the bracket whenever one leaves it.
func iterate(opponents []float64, points float64) float64 {
	var few [16]float64 // rounds, most often
	q := few[:0]
	for _, r := range opponents {
		q = append(q, uschess.Power(r))
	}
	low, high := slices.Min(opponents)-3000, slices.Max(opponents)+3000
	r := linear400(opponents, points)
	const perPoint = 400 / math.Ln10
	for range 100 {
		own := uschess.Power(r)
		sum, slope := -points, 0.0
		for _, qi := range q {
			e := own / (own + qi)
			sum += e
			slope += float64(e * (1 - e))
		}
		if sum > 0 {
			high = r
		} else {
			low = r
		}
		next := r - float64(perPoint*sum)/slope
		if !(next > low && next < high) {
			next = low + (high-low)/2
		}
		if math.Abs(next-r) < 1e-10 {
			return next
		}
		r = next
	}
	return r
}

// dpTable is FIDE's dp for a share of .50, .51 … 1.00 (Handbook B.02, table 8.1a).
var dpTable = [51]float64{
	0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
	72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
	149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
	240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
	366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
	800,
}

// dp looks the share up to two decimals, rounded half up; below .50 it is the
// negative of the mirror.
func dp(share float64) float64 {
	p := int(uschess.Shown(share * 100))
	if p < 50 {
		return -dpTable[50-p]
	}
	return dpTable[p-50]
}

func mean(list []float64) float64 {
	sum := 0.0
	for _, r := range list {
		sum += r
	}
	return sum / float64(len(list))
}
