package state

import (
	"fmt"
	"slices"
	"strings"
)

// Line is one change as a list of changes tells it.
type Line struct {
	What     string // "Rd 5, No 7 – No 4", "No 11, Regular", "Open, time control"
	Old, New string // "1–0" and "½–½"; "none" for nothing
}

// Describe tells an edit, in force or undone, from its Old to its New.
func (d *Document) Describe(e Edit) Line {
	l := Line{Old: orNone(e.Old), New: orNone(e.New)}
	switch e.Field {
	case FieldResult:
		return d.describeGame(e)
	case FieldRating:
		l.What = d.who(e) + ", " + e.System.Name()
	case FieldGames:
		l.What = d.who(e) + ", " + e.System.Name() + " games"
	case FieldBirth:
		l.What = d.who(e) + ", birth date"
	case FieldControl:
		l.What = e.Section + ", time control"
	case FieldSection:
		l.What = e.Section + ", " + lower(e.Label)
	default:
		l.What = e.Label
	}
	return l
}

func orNone(text string) string {
	if text == "" {
		return "none"
	}
	return text
}

// lower begins a label with a small letter, but for abbreviations.
func lower(label string) string {
	first, rest, _ := strings.Cut(label, " ")
	if first == strings.ToUpper(first) {
		return label
	}
	return strings.TrimSpace(strings.ToLower(first) + " " + rest)
}

// who names a player by the pairing number, where there is one.
func (d *Document) who(e Edit) string {
	if e.Number > 0 {
		return fmt.Sprintf("No %d", e.Number)
	}
	return e.Name
}

// scores are results as a game's score from the player's side.
var scores = map[string]string{"W": "1–0", "L": "0–1", "D": "½–½", "X": "1–0 forfeit", "F": "0–1 forfeit"}

// describeGame tells a result as a score where the opponent is the same.
func (d *Document) describeGame(e Edit) Line {
	l := Line{What: fmt.Sprintf("Rd %d, No %d", e.Round, e.Number), Old: orNone(e.Old), New: orNone(e.New)}
	old, was := opponentIn(e.Old)
	now, is := opponentIn(e.New)
	if was != "" && was == is {
		l.What += " – No " + was
		l.Old, l.New = scores[old], scores[now]
	}
	return l
}

// opponentIn takes a spelled result apart: its letter, and the opponent's
// number, "" where it has none.
func opponentIn(text string) (code, number string) {
	if text == "" || scores[text[:1]] == "" {
		return "", ""
	}
	return text[:1], strings.Trim(text[1:], "wb")
}

// Touched lists the edits in force that concern an entry: its results, on
// either side, and its player's facts.
func (d *Document) Touched(section, entry int) []Edit { return d.touching(d.Edits, section, entry) }

// TouchedBefore lists the undone edits that concern an entry, the next one to
// be redone first.
func (d *Document) TouchedBefore(section, entry int) []Edit {
	list := d.touching(d.Undone, section, entry)
	slices.Reverse(list)
	return list
}

func (d *Document) touching(edits []Edit, section, entry int) []Edit {
	me := d.editOf(section, entry)
	var list []Edit
	for _, e := range edits {
		switch {
		case e.Field == FieldResult:
			_, was := opponentIn(e.Old)
			_, is := opponentIn(e.New)
			no := fmt.Sprint(me.Number)
			if e.Section == me.Section && (e.Number == me.Number || was == no || is == no) {
				list = append(list, e)
			}
		case e.Field <= FieldBirth && e.ID == me.ID && (e.ID != "" || e.Name == me.Name):
			list = append(list, e)
		}
	}
	return list
}

// Mends returns the edits that would mend a problem in the window: the results
// of both players' cells as they would be if the other's were right; nil
// where the workbook has to be changed.
func (d *Document) Mends(t Trouble) []Edit {
	if t.Rule != "mirror" || t.Section < 0 || t.Entry < 0 || t.Round < 1 {
		return nil
	}
	s := &d.Event.Sections[t.Section]
	own := resultAt(s, t.Entry, t.Round)
	other := numbered(s, own.Opponent)
	if other < 0 {
		return nil
	}
	list := []Edit{d.ResultEdit(t.Section, t.Entry, t.Round, own.String())}
	if theirs := resultAt(s, other, t.Round); withOpponent(theirs.Outcome) && theirs.Opponent == s.Entries[t.Entry].Number {
		list = append(list, d.ResultEdit(t.Section, other, t.Round, theirs.String()))
	}
	return slices.DeleteFunc(list, func(e Edit) bool { return d.Validate(e) != "" })
}
