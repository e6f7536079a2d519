package report

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// officialEvent is a round robin of four with official ratings for some.
func officialEvent(official ...float64) *ratingcore.Event {
	e := &ratingcore.Event{Name: "Invented", End: uschess.Date(2026, 8, 2)}
	s := ratingcore.Section{Name: "Open", TimeControl: "G/90;d5"}
	for i, row := range [][]ratingcore.Result{
		{{Outcome: ratingcore.Win, Opponent: 2}, {Outcome: ratingcore.Draw, Opponent: 3}, {Outcome: ratingcore.ForfeitWin, Opponent: 4}},
		{{Outcome: ratingcore.Loss, Opponent: 1}, {Outcome: ratingcore.HalfBye}, {Outcome: ratingcore.Win, Opponent: 3}},
		{{Outcome: ratingcore.Win, Opponent: 4}, {Outcome: ratingcore.Draw, Opponent: 1}, {Outcome: ratingcore.Loss, Opponent: 2}},
		{{Outcome: ratingcore.Loss, Opponent: 3}, {Outcome: ratingcore.Unpaired}, {Outcome: ratingcore.ForfeitLoss, Opponent: 1}},
	} {
		p := ratingcore.Player{ID: fmt.Sprint(90000001 + i), Name: fmt.Sprint("Player\x1b ", i+1)}
		p.Standings[ratingcore.Regular] = ratingcore.Standing{Rated: true, Rating: 1500.5 - float64(100*i), Counted: i == 3, Games: 12}
		e.Players = append(e.Players, p)
		entry := ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: i, Results: row, Total: ratingcore.Unknown}
		if i < len(official) && official[i] > 0 {
			entry.Official = []ratingcore.Official{{System: ratingcore.Regular, Rating: official[i]}}
		}
		s.Entries = append(s.Entries, entry)
	}
	e.Sections = []ratingcore.Section{s}
	return e
}

func TestVerifyText(t *testing.T) {
	exact := ratingcore.Rate(officialEvent())
	var posts []float64
	for i := range 4 {
		posts = append(posts, uschess.Shown(exact.Sections[0].Outcome(0, i).Post))
	}
	for _, c := range []struct {
		name     string
		official []float64
		change   func(*ratingcore.Event)
		all      bool
		want     []string // lines, or parts of them
		not      string
	}{
		{"no official ratings", nil, nil, true, nil, "Official"},
		{"all exact in one line", posts, nil, false, []string{"Open, Regular: 4 players, 4 exact\n"}, "Verdict"},
		{"all exact, listed", posts, nil, true, []string{"No.  Name      ", "  1  Player  1  ", "1201P12", "  exact\n"}, "not explained"},
		{"one of two", []float64{posts[0] - 3, posts[1]}, nil, false, []string{"2 players, 1 exact, 1 not explained", "not explained (+3)\n"}, "check the event"},
		{"nothing fits", []float64{100, 200, 300, 420}, nil, false, []string{"4 players, 0 exact, 4 not explained", "Most are not explained: check the event's last day"}, "\x1b"},
		{"not rated", posts, func(e *ratingcore.Event) { e.Sections[0].NotRated = true }, false,
			[]string{"Open, Regular: 4 ratings not compared, for the section is not rated\n"}, "Verdict"},
		{"another system", posts, func(e *ratingcore.Event) { e.Sections[0].Entries[0].Official[0].System = ratingcore.Quick }, false,
			[]string{"Open, Regular: 3 players, 3 exact\n", "Open, Quick: 1 rating not compared, for the section is not rated in that system\n"}, "Verdict"},
		{"decimals", []float64{posts[0] + .25, posts[1]}, nil, false, []string{"1500.50", "not explained (+0.12)"}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := officialEvent(c.official...)
			if c.change != nil {
				c.change(e)
			}
			var b strings.Builder
			if err := VerifyText(&b, ratingcore.Rate(e), c.all); err != nil {
				t.Fatal(err)
			}
			got := b.String()
			for _, w := range c.want {
				if !strings.Contains(got, w) {
					t.Errorf("lacks %q:\n%s", w, got)
				}
			}
			if c.want == nil && got != "" || c.not != "" && strings.Contains(got, c.not) {
				t.Errorf("has too much:\n%s", got)
			}
		})
	}
}
