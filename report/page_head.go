package report

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"wallchart/ratingcore"
)

// header is what stands over and under the table of a section.
type header struct {
	section string
	state   string // "Crosstable, final, after round 5"
	facts   string // players, rounds, time control, systems
	order   string
	event   string
	when    string // dates and place
	staff   string // tournament directors
	rules   string // left side of the footer
	printed string // right side, before the page number
}

// headerOf puts a section's header into words.
func headerOf(r *ratingcore.Rated, t *ratingcore.Table, o PDFOptions) header {
	s := t.Section
	h := header{section: s.Name, state: stateOf(s), facts: factsOf(t), order: orderOf(t)}
	h.event = r.Event.Name
	h.when = joined(" · ", Dates(r.Start, r.End), joined(", ", r.Event.City, r.Event.State))
	h.staff = staffOf(r.Event, s)
	h.rules = "Rules: " + r.Rules
	if len(s.Systems) > 0 && r.Choice.Family == ratingcore.USChess {
		h.rules += " · post-ratings unofficial until rated by US Chess"
	}
	if !o.Printed.IsZero() {
		h.printed = "Printed " + o.Printed.Format("Jan 2, 2006, 3:04 pm") + " · "
	}
	return h
}

// printable replaces in every text what cannot be printed.
func (h *header) printable(f *faces) {
	for _, text := range []*string{&h.section, &h.facts, &h.event, &h.when, &h.staff, &h.rules} {
		*text, _ = f.clean(*text)
	}
}

// stateOf says how far the section has come.
func stateOf(s *ratingcore.RatedSection) string {
	switch {
	case s.Held == 0:
		return "Crosstable, before round 1"
	case s.Held >= s.Rounds:
		return "Crosstable, final, after round " + strconv.Itoa(s.Held)
	}
	return fmt.Sprintf("Crosstable, after round %d of %d", s.Held, s.Rounds)
}

// factsOf is the header's second line.
func factsOf(t *ratingcore.Table) string {
	s := t.Section
	noun := "player"
	for i := range t.Rows {
		if t.Rows[i].ReEntryOf > 0 {
			noun = "entry"
		}
	}
	return joined(" · ", several(len(s.Entries), noun), several(s.Rounds, "round"), s.TimeControl, ratedIn(s))
}

// ratedIn names the systems of a section, or says why it has none.
func ratedIn(s *ratingcore.RatedSection) string {
	switch {
	case s.Failed():
		return "not rated: its errors must be put right first"
	case len(s.Systems) == 0:
		return "not rated"
	}
	names := make([]string, len(s.Systems))
	for i, y := range s.Systems {
		names[i] = y.Name()
	}
	text := "rated " + andList(names)
	if len(names) == 2 {
		text += " (dual)"
	}
	return text
}

// orderOf says in words what the rows are ordered by.
func orderOf(t *ratingcore.Table) string {
	if len(t.Order) == 0 {
		return "Order: score, then pairing number"
	}
	names := make([]string, len(t.Order))
	for i, b := range t.Order {
		names[i] = b.String()
	}
	return "Order: score, then " + strings.Join(names, ", ")
}

// staffOf names the tournament directors: by name where the roster has their
// ID, else by ID.
func staffOf(e *ratingcore.Event, s *ratingcore.RatedSection) string {
	chief, assistant := s.ChiefTD, s.AssistantTD
	if chief == "" {
		chief = e.ChiefTD
	}
	if assistant == "" {
		assistant = e.AssistantTD
	}
	return joined(" · ", titled("Chief TD ", nameOf(e, chief)), titled("Assistant TD ", nameOf(e, assistant)))
}

func titled(title, name string) string {
	if name == "" {
		return ""
	}
	return title + name
}

// nameOf returns a member's name as it is spoken, or the ID when the member is
// not on the roster.
func nameOf(e *ratingcore.Event, id string) string {
	for i := range e.Players {
		if id != "" && e.Players[i].ID == id {
			last, first, ok := strings.Cut(e.Players[i].Name, ",")
			if !ok {
				return last
			}
			return strings.TrimSpace(first) + " " + strings.TrimSpace(last)
		}
	}
	return id
}

// joined joins the texts that are not empty.
func joined(between string, texts ...string) string {
	var kept []string
	for _, t := range texts {
		if t != "" {
			kept = append(kept, t)
		}
	}
	return strings.Join(kept, between)
}

// several returns "1 round", "5 rounds" or "64 entries".
func several(n int, noun string) string {
	switch {
	case n == 1:
	case noun == "entry":
		noun = "entries"
	default:
		noun += "s"
	}
	return strconv.Itoa(n) + " " + noun
}

// andList joins names as in a sentence: "Regular, Quick and Blitz".
func andList(names []string) string {
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// Dates spells the days of an event: "October 10–11, 2026".
func Dates(from, to ratingcore.Day) string {
	if !from.Known() {
		from = to
	}
	if !from.Known() {
		return ""
	}
	y1, m1, d1 := from.Civil()
	y2, m2, d2 := y1, m1, d1
	if to.Known() {
		y2, m2, d2 = to.Civil()
	}
	long, short := time.Month(m1).String(), time.Month(m1).String()[:3]
	end := time.Month(m2).String()[:3]
	switch {
	case y1 != y2:
		return fmt.Sprintf("%s %d, %d – %s %d, %d", short, d1, y1, end, d2, y2)
	case m1 != m2:
		return fmt.Sprintf("%s %d – %s %d, %d", short, d1, end, d2, y1)
	case d1 != d2:
		return fmt.Sprintf("%s %d–%d, %d", long, d1, d2, y1)
	}
	return fmt.Sprintf("%s %d, %d", long, d1, y1)
}
