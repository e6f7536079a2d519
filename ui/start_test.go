package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"
)

// started is a start screen that notes what it asks for.
func started(t *testing.T, size fyne.Size) (*startScreen, fyne.Window, *[]string) {
	themed(t)
	got := &[]string{}
	say := func(s string) func() { return func() { *got = append(*got, s) } }
	s := newStart(startCalls{open: say("open"), template: say("template"), sample: say("sample"),
		recent: func(p string) { *got = append(*got, "recent "+p) },
		drop:   func(p string) { *got = append(*got, "drop "+p) },
		copy:   func(x string) { *got = append(*got, "copy "+x) }})
	return s, inWindow(t, s.object(), size), got
}

var fullStart = fyne.NewSize(1280, 746)

func TestStart(t *testing.T) {
	tests := []struct {
		name string
		do   func(s *startScreen)
		want []string
	}{
		{"open", func(s *startScreen) { test.Tap(buttonsIn(s.object())["Open a workbook"]) }, []string{"open"}},
		{"template", func(s *startScreen) { test.Tap(buttonsIn(s.object())["New from template"]) }, []string{"template"}},
		{"sample", func(s *startScreen) { test.Tap(buttonsIn(s.object())["Open the sample"]) }, []string{"sample"}},
		{"Enter without files", func(s *startScreen) { s.pressed(key(fyne.KeyReturn)) }, nil},
		{"Enter", func(s *startScreen) { s.list(someRecent); s.pressed(key(fyne.KeyReturn)) }, []string{"recent /e/autumn-swiss.xlsx"}},
		{"Enter passes missing files", func(s *startScreen) { s.list(someRecent[4:]); s.pressed(key(fyne.KeyReturn)) }, []string{"recent /e/club-championship.xlsx"}},
		{"another key", func(s *startScreen) { s.list(someRecent); s.pressed(key(fyne.KeyDown)) }, nil},
		{"a file tapped", func(s *startScreen) { s.list(someRecent); test.Tap(rowsIn(s)[1]) }, []string{"recent /e/october-quads.xlsx"}},
		{"a file by Space", func(s *startScreen) { s.list(someRecent); rowsIn(s)[2].TypedKey(key(fyne.KeySpace)) }, []string{"recent /e/labor-day-open.xlsx"}},
		{"a missing file taken out", func(s *startScreen) { s.list(someRecent); rowsIn(s)[4].TypedKey(key(fyne.KeyDelete)) }, []string{"drop /e/spring-team.xlsx"}},
		{"details of a refusal", func(s *startScreen) {
			s.refuse(refusal{"This is an old Excel file (.xls)", "Save it as .xlsx", "league-2009.xls: container ole"})
			test.Tap(buttonsIn(s.object())["Copy details"])
		}, []string{"copy league-2009.xls: container ole"}},
		{"another file after a refusal", func(s *startScreen) {
			s.refuse(refusal{"This is an old Excel file (.xls)", "Save it as .xlsx", ""})
			test.Tap(buttonsIn(s.object())["Choose another…"])
		}, []string{"open"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, _, got := started(t, fullStart)
			*got = nil
			tt.do(s)
			if diff := cmp.Diff(tt.want, *got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func rowsIn(s *startScreen) []*recentRow {
	var rows []*recentRow
	for _, o := range test.LaidOutObjects(s.object()) {
		if r, ok := o.(*recentRow); ok {
			rows = append(rows, r)
		}
	}
	return rows
}

// What is read takes the place of the drop place, and can be cancelled.
func TestStartReading(t *testing.T) {
	s, _, _ := started(t, fullStart)
	stopped := 0
	r := newReading("labor-day-open.xlsx", func() { stopped++ }, nil)
	s.reading(r)
	r.set("sheet 3 of 5, 1,240 rows", .58, "You can look at the sections that are ready")
	if r.bar.share != .58 || r.where.String() != "sheet 3 of 5, 1,240 rows" {
		t.Errorf("bar at %v, %q", r.bar.share, r.where)
	}
	buttons := buttonsIn(s.object())
	if buttons["Open a workbook"] != nil {
		t.Error("the drop place is still there")
	}
	test.Tap(buttons["Cancel"])
	if stopped != 1 {
		t.Errorf("stopped %d times", stopped)
	}
	s.idle()
	if buttonsIn(s.object())["Open a workbook"] == nil {
		t.Error("the drop place has not come back")
	}
}

// Everything stays within the window, from the smallest on.
func TestStartFits(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 760, Height: 380}, {Width: 760, Height: 426}, {Width: 1000, Height: 500}, fullStart, {Width: 2400, Height: 1300}} {
		s, _, _ := started(t, size)
		s.list(someRecent)
		s.object().Resize(size)
		for i, o := range s.box.Objects {
			p := o.Position()
			if o.Visible() && (p.X < 0 || p.Y < 0 || p.X+o.Size().Width > size.Width || p.Y+o.Size().Height > size.Height) {
				t.Errorf("part %d at %v of %v is outside %v", i, p, o.Size(), size)
			}
		}
	}
}
