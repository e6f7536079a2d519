package state

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/xlsx"
)

// crowd is a dual-rated Swiss of n players and nine rounds: a tenth unrated,
// a third provisional.
func crowd(n int) *ratingcore.Event {
	rng := rand.New(rand.NewPCG(4, uint64(n)))
	e := &ratingcore.Event{Name: "Large Open", Start: uschess.Date(2026, 5, 1), End: uschess.Date(2026, 5, 3)}
	s := ratingcore.Section{Name: "Open", TimeControl: "G/60;d5", Rounds: 9}
	for i := range n {
		p := ratingcore.Player{ID: fmt.Sprint(90000001 + i), Name: fmt.Sprintf("Player%04d, Invented", i), State: "OH"}
		p.Birth = uschess.Date(1960+i%50, 1, 1)
		for sys := range 2 {
			if i%10 > 0 {
				games := 26 + rng.IntN(500)
				if i%3 == 0 {
					games = 4 + rng.IntN(20)
				}
				p.Standings[sys] = ratingcore.Standing{Rated: true, Counted: true, Games: games, Rating: 600 + float64(rng.IntN(160000))/100, Date: e.Start - 30, Wins: 9}
			}
		}
		e.Players = append(e.Players, p)
		s.Entries = append(s.Entries, ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: i, Results: make([]ratingcore.Result, 9)})
	}
	for r := range 9 {
		order := rng.Perm(n)
		for k := 0; k+1 < n; k += 2 {
			a, b := order[k], order[k+1]
			o := rng.IntN(3)
			for side, i := range [...]int{a, b} {
				out := [...][2]ratingcore.Outcome{{ratingcore.Win, ratingcore.Loss}, {ratingcore.Draw, ratingcore.Draw}, {ratingcore.Loss, ratingcore.Win}}[o][side]
				s.Entries[i].Results[r] = ratingcore.Result{Outcome: out, Opponent: ratingcore.Number([...]int{b, a}[side] + 1), Color: [...]ratingcore.Color{ratingcore.White, ratingcore.Black}[side]}
				s.Entries[i].Total += out.Points()
			}
		}
	}
	e.Sections = []ratingcore.Section{s}
	return e
}

// BenchmarkEdit makes an edit in an event of 2,000 players and nine rounds, and
// all that a window then asks: ratings in two systems, the crosstable, its
// rows sorted, what follows, and the marks of the 25 rows in sight. It is to
// take under 16 ms.
func BenchmarkEdit(b *testing.B) {
	d := largeDocument(b, 2000)
	v := &View{Hidden: map[ratingcore.Key]bool{}, SortBy: SortKey{Key: ratingcore.KeyPost, Set: true, Down: true}}
	letters := []string{"d", "w", "l"}
	for i := 0; b.Loop(); i++ {
		if err := d.Try(d.ResultEdit(0, 700, 5, letters[i%3])); err != nil {
			b.Fatal(err)
		}
		rows, t := Rows(d, v), d.Table(0)
		d.WhatIf()
		d.Chip(0)
		for _, r := range rows[:25] {
			for c := range t.Columns {
				d.Mark(0, t.Rows[r].Entry, &t.Columns[c])
			}
		}
		if d.Edits = d.Edits[:min(1, len(d.Edits))]; len(rows) != 2000 {
			b.Fatal(len(rows))
		}
	}
}

// BenchmarkUndo takes back the last of 50 edits.
func BenchmarkUndo(b *testing.B) {
	d := largeDocument(b, 2000)
	for i := range 50 {
		if err := d.Try(d.ResultEdit(0, i, 3, []string{"d", "w", "l"}[i%3])); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		d.Undo()
		d.Redo()
	}
}

// BenchmarkFind filters 2,000 players.
func BenchmarkFind(b *testing.B) {
	d := largeDocument(b, 2000)
	v := &View{Find: "inv 12"}
	d.Table(0)
	for b.Loop() {
		if len(Rows(d, v)) == 0 {
			b.Fatal("nobody")
		}
	}
}

func largeDocument(b *testing.B, n int) *Document {
	b.Helper()
	data, err := xlsx.Native(crowd(n))
	if err != nil {
		b.Fatal(err)
	}
	d, err := Decode(Source{Name: "large.xlsx", Data: data})
	if err != nil {
		b.Fatal(err)
	}
	return d
}

// BenchmarkOpen reads and rates a workbook of 1,000 players.
func BenchmarkOpen(b *testing.B) {
	data, err := xlsx.Native(crowd(1000))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		d, err := Decode(Source{Name: "large.xlsx", Data: data})
		if err != nil || len(d.Table(0).Rows) != 1000 {
			b.Fatal(err)
		}
	}
}
