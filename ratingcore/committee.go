package ratingcore

import (
	"math"

	"wallchart/ratingcore/uscf1994"
	"wallchart/ratingcore/uschess"
)

// rate1994 rates a section by the rules of the 1994 report. Ratings are stored
// rounded; Rating.Post keeps the decimals. The games of an unrated player that
// are kept on file wait for the next section of the event.
func (c *checker) rate1994(f field, r *Rated) {
	s := f.RatedSection
	players := make([]uscf1994.Player, len(f.members))
	for i, p := range f.members {
		players[i] = committee(&r.After[p], r.End)
		players[i].Saved = c.saved[p]
	}
	games := make([]uscf1994.Game, 0, len(f.games))
	for _, g := range irishGames(f) {
		games = append(games, uscf1994.Game(g))
	}
	s.Report = uscf1994.Rate(uscf1994.Rules{Proposed: c.choice.Family == Committee1994New}, players, games)
	for i, p := range f.members {
		m, o := &r.After[p], &s.Report[i]
		before := m.Standings[Regular]
		x := otherRating{Rating: Rating{Before: before, After: before, Games: o.Games, Score: o.Score, Post: o.New}, met: o.Opponents}
		if len(players[i].Saved) > 0 {
			x.met = o.Opponents[len(players[i].Saved):] // those of this section
		}
		if o.Games > 0 && o.Rated {
			x.After.Rated, x.After.Rating, x.After.Date = true, uschess.Shown(o.New), s.End
			x.After.Counted, x.After.Games = before.Counted || !before.Rated, o.NewGames
		}
		x.Young = [2]int{committeeYoung(before), committeeYoung(x.After)}
		m.Standings[Regular] = x.After
		s.others = append(s.others, x)
		c.keep(p, o, m)
	}
}

// keep holds an unrated player's games for the next section, and tells.
func (c *checker) keep(player int, o *uscf1994.Outcome, m *Player) {
	if c.saved == nil {
		c.saved = map[int][]uscf1994.Saved{}
	}
	c.saved[player] = o.Saved
	if o.Formula == uscf1994.OnFile {
		c.add(note("on-file", m.At.Row).of(m), "%s stays unrated: with %d games, all won, all lost or fewer than four, they are kept and rated with the next event",
			m.Name, len(o.Saved))
	}
}

// committee makes the numbers of a player. A rating whose games are not known
// is established.
func committee(m *Player, end Day) uscf1994.Player {
	st := &m.Standings[Regular]
	p := uscf1994.Player{Rated: st.Rated, Rating: st.Rating, Games: st.Games, FIDE: m.FIDE.Rating, Age: -1}
	if st.Rated && !st.Counted {
		p.Games = uscf1994.Established
	}
	if age := uschess.Age(m.Birth, end); m.Birth.Known() && age >= 3 {
		p.Age = int(math.Floor(age))
	}
	return p
}

// committeeYoung returns the games behind a rating that is provisional by the
// rules of 1994.
func committeeYoung(s Standing) int {
	if s.Rated && s.Counted && s.Games < uscf1994.Established {
		return s.Games
	}
	return 0
}
