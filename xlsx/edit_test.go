package xlsx

import (
	"bytes"
	"errors"
	"strconv"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// Every outcome finds the spelling of its sheet.
func TestRecoded(t *testing.T) {
	tests := []struct {
		text string
		o    ratingcore.Outcome
		want string // "" is no spelling
	}{
		{"W12b", ratingcore.Draw, "D12b"},
		{"w12", ratingcore.Loss, "l12"},
		{"W 12 (b)", ratingcore.Draw, "D 12 (b)"},
		{"L4-b", ratingcore.Win, "W4-b"},
		{"X5w", ratingcore.ForfeitLoss, "F5w"},
		{"D7", ratingcore.ForfeitWin, "X7"},
		{"+W12", ratingcore.Draw, "=W12"},
		{"=B3", ratingcore.Loss, "-B3"},
		{"−B3", ratingcore.Win, "+B3"},
		{"W+7", ratingcore.Draw, "W=7"},
		{"+W9F", ratingcore.Draw, ""},       // a forfeit in the manner of Vega has no draw
		{"+W12", ratingcore.ForfeitWin, ""}, // nor a game a forfeit by its sign alone
		{"H", ratingcore.Win, ""},
		{"", ratingcore.Win, ""},
	}
	for _, tt := range tests {
		t.Run(tt.text+" "+tt.o.Code(), func(t *testing.T) {
			got, ok := recoded(tt.text, tt.o)
			if !ok {
				got = ""
			}
			if got != tt.want {
				t.Errorf("%q as %s is %q, not %q", tt.text, tt.o.Code(), got, tt.want)
			}
		})
	}
}

// edited edits a workbook and opens what comes out.
func edited(t *testing.T, b *Book, changes ...CellChange) run {
	t.Helper()
	out, err := b.Edit(changes)
	must(t, err)
	f, err := excelize.OpenReader(bytes.NewReader(out))
	must(t, err)
	t.Cleanup(func() { f.Close() })
	return run{book: b, out: out, f: f}
}

// result is a change of an entry's round in the first section.
func result(b *Book, entry, round int, r ratingcore.Result) CellChange {
	return CellChange{At: b.Event.Sections[0].Entries[entry].Results[round-1].At, Result: &r}
}

func num(v float64) *float64 { return &v }

func TestEditResults(t *testing.T) {
	b := readSheets(t, clubSheets()...)
	r := edited(t, b,
		result(b, 0, 1, played(ratingcore.Draw, 2, ratingcore.White)),
		result(b, 1, 1, played(ratingcore.Draw, 1, ratingcore.Black)),
		result(b, 0, 3, ratingcore.Result{Outcome: ratingcore.ForfeitLoss, Opponent: 4}),
		result(b, 2, 3, ratingcore.Result{Outcome: ratingcore.HalfBye}),
		result(b, 3, 1, played(ratingcore.Win, 6, ratingcore.NoColor)),
		result(b, 4, 3, ratingcore.Result{}))
	for cell, want := range map[string]string{"D2": "D2w", "D3": "D1b", "F2": "F4", "F4": "H", "D5": "W6", "F6": "", "E2": "W3b"} {
		if got := r.raw(t, "Open", cell); got != want {
			t.Errorf("%s is %q, not %q", cell, got, want)
		}
	}
}

// A sheet keeps its own words for byes, colors and signs.
func TestEditKeepsSpelling(t *testing.T) {
	b := readSheets(t, lines("Open", "No | Name | Rd 1 | Rd 2 | Tot",
		"1 | Arden, Ann | w 2 (w) | Half Bye | 1.5", "2 | Birch, Bo | l 1 (b) | d3w | 0.5", "3 | Cedar, Cy | BYE | d2b | 1.5"))
	r := edited(t, b,
		result(b, 0, 1, played(ratingcore.Draw, 2, ratingcore.White)), result(b, 1, 1, played(ratingcore.Draw, 1, ratingcore.Black)),
		result(b, 1, 2, ratingcore.Result{Outcome: ratingcore.FullBye}), result(b, 2, 2, ratingcore.Result{Outcome: ratingcore.HalfBye}))
	for cell, want := range map[string]string{"C2": "d 2 (w)", "C3": "d 1 (b)", "D3": "BYE", "D4": "Half Bye"} {
		if got := r.raw(t, "Open", cell); got != want {
			t.Errorf("%s is %q, not %q", cell, got, want)
		}
	}
}

// On the sheet Pairings both sides share a cell, from White's side.
func TestEditPairings(t *testing.T) {
	b := readSheets(t,
		lines("Sections", "Section | Time control", "Open | G/60;d5"),
		lines("Players", "ID | Name | R rating", "90000001 | Arden, Ann | 1800", "90000002 | Birch, Bo | 1700"),
		lines("Pairings", "Section | Round | White | Black | Result", "Open | 1 | 90000002 | 90000001 | 0-1", "Open | 2 | 90000001 | BYE | ½"))
	s := &b.Event.Sections[0]
	ann := 0
	if b.Event.Players[s.Entries[0].Player].ID != "90000001" {
		ann = 1
	}
	opponent := s.Entries[1-ann].Number
	r := edited(t, b, result(b, ann, 1, played(ratingcore.Draw, opponent, ratingcore.Black)))
	if got := r.raw(t, "Pairings", "E2"); got != "½-½" {
		t.Errorf("a draw is %q", got)
	}
	r = edited(t, b, result(b, ann, 1, played(ratingcore.Loss, opponent, ratingcore.Black)))
	if got := r.raw(t, "Pairings", "E2"); got != "1-0" {
		t.Errorf("Black's loss is %q", got)
	}
	if _, err := b.Edit([]CellChange{result(b, ann, 2, played(ratingcore.Win, opponent, ratingcore.White))}); !errors.Is(err, ErrLayout) {
		t.Errorf("a bye became a game: %v", err)
	}
}

// Opponents that are places cannot be named anew, but a result can change.
func TestEditByPlace(t *testing.T) {
	b := readSheets(t, lines("Open", "Place | No | Name | Rd 1 | Rd 2 | Rd 3 | Tot",
		"1 | 3 | Cedar, Cy | W2 | W3 | W4 | 3", "2 | 1 | Arden, Ann | L1 | W4 | W3 | 2", "3 | 4 | Doe, Di | W4 | L1 | L2 | 1", "4 | 2 | Birch, Bo | L3 | L2 | L1 | 0"))
	if got := b.Event.Sections[0].Entries[0].Results[0].Opponent; got != 1 {
		t.Fatalf("the sheet was not read by place: opponent %d", got)
	}
	r := edited(t, b, result(b, 0, 1, played(ratingcore.Draw, 1, ratingcore.NoColor)), result(b, 1, 1, played(ratingcore.Draw, 3, ratingcore.NoColor)))
	if got, other := r.raw(t, "Open", "D2"), r.raw(t, "Open", "D3"); got != "D2" || other != "D1" {
		t.Errorf("the draw is %q and %q", got, other)
	}
	if _, err := b.Edit([]CellChange{result(b, 0, 1, played(ratingcore.Draw, 4, ratingcore.NoColor))}); !errors.Is(err, ErrLayout) {
		t.Errorf("another opponent was spelled: %v", err)
	}
}

func TestEditValues(t *testing.T) {
	b := readSheets(t, clubSheets()...)
	players := b.Event.Players
	rating := func(i int) ratingcore.Ref { return players[i].At.Cell("R rating") }
	row := func(i int) ratingcore.Ref { at := players[i].At.Row; at.Col = 0; return at }
	r := edited(t, b,
		CellChange{At: rating(0), Number: num(1850.25)},
		CellChange{At: rating(1), Text: "1430/13"},
		CellChange{At: players[3].At.Cell("R date"), Day: uschess.Date(2026, 6, 1)},
		CellChange{At: players[4].At.Cell("R games")},
		CellChange{At: row(0), Head: "Birth date", Day: uschess.Date(2001, 2, 3)},
		CellChange{At: row(2), Head: "Birth date", Day: uschess.Date(2009, 5, 31)},
		CellChange{At: row(2), Head: "Q rating", Number: num(900)},
		CellChange{Label: "End", Day: uschess.Date(2026, 8, 3)},
		CellChange{Label: "City", Text: "Millbrook"},
		CellChange{Label: "State", Text: "OH"},
		CellChange{At: b.Event.Sections[0].At.Cell("Time control"), Text: "G/90;+30"})
	for at, want := range map[[2]string]string{
		{"Players", "D2"}: "1850.25", {"Players", "D3"}: "1430/13", {"Players", "E6"}: "", {"Players", "E5"}: "300",
		{"Players", "G1"}: "Birth date", {"Players", "H1"}: "Q rating", {"Players", "H4"}: "900",
		{"Event", "B2"}: "2026-08-01", {"Event", "A4"}: "City", {"Event", "B4"}: "Millbrook", {"Event", "A5"}: "State", {"Event", "B5"}: "OH",
		{"Sections", "B2"}: "G/90;+30",
	} {
		if got := r.raw(t, at[0], at[1]); got != want {
			t.Errorf("%s!%s is %q, not %q", at[0], at[1], got, want)
		}
	}
	again, err := Read(r.out, testOptions)
	must(t, err)
	e := again.Event
	if e.End != uschess.Date(2026, 8, 3) || e.City != "Millbrook" || e.Players[2].Birth != uschess.Date(2009, 5, 31) || e.Players[0].Birth != uschess.Date(2001, 2, 3) {
		t.Errorf("read again: end %s, city %q, births %s %s", e.End, e.City, e.Players[0].Birth, e.Players[2].Birth)
	}
	if s := e.Players[1].Standings[0]; s.Rating != 1430 || s.Games != 13 {
		t.Errorf("1430/13 reads as %v after %d", s.Rating, s.Games)
	}
}

// The style of a cell stays, but a day needs to look like one.
func TestEditStyles(t *testing.T) {
	f := excelFile(t, clubSheets()...)
	bold, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}})
	must(t, err)
	must(t, f.SetCellStyle("Open", "D2", "D2", bold))
	must(t, f.SetCellStyle("Players", "F2", "F2", bold))
	b, err := Read(bytesOf(t, f), testOptions)
	must(t, err)
	r := edited(t, b, result(b, 0, 1, played(ratingcore.Loss, 2, ratingcore.White)),
		CellChange{At: b.Event.Players[0].At.Cell("R date"), Day: uschess.Date(2026, 6, 1)})
	if got := styleOf(t, r.f, "Open", "D2"); !got.Font.Bold {
		t.Error("the result is not bold any more")
	}
	if got := styleOf(t, r.f, "Players", "F2"); !got.Font.Bold || r.shown(t, "Players", "F2") != "2026-06-01" {
		t.Errorf("the day is bold %v and looks like %q", got.Font.Bold, r.shown(t, "Players", "F2"))
	}
}

