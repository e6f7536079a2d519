package state

import (
	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// cellChanges lists the cells that differ from the file; ok is false when one
// has no place there.
func (d *Document) cellChanges() (list []xlsx.CellChange, ok bool) {
	c := &collector{d: d}
	for i := range d.Event.Sections {
		c.results(i)
		c.section(i)
	}
	for i := range d.Event.Players {
		c.player(&d.File.Players[i], &d.Event.Players[i])
	}
	for _, f := range eventFacts {
		if now := f.get(d.Event); now != f.get(d.File) {
			c.list = append(c.list, valued(xlsx.CellChange{Label: f.label}, f.label, now))
		}
	}
	return c.list, !c.homeless
}

// collector gathers changes of cells.
type collector struct {
	d        *Document
	list     []xlsx.CellChange
	homeless bool
}

// results gathers the results of a section, and the totals that follow.
func (c *collector) results(i int) {
	file, now := &c.d.File.Sections[i], &c.d.Event.Sections[i]
	for j := range now.Entries {
		entry := &now.Entries[j]
		touched := false
		for r := range entry.Results {
			if !c.d.differs(i, j, r+1) {
				continue
			}
			res := entry.Results[r]
			touched, c.homeless = true, c.homeless || res.At == (ratingcore.Ref{})
			c.list = append(c.list, xlsx.CellChange{At: res.At, Result: &res})
		}
		at, there := cellOf(entry.At, "Tot")
		if agrees := entry.Total == c.d.Rated.Sections[i].Scores[j]; there && agrees && (touched || entry.Total != file.Entries[j].Total) {
			points := float64(entry.Total) / 2
			c.list = append(c.list, xlsx.CellChange{At: at, Number: &points, Total: true})
		}
	}
}

// section gathers the facts of a section.
func (c *collector) section(i int) {
	file, now := &c.d.File.Sections[i], &c.d.Event.Sections[i]
	for _, f := range sectionFacts {
		text := f.get(now)
		if text == f.get(file) {
			continue
		}
		if _, given := cellOf(now.At, "Systems"); f.label == "Systems" && !given && now.Systems == nil {
			continue // only supposed while the time control was not known
		}
		c.list = append(c.list, valued(c.home(now.At, f.label), f.label, text))
	}
}

// player gathers ratings, games and the birth date of a player.
func (c *collector) player(was, now *ratingcore.Player) {
	if was.Birth == now.Birth && was.Standings == now.Standings {
		return
	}
	c.homeless = c.homeless || now.At.Row.Row == 0
	if was.Birth != now.Birth {
		c.list = append(c.list, valued(c.home(now.At, "Birth date"), "Birth date", now.Birth.String()))
	}
	for i, s := range now.Standings {
		if s == was.Standings[i] {
			continue
		}
		code := ratingcore.System(i).String()
		rating, games := c.home(now.At, code+" rating"), code+" games"
		at, counted := cellOf(now.At, games)
		switch {
		case s.Rated && s.Counted && !counted:
			rating.Text = xlsx.SpellRating(s) + "/" + xlsx.SpellGames(s)
		case s.Rated:
			value := s.Rating
			rating.Number = &value
		}
		c.list = append(c.list, rating)
		if counted {
			c.list = append(c.list, valued(xlsx.CellChange{At: at}, "Rounds", xlsx.SpellGames(s)))
		}
	}
}

// home is the cell under a heading of a row, or one in a column to be added.
func (c *collector) home(p ratingcore.Place, heading string) xlsx.CellChange {
	if at, ok := cellOf(p, heading); ok {
		return xlsx.CellChange{At: at}
	}
	return xlsx.CellChange{At: ratingcore.Ref{Sheet: p.Row.Sheet, Row: p.Row.Row}, Head: heading}
}

// valued gives a change the value that a fact's text stands for.
func valued(c xlsx.CellChange, label, text string) xlsx.CellChange {
	switch label {
	case "Start", "End", "Birth date":
		if day, err := xlsx.ParseDate(text); err == nil {
			c.Day = day
			return c
		}
	case "Rounds":
		if n, known, err := xlsx.ParseWhole(text); err == nil && known {
			value := float64(n)
			c.Number = &value
			return c
		}
	}
	c.Text = text
	return c
}
