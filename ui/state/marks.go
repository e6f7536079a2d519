package state

import (
	"slices"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// Mark says how a cell of the crosstable differs from the file.
type Mark uint8

// The marks.
const (
	Same     Mark = iota // as in the file
	Follows              // a value that edits elsewhere have changed
	Mirrored             // a result that an edit of the opponent has changed
	Edited               // changed by an edit of its own
)

// marks is what is known of the edits in force, by target.
type marks struct {
	edited map[Edit]bool
	rows   map[tableKey][]int // row of the table by entry
}

// Mark returns how a cell of the crosstable differs from the file.
func (d *Document) Mark(section, entry int, c *ratingcore.Column) Mark {
	if len(d.Edits) == 0 {
		return Same
	}
	switch c.Key {
	case ratingcore.KeyRound:
		if c.Round < 1 || !d.differs(section, entry, c.Round) {
			return Same
		}
		if d.targeted(d.ResultEdit(section, entry, c.Round, "")) {
			return Edited
		}
		return Mirrored
	case ratingcore.KeyScore:
		if d.Before.Sections[section].Scores[entry] != d.Rated.Sections[section].Scores[entry] {
			return Follows
		}
		return Same
	case ratingcore.KeyPlace, ratingcore.KeyTieBreak, ratingcore.KeyNorms:
		if alike(d.cell(d.Before, section, entry, c), d.cell(d.Rated, section, entry, c)) {
			return Same
		}
		return Follows
	case ratingcore.KeyPre, ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
		return d.ratingMark(section, entry, c)
	}
	return Same
}

func (d *Document) ratingMark(section, entry int, c *ratingcore.Column) Mark {
	was, is := d.rating(d.Before, section, entry, c), d.rating(d.Rated, section, entry, c)
	switch {
	case alike(was, is):
		return Same
	case c.Key != ratingcore.KeyPre:
		return Follows
	case d.targeted(d.RatingEdit(section, entry, c.System, "")) || d.targeted(d.GamesEdit(section, entry, c.System, "")):
		return Edited
	}
	return Follows
}

// rating returns the value of a rating column, nothing where the section is
// not rated in its system.
func (d *Document) rating(r *ratingcore.Rated, section, entry int, c *ratingcore.Column) ratingcore.Value {
	s := &r.Sections[section]
	k := slices.Index(s.Systems, c.System)
	if k < 0 {
		return ratingcore.Value{}
	}
	return s.Value(c.Key, k, entry, d.Perf)
}

// Was returns the file's value of a cell of the crosstable.
func (d *Document) Was(section, entry int, c *ratingcore.Column) ratingcore.Value {
	return d.cell(d.Before, section, entry, c)
}

// cell returns the value of a column in one of the two ratings, nothing where
// it has no such column.
func (d *Document) cell(r *ratingcore.Rated, section, entry int, c *ratingcore.Column) ratingcore.Value {
	t := d.table(r, section)
	col := slices.IndexFunc(t.Columns, func(x ratingcore.Column) bool {
		return x.Key == c.Key && x.Round == c.Round && x.System == c.System && x.TieBreak == c.TieBreak
	})
	if col < 0 {
		return ratingcore.Value{}
	}
	return t.Rows[d.rowOf(r, section, entry)].Values[col]
}

// rowOf returns the row of an entry in the table of a section.
func (d *Document) rowOf(r *ratingcore.Rated, section, entry int) int {
	m := d.known()
	key := tableKey{r, section, d.Perf}
	rows := m.rows[key]
	if rows == nil {
		t := d.table(r, section)
		rows = make([]int, len(t.Rows))
		for i := range t.Rows {
			rows[t.Rows[i].Entry] = i
		}
		m.rows[key] = rows
	}
	return rows[entry]
}

func (d *Document) known() *marks {
	if d.marks == nil {
		d.marks = &marks{edited: map[Edit]bool{}, rows: map[tableKey][]int{}}
		for _, e := range d.Edits {
			d.marks.edited[e.target()] = true
		}
	}
	return d.marks
}

// targeted says whether one of the edits in force has this target.
func (d *Document) targeted(e Edit) bool { return d.known().edited[e.target()] }

// Changed says whether a value differs from the file by an edit of its own.
func (d *Document) Changed(e Edit) bool {
	return d.targeted(e) && d.Value(e) != d.FileValue(e)
}

// differs says whether a result is not the file's.
func (d *Document) differs(section, entry, round int) bool {
	if d.File.Sections[section].Kind.Foreign() {
		return false
	}
	a, b := resultAt(&d.File.Sections[section], entry, round), resultAt(&d.Event.Sections[section], entry, round)
	return a.Outcome != b.Outcome || a.Opponent != b.Opponent || a.Color != b.Color
}

// alike says whether two values are shown alike.
func alike(a, b ratingcore.Value) bool {
	return a.Kind == b.Kind && a.Mark == b.Mark && a.Text == b.Text && a.Games == b.Games && near(a, b) &&
		a.Result.Outcome == b.Result.Outcome && a.Result.Opponent == b.Result.Opponent && a.Result.Color == b.Result.Color
}

func near(a, b ratingcore.Value) bool {
	if a.Kind == ratingcore.PointsValue {
		return a.Num == b.Num
	}
	return a.Num == b.Num || uschess.Shown(a.Num) == uschess.Shown(b.Num)
}

// WhatIf counts what the edits in force have changed.
type WhatIf struct {
	Results int // games with another result
	Ratings int // ratings before the event, and games behind them
	Facts   int // everything else
	Follow  int // ratings after the event that differ, by section and system
	Players int // players who have one of them
}

// Changes is how many things were changed.
func (w WhatIf) Changes() int { return w.Results + w.Ratings + w.Facts }

// WhatIf counts the changes and what follows from them.
func (d *Document) WhatIf() WhatIf {
	if d.whatIf != nil {
		return *d.whatIf
	}
	w := WhatIf{}
	rated := map[Edit]bool{}
	for _, e := range d.Changes() {
		switch e.Field {
		case FieldResult:
			w.Results++
		case FieldRating, FieldGames:
			e.Field = FieldRating
			rated[e.target()] = true
			w.Ratings = len(rated)
		default:
			w.Facts++
		}
	}
	if d.Rated != d.Before {
		w.Follow, w.Players = d.following()
	}
	d.whatIf = &w
	return w
}

// following counts the ratings after the event that differ.
func (d *Document) following() (ratings, players int) {
	touched := make([]bool, len(d.Event.Players))
	for i := range d.Rated.Sections {
		s := &d.Rated.Sections[i]
		for _, sys := range bothSystems(&d.Before.Sections[i], s) {
			c := &ratingcore.Column{Key: ratingcore.KeyPost, System: sys}
			seen := make([]bool, len(s.Entries))
			for j := range s.Entries {
				if j < len(s.Member) && seen[s.Member[j]] {
					continue // a re-entry has one rating
				} else if j < len(s.Member) {
					seen[s.Member[j]] = true
				}
				if !alike(d.rating(d.Before, i, j, c), d.rating(d.Rated, i, j, c)) {
					ratings++
					touched[s.Entries[j].Player] = true
				}
			}
		}
	}
	for _, yes := range touched {
		if yes {
			players++
		}
	}
	return ratings, players
}

// bothSystems lists the systems of a section before and after the edits.
func bothSystems(a, b *ratingcore.RatedSection) []ratingcore.System {
	list := slices.Clone(b.Systems)
	for _, sys := range a.Systems {
		if !slices.Contains(list, sys) {
			list = append(list, sys)
		}
	}
	return list
}
