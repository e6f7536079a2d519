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
	o := Outcome{R0: e.Start.R0, N: e.Start.N, Counted: e.Start.Counted, After: e.Before, Games: len(e.Games)}
	o.Star, o.Effective = s.Rules.Star(o.R0), s.Rules.Effective(e.Start)
	if o.Games == 0 {
		o.Post = e.Before.Rating
		o.Floor, o.FloorKind = s.Rules.Floor(s.System, &e.Before, &e.Before, e.OLM)
		return o
	}
	f := s.standard(e, o.Effective)
	own := Power(o.R0)
	half := 0
	for _, g := range a.Games {
		o.Expected += own / (own + Power(a.Convert(g.FIDE)))
		half += int(g.Half)
	}
	o.Score = float64(half) / 2
	o.Formula, o.K, o.Threshold = Standard, f.k, f.threshold
	r, bonus := f.apply(o.R0, o.Score, o.Expected)
	o.Bonus, o.Raw = bonus, max(100, r)
	s.settle(e, &o, o.Raw)
	return o
}
