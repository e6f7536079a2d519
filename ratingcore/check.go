package ratingcore

import (
	"cmp"
	"fmt"
	"slices"

	"wallchart/ratingcore/uscf1994"
	"wallchart/ratingcore/uschess"
)

// Check returns everything that is wrong or odd in an event, with what the
// reader found: the event's problems first, then section by section, errors
// before warnings.
func Check(e *Event) []Problem {
	c := examine(e)
	return c.sorted()
}

// checker collects problems and the plan of each section.
type checker struct {
	e          *Event
	choice     RulesChoice
	start, end Day
	plans      []plan
	problems   []Problem
	section    *Section                 // being checked
	saved      map[int][]uscf1994.Saved // games on file by the 1994 rules, by roster index
	playing    []int32                  // by roster index: the last section, from 1, that the player was seen in
}

// examine checks an event and plans its sections.
func examine(e *Event) *checker {
	c := &checker{e: e, plans: make([]plan, len(e.Sections)), playing: make([]int32, len(e.Players))}
	c.problems = append(c.problems, e.Problems...)
	c.start, c.end = e.span()
	var err error
	if c.choice, err = ParseRules(e.Rules); err != nil && !c.reported("rules", "") {
		c.add(bad("rules", Ref{}), "%v", err)
	}
	c.checkEvent()
	c.checkIDs()
	for i := range e.Sections {
		s, p := &e.Sections[i], &c.plans[i]
		c.section = s
		p.start, p.end = s.days(c.start, c.end)
		p.rules = c.choice.on(c.end, p.end)
		p.held = s.held()
		c.systems(s, p)
		c.checkSection(s, p)
		c.checkEntries(i, s, p)
	}
	c.section = nil
	c.fail()
	return c
}

// add reports a problem of the section being checked, or of the event.
func (c *checker) add(p Problem, format string, args ...any) *Problem {
	p.Text = fmt.Sprintf(format, args...)
	if c.section != nil {
		p.Section = c.section.Name
		if c.section.NotRated && p.Severity == Error {
			p.Severity = Warning // nothing is rated that it could spoil
		}
	}
	c.problems = append(c.problems, p)
	return &c.problems[len(c.problems)-1]
}

// bad, odd and note begin an error, a warning and an info.
func bad(rule string, at Ref) Problem  { return Problem{Severity: Error, Rule: rule, At: at} }
func odd(rule string, at Ref) Problem  { return Problem{Severity: Warning, Rule: rule, At: at} }
func note(rule string, at Ref) Problem { return Problem{Severity: Info, Rule: rule, At: at} }

// of makes it a problem of a player.
func (p Problem) of(player *Player) Problem {
	p.Player, p.ID = player.Name, player.ID
	return p
}

// fail marks the sections that an error keeps from being rated: an error of
// the section, of a member who plays in it, or of the whole event.
func (c *checker) fail() {
	whole := false
	sections, members := map[string]bool{}, map[string]bool{}
	for _, p := range c.problems {
		switch {
		case p.Severity != Error:
		case p.Section != "":
			sections[p.Section] = true
		case p.ID != "":
			members[p.ID] = true
		default:
			whole = true
		}
	}
	for i := range c.plans {
		s := &c.e.Sections[i]
		c.plans[i].failed = whole || sections[s.Name] || len(members) > 0 && c.e.hasMember(s, members)
	}
}

func (e *Event) hasMember(s *Section, ids map[string]bool) bool {
	for i := range s.Entries {
		if ids[e.Players[s.Entries[i].Player].ID] {
			return true
		}
	}
	for i := range s.Games {
		if ids[e.Players[s.Games[i].Player].ID] {
			return true
		}
	}
	return false
}

