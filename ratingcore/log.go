package ratingcore

import (
	"math"
	"slices"
	"strings"
)

// rewind puts the standings of players back to what they were before this
// event was rated the first time, by the ratings log: a workbook is never
// rated from the roster that its own earlier rating advanced.
func (c *checker) rewind(players []Player) {
	if len(c.e.Log) == 0 {
		return
	}
	known := newLogIndex(c.e)
	type key struct {
		player int
		system System
	}
	done := map[key]bool{}
	latest := map[key]Standing{}
	gone := map[string]bool{}
	for _, l := range c.e.Log {
		if !c.e.SameEvent(l) {
			continue
		}
		i := known.find(c, l)
		if i < 0 {
			continue
		}
		k := key{i, l.System}
		if !done[k] { // the first line of a member and system is the earliest
			done[k] = true
			players[i].Standings[l.System] = l.Pre
		}
		latest[k] = l.Post
		if !gone[l.Section] && c.e.sectionIndex(l.Section) < 0 {
			gone[l.Section] = true
			c.add(odd("log-section", l.At.Row), "section %q was rated before and is not in the workbook any more: what it changed is taken back", l.Section)
		}
	}
	c.twins(known)
	if len(done) == 0 {
		return
	}
	c.add(note("log", Ref{}), "the event was rated from this workbook before: it is rated again from the ratings of then, which stand in the ratings log")
	for k, post := range latest {
		c.edited(&c.e.Players[k.player], k.system, post)
	}
}

// edited tells when the roster was changed since the log was written: such a
// change has no effect.
func (c *checker) edited(m *Player, sys System, post Standing) {
	now := m.Standings[sys]
	if now.Rated && now.Date == post.Date && math.Abs(now.Rating-post.Rating) > 0.005 {
		c.add(odd("log-roster", m.At.Cell(sys.String()+" rating")).of(m),
			"%s: %s is %s on the roster, but the ratings log says %s after this event; the log is followed: to correct the rating before the event, change Pre there",
			m.Name, sys.Name(), Whole(now.Rating), Whole(post.Rating))
	}
}

// SameEvent says whether a line of the ratings log belongs to this event: the
// same name, and days that overlap where both have some.
func (e *Event) SameEvent(l LogEntry) bool {
	if !strings.EqualFold(strings.TrimSpace(l.Event), strings.TrimSpace(e.Name)) {
		return false
	}
	start, end := e.span()
	if !l.End.Known() || !e.End.Known() && !e.Start.Known() {
		return true
	}
	from := l.Start
	if !from.Known() {
		from = l.End
	}
	return min(from, l.End) <= end && start <= max(from, l.End) // the dates may be the wrong way round
}

// sectionIndex returns the index of a section, or -1; case makes no difference.
func (e *Event) sectionIndex(name string) int {
	return slices.IndexFunc(e.Sections, func(s Section) bool { return strings.EqualFold(s.Name, name) })
}

// Logged returns the log lines of a rated event: a line a member, section and
// system, sections in the order in which they were rated.
func (r *Rated) Logged() []LogEntry {
	var list []LogEntry
	plans := make([]plan, len(r.Sections))
	for i := range r.Sections {
		plans[i].start, plans[i].end = r.Sections[i].Start, r.Sections[i].End
	}
	for _, i := range order(plans) {
		s := &r.Sections[i]
		for k, sys := range s.Systems {
			seen := make([]bool, len(s.Entries))
			for j := range s.Entries {
				if seen[s.Member[j]] {
					continue
				}
				seen[s.Member[j]] = true
				m := &r.Event.Players[s.Entries[j].Player]
				list = append(list, LogEntry{Event: r.Event.Name, Start: r.Event.Start, End: r.Event.End, Section: s.Name,
					ID: m.ID, Name: m.Name, System: sys, Pre: s.Before(k, j), Post: s.Rating(k, j).After})
			}
		}
	}
	return list
}
