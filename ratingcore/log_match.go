package ratingcore

import "strings"

// logIndex finds the roster's members of log lines.
type logIndex struct {
	id   map[string]int
	name map[string][]int // in lower case
	told map[string]bool  // by ID and name: that the member is another in the log
}

func newLogIndex(e *Event) logIndex {
	x := logIndex{map[string]int{}, map[string][]int{}, map[string]bool{}}
	for i := range e.Players {
		if id := e.Players[i].ID; id != "" {
			x.id[id] = i
		}
		name := strings.ToLower(e.Players[i].Name)
		x.name[name] = append(x.name[name], i)
	}
	return x
}

// member returns the roster index of a line's member, by ID or else by a name
// that only one member has, or -1.
func (x logIndex) member(e *Event, l LogEntry) int {
	if i, ok := x.id[l.ID]; ok && l.ID != "" {
		return i
	}
	list := x.name[strings.ToLower(l.Name)]
	if len(list) == 1 && l.Name != "" {
		return list[0]
	}
	i := -1
	for _, k := range list {
		if l.ID == "" && e.Players[k].ID == "" {
			i = k
		}
	}
	return i
}

// find returns the roster index of a line's member, or -1. A member whose ID
// was corrected or added since is known by the name, if it is the only one;
// that, and a member who is not found, is told once.
func (x logIndex) find(c *checker, l LogEntry) int {
	i := x.member(c.e, l)
	who := l.ID + " " + l.Name
	switch {
	case i >= 0 && c.e.Players[i].ID == l.ID || x.told[who]:
	case i < 0:
		c.add(odd("log-member", l.At.Row), "the ratings log holds %s, who is not on the roster: if a name or an ID was corrected, correct it in the log too, or the event counts twice for this player",
			strings.TrimSpace(l.Name+" "+l.ID))
	default:
		c.add(odd("log-member", l.At.Row).of(&c.e.Players[i]), "%s has ID %q now and %q in the ratings log, and was taken for the same player: check the ID", l.Name, c.e.Players[i].ID, l.ID)
	}
	x.told[who] = true
	return i
}

// twin is a section of the log that may be one of this event, under another
// name of the event or on other days.
type twin struct {
	event, section string
	start, end     Day
}

// twins warns of sections of the log that are likely to be of this event,
// though its name or its days are others now: it would be rated from what its
// own earlier rating left on the roster.
func (c *checker) twins(known logIndex) {
	same, advanced := map[twin]bool{}, map[twin]bool{}
	first, lines := []LogEntry(nil), c.e.linesByMember()
	for _, l := range c.e.Log {
		i := c.e.sectionIndex(l.Section)
		if i < 0 || c.e.SameEvent(l) {
			continue
		}
		t := twin{l.Event, l.Section, l.Start, l.End}
		if _, seen := same[t]; !seen {
			first, same[t] = append(first, l), c.related(l)
		}
		same[t] = same[t] && lines[i].tells(l)
		if m := known.member(c.e, l); m >= 0 {
			now := &c.e.Players[m].Standings[l.System]
			advanced[t] = advanced[t] || now.Rating == l.Post.Rating && now.Date == l.Post.Date
		}
	}
	for _, l := range first {
		if t := (twin{l.Event, l.Section, l.Start, l.End}); same[t] && advanced[t] {
			c.add(odd("log-twin", l.At.Cell("Event")), "the ratings log holds a section %q of %q, %s to %s, with the same results: if it is this event, write its name and days in the log as on the sheet Event, or its games count twice",
				l.Section, l.Event, l.Start, l.End)
		}
	}
}

// related says whether a line of the log has the event's name or its days.
func (c *checker) related(l LogEntry) bool {
	named := *c.e
	named.Name = l.Event
	return named.SameEvent(l) || strings.EqualFold(strings.TrimSpace(l.Event), strings.TrimSpace(c.e.Name))
}

// tally is how many games a member played, won and drew in a section.
type tally struct{ games, wins, draws int }

// tallies are those of a section's members, by ID or else by name.
type tallies map[string]tally

// tells says whether a line of the log stands for the member's games.
func (t tallies) tells(l LogEntry) bool {
	key := l.ID
	if key == "" {
		key = l.Name
	}
	have, plays := t[key]
	was := tally{have.games, l.Post.Wins - l.Pre.Wins, l.Post.Draws - l.Pre.Draws}
	if l.Pre.Rated && l.Pre.Counted {
		was.games = l.Post.Games - l.Pre.Games
	}
	return plays && was == have
}

// linesByMember counts the games of each section's members.
func (e *Event) linesByMember() []tallies {
	list := make([]tallies, len(e.Sections))
	for i := range e.Sections {
		list[i] = tallies{}
		for _, entry := range e.Sections[i].Entries {
			key := e.Players[entry.Player].ID
			if key == "" {
				key = e.Players[entry.Player].Name
			}
			t := list[i][key]
			for _, res := range entry.Results {
				switch res.Outcome {
				case Win:
					t.wins++
				case Draw:
					t.draws++
				}
				if res.Outcome.Played() {
					t.games++
				}
			}
			list[i][key] = t
		}
	}
	return list
}
