package state

import (
	"math/rand/v2"
	"testing"

	"wallchart/ratingcore"
)

// Whatever is typed into an event in order: no result stops mirroring, undo
// leads back, redo leads on, and a copy reads as the screen shows.
func TestRandomEdits(t *testing.T) {
	texts := []string{"w", "l", "d", "x", "f", "b", "h", "u", "", "W3", "D5b", "L1w", "X2"}
	for seed := range uint64(24) {
		rng := rand.New(rand.NewPCG(seed, 7))
		d := club(t)
		if seed%3 == 0 {
			d = Sample()
		}
		made := 0
		for range 40 {
			s := rng.IntN(len(d.Rated.Sections))
			section := &d.Rated.Sections[s]
			entry, round := rng.IntN(len(section.Entries)), 1+rng.IntN(section.Columns())
			e := d.ResultEdit(s, entry, round, texts[rng.IntN(len(texts))])
			switch rng.IntN(6) {
			case 0:
				e = d.RatingEdit(s, entry, ratingcore.Regular, []string{"1500", "1312.5/8", ""}[rng.IntN(3)])
			case 1:
				e = BackEdit(e)
			case 2:
				d.Undo()
			}
			if d.Try(e) == nil {
				made++
			}
			for _, p := range d.Rated.Problems {
				if p.Severity != ratingcore.Info && (p.Rule == "mirror" || p.Rule == "opponent" || p.Rule == "total") {
					t.Fatalf("seed %d: after %+v: %s", seed, e, p.Text)
				}
			}
		}
		if made == 0 {
			t.Fatalf("seed %d: no edit was made", seed)
		}
		saved, err := d.SaveCopy()
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		again, err := Decode(Source{Name: d.Name, Data: saved.Data, Modified: d.Modified})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		last := len(d.Edits)
		for i := range d.Rated.Sections {
			sameTables(t, again.Table(i), d.Table(i))
		}
		want := d.Table(0)
		for d.Undo() {
		}
		if d.Event != d.File || d.Rated != d.Before {
			t.Fatalf("seed %d: undo does not lead back", seed)
		}
		for len(d.Edits) < last && d.Redo() {
		}
		if len(d.Edits) != last {
			t.Fatalf("seed %d: %d edits were redone, not %d", seed, len(d.Edits), last)
		}
		sameTables(t, d.Table(0), want)
	}
}