func styleOf(t *testing.T, f *excelize.File, sheet, cell string) *excelize.Style {
	t.Helper()
	id, err := f.GetCellStyle(sheet, cell)
	must(t, err)
	s, err := f.GetStyle(id)
	must(t, err)
	return s
}

// A total that is a formula stays one, with its new result.
func TestEditTotals(t *testing.T) {
	data, f := openTemplate(t)
	b, err := Read(data, testOptions)
	must(t, err)
	entry := &b.Event.Sections[0].Entries[0]
	at := entry.At.Cell("Tot")
	sheet, cell := b.Event.Source.Where(at)
	formula, err := f.GetCellFormula(sheet, cell)
	must(t, err)
	if formula == "" {
		t.Fatalf("%s!%s is no formula", sheet, cell)
	}
	res := entry.Results[0]
	res.Outcome = ratingcore.ForfeitLoss
	r := edited(t, b, CellChange{At: res.At, Result: &res}, CellChange{At: at, Number: num(1.5), Total: true})
	if got, _ := r.f.GetCellFormula(sheet, cell); got != formula {
		t.Errorf("the formula is %q, not %q", got, formula)
	}
	if got := r.raw(t, sheet, cell); got != "1.5" {
		t.Errorf("its result is %q", got)
	}
	again, err := Read(r.out, testOptions)
	must(t, err)
	if got := again.Event.Sections[0].Entries[0].Total; got != 3 {
		t.Errorf("the total reads as %v half points", got)
	}
}

