package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"wallchart/assets"
	"wallchart/ratingcore"
	"wallchart/ui/state"
	"wallchart/xlsx"
)

// sampleDoc is the sample event, rated.
func sampleDoc(t *testing.T) *state.Document {
	t.Helper()
	book, err := xlsx.Read(assets.Sample, xlsx.Options{Name: "sample.xlsx"})
	if err != nil {
		t.Fatal(err)
	}
	rated := ratingcore.Rate(book.Event)
	return &state.Document{Name: "sample.xlsx", Book: book, File: book.Event, Event: book.Event, Before: rated, Rated: rated}
}

// editedEvent is a copy of an event whose results can be changed.
func editedEvent(e *ratingcore.Event) *ratingcore.Event {
	out := *e
	out.Players = append([]ratingcore.Player(nil), e.Players...)
	out.Sections = append([]ratingcore.Section(nil), e.Sections...)
	for i := range out.Sections {
		s := &out.Sections[i]
		s.Entries = append([]ratingcore.Entry(nil), s.Entries...)
		for j := range s.Entries {
			s.Entries[j].Results = append([]ratingcore.Result(nil), s.Entries[j].Results...)
		}
	}
	return &out
}

// drawDoc is the sample with round 5 of No 2 and No 1 made a draw, and an
// undone rating.
func drawDoc(t *testing.T) *state.Document {
	d := sampleDoc(t)
	e := editedEvent(d.File)
	s := &e.Sections[0]
	a := entryOf(t, s, 2)
	s.Entries[a].Results[4].Outcome = ratingcore.Draw
	b := entryOf(t, s, s.Entries[a].Results[4].Opponent)
	s.Entries[b].Results[4].Outcome = ratingcore.Draw
	d.Event, d.Rated = e, ratingcore.Rate(e)
	d.Edits = []state.Edit{{Field: state.FieldResult, Section: s.Name, ID: "90000012", Name: "Abernathy, Orson", Round: 5, Old: "L1b", New: "D1b"}}
	d.Undone = []state.Edit{{Field: state.FieldRating, Section: s.Name, ID: "90000021", Name: "Dąbek, Zofia", System: ratingcore.Regular, Old: "1782", New: "1800"}}
	return d
}

func entryOf(t *testing.T, s *ratingcore.Section, number ratingcore.Number) int {
	t.Helper()
	for i := range s.Entries {
		if s.Entries[i].Number == number {
			return i
		}
	}
	t.Fatalf("no number %d", number)
	return 0
}

// subjectOf is the subject of a pairing number.
func subjectOf(t *testing.T, d *state.Document, section int, number ratingcore.Number) playerSubject {
	t.Helper()
	s := &d.Rated.Sections[section]
	v := playerSubject{doc: d, section: section, entry: entryOf(t, s.Section, number)}
	table := s.Crosstable(ratingcore.Expected)
	for i := range table.Rows {
		if table.Rows[i].Entry == v.entry {
			v.row = &table.Rows[i]
		}
	}
	return v
}

// paneTexts are all texts of a pane, as drawn from above.
func paneTexts(o fyne.CanvasObject) string {
	var words []string
	for _, c := range test.LaidOutObjects(o) {
		if text, ok := c.(*canvas.Text); ok && text.Text != "" && text.Visible() {
			words = append(words, text.Text)
		}
	}
	return strings.Join(words, " ")
}

// byRules is the sample rated by other rules, with Irish ratings.
func byRules(t *testing.T, rules string) *state.Document {
	t.Helper()
	d := sampleDoc(t)
	e := editedEvent(d.File)
	e.Rules = rules
	for i := range e.Players {
		e.Players[i].Standings[ratingcore.ICU] = e.Players[i].Standings[ratingcore.Regular]
	}
	d.Rated = ratingcore.Rate(e)
	d.Before = d.Rated
	return d
}

// abroad is a FIDE event abroad of one member, with a game against a player
// without a FIDE rating.
func abroad(t *testing.T) *state.Document {
	t.Helper()
	e := &ratingcore.Event{Name: "Abroad", Start: ratingcore.Day(739900), End: ratingcore.Day(739905)}
	e.Players = []ratingcore.Player{{ID: "90000051", Name: "Whitlam, Jorge"}}
	e.Players[0].Standings[ratingcore.Regular] = ratingcore.Standing{Rated: true, Rating: 2105.5}
	game := func(opponent string, fide float64, points ratingcore.Points) ratingcore.ForeignGame {
		return ratingcore.ForeignGame{Opponent: opponent, FIDE: fide, Points: points}
	}
	e.Sections = []ratingcore.Section{{Name: "Open", Kind: ratingcore.FIDE, Games: []ratingcore.ForeignGame{
		game("Roe, Ann", 2211, 1), game("Ash, Bo", 2050, 2), game("Elm, Cy", 0, 2), game("Oak, Di", 2340, 0)}}}
	d := &state.Document{File: e, Event: e, Rated: ratingcore.Rate(e)}
	d.Before = d.Rated
	return d
}
