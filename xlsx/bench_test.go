package xlsx

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// largeEvent is an event of n players and nine rounds with a full roster in
// two systems: a tenth unrated, a third provisional.
func largeEvent(n int) *ratingcore.Event {
	e := &ratingcore.Event{Name: "Large Open", Start: uschess.Date(2026, 5, 1), End: uschess.Date(2026, 5, 5)}
	s := ratingcore.Section{Name: "Open", TimeControl: "G/60;d5", Rounds: 9}
	for i := range n {
		p := ratingcore.Player{ID: fmt.Sprintf("9%07d", i), Name: fmt.Sprintf("Player%d, Given%d", i, i%97), State: "OH",
			FIDEID: fmt.Sprint(1000000 + i), Expires: uschess.Date(2027, 1, 1+i%28)}
		p.Birth = uschess.Date(1960+i%50, 1+i%12, 1+i%28)
		for sys := range 2 {
			st := ratingcore.Standing{Rated: i%10 != 0, Rating: 800 + float64(i*7919%160000)/100, Counted: true, Games: 4 + i%60,
				Date: uschess.Date(2026, 4, 1), Wins: i % 30, Draws: i % 7, Events: i % 13}
			if st.Games > 25 {
				st.Peak = st.Rating + 50
			}
			if st.Rated {
				p.Standings[sys] = st
			}
		}
		e.Players = append(e.Players, p)
		entry := ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: i}
		for round := range 9 {
			entry.Results = append(entry.Results, largeResult(i, round, n))
		}
		entry.Total = scoreOf(entry.Results)
		s.Entries = append(s.Entries, entry)
	}
	e.Sections = []ratingcore.Section{s}
	return e
}

// largeResult pairs player i with another whose result mirrors; n is even.
func largeResult(i, round, n int) ratingcore.Result {
	j := (2*n - i - 1 + round*2) % n // its own inverse
	switch {
	case (i+j+round)%11 == 0:
		return played(ratingcore.Draw, ratingcore.Number(j+1), ratingcore.NoColor)
	case i < j:
		return played(ratingcore.Win, ratingcore.Number(j+1), ratingcore.White)
	}
	return played(ratingcore.Loss, ratingcore.Number(j+1), ratingcore.Black)
}

// benchmarkSizes runs a benchmark over native workbooks of 1,000 and 2,000
// players and nine rounds.
func benchmarkSizes(b *testing.B, once func(b *testing.B, data []byte, players int)) {
	for _, n := range []int{1000, 2000} {
		data, err := Native(largeEvent(n))
		must(b, err)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				once(b, data, n)
			}
		})
	}
}

// BenchmarkRead reads the workbooks, to the event.
func BenchmarkRead(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, data []byte, players int) {
		book, err := Read(data, testOptions)
		if err != nil || len(book.Event.Sections[0].Entries) != players || len(book.Event.Problems) > 0 {
			b.Fatal(err, problemLines(book))
		}
	})
}

// BenchmarkRows walks over the cells of the same workbooks with excelize's
// Rows, which is what a reader on top of it would cost at least.
func BenchmarkRows(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, data []byte, _ int) { must(b, walkRows(data)) })
}

func walkRows(data []byte) error {
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	defer f.Close()
	for _, name := range f.GetSheetList() {
		rows, err := f.Rows(name)
		if err != nil {
			return err
		}
		for rows.Next() {
			if _, err := rows.Columns(); err != nil {
				return err
			}
		}
		if err := rows.Close(); err != nil {
			return err
		}
	}
	return nil
}

// TestLargeEvent holds that a large event is read as it was written.
func TestLargeEvent(t *testing.T) {
	e := largeEvent(200)
	data, err := Native(e)
	must(t, err)
	b, err := Read(data, testOptions)
	must(t, err)
	wants(t, b)
	if got, want := chartText(b.Event, 0), chartText(e, 0); got != want {
		t.Error("the chart differs")
	}
}
