package xlsx

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/ratingcore"
)

// TestCrosstableSample reads the sample of ../shared/layouts, put into a
// workbook cell by cell, and the same as lines of text, and compares them with
// the truth.
func TestCrosstableSample(t *testing.T) {
	tr := readTruth(t)
	rows, cells := layout(t, "B2_msa_two_rows.csv")
	piped := testSheet{name: "Open"}
	for i, row := range rows {
		piped.rows = append(piped.rows, []any{"  " + strings.Join(row, " | ") + "|"})
		if i%2 == 0 {
			piped.rows = append(piped.rows, []any{strings.Repeat("-", 89)})
		}
	}
	for name, sheet := range map[string]testSheet{"cells": cells, "lines": piped} {
		t.Run(name, func(t *testing.T) {
			b := readSheets(t, sheet)
			wants(t, b, bare...)
			compareTruth(t, b, tr)
		})
	}
}

// compareTruth compares a crosstable, in which numbers are places, with the
// truth.
func compareTruth(t *testing.T, b *Book, tr *truth) {
	t.Helper()
	section, want := b.Event.Sections[0], tr.results()
	if len(section.Entries) != len(tr.Players) || len(section.Systems) != 1 || section.Systems[0] != ratingcore.Regular {
		t.Fatalf("%d players, systems %v", len(section.Entries), section.Systems)
	}
	for _, p := range tr.Players {
		entry := section.Entries[p.Place-1]
		got := b.Event.Players[entry.Player]
		if int(entry.Number) != p.Place || !strings.EqualFold(got.Name, p.First+" "+p.Last) || got.ID != p.ID || got.State != p.State || float64(entry.Total)/2 != p.Score {
			t.Errorf("place %d: %+v, number %d, total %d", p.Place, got, entry.Number, entry.Total)
		}
		st := ratingcore.Standing{Rated: p.Rating > 0, Rating: p.Rating}
		if p.Games != nil {
			st.Games, st.Counted = *p.Games, true
		}
		if got.Standings[ratingcore.Regular] != st {
			t.Errorf("%s: standing %+v, want %+v", p.Last, got.Standings[0], st)
		}
		for r, w := range want[p.No] {
			w.At = entry.Results[r].At
			if w.Opponent > 0 {
				w.Opponent = ratingcore.Number(tr.Players[w.Opponent-1].Place)
			}
			if !w.Outcome.Played() {
				w.Color, w.Opponent = ratingcore.NoColor, 0
			}
			if d := cmp.Diff(w, entry.Results[r]); d != "" {
				t.Errorf("%s, round %d: %s", p.Last, r+1, d)
			}
		}
	}
}

// quad is a pasted crosstable of four, dual-rated, with official ratings.
var quad = []string{
	"Quads of August|||||",
	"Pair|Player Name|Total|Round|Round|Round",
	"Num|USCF ID / Rtg (Pre->Post)|Pts|1|2|3",
	"1|ANN ABLE|2.5|W   2|D   3|W   4",
	"OR|90000001 / R: 1500   ->1531|N:2|W|B|W",
	"|Q: 1420P12 ->1455P15|||",
	"2|BO BAKER|1.5|L   1|W   4|H",
	"WA|90000002 / R: 1400/11 -> 1390/13||B|W|",
	"|Q: Unrated ->1301P2|||",
	"3|CY COLE|1.5|B|D   1|L   5",
	"OR|90000003 / R: 1300.27->1322.5 / Q: 1250->1260|||W|W",
	"4|DI DUNN|0.0|X|L   2|L   1",
	"|90000004 / R: unr. / Q: unr.|||B|B",
	"5|ED ENG|1.0|U|F|W   3",
	"OR|90000005 / R: 1200 →1210 / Q: unr||||B",
	"",
	"Source: a web page",
}

