package ratingcore_test

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

func TestCases(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "..", "shared", "cases", "case_*.json"))
	if len(files) == 0 {
		t.Skip("skipped: shared cases are not there")
	}
	if len(files) < 48 {
		t.Errorf("%d cases, want 48", len(files))
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			var c caseFile
			shared(t, &c, "cases", filepath.Base(f))
			c.check(t)
		})
	}
}

func (c *caseFile) check(t *testing.T) {
	r := Rate(c.event(t))
	for i, want := range c.Expected.Sections {
		got := &r.Sections[i]
		var codes []string
		for _, s := range got.Systems {
			codes = append(codes, s.String())
		}
		if !slices.Equal(codes, want.Systems) {
			t.Errorf("%s: systems %v, want %v", want.Name, codes, want.Systems)
			continue
		}
		if got.Rules.Bonus != want.Bonus {
			t.Errorf("%s: B %v, want %v", want.Name, got.Rules.Bonus, want.Bonus)
		}
		for j := range got.Entries {
			n := strconv.Itoa(int(got.Entries[j].Number))
			if want, ok := want.Points[n]; ok && float64(got.Scores[j])/2 != want {
				t.Errorf("No. %s: %v points, want %v", n, got.Scores[j], want)
			}
			if want, ok := want.Games[n]; ok && got.Games[j] != want {
				t.Errorf("No. %s: %v games, want %v", n, got.Games[j], want)
			}
		}
		for code, results := range want.Results {
			sys := slices.Index(codes, code)
			for j := range results {
				t.Run(fmt.Sprintf("%s %s No %d", want.Name, code, results[j].Number), func(t *testing.T) {
					results[j].check(t, got, sys, j)
				})
			}
		}
	}
}

// near compares a quantity within 1e-6; an absent one must be absent.
func near(t *testing.T, what string, got float64, want *float64) {
	t.Helper()
	if want != nil && !(math.Abs(got-*want) <= 1e-6) {
		t.Errorf("%s is %.9f, want %.9f", what, got, *want)
	}
}

func (w *caseResult) check(t *testing.T, s *RatedSection, sys, entry int) {
	o, start, trace := s.Outcome(sys, entry), s.Begun(sys, entry), s.Trace(sys, entry)
	near(t, "R0", start.R0, &w.Step1.R0)
	if start.N != w.Step1.N || start.Rated != w.Step1.Rated {
		t.Errorf("N %d rated %v, want %d %v", start.N, start.Rated, w.Step1.N, w.Step1.Rated)
	}
	if (start.Streak == uschess.AllWins) != w.Step1.Wins || (start.Streak == uschess.AllLosses) != w.Step1.Losses {
		t.Errorf("record before is %q", start.Streak)
	}
	w.checkSources(t, &start)
	if w.Step2 != nil {
		near(t, "N*", o.Star, &w.Step2.Star)
		near(t, "N'", o.Effective, &w.Step2.Eff)
	}
	if w.Step5 != nil {
		if near(t, "S", o.Score, &w.S); o.Games != w.M {
			t.Errorf("m is %d, want %d", o.Games, w.M)
		}
	} else if o.Games != 0 {
		t.Errorf("rated with %d games, want none", o.Games)
	}
	checkStep(t, "step 3", trace.First, w.Step3)
	checkStep(t, "step 4", trace.Middle, w.Step4)
	checkStep(t, "step 5", trace.Final, w.Step5)
	if w.Step3 != nil {
		near(t, "first", o.First, &w.Step3.Result)
	}
	if w.Step4 != nil {
		near(t, "middle", o.Middle, &w.Step4.Result)
	}
	if w.Step5 != nil {
		near(t, "raw", o.Raw, &w.Step5.Result)
		near(t, "K", o.K, w.Step5.K)
		near(t, "E", o.Expected, w.Step5.E)
		near(t, "threshold", o.Threshold, w.Step5.Threshold)
		near(t, "bonus", o.Bonus, w.Step5.Bonus)
		if o.Reduced != w.Step5.Exception {
			t.Errorf("K reduced is %v, want %v", o.Reduced, w.Step5.Exception)
		}
	}
	w.checkAfter(t, o)
	w.checkPerformance(t, s, sys, entry)
}