// sorted returns the problems in the order in which they are shown.
func (c *checker) sorted() []Problem {
	place := map[string]int{"": -1}
	for i := range c.e.Sections {
		place[c.e.Sections[i].Name] = i
	}
	list := slices.Clone(c.problems)
	slices.SortStableFunc(list, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(place[a.Section], place[b.Section]), cmp.Compare(b.Severity, a.Severity),
			cmp.Compare(a.At.Sheet, b.At.Sheet), cmp.Compare(a.At.Row, b.At.Row), cmp.Compare(a.At.Col, b.At.Col))
	})
	return list
}

// checkEvent looks at the dates of the event.
func (c *checker) checkEvent() {
	e := c.e
	if !c.end.Known() {
		c.add(odd("dates", Ref{}), "the event has no date: the newest rules are taken, and ages cannot be told; give its last day")
	}
	if e.Start.Known() && e.End.Known() && e.Start > e.End {
		c.add(odd("dates", Ref{}), "the event starts on %s, after its end on %s: correct the dates", e.Start, e.End)
	}
	if c.start.Known() && c.end-c.start > 366 {
		c.add(odd("dates", Ref{}), "the event lasts from %s to %s, more than a year: check the dates", c.start, c.end)
	}
	if c.choice.On.Known() {
		c.add(note("rules", Ref{}), "rated by the rules as on %s, not by the event's dates", c.choice.On)
	}
}

// checkIDs finds members who stand twice on the roster.
func (c *checker) checkIDs() {
	first := make(map[string]int, len(c.e.Players))
	for i := range c.e.Players {
		p := &c.e.Players[i]
		if p.ID == "" {
			continue
		}
		if j, twice := first[p.ID]; twice && !c.reported("duplicate-id", p.ID) {
			c.add(bad("duplicate-id", p.At.Cell("ID")).of(p), "ID %q stands twice on the roster, first for %s%s: remove one of the rows",
				p.ID, c.e.Players[j].Name, c.in(c.e.Players[j].At.Cell("ID")))
		} else {
			first[p.ID] = i
		}
	}
}

// told says whether an error at a cell is known already.
func (c *checker) told(at Ref) bool {
	return at != Ref{} && slices.ContainsFunc(c.problems, func(p Problem) bool { return p.At == at && p.Severity == Error })
}

func (c *checker) reported(rule, id string) bool {
	return slices.ContainsFunc(c.problems, func(p Problem) bool { return p.Rule == rule && p.ID == id })
}

// checkSection looks at a section's own facts.
func (c *checker) checkSection(s *Section, p *plan) {
	if s.Start.Known() && s.End.Known() && s.Start > s.End {
		c.add(odd("dates", s.At.Cell("Start")), "the section starts on %s, after its end on %s: correct the dates", s.Start, s.End)
	}
	if e := c.e; s.Start.Known() && e.Start.Known() && s.Start < e.Start || s.End.Known() && e.End.Known() && s.End > e.End {
		c.add(odd("dates", s.At.Cell("Start")), "the section's days %s to %s are not within the event's: check both", p.start, p.end)
	}
	if s.Rounds > 0 && p.held > s.Rounds {
		c.add(odd("rounds", s.At.Cell("Rounds")), "the chart has results in round %d, but Rounds says %d: check the number", p.held, s.Rounds)
	}
	if s.Kind.Foreign() && s.Online {
		c.add(odd("online", s.At.Cell("Online")), "a FIDE event abroad is rated over the board: Online is ignored")
	}
	if len(s.Entries) == 0 && len(s.Games) == 0 && !c.reportedIn(s.Name) {
		c.add(odd("empty", s.At.Row), "the section has no players")
	}
	if c.choice == (RulesChoice{}) && p.end.Known() && p.end < uschess.Date(2001, 1, 1) {
		c.add(odd("dates", s.At.Cell("End")), "the section ended on %s, before the first change that the documents list: the rules of 2001 are taken", p.end)
	}
}

func (c *checker) reportedIn(section string) bool {
	return slices.ContainsFunc(c.problems, func(p Problem) bool { return p.Section == section && p.Severity == Error })
}
