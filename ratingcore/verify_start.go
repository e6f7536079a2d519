package ratingcore

import (
	"math"
	"slices"

	"wallchart/ratingcore/uschess"
)

// An initial rating acts from step 1 on, on the opponents of opponents too, so
// the whole section is rated for each that is tried: every 50 points first,
// then around the best, down to a tenth of a point.

// The bounds of the search for initial ratings.
const (
	lowestStart  = 100
	highestStart = 2400
	maxStarts    = 8   // players whose initial ratings are looked for together
	maxWidth     = 40  // points on either side that are tried for the range that fits
	maxMisfit    = 50  // points that a member counts for in measuring a misfit, at most
	mostStarting = 500 // members of a section in which they are looked for
)

// begin looks for the initial ratings of unrated players whose age and other
// ratings the source does not tell. It says whether some explain more: two
// members at least, or the player himself.
func (x *search) begin() bool {
	list := x.beginners()
	if len(list) == 0 || len(list) > maxStarts || len(x.given) > mostStarting {
		return false
	}
	fits, before := x.rate(), slices.Clone(x.fits)
	for range 3 {
		for _, m := range list {
			x.bestStart(m)
		}
	}
	after := x.rate()
	for _, m := range list { // take back what is not needed
		kept := x.section.Entrants[m].Start
		x.section.Entrants[m].Start = x.given[m].Start
		if x.rate() < after {
			x.section.Entrants[m].Start = kept
		}
	}
	after = x.rate()
	own := slices.ContainsFunc(list, func(m int) bool { return x.started(m) && !before[m] && x.fits[m] })
	return after > fits+1 || after > fits && own
}

// beginners returns the unrated players whose start is not known. They act on
// whom their opponents met, so that everyone's rating may depend on them.
func (x *search) beginners() (list []int) {
	for m := range x.given {
		e := &x.given[m]
		if !e.Before.Rated && len(e.Games) > 0 && (e.Start.Method == uschess.FromUnknown || e.Start.Method == uschess.FromAdult) {
			list = append(list, m)
		}
	}
	return list
}

// bestStart gives a player the initial rating under which the section misfits
// least, with the games that the official rating counts.
func (x *search) bestStart(m int) {
	s := &x.section.Entrants[m].Start
	if w := x.want[m]; w != nil && w.Counted {
		s.N = max(0, w.Games-len(x.given[m].Games))
	}
	best, least := s.R0, x.misfit()
	low, high := float64(lowestStart), float64(highestStart)
	for _, width := range [...]float64{50, 10, 1, .1} {
		for r := low; r <= high; r += width {
			s.R0 = r
			if f := x.misfit(); f < least {
				best, least = r, f
			}
		}
		low, high = max(lowestStart, best-width), best+width
	}
	s.R0 = best
}

// misfit adds up by how much the ratings are off.
func (x *search) misfit() (sum float64) {
	x.rate()
	for m, fits := range x.fits {
		if w := x.want[m]; !fits {
			sum += min(maxMisfit, math.Abs(x.result.Outcomes[m].Post-w.Rating))
		}
	}
	return sum
}

// started says whether an initial rating was found for a member.
func (x *search) started(m int) bool {
	a, b := &x.section.Entrants[m].Start, &x.given[m].Start
	return !b.Rated && (a.R0 != b.R0 || a.N != b.N)
}

// startCause tells the initial ratings under which as many members fit.
func (x *search) startCause(m int) Cause {
	s := &x.section.Entrants[m].Start
	found := *s
	fits := x.rate()
	reach := func(step float64) float64 {
		last := found.R0
		for range maxWidth {
			if s.R0 = last + step; s.R0 < lowestStart || x.rate() < fits {
				break
			}
			last += step
		}
		return last
	}
	step := 1.0
	if w := x.want[m]; w != nil && !w.whole() || !x.rounded {
		step = .1
	}
	c := Cause{Kind: ByStart, Start: [2]float64{reach(-step), reach(step)}, Games: []int{found.N}}
	*s = found
	x.rate()
	return c
}
