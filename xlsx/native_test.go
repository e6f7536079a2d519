package xlsx

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// The sheets of a small native workbook; tests change one of them.
func nativeSheets() map[string]testSheet {
	return map[string]testSheet{
		"Event":    lines("Event", "Event|Spring Open", "Start|2026-05-01", "End|2026-05-02", "State|OR"),
		"Sections": lines("Sections", "Section|Time control|Type|Rated", "Open|G/60;d5||"),
		"Players":  lines("Players", "ID|Name|Birth date|R rating|R games|Adult", "90000001|Able, Ann||1643.76||yes", "90000002|Baker, Bo|2012-03-04|1420/12||", "90000003|Cole, Cy||||"),
		"Open":     lines("Open", "No|ID|Name|Rd 1|Rd 2|Tot", "1|90000001|Able, Ann|W2w|D3|1.5", "2|90000002|Baker, Bo|L1b|B|1", "3|90000003|Cole, Cy|H|D1|1"),
	}
}

// nativeFile makes the small workbook.
func nativeFile(t testing.TB) *excelize.File {
	t.Helper()
	s := nativeSheets()
	return excelFile(t, s["Event"], s["Sections"], s["Players"], s["Open"])
}

// readNative reads the small workbook with some sheets replaced; a sheet
// without rows is left out, and a new name is added behind.
func readNative(t *testing.T, change ...testSheet) *Book {
	t.Helper()
	sheets := nativeSheets()
	order := []string{"Event", "Sections", "Players", "Open"}
	for _, s := range change {
		if _, have := sheets[s.name]; !have {
			order = append(order, s.name)
		}
		sheets[s.name] = s
	}
	var list []testSheet
	for _, name := range order {
		if len(sheets[name].rows) > 0 {
			list = append(list, sheets[name])
		}
	}
	return readSheets(t, list...)
}

func TestNativeFacts(t *testing.T) {
	b := readNative(t)
	wants(t, b)
	e := b.Event
	if e.Name != "Spring Open" || e.State != "OR" || e.Start.String() != "2026-05-01" || e.End.String() != "2026-05-02" {
		t.Errorf("event %+v", e)
	}
	if got, want := chartText(e, 0), "1 Able, Ann W2w D3\n2 Baker, Bo L1b B\n3 Cole, Cy H D1\n"; got != want {
		t.Errorf("chart\n%s", got)
	}
	s := e.Sections[0]
	if s.TimeControl != "G/60;d5" || s.Kind != ratingcore.Swiss || s.NotRated || s.Systems != nil || s.Rounds != 2 || s.Entries[0].Total != 3 {
		t.Errorf("section %+v", s)
	}
	ann, bo, cy := e.Players[0], e.Players[1], e.Players[2]
	if !ann.Adult || ann.Standings[0] != (ratingcore.Standing{Rated: true, Rating: 1643.76}) ||
		bo.Standings[0] != (ratingcore.Standing{Rated: true, Rating: 1420, Games: 12, Counted: true}) || bo.Birth != uschess.Date(2012, 3, 4) ||
		cy.Standings[0] != (ratingcore.Standing{}) {
		t.Errorf("players %+v %+v %+v", ann, bo, cy)
	}
	_, cell := e.Source.Where(bo.At.Cell("Birth date"))
	if cell != "C3" || s.Entries[1].Results[0].At != (ratingcore.Ref{Sheet: 4, Col: 4, Row: 3}) {
		t.Errorf("birth date in %s, result at %+v", cell, s.Entries[1].Results[0].At)
	}
	want := Table{Sheet: "Players", Header: 1, First: 2, Last: 4, LastCol: 6, Own: map[string]int{},
		Cols: map[string]int{"ID": 1, "Name": 2, "Birth date": 3, "R rating": 4, "R games": 5, "Adult": 6}}
	if d := cmp.Diff(want, b.Roster); d != "" {
		t.Errorf("roster %s", d)
	}
}

