package state

import (
	"slices"

	"wallchart/ratingcore"
)

// Carried is what became of the edits when the file was read again.
type Carried struct {
	Applied []Edit // the old value stands, so that they are tried again
	Done    []Edit // the new value stands in the file now
	Lost    []Edit // another value stands there, or the player is gone
}

// All is how many changes there were.
func (c Carried) All() int { return len(c.Applied) + len(c.Done) + len(c.Lost) }

// Reload tries the changes of a document on a newer reading of its file, which
// takes its performance definition too. The old document stays as it is; to
// ask how many changes would still apply, reload and throw next away.
func (d *Document) Reload(next *Document) Carried {
	next.Perf = d.Perf
	var c Carried
	for _, e := range d.Changes() {
		file, err := valueOf(next.File, e)
		switch {
		case err != nil:
			c.Lost = append(c.Lost, e)
		case file == e.New && next.agreed(e):
			c.Done = append(c.Done, e)
		case file == e.Old && next.carry(e) == nil:
			c.Applied = append(c.Applied, e)
		default:
			c.Lost = append(c.Lost, e)
		}
	}
	next.settle()
	return c
}

// carry makes an edit without rating.
func (d *Document) carry(e Edit) error {
	w := newDraft(d, d.Event)
	if err := w.complete(&e); err != nil {
		return err
	}
	if err := w.apply(e); err != nil {
		return err
	}
	d.Edits = append(d.Edits, e)
	d.Event = w.event
	return nil
}

// agreed says whether a result of the file is mirrored there: else the
// organizer has done half of the change only.
func (d *Document) agreed(e Edit) bool {
	w := newDraft(d, d.File)
	return e.Field != FieldResult || w.apply(e) == nil && !w.changed
}

// Follow keeps what a view shows when its document is read again: section,
// entries and system are found by their names.
func (v *View) Follow(from, to *Document) {
	old, section := &ratingcore.RatedSection{}, -1
	if v.Section < len(from.Rated.Sections) { // an event may have none
		old = &from.Rated.Sections[v.Section]
		section = sectionIndex(to.Event, old.Name)
	}
	if section < 0 {
		v.Problem = -1
		v.Section, v.Entry, v.Chosen = 0, -1, nil
		v.ShowSection(to, 0)
		return
	}
	v.Problem = to.sameProblem(from.troubleOf(v.Problem))
	find := func(entry int) int {
		if entry < 0 || entry >= len(old.Entries) {
			return -1
		}
		return to.sameRow(section, from.editOf(v.Section, entry))
	}
	var chosen []int
	for _, entry := range v.Chosen {
		if i := find(entry); i >= 0 && !slices.Contains(chosen, i) {
			chosen = append(chosen, i)
		}
	}
	entry := find(v.Entry)
	system := ratingcore.System(ratingcore.Systems)
	if v.System < len(old.Systems) {
		system = old.Systems[v.System]
	}
	v.Section, v.Entry, v.Chosen = section, entry, chosen
	v.System = max(slices.Index(to.Rated.Sections[section].Systems, system), 0)
}

// sameRow finds the row of a player in a section, or −1.
func (d *Document) sameRow(section int, e Edit) int {
	s := &d.Rated.Sections[section]
	found := -1
	for i := range s.Entries {
		p := s.Player(i)
		if p.ID != e.ID || e.ID == "" && p.Name != e.Name {
			continue
		}
		if s.Entries[i].Number == e.Number {
			return i
		}
		if found < 0 {
			found = i
		}
	}
	return found
}

// sameProblem finds a problem again by its rule, section, player and round.
func (d *Document) sameProblem(t Trouble) int {
	if t.Index < 0 {
		return -1
	}
	return slices.IndexFunc(d.Rated.Problems, func(p ratingcore.Problem) bool {
		return p.Rule == t.Rule && p.Section == t.Problem.Section && p.ID == t.ID && p.Player == t.Player && p.Round == t.Round
	})
}
