package ratingcore_test

import (
	"math"
	"testing"

	. "wallchart/ratingcore"
)

func TestSpell(t *testing.T) {
	tests := []struct {
		v           Value
		paper, text string
	}{
		{Value{}, "", ""},
		{Value{Kind: TextValue, Text: "Łaszczyński"}, "Łaszczyński", "Łaszczyński"},
		{Value{Kind: PlaceValue, Num: 3, Mark: Tied}, "3=", "3="},
		{Value{Kind: WholeValue, Num: 12}, "12", "12"},
		{Value{Kind: PointsValue, Num: 4.5}, "4½", "4.5"},
		{Value{Kind: PointsValue, Num: 0.5}, "½", "0.5"},
		{Value{Kind: PointsValue}, "0", "0"},
		{Value{Kind: PointsValue, Num: 10.75}, "10¾", "10.75"},
		{Value{Kind: RatingValue, Num: 1643.759}, "1644", "1644"},
		{Value{Kind: RatingValue, Num: 1499.5, Games: 12}, "1500P12", "1500P12"},
		{Value{Kind: RatingValue, Num: 1500, Games: 13, Mark: Floored}, "1500P13f", "1500P13f"},
		{Value{Kind: RatingValue, Mark: NoRating}, "unr.", "unr."},
		{Value{Kind: RatingValue, Mark: NoGames}, "–", "-"},
		{Value{Kind: ChangeValue, Num: 12}, "+12", "+12"},
		{Value{Kind: ChangeValue, Num: -6}, "−6", "-6"},
		{Value{Kind: ChangeValue}, "0", "0"},
		{Value{Kind: ChangeValue, Mark: First}, "new", "new"},
		{Value{Kind: PerfValue, Num: 2499.6}, "2500", "2500"},
		{Value{Kind: PerfValue, Num: 777, Mark: AtMost}, "≤777", "<=777"},
		{Value{Kind: PerfValue, Num: 2303, Mark: AtLeast}, "≥2303", ">=2303"},
		{Value{Kind: ResultValue, Result: Result{Outcome: Win, Opponent: 12, Color: Black}}, "W12b", "W12b"},
		{Value{Kind: ResultValue, Result: Result{Outcome: ForfeitWin, Opponent: 7, Color: White}}, "X7", "X7"},
		{Value{Kind: ResultValue, Result: Result{Outcome: HalfBye}}, "H", "H"},
		{Value{Kind: ResultValue}, "", ""},
	}
	for _, test := range tests {
		if got := test.v.Spell(Paper); got != test.paper {
			t.Errorf("%+v on paper: %q, want %q", test.v, got, test.paper)
		}
		if got := test.v.Spell(ASCII); got != test.text {
			t.Errorf("%+v as text: %q, want %q", test.v, got, test.text)
		}
	}
}

// The change is the difference of the shown ratings, so that it adds up.
func TestChangeAddsUp(t *testing.T) {
	e := quad(t)
	e.Players[0].Standings[0].Rating = 1499.5
	tb := table(e)
	for i, pre := range cells(tb, "Pre", ASCII) {
		var a, b, d int
		for text, into := range map[string]*int{pre: &a, cells(tb, "Post", ASCII)[i]: &b, cells(tb, "+/−", ASCII)[i]: &d} {
			n := 0
			sign := 1
			for _, c := range text {
				switch {
				case c == '-':
					sign = -1
				case c >= '0' && c <= '9':
					n = 10*n + int(c-'0')
				}
			}
			*into = sign * n
		}
		if b-a != d {
			t.Errorf("%d to %d is shown as %d", a, b, d)
		}
	}
}

func TestPerformanceDefinitions(t *testing.T) {
	example := []float64{1600, 1700, 1750, 1800, 1850} // 1994 report, section 4
	tests := []struct {
		name   string
		p      Performance
		opps   []float64
		points float64
		want   float64
		mark   Mark
	}{
		{"the report's example", Expected, example, 3.5, 1896, Plain},
		{"its closed form", Closed94, example, 3.5, 1896, Plain},
		{"linear", Linear400, example, 3.5, 1900, Plain},
		{"FIDE, 70 %", FIDETable, example, 3.5, 1740 + 149, Plain},
		{"FIDE, the mean is rounded", FIDETable, []float64{1500, 1501}, 1, 1501, Plain},
		{"FIDE, one of three", FIDETable, []float64{1500, 1500, 1500}, 1, 1500 - 125, Plain},
		{"FIDE, full score", FIDETable, []float64{1500, 1700}, 2, 2400, Plain},
		{"FIDE, no points", FIDETable, []float64{1500, 1700}, 0, 800, Plain},
		{"full score is a bound", Expected, []float64{1500, 1700}, 2, 2100, AtLeast},
		{"no points is a bound", Expected, []float64{1500, 1700}, 0, 1100, AtMost},
		{"half the points against equals", Expected, []float64{1500, 1500}, 1, 1500, Plain},
		{"closed form with c = 0", Closed94, []float64{1500, 1500}, 1, 1500, Plain},
		{"one draw in a wide field", Expected, []float64{400, 2600}, 1, 1500, Plain},
	}
	for _, test := range tests {
		got, mark := PerformanceOf(test.p, test.opps, test.points)
		if math.Abs(got-test.want) > 0.5 || mark != test.mark {
			t.Errorf("%s: %v %v, want %v %v", test.name, got, mark, test.want, test.mark)
		}
	}
	if r, _ := PerformanceOf(Expected, nil, 0); !math.IsNaN(r) {
		t.Errorf("without a game: %v", r)
	}
}

// At the performance rating the expected score is the score, to 1e-9.
func TestPerformanceIsExact(t *testing.T) {
	opps := []float64{812, 1500.25, 1633, 2210, 2805.5}
	for half := 1; half < 2*len(opps); half++ {
		r, _ := PerformanceOf(Expected, opps, float64(half)/2)
		sum := 0.0
		for _, o := range opps {
			sum += 1 / (1 + math.Pow(10, (o-r)/400))
		}
		if math.Abs(sum-float64(half)/2) > 1e-9 {
			t.Errorf("%v points: expected %v at %v", float64(half)/2, sum, r)
		}
	}
}

func TestParsePerformance(t *testing.T) {
	for _, p := range []Performance{Expected, Linear400, FIDETable, Closed94} {
		if got, ok := ParsePerformance(p.String()); !ok || got != p || p.Name() == "" {
			t.Errorf("%v: %v %v", p, got, ok)
		}
	}
	if _, ok := ParsePerformance("best"); ok {
		t.Error("best is taken for a definition")
	}
}

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 games", 1: "1 game", 2: "2 games", 1000: "1000 games"} {
		if got := Count(n, "game"); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
