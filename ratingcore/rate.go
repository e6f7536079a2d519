package ratingcore

import (
	"slices"

	"wallchart/ratingcore/uschess"
)

// Rate checks the event and rates every section that has no error, in every
// system it counts for. Sections are chained: a later one starts from the
// standings that the earlier ones left (rating-notes 17).
func Rate(e *Event) *Rated {
	c := examine(e)
	r := &Rated{Event: e, Start: c.start, End: c.end, Sections: make([]RatedSection, len(e.Sections))}
	r.After = slices.Clone(e.Players)
	c.rewind(r.After)
	broken := false
	for _, i := range order(c.plans) {
		s := c.newRated(&e.Sections[i], &c.plans[i])
		c.section = s.Section
		switch p := &c.plans[i]; {
		case p.failed:
			broken = true
			s.Systems = nil
		case s.NotRated:
			s.Systems, s.Why = nil, "not to be rated"
		default:
			if broken {
				c.add(odd("chain", s.At.Row), "an earlier section has errors and is not rated: the ratings before this section may change once it is")
			}
			c.rate(s, p, r)
		}
		r.Sections[i] = *s
	}
	c.section = nil
	r.Rules, r.Choice = c.words(r), c.choice
	r.Problems = c.sorted()
	return r
}

// words names the rules in force at the end of the event.
func (c *checker) words(r *Rated) string {
	if c.choice.Family != USChess {
		return c.choice.String()
	}
	return c.choice.on(r.End, r.End).String()
}

// newRated prepares a section: scores and row games, which do not depend on
// ratings. In a FIDE event abroad each member gets a row.
func (c *checker) newRated(s *Section, p *plan) *RatedSection {
	if s.Kind.Foreign() {
		s = withRows(s)
	}
	rs := &RatedSection{Section: s, players: c.e.Players, eventEnd: c.end, failed: p.failed, Start: p.start, End: p.end, Held: p.held, Rules: p.rules, Choice: c.choice, Systems: p.systems, Why: p.why}
	rs.Scores = make([]Points, len(s.Entries))
	rs.Games = make([]int, len(s.Entries))
	for i := range s.Entries {
		e := &s.Entries[i]
		rs.Scores[i] = score(e, p.held)
		for j := range e.Results {
			if e.Results[j].Outcome.Played() {
				rs.Games[i]++
			}
		}
	}
	if s.Kind.Foreign() {
		rs.countAbroad()
	}
	return rs
}

// rate rates one section in all its systems from the standings so far, then
// advances these.
func (c *checker) rate(s *RatedSection, p *plan, r *Rated) {
	switch {
	case s.Kind.Foreign():
		c.rateAbroad(s, r)
	case c.choice.Family == IrishRules:
		c.rateIrish(s.field(p, len(r.After)), r)
	case c.choice.Family == USChess:
		c.rateUSChess(s.field(p, len(r.After)), r)
	default:
		c.rate1994(s.field(p, len(r.After)), r)
	}
}

// rateUSChess rates all systems of a section from the standings before it.
func (c *checker) rateUSChess(f field, r *Rated) {
	s := f.RatedSection
	for _, sys := range s.Systems {
		s.Results = append(s.Results, uschess.Rate(f.entrants(sys, r)))
	}
	for k, sys := range s.Systems {
		for i, player := range f.members {
			o := &s.Results[k].Outcomes[i]
			r.After[player].Standings[sys] = o.After
			c.conditions(s, o, &r.After[player], sys)
		}
	}
}

// field is who plays in a section, the same in each of its systems.
type field struct {
	*RatedSection
	plan    *plan
	members []int            // roster indexes in row order, each once
	games   [][]uschess.Game // by member, opponents as indexes of members
}

// field merges the rows of re-entries (rating-notes 16). It fills Member.
func (s *RatedSection) field(p *plan, roster int) field {
	f := field{RatedSection: s, plan: p}
	at := make([]int32, roster) // member + 1 by roster index
	s.Member = make([]int, len(s.Entries))
	total := 0
	for i := range s.Entries {
		p := s.Entries[i].Player
		if at[p] == 0 {
			f.members = append(f.members, p)
			at[p] = int32(len(f.members))
		}
		s.Member[i] = int(at[p]) - 1
		total += s.Games[i]
	}
	n := newNumbering(s.Section)
	f.games = make([][]uschess.Game, len(f.members))
	all := make([]uschess.Game, 0, total)
	for i := range s.Entries {
		m, from := s.Member[i], len(all)
		for j := range s.Entries[i].Results {
			if g := &s.Entries[i].Results[j]; g.Outcome.Played() {
				opp := s.Member[n.entry(g.Opponent)]
				all = append(all, uschess.Game{Opponent: int32(opp), Half: uint8(g.Outcome.Points())})
			}
		}
		if f.games[m] == nil {
			f.games[m] = all[from:len(all):len(all)]
		} else {
			f.games[m] = append(f.games[m], all[from:]...)
		}
	}
	return f
}

// entrants makes the numbers of a section in one system.
func (f field) entrants(sys System, r *Rated) *uschess.Section {
	u := &uschess.Section{Rules: f.Rules, System: uschess.System(sys), End: f.End, Dual: f.plan.dual, Match: f.Kind == Match}
	u.Entrants = make([]uschess.Entrant, len(f.members))
	for i, player := range f.members {
		m := &r.After[player]
		u.Entrants[i] = uschess.Entrant{
			Before: m.Standings[sys],
			Start:  f.Rules.Begin(&m.Person, m.usChess(), uschess.System(sys), r.End),
			OLM:    m.OLM,
			Games:  f.games[i],
		}
	}
	return u
}

// conditions tells what deserves a word once a rating is known.
func (c *checker) conditions(s *RatedSection, o *uschess.Outcome, m *Player, sys System) {
	if !o.Limited && !(s.Kind == Match && o.Floored) {
		return
	}
	if o.Limited {
		c.add(odd("match-limit", m.At.Row).of(m), "%s: %s change in a match is limited to 50 points: %s without the limit",
			m.Name, sys.Name(), Whole(o.Raw))
	}
	if o.Floored {
		c.add(odd("match-floor", m.At.Row).of(m), "%s: the match would lower %s below the floor of %.0f; the rating stays there, and the office takes it as a request to lower the floor by 100",
			m.Name, sys.Name(), o.Floor)
	}
}