// TestNativeProblems changes one thing in the small workbook.
func TestNativeProblems(t *testing.T) {
	for _, c := range []struct {
		name   string
		change []testSheet
		want   []string
	}{
		{"headings in another case and order", []testSheet{lines("Open", "TOT|rd.2|NAME|Rd_1|id|no.", "1.5|D3|Able, Ann|W2w|90000001|1", "1|B|Baker, Bo|L1b|90000002|2", "1|D1|Cole, Cy|H|90000003|3")}, nil},
		{"no result", []testSheet{lines("Open", "No|ID|Rd 1", "1|90000001|W2!", "2|90000002|L1")}, []string{"error result C2"}},
		{"number twice is left to the checks", []testSheet{lines("Open", "No|ID|Rd 1", "1|90000001|B", "1|90000002|B")}, nil},
		{"a system that is none of them", []testSheet{lines("Sections", "Section|Time control|Systems", "Open|G/60;d5|none")}, []string{"error systems C2"}},
		{"no system, with a dash", []testSheet{lines("Sections", "Section|Time control|Systems", "Open|G/60;d5|-")}, nil},
		{"a quad", []testSheet{lines("Sections", "Section|Time control|Type", "Open|G/60;d5|Quad")}, nil},
		{"number is text", []testSheet{lines("Open", "No|ID|Rd 1", "one|90000001|B", "2|90000002|B")}, []string{"error number A2"}},
		{"a result in a row without a player", []testSheet{lines("Open", "No|ID|Rd 1", "1|90000001|B", "||W1")}, []string{"warning row C3"}},
		{"rating is text", []testSheet{lines("Players", "ID|Name|R rating", "90000001|Able, Ann|good", "90000002|Baker, Bo|", "90000003|Cole, Cy|")}, []string{"error rating C2"}},
		{"games is text", []testSheet{lines("Players", "ID|Name|R rating|R games", "90000001|Able, Ann|1500|many", "90000002|Baker, Bo||", "90000003|Cole, Cy||2.5")}, []string{"error number D2", "error number D4"}},
		{"games without a rating", []testSheet{lines("Players", "ID|Name|R rating|R games", "90000001|Able, Ann||0", "90000002|Baker, Bo||4", "90000003|Cole, Cy|unr.|")}, []string{"warning games D3"}},
		{"a roster without IDs", []testSheet{lines("Players", "Name|R rating", "Able, Ann|1500", "Baker, Bo|", "Cole, Cy|")}, nil},
		{"games twice", []testSheet{lines("Players", "ID|Name|R rating|R games", "90000001|Able, Ann|1500/7|9", "90000002|Baker, Bo|1400/7|7", "90000003|Cole, Cy||")}, []string{"warning games D2"}},
		{"record, yes and date", []testSheet{lines("Players", "ID|Name|R record|Adult|Birth date|Expires", "90000001|Able, Ann|all draws|||", "90000002|Baker, Bo|ALL WINS|maybe||Life", "90000003|Cole, Cy|||2012-02-30|soon", "90000004|Dunn, Di|||young|")},
			[]string{"error record C2", "error yes or no D3", "warning date E4", "warning date F4", "error date E5"}},
		{"an ID of seven digits", []testSheet{lines("Players", "ID|Name|R rating", "9000001|Able, Ann|1500", "90000002|Baker, Bo|", "90000003|Cole, Cy|"),
			lines("Open", "No|ID|Rd 1", "1|9000001|B", "2|90000002|B")}, []string{"warning id A2"}},
		{"IDs that lost more zeros", []testSheet{lines("Players", "ID|Name|R rating", "123456|Able, Ann|1500", "90000002|Baker, Bo|", "90000003|Cole, Cy|"),
			{name: "Open", rows: [][]any{{"No", "ID", "Rd 1"}, {1, "00123456", "B"}, {2, 90000002, "B"}}}}, []string{"warning id B2"}},
		{"a roster with the headings of a chart", []testSheet{lines("Players", "USCF ID|Name|Rating|DOB", "90000001|Able, Ann|1500|", "90000002|Baker, Bo|bad|", "90000003|Cole, Cy||")}, []string{"error rating C3"}},
		{"the contract's heading before another", []testSheet{lines("Players", "ID|Name|Rating|R rating", "90000001|Able, Ann|bad|1500", "90000002|Baker, Bo||", "90000003|Cole, Cy||1400")}, nil},
		{"headings of the event in other words", []testSheet{lines("Event", "Event name|Spring Open", "Start date|2026-05-01", "End date|2026-05-32"), lines("Sections", "Section|TC", "Open|G/60;d5")},
			[]string{"warning date B3", "warning event end"}},
		{"a player who is not on the roster", []testSheet{lines("Open", "No|ID|Name|Rd 1", "1|90000009|Zeal, Zoe|B", "2||Baker, Bo|B", "3||Yale, Yves|H")}, []string{"warning roster B2", "warning roster C4"}},
		{"another name for an ID", []testSheet{lines("Open", "No|ID|Name|Rd 1", "1|90000001|Baker, Bo|B", "2|90000002|BAKER,Bo|B")}, []string{"warning name C2"}},
		{"equal names without IDs", []testSheet{lines("Open", "No|Name|Rd 1", "1|Able, Ann|B", "2|Able, Ann|B")}, []string{"warning equal names B3"}},
		{"two members of one name", []testSheet{lines("Players", "ID|Name|R rating", "90000001|Able, Ann|1500", "90000002|Able, Ann|1200"), lines("Open", "No|ID|Name|Rd 1", "1|90000002|Able, Ann|W2", "2|90000001|Able, Ann|L1")}, nil},
		{"a type that is none", []testSheet{lines("Sections", "Section|Time control|Type", "Open|G/60;d5|Knockout")}, []string{"error type C2"}},
		{"a system that is none", []testSheet{lines("Sections", "Section|Systems", "Open|R X")}, []string{"error systems B2"}},
		{"a section without a sheet", []testSheet{lines("Sections", "Section|Time control", "Open|G/60;d5", "Reserve|G/60;d5")}, []string{"error sheet A3"}},
		{"a sheet without a row", []testSheet{lines("Side", "No|ID|Rd 1", "1|90000001|W2", "2|90000002|L1")}, []string{"warning sheet A1"}},
		{"other sheets are left alone", []testSheet{lines("Notes", "Name|Phone", "Able, Ann|555"), lines("Prizes", "First|100")}, nil},
		{"a section twice", []testSheet{lines("Sections", "Section|Time control", "Open|G/60;d5", "OPEN|G/60;d5")}, []string{"error section A3"}},
		{"no sheet Sections", []testSheet{{name: "Sections"}}, []string{"warning time control"}},
		{"no sheet Players", []testSheet{{name: "Players"}}, nil},
		{"no dates", []testSheet{lines("Event", "Event|Spring Open", "City|Salem")}, []string{"warning event end"}},
		{"a date that is none", []testSheet{lines("Event", "Event|Spring Open", "Start|early May", "End|2026-05-32")}, []string{"error date B2", "warning date B3", "warning event end"}},
		{"no headings on Players", []testSheet{lines("Players", "90000001|Able, Ann")}, []string{"error heading"}},
		{"no headings on the chart", []testSheet{lines("Open", "1|90000001|W2")}, []string{"error sheet"}},
		{"a roster of IDs alone", []testSheet{lines("Players", "ID|R rating", "90000001|1500", "90000002|1400", "90000003|")}, nil},
		{"a section named like another sheet", []testSheet{lines("Sections", "Section|Time control", "Open|G/60;d5", "Players|G/60;d5")}, []string{"error sheet A3"}},
		{"a round twice", []testSheet{lines("Open", "No|ID|Rd 1|Rd 2|Round 2", "1|90000001|W2|D3|W3", "2|90000002|L1|W4|D4", "3|90000003|B|D1|L1", "4|90000009|B|L2|D2")}, []string{"error heading E1", "warning roster B5"}},
		{"a round twice, the second column blank", []testSheet{lines("Open", "No|ID|Rd 1|Rd 2|Rd 2", "1|90000001|W2|B", "2|90000002|L1|B")}, nil},
		{"two charts side by side", []testSheet{lines("Open", "No|ID|Rd 1||No|ID|Rd 1", "1|90000001|W2||1|90000003|W2", "2|90000002|L1||2|90000004|L1")},
			[]string{"error heading G1", "warning heading E1", "warning heading F1"}},
		{"a misspelled round", []testSheet{lines("Open", "No|ID|Rd 1|Rnud 2", "1|90000001|W2|D2", "2|90000002|L1|D1")}, []string{"warning heading D1"}},
		{"a round without heading", []testSheet{lines("Open", "No|ID|Rd 1||Remark", "1|90000001|W2|D2|W2?", "2|90000002|L1|D1")}, []string{"warning heading D1"}},
		{"numbers with signs are no results", []testSheet{lines("Open", "No|ID|Rd 1|+/-|R change|R perf", "1|90000001|W2|-12|-12|1500", "2|90000002|L1|-8|-8|1300")}, nil},
		{"a round left out", []testSheet{lines("Open", "No|ID|Rd 1|Rd 3", "1|90000001|W2|D2", "2|90000002|L1|D1")}, []string{"warning heading D1"}},
		{"a rating twice on the roster", []testSheet{lines("Players", "ID|Name|R rating|R Rating", "90000001|Able, Ann|1500|1600", "90000002|Baker, Bo|", "90000003|Cole, Cy|")}, []string{"warning heading D1"}},
		{"headings again on each page", []testSheet{lines("Open", "No|ID|Name|Rd 1", "1|90000001|Able, Ann|W2", "2|90000002|Baker, Bo|L1", "|||", "No|ID|Name|Rd 1", "3|90000003|Cole, Cy|B")}, nil},
		{"two charts one above the other", []testSheet{lines("Open", "No|ID|Name|Rd 1", "1|90000001|Able, Ann|W2", "2|90000002|Baker, Bo|L1", "Quad 2|", "No|ID|Name|Rd 1", "1|90000003|Cole, Cy|B")}, []string{"error heading A5"}},
		{"a chart without numbers", []testSheet{lines("Open", "ID|Name|Rd 1", "90000001|Able, Ann|W2", "90000002|Baker, Bo|L1")}, []string{"info opponents C1"}},
	} {
		t.Run(c.name, func(t *testing.T) { wants(t, readNative(t, c.change...), c.want...) })
	}
}

