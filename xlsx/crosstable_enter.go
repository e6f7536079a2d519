package xlsx

import (
	"fmt"
	"slices"

	"wallchart/ratingcore"
)

// enter makes the entries of the section and joins the players.
func (c *crossReader) enter() {
	section := &c.event.Sections[c.section]
	in := map[int]bool{}
	for i := range c.players {
		p := &c.players[i]
		f := &fields{r: c.reader, t: c.region, row: p.row}
		f.about = ratingcore.Problem{Section: section.Name, Player: p.name, ID: p.who.id}
		p.entry.Player = c.memberAt(f, p, in)
		for _, rating := range p.who.ratings {
			if t := rating.post; t.rating > 0 {
				p.entry.Official = append(p.entry.Official, ratingcore.Official{System: rating.system, Rating: t.rating, Games: t.games, Counted: t.counted})
			}
		}
		section.Entries = append(section.Entries, p.entry)
	}
}

// memberAt returns the roster index of a player: on the sheet Players, where
// the workbook has one, else by ID, else a new one.
func (c *crossReader) memberAt(f *fields, p *crossPlayer, in map[int]bool) int {
	i, known := -1, false
	if c.roster != nil {
		i = c.listed(f, in)
		known = !c.event.Players[i].Unlisted
	} else if i, known = c.byID[p.who.id]; !known || p.who.id == "" {
		known = false
		i = c.addPlayer(ratingcore.Player{ID: p.who.id, Name: p.name, At: f.t.place(p.row)})
	}
	in[i] = true
	m := &c.event.Players[i]
	if m.State == "" {
		m.State = p.state
	}
	for _, rating := range p.who.ratings {
		have := &m.Standings[rating.system]
		if !known || !have.Rated && c.roster == nil {
			*have = rating.pre.standing()
		} else if t := rating.pre; have.Rating != t.rating && !c.chained(i, rating.system, t.rating) {
			f.say(ratingcore.Warning, "rating", "Name", "the crosstable has %s before the event as %s for %s, but %s was read before and is taken: make them agree",
				rating.system.Name(), spelled(t.rating), whoIs(m.ID, m.Name), spelled(have.Rating))
		}
	}
	return i
}

// chained says whether a rating before this section is the official one after
// an earlier section.
func (c *crossReader) chained(player int, sys ratingcore.System, rating float64) bool {
	for i := range c.section {
		for _, e := range c.event.Sections[i].Entries {
			for _, o := range e.Official {
				if e.Player == player && o.System == sys && o.Rating == rating {
					return true
				}
			}
		}
	}
	return false
}

func spelled(rating float64) string {
	if rating == 0 {
		return "unrated"
	}
	return fmt.Sprint(rating)
}

// resolve refuses a table in which the opponents, taken as places, do not
// mirror.
func (c *crossReader) resolve() {
	entries := c.event.Sections[c.section].Entries
	byPlace := map[ratingcore.Number]int{}
	for i := range entries {
		byPlace[entries[i].Number] = i
	}
	r := reading{name: "place", entry: byPlace}
	if r.measure(entries); r.share() < acceptShare {
		c.bad(c.First, "Rd 1", "opponents", "the results do not fit together: with opponents taken as places, %d of %d agree with the opponent's: copy the crosstable again", r.mirrored, r.games)
	}
}

// rateIn takes the systems that the crosstable names, where nothing else says
// them.
func (c *crossReader) rateIn() {
	s := &c.event.Sections[c.section]
	if s.TimeControl != "" || len(s.Systems) > 0 || len(c.systems) == 0 {
		return
	}
	slices.Sort(c.systems)
	s.Systems = c.systems
	s.Online = !slices.ContainsFunc(c.systems, func(y ratingcore.System) bool { return !y.Online() })
	c.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "time control", Section: s.Name},
		"the time control is not known; the section is rated %s, as the crosstable names them: give --time-control", ratingcore.Names(s.Systems))
}