func TestCrosstable(t *testing.T) {
	b := readSheets(t, lines("Open", quad...))
	wants(t, b, bare...)
	want := "1 ANN ABLE W2w D3b W4w\n2 BO BAKER L1b W4w H\n3 CY COLE B D1w L5w\n4 DI DUNN X L2b L1b\n5 ED ENG U F W3b\n"
	if got := chartText(b.Event, 0); got != want {
		t.Errorf("read\n%swant\n%s", got, want)
	}
	official := "1 R 1531, Q 1455/15\n2 R 1390/13, Q 1301/2\n3 R 1322.5, Q 1260\n4\n5 R 1210"
	if got := officialText(b, 0); got != official {
		t.Errorf("read\n%s\nwant\n%s", got, official)
	}
	s := b.Event.Sections[0]
	if len(s.Systems) != 2 || s.Systems[1] != ratingcore.Quick || s.Rounds != 3 || s.Online || s.Entries[0].Total != 5 {
		t.Errorf("section %+v", s)
	}
	for i, want := range []ratingcore.Standing{
		{Rated: true, Rating: 1420, Games: 12, Counted: true}, {}, {Rated: true, Rating: 1250}, {}, {},
	} {
		if got := b.Event.Players[i].Standings[ratingcore.Quick]; got != want {
			t.Errorf("player %d: Quick %+v, want %+v", i+1, got, want)
		}
	}
	if p := b.Event.Players[1]; p.Standings[0] != (ratingcore.Standing{Rated: true, Rating: 1400, Games: 11, Counted: true}) || p.State != "WA" || p.ID != "90000002" {
		t.Errorf("player 2: %+v", p)
	}
	if _, cell := b.Event.Source.Where(s.Entries[2].Results[1].At); cell != "E10" {
		t.Errorf("round 2 of place 3 stands in %s", cell)
	}
}

// What is not clear in a crosstable is an error, never a guess.
func TestCrosstableRefusals(t *testing.T) {
	for _, c := range []struct {
		name     string
		row      int // of quad, from 0
		text     string
		problems []string
	}{
		{"a result that is none", 3, "1|ANN ABLE|2.5|W   2|D   3|W   4?", []string{"error result F4"}},
		{"a result that Excel made a number", 3, "1|ANN ABLE|2.5|W   2|7|W   4", []string{"error result E4"}},
		{"an asymmetric result", 3, "1|ANN ABLE|2.5|N   2|D   3|W   4", []string{"error result D4"}},
		{"results shifted", 3, "1|ANN ABLE|W   2|D   3|W   4|", []string{"error total C4", "warning color F5"}},
		{"an ID cut short", 4, "OR|900000 / R: 1500 ->1531||W|B|W", []string{"error crosstable B5"}},
		{"a rating that is none", 4, "OR|90000001 / R: 15OO ->1531||W|B|W", []string{"error crosstable B5"}},
		{"two arrows", 4, "OR|90000001 / R: 1500 ->1531->1532||W|B|W", []string{"error crosstable B5"}},
		{"a system twice in a line", 4, "OR|90000001 / R: 1500 R: 1400||W|B|W", []string{"error crosstable B5"}},
		{"a system twice in two lines", 5, "|R: 1420P12 ->1455P15||||", []string{"error crosstable B6"}},
		{"an ID twice", 5, "|90000009 / Q: 1420P12 ->1455P15||||", []string{"error crosstable B6"}},
		{"the second line missing", 7, "", []string{"error crosstable B7"}},
		{"the first line missing", 6, "", []string{"error crosstable B8", "error crosstable B9"}},
		{"the rating of a system missing", 8, "", []string{"error crosstable B7"}},
		{"a place that is none", 6, "two|BO BAKER|1.5|L   1|W   4|H", []string{"error crosstable B7", "error crosstable B8", "error crosstable B9"}},
		{"colors shifted", 7, "WA|90000002 / R: 1400/11 -> 1390/13|B|W||", []string{"error opponents D4"}},
		{"colors under no games", 10, "OR|90000003 / R: 1300.27->1322.5 / Q: 1250->1260||W|W|W", []string{"warning color D11"}},
		{"games behind a rating not said", 7, "WA|90000002 / R: 1400P -> 1390P||B|W|", []string{"warning rating B8"}},
		{"headings without rounds", 2, "Num|USCF ID / Rtg (Pre->Post)|Pts||||", []string{"error headings A4"}},
		{"headings out of order", 2, "Num|USCF ID / Rtg (Pre->Post)|Pts|1|3|2", []string{"error headings A4"}},
		{"results without a player", 15, "|||W   1||", []string{"error crosstable B16"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			rows := append([]string(nil), quad...)
			rows[c.row] = c.text
			b := readSheets(t, lines("Open", rows...))
			var got []string
			for _, p := range told(b) {
				if !strings.Contains(p, "event end") && !strings.Contains(p, "time control") {
					got = append(got, p)
				}
			}
			if d := cmp.Diff(c.problems, got); d != "" {
				t.Errorf("problems: %s\n%s", d, strings.Join(problemLines(b), "\n"))
			}
			if rated := ratingcore.Rate(b.Event); strings.HasPrefix(c.problems[0], "error") != rated.Sections[0].Failed() {
				t.Errorf("failed: %v", rated.Sections[0].Failed())
			}
		})
	}
}

