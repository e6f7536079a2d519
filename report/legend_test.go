package report

import (
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// legendText lays the first section of an event out and joins its legend.
func legendText(t *testing.T, e *ratingcore.Event, o PDFOptions) string {
	t.Helper()
	c := laidOut(t, ratingcore.Rate(e), o)[0].(*crosstable)
	var all []string
	for _, list := range [][]legendEntry{c.legend.codes, c.legend.rest, c.legend.signs, c.legend.names} {
		for _, e := range list {
			all = append(all, strings.TrimSpace(e.key+" "+e.words))
		}
	}
	return strings.Join(all, "|")
}

// quad returns a section of four players with the results that a test writes
// as rows of cells.
func quad(rows ...string) *ratingcore.Event {
	e := invent(invention{players: len(rows), rounds: len(strings.Fields(rows[0])), systems: "R", seed: 11})
	for i, row := range rows {
		for r, cell := range strings.Fields(row) {
			res := &e.Sections[0].Entries[i].Results[r]
			*res = ratingcore.Result{Outcome: ratingcore.Outcome(strings.IndexByte(".WLDXFBHU?", cell[0]))}
			for _, c := range cell[1:] {
				switch {
				case c == 'w':
					res.Color = ratingcore.White
				case c == 'b':
					res.Color = ratingcore.Black
				default:
					res.Opponent = res.Opponent*10 + ratingcore.Number(c-'0')
				}
			}
		}
		e.Sections[0].Entries[i].Total = ratingcore.Unknown
		for y := range e.Players[i].Standings {
			e.Players[i].Standings[y] = ratingcore.Standing{Rated: true, Rating: float64(1800 - 100*i), Counted: true, Games: 100}
		}
	}
	return e
}

// TestLegendHasWhatIsUsed writes results and looks for what the legend then
// has, and has not.
func TestLegendHasWhatIsUsed(t *testing.T) {
	tests := []struct {
		name      string
		e         *ratingcore.Event
		has, lack string // with | between
	}{
		{"wins and losses with colors", quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b"),
			"W12b beat No. 12 with Black|W won|D drew|L lost|w b white, black|+/− difference|MM Modified Median|(rule 34E)|Perf performance: ",
			"forfeit|bye|not paired|withdrew|provisional|unr.|floor|tied"},
		{"no colors", quad("W2 W3", "L1 W4", "W4 L1", "L3 L2"), "W12 beat No. 12|", "Black|w b"},
		{"forfeits", quad("X2 W3w", "F1 W4w", "W4w L1b", "L3b L2b"), "X won by forfeit|F lost by forfeit", "bye"},
		{"byes", quad("B H", "H U", "W4w L4w", "L3b W3b"), "B full-point bye|H half-point bye|U not paired", "X won|D drew|withdrew"},
		{"a full score", quad("W2w W3w", "L1b D4w", "D4w L1b", "D3b D2b"), "≥ full score: best opponent + 400", "≤"},
		{"nobody scores twice", quad("W2w W3w", "L1b D4w", "D4w L1b", "D3b D2b"), "≥ full", "zero score"},
		{"a withdrawal", quad("W2w U U U", "L1b W4w W3w W4w", "W4w L4b L2b D4w", "L3b L2b W3w L2b"), "wd 1 withdrew after round 1", "re-entry"},
		{"a round that nobody understands", quad("W2w ?", "L1b W4w", "W4w W1w", "L3b L2b"), "? not understood", "Perf|+/−"},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			text := legendText(t, c.e, PDFOptions{})
			for _, want := range strings.Split(c.has, "|") {
				if !strings.Contains(text, want) {
					t.Errorf("%q is missing in %s", want, text)
				}
			}
			for _, no := range strings.Split(c.lack, "|") {
				if strings.Contains(text, no) {
					t.Errorf("%q is not used, but stands in %s", no, text)
				}
			}
		})
	}
}