// Parts without a changed cell stay byte for byte.
func TestEditKeepsParts(t *testing.T) {
	b := readSheets(t, clubSheets()...)
	r := edited(t, b, result(b, 0, 1, played(ratingcore.Draw, 2, ratingcore.White)))
	was, is := parts(t, b.Data), parts(t, r.out)
	if len(was) != len(is) {
		t.Fatalf("%d parts became %d", len(was), len(is))
	}
	changed := 0
	for name, text := range was {
		if is[name] != text {
			changed++
			if name != "xl/worksheets/sheet4.xml" && name != "xl/workbook.xml" {
				t.Errorf("%s has changed", name)
			}
		}
	}
	if changed == 0 {
		t.Error("nothing has changed")
	}
}

func TestEditRefuses(t *testing.T) {
	b := readSheets(t, clubSheets()...)
	plain := readSheets(t, lines("Open", "No | Name | Rd 1 | Tot", "1 | Arden, Ann | W2 | 1", "2 | Birch, Bo | L1 | 0"))
	tests := []struct {
		name   string
		book   *Book
		change CellChange
	}{
		{"no cell", b, CellChange{Text: "x"}},
		{"a sheet that is not there", b, CellChange{At: ratingcore.Ref{Sheet: 99, Row: 1, Col: 1}, Text: "x"}},
		{"a column without a heading", b, CellChange{At: ratingcore.Ref{Sheet: 1, Row: 1}, Text: "x"}},
		{"a line of a sheet that is not there", plain, CellChange{Label: "City", Text: "x"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := tt.book.Edit([]CellChange{tt.change}); !errors.Is(err, ErrLayout) {
				t.Errorf("error %v", err)
			}
		})
	}
	b.ReadOnly = "it must not be written"
	if _, err := b.Edit(nil); err == nil || errors.Is(err, ErrLayout) {
		t.Errorf("a workbook that must not be written: %v", err)
	}
}

