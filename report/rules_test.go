package report

import (
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// What a family of rules does not know is not spoken of.
func TestOtherRules(t *testing.T) {
	for _, c := range []struct{ rules, says, never string }{
		{"ICU", "rated ICU\n|Rules: ICU\n|ICU rating|1205P8|opponents count as in the rating formula", "US Chess|bonus multiplier|floor|pre-event|Regular|(ICU)"},
		{"USCF 1994 current", "rated Regular (USCF 1994 current)|Rules: USCF 1994 current\n|opponents count as in the rating formula", "bonus multiplier|floor|pre-event|Quick"},
		{"auto", "Rules: US Chess, July 2025, bonus multiplier 10\n|pre-event", "opponents count as in the rating formula|ICU"},
	} {
		e := handEvent(t)
		e.Rules, e.Sections = c.rules, e.Sections[:1]
		for i := range e.Players {
			e.Players[i].Standings[ratingcore.ICU] = e.Players[i].Standings[ratingcore.Regular]
		}
		text := textOf(t, e, TextOptions{})
		table, _, _ := strings.Cut(text, "\nWarnings")
		words := strings.ReplaceAll(strings.Join(strings.Fields(table), " "), "- ", "-")
		for _, want := range strings.Split(c.says, "|") {
			if !strings.Contains(table, want) && !strings.Contains(words, want) {
				t.Errorf("%s: does not say %q:\n%s", c.rules, want, text)
			}
		}
		for _, never := range strings.Split(c.never, "|") {
			if strings.Contains(table, never) || strings.Contains(words, never) {
				t.Errorf("%s: says %q:\n%s", c.rules, never, text)
			}
		}
	}
}
