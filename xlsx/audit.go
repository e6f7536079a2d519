package xlsx

import (
	"fmt"
	"slices"
	"strconv"

	"wallchart/ratingcore"
)

// auditSheet is the name of the sheet on which every rating is derived, in
// formulas that Excel calculates. An organizer's own sheet of that name stays,
// and the derivations stand on Audit 2.
const auditSheet = "Audit"

// audit writes the sheet Audit where it is asked for; one that an earlier run
// has written is always written anew, for its numbers would be those of then.
func (u *updater) audit() error {
	if !u.o.Audit && u.from.Audit == "" {
		return nil
	}
	a := &auditor{updater: u, name: u.auditName(), looks: map[look]int{}}
	a.gather()
	if len(a.sections) == 0 && u.from.Audit == "" {
		return nil
	}
	text, err := a.text()
	if err != nil {
		return err
	}
	u.place(a.name, text)
	u.calculated = a.name
	at, quoted := u.position(a.name), quoteSheet(a.name)
	if all, ok := a.indexArea(); ok {
		u.define(filterName, at, quoted+"!"+all.fixed())
	}
	return nil
}

// auditName is the name of the sheet of an earlier run, or one that is free.
func (u *updater) auditName() string {
	name := u.from.Audit
	for n := 2; name == ""; n++ {
		if free := auditSheet; n == 2 && u.named(free) == "" {
			name = free
		} else if free += " " + strconv.Itoa(n); u.named(free) == "" {
			name = free
		}
	}
	return name
}

// auditor makes the sheet Audit.
type auditor struct {
	*updater
	name     string
	sections []*auditSection
	looks    map[look]int
	notes    []string // under the title
	index    int      // row of the headings of the index
	last     int      // the last row
	out      auditWriter
}

// auditSection is a section in one system.
type auditSection struct {
	*ratingcore.RatedSection
	sys    int
	terms  int                // the row with what holds for the whole section
	games  [][]auditGame      // by member
	blocks []ratingDerivation // by member
	order  []int              // the members' entries in the order of the chart, a re-entry's first
}

// ratingDerivation is the derivation of one rating: a block of rows.
type ratingDerivation interface {
	height() int                          // rows that it takes; 0 is none
	tall() int                            // lines of text that these rows take
	place(top int)                        // gives it its first row
	row() int                             // its first row
	write(a *auditor)                     // writes its rows
	indexed(a *auditor) map[int]auditCell // its cells of the index, by column
}

// gather lists the sections that were rated, in the order in which they were,
// and lays out the sheet.
func (a *auditor) gather() {
	var rated []*ratingcore.RatedSection
	for i := range a.rated.Sections {
		if s := &a.rated.Sections[i]; len(s.Systems) > 0 && (a.o.Section == "" || a.o.Section == s.Name) {
			rated = append(rated, s)
		}
	}
	slices.SortStableFunc(rated, func(s, t *ratingcore.RatedSection) int {
		if d := int(s.End - t.End); d != 0 {
			return d
		}
		return int(s.Start - t.Start)
	})
	earlier := map[playerSystem]*auditBlock{}
	for _, s := range rated {
		games := auditGames(s)
		var first *auditSection
		for sys := range s.Systems {
			t := &auditSection{RatedSection: s, sys: sys, games: games}
			t.derive(first, earlier)
			if first == nil {
				first = t
			}
			a.sections = append(a.sections, t)
		}
	}
	a.lay()
}

// playerSystem is a member of the roster in one system.
type playerSystem struct {
	player int
	system ratingcore.System
}

// derive makes the block of every member. first is the section in its first
// system, earlier holds what the sections before it have given.
func (t *auditSection) derive(first *auditSection, earlier map[playerSystem]*auditBlock) {
	t.blocks = make([]ratingDerivation, len(t.games))
	for e := range t.Entries {
		m := t.Member[e]
		if t.blocks[m] != nil {
			continue
		}
		t.order = append(t.order, e)
		if t.Choice.Family != ratingcore.USChess {
			t.blocks[m] = &otherBlock{section: t, entry: e, games: t.games[m]}
			continue
		}
		b := newAuditBlock(t, e)
		key := playerSystem{t.Entries[e].Player, t.Systems[t.sys]}
		if first != nil {
			b.twin, _ = first.blocks[m].(*auditBlock)
		}
		if b.o.Games > 0 {
			b.earlier, earlier[key] = earlier[key], b
		}
		t.blocks[m] = b
	}
}

// lay gives every part of the sheet its rows: the head, what holds for the
// sections, the index, the blocks.
func (a *auditor) lay() {
	a.notes = a.said()
	row := len(a.notes) + 2
	for i, t := range a.sections {
		t.terms = row + 1 + i
	}
	row += len(a.sections) + 2
	a.index = row
	for _, t := range a.sections {
		row += len(t.order)
	}
	row += 2
	for _, t := range a.sections {
		for _, e := range t.order {
			if b := t.blocks[t.Member[e]]; b.height() > 0 {
				b.place(row)
				row += b.height() + 1
			}
		}
	}
	a.last = row - 2
}

// text returns the text of the sheet's part.
func (a *auditor) text() (string, error) {
	a.out = auditWriter{from: &worksheet{xmlPart: &xmlPart{}, from1904: a.from1904}, name: a.name}
	a.out.begin(a.last)
	a.head()
	a.terms()
	a.list()
	for _, t := range a.sections {
		for _, e := range t.order {
			if b := t.blocks[t.Member[e]]; b.height() > 0 {
				a.out.page(b.tall())
				b.write(a)
			}
		}
		if a.out.b.Len() > maxAudit {
			return "", fmt.Errorf("the sheet %s would be larger than can be read again: give --section and audit one section at a time", a.name)
		}
	}
	if all, ok := a.indexArea(); ok {
		a.out.filter = all.String()
	}
	return a.out.end(), nil
}

// maxAudit is how long the text of the sheet may grow.
const maxAudit = maxUnzipped * 3 / 4

// style returns the number of a style.
func (a *auditor) style(l look) int {
	id, ok := a.looks[l]
	if !ok {
		id = a.styles.style(l)
		a.looks[l] = id
	}
	return id
}
