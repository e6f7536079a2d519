package state

import (
	"fmt"
	"strings"
	"time"

	"wallchart/ratingcore"
)

// clock is how a time of day is told.
const clock = "3:04 PM"

// Told is a sentence of the window: what stands bold, and the rest.
type Told struct {
	Severity ratingcore.Severity
	Bold     string
	Text     string
}

// String joins the two parts.
func (t Told) String() string { return strings.TrimSpace(t.Bold + " " + t.Text) }

// counted spells a number with its noun: 1 player, 2 players.
func counted(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	if s, ok := strings.CutSuffix(one, "match"); ok {
		return fmt.Sprintf("%d %smatches", n, s)
	}
	return fmt.Sprintf("%d %ss", n, one)
}

// Chip says how a section stands: "1 problem" and "· total in I15", or "In
// order". ok is false when it is not in order.
func (d *Document) Chip(section int) (t Told, ok bool) {
	c := d.CountIn(section)
	if c.Serious() == 0 {
		return Told{Bold: "In order"}, true
	}
	t = Told{Severity: c.Worst(), Bold: counted(c.Serious(), "problem")}
	first := d.firstIn(section, c.Worst())
	switch {
	case first.Index < 0:
	case first.Cell != "":
		t.Text = "· " + strings.ReplaceAll(first.Rule, "-", " ") + " in " + first.Cell
	default:
		t.Text = "· " + strings.ReplaceAll(first.Rule, "-", " ")
	}
	return t, false
}

// firstIn returns the first problem of a severity in a section.
func (d *Document) firstIn(section int, s ratingcore.Severity) Trouble {
	for _, t := range d.allTroubles() {
		if t.Section == section && t.Severity == s {
			return t
		}
	}
	return Trouble{Index: -1}
}

// Head is the line under a section's name: "24 players · 5 rounds · 55 games".
func (d *Document) Head(section int) string {
	s := &d.Rated.Sections[section]
	if s.Kind.Foreign() {
		return counted(len(s.Entries), "player") + " · " + counted(len(s.Section.Games), "game") + " abroad"
	}
	players := map[int]bool{}
	games := 0
	for i := range s.Entries {
		players[s.Entries[i].Player] = true
		games += s.Games[i]
	}
	return counted(len(players), "player") + " · " + counted(s.Columns(), "round") + " · " + counted(games/2, "game")
}

// NotRated is the bar over a section that an error keeps from being rated:
// "Reserve is not rated" and "2 results do not mirror"; ok is false when it
// is rated, or is not meant to be.
func (d *Document) NotRated(section int) (t Told, ok bool) {
	s := &d.Rated.Sections[section]
	if !s.Failed() {
		return t, false
	}
	t = Told{Severity: ratingcore.Error, Bold: s.Name + " is not rated."}
	rules, errors := map[string]int{}, 0
	var first Trouble
	for _, x := range d.allTroubles() {
		if x.Severity != ratingcore.Error || x.Section != section && x.Section >= 0 {
			continue
		}
		if errors++; errors == 1 {
			first = x
		}
		rules[x.Rule]++
	}
	switch {
	case errors == 0:
		t.Text = "An error of the event keeps it"
	case len(rules) == 1 && first.Rule == "mirror":
		t.Text = counted(errors, "result") + map[bool]string{true: " does not mirror", false: " do not mirror"}[errors == 1]
	case errors == 1:
		t.Text = Sentence(first.Text)
	default:
		t.Text = counted(errors, "error") + " to mend"
	}
	return t, true
}

// Sentence begins a text with a capital.
func Sentence(text string) string {
	r := []rune(text)
	if len(r) > 0 {
		return strings.ToUpper(string(r[0])) + string(r[1:])
	}
	return ""
}

