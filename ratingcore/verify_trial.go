package ratingcore

import "wallchart/ratingcore/uschess"

// A fact about one player whose starting rating is known changes his step 4
// alone, and with it step 5 of himself and his opponents. So it is tried on
// these: each is rated anew against opponents who stand still, which costs
// microseconds where a whole section costs a millisecond.

// trial rates one member against opponents at fixed ratings.
type trial struct {
	entrants []uschess.Entrant
	games    []uschess.Game
}

// fact is something that a crosstable does not show, put to the test.
type fact struct {
	streak  uschess.Streak
	games   int
	counted bool
}

// with returns an entrant under a fact.
func (f fact) with(e uschess.Entrant) uschess.Entrant {
	e.Before.Streak, e.Start.Streak = f.streak, f.streak
	if f.counted {
		e.Before.Games, e.Before.Counted = f.games, true
		e.Start.N, e.Start.Counted = f.games, true
	}
	return e
}

// facts lists what is tried on a member: for a rating of which the games are
// known, that all were won or all lost; else how many there are, as many as
// matter (section 3).
func (x *search) facts(m int) (list []fact) {
	b, w := &x.given[m].Before, x.want[m]
	switch {
	case !b.Rated || len(x.given[m].Games) == 0:
	case b.Counted && b.Streak == uschess.Neither:
		return []fact{{streak: uschess.AllWins}, {streak: uschess.AllLosses}}
	case !b.Counted:
		if m := len(x.given[m].Games); w != nil && w.Counted && w.Games > m {
			list = append(list, fact{games: w.Games - m, counted: true})
		}
		for n := 26; n <= 50 && float64(n) < x.result.Outcomes[m].Star; n++ {
			list = append(list, fact{games: n, counted: true})
		}
	}
	return list
}

// against rates a member, as the entrant given, against opponents at ratings
// that stay.
func (x *search) against(m int, e uschess.Entrant, rating func(opponent int) float64) *uschess.Outcome {
	t := &x.trial
	t.entrants = append(t.entrants[:0], e)
	t.games = t.games[:0]
	for _, opp := range x.met[m] {
		r := rating(int(opp))
		t.entrants = append(t.entrants, uschess.Entrant{Start: uschess.Start{R0: r, Counted: true, Rated: true}})
	}
	for _, g := range e.Games {
		for i, opp := range x.met[m] {
			if opp == g.Opponent {
				g.Opponent = int32(i + 1)
				break
			}
		}
		t.games = append(t.games, g)
	}
	t.entrants[0].Games = t.games
	if len(x.section.Entrants) > 2 { // a match of two players has a rule of its own
		t.entrants = append(t.entrants, uschess.Entrant{})
	}
	small := *x.section
	small.Entrants = t.entrants
	return &uschess.Rate(&small).Outcomes[0]
}

// first is the rating at which a member's opponents see him in step 4.
func (x *search) first(m int) float64 {
	if o := &x.result.Outcomes[m]; o.HasFirst {
		return o.First
	} else {
		return o.R0
	}
}

func (x *search) middle(m int) float64 { return x.result.Outcomes[m].Middle }

// alone returns the outcome of a member under a fact.
func (x *search) alone(m int, f fact) *uschess.Outcome {
	return x.against(m, f.with(x.given[m]), x.middle)
}

// gain returns by how many members more fit under facts about some of them.
// Facts about two who met each other act on both.
func (x *search) gain(about map[int]fact) int {
	middles := map[int]float64{}
	for m, f := range about {
		middles[m] = x.against(m, f.with(x.given[m]), x.first).Raw
	}
	middle := func(m int) float64 {
		if r, ok := middles[m]; ok {
			return r
		}
		return x.middle(m)
	}
	seen, gain := map[int]bool{}, 0
	look := func(m int) {
		if seen[m] || x.want[m] == nil {
			return
		}
		seen[m] = true
		e := x.section.Entrants[m]
		if f, ok := about[m]; ok {
			e = f.with(x.given[m])
		}
		gain += b2i(x.fit(m, x.against(m, e, middle))) - b2i(x.fits[m])
	}
	for m := range about {
		look(m)
		for _, opp := range x.met[m] {
			look(int(opp))
		}
	}
	return gain
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
