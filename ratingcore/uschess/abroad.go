package uschess

// AbroadGame is a game of a FIDE event abroad against an opponent with a FIDE
// rating.
type AbroadGame struct {
	Opponent string  // tells opponents apart, for the bonus
	FIDE     float64 // the opponent's FIDE rating
	Half     uint8   // half points made
}

// Abroad is a player's part in a FIDE event abroad.
type Abroad struct {
	Rules  Rules
	End    Day      // last day, which becomes the date of the rating
	Youth  bool     // a youth event, with a conversion of its own
	Before Standing // Regular, before the event
	OLM    bool
	Games  []AbroadGame // opponents without a FIDE rating left out
}

// Eligible says whether the player's rating is adjusted: over the board
// Regular, and established where the text of 2025 is in force (section 6).
func (a *Abroad) Eligible() bool {
	return a.Before.Rated && (a.Rules.Base != Text2025 || a.Before.Established())
}

// Convert returns an opponent's rating on the US Chess scale.
func (a *Abroad) Convert(fide float64) float64 {
	if a.Youth {
		return a.Rules.YouthFIDE(fide)
	}
	return a.Rules.FIDE(fide)
}

// Rate applies the standard formula once, with bonus, then floors by the
// counts before the event and storage. N grows by the games; wins, draws and
// events do not (section 6; rating-notes 24). A player who is not eligible
// keeps rating and games.
func (a *Abroad) Rate() *Result {
	games := make([]Game, len(a.Games))
	number := map[string]int32{}
	for i, g := range a.Games {
		id, met := number[g.Opponent]
		if !met {
			id = int32(len(number) + 1)
			number[g.Opponent] = id
		}
		games[i] = Game{Opponent: id, Half: g.Half}
	}
	s := &Section{Rules: a.Rules, System: Regular, End: a.End}
	b := &a.Before
	e := Entrant{Before: *b, OLM: a.OLM, Games: games,
		Start: Start{R0: b.Rating, N: b.Games, Counted: b.Counted, Rated: b.Rated, Streak: b.Streak}}
	if !a.Eligible() {
		e.Games = nil
	}
	s.Entrants = []Entrant{e}
	return &Result{Section: s, Outcomes: []Outcome{a.outcome(s, &e)}, abroad: a}
}

func (a *Abroad) outcome(s *Section, e *Entrant) Outcome {
	var o Outcome
	s.enter(e, &o)
	o.After = e.Before
	if o.Games == 0 {
		s.keep(e, &o)
		return o
	}
	o.Formula = Standard // whatever the games
	o.K, _ = s.kFactor(&e.Start, o.Effective, o.Games)
	o.Threshold = s.Rules.threshold(o.Games)
	own := Power(o.R0)
	for _, g := range a.Games {
		o.Expected += own / (own + Power(a.Convert(g.FIDE)))
	}
	var r float64
	r, o.Bonus = standard(&o, o.Expected, s.earnsBonus(e.Games))
	o.Raw = max(100, r)
	s.settle(e, &o, o.Raw)
	return o
}
