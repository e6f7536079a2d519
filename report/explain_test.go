package report

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// Every explanation of an event fits into 100 columns, and its own words are
// plain text.
func TestExplainFits(t *testing.T) {
	e := handEvent(t)
	e.Players[0].Name = "Ółbertowicz-" + strings.Repeat("Long, ", 12) + "Ann"
	r := ratingcore.Rate(e)
	lines := 0
	for i := range r.Sections {
		s := &r.Sections[i]
		for k := range s.Systems {
			for j := range s.Entries {
				var b bytes.Buffer
				x := s.Explain(k, j)
				if err := Explain(&b, x); err != nil {
					t.Fatal(err)
				}
				for line := range strings.Lines(b.String()) {
					line = strings.TrimSuffix(line, "\n")
					lines++
					if width(line) > explainWidth || line != strings.TrimRight(line, " ") {
						t.Errorf("%s: %d columns: %q", x.Name, width(line), line)
					}
					if rest := strings.NewReplacer("√", "§", "′", "§", "Σ", "§", "×", "§", "−", "§", "²", "§", "½", "§", "±", "§").Replace(line); strings.Contains(rest, "§") {
						t.Errorf("%s: %q is not plain text", x.Name, line)
					}
				}
			}
		}
	}
	if lines < 500 {
		t.Errorf("only %d lines", lines)
	}
}

func TestBroken(t *testing.T) {
	for _, c := range []struct {
		name, text string
		room       int
		want       string
	}{
		{"nothing is one line", "", 5, ""},
		{"fits", "a b c", 5, "a b c"},
		{"between words", "one two three", 7, "one two|three"},
		{"a long word stands alone", "a extraordinary b", 4, "a|extraordinary|b"},
	} {
		if got := strings.Join(broken(c.text, c.room), "|"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
