package ratingcore

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"wallchart/ratingcore/uschess"
)

// checkMember looks at a member who plays in a section: once in each section,
// though he may have several rows. It says whether he has a rating in one of
// the section's systems.
func (c *checker) checkMember(index int, p *plan, player int) (rated bool) {
	m := &c.e.Players[player]
	for _, sys := range p.systems {
		rated = rated || m.Standings[sys].Rated
	}
	first := c.playing[player] == 0
	c.playing[player] = int32(index + 1)
	if !first {
		return rated
	}
	c.checkBirth(m)
	for sys := range m.usChess() {
		if s := &m.Standings[sys]; s.Rated && c.choice.Family == USChess {
			c.checkStanding(p, m, System(sys))
		}
	}
	return rated
}

func (c *checker) checkBirth(m *Player) {
	if !m.Birth.Known() || !c.end.Known() {
		return
	}
	if age := uschess.Age(m.Birth, c.end); age < 3 || age > 110 {
		c.add(odd("birth", m.At.Cell("Birth date")).of(m), "%s is %.0f years old by the birth date %s: correct the date",
			m.Name, math.Floor(age), m.Birth)
	}
}

// checkStanding looks for counts and ratings that cannot be.
func (c *checker) checkStanding(p *plan, m *Player, sys System) {
	s := &m.Standings[sys]
	tell := func(rule, heading, format string, args ...any) {
		text := fmt.Sprintf(format, args...)
		c.add(odd(rule, m.At.Cell(sys.String()+" "+heading)).of(m), "%s: %s %s", m.Name, sys.Name(), text)
	}
	floor, kind := p.rules.Floor(uschess.System(sys), s, s, m.OLM)
	switch {
	case s.Rating < 100 || s.Rating > 3100:
		tell("rating", "rating", "rating %g is outside 100 to 3100: check it", s.Rating)
	case uschess.Shown(s.Rating) < floor:
		tell("under-floor", "rating", "rating %s is under the %s floor of %.0f: check rating, peak and counts", Whole(s.Rating), kind, floor)
	}
	if s.Peak > 0 && s.Peak < s.Rating && s.Established() {
		tell("peak", "peak", "peak %s is lower than the rating %s: the rating is taken as peak", Whole(s.Peak), Whole(s.Rating))
	}
	if s.Date.Known() && c.end.Known() && s.Date > c.end {
		tell("dates", "date", "rating is dated %s, after the event: it may hold this event already", s.Date)
	}
	if !s.Counted {
		return
	}
	switch {
	case s.Games < 0 || s.Wins < 0 || s.Draws < 0 || s.Events < 0:
		tell("counts", "games", "counts are below zero: correct them")
	case s.Wins+s.Draws > s.Games:
		tell("counts", "wins", "%s and %s are more than the %s: check the counts", Count(s.Wins, "win"), Count(s.Draws, "draw"), Count(s.Games, "game"))
	case 3*s.Events > s.Games:
		tell("counts", "events", "%s of three games or more, but only %s: check the counts", Count(s.Events, "event"), Count(s.Games, "game"))
	case s.Games == 0:
		tell("counts", "games", "rating %s is based on 0 games: the special formula starts from it without weight", Whole(s.Rating))
	}
	if s.Peak > 0 && s.Games <= 25 {
		tell("peak", "peak", "peak %s stands beside %s; a rating is established from 26 on: the peak is believed", Whole(s.Peak), Count(s.Games, "game"))
	}
	if s.Streak == uschess.AllLosses && s.Wins+s.Draws > 0 {
		tell("record", "record", "record says all losses, but there are %d wins and %d draws: check the record", s.Wins, s.Draws)
	}
}

// gamesUnknown tells, once a section and system, whose games count is blank.
func (c *checker) gamesUnknown(s *Section, p *plan) {
	if c.choice.Family == IrishRules {
		return // blank games are a full rating there
	}
	for _, sys := range p.systems {
		var blank []int
		for i := range s.Entries {
			st := &c.e.Players[s.Entries[i].Player].Standings[sys]
			if st.Rated && !st.Counted && !slices.Contains(blank, s.Entries[i].Player) {
				blank = append(blank, s.Entries[i].Player)
			}
			if len(blank) > 64 {
				break
			}
		}
		if len(blank) == 0 {
			continue
		}
		m := &c.e.Players[blank[0]]
		text := fmt.Sprintf("%s has a %s rating without a games count", m.Name, sys.Name())
		if n := len(blank); n > 1 {
			text = fmt.Sprintf("%s players have a %s rating without a games count (%s …)", some(n), sys.Name(), m.Name)
		}
		c.add(odd("games", m.At.Cell(sys.String()+" games")).of(m), "%s: rated as established, with more games than N*; fill in the games of provisional players", text)
	}
}

func some(n int) string {
	if n > 64 {
		return "more than 64"
	}
	return fmt.Sprint(n)
}

// checkMatch tells which conditions of a match are not met (section 7 of the
// 2025 document): it is rated all the same.
func (c *checker) checkMatch(s *Section) {
	if s.Kind != Match {
		return
	}
	var without []string
	var ratings []float64
	for i := range s.Entries {
		m := &c.e.Players[s.Entries[i].Player]
		st := &m.Standings[Regular]
		if s.Online {
			st = &m.Standings[OnlineRegular]
		}
		if !st.Established() {
			without = append(without, m.Name)
		} else {
			ratings = append(ratings, st.Rating)
		}
	}
	if len(without) > 0 {
		c.add(odd("match", s.Chart.Row), "a match asks for established ratings, which %s %s not: the office may refuse it",
			strings.Join(without, " and "), map[bool]string{true: "has", false: "have"}[len(without) == 1])
	}
	if len(ratings) > 1 && slices.Max(ratings)-slices.Min(ratings) > 400 {
		c.add(odd("match", s.Chart.Row), "the players of the match are %s points apart, more than the 400 allowed: the office may refuse it",
			Whole(slices.Max(ratings)-slices.Min(ratings)))
	}
	if len(s.Entries) != 2 {
		c.add(odd("match", s.Chart.Row), "a match has two players, this section %d: each change is held to 50 points, with the ordinary bonus", len(s.Entries))
	}
	c.add(note("match", s.Chart.Row), "check by hand: matches may change a rating by at most 100 points in 180 days and 200 in three years")
}
