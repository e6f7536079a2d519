package uscf1994

import (
	"math"
	"reflect"
	"strings"
	"testing"
)

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

func TestPerformance(t *testing.T) {
	near(t, "example of section 4", Performance([]float64{1600, 1700, 1750, 1800, 1850}, 3.5), 1896, 0.5)
	near(t, "equals, half the points", Performance([]float64{1500, 1500}, 1), 1500, 1e-9)
	near(t, "symmetric field, c = 0", Performance([]float64{1400, 1600}, 1), 1500, 1e-9)
	near(t, "all wins, first table of 1.7", Performance([]float64{700, 850, 950, 1200, 1500}, 5), 2043, 0.5)
	near(t, "all losses", Performance([]float64{1040, 1040, 1040, 1040, 1040}, 0), 428, 0.5)
	if !math.IsNaN(Performance(nil, 0)) {
		t.Error("without a game there is a performance")
	}
}

func TestTables(t *testing.T) {
	for fide, want := range map[float64]float64{2200: 2214, 2203: 2214 + 8*0.6, 2655: 2701, 2695: 2724, 2697.5: 2727, 2700: 2730, 2780: 2810, 2199: 2214, 1500: 1515} {
		near(t, "FIDE conversion", FromFIDE(fide), want, 1e-9)
	}
	for age, want := range map[int]float64{3: 543, 5: 543, 48: 1428, 80: 1203, 95: 1203} {
		near(t, "age", FromAge(age), want, 0)
	}
}

// Section 1.2, step by step, with its exceptions.
func TestCurrentSystem(t *testing.T) {
	unrated := Player{Age: -1}
	established := func(r float64) Player { return Player{Rated: true, Rating: r, Games: 50} }
	t.Run("unrated opponents count 1000, then as rated", func(t *testing.T) {
		players := []Player{unrated, unrated, established(1200), established(1300), established(1400)}
		games := []Game{{0, 1, 1}, {0, 2, 0.5}, {0, 3, 0}, {0, 4, 0.5}, {1, 2, 0}, {1, 3, 0}, {1, 4, 0}}
		out := Rate(Rules{}, players, games)
		first := (1000 + 400 + 1200 + 1300 - 400 + 1400) / 4.0
		second := (1000 - 400 + 800 + 900 + 1000) / 4.0
		near(t, "first", out[0].First, first, 1e-9)
		near(t, "again", out[0].New, (second+400+1200+1300-400+1400)/4, 1e-9)
		near(t, "the other again", out[1].New, (first-400+800+900+1000)/4, 1e-9)
		near(t, "established meets them as rated", out[2].New, 1200+32*(1.5-Expect(1200, out[0].New)-Expect(1200, out[1].New)), 1e-9)
	})
	t.Run("three games are kept on file", func(t *testing.T) {
		out := Rate(Rules{}, []Player{unrated, established(1200)}, []Game{{0, 1, 1}, {0, 1, 1}, {0, 1, 0}})
		if o := out[0]; o.Rated || o.Formula != OnFile || len(o.Saved) != 3 {
			t.Errorf("%+v", o)
		}
		near(t, "opponent meets 1000", out[1].New, 1200+32*(1-3*Expect(1200, 1000)), 1e-9)
		next := Rate(Rules{}, []Player{{Age: -1, Saved: out[0].Saved}, established(1300)}, []Game{{0, 1, 0.5}})
		near(t, "rated with the next event", next[0].New, (1600+1600+800+1300)/4.0, 1e-9)
		if !next[0].Rated || next[0].NewGames != 4 {
			t.Errorf("%+v", next[0])
		}
	})
	t.Run("a beaten 600 counts 601", func(t *testing.T) {
		near(t, "rating", rate(Rules{}, unrated, [][2]float64{{500, 1}, {600, 1}, {600, 0}, {700, 0.5}}), (1001+1001+200+700)/4.0, 1e-9)
	})
	t.Run("provisional: a beaten opponent 400 below counts 399 below", func(t *testing.T) {
		p := Player{Rated: true, Rating: 1000, Games: 10}
		near(t, "rating", rate(Rules{}, p, [][2]float64{{500, 1}}), (10000+601+400)/11.0, 1e-9)
		near(t, "lost to him", rate(Rules{}, p, [][2]float64{{500, 0}}), (10000+100)/11.0, 1e-9)
	})
	t.Run("14 games and six rounds: the established formula", func(t *testing.T) {
		six := [][2]float64{{1500, 1}, {1500, 1}, {1500, 0}, {1500, 0}, {1500, 1}, {1500, 0}}
		near(t, "14", rate(Rules{}, Player{Rated: true, Rating: 1500, Games: 14}, six), 1500, 1e-9)
		near(t, "13", rate(Rules{}, Player{Rated: true, Rating: 1600, Games: 13}, six), (1600*13+1500*6)/19.0, 1e-9)
	})
	t.Run("K of established players", func(t *testing.T) {
		for rating, k := range map[float64]float64{2099: 32, 2100: 24, 2399: 24, 2400: 16} {
			p := established(rating)
			near(t, "K", rate(Rules{}, p, [][2]float64{{rating, 1}})-rating, k/2, 1e-9)
		}
	})
}