// TestWhoseError holds which sections an error on the roster spoils.
func TestWhoseError(t *testing.T) {
	sections := lines("Sections", "Section|Time control", "Open|G/60;d5", "Side|G/60;d5")
	side := lines("Side", "No|Name|Rd 1", "1|Zeal, Zoe|B", "2|Yale, Yves|B")
	roster := lines("Players", "ID|Name|R rating", "90000001|Able, Ann|bad", "|Zeal, Zoe|bad", "|Nobody, Ned|bad")
	b := readNative(t, sections, side, roster, lines("Open", "No|ID|Name|Rd 1", "1|90000001|Able, Ann|B", "2||Zeal, Zoe|B"))
	var got []string
	for _, p := range b.Event.Problems {
		if p.Rule == "rating" {
			got = append(got, p.Severity.String()+" ["+p.Section+"] "+p.ID+" "+p.Player)
		}
	}
	want := "error [] 90000001 Able, Ann\nerror [Open]  Zeal, Zoe\nerror [Side]  Zeal, Zoe\nwarning []  Nobody, Ned"
	if s := strings.Join(got, "\n"); s != want {
		t.Errorf("told\n%s\nwant\n%s", s, want)
	}
}

// TestRosterIsCompleted holds that what the roster leaves blank of a member is
// taken from the chart.
func TestRosterIsCompleted(t *testing.T) {
	b := readNative(t, lines("Players", "ID|Name|R rating", "90000001||1500", "|Baker, Bo|1400", "90000003|Cole, Cy|1300"))
	wants(t, b)
	if p := b.Event.Players; p[0].Name != "Able, Ann" || p[1].ID != "90000002" || len(p) != 3 {
		t.Errorf("roster %+v", p)
	}
}

