package ratingcore_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	. "wallchart/ratingcore"
)

// Every event of testdata is explained: each line cites a section, each step
// has content, and what the lines say agrees with what was rated.
func TestExplainAgrees(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "testdata", "events", "*.txt"))
	explained := 0
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		text, _, _ := strings.Cut(string(data), "\nexpected\n")
		r := Rate(parseEvent(t, text))
		for i := range r.Sections {
			s := &r.Sections[i]
			for k := range s.Systems {
				for j := range s.Entries {
					explained++
					checkExplanation(t, filepath.Base(f)+" "+s.Name, s, k, j)
				}
			}
		}
	}
	if explained < 100 {
		t.Errorf("only %d explanations", explained)
	}
}

func checkExplanation(t *testing.T, where string, s *RatedSection, sys, entry int) {
	t.Helper()
	x := s.Explain(sys, entry)
	name := fmt.Sprintf("%s %s No. %d", where, x.System, x.Number)
	if len(x.Steps) == 0 || x.Name == "" || x.Rules == "" {
		t.Fatalf("%s: %+v", name, x)
	}
	last, rating := Line{}, s.Rating(sys, entry)
	for _, step := range x.Steps {
		if step.Title == "" || len(step.Lines) == 0 {
			t.Errorf("%s: step %q has no lines", name, step.Title)
		}
		for _, l := range step.Lines {
			if l.Ref == "" || l.Symbol == "" && l.Words == "" || math.IsNaN(l.Value) {
				t.Errorf("%s: line %+v", name, l)
			}
			if l.Symbol == "post" || l.Symbol == "new" {
				last = l
			}
			checkLine(t, name, l)
		}
		checkGames(t, name, step)
	}
	if rating.Games > 0 && rating.After.Rated && last.Symbol != "" {
		if shown := Whole(last.Value); shown != Whole(rating.Post) {
			t.Errorf("%s: explained as %s, rated %s", name, shown, Whole(rating.Post))
		}
	}
}

// checkGames adds the expectancies of a step up.
func checkGames(t *testing.T, name string, step Step) {
	t.Helper()
	sum := 0.0
	for _, g := range step.Games {
		if g.Name == "" || g.Counted() && g.Rating <= 0 {
			t.Errorf("%s: game %+v", name, g)
		}
		switch {
		case step.Expects != "":
			sum += g.Expected
		case g.Counted() && !math.IsNaN(g.Worth):
			sum += g.Worth
		}
	}
	if math.Abs(sum-step.Sum) > 1e-9 {
		t.Errorf("%s, %s: the sum is %v, the games add up to %v", name, step.Title, step.Sum, sum)
	}
	for _, l := range step.Lines {
		if (l.Symbol == "E" || l.Symbol == "ΣWe") && math.Abs(l.Value-sum) > 1e-9 {
			t.Errorf("%s: E is %v, the games add up to %v", name, l.Value, sum)
		}
	}
}

// The worked example of the 1994 report, section 2.5, as a crosstable column.
func TestNormsColumn(t *testing.T) {
	e := swiss(t, Swiss, "W2 D3 W4 W5", "L1 U U U", "U D1 U U", "U U L1 U", "U U U L1")
	for i, r := range []float64{1750, 1800, 1900, 2000, 2100} {
		e.Players[i].Standings[Regular] = Standing{Rated: true, Rating: r, Counted: true, Games: 100}
	}
	tb := Rate(e).Sections[0].Crosstable(Expected, KeyNorms)
	if got := cells(tb, "Norms", Paper); got[0] != "1400 title, 1600 ×4, 1800 ×3, 2000 ×1" || got[1] != "" {
		t.Errorf("norms: %q", got)
	}
	e.Sections[0].Entries[0].Results[0].Outcome, e.Sections[0].Entries[1].Results[0].Outcome = Draw, Draw
	tb = Rate(e).Sections[0].Crosstable(Expected, KeyNorms)
	if got := cells(tb, "Norms", Paper); got[0] != "800 title, 1000–1400 ×4, 1600 ×3, 1800 ×2, 2000 ×1" {
		t.Errorf("norms that repeat: %q", got)
	}
	if c := table(e).Columns; c[len(c)-1].Key != KeyPerf {
		t.Error("norms are shown though nobody asked for them")
	}
}