// TestLegendOfRatings has provisional, unrated and re-entered players.
func TestLegendOfRatings(t *testing.T) {
	e := quad("W2w W3w", "L1b D4w", "D4w L1b", "D3b D2b", "H U")
	e.Players[1].Standings[0].Games = 7
	e.Players[2].Standings[0] = ratingcore.Standing{}
	e.Sections[0].Entries[4].Player = 3
	text := legendText(t, e, PDFOptions{})
	for _, want := range []string{"1420P12 provisional, 12 games so far", "unr. no rating before", "new first rating",
		"re-entry of 4 same player as No. 4, rated once with the games of both lines"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %s", want, text)
		}
	}
}

// TestLegendNamesDefinition prints each definition of the performance.
func TestLegendNamesDefinition(t *testing.T) {
	for _, p := range []ratingcore.Performance{ratingcore.Expected, ratingcore.Linear400, ratingcore.FIDETable, ratingcore.Closed94} {
		text := legendText(t, quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b"), PDFOptions{Performance: p})
		if p.Name() == "" || !strings.Contains(text, "Perf performance: "+p.Name()) {
			t.Errorf("definition %d is not in %s", p, text)
		}
	}
}

// TestCutNamesStandInFull finds every shortened name in the legend.
func TestCutNamesStandInFull(t *testing.T) {
	e := invent(invention{players: 30, rounds: 9, systems: "RQ", names: longNames(30), seed: 8})
	c := laidOut(t, ratingcore.Rate(e), PDFOptions{})[0].(*crosstable)
	text := legendText(t, e, PDFOptions{})
	cut := 0
	for i := range c.rows {
		r := &c.rows[i]
		if r.short == r.name {
			continue
		}
		cut++
		if !strings.HasSuffix(r.short, "…") || !strings.HasPrefix(r.name, strings.TrimSuffix(r.short, "…")) {
			t.Errorf("%q became %q", r.name, r.short)
		}
		if want := r.name; !strings.Contains(text, want) {
			t.Errorf("%q is not in the legend", want)
		}
	}
	if cut == 0 {
		t.Error("no name was cut: the test shows nothing")
	}
}

// TestFlow breaks lines of a legend.
func TestFlow(t *testing.T) {
	f, err := newFaces()
	if err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("and more words ", 20)
	tests := []struct {
		name  string
		width float64
		in    []legendEntry
		want  []string
	}{
		{"one line", 300, []legendEntry{{"W", "won"}, {"D", "drew"}}, []string{"W won · D drew"}},
		{"a short entry goes to the next line whole", 110, []legendEntry{{"W", "won"}, {"D", "drew"}, {"L", "lost"}, {"X", "won by forfeit"}},
			[]string{"W won · D drew · L lost · ", "X won by forfeit"}},
		{"nothing", 100, nil, nil},
		{"names without a key", 120, []legendEntry{{"Names in full:", "No. 1 Abernathy"}, {"", "No. 2 Banaszak, Ann"}},
			[]string{"Names in full: No. 1 Abernathy · ", "No. 2 Banaszak, Ann"}},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			got := lineTexts(flowed(f, c.width, c.in))
			if strings.Join(got, "|") != strings.Join(c.want, "|") {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
	lines := flowed(f, 200, []legendEntry{{"W", "won"}, {"Perf", long}})
	for i, line := range lineTexts(lines) {
		if w := f.ems(regular, strings.TrimSpace(line)) * legendSize; w > 210 {
			t.Errorf("line %d is %.0f wide: %q", i, w, line)
		}
		if strings.HasSuffix(line, "Perf ") || strings.HasSuffix(line, "Perf") {
			t.Errorf("the key is parted from its words: %q", line)
		}
	}
	if all := strings.Join(lineTexts(lines), ""); all != "W won · Perf "+long {
		t.Errorf("words were lost: %q", all)
	}
}

func lineTexts(lines [][]piece) []string {
	var list []string
	for _, line := range lines {
		text := ""
		for _, p := range line {
			text += p.text
		}
		list = append(list, text)
	}
	return list
}
