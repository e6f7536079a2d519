package ui

import (
	"slices"

	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// mend is how a problem can be mended in the window: by typing another value
// into the cell it stands in, or by one of a few choices.
type mend struct {
	label   string // of the field: "Time control"
	value   string // what stands there now
	edit    func(text string) state.Edit
	choices []mendChoice
}

// mendChoice is a value that mends a problem.
type mendChoice struct {
	words string
	edit  state.Edit
}

// mendOf finds what an edit can mend. ok is false where the cell cannot be
// edited here, so that it has to be mended in the workbook.
func mendOf(d *state.Document, t *state.Trouble) (m mend, ok bool) {
	switch {
	case t.Section >= 0 && t.Round > 0 && t.Entry >= 0 && sameCell(resultAt(d, t), t.At):
		m, ok = mendResult(d, t), true
	case t.Problem.Section != "" && t.Section >= 0:
		m, ok = mendSection(d, t)
	case t.ID == "" && t.Player == "":
		m, ok = mendEvent(d, t)
	}
	if !ok && t.Section >= 0 && t.Entry >= 0 {
		m, ok = mendPlayer(d, t)
	}
	if ok {
		m.choices = slices.DeleteFunc(m.choices, func(c mendChoice) bool { return !mends(d, t, c.edit) })
	}
	return m, ok
}

func sameCell(a, b ratingcore.Ref) bool { return a == b && a != ratingcore.Ref{} }

// resultAt returns the cell of the result that a problem is about.
func resultAt(d *state.Document, t *state.Trouble) ratingcore.Ref {
	results := d.Event.Sections[t.Section].Entries
	if t.Entry >= len(results) || t.Round > len(results[t.Entry].Results) {
		return ratingcore.Ref{}
	}
	return results[t.Entry].Results[t.Round-1].At
}

// mendResult offers a result to be typed, and where two do not agree what
// either of them says.
func mendResult(d *state.Document, t *state.Trouble) mend {
	edit := func(text string) state.Edit { return d.ResultEdit(t.Section, t.Entry, t.Round, text) }
	m := mend{label: "Result", value: d.Value(edit("")), edit: edit}
	s := &d.Event.Sections[t.Section]
	own := s.Entries[t.Entry].Results[t.Round-1]
	if t.Rule != "mirror" {
		return m
	}
	m.choices = append(m.choices, mendChoice{"Take " + own.String() + " of No " + numberText(s.Entries[t.Entry].Number), edit(own.String())})
	for i := range s.Entries {
		if s.Entries[i].Number != own.Opponent || t.Round > len(s.Entries[i].Results) {
			continue
		}
		other := s.Entries[i].Results[t.Round-1]
		if other.Outcome != ratingcore.Blank && other.Outcome != ratingcore.Unclear {
			m.choices = append(m.choices, mendChoice{"Take " + other.String() + " of No " + numberText(own.Opponent),
				d.ResultEdit(t.Section, i, t.Round, other.String())})
		}
	}
	return m
}

func numberText(n ratingcore.Number) string {
	return ratingcore.Value{Kind: ratingcore.WholeValue, Num: float64(n)}.Spell(ratingcore.ASCII)
}

// mendSection offers the fact of a section whose cell the problem names, or
// that its kind is about.
func mendSection(d *state.Document, t *state.Trouble) (mend, bool) {
	at := d.Event.Sections[t.Section].At
	label := ""
	for _, l := range state.SectionLabels() {
		if _, there := at.Cols[l]; there && sameCell(at.Cell(l), t.At) {
			label = l
		}
	}
	if label == "" && (t.Rule == "time control" || t.Rule == "time-control" || t.Rule == "not-ratable" || t.Rule == "base-time") {
		label = "Time control"
	}
	if label == "" {
		return mend{}, false
	}
	edit := func(text string) state.Edit { return d.SectionEdit(t.Section, label, text) }
	return mend{label: label, value: d.Value(edit("")), edit: edit}, true
}

// mendEvent offers a fact of the event.
func mendEvent(d *state.Document, t *state.Trouble) (mend, bool) {
	label := map[string]string{"rules": "Rules", "dates": "End"}[t.Rule]
	if label == "" {
		return mend{}, false
	}
	edit := func(text string) state.Edit { return d.EventEdit(label, text) }
	return mend{label: label, value: d.Value(edit("")), edit: edit}, true
}

// mendPlayer offers the birth date, a rating or the games of a player.
func mendPlayer(d *state.Document, t *state.Trouble) (mend, bool) {
	player := d.Rated.Sections[t.Section].Player(t.Entry)
	at := func(heading string) bool {
		_, there := player.At.Cols[heading]
		return there && sameCell(player.At.Cell(heading), t.At)
	}
	make := func(label string, edit func(string) state.Edit) (mend, bool) {
		return mend{label: label, value: d.Value(edit("")), edit: edit}, true
	}
	if at("Birth date") {
		return make("Birth date", func(text string) state.Edit { return d.BirthEdit(t.Section, t.Entry, text) })
	}
	for sys := range ratingcore.System(ratingcore.Systems) {
		if at(sys.String() + " rating") {
			return make(sys.Name()+" rating", func(text string) state.Edit { return d.RatingEdit(t.Section, t.Entry, sys, text) })
		}
		if at(sys.String() + " games") {
			return make(sys.Name()+" games", func(text string) state.Edit { return d.GamesEdit(t.Section, t.Entry, sys, text) })
		}
	}
	return mend{}, false
}

// mends says whether an edit takes a problem away and brings no error with
// it. It is tried on a copy.
func mends(d *state.Document, t *state.Trouble, e state.Edit) bool {
	trial := &state.Document{Name: d.Name, Book: d.Book, File: d.File, Event: d.Event, Before: d.Before, Rated: d.Rated, Edits: slices.Clone(d.Edits)}
	if trial.Try(e) != nil || len(trial.Edits) == len(d.Edits) {
		return false
	}
	for i := range trial.Rated.Problems {
		p := &trial.Rated.Problems[i]
		if p.Rule == t.Rule && p.At == t.At && p.Section == t.Problem.Section {
			return false
		}
	}
	return trial.Rated.Count(ratingcore.Error) <= d.Rated.Count(ratingcore.Error)
}
