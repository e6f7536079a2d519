package xlsx

import (
	"bytes"
	"flag"
	"os"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// samplePath is the workbook that the program carries.
const samplePath = "../assets/sample.xlsx"

func TestSampleIsCurrent(t *testing.T) {
	want, err := Native(sampleEvent())
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(samplePath, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(samplePath)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("assets/sample.xlsx is not what the generator makes: run go test ./xlsx -run TestSample -update")
	}
}

// TestSampleAddsUp checks the sample as a director would: every game stands
// twice, byes and forfeits fit, and the points of a round are what its games
// and byes give.
func TestSampleAddsUp(t *testing.T) {
	for _, s := range sampleEvent().Sections {
		for round := range s.Rounds {
			for i, e := range s.Entries {
				r := e.Results[round]
				if r.Opponent == 0 {
					continue
				}
				back := s.Entries[r.Opponent-1].Results[round]
				if back.Opponent != e.Number || back.Outcome != mirror(r.Outcome) || r.Color.Other() != back.Color {
					t.Errorf("%s, round %d: No. %d %s, No. %d %s", s.Name, round+1, i+1, resultOf(&e, round), r.Opponent, resultOf(&s.Entries[r.Opponent-1], round))
				}
			}
		}
		for _, e := range s.Entries {
			if e.Total != scoreOf(e.Results) {
				t.Errorf("%s: No. %d has %d half points, the rounds give %d", s.Name, e.Number, e.Total, scoreOf(e.Results))
			}
		}
	}
}

// TestSampleShows holds what the sample is there to show.
func TestSampleShows(t *testing.T) {
	e := sampleEvent()
	seen := map[ratingcore.Outcome]int{}
	for _, s := range e.Sections {
		for _, entry := range s.Entries {
			for _, r := range entry.Results {
				seen[r.Outcome]++
			}
		}
	}
	for o := ratingcore.Win; o <= ratingcore.Unpaired; o++ {
		if seen[o] == 0 {
			t.Errorf("no result %s", o.Code())
		}
	}
	count := map[string]int{}
	for _, p := range e.Players {
		r := p.Standings[ratingcore.Regular]
		for what, is := range map[string]bool{
			"unrated": !r.Rated, "provisional": r.Provisional(), "established": r.Established(),
			"all wins": r.Streak == uschess.AllWins, "all losses": r.Streak == uschess.AllLosses,
			"granted floor": r.Floor > 0, "life master": p.OLM, "FIDE only": !r.Rated && p.FIDE.Rating > 0,
			"CFC only": !r.Rated && p.CFC.Rating > 0, "Regular only": r.Rated && !p.Standings[ratingcore.Quick].Rated,
		} {
			if is {
				count[what]++
			}
		}
	}
	if len(count) != 10 {
		t.Errorf("the roster shows only %v", count)
	}
}

func mirror(o ratingcore.Outcome) ratingcore.Outcome {
	switch o {
	case ratingcore.Win:
		return ratingcore.Loss
	case ratingcore.Loss:
		return ratingcore.Win
	case ratingcore.ForfeitWin:
		return ratingcore.ForfeitLoss
	case ratingcore.ForfeitLoss:
		return ratingcore.ForfeitWin
	}
	return o
}
