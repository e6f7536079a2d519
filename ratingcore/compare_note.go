package ratingcore

import "fmt"

// note tells why an event, or a section of it, is not rated as it should be
// under rules k.
func (c *Comparison) note(k int) {
	add := func(section, format string, args ...any) {
		c.Notes = append(c.Notes, ComparisonNote{c.Rules[k], section, fmt.Sprintf(format, args...)})
	}
	if c.Rules[k].Family == IrishRules {
		switch n, all := c.irish(), len(c.Event.Players); {
		case n == 0:
			add("", "nobody on the roster has an ICU rating, so that there is nothing to rate from and these rules are left out; add the columns ICU rating and ICU games")
			return
		case n < all:
			add("", "%d of %d players have no ICU rating and are rated as newcomers", all-n, all)
		}
	}
	for i := range c.Rated[k].Sections {
		if s := &c.Rated[k].Sections[i]; s.Failed() {
			add(s.Name, "not rated: %s", c.why(k, s.Name))
		}
	}
}

// why is the first error that keeps a section from being rated.
func (c *Comparison) why(k int, section string) string {
	for _, p := range c.Rated[k].Problems {
		if p.Severity == Error && (p.Section == section || p.Section == "") {
			return p.Text
		}
	}
	return "an error of the event"
}
