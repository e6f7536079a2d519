package icu

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

func shared(t *testing.T, into any, parts ...string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(append([]string{"..", "..", "..", "shared"}, parts...)...))
	if err != nil {
		t.Skipf("skipped: shared %s is not there", filepath.Join(parts...))
	}
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

type realFile struct {
	Tournaments []struct {
		ID      int
		Players []struct {
			Number    int
			Kind      string
			Rating, K float64
			Games     int
		}
		Results []struct {
			Round, Player, Opponent int
			Result                  string
		}
		Expected []struct {
			Number           int
			Score            float64
			Expected         float64
			Performance, New *float64
			Bonus            *float64
		}
		Iterations [2]int
	}
	KFactors []struct {
		Rating               float64
		Start, Birth, Joined string
		K, NotK              float64
	}
}

func TestPublished(t *testing.T) {
	var file realFile
	shared(t, &file, "real", "icu.json")
	if len(file.Tournaments) != 9 {
		t.Fatalf("%d tournaments", len(file.Tournaments))
	}
	for _, tour := range file.Tournaments {
		index := map[int]int{}
		var players []Player
		for i, p := range tour.Players {
			index[p.Number] = i
			kind := map[string]Kind{"full": Full, "provisional": Provisional, "foreign": Foreign, "unrated": Unrated}[p.Kind]
			players = append(players, Player{Kind: kind, Rating: p.Rating, K: p.K, Games: p.Games})
		}
		var games []Game
		seen := map[[3]int]bool{}
		for _, r := range tour.Results {
			a, b := r.Player, r.Opponent
			if key := [3]int{r.Round, min(a, b), max(a, b)}; seen[key] {
				continue // some tournaments list a game from both sides
			} else {
				seen[key] = true
			}
			games = append(games, Game{index[a], index[b], map[string]float64{"W": 1, "D": 0.5, "L": 0}[r.Result]})
		}
		got := Rate(players, games)
		if got.Iterations != tour.Iterations {
			t.Errorf("tournament %d: iterations %v, want %v", tour.ID, got.Iterations, tour.Iterations)
		}
		for _, want := range tour.Expected {
			o := got.Outcomes[index[want.Number]]
			name := fmt.Sprintf("tournament %d No. %d", tour.ID, want.Number)
			if o.Score != want.Score || math.Abs(o.Expected-want.Expected) > 1e-4 {
				t.Errorf("%s: %v of expected %v, want %v of %v", name, o.Score, o.Expected, want.Score, want.Expected)
			}
			if o.Rated != (want.New != nil) || want.New != nil && math.Abs(o.New-*want.New) > 1e-3 {
				t.Errorf("%s: new rating %v (%v), want %v", name, o.New, o.Rated, want.New)
			}
			if want.Performance != nil && math.Abs(o.Performance-*want.Performance) > 1e-3 {
				t.Errorf("%s: performance %v, want %v", name, o.Performance, *want.Performance)
			}
			if want.Bonus != nil && o.Bonus != *want.Bonus {
				t.Errorf("%s: bonus %v, want %v", name, o.Bonus, *want.Bonus)
			}
		}
	}
}

func TestPublishedKFactors(t *testing.T) {
	var file realFile
	shared(t, &file, "real", "icu.json")
	for _, c := range file.KFactors {
		k := KFactor(c.Rating, date(t, c.Start), date(t, c.Birth), date(t, c.Joined))
		if c.K != 0 && k != c.K || k == c.NotK {
			t.Errorf("%+v: K is %v", c, k)
		}
	}
}

func date(t *testing.T, s string) (d Date) {
	t.Helper()
	if _, err := fmt.Sscanf(s, "%d-%d-%d", &d.Year, &d.Month, &d.Day); err != nil {
		t.Fatal(err)
	}
	return d
}

// The examples of the article.
func TestArticle(t *testing.T) {
	got := Rate([]Player{{Kind: Full, Rating: 2000, K: 40}, {Kind: Foreign, Rating: 2000}, {Kind: Foreign, Rating: 2200}}, []Game{{0, 1, 1}, {0, 2, 0.5}})
	if o := got.Outcomes[0]; math.Abs(o.New-2030.4) > 0.05 || Shown(o.New) != 2030 || math.Abs(o.Expected-0.740) > 0.0005 {
		t.Errorf("Elo example: %+v", o)
	}
	if re := Performance([]float64{1000, 1200}, []float64{1, 0.5}); re != 1300 {
		t.Errorf("performance example: %v", re)
	}
	got = Rate([]Player{{Kind: Provisional, Rating: 1000, Games: 10}, {Kind: Full, Rating: 1000, K: 24}, {Kind: Full, Rating: 1200, K: 24}}, []Game{{0, 1, 1}, {0, 2, 0.5}})
	if o := got.Outcomes[0]; o.New != 1050 || o.Event != 1300 || o.NewGames != 12 {
		t.Errorf("provisional example: %+v", o)
	}
}

