package state

import (
	"slices"

	"wallchart/ratingcore"
)

// Trouble is a problem with its places: the cell of the sheet and the row of
// the window.
type Trouble struct {
	ratingcore.Problem
	Index   int    // in Rated.Problems
	Sheet   string // of the workbook, "" where it concerns no cell
	Cell    string // such as I15
	Section int    // index, −1 where it concerns the event
	Entry   int    // of that section, −1 for none
}

// Group is the troubles of one severity.
type Group struct {
	Severity ratingcore.Severity
	Items    []Trouble
}

// Troubles lists the problems by severity, errors first, each in the order of
// the sheets. Severities without any are left out.
func (d *Document) Troubles() []Group {
	var groups []Group
	for _, s := range []ratingcore.Severity{ratingcore.Error, ratingcore.Warning, ratingcore.Info} {
		g := Group{Severity: s}
		for _, t := range d.allTroubles() {
			if t.Severity == s {
				g.Items = append(g.Items, t)
			}
		}
		if len(g.Items) > 0 {
			groups = append(groups, g)
		}
	}
	return groups
}

// allTroubles finds the places of all problems once.
func (d *Document) allTroubles() []Trouble {
	if d.trouble == nil {
		d.trouble = make([]Trouble, len(d.Rated.Problems))
		for i := range d.Rated.Problems {
			d.trouble[i] = d.locate(i)
		}
	}
	return d.trouble
}

func (d *Document) troubleOf(index int) Trouble {
	if list := d.allTroubles(); index >= 0 && index < len(list) {
		return list[index]
	}
	return Trouble{Index: -1, Section: -1, Entry: -1}
}

// locate finds the sheet, cell, section and row of a problem.
func (d *Document) locate(i int) Trouble {
	p := d.Rated.Problems[i]
	t := Trouble{Problem: p, Index: i, Section: -1, Entry: -1}
	t.Sheet, t.Cell = d.Event.Source.Where(p.At)
	if p.Section != "" {
		t.Section = sectionIndex(d.Event, p.Section)
	} else {
		t.Section = d.playsIn(p)
	}
	if t.Section >= 0 {
		t.Entry = d.rowAbout(t.Section, p)
	}
	return t
}

// playsIn returns the first section in which a problem's player has a row.
func (d *Document) playsIn(p ratingcore.Problem) int {
	if p.ID == "" && p.Player == "" {
		return -1
	}
	return slices.IndexFunc(d.Rated.Sections, func(s ratingcore.RatedSection) bool {
		return slices.ContainsFunc(s.Entries, func(e ratingcore.Entry) bool { return about(&d.Event.Players[e.Player], p) })
	})
}

func about(m *ratingcore.Player, p ratingcore.Problem) bool {
	return p.ID != "" && m.ID == p.ID || p.ID == "" && p.Player != "" && m.Name == p.Player
}

// rowAbout returns the entry of a section that a problem is about: the one of
// its cell, else the first of its player.
func (d *Document) rowAbout(section int, p ratingcore.Problem) int {
	entries := d.Rated.Sections[section].Entries
	row := slices.IndexFunc(entries, func(e ratingcore.Entry) bool {
		return p.At.Row > 0 && e.At.Row.Sheet == p.At.Sheet && e.At.Row.Row == p.At.Row
	})
	if row < 0 {
		row = slices.IndexFunc(entries, func(e ratingcore.Entry) bool { return about(&d.Event.Players[e.Player], p) })
	}
	return row
}

// Count is how many problems there are of each severity.
type Count struct{ Errors, Warnings, Infos int }

// Serious is how many are no mere notes: what a badge shows.
func (c Count) Serious() int { return c.Errors + c.Warnings }

// Worst is the gravest severity.
func (c Count) Worst() ratingcore.Severity {
	switch {
	case c.Errors > 0:
		return ratingcore.Error
	case c.Warnings > 0:
		return ratingcore.Warning
	}
	return ratingcore.Info
}

// Count counts all problems of the event.
func (d *Document) Count() Count { return d.count(func(Trouble) bool { return true }) }

// CountIn counts the problems of a section, those of its players included.
func (d *Document) CountIn(section int) Count {
	return d.count(func(t Trouble) bool { return t.Section == section })
}

func (d *Document) count(of func(Trouble) bool) (c Count) {
	for _, t := range d.allTroubles() {
		switch {
		case !of(t):
		case t.Severity == ratingcore.Error:
			c.Errors++
		case t.Severity == ratingcore.Warning:
			c.Warnings++
		default:
			c.Infos++
		}
	}
	return c
}

// CellMark returns the gravest problem of a cell of the sheet that an entry's
// result or total stands in; ok is false when there is none.
func (d *Document) CellMark(section, entry int, c *ratingcore.Column) (t Trouble, ok bool) {
	var at ratingcore.Ref
	e := &d.Rated.Sections[section].Entries[entry]
	switch c.Key {
	case ratingcore.KeyRound:
		at = resultAt(d.Rated.Sections[section].Section, entry, c.Round).At
	case ratingcore.KeyPre, ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
		at, _ = cellOf(d.Event.Players[e.Player].At, c.System.String()+" rating")
	default:
		at, _ = cellOf(e.At, c.Sheet)
	}
	if c.Key == ratingcore.KeyPost || c.Key == ratingcore.KeyChange || c.Key == ratingcore.KeyPerf || at == (ratingcore.Ref{}) {
		return t, false
	}
	for _, x := range d.allTroubles() {
		if x.At == at && x.Severity != ratingcore.Info && (!ok || x.Severity > t.Severity) {
			t, ok = x, true
		}
	}
	return t, ok
}