// Sections 1.3 to 1.5.
func TestProposedSystem(t *testing.T) {
	rules := Rules{Proposed: true}
	strong := Player{Rated: true, Rating: 1500, Games: 60}
	t.Run("an unrated opponent is imputed by FIDE rating or age", func(t *testing.T) {
		players := []Player{{Age: -1}, {FIDE: 2200}, {Age: 12}, {Age: -1}, strong}
		games := []Game{{0, 1, 0}, {0, 2, 1}, {0, 3, 1}, {0, 4, 0.5}}
		out := Rate(rules, players, games)
		near(t, "rating", out[0].New, Performance([]float64{2214, 822, 1000, 1500}, 2.5), 1e-9)
		near(t, "K of a provisional player", K(10, 5), 600/14.0, 0)
	})
	t.Run("all wins are nominal and rated again", func(t *testing.T) {
		four := []Game{{0, 1, 1}, {0, 1, 1}, {0, 1, 1}, {0, 1, 1}}
		out := Rate(rules, []Player{{Age: 30}, strong}, four)
		if o := out[0]; o.Rated || o.Formula != OnFile || len(o.Saved) != 4 {
			t.Errorf("%+v", o)
		}
		near(t, "opponent meets the nominal rating", out[1].New, 1500+32*(0-4*Expect(1500, out[0].New)), 1e-9)
		next := Rate(rules, []Player{{Age: 30, Saved: out[0].Saved}, strong}, []Game{{0, 1, 0}})
		near(t, "rated with the next event", next[0].New, Performance([]float64{1500, 1500, 1500, 1500, 1500}, 4), 1e-9)
		if !next[0].Rated || next[0].NewGames != 5 {
			t.Errorf("%+v", next[0])
		}
	})
	t.Run("propensity to improve, and cumulative performance alone", func(t *testing.T) {
		saved := []Saved{{1500, 1}, {1500, 1}, {1500, 1}, {1500, 0}}
		p := Player{Rated: true, Rating: 1400, Games: 4, Saved: saved}
		lost := [][2]float64{{1500, 0}}
		plain := rate(rules, p, lost)
		all := Performance([]float64{1500, 1500, 1500, 1500, 1500}, 3)
		near(t, "formula", plain, 1400-150*Expect(1400, 1500), 1e-9)
		near(t, "the greater", rate(Rules{Proposed: true, Improve: true}, p, lost), math.Max(plain, all), 1e-9)
		near(t, "cumulative", rate(Rules{Proposed: true, Cumulative: true}, p, lost), all, 1e-9)
		p.Saved = saved[:2]
		near(t, "with games missing on file", rate(Rules{Proposed: true, Cumulative: true}, p, lost), plain, 1e-9)
	})
	t.Run("past 20 games K is 32", func(t *testing.T) {
		near(t, "20", K(15, 5), 600/19.0, 0)
		near(t, "21", K(16, 5), 32, 0)
	})
}