func TestReEntry(t *testing.T) {
	b := readNative(t, lines("Open", "No|ID|Name|Rd 1|Rd 2", "1|90000001|Able, Ann|L2|U", "2|90000002|Baker, Bo|W1|L3", "3|90000001|Able, Ann|U|W2"))
	wants(t, b)
	if e := b.Event.Sections[0].Entries; len(e) != 3 || e[0].Player != e[2].Player || e[0].Player == e[1].Player {
		t.Errorf("entries %+v", e)
	}
}

func TestForeignSection(t *testing.T) {
	sections := lines("Sections", "Section|Systems|Type", "Open|R|", "Abroad|R|FIDE youth")
	games := lines("Abroad", "ID|Name|Opponent|Opponent FIDE|Result", "90000001|Able, Ann|Oslo, O|2101|1", "90000001||Riga, R|1988.5|½", "|Able, Ann|Bonn, B||0", "90000001||Lund, L|1900|2", "90000009|Zeal, Zoe|Kiel, K|1900|", "||Graz, G|1900|1")
	games.rows[2][4] = time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC) // ½ that Excel took for a date
	b := readNative(t, sections, games)
	wants(t, b, "info half date E3", "error result E5", "warning roster A6", "warning result E6", "error name A7")
	s := b.Event.Sections[1]
	if s.Kind != ratingcore.FIDEYouth || len(s.Games) != 4 || len(s.Entries) != 0 {
		t.Fatalf("section %+v", s)
	}
	for i, want := range []ratingcore.ForeignGame{{Opponent: "Oslo, O", FIDE: 2101, Points: 2}, {Opponent: "Riga, R", FIDE: 1988.5, Points: 1}, {Opponent: "Bonn, B"}} {
		got := s.Games[i]
		got.At = ratingcore.Place{}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("game %d: %s", i, d)
		}
	}
}

