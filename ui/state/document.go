package state

import (
	"time"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// Document is one open event: the file as it was read, the edits tried on
// it, and the ratings of both. It belongs to one goroutine, the one that draws;
// Reload may read it from another one while nothing changes it.
type Document struct {
	Path     string    // the file; "" for the sample and a new event
	Name     string    // file name to show
	Read     time.Time // when it was read
	Modified time.Time // the file's time then
	Size     int64     // and its size in bytes
	Book     *xlsx.Book

	File   *ratingcore.Event // as in the file; never changed
	Event  *ratingcore.Event // with the edits
	Before *ratingcore.Rated // File, rated
	Rated  *ratingcore.Rated // Event, rated; the same as Before without edits

	Edits  []Edit // in force, oldest first
	Undone []Edit // to be redone, the next one last

	Perf ratingcore.Performance // definition of the performances shown

	tables  map[tableKey]*ratingcore.Table // made when first asked for
	marks   *marks                         // likewise
	whatIf  *WhatIf
	trouble []Trouble
}

// Field says what an edit changes.
type Field uint8

// The fields that can be edited.
const (
	FieldResult  Field = iota // a result of a player in a round, mirrored for the opponent
	FieldRating               // a player's rating before, in a system
	FieldGames                // the games behind it
	FieldBirth                // a player's birth date
	FieldControl              // a section's time control
	FieldEvent                // a fact of the event, by its label in the workbook
	FieldSection              // a fact of a section, by its column in the workbook
)

// Edit is one change tried: what, the value it had, and the value it gets, as
// the workbook spells them. It is known again after a reload by section and
// player, and still applies where the old value stands.
type Edit struct {
	Field   Field
	Section string            // name; "" for facts of a player or the event
	ID      string            // player's ID, else Name tells
	Name    string            // player's name
	Number  ratingcore.Number // pairing number in Section: tells rows of a re-entry and namesakes apart; 0 where there is none
	Round   int               // of a result, from 1
	System  ratingcore.System // of a rating
	Label   string            // of a fact
	Back    bool              // gives the cell back to the file, whatever New says
	Old     string
	New     string
}

// target is an edit without its values: what it changes.
func (e Edit) target() Edit {
	e.Old, e.New, e.Back = "", "", false
	if e.Field != FieldResult && e.ID != "" {
		e.Section, e.Number, e.Name = sectionOf(e), 0, "" // the player is the same in every section
	}
	return e
}

// sectionOf is the section of a section's fact; other facts have none.
func sectionOf(e Edit) string {
	if e.Field == FieldControl || e.Field == FieldSection {
		return e.Section
	}
	return ""
}

// Edited says whether the event differs from the file, or could again by redo.
func (d *Document) Edited() bool { return len(d.Edits) > 0 }

// settle rates the event after a change of its edits.
func (d *Document) settle() {
	if len(d.Edits) == 0 {
		d.Event, d.Rated = d.File, d.Before
	} else {
		d.Rated = ratingcore.Rate(d.Event)
		w := newDraft(d, d.Event)
		if w.totals(d.Rated); w.changed {
			d.Event = w.event
			d.Rated = ratingcore.Rate(d.Event)
		}
	}
	for k := range d.tables {
		if k.rated != d.Before {
			delete(d.tables, k)
		}
	}
	d.marks, d.whatIf, d.trouble = nil, nil, nil
}

// tableKey names a crosstable that was made.
type tableKey struct {
	rated   *ratingcore.Rated
	section int
	perf    ratingcore.Performance
}

// Table returns the crosstable of a section, with the edits. It is made once
// and must not be changed.
func (d *Document) Table(section int) *ratingcore.Table { return d.table(d.Rated, section) }

func (d *Document) table(r *ratingcore.Rated, section int) *ratingcore.Table {
	key := tableKey{r, section, d.Perf}
	if t := d.tables[key]; t != nil {
		return t
	}
	var optional []ratingcore.Key
	if f := r.Choice.Family; f == ratingcore.Committee1994 || f == ratingcore.Committee1994New {
		optional = append(optional, ratingcore.KeyNorms)
	}
	t := r.Sections[section].Crosstable(d.Perf, optional...)
	if d.tables == nil {
		d.tables = map[tableKey]*ratingcore.Table{}
	}
	d.tables[key] = t
	return t
}
