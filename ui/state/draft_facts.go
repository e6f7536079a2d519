package state

import (
	"fmt"
	"slices"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// fact makes an edit of a fact of the event.
func (w *draft) fact(e Edit) error {
	f, err := factOf(eventFacts, e.Label)
	if err != nil {
		return err
	}
	text := e.New
	if e.Back {
		text = f.get(w.d.File)
	}
	was := f.get(w.event)
	if err := f.set(w.event, text); err != nil && !e.Back {
		return err
	}
	w.changed = w.changed || f.get(w.event) != was
	return nil
}

// section makes an edit of a fact of a section.
func (w *draft) section(e Edit) error {
	i := sectionIndex(w.event, e.Section)
	if i < 0 {
		return fmt.Errorf("there is no section %q", e.Section)
	}
	f, err := factOf(sectionFacts, sectionLabel(e))
	if err != nil {
		return err
	}
	s := w.event.Sections[i]
	was := f.get(&s)
	if e.Back {
		w.giveBack(&s, i, f)
	} else if err := f.set(&s, e.New); err != nil {
		return err
	}
	if f.get(&s) == was {
		return nil
	}
	at, there := cellOf(s.At, f.label)
	w.changed = true
	if there && !e.Back {
		w.mended(at)
	} else if there {
		w.recall(at)
	}
	if f.label == controlLabel && !e.Back {
		w.decided(&s)
	}
	w.event.Sections[i] = s
	return nil
}

// giveBack sets a fact to the file's value, even one that could not be typed.
func (w *draft) giveBack(s *section, i int, f fact[section]) {
	file := w.d.File.Sections[i]
	if f.label == controlLabel {
		s.TimeControl, s.Systems = file.TimeControl, file.Systems
		for _, p := range w.d.File.Problems {
			if p.Rule == "time control" && p.Section == s.Name && !slices.Contains(w.event.Problems, p) {
				w.event.Problems = append(slices.Clip(w.event.Problems), p)
			}
		}
		return
	}
	f.set(s, f.get(&file))
}

// decided lets a time control say in which systems a section is rated, where
// the workbook has no column for them and they were only supposed.
func (w *draft) decided(s *section) {
	if _, given := cellOf(s.At, "Systems"); given || s.TimeControl == "" {
		return
	}
	s.Systems = nil
	w.forget(func(p ratingcore.Problem) bool { return p.Rule == "time control" && p.Section == s.Name })
}

// sectionLabel is the column that an edit of a section changes.
func sectionLabel(e Edit) string {
	if e.Field == FieldControl {
		return controlLabel
	}
	return e.Label
}

// valueOf returns what the target of an edit is in an event, as the workbook
// spells it; a result that was not understood is "?".
func valueOf(ev *ratingcore.Event, e Edit) (string, error) {
	switch e.Field {
	case FieldResult:
		s, i, err := entryOf(ev, e)
		if err != nil {
			return "", err
		}
		r := resultAt(&ev.Sections[s], i, e.Round)
		if r.Outcome == ratingcore.Unclear {
			return "?", nil
		}
		return xlsx.SpellResult(r), nil
	case FieldControl, FieldSection:
		i := sectionIndex(ev, e.Section)
		f, err := factOf(sectionFacts, sectionLabel(e))
		if i < 0 {
			err = fmt.Errorf("there is no section %q", e.Section)
		}
		if err != nil {
			return "", err
		}
		return f.get(&ev.Sections[i]), nil
	case FieldEvent:
		f, err := factOf(eventFacts, e.Label)
		if err != nil {
			return "", err
		}
		return f.get(ev), nil
	}
	i, err := playerOf(ev, e)
	if err != nil {
		return "", err
	}
	p := &ev.Players[i]
	switch e.Field {
	case FieldRating:
		return xlsx.SpellRating(p.Standings[e.System]), nil
	case FieldGames:
		return xlsx.SpellGames(p.Standings[e.System]), nil
	}
	return p.Birth.String(), nil
}
