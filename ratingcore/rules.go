package ratingcore

import (
	"fmt"
	"strings"

	"wallchart/ratingcore/uschess"
)

// RulesChoice is what an event or a flag asks to be rated by. The zero value
// is auto: the US Chess rules by the event's dates.
type RulesChoice struct {
	On Day // the US Chess rules as on this day; 0 is auto
}

// ParseRules reads a choice of rules: blank or "auto", or a date such as
// 2015-01-07 (US Chess as on that day). The error quotes what is not
// understood.
func ParseRules(text string) (RulesChoice, error) {
	word := strings.ToLower(strings.Join(strings.Fields(text), " "))
	if word == "" || word == "auto" {
		return RulesChoice{}, nil
	}
	day, err := uschess.ParseDay(word)
	if err != nil {
		return RulesChoice{}, fmt.Errorf("rules %q are not known: write auto or a date such as 2015-01-07", text)
	}
	return RulesChoice{On: day}, nil
}

// on returns the rules for a section that ends on one day in an event that
// ends on another. A chosen day stands for both.
func (c RulesChoice) on(event, section Day) uschess.Rules {
	if c.On.Known() {
		event, section = c.On, c.On
	}
	return uschess.RulesOn(event, section)
}

// Why tells in which systems a time control is rated and why, for example
// "G/60;d5 → 65 → Regular and Quick".
func Why(t uschess.TimeControl, systems []System) string {
	return fmt.Sprintf("%s → %d → %s", t, t.Total(), Names(systems))
}

// Names joins the names of systems: "Regular", "Regular and Quick"; "not
// rated" for none.
func Names(systems []System) string {
	if len(systems) == 0 {
		return "not rated"
	}
	names := make([]string, len(systems))
	for i, s := range systems {
		names[i] = s.Name()
	}
	if len(names) == 1 {
		return names[0]
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
