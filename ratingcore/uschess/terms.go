package uschess

import "slices"

// Steep says whether N* follows the formula of 2013 (section 3), which ends at
// 2355, and not that of the 2011 text, which ends at 2200.
func (r *Rules) Steep() bool { return r.steepStar }

// Floats says whether ratings are stored as computed (section 1), and not as
// whole numbers.
func (r *Rules) Floats() bool { return r.floats }

// ReducesK says whether K is reduced above 2200 in the section: its Regular
// side when it is dual-rated (section 4.2).
func (s *Section) ReducesK() bool { return s.Dual && s.System == Regular && s.Rules.reducedK }

// At returns the value of f at a rating, for a step of the special formula
// (section 4.1): the points expected there less those made, both with the
// prior's.
func (s *Step) At(r float64) float64 {
	f := float64(s.Effective*PWe(r, s.Adjusted)) - s.AdjustedScore
	for _, opp := range s.Opponents {
		f += PWe(r, opp)
	}
	return f
}

// Ends returns where the lines of a step of the special formula begin and end,
// from the lowest up: its knots, one that several lines share as often as they
// do.
func (s *Step) Ends() []float64 {
	list := make([]float64, 0, 2*len(s.Opponents)+2)
	add := func(r float64) { list = append(list, r-reach, r+reach) }
	if s.Effective > 0 {
		add(s.Adjusted)
	}
	for _, opp := range s.Opponents {
		add(opp)
	}
	slices.Sort(list)
	return list
}
