package state

import (
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
		f := newFinder(d)
		d.trouble = make([]Trouble, len(d.Rated.Problems))
		for i := range d.Rated.Problems {
			d.trouble[i] = f.locate(i)
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

// finder finds the rows of problems.
type finder struct {
	d       *Document
	cells   map[place]int    // by row of a sheet
	players []map[string]int // by section: the first entry by ID, or by name behind a tab
}

// place is a row of a sheet.
type place struct {
	section int
	sheet   uint16
	row     int32
}

func newFinder(d *Document) *finder {
	f := &finder{d: d, cells: map[place]int{}}
	if len(d.Rated.Problems) == 0 {
		return f
	}
	for s := range d.Rated.Sections {
		entries := d.Rated.Sections[s].Entries
		who := make(map[string]int, 2*len(entries))
		for i := len(entries) - 1; i >= 0; i-- {
			at, p := entries[i].At.Row, &d.Event.Players[entries[i].Player]
			f.cells[place{s, at.Sheet, at.Row}] = i
			who[p.ID], who["\t"+p.Name] = i, i
		}
		f.players = append(f.players, who)
	}
	return f
}

// locate finds the sheet, cell, section and row of a problem.
func (f *finder) locate(i int) Trouble {
	p := f.d.Rated.Problems[i]
	t := Trouble{Problem: p, Index: i, Section: -1, Entry: -1}
	t.Sheet, t.Cell = f.d.Event.Source.Where(p.At)
	if p.Section != "" {
		t.Section = sectionIndex(f.d.Event, p.Section)
	} else {
		t.Section = f.playsIn(p)
	}
	if t.Section < 0 {
		return t
	}
	var ok bool
	if t.Entry, ok = f.cells[place{t.Section, p.At.Sheet, p.At.Row}]; !ok || p.At.Row == 0 {
		t.Entry = f.player(t.Section, p)
	}
	return t
}

// playsIn returns the first section in which a problem's player has a row.
func (f *finder) playsIn(p ratingcore.Problem) int {
	for s := range f.players {
		if f.player(s, p) >= 0 {
			return s
		}
	}
	return -1
}

// player returns the first row of a problem's player in a section, or −1.
func (f *finder) player(section int, p ratingcore.Problem) int {
	key := p.ID
	if key == "" {
		key = "\t" + p.Player
	}
	if i, ok := f.players[section][key]; ok && p.ID+p.Player != "" {
		return i
	}
	return -1
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