func TestKFactor(t *testing.T) {
	start := Date{2020, 7, 10}
	for _, c := range []struct {
		name          string
		rating        float64
		birth, joined Date
		want          float64
	}{
		{"2100", 2100, Date{2005, 1, 1}, Date{2019, 1, 1}, 16},
		{"21 on the day", 1500, Date{1999, 7, 10}, Date{2000, 1, 1}, 24},
		{"21 the day after", 1500, Date{1999, 7, 11}, Date{2000, 1, 1}, 40},
		{"8 years on the day", 1500, Date{1980, 1, 1}, Date{2012, 7, 10}, 24},
		{"8 years the day after", 1500, Date{1980, 1, 1}, Date{2012, 7, 11}, 32},
		{"nothing known", 2099, Date{}, Date{}, 24},
	} {
		if got := KFactor(c.rating, start, c.birth, c.joined); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestBonus(t *testing.T) {
	score := func(k, rating float64, n, wins int, opp float64) Outcome {
		players := []Player{{Kind: Full, Rating: rating, K: k}}
		var games []Game
		for i := range n {
			players = append(players, Player{Kind: Full, Rating: opp, K: 16})
			won := 0.0
			if i < wins {
				won = 1
			}
			games = append(games, Game{0, i + 1, won})
		}
		return Rate(players, games).Outcomes[0]
	}
	beat := func(k, rating float64, n int, opp float64) Outcome { return score(k, rating, n, n, opp) }
	for _, c := range []struct {
		name  string
		got   Outcome
		bonus float64
	}{
		{"K 32: 80 gained, 35 without a bonus", beat(32, 1500, 5, 1500), 45},
		{"K 40: a quarter more", beat(40, 1500, 5, 1500), 81},
		{"four games earn none", beat(40, 1500, 4, 1500), 0},
		{"K 24 earns none", beat(24, 1500, 6, 1500), 0},
		{"at 2100 there is none", beat(32, 2100, 6, 2100), 0},
		{"a gain of 35 earns none", beat(32, 1500, 5, 1280), 0},
		{"it cannot pass 2100", beat(32, 2010, 5, 2000), 12},
		{"nor the performance of 1647.4", score(40, 1500, 19, 13, 1500), 7},
		{"a performance under the rating leaves none", score(40, 1500, 30, 18, 1500), 0},
	} {
		if c.got.Bonus != c.bonus {
			t.Errorf("%s: bonus %v, change %v", c.name, c.got.Bonus, c.got.Change)
		}
	}
}

func TestUnrateable(t *testing.T) {
	got := Rate([]Player{{Kind: Unrated}, {Kind: Provisional, Rating: 900, Games: 5}, {Kind: Full, Rating: 1500, K: 24}, {Kind: Unrated}},
		[]Game{{0, 1, 1}, {2, 3, 0.5}})
	for i, want := range []bool{false, false, true, true} {
		if got.Outcomes[i].Rated != want {
			t.Errorf("player %d rated: %v", i, got.Outcomes[i].Rated)
		}
	}
	if o := got.Outcomes[3]; o.New != 1500 || o.NewGames != 1 {
		t.Errorf("drew 1500: %+v", o)
	}
	if o := got.Outcomes[2]; o.New != 1500 {
		t.Errorf("an unrated opponent counts at the end of the event: %+v", o)
	}
}

// event makes an event with all kinds of players.
func event(n, rounds int) ([]Player, []Game) {
	rng := rand.New(rand.NewPCG(3, uint64(n)))
	players := make([]Player, n)
	for i := range players {
		players[i] = Player{Kind: Kind(rng.IntN(4)), Rating: 800 + float64(rng.IntN(1400)), K: []float64{16, 24, 32, 40}[rng.IntN(4)], Games: 1 + rng.IntN(19)}
		if rng.IntN(2) == 0 {
			players[i].Kind = Full
		}
	}
	var games []Game
	for range rounds {
		order := rng.Perm(n)
		for k := 0; k+1 < n; k += 2 {
			games = append(games, Game{order[k], order[k+1], float64(rng.IntN(3)) / 2})
		}
	}
	return players, games
}

func BenchmarkRate(b *testing.B) {
	players, games := event(1000, 9)
	for b.Loop() {
		if r := Rate(players, games); r.Iterations[0] < 3 {
			b.Fatal(r.Iterations)
		}
	}
}

// BenchmarkFloor is the floor beside it: one pass of expectancies.
func BenchmarkFloor(b *testing.B) {
	players, games := event(1000, 9)
	sum := 0.0
	for b.Loop() {
		for _, g := range games {
			sum += Expect(players[g.Player].Rating, players[g.Opponent].Rating) + Expect(players[g.Opponent].Rating, players[g.Player].Rating)
		}
	}
	if sum == 0 {
		b.Fatal(sum)
	}
}
