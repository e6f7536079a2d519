package report

import (
	"bytes"
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/ratingcore"
)

// resultOf returns the JSON of the hand-made event, decoded.
func resultOf(t *testing.T, o JSONOptions) map[string]any {
	t.Helper()
	var b bytes.Buffer
	if err := JSON(&b, ratingcore.Rate(handEvent(t)), o); err != nil {
		t.Fatal(err)
	}
	var v map[string]any
	if err := json.Unmarshal(b.Bytes(), &v); err != nil {
		t.Fatalf("not JSON: %v\n%s", err, &b)
	}
	return v
}

// at follows a path such as "sections.0.players.2.id".
func at(t *testing.T, v any, path string) any {
	t.Helper()
	for _, step := range strings.Split(path, ".") {
		switch now := v.(type) {
		case map[string]any:
			next, ok := now[step]
			if !ok {
				t.Fatalf("%s: there is no %q", path, step)
			}
			v = next
		case []any:
			n, err := strconv.Atoi(step)
			if err != nil || n >= len(now) {
				t.Fatalf("%s: no element %q of %d", path, step, len(now))
			}
			v = now[n]
		default:
			t.Fatalf("%s: nothing under %v", path, v)
		}
	}
	return v
}

func TestJSON(t *testing.T) {
	tests := []struct {
		name, path string
		want       any
	}{
		{"event", "event", "Autumn Open"},
		{"first day", "start", "2026-10-03"},
		{"rules", "rules", "US Chess, July 2025, bonus multiplier 10"},
		{"systems", "sections.0.systems", []any{"R", "Q"}},
		{"rounds", "sections.0.rounds", 3.0},
		{"number", "sections.0.players.2.number", 3.0},
		{"ID", "sections.0.players.2.id", "90000003"},
		{"no ID", "sections.0.players.5.id", nil},
		{"signs in a name stay", "sections.0.players.5.name", "Ford, <F&F>"},
		{"half points in the score", "sections.0.players.1.score", 0.5},
		{"games without byes and forfeits", "sections.0.players.2.games", 2.0},
		{"colors, a draw", "sections.0.players.0.rounds", []any{"W2w", "D3b", "L5w"}},
		{"unpaired and a half-point bye", "sections.0.players.1.rounds", []any{"L1b", "U", "H"}},
		{"forfeit won", "sections.0.players.2.rounds", []any{"X4", "D1w", "L6b"}},
		{"left: a blank cell of a round that was held", "sections.0.players.3.rounds", []any{"F3", "W6w", "U"}},
		{"full bye", "sections.0.players.5.rounds", []any{"B", "L4b", "W3w"}},

		{"pre at full precision", "sections.0.players.0.ratings.R.pre", 1812.4},
		{"games", "sections.0.players.0.ratings.R.preGames", 120.0},
		{"games after", "sections.0.players.0.ratings.R.postGames", 123.0},
		{"standard formula", "sections.0.players.0.ratings.R.formula", "standard"},
		{"standard: bonus is a number", "sections.0.players.0.ratings.R.bonus", 0.0},
		{"rated: no first estimate", "sections.0.players.0.ratings.R.first", nil},
		{"floored is said", "sections.0.players.0.ratings.R.floored", false},
		{"special formula", "sections.0.players.2.ratings.R.formula", "special"},
		{"special: no K", "sections.0.players.2.ratings.R.k", nil},
		{"special: no expected score", "sections.0.players.2.ratings.R.expected", nil},
		{"special: no bonus", "sections.0.players.2.ratings.R.bonus", nil},
		{"unrated: no pre", "sections.0.players.3.ratings.R.pre", nil},
		{"unrated: no games", "sections.0.players.3.ratings.R.preGames", nil},
		{"unrated: step 1", "sections.0.players.3.ratings.R.initial", 1300.0},
		{"unrated: no games behind step 1", "sections.0.players.3.ratings.R.initialGames", 0.0},
		{"unrated: nothing effective", "sections.0.players.3.ratings.R.effective", 0.0},
		{"unrated: first estimate", "sections.0.players.3.ratings.R.first", 1550.125},
		{"unrated: games after", "sections.0.players.3.ratings.R.postGames", 1.0},
		{"games not known before", "sections.0.players.4.ratings.Q.preGames", nil},
		{"games not known at step 1", "sections.0.players.4.ratings.Q.initialGames", nil},
		{"games not known after", "sections.0.players.4.ratings.Q.postGames", nil},
		{"performance of a full score", "sections.0.players.4.ratings.Q.performance", 2212.0},

		{"not to be rated: no systems", "sections.1.systems", []any{}},
		{"not to be rated: no ratings", "sections.1.players.0.ratings", map[string]any{}},
		{"not to be rated: scores stay", "sections.1.players.0.score", 1.0},
		{"error: no systems", "sections.2.systems", []any{}},
		{"error: rounds stay", "sections.2.players.1.rounds", []any{"L1"}},
		{"abroad: games by name", "sections.3.players.0.rounds", []any{"W Ruiz Peña, Ana", "D Quint, Q", "L Noll, N"}},
		{"abroad: an opponent without a rating is no game", "sections.3.players.0.games", 2.0},
		{"abroad: no middle value", "sections.3.players.0.ratings.R.middle", nil},
		{"abroad: no first value", "sections.3.players.0.ratings.R.first", nil},

		{"problem: severity", "problems.1.severity", "error"},
		{"problem: section", "problems.1.section", "Broken"},
		{"problem: no player", "problems.1.player", nil},
		{"problem: no round", "problems.1.round", nil},
		{"problem: no cell", "problems.1.cell", nil},
	}
	got := resultOf(t, JSONOptions{})
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, at(t, got, tt.path)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", tt.path, diff)
			}
		})
	}
}

