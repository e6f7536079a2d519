package xlsx

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/ratingcore"
)

// Opponents in a wall chart may be pairing numbers, places or rows. Which they
// are is never assumed: the right reading is the one under which the results
// of opponents mirror each other.

// reading is one way to take the opponents of a wall chart.
type reading struct {
	name     string                    // in words: "pairing number"
	entry    map[ratingcore.Number]int // entry by what stands for it
	mirrored int                       // results that agree with the opponent's
	games    int                       // results that name an opponent
	leads    []int                     // entry that each of those results leads to, -1 for nobody
}

// The share of games that must mirror under a reading for it to be accepted,
// and the share that every other reading must stay under.
const (
	acceptShare = 0.9
	rejectShare = 0.5
)

// resolve finds out what the opponents of a wall chart are, and makes them
// pairing numbers.
func (c *chartReader) resolve() {
	section := &c.event.Sections[c.section]
	entries := section.Entries
	readings := c.readings(entries)
	for i := range readings {
		readings[i].measure(entries)
	}
	best := choose(readings)
	if best < 0 {
		p := ratingcore.Problem{Severity: ratingcore.Error, Rule: "opponents", Section: section.Name, At: c.ref(c.Header, int(c.cols["Rd 1"]))}
		c.say(p, "what the opponents in the results are is not clear: %s: correct the results, or put the rows in the order of the numbers that the results use", describe(readings))
		best = 0
	}
	c.adopt(entries, &readings[best])
}

// readings lists the ways that the columns of the chart offer, the most usual
// first.
func (c *chartReader) readings(entries []ratingcore.Entry) []reading {
	byNumber, byPlace, byRow := map[ratingcore.Number]int{}, map[ratingcore.Number]int{}, map[ratingcore.Number]int{}
	for i := range entries {
		byRow[ratingcore.Number(i+1)] = i
		if n := entries[i].Number; n > 0 {
			byNumber[n] = i
		}
		if n, ok := parseNumber(strings.TrimSuffix(simple(c.string(c.get(int(entries[i].At.Row.Row), "Place"))), ".")); ok && n > 0 && n < 1e6 {
			byPlace[ratingcore.Number(n)] = i
		}
	}
	var list []reading
	if c.cols["No"] > 0 {
		list = append(list, reading{name: "pairing number", entry: byNumber})
	}
	if c.cols["Place"] > 0 && len(byPlace) == len(entries) {
		list = append(list, reading{name: "place", entry: byPlace})
	}
	return append(list, reading{name: "row", entry: byRow})
}

// measure counts the games that mirror under the reading.
func (r *reading) measure(entries []ratingcore.Entry) {
	for i := range entries {
		for round, res := range entries[i].Results {
			if !res.Outcome.Played() || res.Opponent == 0 {
				continue
			}
			r.games++
			j, ok := r.entry[res.Opponent]
			if !ok {
				j = -1
			}
			r.leads = append(r.leads, j)
			if ok && j != i && round < len(entries[j].Results) && r.mirrors(entries[j].Results[round], res, i) {
				r.mirrored++
			}
		}
	}
}

// mirrors says whether the opponent's cell tells the same game as one's own.
func (r *reading) mirrors(other, own ratingcore.Result, self int) bool {
	back, ok := r.entry[other.Opponent]
	if !ok || back != self || own.Color != ratingcore.NoColor && own.Color == other.Color {
		return false
	}
	switch own.Outcome {
	case ratingcore.Win:
		return other.Outcome == ratingcore.Loss
	case ratingcore.Loss:
		return other.Outcome == ratingcore.Win
	}
	return other.Outcome == own.Outcome
}

// share is the part of the games that mirror.
func (r *reading) share() float64 {
	if r.games == 0 {
		return 1
	}
	return float64(r.mirrored) / float64(r.games)
}

// choose returns the index of the one reading to accept, or -1. Readings that
// lead to the same opponents are one.
func choose(list []reading) int {
	best := 0
	for i := range list {
		if list[i].share() > list[best].share() {
			best = i
		}
	}
	if list[best].share() < acceptShare {
		return -1
	}
	for i := range list {
		if !slices.Equal(list[i].leads, list[best].leads) && list[i].share() >= rejectShare {
			return -1
		}
	}
	return best
}

func describe(list []reading) string {
	var parts []string
	for i := range list {
		parts = append(parts, fmt.Sprintf("as %s, %d of %d results agree with the opponent's", list[i].name, list[i].mirrored, list[i].games))
	}
	return strings.Join(parts, "; ")
}

// adopt turns the opponents of a reading into pairing numbers. Entries without
// a number get the one that stands for them in the reading.
func (c *chartReader) adopt(entries []ratingcore.Entry, r *reading) {
	if r.name == "pairing number" {
		return
	}
	if c.cols["No"] == 0 {
		for n, i := range r.entry {
			entries[i].Number = n
		}
	}
	section := c.event.Sections[c.section].Name
	if r.games > 0 {
		c.say(ratingcore.Problem{Severity: ratingcore.Info, Rule: "opponents", Section: section, At: c.ref(c.Header, int(c.cols["Rd 1"]))},
			"the opponents in the results were read as %ss: %d of %d results agree with the opponent's", r.name, r.mirrored, r.games)
	}
	if c.cols["No"] == 0 {
		return
	}
	for i := range entries {
		for round := range entries[i].Results {
			c.renumber(entries, i, round, r)
		}
	}
}

// renumber puts the opponent's pairing number in place of his place or row.
func (c *chartReader) renumber(entries []ratingcore.Entry, i, round int, r *reading) {
	res := &entries[i].Results[round]
	if res.Opponent == 0 {
		return
	}
	if j, ok := r.entry[res.Opponent]; ok {
		res.Opponent = entries[j].Number
		return
	}
	player := &c.event.Players[entries[i].Player]
	level := ratingcore.Warning
	if res.Outcome.Played() {
		level = ratingcore.Error
	}
	c.say(ratingcore.Problem{Severity: level, Rule: "opponent", Section: c.event.Sections[c.section].Name, At: res.At, Player: player.Name, ID: player.ID, Round: round + 1},
		"%q names %s %d as opponent, which nobody has: correct the number", c.string(c.at(int(res.At.Row), int(res.At.Col))), r.name, res.Opponent)
	if res.Opponent = 0; res.Outcome.Played() {
		res.Outcome = ratingcore.Unclear
	}
}
