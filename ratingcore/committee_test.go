package ratingcore_test

import (
	"fmt"
	"strings"
	"testing"

	. "wallchart/ratingcore"
)

// TestOnFile tells of the games that wait on file: number and noun agree in
// the note and in the explanation, over one section and over two.
func TestOnFile(t *testing.T) {
	const section = "section %s; ; swiss; 1994-03-05; 1994-03-05\n" +
		"1 | 90000201 | Abel, Ann | R 1500/30 | %s\n2 | 90000202 | Bell, Bo | | %s\n"
	tests := []struct {
		name, first, second string // results of the rated and the unrated player
		again               bool   // a second section with the same results
		note, why           string
	}{
		{"one game", "W2", "L1", false, "with 1 game, all won, all lost or fewer than four, it is kept",
			"Not rated yet: the 1 game, fewer than four or all won or all lost, is kept"},
		{"one game and a bye", "W2 U", "L1 B", false, "with 1 game, all won, all lost or fewer than four, it is kept",
			"Not rated yet: the 1 game, fewer than four or all won or all lost, is kept"},
		{"two games", "W2 D2", "L1 D1", false, "with 2 games, all won, all lost or fewer than four, they are kept",
			"Not rated yet: the 2 games, fewer than four or all won or all lost, are kept"},
		{"one game a section", "W2", "L1", true, "with 2 games, all won, all lost or fewer than four, they are kept",
			"Not rated yet: the 2 games, fewer than four or all won or all lost, are kept"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			text := "event Files; 1994-03-05; 1994-03-05; rules USCF 1994 current\n" + fmt.Sprintf(section, "One", test.first, test.second)
			if test.again {
				text += strings.Replace(fmt.Sprintf(section, "Two", test.first, test.second), "R 1500/30", "", 1)
			}
			r := Rate(parseEvent(t, text))
			var notes []string
			for _, p := range r.Problems {
				if p.Rule == "on-file" {
					notes = append(notes, p.Text)
				}
			}
			if len(notes) == 0 || !strings.Contains(notes[len(notes)-1], test.note) {
				t.Errorf("notes %q, want %q in the last", notes, test.note)
			}
			why := fmt.Sprint(*r.Sections[len(r.Sections)-1].Explain(0, 1))
			if !strings.Contains(why, test.why) {
				t.Errorf("%s\nwant %q", why, test.why)
			}
		})
	}
}