// A member who played no rated game keeps what he had, and nothing else is told.
func TestJSONNoGame(t *testing.T) {
	e := handEvent(t)
	e.Sections = []ratingcore.Section{section(t, "Open", "G/90;+30", 2, "1 W2 B", "2 L1 U", "3 H U", "4 X6 H", "6 F4 U")}
	r := ratingcore.Rate(e)
	var b bytes.Buffer
	if err := JSON(&b, r, JSONOptions{}); err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := json.Unmarshal(b.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	rated := map[string]any{}
	for _, key := range []string{"initial", "initialGames", "effective", "formula", "first", "middle", "k", "expected", "bonus", "floor", "floored", "performance"} {
		rated[key] = nil
	}
	rated["pre"], rated["preGames"], rated["post"], rated["postGames"] = 1205.0, 8.0, 1205.0, 8.0
	if diff := cmp.Diff(rated, at(t, got, "sections.0.players.2.ratings.R")); diff != "" {
		t.Errorf("a bye alone (-want +got):\n%s", diff)
	}
	for _, key := range []string{"pre", "preGames", "post", "postGames"} {
		rated[key] = nil
	}
	if diff := cmp.Diff(rated, at(t, got, "sections.0.players.3.ratings.R")); diff != "" {
		t.Errorf("a forfeit alone, unrated (-want +got):\n%s", diff)
	}
}

func TestJSONSection(t *testing.T) {
	got := resultOf(t, JSONOptions{Section: "Broken"})
	if n := len(got["sections"].([]any)); n != 1 {
		t.Errorf("%d sections, want 1", n)
	}
	if n := len(got["problems"].([]any)); n != 1 {
		t.Errorf("%d problems, want that of the section", n)
	}
	if none := resultOf(t, JSONOptions{Section: "Nowhere"}); len(none["sections"].([]any)) != 0 {
		t.Errorf("a section that is not there: %v", none["sections"])
	}
}

// The cell of a problem is told as the sheet has it.
func TestJSONProblemCell(t *testing.T) {
	e := handEvent(t)
	e.Problems = []ratingcore.Problem{{Severity: ratingcore.Warning, Section: "Open", Player: "Anders, Ada", Round: 2,
		At: ratingcore.Ref{Sheet: 1, Col: 8, Row: 13}, Text: "odd"}}
	var b bytes.Buffer
	if err := JSON(&b, ratingcore.Rate(e), JSONOptions{}); err != nil {
		t.Fatal(err)
	}
	want := `{"severity":"warning","sheet":"Open","cell":"H13","section":"Open","player":"Anders, Ada","round":2,"text":"odd"}`
	if !strings.Contains(b.String(), want) {
		t.Errorf("no %s in\n%s", want, &b)
	}
}

// Numbers come back as the same numbers.
func TestJSONPrecision(t *testing.T) {
	r := ratingcore.Rate(handEvent(t))
	got := resultOf(t, JSONOptions{})
	for sys, code := range []string{"R", "Q"} {
		for i := range r.Sections[0].Entries {
			want := r.Sections[0].Outcome(sys, i).Post
			path := "sections.0.players." + strconv.Itoa(i) + ".ratings." + code + ".post"
			if have := at(t, got, path).(float64); math.Float64bits(have) != math.Float64bits(want) {
				t.Errorf("%s = %v, want %v", path, have, want)
			}
		}
	}
}

func TestJSONWriterFails(t *testing.T) {
	if err := JSON(failing{}, ratingcore.Rate(handEvent(t)), JSONOptions{}); err == nil {
		t.Error("no error from a writer that fails")
	}
	if err := Text(failing{}, ratingcore.Rate(handEvent(t)), TextOptions{}); err == nil {
		t.Error("no error of Text from a writer that fails")
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, bytes.ErrTooLarge }
