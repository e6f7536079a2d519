package xlsx

import (
	"strings"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// bare are the warnings of every plain sheet.
var bare = []string{"warning event end", "warning time control"}

// TestPlainCharts reads wall charts as programs and people write them.
func TestPlainCharts(t *testing.T) {
	for _, c := range []struct {
		name     string
		rows     []string
		want     string   // chartText
		problems []string // beside bare
	}{
		{"names, ratings and rounds only",
			[]string{"Name|Rating|1|2", "Able, Ann|1500|W2|D3", "Baker, Bo|1400|L1|B", "Cole, Cy|unr|H|D1"},
			"1 Able, Ann W2 D3\n2 Baker, Bo L1 B\n3 Cole, Cy H D1\n",
			[]string{"info opponents C1"}},
		{"title lines, blank rows and a footer",
			[]string{"Spring Open 2026", "", "|Section: Open", "", "No.|Name|Rtng|Rd 1|Rd 2|Total", "1|Able, Ann|1500|W 2|H|1.5", "", "2|Baker, Bo|1400|L 1|B---|1", "", "Byes: see the desk", "|Printed in May"},
			"1 Able, Ann W2 H\n2 Baker, Bo L1 B\n", nil},
		{"first and last name apart",
			[]string{"#|Last Name|First Name|Rating|R1", "1|Able|Ann|1500|W2", "2|Baker||1400|L1"},
			"1 Able, Ann W2\n2 Baker L1\n", nil},
		{"two lines with colors",
			[]string{"No|Name|Rate|Rnd 1|Rnd 2|Tot", "1|Able, Ann|1500|W  2|D  3|1.5", "|||W|B|", "2|Baker, Bo|1400|L  1|BYE|1", "|OR||B||", "3|Cole, Cy|1300|HPB|D  1|1", "||||W|"},
			"1 Able, Ann W2w D3b\n2 Baker, Bo L1b B\n3 Cole, Cy H D1w\n", nil},
		{"three lines with colors and scores",
			[]string{"No|Name|Rate|Rnd 1|Rnd 2|Tot", "1|Able, Ann|1500|W  2|D  3|1.5", "|||W|B|", "|||1|1.5|", "2|Baker, Bo|1400|L  1|BYE|1", "|||B||", "|||0|1|", "3|Cole, Cy|1300|HPB|D  1|1", "||||W|", "|||½|1|"},
			"1 Able, Ann W2w D3b\n2 Baker, Bo L1b B\n3 Cole, Cy H D1w\n", nil},
		{"opponents are places, numbers stand beside them",
			[]string{"Place|No|Name|Rating|Rd 1|Rd 2|Rd 3", "1|3|Cole, Cy|1300|W2|W3|W4", "2|1|Able, Ann|1500|L1|W4|D3", "3|4|Dunn, Di|1200|W4|L1|D2", "4|2|Baker, Bo|1400|L3|L2|L1"},
			"3 Cole, Cy W1 W4 W2\n1 Able, Ann L3 W2 D4\n4 Dunn, Di W2 L3 D1\n2 Baker, Bo L4 L1 L3\n",
			[]string{"info opponents E1"}},
		{"numbers in the order of standings",
			[]string{"Pl|No|Name|Rating|Rd 1|Rd 2|Rd 3", "1|3|Cole, Cy|1300|W4|W1|W2", "2|1|Able, Ann|1500|W2|L3|D4", "3|4|Dunn, Di|1200|L3|W2|D1", "4|2|Baker, Bo|1400|L1|L4|L3"},
			"3 Cole, Cy W4 W1 W2\n1 Able, Ann W2 L3 D4\n4 Dunn, Di L3 W2 D1\n2 Baker, Bo L1 L4 L3\n", nil},
		{"re-entry by ID, equal names without",
			[]string{"No|Name|ID|Rating|Rd 1|Rd 2", "1|Able, Ann|90000001|1500|W2|U", "2|Baker, Bo|90000002|1400|L1|W3", "3|Able, Ann|90000001|1500|U|L2", "4|Cole, Cy||1300|X5|H", "5|Cole, Cy||1200|F4|H"},
			"1 Able, Ann W2 U\n2 Baker, Bo L1 W3\n3 Able, Ann U L2\n4 Cole, Cy X5 H\n5 Cole, Cy F4 H\n",
			[]string{"warning equal names B6"}},
		{"forfeits, withdrawal and rounds to come",
			[]string{"No|Name|Rating|Rd 1|Rd 2|Rd 3", "1|Able, Ann|1500|X2|W3|", "2|Baker, Bo|1400|F1|U---|", "3|Cole, Cy|1300|B|L1|"},
			"1 Able, Ann X2 W3 .\n2 Baker, Bo F1 U .\n3 Cole, Cy B L1 .\n", nil},
		{"columns of an earlier run are no data",
			[]string{"No|Name|Rating|Rd 1|Tot|R pre|R post|R change|R perf", "1|Able, Ann|1500|W2|1|1500|1516|16|1800", "2|Baker, Bo|1400|L1|0|1400|1384|-16|1100"},
			"1 Able, Ann W2\n2 Baker, Bo L1\n", nil},
		{"a cell that is no result",
			[]string{"No|Name|Rating|Rd 1", "1|Able, Ann|1500|W2?", "2|Baker, Bo|1400|L1", "3|Cole, Cy|1300|W4", "4|Dunn, Di|1200|L3"},
			"1 Able, Ann ?\n2 Baker, Bo L1\n3 Cole, Cy W4\n4 Dunn, Di L3\n",
			[]string{"error result D2", "error opponents D1"}},
		{"opponents that fit nothing",
			[]string{"No|Name|Rating|Rd 1|Rd 2", "1|Able, Ann|1500|W2|W3", "2|Baker, Bo|1400|W3|W1", "3|Cole, Cy|1300|W1|W2"},
			"1 Able, Ann W2 W3\n2 Baker, Bo W3 W1\n3 Cole, Cy W1 W2\n",
			[]string{"error opponents D1"}},
		{"another kind of table is told once",
			[]string{"No|Name|Rating|Rd 1|Rd 2|Rd 3|Rd 4", "1|Able, Ann|1500|2w1|3b½|4w1|-1", "2|Baker, Bo|1400|1b0|4w1|3b0|L3", "3|Cole, Cy|1300|4b1|1w½|2w1|W2", "4|Dunn, Di|1200|3w0|2b0|1b0|H"},
			"1 Able, Ann ? ? ? L1\n2 Baker, Bo ? ? ? L3\n3 Cole, Cy ? ? ? W2\n4 Dunn, Di ? ? ? H\n",
			[]string{"error result D2"}},
		{"a bad pairing number and rating",
			[]string{"No|Name|Rating|Rd 1", "x|Able, Ann|15OO|H", "2|Baker, Bo|1400|B"},
			"0 Able, Ann H\n2 Baker, Bo B\n",
			[]string{"error number A2", "error rating C2"}},
		{"a bare roster",
			[]string{"Name|ID|Rating", "Able, Ann|90000001|1500", "Baker, Bo|90000002|1400/5"},
			"1 Able, Ann\n2 Baker, Bo\n", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := readSheets(t, lines("Open", c.rows...))
			if got := chartText(b.Event, 0); got != c.want {
				t.Errorf("read\n%swant\n%s", got, c.want)
			}
			problems := append(append([]string{}, bare...), c.problems...)
			wants(t, b, problems...)
		})
	}
}

