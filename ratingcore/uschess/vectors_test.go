package uschess

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// misprints are the places where a US Chess document prints what cannot be
// meant. None of them is one of the values of documents.json. Each shows that
// the printed reading gives something else than the reading taken.
var misprints = []struct {
	document, section, printed, taken, why string
	differs                                func() bool
}{
	{"2015", "4.1", "S' = S + N/2", "S' = S + N'/2", "865 of 878 published ratings against none (rating-notes 10)", func() bool {
		p := special{neff: 6, r0: 1500, share: 0.5, opps: []float64{1400, 1600}, score: 1}
		printed := special{neff: 6, r0: 1500, share: 0.5 * 8 / 6, opps: p.opps, score: 1} // N = 8, N' = 6
		return p.solve() == 1500 && printed.solve() > 1599
	}},
	{"2025", "4.1", "item 4(b)", "left out", "in exact arithmetic it never acts; in floating point (x+400)-x can pass 400 (rating-notes 9)", func() bool {
		x := 1564.291 + 400
		p := special{neff: 3, r0: 1564.291 - 400, share: 1, opps: []float64{x + 70.348}, score: 1}
		return math.Abs(p.solve()-(x+70.348+400)) < 1e-9
	}},
	{"2015, 2011", "4.1, 2.2", "start from the estimate M", "start from R0'", "footnote 3 of 2025 withdraws it (rating-notes 9)", func() bool {
		p := special{r0: 1900, share: 0.5, opps: []float64{1000, 2600}, score: 1} // f is 0 from 1400 to 2200; M is 1800
		return p.solve() == 1900
	}},
	{"2025", "2.3", "100 if Age < 2", "under 3 is an error", "the next sentence of the document (rating-notes 5)", func() bool {
		r := RulesOn(Date(2025, 7, 26), 0)
		got, _ := r.AgeRating(&Person{Birth: Date(2024, 7, 26)}, Date(2025, 7, 26))
		return got == 750
	}},
	{"2025", "2", "N = 12.87 rounded down to 10", "min(10, 12.87), rounded up", "the formula above the example", func() bool {
		return math.Ceil(math.Min(10, 12.87)) == 10 && math.Ceil(math.Min(10, 5.98)) == 6
	}},
	{"2011, 2015", "2.4, 5", "over $2,000", "$2,000 and more", "the example of the same paragraph", func() bool {
		r := RulesOn(Date(2015, 1, 7), 0)
		return r.PrizeFloor(2000, 1800) == 1800
	}},
	{"2025", "8", "B 6 from 2008-06-06, N* from 2013-05-08", "from 2008-06-07 and 2013-05-18", "first days seen in published results (rating-notes 2)", func() bool {
		a, b := RulesOn(Date(2008, 6, 6), 0), RulesOn(0, Date(2013, 5, 17))
		return a.Bonus == 10 && !b.steepStar
	}},
}

func TestMisprints(t *testing.T) {
	for _, m := range misprints {
		if !m.differs() {
			t.Errorf("%s, section %s: %q is not read as %q (%s)", m.document, m.section, m.printed, m.taken, m.why)
		}
	}
}

type vector struct {
	Name, Function, Document string
	Inputs                   struct {
		Rating           float64
		Minutes, Seconds int
		Online, Adult    bool
		Target, Source   string
		Games, M         int
		From, To         string
		Birth, On        string
		X, P, D, Age, R0 float64
		N, Neff          float64
		EventEnd, End    string
		Wins, Draws      int
		Events           int
		Peak             float64
		Under, Prize     float64
		System           string
		Player           struct {
			Birth   string
			Ratings map[string]struct {
				Rating float64
				Games  int
				Date   string
			}
		}
	}
	Expected  any
	Tolerance float64
}

// rules returns the rules of the vector's document.
func (v *vector) rules() *Rules {
	r := v.dated()
	return &r
}

func (v *vector) dated() Rules {
	switch {
	case strings.Contains(v.Document, "2011"):
		return RulesOn(Date(2011, 11, 3), Date(2011, 11, 3))
	case strings.Contains(v.Document, "2015"):
		return RulesOn(Date(2015, 1, 7), Date(2015, 1, 7))
	}
	return RulesOn(Date(2025, 7, 26), Date(2025, 7, 26))
}

