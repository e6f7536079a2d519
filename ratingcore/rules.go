package ratingcore

import (
	"fmt"
	"strings"

	"wallchart/ratingcore/uschess"
)

// Family is a family of rating rules.
type Family uint8

// The families.
const (
	USChess          Family = iota // the US Chess documents, by date
	IrishRules                     // Irish Chess Union
	Committee1994                  // the system current in 1994, by the committee's report
	Committee1994New               // the system that the report proposes
)

// RulesChoice is what an event or a flag asks to be rated by. The zero value
// is auto: the US Chess rules by the event's dates.
type RulesChoice struct {
	Family Family
	On     Day // the US Chess rules as on this day; 0 is auto
}

var familyWords = map[string]Family{"icu": IrishRules, "uscf1994current": Committee1994, "uscf1994proposed": Committee1994New}

// ParseRules reads a choice of rules: blank or "auto"; a date such as
// 2015-01-07 (US Chess as on that day); "ICU"; "USCF 1994 current" or "USCF
// 1994 proposed". Case, spaces and hyphens do not matter, but in a date. The
// error quotes what is not understood.
func ParseRules(text string) (RulesChoice, error) {
	trimmed := strings.TrimSpace(text)
	if day, err := uschess.ParseDay(trimmed); err == nil {
		return RulesChoice{On: day}, nil
	}
	word := strings.ToLower(strings.NewReplacer(" ", "", "-", "", "_", "", "\u00a0", "").Replace(trimmed))
	if word == "" || word == "auto" {
		return RulesChoice{}, nil
	}
	if family, ok := familyWords[word]; ok {
		return RulesChoice{Family: family}, nil
	}
	return RulesChoice{}, fmt.Errorf("rules %q are not known: write auto, a date such as 2015-01-07, ICU, USCF 1994 current or USCF 1994 proposed", text)
}

// String names the choice: "auto", "2015-01-07", "ICU", "USCF 1994 current".
func (c RulesChoice) String() string {
	switch {
	case c.Family != USChess:
		return [...]string{IrishRules: "ICU", Committee1994: "USCF 1994 current", Committee1994New: "USCF 1994 proposed"}[c.Family]
	case c.On.Known():
		return c.On.String()
	}
	return "auto"
}

// system returns the one system of a family other than US Chess.
func (c RulesChoice) system() System {
	if c.Family == IrishRules {
		return ICU
	}
	return Regular
}

// on returns the US Chess rules for a section that ends on one day in an event
// that ends on another. A chosen day stands for both.
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

// SystemsFor returns the systems of US Chess in which a time control is rated
// on a day, and why.
func SystemsFor(t uschess.TimeControl, online bool, on Day) ([]System, string) {
	r := uschess.RulesOn(on, on)
	list := systemsOf(r.SystemsOf(t, online))
	return list, Why(t, list)
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
