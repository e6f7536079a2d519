package xlsx

import (
	"bytes"
	"testing"

	"github.com/xuri/excelize/v2"
)

func TestTemplateIsStable(t *testing.T) {
	a, err := Template()
	if err != nil {
		t.Fatal(err)
	}
	b, err := Template()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a, b) {
		t.Error("two templates differ")
	}
}

// TestTemplateHelps looks for a note on every heading that needs one, and for
// the drop-downs.
func TestTemplateHelps(t *testing.T) {
	data, err := Template()
	if err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for sheet, want := range map[string]struct{ columns, notes, lists int }{
		"Sections": {len(sectionColumns), len(sectionColumns), 6},
		"Players":  {len(playerColumns) + 6*len(standings), len(playerColumns) - 3 + 6*len(standings), 4 + 6},
		"Open":     {7, 7, 0},
		"Event":    {3, 0, 2},
	} {
		notes, err := f.GetComments(sheet)
		if err != nil {
			t.Fatal(err)
		}
		lists, err := f.GetDataValidations(sheet)
		if err != nil {
			t.Fatal(err)
		}
		cols, err := f.GetCols(sheet)
		if err != nil {
			t.Fatal(err)
		}
		if len(cols) != want.columns || len(notes) != want.notes || len(lists) != want.lists {
			t.Errorf("sheet %s: %d columns, %d notes, %d drop-downs; want %+v", sheet, len(cols), len(notes), len(lists), want)
		}
	}
}

func TestTemplateTotals(t *testing.T) {
	data, err := Template()
	if err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for cell, want := range map[string]string{"G2": "2.5", "G4": "0.5", "G5": "1"} {
		stored, err := f.GetCellValue("Open", cell, excelize.Options{RawCellValue: true})
		if err != nil {
			t.Fatal(err)
		}
		calculated, err := f.CalcCellValue("Open", cell, excelize.Options{RawCellValue: true})
		if err != nil {
			t.Fatal(err)
		}
		if stored != want || calculated != want {
			t.Errorf("%s: stored %q, calculated %q, want %q", cell, stored, calculated, want)
		}
	}
}