// WhatIfBar is the bar over the table while there are edits: "What if" and "1
// result changed, 11 ratings of 6 players follow"; ok is false without any.
func (d *Document) WhatIfBar() (t Told, ok bool) {
	w := d.WhatIf()
	if w.Changes() == 0 {
		return t, false
	}
	var parts []string
	for _, p := range []struct {
		n    int
		word string
	}{{w.Results, "result"}, {w.Ratings, "rating before"}, {w.Facts, "fact"}} {
		switch {
		case p.n == 0:
		case p.word == "rating before" && p.n > 1:
			parts = append(parts, counted(p.n, "rating")+" before")
		default:
			parts = append(parts, counted(p.n, p.word))
		}
	}
	return Told{Bold: "What if", Text: joined(parts) + " changed, " + follow(w)}, true
}

func follow(w WhatIf) string {
	if w.Follow == 0 {
		return "no rating follows"
	}
	verb := " follow"
	if w.Follow == 1 {
		verb = " follows"
	}
	return counted(w.Follow, "rating") + " of " + counted(w.Players, "player") + verb
}

// joined spells a list: a, b and c.
func joined(list []string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " and " + list[n]
	}
	return strings.Join(list, "")
}

// Status is the left of the status line: the relation to the file.
func (d *Document) Status() Told {
	n := d.WhatIf().Changes()
	switch {
	case n > 0 && d.Path == "":
		return Told{Bold: counted(n, "change") + ",", Text: "not saved"}
	case n > 0:
		return Told{Bold: counted(n, "change") + ",", Text: "not in " + d.Name}
	case d.Path == "":
		return Told{Text: "Not saved yet: " + d.Name}
	}
	return Told{Text: "Same as " + d.Name + ", read " + d.Read.Format(clock)}
}

// DiskBar is the bar that tells of the file changed on disk: "Saved in Excel
// at 7:51 PM." and "2 of your 3 changes still apply". The carried edits are
// those of a Reload that was tried.
func DiskBar(disk Disk, c Carried) Told {
	t := Told{Severity: ratingcore.Warning}
	if disk.Change == Gone {
		t.Bold, t.Text = "The file is not there any more.", "What is shown here was read before"
		return t
	}
	by := "Saved"
	if disk.HeldBy != "" {
		by = "Saved in " + disk.HeldBy
	}
	t.Bold = by + " at " + disk.Now.Time.Format(clock) + "."
	switch all := c.All(); {
	case all == 0:
	case all == 1 && len(c.Applied) == 1:
		t.Text = "Your change still applies"
	case len(c.Applied) == all:
		t.Text = fmt.Sprintf("Your %d changes still apply", all)
	case len(c.Done) == all:
		t.Text = "Your " + strings.TrimPrefix(counted(all, "change"), "1 ") + " " + map[bool]string{true: "is", false: "are"}[all == 1] + " in it"
	case all == 1:
		t.Text = "Your change does not apply any more"
	default:
		t.Text = fmt.Sprintf("%d of your %d changes still apply", len(c.Applied), all)
	}
	return t
}

// HeldBar is the bar that tells of a file that another program holds.
func HeldBar(name, program string) Told {
	return Told{Severity: ratingcore.Warning, Bold: program + " holds " + name + ".", Text: "Close it there first"}
}

// CloseTitle is the question before a window with changes is closed.
func (d *Document) CloseTitle() string {
	return "Close with " + counted(d.WhatIf().Changes(), "change") + "?"
}

// CloseText says under the question what would be lost.
func (d *Document) CloseText() string {
	if d.WhatIf().Changes() == 1 {
		return "It is not in " + d.Name + "."
	}
	return "They are not in " + d.Name + "."
}

// When tells the time of a file that was opened: today its hour, else the day.
func When(t, now time.Time) string {
	y, m, day := t.Date()
	ny, nm, nd := now.Date()
	switch {
	case y == ny && m == nm && day == nd:
		return "today, " + t.Format(clock)
	case y == ny:
		return t.Format("Jan 2")
	}
	return t.Format("Jan 2, 2006")
}
