package state

import (
	"fmt"
	"slices"

	"wallchart/ratingcore"
)

// draft is a copy of an event in the making: only what is changed is copied.
type draft struct {
	d       *Document
	event   *ratingcore.Event
	players bool         // the roster is a copy
	entries map[int]bool // sections whose entries are copies
	changed bool
}

func newDraft(d *Document, from *ratingcore.Event) *draft {
	e := *from
	e.Sections = slices.Clone(from.Sections)
	return &draft{d: d, event: &e, entries: map[int]bool{}}
}

// complete fills in what tells the player of an edit again: ID, name, number.
func (w *draft) complete(e *Edit) error {
	switch {
	case e.Field == FieldResult || e.Field <= FieldBirth && e.Section != "":
		s, i, err := entryOf(w.event, *e)
		if err != nil {
			return err
		}
		entry := &w.event.Sections[s].Entries[i]
		p := &w.event.Players[entry.Player]
		e.ID, e.Name, e.Number = p.ID, p.Name, entry.Number
	case e.Field <= FieldBirth:
		i, err := playerOf(w.event, *e)
		if err != nil {
			return err
		}
		e.ID, e.Name = w.event.Players[i].ID, w.event.Players[i].Name
	}
	return nil
}

// apply makes an edit.
func (w *draft) apply(e Edit) error {
	switch e.Field {
	case FieldResult:
		return w.result(e)
	case FieldRating, FieldGames, FieldBirth:
		return w.player(e)
	case FieldControl, FieldSection:
		return w.section(e)
	case FieldEvent:
		return w.fact(e)
	}
	return fmt.Errorf("there is nothing to edit by the name %q", e.Label)
}

// member returns a player of the roster that may be changed.
func (w *draft) member(i int) *ratingcore.Player {
	if !w.players {
		w.event.Players = slices.Clone(w.event.Players)
		w.players = true
	}
	return &w.event.Players[i]
}

// entry returns an entry that may be changed, with results up to a round.
func (w *draft) entry(section, i, round int) *ratingcore.Entry {
	s := &w.event.Sections[section]
	if !w.entries[section] {
		s.Entries = slices.Clone(s.Entries)
		w.entries[section] = true
	}
	entry := &s.Entries[i]
	entry.Results = slices.Clone(entry.Results)
	for len(entry.Results) < round {
		entry.Results = append(entry.Results, ratingcore.Result{})
	}
	return entry
}

// mended takes out what the reader said of a cell that has another value now.
func (w *draft) mended(at ratingcore.Ref) {
	if at == (ratingcore.Ref{}) {
		return
	}
	w.forget(func(p ratingcore.Problem) bool { return p.At == at })
}

// forget takes out problems that the reader found.
func (w *draft) forget(gone func(ratingcore.Problem) bool) {
	if slices.ContainsFunc(w.event.Problems, gone) {
		w.event.Problems = slices.DeleteFunc(slices.Clone(w.event.Problems), gone)
	}
}

// recall brings back what the reader said of a cell that is the file's again.
func (w *draft) recall(at ratingcore.Ref) {
	for _, p := range w.d.File.Problems {
		if p.At == at && at != (ratingcore.Ref{}) && !slices.Contains(w.event.Problems, p) {
			w.event.Problems = append(slices.Clip(w.event.Problems), p)
		}
	}
}

// sectionIndex returns the index of a section by name, or -1.
func sectionIndex(e *ratingcore.Event, name string) int {
	return slices.IndexFunc(e.Sections, func(s ratingcore.Section) bool { return s.Name == name })
}

// entryOf finds the row that an edit is about: the player's only one, or the
// one with the number.
func entryOf(ev *ratingcore.Event, e Edit) (section, entry int, err error) {
	section = sectionIndex(ev, e.Section)
	if section < 0 {
		return 0, 0, fmt.Errorf("there is no section %q", e.Section)
	}
	entry = -1
	s := &ev.Sections[section]
	for i := range s.Entries {
		p := &ev.Players[s.Entries[i].Player]
		if p.ID != e.ID || e.ID == "" && p.Name != e.Name {
			continue
		}
		if s.Entries[i].Number == e.Number {
			return section, i, nil
		}
		if entry < 0 {
			entry = i
		}
	}
	if entry < 0 {
		return section, -1, errNobody(e)
	}
	return section, entry, nil
}

// playerOf finds the player that an edit is about, by roster index.
func playerOf(ev *ratingcore.Event, e Edit) (int, error) {
	if e.Section != "" {
		s, i, err := entryOf(ev, e)
		if err != nil {
			return -1, err
		}
		return ev.Sections[s].Entries[i].Player, nil
	}
	i := slices.IndexFunc(ev.Players, func(p ratingcore.Player) bool {
		return p.ID == e.ID && (e.ID != "" || p.Name == e.Name)
	})
	if i < 0 {
		return -1, errNobody(e)
	}
	return i, nil
}

// numbered returns the entry with a pairing number, or -1.
func numbered(s *ratingcore.Section, n ratingcore.Number) int {
	if n <= 0 {
		return -1
	}
	return slices.IndexFunc(s.Entries, func(e ratingcore.Entry) bool { return e.Number == n })
}

// resultAt returns the result of an entry in a round, blank beyond the chart.
func resultAt(s *ratingcore.Section, entry, round int) ratingcore.Result {
	if r := s.Entries[entry].Results; round >= 1 && round <= len(r) {
		return r[round-1]
	}
	return ratingcore.Result{}
}
