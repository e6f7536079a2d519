package ratingcore

import (
	"slices"

	"wallchart/ratingcore/uschess"
)

// withRows returns a copy of a FIDE section with an entry for each member, in
// the order in which they first appear.
func withRows(s *Section) *Section {
	c := *s
	seen := map[int]bool{}
	for i := range s.Games {
		g := &s.Games[i]
		if !seen[g.Player] {
			seen[g.Player] = true
			c.Entries = append(c.Entries, Entry{Number: Number(len(c.Entries) + 1), Player: g.Player, Total: Unknown, At: g.At})
		}
	}
	return &c
}

// GamesOf returns the games of an entry of a FIDE section, in sheet order.
func (s *RatedSection) GamesOf(entry int) []ForeignGame {
	var list []ForeignGame
	for i := range s.Section.Games {
		if g := &s.Section.Games[i]; g.Player == s.Entries[entry].Player {
			list = append(list, *g)
		}
	}
	return list
}

// countAbroad fills scores and games: only opponents with a FIDE rating count
// in the games.
func (s *RatedSection) countAbroad() {
	for i := range s.Entries {
		for _, g := range s.GamesOf(i) {
			s.Scores[i] += g.Points
			if g.FIDE > 0 {
				s.Games[i]++
			}
		}
	}
}

// rateAbroad adjusts each member's Regular rating from his games abroad
// (2025 document, section 6; rating-notes 24).
func (c *checker) rateAbroad(s *RatedSection, r *Rated) {
	s.Systems = slices.DeleteFunc(slices.Clone(s.Systems), func(sys System) bool { return sys != Regular })
	if len(s.Systems) == 0 {
		s.Systems = []System{Regular}
	}
	s.Results = []*uschess.Result{{}}
	for i := range s.Entries {
		m := &r.After[s.Entries[i].Player]
		a := &uschess.Abroad{Rules: s.Rules, End: s.End, Youth: s.Kind == FIDEYouth, Before: m.Standings[Regular], OLM: m.OLM}
		for _, g := range s.GamesOf(i) {
			if g.FIDE > 0 {
				a.Games = append(a.Games, uschess.AbroadGame{Opponent: g.Opponent, FIDE: g.FIDE, Half: uint8(g.Points)})
			} else {
				c.add(note("abroad", g.At.Cell("Opponent FIDE")).of(m), "%s: %q has no FIDE rating, so the game is not counted", m.Name, g.Opponent)
			}
		}
		if !a.Eligible() {
			c.add(note("abroad", s.Entries[i].At.Row).of(m),
				"%s keeps the rating: only established Regular ratings are adjusted for FIDE events abroad", m.Name)
		}
		one := a.Rate()
		s.abroad = append(s.abroad, one)
		s.Member = append(s.Member, i)
		s.Results[0].Outcomes = append(s.Results[0].Outcomes, one.Outcomes[0])
		m.Standings[Regular] = one.Outcomes[0].After
	}
}