func (w *caseResult) checkSources(t *testing.T, start *uschess.Start) {
	if len(w.Step1.Component) == 0 {
		return
	}
	near(t, "sum of W", start.Sum, &w.Step1.Sum)
	if len(start.Sources) != len(w.Step1.Component) {
		t.Fatalf("%d sources, want %d", len(start.Sources), len(w.Step1.Component))
	}
	for i, want := range w.Step1.Component {
		got := start.Sources[i]
		near(t, want.Source+" X", got.X, &want.X)
		near(t, want.Source+" G", got.G, &want.G)
		near(t, want.Source+" P", got.P, &want.P)
		near(t, want.Source+" Z", got.Z, &want.Z)
		near(t, want.Source+" S", got.S, &want.S)
		near(t, want.Source+" W", got.W, &want.W)
		if got.D != want.D {
			t.Errorf("%s D is %d, want %d", want.Source, got.D, want.D)
		}
	}
}

func checkStep(t *testing.T, name string, got *uschess.Step, want *caseStep) {
	t.Helper()
	if (got == nil) != (want == nil) {
		t.Errorf("%s present is %v, want %v", name, got != nil, want != nil)
	}
	if got == nil || want == nil {
		return
	}
	if got.Formula.String() != want.Formula {
		t.Errorf("%s: formula %s, want %s", name, got.Formula, want.Formula)
	}
	near(t, name+" result", got.Result, &want.Result)
	near(t, name+" K", got.K, want.K)
	near(t, name+" E", got.Expected, want.E)
	near(t, name+" change", got.Change, want.Change)
	near(t, name+" threshold", got.Threshold, want.Threshold)
	near(t, name+" bonus", got.Bonus, want.Bonus)
	near(t, name+" R0'", got.Adjusted, want.R0Adj)
	near(t, name+" S'", got.AdjustedScore, want.SAdj)
	if want.K != nil && got.Eligible != want.Eligible {
		t.Errorf("%s: bonus can be earned is %v, want %v", name, got.Eligible, want.Eligible)
	}
	if len(got.Opponents) != len(want.Opps) {
		t.Fatalf("%s: %d opponents, want %d", name, len(got.Opponents), len(want.Opps))
	}
	for i := range want.Opps {
		near(t, name+" opponent", got.Opponents[i], &want.Opps[i])
	}
}

func (w *caseResult) checkAfter(t *testing.T, o *uschess.Outcome) {
	if w.Floor != nil {
		near(t, "floor", o.Floor, &w.Floor.Floor)
		near(t, "clipped", o.Clipped, w.Floor.Clipped)
		names := map[string]string{"olm": "title", "money": "granted"}
		which := w.Floor.Which
		if n, ok := names[which]; ok {
			which = n
		}
		if o.Floored != w.Floor.Applied || o.FloorKind.String() != which {
			t.Errorf("floored %v on the %s floor, want %v, %s", o.Floored, o.FloorKind, w.Floor.Applied, which)
		}
	}
	if o.After.Rated != (w.Post != nil) {
		t.Fatalf("rated after is %v", o.After.Rated)
	}
	if near(t, "post", o.Post, w.Post); w.NPost != nil && o.After.Rated && o.After.Games != *w.NPost {
		t.Errorf("games after are %d, want %d", o.After.Games, *w.NPost)
	}
	if o.After.Rated && ((o.After.Streak == uschess.AllWins) != w.WinsPost || (o.After.Streak == uschess.AllLosses) != w.LossesPost) {
		t.Errorf("record after is %q, want all wins %v, all losses %v", o.After.Streak, w.WinsPost, w.LossesPost)
	}
}

func (w *caseResult) checkPerformance(t *testing.T, s *RatedSection, sys, entry int) {
	if w.Performance == nil {
		return
	}
	want := w.Performance.Step4
	got, mark, _ := s.Performance(Expected, sys, entry)
	near(t, "performance", got, want.Exact)
	near(t, "bound", got, want.Bound)
	if (mark == Plain) != (want.Bound == nil) {
		t.Errorf("performance is a bound: %v", mark)
	}
	got, _, _ = s.Performance(Closed94, sys, entry)
	near(t, "closed form", got, want.Approx)
	got, _, _ = s.Performance(Linear400, sys, entry)
	near(t, "linear", got, want.Linear400)
}