func TestPairingsSheet(t *testing.T) {
	chart := lines("Open", "No|ID|Name", "1|90000001|Able, Ann", "2|90000002|Baker, Bo", "3|90000003|Cole, Cy")
	for _, c := range []struct {
		name   string
		change []testSheet
		want   string
		told   []string
	}{
		{"by number, ID and name", []testSheet{chart, lines("Pairings", "Section|Round|Board|White|Black|Result", "Open|1|1|1|90000002|1-0", "Open|1|2|Cole, Cy|BYE|½", "Open|2|1|3|Able, Ann|½-½", "Open|2|2|2||1-bye", "|3|1|2|1|0-1F")},
			"1 Able, Ann W2w D3b X2b\n2 Baker, Bo L1b B F1w\n3 Cole, Cy H D1w .\n", nil},
		{"what cannot be read", []testSheet{chart, lines("Pairings", "Section|Round|White|Black|Result", "Open|1|1|7|1-0", "Open|1|1|2|2-0", "Shut|1|1|2|1-0", "Open||1|2|1-0", "Open|2|1|2|1-0", "Open|2|3|1|1-0", "Open|3|2|1|*", "Open|3|3|BYE|won")},
			"1 Able, Ann ?2w W2w .\n2 Baker, Bo ?1b L1b .\n3 Cole, Cy . W1w ?\n",
			[]string{"error opponent D2", "error result E3", "error section A4", "error round B5", "error two-games C7", "error result E9"}},
		{"beside the round columns", []testSheet{lines("Open", "No|ID|Name|Rd 1|Rd 2", "1|90000001|Able, Ann|W2|H", "2|90000002|Baker, Bo|L1|", "3|90000003|Cole, Cy|B|"), lines("Pairings", "Section|Round|White|Black|Result", "Open|1|1|2|1-0", "Open|2|1|2|1-0")},
			"1 Able, Ann W2w H\n2 Baker, Bo L1b L1b\n3 Cole, Cy B .\n", []string{"error two-games C3"}},
		{"players whose names read like byes", []testSheet{lines("Players", "ID|Name|R rating", "90000001|A|1500", "90000002|B|1400", "90000003|H|1300"), lines("Open", "No|ID", "1|90000001", "2|90000002", "3|90000003"),
			lines("Pairings", "Section|Round|White|Black|Result", "Open|1|A|B|1-0", "Open|1|H|bye|1", "Open|2|H|A|0-1", "Open|2|B|BYE|")},
			"1 A W2w W3b\n2 B L1b B\n3 H B L1w\n", nil},
		{"the same without a wall chart", []testSheet{lines("Players", "ID|Name|R rating", "90000001|A|1500", "90000002|B|1400", "90000003|H|1300"), {name: "Open"},
			lines("Pairings", "Section|Round|White|Black|Result", "Open|1|A|B|1-0", "Open|1|H|bye|1", "Open|2|Zeal, Zoe|A|0-1", "Open|2|U||")},
			"1 A W2w W4b\n2 B L1b .\n3 H B .\n4 Zeal, Zoe . L1w\n", []string{"warning roster C4"}},
		{"without a wall chart", []testSheet{{name: "Open"}, lines("Pairings", "Section|Round|White|Black|Result", "Open|1|90000002|90000001|0-1", "Open|1|90000003|bye|1", "Open|2|90000001|90000003|1-0")},
			"1 Able, Ann W2b W3w\n2 Baker, Bo L1w .\n3 Cole, Cy B L1b\n", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := readNative(t, c.change...)
			if got := chartText(b.Event, 0); got != c.want {
				t.Errorf("read\n%swant\n%s", got, c.want)
			}
			wants(t, b, c.told...)
		})
	}
}

