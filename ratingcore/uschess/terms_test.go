package uschess

import (
	"math"
	"slices"
	"testing"
)

func TestStepsTellTheirLines(t *testing.T) {
	for name, c := range map[string]struct {
		step Step
		ends []float64
		at   map[float64]float64
	}{
		"without a prior": {Step{Opponents: []float64{1500, 1300}, AdjustedScore: 1},
			[]float64{900, 1100, 1700, 1900}, map[float64]float64{900: -1, 1400: 0, 2000: 1}},
		"a prior of two games, a knot shared": {Step{Effective: 2, Adjusted: 1200, Opponents: []float64{2000}, AdjustedScore: 1},
			[]float64{800, 1600, 1600, 2400}, map[float64]float64{800: -1, 1200: 0, 1600: 1, 2000: 1.5, 2400: 2}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := c.step.Ends(); !slices.Equal(got, c.ends) {
				t.Errorf("the lines end at %v, want %v", got, c.ends)
			}
			for r, want := range c.at {
				if got := c.step.At(r); math.Abs(got-want) > 1e-12 {
					t.Errorf("f(%g) is %g, want %g", r, got, want)
				}
			}
		})
	}
}

func TestReducesK(t *testing.T) {
	now, old := RulesOn(0, 0), RulesOn(Date(2012, 1, 1), Date(2012, 1, 1))
	for name, c := range map[string]struct {
		s    Section
		want bool
	}{
		"dual, Regular":      {Section{Rules: now, System: Regular, Dual: true}, true},
		"dual, Quick":        {Section{Rules: now, System: Quick, Dual: true}, false},
		"Regular alone":      {Section{Rules: now, System: Regular}, false},
		"dual, before 2013":  {Section{Rules: old, System: Regular, Dual: true}, false},
		"the zero's Regular": {Section{Rules: now}, false},
	} {
		if got := c.s.ReducesK(); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	if !now.Steep() || !now.Floats() || old.Steep() || old.Floats() {
		t.Error("the rules of 2012 and of today do not tell apart what changed in between")
	}
}
