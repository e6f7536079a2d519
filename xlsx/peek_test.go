package xlsx

import (
	"strings"
	"testing"

	"wallchart/assets"
)

func TestPeek(t *testing.T) {
	b, err := Read(assets.Sample, Options{Name: "sample.xlsx"})
	if err != nil {
		t.Fatal(err)
	}
	chart := b.Charts[0]
	sheet := 0
	for i, name := range b.Event.Source.Sheets {
		if name == chart.Sheet {
			sheet = i + 1
		}
	}
	rows := b.Cells(sheet, []int{chart.Header, chart.First, chart.Last + 90})
	if len(rows) != 3 || rows[0][chart.Cols["ID"]-1] != "ID" {
		t.Fatalf("cells of %s: %q", chart.Sheet, rows)
	}
	e := b.Event.Sections[0].Entries[0]
	if got := rows[1][chart.Cols["Rd 1"]-1]; got != e.Results[0].String() {
		t.Errorf("first result is %q, read as %q", got, e.Results[0])
	}
	if strings.Join(rows[2], "") != "" || len(rows[2]) != len(rows[0]) {
		t.Errorf("a row below the table: %q", rows[2])
	}
	if b.Cells(0, []int{1}) != nil || b.Cells(99, []int{1}) != nil {
		t.Error("cells of a sheet that does not exist")
	}
	for row, want := range map[int]int{chart.Header: chart.Header, chart.First: chart.Header, chart.Last: chart.Header, chart.Last + 5: 0, chart.Header - 1: 0} {
		if got := b.HeaderOf(chart.Sheet, row); got != want {
			t.Errorf("header of row %d is %d, want %d", row, got, want)
		}
	}
}