func TestRatingsLog(t *testing.T) {
	log := lines("Ratings log",
		"Event|Start|End|Section|ID|Name|System|Pre|Post|Pre games|Post games|Pre record|Pre peak|Post wins|Post floor|Pre date",
		"Spring Open|2026-05-01|2026-05-02|Open|90000001|Able, Ann|R|1600.25|1612.5|30|32||1700|12|1400|2026-01-05",
		"Spring Open|2026-05-01|2026-05-02|Open|90000003|Cole, Cy|Q||900|0|2||||||",
		"Spring Open|||Open|90000003|Cole, Cy|ZZ|||||||||",
		"Older|||Gone|90000003|Cole, Cy|ZZ|||||||||")
	b := readNative(t, log)
	wants(t, b, "error log G4", "warning log G5")
	if len(b.Event.Log) != 2 || b.Log.Sheet != "Ratings log" || b.Log.Last != 5 {
		t.Fatalf("log %+v at %+v", b.Event.Log, b.Log)
	}
	first, second := b.Event.Log[0], b.Event.Log[1]
	pre := ratingcore.Standing{Rated: true, Rating: 1600.25, Counted: true, Games: 30, Peak: 1700, Date: uschess.Date(2026, 1, 5)}
	post := ratingcore.Standing{Rated: true, Rating: 1612.5, Counted: true, Games: 32, Wins: 12, Floor: 1400}
	if first.Pre != pre || first.Post != post || first.System != ratingcore.Regular || first.Section != "Open" || first.End != uschess.Date(2026, 5, 2) {
		t.Errorf("first %+v", first)
	}
	if second.System != ratingcore.Quick || second.Pre.Rated || second.Post.Rating != 900 {
		t.Errorf("second %+v", second)
	}
}

// TestLongLog reads a log of more rows than another sheet may have: a
// workbook that serves many events gathers them.
func TestLongLog(t *testing.T) {
	s := nativeSheets()
	log := lines("ratings log", "Event|Section|ID|System|Pre")
	row := []any{"Older", "Open", "90000001", "R", 1500}
	for range maxRows {
		log.rows = append(log.rows, row)
	}
	b, err := Read(bytesOf(t, excelFile(t, s["Event"], s["Sections"], s["Players"], s["Open"], log)), testOptions)
	must(t, err)
	wants(t, b)
	if n := len(b.Event.Log); n != maxRows {
		t.Errorf("%d lines", n)
	}
}

func TestFlagsFillNativeGaps(t *testing.T) {
	s := nativeSheets()
	o := testOptions
	o.TimeControl, o.End = "G/30;d5", uschess.Date(2026, 6, 1)
	b, err := Read(bytesOf(t, excelFile(t, lines("Event", "Event|Spring Open", "City|Salem"), lines("Sections", "Section|Time control|Rated", "Open||", "Other|G/90;d5|no"),
		s["Players"], s["Open"], lines("Other", "No|Name|Rd 1", "1|Able, Ann|B"))), o)
	must(t, err)
	wants(t, b)
	if e := b.Event; e.Sections[0].TimeControl != "G/30;d5" || e.Sections[1].TimeControl != "G/90;d5" || !e.Sections[1].NotRated || e.End != uschess.Date(2026, 6, 1) {
		t.Errorf("event %+v", e)
	}
}

// TestManyRounds reads as many rounds as a long match may have, and names in
// any script.
func TestManyRounds(t *testing.T) {
	names := []string{"Ньютон, Ия", "Παπαδοπούλου, Ζωή", "李, 娜", "مريم, علي"}
	s := testSheet{name: "Open", rows: [][]any{{"No", "Name", "R rating"}}}
	for round := 1; round <= 300; round++ {
		s.rows[0] = append(s.rows[0], fmt.Sprintf("Rd %d", round))
	}
	for i, name := range names {
		row := []any{i + 1, name, 1500 + i}
		for range 300 {
			row = append(row, fmt.Sprintf("D%d", (i^1)+1))
		}
		s.rows = append(s.rows, row)
	}
	b := readSheets(t, s)
	section := b.Event.Sections[0]
	if section.Rounds != 300 || len(section.Entries) != 4 {
		t.Fatalf("%d rounds, %d entries", section.Rounds, len(section.Entries))
	}
	for i, e := range section.Entries {
		if got := b.Event.Players[e.Player].Name; got != names[i] || e.Results[299].Outcome != ratingcore.Draw {
			t.Errorf("%q, last round %+v", got, e.Results[299])
		}
	}
}

// TestContainerFacts holds what the updated workbook must keep in mind.
func TestContainerFacts(t *testing.T) {
	b, err := Read(withPart(t, nativeBytes(t), "xl/vbaProject.bin", "x"), testOptions)
	must(t, err)
	if !b.Macros || b.ReadOnly != "" {
		t.Errorf("macros %v, read only %q", b.Macros, b.ReadOnly)
	}
	f := nativeFile(t)
	must(t, f.SetSheetVisible("Open", false))
	hidden, err := Read(bytesOf(t, f), testOptions)
	must(t, err)
	wants(t, hidden, "info hidden")
}
