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
	var games []uscf1994.Game
	met := make([][]int, len(players))
	for _, g := range gamesOnce(f) {
		games = append(games, uscf1994.Game(g))
		met[g.Player] = append(met[g.Player], g.Opponent)
		met[g.Opponent] = append(met[g.Opponent], g.Player)
	}
	s.Report = uscf1994.Rate(uscf1994.Rules{Proposed: c.choice.Family == Committee1994New}, players, games)
	for i, p := range f.members {
		m, o := &r.After[p], &s.Report[i]
		before := m.Standings[Regular]
		x := otherRating{Rating: Rating{Before: before, After: before, Games: o.Games, Score: o.Score, Post: o.New,
			HasK: o.K > 0, K: o.K, Expected: o.Expected}}
		x.meet1994(o, met[i])
		if o.Games > 0 && o.Rated {
			x.After.Rated, x.After.Rating, x.After.Date = true, uschess.Shown(o.New), s.End
			if before.Counted || !before.Rated {
				x.After.Counted, x.After.Games = true, o.NewGames
			}
		}
		x.Young = [2]int{committeeYoung(before), committeeYoung(x.After)}
		m.Standings[Regular] = x.After
		s.others = append(s.others, x)
		c.keep(p, o, m)
	}
}

// meet1994 takes over the games of an outcome; those of earlier sections that
// were on file stand before them and are left out.
func (x *otherRating) meet1994(o *uscf1994.Outcome, opponents []int) {
	x.met = o.Opponents[len(o.Opponents)-len(opponents):]
	for j, opponent := range opponents {
		g := metGame{opponent, x.met[j], math.NaN()}
		if o.K > 0 {
			g.expected = uscf1994.Expect(x.Before.Rating, g.rating)
		}
		x.games = append(x.games, g)
	}
}

// keep holds an unrated player's games for the next section, and tells.
func (c *checker) keep(player int, o *uscf1994.Outcome, m *Player) {
	if c.saved == nil {
		c.saved = map[int][]uscf1994.Saved{}
	}
	c.saved[player] = o.Saved
	if o.Formula == uscf1994.OnFile {
		they := "they are"
		if len(o.Saved) == 1 {
			they = "it is"
		}
		c.add(note("on-file", m.At.Row).of(m), "%s stays unrated: with %s, all won, all lost or fewer than four, %s kept and rated with the next event",
			m.Name, Count(len(o.Saved), "game"), they)
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
