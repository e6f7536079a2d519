package xlsx

import (
	"bytes"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// clubSheets is a native workbook of one dual-rated section: a bye, a forfeit,
// a player who leaves, and one who is not on the roster.
func clubSheets() []testSheet {
	return []testSheet{
		lines("Event", "Event | Club Night", "Start | 2026-08-01", "End | 2026-08-02"),
		lines("Sections", "Section | Time control | Rounds", "Open | G/60;d5 | 3"),
		lines("Players",
			"ID | Name | State | R rating | R games | R date",
			"90000001 | Arden, Ann | OH | 1800.5 | 200 | 2026-07-01",
			"90000002 | Birch, Bo | OH | 1420/12",
			"90000003 | Cedar, Cy | OH",
			"90000004 | Doe, Di | OH | 1600 | 300 | 2026-07-01",
			"90000005 | Elm, Ed | OH | 1500 | 80 | 2026-07-01"),
		lines("Open",
			"No | ID | Name | Rd 1 | Rd 2 | Rd 3 | Tot",
			"1 | 90000001 | Arden, Ann | W2w | W3b | X4 | 3",
			"2 | 90000002 | Birch, Bo | L1b | D6w | B | 1.5",
			"3 | 90000003 | Cedar, Cy | W6w | L1w | U | 1",
			"4 | 90000004 | Doe, Di | H | H | F1 | 1",
			"6 | 90000006 | =Fir, +Flo | L3b | D2b | H | 1"),
	}
}

// run is a workbook that was read, rated and updated.
type run struct {
	book  *Book
	rated *ratingcore.Rated
	out   []byte
	f     *excelize.File
}

func updateBytes(t testing.TB, data []byte, o UpdateOptions) run {
	t.Helper()
	book, err := Read(data, testOptions)
	must(t, err)
	rated := ratingcore.Rate(book.Event)
	out, err := book.Update(rated, o)
	must(t, err)
	f, err := excelize.OpenReader(bytes.NewReader(out))
	must(t, err)
	t.Cleanup(func() { f.Close() })
	return run{book, rated, out, f}
}

func updateSheets(t testing.TB, sheets ...testSheet) run {
	t.Helper()
	return updateBytes(t, bytesOf(t, excelFile(t, sheets...)), UpdateOptions{})
}

// raw returns a cell's stored value, and shown how it looks.
func (r run) raw(t testing.TB, sheet, cell string) string {
	t.Helper()
	v, err := r.f.GetCellValue(sheet, cell, excelize.Options{RawCellValue: true})
	must(t, err)
	return v
}

func (r run) shown(t testing.TB, sheet, cell string) string {
	t.Helper()
	v, err := r.f.GetCellValue(sheet, cell)
	must(t, err)
	return v
}

// row returns a row of a sheet as it looks.
func (r run) row(t testing.TB, sheet string, n int) string {
	t.Helper()
	rows, err := r.f.GetRows(sheet)
	must(t, err)
	if n > len(rows) {
		return ""
	}
	return strings.Join(rows[n-1], "|")
}

func TestUpdateWritesTheChart(t *testing.T) {
	r := updateSheets(t, clubSheets()...)
	for n, want := range map[int]string{
		1: "No|ID|Name|Rd 1|Rd 2|Rd 3|Tot|R pre|R post|R change|R perf|Q pre|Q post|Q change|Q perf",
		5: "4|90000004|Doe, Di|H|H|F1|1|1600|1600", // no rated game: post is pre
	} {
		if got := r.row(t, "Open", n); got != want {
			t.Errorf("row %d is %q, want %q", n, got, want)
		}
	}
	s := &r.rated.Sections[0]
	for i, row := range []string{"2", "3", "4", "5", "6"} {
		o := s.Outcome(0, i)
		if o.Games == 0 {
			continue
		}
		if got := r.raw(t, "Open", "I"+row); got != number(o.Post) {
			t.Errorf("R post in row %s is %s, want %v in full", row, got, o.Post)
		}
		before := s.Before(0, i)
		want := ""
		if before.Rated {
			want = number(uschess.Shown(o.Post) - uschess.Shown(before.Rating))
		}
		if got := r.raw(t, "Open", "J"+row); got != want {
			t.Errorf("R change in row %s is %q, want %q", row, got, want)
		}
	}
	for cell, want := range map[string]string{"H3": "1420P12", "I3": number(uschess.Shown(s.Outcome(0, 1).Post)) + "P14", "H4": "", "K2": "≥"} {
		if got := r.shown(t, "Open", cell); got != want && !(want == "≥" && strings.HasPrefix(got, want)) {
			t.Errorf("%s shows %q, want %q", cell, got, want)
		}
	}
}

func number(f float64) string {
	var w worksheet
	cell := string(w.appendCell(nil, write{cellAt{1, 1}, f, 0}))
	_, v, _ := strings.Cut(cell, "<v>")
	v, _, _ = strings.Cut(v, "</v>")
	return v
}

func TestUpdateAdvancesTheRoster(t *testing.T) {
	r := updateSheets(t, clubSheets()...)
	again, err := Read(r.out, testOptions)
	must(t, err)
	if len(again.Event.Players) != 6 {
		t.Fatalf("the roster has %d rows, want the unlisted player appended to 5", len(again.Event.Players))
	}
	for i, p := range again.Event.Players {
		after := r.rated.After[i]
		if p.ID != after.ID || p.Name != after.Name || p.Standings != after.Standings || p.Unlisted {
			t.Errorf("player %d reads back as %+v, want %+v", i, p, after)
		}
	}
	if day := again.Event.Players[0].Standings[0].Date; day != uschess.Date(2026, 8, 2) {
		t.Errorf("R date is %s, want the section's last day", day)
	}
	if got := r.raw(t, "Players", "D3"); strings.Contains(got, "/") {
		t.Errorf("1420/12 is still text: %q", got)
	}
	for cell, want := range map[string]string{
		"D5": "1600", "E5": "300", "F5": "2026-07-01", // no rated game
		"D6": "1500", "E6": "80", // not in the event
		"F2": "2026-08-02", "B7": "=Fir, +Flo", "K3": "", "J5": "",
	} {
		if got := r.shown(t, "Players", cell); got != want {
			t.Errorf("Players!%s is %q, want %q", cell, got, want)
		}
	}
}

// TestUpdateKeepsNamesText: a name may begin like a formula.
func TestUpdateKeepsNamesText(t *testing.T) {
	for _, name := range []string{"=1+1, Ann", "+Flo, Ann", "-Dash, Ann", "@home, Ann", `=HYPERLINK("x"), Ann`, "a<b>&\"c\", Ann", "_x0041_, Ann"} {
		sheets := clubSheets()
		sheets[3].rows[5][2] = name
		r := updateSheets(t, sheets...)
		for sheet, cell := range map[string]string{"Players": "B7", logSheet: "F6"} {
			formula, err := r.f.GetCellFormula(sheet, cell)
			must(t, err)
			if got := r.raw(t, sheet, cell); got != name && name != "_x0041_, Ann" || formula != "" {
				t.Errorf("%s!%s holds %q, formula %q; want the text %q", sheet, cell, got, formula, name)
			}
		}
	}
}

func TestUpdateWritesTheLog(t *testing.T) {
	r := updateSheets(t, clubSheets()...)
	if got, want := r.row(t, logSheet, 1), "Event|Start|End|Section|ID|Name|System|Pre|Post|"+
		"Pre games|Pre date|Pre record|Pre peak|Pre wins|Pre draws|Pre events|Pre floor|"+
		"Post games|Post date|Post record|Post peak|Post wins|Post draws|Post events|Post floor"; got != want {
		t.Errorf("headings\n%s, want\n%s", got, want)
	}
	if got := r.row(t, logSheet, 2); !strings.HasPrefix(got, "Club Night|2026-08-01|2026-08-02|Open|90000001|Arden, Ann|R|1800.50|") {
		t.Errorf("first line %q", got)
	}
	rows, err := r.f.GetRows(logSheet)
	must(t, err)
	if len(rows) != 1+5*2 {
		t.Errorf("%d lines for 5 players and 2 systems", len(rows)-1)
	}
}

// TestUpdateAgain rates a workbook that was rated before, after a result was
// corrected: all must be as if it had been right the first time.
func TestUpdateAgain(t *testing.T) {
	first := updateSheets(t, clubSheets()...)
	must(t, first.f.SetCellValue("Open", "D2", "D2w"))
	must(t, first.f.SetCellValue("Open", "D3", "D1b"))
	must(t, first.f.SetCellValue("Open", "G2", 2.5))
	must(t, first.f.SetCellValue("Open", "G3", 2))
	second := updateBytes(t, bytesOf(t, first.f), UpdateOptions{})

	sheets := clubSheets()
	sheets[3].rows[1][3], sheets[3].rows[2][3] = "D2w", "D1b"
	sheets[3].rows[1][6], sheets[3].rows[2][6] = 2.5, 2
	right := updateSheets(t, sheets...)
	for _, sheet := range []string{"Open", "Players", logSheet} {
		want, err := right.f.GetRows(sheet, excelize.Options{RawCellValue: true})
		must(t, err)
		got, err := second.f.GetRows(sheet, excelize.Options{RawCellValue: true})
		must(t, err)
		if len(got) != len(want) {
			t.Fatalf("%s has %d rows, want %d", sheet, len(got), len(want))
		}
		for i := range want {
			if g, w := strings.TrimRight(strings.Join(got[i], "|"), "|"), strings.TrimRight(strings.Join(want[i], "|"), "|"); g != w {
				t.Errorf("%s row %d is\n%s, want\n%s", sheet, i+1, g, w)
			}
		}
	}
}

// TestUpdateFewerSystems: columns of a system that does not count any more
// are emptied, and their place is used first.
func TestUpdateFewerSystems(t *testing.T) {
	cases := []struct{ name, control, heads string }{
		{"Regular alone", "G/90;+30", "R pre|R post|R change|R perf"},
		{"Blitz in place of both", "G/5;d0", "B pre|B post|B change|B perf"},
		{"both again", "G/60;d5", "R pre|R post|R change|R perf|Q pre|Q post|Q change|Q perf"},
	}
	for _, c := range cases {
		first := updateSheets(t, clubSheets()...)
		must(t, first.f.SetCellValue("Sections", "B2", c.control))
		second := updateBytes(t, bytesOf(t, first.f), UpdateOptions{})
		if got := strings.TrimRight(second.row(t, "Open", 1), "|"); got != "No|ID|Name|Rd 1|Rd 2|Rd 3|Tot|"+c.heads {
			t.Errorf("%s: headings %s", c.name, got)
		}
		if got := second.raw(t, "Open", "M2"); (got == "") == (c.control == "G/60;d5") {
			t.Errorf("%s: Q post is %q", c.name, got)
		}
	}
}

// TestUpdateFailedSection: a section with an error is not written to, and
// shows no ratings of an earlier run that the roster does not have any more.
func TestUpdateFailedSection(t *testing.T) {
	first := updateSheets(t, clubSheets()...)
	must(t, first.f.SetCellValue("Open", "D2", "W9w"))
	second := updateBytes(t, bytesOf(t, first.f), UpdateOptions{})
	if !second.rated.Sections[0].Failed() {
		t.Fatal("the section did not fail")
	}
	if got := second.raw(t, "Open", "I2"); got != "" {
		t.Errorf("R post still is %q", got)
	}
	if got := second.raw(t, "Players", "D2"); got != "1800.5" {
		t.Errorf("the roster has %q, want what it had before the event", got)
	}
	rows, err := second.f.GetRows(logSheet)
	must(t, err)
	if len(rows) != 1 {
		t.Errorf("the log keeps %d lines of a section that is not rated", len(rows)-1)
	}
	problems, err := second.f.GetRows(problemSheet)
	must(t, err)
	at := slices.IndexFunc(problems, func(row []string) bool { return row[0] == "error" })
	if at < 0 {
		t.Fatalf("no error among the problems %q", problems)
	}
	linked, target, err := second.f.GetCellHyperLink(problemSheet, cellName(3, at+1))
	must(t, err)
	if want := "'Open'!D2"; problems[at][2] != "D2" || !linked || target != want {
		t.Errorf("the problem %q leads to %q, want %q", problems[at], target, want)
	}
}

// TestUpdateOtherEvents: the log keeps what other events have written.
func TestUpdateOtherEvents(t *testing.T) {
	first := updateSheets(t, clubSheets()...)
	must(t, first.f.SetCellValue("Event", "B1", "Next Night"))
	must(t, first.f.SetCellValue("Event", "B2", "2026-09-01"))
	must(t, first.f.SetCellValue("Event", "B3", "2026-09-01"))
	second := updateBytes(t, bytesOf(t, first.f), UpdateOptions{})
	third := updateBytes(t, second.out, UpdateOptions{})
	for name, r := range map[string]run{"second": second, "third": third} {
		rows, err := r.f.GetRows(logSheet)
		must(t, err)
		if len(rows) != 21 || rows[1][0] != "Club Night" || rows[11][0] != "Next Night" {
			t.Errorf("%s: %d lines, %q, %q", name, len(rows)-1, rows[1], rows[min(11, len(rows)-1)])
		}
	}
	if a, b := second.raw(t, "Players", "D2"), third.raw(t, "Players", "D2"); a != b {
		t.Errorf("rated again, %s became %s", a, b)
	}
	if before := second.book.Event.Players[0].Standings[0].Rating; before == 1800.5 || math.Abs(before-1800.5) > 60 {
		t.Errorf("the second event began at %v, want what the first has left", before)
	}
}

func TestUpdateIsStable(t *testing.T) {
	data := bytesOf(t, excelFile(t, clubSheets()...))
	a, b := updateBytes(t, data, UpdateOptions{}), updateBytes(t, data, UpdateOptions{})
	if !bytes.Equal(a.out, b.out) {
		t.Error("two updates of one workbook differ")
	}
	if !bytes.Equal(data, a.book.Data) {
		t.Error("the bytes that were read have changed")
	}
}

// TestUpdateOneSection: one section's sheet is written, the roster and the log
// hold the whole event.
func TestUpdateOneSection(t *testing.T) {
	sheets := clubSheets()
	sheets[1].rows = append(sheets[1].rows, []any{"Side", "G/5;d0", 1})
	sheets = append(sheets, lines("Side", "No | ID | Name | Rd 1", "1 | 90000001 | Arden, Ann | L2", "2 | 90000005 | Elm, Ed | W1"))
	r := updateBytes(t, bytesOf(t, excelFile(t, sheets...)), UpdateOptions{Section: "Side"})
	if got := r.row(t, "Open", 1); strings.Contains(got, "pre") {
		t.Errorf("the other section was written to: %s", got)
	}
	if got := r.row(t, "Side", 1); !strings.HasSuffix(got, "|B pre|B post|B change|B perf") {
		t.Errorf("the section has no columns: %s", got)
	}
	again, err := Read(r.out, testOptions)
	must(t, err)
	if again.Event.Players[1].Standings != r.rated.After[1].Standings || len(again.Event.Log) != 12 {
		t.Errorf("the roster or the log (%d lines) lacks the other section", len(again.Event.Log))
	}
}

// TestUpdateNamelessEvent: an event that is named after its file is known
// again in NAME-rated, and not rated twice.
func TestUpdateNamelessEvent(t *testing.T) {
	sheets := clubSheets()
	sheets[0] = lines("Event", "City | Alder Creek", "Start | 2026-08-01", "End | 2026-08-02")
	first := updateSheets(t, sheets...)
	book, err := Read(first.out, Options{Name: "event-rated.xlsx"})
	must(t, err)
	again := ratingcore.Rate(book.Event)
	if a, b := first.rated.After[0].Standings[0], again.After[0].Standings[0]; a != b {
		t.Errorf("the first run made %+v, the second %+v", a, b)
	}
}
