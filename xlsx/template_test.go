package xlsx

import (
	"bytes"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
)

// openTemplate opens the template with excelize.
func openTemplate(t *testing.T) (data []byte, f *excelize.File) {
	t.Helper()
	data, err := Template()
	must(t, err)
	f, err = excelize.OpenReader(bytes.NewReader(data))
	must(t, err)
	t.Cleanup(func() { f.Close() })
	return data, f
}

func TestTemplateIsStable(t *testing.T) {
	a, err := Template()
	must(t, err)
	b, err := Template()
	must(t, err)
	if !bytes.Equal(a, b) {
		t.Error("two templates differ")
	}
}

// TestTemplateHelps looks for a note on every heading that needs one, and for
// the drop-downs.
func TestTemplateHelps(t *testing.T) {
	_, f := openTemplate(t)
	for sheet, want := range map[string]struct{ columns, notes, lists int }{
		"Sections": {len(sectionColumns), len(sectionColumns), 6},
		"Players":  {len(playerColumns) + 6*len(standings), len(playerColumns) - 3 + 6*len(standings), 4 + 6},
		"Open":     {7, 7, 0},
		"Event":    {3, 0, 2},
	} {
		notes, err := f.GetComments(sheet)
		must(t, err)
		lists, err := f.GetDataValidations(sheet)
		must(t, err)
		cols, err := f.GetCols(sheet)
		must(t, err)
		if len(cols) != want.columns || len(notes) != want.notes || len(lists) != want.lists {
			t.Errorf("sheet %s: %d columns, %d notes, %d drop-downs; want %+v", sheet, len(cols), len(notes), len(lists), want)
		}
	}
}

func TestTemplateTotals(t *testing.T) {
	_, f := openTemplate(t)
	for cell, want := range map[string]string{"G2": "2.5", "G4": "0.5", "G5": "1"} {
		stored, err := f.GetCellValue("Open", cell, excelize.Options{RawCellValue: true})
		must(t, err)
		calculated, err := f.CalcCellValue("Open", cell, excelize.Options{RawCellValue: true})
		must(t, err)
		if stored != want || calculated != want {
			t.Errorf("%s: stored %q, calculated %q, want %q", cell, stored, calculated, want)
		}
	}
}

// TestNativeFilesAreSound: the template and the sample are read and rated
// without a single problem, and read back as the events they were made from.
func TestNativeFilesAreSound(t *testing.T) {
	for _, e := range []*ratingcore.Event{exampleEvent(), sampleEvent()} {
		whole := e.Name != sampleEvent().Name
		n, err := newNative(whole)
		must(t, err)
		data, err := n.bytes(e)
		must(t, err)
		book, err := Read(data, Options{Name: "native.xlsx"})
		must(t, err)
		rated := ratingcore.Rate(book.Event)
		for _, p := range rated.Problems {
			t.Errorf("%s: %s: %s", e.Name, p.Severity, p.Text)
		}
		must(t, sameEvents(e, clean(book.Event)))
		for i := range e.Players {
			got := book.Event.Players[i]
			got.At = ratingcore.Place{}
			if a, b := e.Players[i], got; a.Standings != b.Standings || a.Person != b.Person || a.Expires != b.Expires || a.Sex != b.Sex || a.Title != b.Title {
				t.Errorf("%s reads back as %+v, want %+v", a.Name, b, a)
			}
		}
		for i := range rated.Sections {
			if len(rated.Sections[i].Systems) == 0 {
				t.Errorf("section %s is not rated", rated.Sections[i].Name)
			}
		}
	}
}

// clean takes the cells out of the results, which an event that was never read
// does not have.
func clean(e *ratingcore.Event) *ratingcore.Event {
	for i := range e.Sections {
		for j := range e.Sections[i].Entries {
			for k := range e.Sections[i].Entries[j].Results {
				e.Sections[i].Entries[j].Results[k].At = ratingcore.Ref{}
			}
		}
	}
	return e
}

// TestNativeKinds: games abroad, a section that is not rated, and systems that
// are asked for.
func TestNativeKinds(t *testing.T) {
	e := exampleEvent()
	e.Sections[0].NotRated = true
	e.Sections[0].Systems = []ratingcore.System{0, 1}
	e.Sections = append(e.Sections, ratingcore.Section{Name: "Abroad", Kind: ratingcore.FIDE, Games: []ratingcore.ForeignGame{
		{Player: 0, Opponent: "Svensson, S", FIDE: 1900, Points: 2}, {Player: 0, Opponent: "Novak, N", FIDE: 2000, Points: 1},
		{Player: 3, Opponent: "=Nov, N", Points: 0},
	}})
	data, err := Native(e)
	must(t, err)
	book, err := Read(data, Options{})
	must(t, err)
	must(t, sameEvents(e, clean(book.Event)))
	if s := book.Event.Sections; !s[0].NotRated || systemCodes(s[0].Systems) != "R Q" || s[1].Kind != ratingcore.FIDE {
		t.Errorf("the sections read back as %+v", s)
	}
}
