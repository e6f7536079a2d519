package ratingcore

import (
	"math"

	"wallchart/ratingcore/icu"
	"wallchart/ratingcore/uschess"
)

// fullRating is the number of games from which an Irish rating is full.
const fullRating = 20

// rateIrish rates a section by the ICU rules. Ratings are stored rounded, as
// the Union publishes them; Rating.Post keeps the decimals.
func (c *checker) rateIrish(f field, r *Rated) {
	s := f.RatedSection
	players := make([]icu.Player, len(f.members))
	for i, p := range f.members {
		players[i] = irish(&r.After[p], s.Start)
	}
	s.Irish = icu.Rate(players, gamesOnce(f))
	for i, p := range f.members {
		m, o := &r.After[p], &s.Irish.Outcomes[i]
		before := m.Standings[ICU]
		x := otherRating{Rating: Rating{Before: before, After: before, Games: len(f.games[i]), Score: o.Score, Post: o.New,
			HasK: players[i].Kind == icu.Full, K: players[i].K, Expected: o.Expected, Bonus: o.Bonus}}
		x.Young[0] = irishYoung(before)
		if x.Games > 0 && o.Rated && !m.Irish.Fixed {
			x.After.Rated, x.After.Rating, x.After.Date = true, icu.Shown(o.New), s.End
			if before.Counted || !before.Rated {
				x.After.Counted, x.After.Games = true, before.Games+x.Games
			}
		}
		if x.Games > 0 && !o.Rated {
			c.add(note("unrateable", m.At.Row).of(m), "%s cannot be rated: every opponent, and every opponent of theirs, is without a full rating", m.Name)
		}
		x.Young[1] = irishYoung(x.After)
		x.meet(o, players[i].Rating)
		m.Standings[ICU] = x.After
		s.others = append(s.others, x)
	}
}

// meet takes over the games of an outcome. A performance counts those against
// players who have a value.
func (x *otherRating) meet(o *icu.Outcome, rating float64) {
	for _, g := range o.Met {
		x.games = append(x.games, metGame{g.Opponent, g.Value, icu.Expect(rating, g.Value)})
		if math.IsNaN(g.Value) {
			x.Score -= g.Score
		} else {
			x.met = append(x.met, g.Value)
		}
	}
}

// irishYoung returns the games behind an Irish rating that is not full yet.
func irishYoung(s Standing) int {
	if s.Rated && s.Counted && s.Games < fullRating {
		return s.Games
	}
	return 0
}

// irish makes the numbers of a player. The K-factor is the one given, else by
// rating, age and years since joining at the start of the event.
func irish(m *Player, start Day) icu.Player {
	st := &m.Standings[ICU]
	p := icu.Player{Rating: st.Rating, Games: st.Games, K: m.Irish.K}
	switch {
	case !st.Rated:
		p.Kind = icu.Unrated
	case m.Irish.Fixed:
		p.Kind = icu.Foreign
	case irishYoung(*st) > 0:
		p.Kind = icu.Provisional
	case p.K == 0:
		p.K = icu.KFactor(st.Rating, date(start), date(m.Birth), date(m.Irish.Joined))
	}
	return p
}

func date(d uschess.Day) icu.Date {
	y, m, day := d.Civil()
	return icu.Date{Year: y, Month: m, Day: day}
}

// gamesOnce names each game of a field once.
func gamesOnce(f field) []icu.Game {
	var games []icu.Game
	for i, list := range f.games {
		for _, g := range list {
			if int(g.Opponent) > i {
				games = append(games, icu.Game{Player: i, Opponent: int(g.Opponent), Score: float64(g.Half) / 2})
			}
		}
	}
	return games
}