func TestPlainFacts(t *testing.T) {
	sheet := lines("Sheet1", "No|Name|ID|Rating|Quick|St|Exp|Rd 1|Tot", "1|Able, Ann|90000001|1500/7|1450|OR|2027-03-31|W2|1", "2|Baker, Bo|90000002|1400||WA||L1|0")
	for _, c := range []struct {
		name     string
		o        Options
		want     ratingcore.Section
		end      string
		problems []string
	}{
		{"defaults", testOptions, ratingcore.Section{Name: "event", Systems: []ratingcore.System{ratingcore.Regular}}, "2026-08-02", bare},
		{"flags", Options{Name: "Club Night.xlsx", Start: uschess.Date(2026, 5, 1), End: uschess.Date(2026, 5, 2), TimeControl: "G/30;d5"},
			ratingcore.Section{Name: "Club Night", TimeControl: "G/30;d5"}, "2026-05-02", nil},
		{"systems", Options{Name: "e.xlsx", End: uschess.Date(2026, 5, 2), Systems: []ratingcore.System{ratingcore.Quick}},
			ratingcore.Section{Name: "e", Systems: []ratingcore.System{ratingcore.Quick}}, "2026-05-02", nil},
		{"online", Options{Name: "e.xlsx", End: uschess.Date(2026, 5, 2), Online: true},
			ratingcore.Section{Name: "e", Online: true, Systems: []ratingcore.System{ratingcore.OnlineRegular}}, "2026-05-02", bare[1:]},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := Read(bytesOf(t, excelFile(t, sheet)), c.o)
			must(t, err)
			got := b.Event.Sections[0]
			if got.Name != c.want.Name || got.TimeControl != c.want.TimeControl || got.Online != c.want.Online || len(got.Systems) != len(c.want.Systems) ||
				len(got.Systems) > 0 && got.Systems[0] != c.want.Systems[0] || b.Event.End.String() != c.end || b.Event.Start != c.o.Start {
				t.Errorf("section %+v, event %s to %s", got, b.Event.Start, b.Event.End)
			}
			wants(t, b, c.problems...)
			p := b.Event.Players[0]
			if p.Standings[0] != (ratingcore.Standing{Rated: true, Rating: 1500, Games: 7, Counted: true}) || p.Standings[1].Rating != 1450 ||
				p.State != "OR" || p.Expires.String() != "2027-03-31" || p.Unlisted {
				t.Errorf("player %+v", p)
			}
			if b.Event.Sections[0].Entries[0].Total != 2 || b.Native {
				t.Errorf("total %d, native %v", b.Event.Sections[0].Entries[0].Total, b.Native)
			}
		})
	}
}