func TestParseCrossID(t *testing.T) {
	for text, want := range map[string]string{
		"90000001 / R: 1420P12 ->1455P17":                 "90000001 R 1420/12 1455/17",
		"90000001 / R: 1420/12->1455/17":                  "90000001 R 1420/12 1455/17",
		"90000001 / R: 2105":                              "90000001 R 2105 0",
		"90000001/R:2105→2110":                            "90000001 R 2105 2110",
		"90000001 / R: Unrated ->1000P4":                  "90000001 R 0 1000/4",
		"90000001 / R: 1005/4 / Q: 1001/5 -> 1010/9":      "90000001 R 1005/4 0 Q 1001/5 1010/9",
		"90000001 / OR: 1500.25 => 1501.5; OB: 900 -> 9":  "90000001 OR 1500.25 1501.5 OB 900 9",
		"90000001 / R:":                                   "90000001 R 0 0",
		"90000001":                                        "90000001",
		"Q: 1400 ->1410":                                  " Q 1400 1410",
		"/ Q: 1400 –> 1410":                               " Q 1400 1410",
		"":                                                "none",
		"ANN ABLE":                                        "none",
		"9000001 / R: 1500":                               "none",
		"90000001 / R: 1500 -> 1510 ->":                   "none",
		"90000001 / S: 1500":                              "none",
		"90000001 / R: 1500 or so":                        "none",
		"90000001 / R: -5":                                "none",
		"90000001 / R: 99999":                             "none",
		"90000001 90000002 / R: 1500":                     "none",
		"Source: 90000001 / R: 1500":                      "none",
		"90000001 / " + strings.Repeat("R: 1500 / ", 100): "none",
	} {
		c, ok := parseCrossID(text)
		got := "none"
		if ok {
			got = c.id
			for _, r := range c.ratings {
				got += " " + r.system.String() + " " + r.pre.spell() + " " + r.post.spell()
			}
		}
		if got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// spell is for comparing: 1420/12.
func (t ratingText) spell() string {
	s := strconv.FormatFloat(t.rating, 'g', -1, 64)
	if t.counted {
		s += "/" + strconv.Itoa(t.games)
	}
	return s
}

// Where the workbook has a roster the crosstable is joined to it; sheets of
// the contract stand beside it as ever.
func TestCrosstableNative(t *testing.T) {
	s := nativeSheets()
	side := lines("Side", quad...)
	sections := s["Sections"]
	head := sections.rows[0]
	row := make([]any, len(head))
	for i, h := range head {
		switch h {
		case "Section":
			row[i] = "Side"
		case "Time control":
			row[i] = "G/60;d5"
		}
	}
	sections.rows = append(append([][]any(nil), sections.rows...), row)
	b := readSheets(t, s["Event"], sections, s["Players"], s["Open"], side)
	if n := len(b.Event.Sections); n != 2 || len(b.Event.Sections[1].Entries) != 5 || b.Event.Sections[1].TimeControl != "G/60;d5" || b.Event.Sections[1].Systems != nil {
		t.Fatalf("%d sections: %+v", n, b.Event.Sections)
	}
	if got := officialText(b, 1); !strings.HasPrefix(got, "1 R 1531, Q 1455/15\n") {
		t.Errorf("read %s", got)
	}
}

// An update writes its columns beside the crosstable, and both read again.
func TestCrosstableUpdate(t *testing.T) {
	for _, piped := range []bool{false, true} {
		rows := append([]string(nil), quad...)
		sheet := lines("Open", rows...)
		if piped {
			sheet = testSheet{name: "Open"}
			for _, r := range rows {
				sheet.rows = append(sheet.rows, []any{r + "|"})
			}
		}
		b := readSheets(t, sheet)
		out, err := b.Update(ratingcore.Rate(b.Event), UpdateOptions{})
		must(t, err)
		again, err := Read(out, testOptions)
		must(t, err)
		if got, want := chartText(again.Event, 0), chartText(b.Event, 0); got != want {
			t.Errorf("piped %v: read\n%swant\n%s", piped, got, want)
		}
		if got, want := officialText(again, 0), officialText(b, 0); got != want {
			t.Errorf("piped %v: official\n%swant\n%s", piped, got, want)
		}
		if again.Charts[0].Own["Q post"] == 0 {
			t.Errorf("piped %v: own columns %v", piped, again.Charts[0].Own)
		}
	}
}

// The second section of a member starts from the official rating of the first.
func TestCrosstableTwice(t *testing.T) {
	first := lines("Morning", quad...)
	rows := append([]string(nil), quad...)
	rows[4] = "OR|90000001 / R: 1531   ->1550||W|B|W"
	rows[5] = "|Q: 1455P15 ->1470P18|||"
	rows[7] = "WA|90000002 / R: 1399/11 -> 1390/13||B|W|"
	rows[8] = "|Q: 1301P2 ->1302P4|||"
	rows[10] = "OR|90000003 / R: 1322.5 -> 1330 / Q: 1260->1270|||W|W"
	rows[14] = "OR|90000005 / R: 1210 →1220 / Q: unr||||B"
	b := readSheets(t, first, lines("Evening", rows...))
	wants(t, b, "warning event end", "warning time control", "warning time control", "warning rating B7")
	if n := len(b.Event.Players); n != 5 || b.Event.Players[0].Standings[0].Rating != 1500 {
		t.Errorf("%d players", n)
	}
}

// Cells that hold no value of their own are not passed over in silence.
func TestCrosstableHostile(t *testing.T) {
	for _, c := range []struct {
		name, cell string
		want       string // a problem among those told
	}{
		{"a result not calculated", "D4", "error result D4"},
		{"a place not calculated", "A7", "error crosstable B7"},
		{"an ID not calculated", "B8", "error crosstable B7"},
		{"a name not calculated", "B7", "error crosstable B7"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := excelFile(t, lines("Open", quad...))
			must(t, f.SetCellValue("Open", c.cell, nil))
			must(t, f.SetCellFormula("Open", c.cell, "H1&I1"))
			b, err := Read(bytesOf(t, f), testOptions)
			must(t, err)
			if got := told(b); !strings.Contains(strings.Join(got, "|"), c.want) {
				t.Errorf("problems %q, want %q", got, c.want)
			}
			if !ratingcore.Rate(b.Event).Sections[0].Failed() {
				t.Error("the section is rated")
			}
		})
	}
}
