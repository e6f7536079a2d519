package uschess

import "math"

// mostInMatch is the largest change that a match may bring (section 7).
const mostInMatch = 50

// conclude takes the value of step 5 to the rating that is stored: the limit
// of a match, the floor, rounding, in this order (rating-notes 19 and 23),
// and completes the standing, whose counts stand there already.
func (s *Section) conclude(e *Entrant, o *Outcome) {
	r := o.Raw
	switch {
	case o.Games == 0:
		s.keep(e, o)
		return
	case s.Match:
		o.Clipped = max(o.R0-mostInMatch, min(o.R0+mostInMatch, r))
		o.Limited = o.Clipped != r
		r = o.Clipped
	}
	s.settle(e, o, r)
}

// keep leaves a player without a rated game as he was.
func (s *Section) keep(e *Entrant, o *Outcome) {
	o.Post = e.Before.Rating
	o.Floor, o.FloorKind = s.Rules.Floor(s.System, &e.Before, &e.Before, e.OLM)
}

// settle applies floor and storage to a rating and completes the standing.
func (s *Section) settle(e *Entrant, o *Outcome, r float64) {
	o.Floor, o.FloorKind = s.Rules.Floor(s.System, &e.Before, &o.After, e.OLM)
	if o.Floored = r < o.Floor; o.Floored {
		r = o.Floor
	}
	o.Post = s.Rules.Store(o.R0, r)
	a := &o.After
	a.Rated, a.Rating, a.Date = true, o.Post, s.End
	a.Counted, a.Games = o.Counted, 0
	if o.Counted {
		a.Games = o.N + o.Games
	}
	a.Streak = streak(e, o)
	a.Peak = highest(&e.Before)
	if a.Established() {
		a.Peak = max(a.Peak, a.Rating)
	}
}

// streak returns whether every game that N now counts was won, or lost. A
// start from another rating ends it (rating-notes 11).
func streak(e *Entrant, o *Outcome) Streak {
	var now Streak
	switch o.Score {
	case float64(o.Games):
		now = AllWins
	case 0:
		now = AllLosses
	}
	if e.Start.Rated && e.Start.Streak != now || !e.Start.Rated && o.N > 0 {
		return Neither
	}
	return now
}

// Store returns a rating as it is stored: since September 2014 as computed,
// before as a whole number away from the rating it started from; a value
// within 1e-7 of a whole number is whole (rating-notes 22).
func (r *Rules) Store(start, rating float64) float64 {
	if r.floats {
		return rating
	}
	if whole := nearest(rating); math.Abs(rating-whole) < 1e-7 {
		return whole
	}
	if rating < start {
		return math.Floor(rating)
	}
	return math.Ceil(rating)
}

// Shown returns a stored rating as it is shown: rounded half up (section 1).
func Shown(rating float64) float64 { return nearest(rating) }
