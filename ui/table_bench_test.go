package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// setLarge shows an invented event of many players and nine rounds.
func setLarge(t testing.TB, players int) *tableDesk {
	e := &ratingcore.Event{Name: "Large Swiss", Rules: "auto"}
	s := ratingcore.Section{Name: "Open", TimeControl: "G/60;d5", Rounds: 9}
	for i := range players {
		p := ratingcore.Player{ID: fmt.Sprint(90000001 + i), Name: fmt.Sprintf("Player%04d, Invented", i+1)}
		p.Standings[ratingcore.Regular] = ratingcore.Standing{Rated: true, Rating: float64(2200 - i/2), Games: 50}
		p.Standings[ratingcore.Quick] = p.Standings[ratingcore.Regular]
		e.Players = append(e.Players, p)
		entry := ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: i, Total: ratingcore.Unknown}
		for r := range 9 {
			other, won := i^(1<<r), ratingcore.Win
			if i > other {
				won = ratingcore.Loss
			}
			if other >= players {
				entry.Results = append(entry.Results, ratingcore.Result{Outcome: ratingcore.HalfBye})
				continue
			}
			entry.Results = append(entry.Results, ratingcore.Result{Outcome: won, Opponent: ratingcore.Number(other + 1)})
		}
		s.Entries = append(s.Entries, entry)
	}
	e.Sections = []ratingcore.Section{s}
	d := setTable(t, 1013, 750)
	d.doc = &state.Document{File: e, Event: e, Before: ratingcore.Rate(e), Name: "large.xlsx"}
	d.doc.Rated = d.doc.Before
	settings := state.DefaultSettings()
	d.view = state.NewView(d.doc, &settings)
	d.show(d.doc, d.view)
	return d
}

func TestTableLarge(t *testing.T) {
	d := setLarge(t, 2000)
	if len(d.cells.order) != 2000 || len(d.doc.Rated.Sections[0].Systems) != 2 {
		t.Fatalf("%d rows in %d systems", len(d.cells.order), len(d.doc.Rated.Sections[0].Systems))
	}
	d.grid.ScrollTo(fyne.NewPos(0, 20000))
	d.picture(t, "table-large")
}

// BenchmarkTableWheel scrolls the crosstable of 2,000 players.
func BenchmarkTableWheel(b *testing.B) {
	d := setLarge(b, 2000)
	b.ResetTimer()
	for i := range b.N {
		if i%1000 == 0 {
			d.grid.ScrollTo(fyne.NewPos(0, 0))
		}
		d.grid.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -40}})
	}
}

// BenchmarkTableShow shows the table anew, as after a letter of a search.
func BenchmarkTableShow(b *testing.B) {
	d := setLarge(b, 2000)
	b.ResetTimer()
	for i := range b.N {
		d.view.Find = fmt.Sprintf("er%d", i%10)
		d.show(d.doc, d.view)
	}
}

// BenchmarkTableEdit changes a result and shows what follows.
func BenchmarkTableEdit(b *testing.B) {
	d := setLarge(b, 2000)
	d.at(b, 10, ratingcore.KeyRound, 3)
	b.ResetTimer()
	for i := range b.N {
		d.grid.TypedRune(rune("dw"[i%2]))
	}
}
