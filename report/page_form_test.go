package report

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// told puts a form into words: how the page lies, the type, the lines a
// player, which optional columns are there, and the pages.
func told(c *crosstable) string {
	lies := "portrait"
	if c.wide {
		lies = "landscape"
	}
	var has []string
	ties := 0
	lanes := c.lanes
	lines := "1 line"
	if c.block != nil {
		lanes = append(lanes, c.block.under...)
		lines = fmt.Sprintf("%d lines %v", c.block.lines, c.block.rounds)
	}
	for _, l := range lanes {
		switch l.key {
		case ratingcore.KeyID, ratingcore.KeyState:
			has = append(has, l.head)
		case ratingcore.KeyTieBreak:
			ties++
		}
	}
	has = append(has, fmt.Sprintf("%d ties", ties))
	cut := 0
	for i := range c.rows {
		if c.rows[i].short != c.rows[i].name {
			cut++
		}
	}
	return fmt.Sprintf("%s %.1f, %s, %s, %d cut, %d pages", lies, c.size, lines, strings.Join(has, " "), cut, len(c.pages))
}

// TestForm holds the form that each event takes.
func TestForm(t *testing.T) {
	for _, c := range sizes {
		t.Run(c.name, func(t *testing.T) {
			parts := laidOut(t, ratingcore.Rate(invent(c.in)), PDFOptions{Paper: c.paper})
			if got := told(parts[0].(*crosstable)); got != c.want {
				t.Errorf("the form is %s; want %s", got, c.want)
			}
		})
	}
}

// TestFormOfOddSections takes sections that no table of sizes thinks of.
func TestFormOfOddSections(t *testing.T) {
	six := invent(invention{players: 5, rounds: 0, systems: "R", seed: 2})
	six.Sections[0].Systems = []ratingcore.System{0, 1, 2, 3, 4, 5}
	many := invent(invention{players: 5, rounds: 3, systems: "R", seed: 2})
	many.Sections[0].Systems = six.Sections[0].Systems
	far := invent(invention{players: 4, rounds: 2, systems: "R", seed: 2})
	far.Sections[0].Rounds = 300
	high := quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")
	for i, n := range []ratingcore.Number{10001, 10002, 10003, 10004} {
		for r := range high.Sections[0].Entries[i].Results {
			high.Sections[0].Entries[i].Results[r].Opponent += 10000
		}
		high.Sections[0].Entries[i].Number = n
	}
	tests := []struct {
		name string
		e    *ratingcore.Event
		want string
	}{
		{"six systems, no rounds", six, "landscape 9.0, 6 lines [], ID St 4 ties, 0 cut, 1 pages"},
		{"six systems", many, "landscape 9.0, 6 lines [[1 1] [2 2] [3 3]], ID St 4 ties, 0 cut, 1 pages"},
		{"300 rounds, two held", far, "landscape 8.8, 25 lines [[1 12] [13 24] "},
		{"pairing numbers of five figures", high, "landscape 10.0, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			parts := laidOut(t, ratingcore.Rate(c.e), PDFOptions{})
			if got := told(parts[0].(*crosstable)); !strings.HasPrefix(got, c.want) {
				t.Errorf("the form is %s; want %s", got, c.want)
			}
			for n, s := range copied(t, c.e, PDFOptions{}) {
				checkSheet(t, several(n+1, "page"), &s)
			}
		})
	}
}
