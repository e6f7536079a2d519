package xlsx

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/ratingcore"
)

// truth is ../shared/layouts/00_truth.json: the event that all layouts show.
type truth struct {
	Players []struct {
		No          int
		Last, First string
		ID          string
		Rating      float64
		Games       *int `json:"provisional_games"`
		State       string
		Score       float64
		Place       int
	}
	Rounds []struct {
		Games []struct {
			White, Black int
			Result       string
		}
		Byes []struct {
			Player int
			Kind   string
		}
	}
}

// readTruth reads it. The test is skipped where it is missing.
func readTruth(t *testing.T) *truth {
	t.Helper()
	text, err := os.ReadFile("../../shared/layouts/00_truth.json")
	if err != nil {
		t.Skip("skipped: ../shared/layouts is not there")
	}
	var tr truth
	must(t, json.Unmarshal(text, &tr))
	return &tr
}

// results returns the results by number and round, forfeits with both
// opponents.
func (tr *truth) results() [][]ratingcore.Result {
	list := make([][]ratingcore.Result, len(tr.Players)+1)
	for i := range list {
		list[i] = make([]ratingcore.Result, len(tr.Rounds))
	}
	sides := map[string]pairScore{"1": {ratingcore.Win, ratingcore.Loss}, "0": {ratingcore.Loss, ratingcore.Win}, "=": {ratingcore.Draw, ratingcore.Draw}, "+": forfeitWhite, "-": forfeitBlack}
	for r, round := range tr.Rounds {
		for _, g := range round.Games {
			s := sides[g.Result]
			list[g.White][r] = ratingcore.Result{Outcome: s.white, Opponent: ratingcore.Number(g.Black), Color: ratingcore.White}
			list[g.Black][r] = ratingcore.Result{Outcome: s.black, Opponent: ratingcore.Number(g.White), Color: ratingcore.Black}
		}
		for _, b := range round.Byes {
			list[b.Player][r].Outcome = byes[b.Kind]
		}
	}
	return list
}

// TestLayouts reads the samples, put into workbooks cell by cell, and compares
// them with the truth.
func TestLayouts(t *testing.T) {
	tr := readTruth(t)
	for _, c := range []struct {
		name, file string
		colors     bool // the layout has them
		lost       bool // forfeits do not name the opponent
		ids        bool
		games      bool // ratings name the games behind them
		state      bool
		place      bool // opponents and numbers are places
	}{
		{name: "A1", file: "A1_wallchart_pairno.csv", lost: true, ids: true, games: true},
		{name: "A2", file: "A2_wallchart_pairno_colors.csv", colors: true, ids: true, games: true},
		{name: "A4", file: "A4_standings_sorted_placeno.csv", lost: true, games: true, place: true},
		{name: "C1", file: "C1_wintd_crosstable.csv", ids: true, state: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, s := layout(t, c.file)
			b := readSheets(t, s)
			wants(t, b, "warning event end", "warning time control")
			section := b.Event.Sections[0]
			want := tr.results()
			for _, p := range tr.Players {
				number, at := p.No, p.No-1
				if c.place {
					number, at = p.Place, p.Place-1
				}
				entry := section.Entries[at]
				got := b.Event.Players[entry.Player]
				if int(entry.Number) != number || got.Name != p.Last+", "+p.First || float64(entry.Total)/2 != p.Score {
					t.Errorf("row %d: number %d, %q, total %d; want %+v", at, entry.Number, got.Name, entry.Total, p)
				}
				st := ratingcore.Standing{Rated: p.Rating > 0, Rating: p.Rating}
				if c.games && p.Games != nil {
					st.Games, st.Counted = *p.Games, true
				}
				if got.Standings[ratingcore.Regular] != st {
					t.Errorf("%s: standing %+v, want %+v", p.Last, got.Standings[0], st)
				}
				if c.ids && got.ID != p.ID || c.state && got.State != p.State {
					t.Errorf("%s: ID %q, state %q", p.Last, got.ID, got.State)
				}
				for r, w := range want[p.No] {
					w.At = entry.Results[r].At
					played := w.Outcome.Played()
					if !c.colors || !played {
						w.Color = ratingcore.NoColor
					}
					if c.lost && !played {
						w.Opponent = 0
					}
					if c.place && w.Opponent > 0 {
						w.Opponent = ratingcore.Number(tr.Players[w.Opponent-1].Place)
					}
					if d := cmp.Diff(w, entry.Results[r]); d != "" {
						t.Errorf("%s, round %d: %s", p.Last, r+1, d)
					}
				}
			}
		})
	}
}
