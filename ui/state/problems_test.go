package state

import (
	"testing"

	"wallchart/ratingcore"
)

// troubled is the club event with an error in Reserve and warnings in Open.
func troubled(t *testing.T) *Document {
	e := clubEvent()
	e.Sections[0].Entries[4].Total = 5
	e.Sections[1].Entries[0].Results[0].Outcome = ratingcore.Draw // W2 was L1
	e.Sections[1].Entries[0].Total = 2
	return document(t, e)
}

func TestTroubles(t *testing.T) {
	d := troubled(t)
	groups := d.Troubles()
	if len(groups) < 2 || groups[0].Severity != ratingcore.Error || groups[1].Severity != ratingcore.Warning {
		t.Fatalf("groups %+v", groups)
	}
	first, second := groups[0].Items[0], groups[1].Items[0]
	if first.Section != 1 || first.Entry != 0 || first.Sheet != "Reserve" || first.Cell == "" {
		t.Errorf("the error is at %+v", first)
	}
	if second.Section != 0 || second.Entry != 4 || second.Rule != "total" {
		t.Errorf("the warning is at %+v", second)
	}
	if c := d.CountIn(0); c != (Count{Warnings: 1}) || c.Worst() != ratingcore.Warning {
		t.Errorf("Open has %+v", c)
	}
	if c := d.CountIn(1); c.Errors != 1 || c.Worst() != ratingcore.Error {
		t.Errorf("Reserve has %+v", c)
	}
	if c := d.Count(); c.Serious() != 2 {
		t.Errorf("the event has %+v", c)
	}
	try(t, d, d.ResultEdit(1, 1, 1, "d"))
	if c := d.Count(); c.Errors != 0 || c.Warnings != 1 {
		t.Errorf("mended: %+v", c)
	}
}

func TestStepProblem(t *testing.T) {
	d := troubled(t)
	s := DefaultSettings()
	v := NewView(d, &s)
	v.Find = "arden"
	var rules []string
	for range 3 {
		if !v.StepProblem(d, 1) {
			t.Fatal("no problem")
		}
		rules = append(rules, d.Rated.Problems[v.Problem].Rule)
	}
	if rules[0] != "mirror" || rules[1] != "total" || rules[2] != "mirror" {
		t.Errorf("next problem: %v", rules)
	}
	v.StepProblem(d, -1)
	if v.Section != 0 || v.Entry != 4 || v.Find != "" || v.Page != PageTable {
		t.Errorf("the problem before is at %+v", v)
	}
	v.Page = PageProblems
	v.StepProblem(d, -1)
	if v.Page != PageProblems || v.Section != 1 {
		t.Errorf("on the page of problems: %+v", v)
	}
	if c := club(t); (&View{}).StepProblem(c, 1) && c.Count().Infos == 0 {
		t.Error("a problem in an event in order")
	}
}

func TestWords(t *testing.T) {
	d := troubled(t)
	chip, ok := d.Chip(0)
	_, cell := d.Event.Source.Where(d.Event.Sections[0].Entries[4].At.Cell("Tot"))
	if want := "1 problem · total in " + cell; ok || chip.String() != want {
		t.Errorf("%q, not %q", chip, want)
	}
	if bar, failed := d.NotRated(1); !failed || bar.String() != "Reserve is not rated. 1 result does not mirror" {
		t.Errorf("%q", bar)
	}
	if bar, failed := d.NotRated(0); failed {
		t.Errorf("Open: %q", bar)
	}
	ordered := club(t)
	if chip, ok := ordered.Chip(0); !ok || chip.String() != "In order" {
		t.Errorf("%q", chip)
	}
	if got := ordered.Head(0); got != "6 players · 3 rounds · 7 games" {
		t.Errorf("%q", got)
	}
	if got := ordered.Status().String(); got != "Same as autumn-swiss.xlsx, read 7:42 PM" {
		t.Errorf("%q", got)
	}
	try(t, ordered, ordered.ResultEdit(0, 0, 1, "d"))
	if got := ordered.Status().String(); got != "1 change, not in autumn-swiss.xlsx" {
		t.Errorf("%q", got)
	}
	if got := ordered.CloseTitle(); got != "Close with 1 change?" {
		t.Errorf("%q", got)
	}
	if got := HeldBar("autumn-swiss.xlsx", "Excel").String(); got != "Excel holds autumn-swiss.xlsx. Close it there first" {
		t.Errorf("%q", got)
	}
}

func TestDiskBar(t *testing.T) {
	e := Edit{}
	at := Disk{Change: Rewritten, Now: Stamp{Time: readAt}, HeldBy: "Excel"}
	tests := []struct {
		disk Disk
		c    Carried
		want string
	}{
		{at, Carried{Applied: []Edit{e, e}, Lost: []Edit{e}}, "Saved in Excel at 7:42 PM. 2 of your 3 changes still apply"},
		{at, Carried{Applied: []Edit{e, e}}, "Saved in Excel at 7:42 PM. Your 2 changes still apply"},
		{at, Carried{Done: []Edit{e}}, "Saved in Excel at 7:42 PM. Your change is in it"},
		{at, Carried{Done: []Edit{e, e}}, "Saved in Excel at 7:42 PM. Your 2 changes are in it"},
		{at, Carried{Lost: []Edit{e}}, "Saved in Excel at 7:42 PM. Your change does not apply any more"},
		{Disk{Change: Rewritten, Now: Stamp{Time: readAt}}, Carried{}, "Saved at 7:42 PM."},
		{Disk{Change: Gone}, Carried{}, "The file is not there any more. What is shown here was read before"},
	}
	for _, tt := range tests {
		if got := DiskBar(tt.disk, tt.c).String(); got != tt.want {
			t.Errorf("%q, not %q", got, tt.want)
		}
	}
}
