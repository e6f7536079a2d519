package state

import (
	"fmt"
	"slices"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// Try makes an edit: Section, player, round, system or label say where, New
// says what. Its other fields may be left out, and Old is filled in. The error
// is a sentence for the person who typed: lower case, no full stop. After it
// the event is rated anew; what was undone cannot be redone any more. An edit
// that changes nothing is not kept.
func (d *Document) Try(e Edit) error {
	changed, err := d.try(e)
	if changed {
		d.Undone = nil
	}
	return err
}

// try makes an edit and rates.
func (d *Document) try(e Edit) (changed bool, err error) {
	w := newDraft(d, d.Event)
	if err := w.complete(&e); err != nil {
		return false, err
	}
	if e.Old, err = valueOf(d.Event, e); err != nil {
		return false, err
	}
	if err := w.apply(e); err != nil {
		return false, err
	}
	if !w.changed {
		return false, nil
	}
	e.New = w.spelled(e)
	d.Edits = append(slices.Clip(d.Edits), e)
	d.Event = w.event
	d.settle()
	return true, nil
}

// spelled returns what an edit has made of its target, so that it can be made
// again: a rating that was typed with its games keeps them.
func (w *draft) spelled(e Edit) string {
	text, _ := valueOf(w.event, e)
	if _, _, counted, err := xlsx.ParseRating(e.New); e.Field == FieldRating && err == nil && counted {
		e.Field = FieldGames
		games, _ := valueOf(w.event, e)
		text += "/" + games
	}
	return text
}

// Validate returns what Try would say to an edit, and the empty string when it
// can be made. Nothing is changed.
func (d *Document) Validate(e Edit) string {
	w := newDraft(d, d.Event)
	err := w.complete(&e)
	if err == nil {
		err = w.apply(e)
	}
	if err != nil {
		return err.Error()
	}
	return ""
}

// Undo takes the last edit back.
func (d *Document) Undo() bool {
	n := len(d.Edits) - 1
	if n < 0 {
		return false
	}
	d.Undone = append(d.Undone, d.Edits[n])
	d.Edits = slices.Clip(d.Edits[:n])
	d.replay()
	return true
}

// Redo makes the edit again that was undone last.
func (d *Document) Redo() bool {
	n := len(d.Undone) - 1
	if n < 0 {
		return false
	}
	e := d.Undone[n]
	d.Undone = d.Undone[:n]
	d.try(e)
	return true
}

// BackToFile undoes all edits; redo brings them back one by one.
func (d *Document) BackToFile() {
	for i := len(d.Edits) - 1; i >= 0; i-- {
		d.Undone = append(d.Undone, d.Edits[i])
	}
	d.Edits = nil
	d.settle()
}

// replay makes all edits on the file's event anew, leaving out those that
// cannot be made.
func (d *Document) replay() (lost []Edit) {
	w := newDraft(d, d.File)
	kept := make([]Edit, 0, len(d.Edits))
	for _, e := range d.Edits {
		if err := w.apply(e); err != nil {
			lost = append(lost, e)
			continue
		}
		kept = append(kept, e)
	}
	d.Edits, d.Event = kept, w.event
	d.settle()
	return lost
}

// Value returns what an edit's target is now, as the workbook spells it.
func (d *Document) Value(e Edit) string {
	text, _ := valueOf(d.Event, e)
	return text
}

// FileValue returns what an edit's target is in the file.
func (d *Document) FileValue(e Edit) string {
	text, _ := valueOf(d.File, e)
	return text
}

// Changes returns what differs from the file: one edit for each target, with
// the file's value as Old and the present one as New, in the order in which
// they were first changed. A game whose two cells were both edited is one.
func (d *Document) Changes() []Edit {
	var list []Edit
	seen := map[Edit]bool{}
	for _, e := range withGames(d.Edits) {
		key := e.target()
		if seen[key] {
			continue
		}
		seen[key], e.Back = true, false
		e.Old, e.New = d.FileValue(e), d.Value(e)
		if e.Old == e.New {
			continue
		}
		if e.Field == FieldResult {
			if twin, ok := d.twin(e); ok && seen[twin.target()] {
				continue
			}
		}
		list = append(list, e)
	}
	return list
}

// withGames adds to each edit of a rating that of the games behind it, which
// may have been typed with it.
func withGames(edits []Edit) []Edit {
	var list []Edit
	for _, e := range edits {
		list = append(list, e)
		if e.Field == FieldRating {
			e.Field = FieldGames
			list = append(list, e)
		}
	}
	return list
}

// twin returns the opponent's side of a result.
func (d *Document) twin(e Edit) (Edit, bool) {
	s, i, err := entryOf(d.Event, e)
	if err != nil {
		return Edit{}, false
	}
	section := &d.Event.Sections[s]
	opponent := numbered(section, resultAt(section, i, e.Round).Opponent)
	if opponent < 0 {
		return Edit{}, false
	}
	return d.ResultEdit(s, opponent, e.Round, ""), true
}

// ResultEdit is the edit of a result. New may be a letter alone (w, l, d, x, f,
// b, h, u: the opponent and color stay) or name another opponent (W12w).
func (d *Document) ResultEdit(section, entry, round int, text string) Edit {
	e := d.editOf(section, entry)
	e.Field, e.Round, e.New = FieldResult, round, text
	return e
}

// RatingEdit is the edit of a player's rating before the event: 1643.76, or
// 1420/12 together with the games, or nothing for an unrated player.
func (d *Document) RatingEdit(section, entry int, sys ratingcore.System, text string) Edit {
	e := d.editOf(section, entry)
	e.Field, e.System, e.New = FieldRating, sys, text
	return e
}

// GamesEdit is the edit of the games behind a rating; nothing is established.
func (d *Document) GamesEdit(section, entry int, sys ratingcore.System, text string) Edit {
	e := d.RatingEdit(section, entry, sys, text)
	e.Field = FieldGames
	return e
}

// BirthEdit is the edit of a player's birth date.
func (d *Document) BirthEdit(section, entry int, text string) Edit {
	e := d.editOf(section, entry)
	e.Field, e.New = FieldBirth, text
	return e
}

// SectionEdit is the edit of a fact of a section, by its column on the sheet
// Sections: "Time control", "Type", "Online", "Start" …
func (d *Document) SectionEdit(section int, label, text string) Edit {
	e := Edit{Field: FieldSection, Section: d.Event.Sections[section].Name, Label: label, New: text}
	if label == controlLabel {
		e.Field, e.Label = FieldControl, ""
	}
	return e
}

// EventEdit is the edit of a fact of the event, by its label on the sheet
// Event: "Event", "City", "Start" …
func (d *Document) EventEdit(label, text string) Edit {
	return Edit{Field: FieldEvent, Label: label, New: text}
}

// BackEdit makes of any edit the one that gives its target back to the file.
func BackEdit(e Edit) Edit {
	e.Back, e.New = true, ""
	return e
}

func (d *Document) editOf(section, entry int) Edit {
	s := &d.Rated.Sections[section]
	p := s.Player(entry)
	return Edit{Section: s.Name, ID: p.ID, Name: p.Name, Number: s.Entries[entry].Number}
}

// errNobody is the error of an edit whose player is not there.
func errNobody(e Edit) error {
	who := e.Name
	if who == "" {
		who = "ID " + e.ID
	}
	if e.Section == "" {
		return fmt.Errorf("%q is not in the event", who)
	}
	return fmt.Errorf("%q is not in section %q", who, e.Section)
}