// The worked example of section 2.5, whole.
func TestNorms(t *testing.T) {
	four := []float64{1800, 1900, 2000, 2100}
	for level, want := range map[float64]int{1400: 5, 1500: 5, 1600: 4, 1700: 4, 1800: 3, 1900: 2, 2000: 1, 2100: 1, 2200: 0, 2300: 0} {
		if got := Norms(level, four, 3.5); got != want {
			t.Errorf("3½ of 4 at %v: %d norms, want %d", level, got, want)
		}
	}
	eight := append(append([]float64(nil), four...), four...)
	for level, want := range map[float64]int{1700: 5, 1800: 5, 1900: 3, 2000: 2, 2100: 1, 2200: 0} {
		if got := Norms(level, eight, 7); got != want {
			t.Errorf("7 of 8 at %v: %d norms, want %d", level, got, want)
		}
	}
	if Norms(0, four[:3], 3) != 0 {
		t.Error("three games earn norms")
	}
	for n, want := range []float64{0.612, 0.684, 0.750, 0.810, 0.865, 0.918, 0.968} {
		near(t, "Δ", Delta(1, n+4), want, 0.0005)
	}
}

func TestStatus(t *testing.T) {
	s := Status{}.Add([]float64{1800, 1900, 2000, 2100}, 3.5)
	if got := strings.Join(s.Names(), ", "); got != "Category VIII, Category VII, Category VI, Category V, Category IV, Category III" {
		t.Errorf("titles: %s", got)
	}
	if !reflect.DeepEqual(s.Norms, map[int]int{1600: 4, 1800: 3, 2000: 1}) {
		t.Errorf("norms: %v", s.Norms)
	}
	s = Status{Norms: map[int]int{2200: 19}, Levels: []int{2200}}
	if s = s.Add([]float64{2300, 2300, 2300, 2300}, 2.5); !strings.HasSuffix(strings.Join(s.Names(), ", "), "Life Master") {
		t.Errorf("20 norms at 2200: %v, %v", s.Names(), s.Norms)
	}
}

func TestConvert(t *testing.T) {
	tests := []struct {
		name string
		in   Status
		want Status
	}{
		{"the example of 2.6", Status{map[int]int{1600: 3}, []int{1200, 1000, 800, 600, 400}},
			Status{map[int]int{1400: 3, 1600: 3}, []int{400, 600, 800, 1000, 1200}}},
		{"a title between gives three norms", Status{nil, []int{1500, 1400, 1200, 1000, 800, 600, 400}},
			Status{map[int]int{1600: 3}, []int{400, 600, 800, 1000, 1200, 1400}}},
		{"norms between are halved, rounded up", Status{map[int]int{1500: 3}, []int{1400, 1200, 1000, 800, 600, 400}},
			Status{map[int]int{1600: 2}, []int{400, 600, 800, 1000, 1200, 1400}}},
		{"the highest title gives those below", Status{nil, []int{800}}, Status{map[int]int{}, []int{400, 600, 800}}},
	}
	for _, test := range tests {
		if got := test.in.Convert(); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// The Kamsky example of section 6.3.
func TestAdjust(t *testing.T) {
	a := Adjust(2655, 2795, []Abroad{{5.5, 13, -0.61}, {3.5, 7, -0.21}, {7, 11, 0.07}})
	near(t, "E", a.Expected, 16.75, 1e-9)
	near(t, "A", a.Offset, 46, 1e-9)
	near(t, "adjusted", a.Adjusted, 20.7, 0.05)
	near(t, "new", a.New, 2757, 0.5)
	if a := Adjust(2655, 2795, nil); a.New != 2795 {
		t.Errorf("without a game: %+v", a)
	}
}
