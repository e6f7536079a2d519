package uschess

import "slices"

// Step is one computation of a rating, with every opponent.
type Step struct {
	Formula   Formula
	Opponents []float64 // the ratings used, in the order of the games
	Expects   []float64 // the expectancy against each: We at R0, or PWe at the result
	Effective float64   // N' used; 1 in step 3

	Adjusted      float64   // special: R0'
	AdjustedScore float64   // special: S'
	Knots         []float64 // special: where f bends, from the lowest up, each once

	Left float64 // special: f at the result, 0 unless that was cut to 100 or 2700

	K         float64 // standard, like the next five
	Expected  float64 // E
	Change    float64 // K(S − E)
	Eligible  bool    // a bonus could be earned
	Threshold float64 // B·√m'
	Bonus     float64

	Result float64 // the rating, at least 100
}

// Trace is how a rating came about: steps 3, 4 and 5. First is nil where step
// 3 does not apply, Middle in a FIDE event abroad, all three without a game.
type Trace struct {
	First, Middle, Final *Step
}

// Trace derives the steps of an entrant once more, with all that Rate does
// not keep.
func (r *Result) Trace(entrant int) Trace {
	o, e := &r.Outcomes[entrant], &r.Section.Entrants[entrant]
	if o.Games == 0 {
		return Trace{}
	}
	if r.abroad != nil {
		return Trace{Final: r.standardStep(e, o, r.converted())}
	}
	var t Trace
	start, first, middle := r.seen(e)
	if o.HasFirst {
		t.First = specialStep(special{neff: 1, r0: o.R0, share: 0.5, opps: start, score: o.Score})
	}
	step := r.specialStep
	if o.Formula == Standard {
		step = r.standardStep
	}
	t.Middle, t.Final = step(e, o, first), step(e, o, middle)
	return t
}

// Opponents returns the ratings at which an entrant's opponents counted in
// step 4, in the order of the games: before the section, for unrated players
// the estimate of step 3, else the start of step 1. Abroad they are the
// converted ratings.
func (r *Result) Opponents(entrant int) []float64 {
	if r.abroad != nil {
		return r.converted()
	}
	games := r.Section.Entrants[entrant].Games
	list := make([]float64, len(games))
	for i, g := range games {
		list[i] = r.Outcomes[g.Opponent].first()
	}
	return list
}

// first returns the rating that opponents use in step 4.
func (o *Outcome) first() float64 {
	if o.HasFirst {
		return o.First
	}
	return o.R0
}

// seen returns the opponents' ratings of steps 3, 4 and 5.
func (r *Result) seen(e *Entrant) (start, first, middle []float64) {
	for _, g := range e.Games {
		opp := &r.Outcomes[g.Opponent]
		start = append(start, opp.R0)
		first = append(first, opp.first())
		middle = append(middle, opp.Middle)
	}
	return start, first, middle
}

func (r *Result) converted() []float64 {
	var list []float64
	for _, g := range r.abroad.Games {
		list = append(list, r.abroad.Convert(g.FIDE))
	}
	return list
}

func (r *Result) standardStep(e *Entrant, o *Outcome, opps []float64) *Step {
	s := &Step{Formula: Standard, Opponents: opps, Effective: o.Effective, K: o.K, Threshold: o.Threshold,
		Eligible: r.Section.earnsBonus(e.Games)}
	own := Power(o.R0)
	for _, opp := range opps {
		we := own / (own + Power(opp))
		s.Expects = append(s.Expects, we)
		s.Expected += we
	}
	s.Change = float64(o.K * (o.Score - s.Expected))
	s.Result, s.Bonus = standard(o, s.Expected, s.Eligible)
	s.Result = max(100, s.Result)
	return s
}

func (r *Result) specialStep(e *Entrant, o *Outcome, opps []float64) *Step {
	p := prior(&e.Start, o.Effective)
	p.opps, p.score = opps, o.Score
	return specialStep(p)
}

func specialStep(p special) *Step {
	s := &Step{Formula: Special, Opponents: p.opps, Effective: p.neff, Adjusted: p.r0, AdjustedScore: p.adjusted(), Result: p.solve()}
	for _, opp := range p.opps {
		s.Expects = append(s.Expects, PWe(s.Result, opp))
	}
	for _, k := range p.knots() {
		s.Knots = append(s.Knots, k.at)
	}
	s.Knots = slices.Compact(s.Knots)
	s.Left = float64(p.neff*PWe(s.Result, p.r0)) - s.AdjustedScore
	for _, e := range s.Expects {
		s.Left += e
	}
	return s
}
