package ratingcore

import (
	"slices"

	"wallchart/ratingcore/uschess"
)

// plan is how a section is to be rated.
type plan struct {
	start, end Day // the section's days, the event's where it has none
	rules      uschess.Rules
	systems    []System
	why        string
	dual       bool // K is reduced above 2200 in Regular
	held       int
	failed     bool // an error: not rated
}

// span returns the first and last day of the event and its sections.
func (e *Event) span() (start, end Day) {
	start, end = e.Start, e.End
	for i := range e.Sections {
		s := &e.Sections[i]
		if s.Start.Known() && (!start.Known() || s.Start < start) {
			start = s.Start
		}
		end = max(end, s.End)
	}
	if !start.Known() {
		start = end
	}
	return start, max(end, start)
}

// days returns the days of a section: its own, else the event's.
func (s *Section) days(eventStart, eventEnd Day) (start, end Day) {
	start, end = s.Start, s.End
	if !end.Known() {
		end = eventEnd
	}
	if !start.Known() {
		start = min(eventStart, end)
	}
	return start, end
}

// order returns the indexes of the sections in the order in which they are
// rated: by last day, first day, place in the event (rating-notes 17).
func order(plans []plan) []int {
	list := make([]int, len(plans))
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(a, b int) int {
		if d := int(plans[a].end - plans[b].end); d != 0 {
			return d
		}
		return int(plans[a].start - plans[b].start)
	})
	return list
}

// held counts the rounds that were held: somebody has a game, a forfeit or a
// full bye in them.
func (s *Section) held() int {
	last := 0
	for i := range s.Entries {
		results := s.Entries[i].Results
		for r := len(results); r > last; r-- {
			if o := results[r-1].Outcome; o >= Win && o <= FullBye || o == Unclear {
				last = r
				break
			}
		}
	}
	return last
}

// systems finds the systems of a section and why; problems are reported.
func (c *checker) systems(s *Section, p *plan) {
	if c.choice.Family != USChess {
		p.systems, p.why = []System{c.choice.system()}, c.choice.String()
		if s.Kind.Foreign() {
			c.add(bad("abroad", s.At.Cell("Type")), "a FIDE event abroad is rated by US Chess rules only: choose these, or another type")
		}
		return
	}
	tc, err := uschess.ParseTimeControl(s.TimeControl)
	known := s.TimeControl != "" && err == nil
	if s.TimeControl != "" && err != nil {
		unread := bad
		if s.Systems != nil {
			unread = odd
		}
		c.add(unread("time-control", s.At.Cell("Time control")), "%v", err)
	}
	p.dual = known && !s.Online && tc.Dual()
	if known && tc.Total() >= 5 && tc.TooShort() {
		c.add(odd("base-time", s.At.Cell("Time control")),
			"%s has a first stage of %d minutes, less than rule 5C asks for: check the time control", tc, tc.Base)
	}
	switch {
	case s.Systems != nil:
		c.asked(s, p)
	case s.Kind.Foreign():
		p.systems, p.why = []System{Regular}, "FIDE event abroad → Regular"
	case known:
		p.systems = systemsOf(p.rules.SystemsOf(tc, s.Online))
		p.why = Why(tc, p.systems)
		if len(p.systems) == 0 {
			c.add(bad("not-ratable", s.At.Cell("Time control")),
				"%s%s is not ratable under the rules in force: correct the time control, or set Rated to no", tc, online(s.Online))
		}
	case s.TimeControl == "" && !s.NotRated:
		c.add(bad("time-control", s.At.Cell("Time control")), "neither a time control nor systems are given: write one, like G/60;d5")
	}
}

func online(yes bool) string {
	if yes {
		return " online"
	}
	return ""
}

// asked takes the systems that the workbook names, without those that did not
// exist yet.
func (c *checker) asked(s *Section, p *plan) {
	for _, sys := range s.Systems {
		switch {
		case sys == ICU:
			c.add(bad("systems", s.At.Cell("Systems")), "ICU is no system of US Chess: leave Systems blank, and set Rules to ICU")
		case !p.rules.Has(uschess.System(sys)):
			c.add(odd("system-date", s.At.Cell("Systems")), "there was no %s system yet on %s: it is left out", sys.Name(), p.end)
		case slices.Contains(p.systems, sys):
		default:
			p.systems = append(p.systems, sys)
		}
		if sys.Online() != s.Online {
			c.add(odd("online", s.At.Cell("Systems")), "Systems names %s, but Online says %s: check both", sys.Name(), yesNo(s.Online))
		}
	}
	if len(p.systems) == 0 {
		c.add(bad("not-ratable", s.At.Cell("Systems")), "no system is left to rate the section in: check Systems and the dates")
	}
	p.why = "systems given"
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
