package uschess

// Section is one section to be rated in one system: numbers only.
type Section struct {
	Rules    Rules
	System   System
	End      Day       // last day, which becomes the date of the ratings
	Dual     bool      // the time control is rated Regular and Quick, so that K is reduced above 2200 in Regular
	Match    bool      // an individual match
	Entrants []Entrant // one a member
}

// Entrant is one member in a section.
type Entrant struct {
	Before Standing // in this system, before the section
	Start  Start    // step 1, from Rules.Begin
	OLM    bool     // holds the original Life Master title
	Games  []Game   // the rated games, in pairing order
}

// Game is one rated game.
type Game struct {
	Opponent int32 // index into Section.Entrants
	Half     uint8 // half points made: 2 won, 1 drew, 0 lost
}

// Result is a rated section: what went in, and an outcome for each entrant.
type Result struct {
	Section  *Section
	Outcomes []Outcome

	abroad *Abroad // of a FIDE event abroad
}

// Rate carries out steps 2 to 5 for every entrant, then matches, floors and
// storage (sections 1, 5 and 7), and advances the standings.
//
// All players go through a step before the next begins. What a step reads of
// opponents stands in arrays of their ratings and of 10^(rating/400), so that
// an expectancy costs a division and no power.
func Rate(s *Section) *Result {
	n := len(s.Entrants)
	floats := make([]float64, 4*n)
	w := work{Section: s, out: make([]Outcome, n), eligible: make([]bool, n),
		ratings: floats[:n:n], powers: floats[n : 2*n : 2*n], own: floats[2*n : 3*n : 3*n]}
	w.prepare()
	w.firstEstimates()
	middle := floats[3*n:]
	for i := range middle {
		middle[i] = w.formula(i)
	}
	for i, m := range middle {
		w.ratings[i], w.powers[i] = m, Power(m)
	}
	for i := range w.out {
		o := &w.out[i]
		o.Middle = middle[i]
		o.Raw = w.formula(i)
		s.conclude(&s.Entrants[i], o)
	}
	return &Result{Section: s, Outcomes: w.out}
}

// work is the state of Rate.
type work struct {
	*Section
	out      []Outcome
	ratings  []float64 // of the opponents in this step
	powers   []float64 // 10^(rating/400) of them
	own      []float64 // 10^(R0/400)
	eligible []bool    // for a bonus
	buffer   [64]float64
}

// prepare is step 2, with all that stays the same in the later steps.
func (w *work) prepare() {
	for i := range w.out {
		e, o := &w.Entrants[i], &w.out[i]
		w.ratings[i] = e.Start.R0
		w.own[i] = Power(e.Start.R0)
		w.powers[i] = w.own[i]
		w.eligible[i] = w.enter(e, o)
	}
}

// enter fills what an outcome holds before step 3, with the wins and draws of
// the section in the standing after it. It says whether the games admit a
// bonus, for the standard formula.
func (s *Section) enter(e *Entrant, o *Outcome) (eligible bool) {
	st := &e.Start
	o.R0, o.N, o.Counted = st.R0, st.N, st.Counted
	o.Star = s.Rules.Star(st.R0)
	o.Effective = o.Star
	if st.Counted {
		o.Effective = min(o.Star, float64(st.N))
	}
	o.After = e.Before
	o.Games = len(e.Games)
	if o.Games == 0 {
		return false
	}
	wins, half := 0, 0
	for j := range e.Games {
		half += int(e.Games[j].Half)
		wins += int(e.Games[j].Half >> 1)
	}
	o.Score = float64(half) / 2
	o.After.Wins += wins
	o.After.Draws += half - 2*wins
	if o.Games >= 3 {
		o.After.Events++
	}
	o.Formula = Special
	if !st.Rated && st.N == 0 {
		o.HasFirst = true
	} else if st.Streak == Neither && (!st.Counted || st.N > 8) { // section 1, step 4
		o.Formula = Standard
		o.K, o.Reduced = s.kFactor(st, o.Effective, o.Games)
		o.Threshold = s.Rules.threshold(o.Games)
		return s.earnsBonus(e.Games)
	}
	return false
}

// firstEstimates is step 3: the special formula with one effective game, for
// unrated players with N = 0; the opponents count at their step-1 ratings.
func (w *work) firstEstimates() {
	var p special
	for i := range w.out {
		if o := &w.out[i]; o.HasFirst {
			p = special{neff: 1, r0: o.R0, share: 0.5, opps: w.opponents(i), score: o.Score}
			o.First = p.solve()
		}
	}
	for i := range w.out {
		if o := &w.out[i]; o.HasFirst {
			w.ratings[i], w.powers[i] = o.First, Power(o.First)
		}
	}
}

// formula carries out step 4 or 5 for one player; it returns the rating, at
// least 100, and leaves the formula's quantities in the outcome.
func (w *work) formula(i int) float64 {
	o := &w.out[i]
	switch o.Formula {
	case Standard:
		q, e := w.own[i], 0.0
		games := w.Entrants[i].Games
		for j := range games {
			e += q / (q + w.powers[games[j].Opponent])
		}
		var r float64
		o.Expected = e
		r, o.Bonus = standard(o, e, w.eligible[i])
		return max(100, r)
	case Special:
		p := prior(&w.Entrants[i].Start, o.Effective)
		p.opps, p.score = w.opponents(i), o.Score
		return p.solve()
	}
	return o.R0
}

// opponents returns the ratings of a player's opponents in this step, in a
// buffer that the next call uses again.
func (w *work) opponents(i int) []float64 {
	games := w.Entrants[i].Games
	list := w.buffer[:0]
	for j := range games {
		list = append(list, w.ratings[games[j].Opponent])
	}
	return list
}
