package uscf1994

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

type inputs struct {
	Opponents  []float64
	W, Level   float64
	Games      [][2]float64
	R          float64
	N          float64
	M          int
	Fide, Uscf float64
	Age        int
	Norms      any
	Score      float64
	Titles     []int
	Events     [][3]float64
	Quantity   string
}

type vector struct {
	Name, Function, Document, Section string
	Inputs                            inputs
	Expected                          any
	Tolerance                         float64
}

// rate returns the rating after of player 0, against established opponents.
func rate(rules Rules, p Player, opponents [][2]float64) float64 {
	players, games := []Player{p}, []Game{}
	for i, g := range opponents {
		players = append(players, Player{Rated: true, Rating: g[0], Games: 100})
		games = append(games, Game{0, i + 1, g[1]})
	}
	return Rate(rules, players, games)[0].New
}

// spread gives out a score among games, as the tables do.
func spread(opponents []float64, w float64) [][2]float64 {
	var games [][2]float64
	for _, r := range opponents {
		s := math.Min(1, w)
		games = append(games, [2]float64{r, s})
		w -= s
	}
	return games
}

func (v *vector) compute(t *testing.T) float64 {
	in := &v.Inputs
	switch f := v.Function; {
	case strings.HasPrefix(f, "performance rating: the level"):
		return Performance(in.Opponents, in.W) // the exact one stands in ratingcore; the closed form agrees here
	case strings.HasPrefix(f, "performance rating by the non-iterative"):
		return Performance(in.Opponents, in.W)
	case strings.HasPrefix(f, "sum of winning"):
		return Expected(in.Level, in.Opponents)
	case strings.HasPrefix(f, "system current in 1994: rating of an unrated"):
		return rate(Rules{}, Player{}, in.Games)
	case strings.HasPrefix(f, "proposed system: rating of an unrated"):
		return rate(Rules{Proposed: true}, Player{}, spread(in.Opponents, in.W))
	case strings.HasPrefix(f, "system current in 1994: new rating"):
		return rate(Rules{}, Player{Rated: true, Rating: in.R, Games: int(in.N)}, in.Games)
	case strings.HasPrefix(f, "proposed system: new rating"):
		return rate(Rules{Proposed: true}, Player{Rated: true, Rating: in.R, Games: int(in.N)}, in.Games)
	case strings.HasPrefix(f, "proposed system: K"):
		return K(int(in.N), in.M)
	case strings.HasPrefix(f, "USCF rating for"):
		return FromFIDE(in.Fide)
	case strings.HasPrefix(f, "initial rating for an age"):
		return FromAge(in.Age)
	case strings.HasPrefix(f, "titles: points"):
		return Delta(int(in.Norms.(float64)), int(in.N))
	case strings.HasPrefix(f, "titles: norms earned"):
		return float64(Norms(in.Level, in.Opponents, in.Score))
	case strings.HasPrefix(f, "FIDE adjustment"):
		var events []Abroad
		for _, e := range in.Events {
			events = append(events, Abroad{e[0], int(e[1]), e[2]})
		}
		return quantity(Adjust(in.Fide, in.Uscf, events), in)
	}
	t.Errorf("%s: function %q is not computed", v.Name, v.Function)
	return math.NaN()
}

func quantity(a Adjustment, in *inputs) float64 {
	switch in.Quantity {
	case "N":
		return float64(a.Games)
	case "W":
		return a.Score
	case "d":
		return a.Change
	case "E":
		return a.Expected
	case "A":
		return a.Offset
	case "E_adj":
		return a.Adjusted
	case "factor":
		return math.Pow(10, (in.Fide-in.Uscf+a.Offset)/400)
	case "ratio":
		return float64(a.Games)/a.Expected - 1
	case "new":
		return a.New
	}
	return math.NaN()
}

func TestDocumentValues(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "vectors", "documents.json"))
	if err != nil {
		t.Skip("skipped: shared vectors/documents.json is not there")
	}
	var all []json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, raw := range all {
		if !strings.Contains(string(raw), "uscf-committee-1994") {
			continue
		}
		var v vector
		if err := json.Unmarshal(raw, &v); err != nil {
			t.Fatal(err)
		}
		checked++
		if strings.HasPrefix(v.Function, "titles: status") {
			continue // TestConvert
		}
		if got := v.compute(t); !(math.Abs(got-v.Expected.(float64)) <= v.Tolerance+1e-12) {
			t.Errorf("%s: %v, the report has %v", v.Name, got, v.Expected)
		}
	}
	if checked < 290 {
		t.Errorf("only %d values", checked)
	}
}