func TestPlainSheets(t *testing.T) {
	open := lines("Open", "No|Name|Rating|Rd 1", "1|Able, Ann|1500|W2", "2|Baker, Bo|1400|L1")
	notes := lines("Notes", "Name|Phone", "Able, Ann|555")
	side := lines("Side", "Prizes|", "", "No|Name|Rating|Rd 1", "1|Able, Ann|1500|L2", "2|Dunn, Di|1200|W1", "3|Baker, Bo|1350|H")
	b := readSheets(t, notes, open, side)
	if len(b.Event.Sections) != 2 || b.Event.Sections[0].Name != "Open" || b.Event.Sections[1].Name != "Side" {
		t.Fatalf("sections %+v", b.Event.Sections)
	}
	// The same name and rating in another section is the same player; another
	// rating is another player.
	wants(t, b, "warning event end", "warning time control", "warning time control", "info equal names B4", "warning equal names B6")
	if a, b := b.Event.Sections[0].Entries, b.Event.Sections[1].Entries; a[0].Player != b[0].Player || a[1].Player == b[2].Player {
		t.Errorf("players %+v and %+v", a, b)
	}
	chart := b.Charts[1]
	if chart.Sheet != "Side" || chart.Header != 3 || chart.First != 4 || chart.Last != 6 || chart.LastCol != 4 || chart.Cols["Rd 1"] != 4 {
		t.Errorf("chart %+v", chart)
	}
	where := func(r ratingcore.Ref) string {
		sheet, cell := b.Event.Source.Where(r)
		return sheet + "!" + cell
	}
	e := b.Event.Sections[1].Entries[1]
	if got := strings.Join([]string{where(e.Results[0].At), where(e.At.Cell("Name")), where(e.At.Cell("R rating"))}, " "); got != "Side!D5 Side!B5 Side!C5" {
		t.Errorf("cells %s", got)
	}
}

func TestHiddenPlainSheet(t *testing.T) {
	f := excelFile(t, lines("Open", "No|Name|Rating|Rd 1", "1|Able, Ann|1500|W2", "2|Baker, Bo|1400|L1"),
		lines("Old", "No|Name|Rating|Rd 1", "1|Able, Ann|1500|L2", "2|Baker, Bo|1400|W1"))
	must(t, f.SetSheetVisible("Old", false))
	b, err := Read(bytesOf(t, f), testOptions)
	must(t, err)
	if len(b.Event.Sections) != 1 {
		t.Errorf("%d sections", len(b.Event.Sections))
	}
	wants(t, b, append([]string{"warning hidden A1"}, bare...)...)
}

// TestPlainAgain reads a plain sheet that this program has updated before: the
// log is no wall chart, and gives the event's day.
func TestPlainAgain(t *testing.T) {
	o := testOptions
	o.Name = "Club Night-rated.xlsx"
	b, err := Read(bytesOf(t, excelFile(t, lines("Open", "No|Name|Rating|Rd 1|R pre|R post", "1|Able, Ann|1500|W2|1500|1516", "2|Baker, Bo|1400|L1|1400|1384"),
		lines("Ratings log", "Event|Start|End|Section|ID|Name|System|Pre|Post", "Club Night||2026-05-02|Open||Able, Ann|R|1500|1516"),
		lines("Problems", "Severity|Sheet|Cell|Section|Player|Round|What"))), o)
	must(t, err)
	wants(t, b, "info event end", "warning time control")
	if e := b.Event; e.Name != "Club Night" || e.End != uschess.Date(2026, 5, 2) || len(e.Sections) != 1 || len(e.Log) != 1 || !b.Log.Exists() || b.Problem != "Problems" {
		t.Errorf("event %q to %s, %d sections, log %+v, problems %q", e.Name, e.End, len(e.Sections), e.Log, b.Problem)
	}
	if own := b.Charts[0].Own; own["R pre"] != 5 || own["R post"] != 6 || b.Charts[0].LastCol != 6 {
		t.Errorf("own columns %v", own)
	}
}
