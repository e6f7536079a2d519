package report

import (
	"strings"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// TestDates spells the days of events.
func TestDates(t *testing.T) {
	d := uschess.Date
	for _, c := range []struct {
		from, to ratingcore.Day
		want     string
	}{
		{d(2026, 10, 10), d(2026, 10, 11), "October 10–11, 2026"},
		{d(2026, 10, 10), d(2026, 10, 10), "October 10, 2026"},
		{d(2026, 8, 6), d(2026, 11, 12), "Aug 6 – Nov 12, 2026"},
		{d(2026, 12, 27), d(2027, 1, 2), "Dec 27, 2026 – Jan 2, 2027"},
		{d(2026, 5, 1), 0, "May 1, 2026"},
		{0, d(2026, 5, 1), "May 1, 2026"},
		{0, 0, ""},
	} {
		if got := Dates(c.from, c.to); got != c.want {
			t.Errorf("%v to %v: %q, want %q", c.from, c.to, got, c.want)
		}
	}
}

// TestHeader holds the header of sections in each state.
func TestHeader(t *testing.T) {
	final := quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")
	final.Sections[0].Systems = []ratingcore.System{ratingcore.Regular, ratingcore.Quick}
	begun := quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")
	begun.Sections[0].Rounds = 5
	broken := quad("W2w D3b", "W1b W4w", "W4w D1w", "L3b L2b")
	again := quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b", "H U")
	again.Sections[0].Entries[4].Player = 1
	unrated := quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")
	unrated.Sections[0].NotRated = true
	staffed := quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")
	staffed.Players[0] = ratingcore.Player{ID: "90009001", Name: "Oyelaran, Marguerite"}
	staffed.Sections[0].AssistantTD = "90000777"
	tests := []struct {
		name string
		e    *ratingcore.Event
		has  []string
	}{
		{"final", final, []string{"Premier", "Crosstable, final, after round 2", "4 players · 2 rounds · G/60;d5 · rated Regular and Quick (dual)",
			"Order: score, then Modified Median, Solkoff, Cumulative, Cumulative of Opposition", "October 10–11, 2026 · Cedar Bend, OH"}},
		{"rounds to come", begun, []string{"Crosstable, after round 2 of 5"}},
		{"errors", broken, []string{"not rated: its errors must be put right first"}},
		{"a re-entry", again, []string{"5 entries · 2 rounds"}},
		{"not to be rated", unrated, []string{"G/60;d5 · not rated"}},
		{"directors by name and by ID", staffed, []string{"Chief TD Marguerite Oyelaran · Assistant TD 90000777"}},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			text := wholeText(t, printed(t, c.e, PDFOptions{}))
			for _, want := range c.has {
				if !strings.Contains(text, want) {
					t.Errorf("%q is missing in %.400q", want, text)
				}
			}
		})
	}
}

// TestUnratedHasResults prints a section with an error: results and scores are
// there, rating columns are not.
func TestUnratedHasResults(t *testing.T) {
	text := wholeText(t, printed(t, quad("W2w D3b", "W1b W4w", "W4w D1w", "L3b L2b"), PDFOptions{}))
	for _, want := range []string{"W 2 w D 3 b 1 ½", "W 1 b W 4 w 2"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %q", want, text)
		}
	}
	for _, no := range []string{" Pre ", "Perf", "unofficial"} {
		if strings.Contains(text, no) {
			t.Errorf("%q stands in a section that is not rated", no)
		}
	}
}

// TestAbroad prints every game of a section abroad once, with its member.
func TestAbroad(t *testing.T) {
	e := travelled()
	text := wholeText(t, printed(t, e, PDFOptions{Section: "Reykjavík Open"}))
	for _, want := range []string{"7 players · 105 games · rated Regular", "no FIDE rating: not counted", "FIDE 1974", "Games abroad"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if n := strings.Count(text, "Jónsson"); n != len(e.Sections[1].Games) {
		t.Errorf("%d games are printed, want %d", n, len(e.Sections[1].Games))
	}
	for i := range 7 {
		if !strings.Contains(text, e.Players[i].Name) {
			t.Errorf("%q is missing", e.Players[i].Name)
		}
	}
}

// TestChosenColumns leaves out what is not wanted.
func TestChosenColumns(t *testing.T) {
	e := invent(invention{players: 30, rounds: 5, systems: "R", seed: 4})
	o := PDFOptions{Paper: A4, TieBreaks: 2, Without: []ratingcore.Key{ratingcore.KeyID, ratingcore.KeyState}}
	c := laidOut(t, ratingcore.Rate(e), o)[0].(*crosstable)
	if got, want := told(c), "portrait 9.4, 1 line, 2 ties, 0 cut, 1 pages"; got != want {
		t.Errorf("the form is %s; want %s", got, want)
	}
	if c.pages[0].picture < leastPicture {
		t.Error("there is no picture under the last row")
	}
}
