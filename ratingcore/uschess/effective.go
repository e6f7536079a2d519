package uschess

import "math"

// Star returns N*, the most effective games that a rating R0 can stand for
// (section 3; before May 18, 2013 the formula of the 2011 text).
func (r *Rules) Star(r0 float64) float64 {
	switch {
	case r.steepStar && r0 <= 2355:
		d := 2569 - r0
		return 50 / math.Sqrt(0.662+float64(0.00000739*float64(d*d)))
	case !r.steepStar && r0 <= 2200:
		d := 2200 - r0
		return 50 / math.Sqrt(1+float64(d*d)/100000)
	}
	return 50
}

// Effective returns N', the smaller of N and N* (section 3). Games that are
// not known are more than N*.
func (r *Rules) Effective(s Start) float64 {
	star := r.Star(s.R0)
	if s.Counted && float64(s.N) < star {
		return float64(s.N)
	}
	return star
}