func TestEditIsStable(t *testing.T) {
	b := readSheets(t, clubSheets()...)
	c := result(b, 0, 1, played(ratingcore.Draw, 2, ratingcore.White))
	if a, again := edited(t, b, c), edited(t, b, c); !bytes.Equal(a.out, again.out) {
		t.Error("the same edit gave other bytes")
	}
}

func TestParseWords(t *testing.T) {
	tests := []struct {
		text, want string // "!" is an error
		parse      func(string) (string, error)
	}{
		{"w", "W", parsed}, {"D12b", "D12b", parsed}, {"x5", "X5", parsed}, {"½", "H", parsed}, {"", "", parsed}, {"-", "U", parsed}, {"W0", "!", parsed}, {"won", "!", parsed},
		{"1643.76", "1643.76/", rated2}, {"1420/12", "1420/12", rated2}, {"1420P12", "1420/12", rated2}, {"unr.", "0/", rated2}, {"1420P", "!", rated2}, {"abc", "!", rated2},
		{"8/2/2025", "2025-08-02", dated2}, {"2025-02-30", "!", dated2}, {"", "", dated2}, {"soon", "!", dated2},
	}
	for _, tt := range tests {
		t.Run(tt.text, func(t *testing.T) {
			got, err := tt.parse(tt.text)
			if err != nil {
				got = "!"
			}
			if got != tt.want {
				t.Errorf("%q reads as %q (%v), not %q", tt.text, got, err, tt.want)
			}
		})
	}
}

func parsed(s string) (string, error) { r, err := ParseResult(s); return SpellResult(r), err }

func rated2(s string) (string, error) {
	r, games, counted, err := ParseRating(s)
	out := strconv.FormatFloat(r, 'f', -1, 64) + "/"
	if counted {
		out += strconv.Itoa(games)
	}
	return out, err
}

func dated2(s string) (string, error) { d, err := ParseDate(s); return d.String(), err }