func mustDay(t *testing.T, text string) Day {
	t.Helper()
	d, err := ParseDay(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// begin carries out step 1 for the vector's player.
func (v *vector) begin(t *testing.T) Start {
	var all [Systems]Standing
	for code, r := range v.Inputs.Player.Ratings {
		s, _ := SystemOf(code)
		all[s] = Standing{Rated: true, Rating: r.Rating, Counted: true, Games: r.Games, Date: mustDay(t, r.Date)}
	}
	target, _ := SystemOf(v.Inputs.System)
	return v.rules().Begin(&Person{Birth: mustDay(t, v.Inputs.Player.Birth)}, &all, target, mustDay(t, v.Inputs.End))
}

// compute returns the value of a vector, or nil for a function that belongs
// to another package.
func (v *vector) compute(t *testing.T) any {
	in := &v.Inputs
	switch f := v.Function; {
	case f == "official rating shown for a stored rating":
		return Shown(in.Rating)
	case strings.HasPrefix(f, "systems a section"):
		codes := []any{}
		for _, s := range v.rules().SystemsOf(TimeControl{Minutes: in.Minutes, Base: in.Minutes, Seconds: in.Seconds}, in.Online) {
			codes = append(codes, s.String())
		}
		return codes
	case strings.Contains(f, "Game Factor of"):
		target, _ := SystemOf(in.Target)
		source, _ := SystemOf(in.Source)
		return gameFactor(target, source, &Standing{Rated: true, Counted: true, Games: in.Games})
	case strings.Contains(f, "staleness D"):
		return float64(mustDay(t, in.To) - mustDay(t, in.From))
	case strings.HasPrefix(f, "age-based initial rating of a player"):
		r, _ := v.rules().AgeRating(&Person{Birth: mustDay(t, in.Birth), Adult: in.Adult}, mustDay(t, in.On))
		return r
	case strings.HasPrefix(f, "age-based initial rating at an age"):
		return ageLine(in.Age)
	case strings.Contains(f, "Z of a source"):
		return math.Min(6, (in.X-in.P)/350)
	case strings.Contains(f, "Staleness Factor S"):
		s := Source{X: in.X, Date: Date(2025, 1, 1)}
		person := Person{Birth: s.Date - Day(math.Round(in.P/50*365.25))} // an age whose rating is P
		v.rules().weigh(&s, &person, s.Date+Day(in.D))
		return s.S
	case strings.Contains(f, "sum of the Adjusted Weights"):
		return v.begin(t).Sum
	case strings.HasPrefix(f, "initial rating R0"):
		s := v.begin(t)
		return []any{s.R0, float64(s.N)}
	case strings.HasPrefix(f, "N* for"):
		return v.rules().Star(in.R0)
	case strings.HasPrefix(f, "effective number"):
		return v.rules().Effective(Start{R0: in.R0, N: int(in.N), Counted: true})
	case strings.HasPrefix(f, "K of the standard"):
		return KFactor(in.Neff, in.M)
	case strings.HasPrefix(f, "bonus multiplier"):
		return RulesOn(mustDay(t, in.EventEnd), mustDay(t, in.EventEnd)).Bonus
	case strings.HasPrefix(f, "personal absolute"):
		return PersonalFloor(in.Wins, in.Draws, in.Events)
	case strings.HasPrefix(f, "rating floor in Regular"):
		s := Standing{Rated: true, Rating: 1, Counted: true, Games: 25, Peak: in.Peak, Wins: in.Wins, Draws: in.Draws, Events: in.Events}
		floor, _ := v.rules().Floor(Regular, &s, &s, false)
		return floor
	case strings.HasPrefix(f, "floor from a cash prize"):
		return v.rules().PrizeFloor(in.Prize, in.Under)
	}
	return nil
}

func TestDocumentValues(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "vectors", "documents.json"))
	if err != nil {
		t.Skip("skipped: shared vectors/documents.json is not there")
	}
	var raw []json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, r := range raw {
		var v vector
		if !strings.Contains(string(r), `"uschess-`) {
			continue // another system's
		}
		if err := json.Unmarshal(r, &v); err != nil {
			t.Fatal(err)
		}
		checked++
		got := v.compute(t)
		if !meets(got, v.Expected, v.Tolerance) {
			t.Errorf("%s: %s is %v, the document has %v", v.Document, v.Name, got, v.Expected)
		}
	}
	if checked < 95 {
		t.Errorf("only %d values checked", checked)
	}
}

// meets compares numbers within a tolerance and lists element by element.
func meets(got, want any, tolerance float64) bool {
	switch w := want.(type) {
	case float64:
		g, ok := got.(float64)
		return ok && math.Abs(g-w) <= tolerance+1e-12
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(w) {
			return false
		}
		for i := range w {
			if !meets(g[i], w[i], tolerance) {
				return false
			}
		}
		return true
	}
	return got == want
}
