package report

import (
	"strconv"
	"strings"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// handEvent is a small event with everything that goes wrong at a club: a
// half-point bye, a full bye, a forfeit, a player who left, an unrated one, a
// re-entry, a section that is not to be rated, one with an error, and one
// abroad.
func handEvent(t *testing.T) *ratingcore.Event {
	t.Helper()
	e := &ratingcore.Event{
		Name: "Autumn Open", City: "Fairview", State: "OR",
		Start: uschess.Date(2026, 10, 3), End: uschess.Date(2026, 10, 4),
		Source: ratingcore.Source{Name: "autumn.xlsx", Sheets: []string{"Open", "Friends", "Broken"}},
		Players: []ratingcore.Player{
			person("90000001", "Anders, Ada", 1812.4, 120),
			person("90000002", "Bello, Bruno", 1640, 31),
			person("90000003", "Csák, Cili", 1205, 8),
			person("90000004", "Dunn, Dot", 0, 0),
			person("90000005", "東, 光", 1500, 60),
			person("", "Ford, <F&F>", 1400.25, 12),
		},
	}
	e.Players[4].Standings[ratingcore.Quick] = uschess.Standing{Rated: true, Rating: 1480.125} // games not known
	e.Sections = []ratingcore.Section{
		section(t, "Open", "G/60;d5", 3,
			"1 W2w D3b L5w", "2 L1b U H", "3 X4 D1w L6b", "4 F3 W6w", "5 H B W1b", "6 B L4b W3w"),
		section(t, "Friends", "G/60;d5", 1, "1 W2", "2 L1"),
		section(t, "Broken", "G/1;d0", 1, "1 W2", "2 L1"),
		{Name: "Abroad", Kind: ratingcore.FIDE, TimeControl: "G/90;+30", Games: []ratingcore.ForeignGame{
			{Player: 0, Opponent: "Ruiz Peña, Ana", FIDE: 1900, Points: 2},
			{Player: 0, Opponent: "Quint, Q", FIDE: 1850, Points: 1},
			{Player: 0, Opponent: "Noll, N", Points: 0},
		}},
	}
	e.Sections[1].NotRated = true
	return e
}

func person(id, name string, rating float64, games int) ratingcore.Player {
	p := ratingcore.Player{ID: id, Name: name, State: "OR", Person: ratingcore.Person{Birth: uschess.Date(1990, 5, 1)}}
	if rating > 0 {
		p.Standings[ratingcore.Regular] = uschess.Standing{Rated: true, Rating: rating, Counted: true, Games: games}
	}
	return p
}

// section makes a section of lines "number results"; the number is also the
// player's place on the roster.
func section(t *testing.T, name, control string, rounds int, lines ...string) ratingcore.Section {
	t.Helper()
	s := ratingcore.Section{Name: name, TimeControl: control, Rounds: rounds}
	for _, line := range lines {
		f := strings.Fields(line)
		n, err := strconv.Atoi(f[0])
		if err != nil {
			t.Fatal(err)
		}
		e := ratingcore.Entry{Number: ratingcore.Number(n), Player: n - 1, Results: make([]ratingcore.Result, rounds), Total: ratingcore.Unknown}
		for i, cell := range f[1:] {
			e.Results[i] = result(t, cell)
		}
		s.Entries = append(s.Entries, e)
	}
	return s
}

func result(t *testing.T, cell string) ratingcore.Result {
	t.Helper()
	r := ratingcore.Result{Outcome: ratingcore.Outcome(strings.Index("WLDXFBHU", cell[:1]) + 1)}
	rest := cell[1:]
	if n := len(rest); n > 0 && (rest[n-1] == 'w' || rest[n-1] == 'b') {
		r.Color = ratingcore.Color(strings.IndexByte("wb", rest[n-1]) + 1)
		rest = rest[:n-1]
	}
	if rest != "" {
		n, err := strconv.Atoi(rest)
		if err != nil {
			t.Fatal(err)
		}
		r.Opponent = ratingcore.Number(n)
	}
	return r
}
