package ratingcore

import (
	"slices"

	"wallchart/ratingcore/uschess"
)

// Comparison is one event rated under several rules, as data for text and
// sheets.
type Comparison struct {
	Event  *Event
	Rules  []RulesChoice
	Rated  []*Rated          // by rules
	Tables []ComparisonTable // by section and system, in the order of the event
	Notes  []ComparisonNote
}

// ComparisonTable holds the ratings of one section in one system.
type ComparisonTable struct {
	Section string
	System  System
	Rates   []bool // by rules: whether they rate the section in the system
	Moves   bool   // the ratings before differ from rules to rules, since an earlier section is rated too
	Rows    []ComparisonRow
	Effects []Effect // by rules; that of the first is empty
}

// ComparisonRow is a row of the crosstable, in its order. What does not apply
// under some rules is an empty value.
type ComparisonRow struct {
	Number  Number
	ID      string
	Name    string
	ReEntry bool    // a later row of a member who has one already
	Pre     []Value // by rules, as are the next two
	Post    []Value
	Change  []Value // shown post less that of the first rules
}

// Effect sums up what rules change against the first ones, in shown ratings.
type Effect struct {
	Compared int     // ratings that both have
	Differ   int     // of these, how many differ
	Mean     float64 // of all differences
	Most     int     // row with the largest difference upwards; -1 for none
	Least    int     // row with the largest difference downwards; -1 for none
}

// ComparisonNote is something to be told about the event under some rules.
type ComparisonNote struct {
	Rules   RulesChoice
	Section string // empty for the whole event
	Text    string
}

// Compare rates an event under each of several rules. The event itself is not
// changed; what its workbook says about rules does not matter.
func Compare(e *Event, rules []RulesChoice) *Comparison {
	c := &Comparison{Event: e, Rules: rules}
	for _, choice := range rules {
		same := *e
		same.Rules = choice.String()
		c.Rated = append(c.Rated, Rate(&same))
	}
	for k := range c.Rated {
		c.note(k)
	}
	for i := range e.Sections {
		for _, sys := range c.systems(i) {
			c.Tables = append(c.Tables, c.table(i, sys))
		}
	}
	return c
}

// systems lists the systems in which a section is rated under any rules that
// have something to compute from.
func (c *Comparison) systems(section int) []System {
	var list []System
	for k := range c.Rated {
		for _, sys := range c.Rated[k].Sections[section].Systems {
			if !slices.Contains(list, sys) && !c.pointless(k) {
				list = append(list, sys)
			}
		}
	}
	slices.Sort(list)
	return list
}

// pointless says that rules are those of the Irish Chess Union while nobody
// has a rating of theirs.
func (c *Comparison) pointless(rules int) bool {
	return c.Rules[rules].Family == IrishRules && c.irish() == 0
}

// irish counts the players with an ICU rating.
func (c *Comparison) irish() int {
	n := 0
	for i := range c.Event.Players {
		if c.Event.Players[i].Standings[ICU].Rated {
			n++
		}
	}
	return n
}

// table compares one section in one system.
func (c *Comparison) table(section int, sys System) ComparisonTable {
	t := ComparisonTable{Section: c.Event.Sections[section].Name, System: sys}
	var first *RatedSection
	index := make([]int, len(c.Rated)) // of the system under the rules; -1 for none
	for k, r := range c.Rated {
		s := &r.Sections[section]
		if index[k] = slices.Index(s.Systems, sys); index[k] >= 0 && first == nil {
			first = s
		}
		t.Rates = append(t.Rates, index[k] >= 0)
	}
	order := first.Crosstable(Expected)
	for i := range order.Rows {
		entry := order.Rows[i].Entry
		row := ComparisonRow{Number: first.Entries[entry].Number, ID: first.Player(entry).ID, Name: first.Player(entry).Name, ReEntry: order.Rows[i].ReEntryOf > 0}
		for k, r := range c.Rated {
			var pre, post Value
			if index[k] >= 0 {
				s := &r.Sections[section]
				pre, post = s.Value(KeyPre, index[k], entry, Expected), s.Value(KeyPost, index[k], entry, Expected)
			}
			row.Pre, row.Post = append(row.Pre, pre), append(row.Post, post)
			row.Change = append(row.Change, difference(k, row.Post))
		}
		t.Moves = t.Moves || moves(row.Pre)
		t.Rows = append(t.Rows, row)
	}
	for k := range c.Rated {
		t.Effects = append(t.Effects, t.effect(k))
	}
	return t
}

// difference is what rules k give more than the first.
func difference(k int, post []Value) Value {
	if k == 0 || !number(post[0]) || !number(post[k]) {
		return Value{}
	}
	return Value{Kind: ChangeValue, Num: uschess.Shown(post[k].Num) - uschess.Shown(post[0].Num)}
}

// number says whether a value is a rating.
func number(v Value) bool { return v.Kind == RatingValue && v.Mark != NoGames && v.Mark != NoRating }

// moves says whether ratings before the section differ where they are known.
func moves(pre []Value) bool {
	first := Value{}
	for _, v := range pre {
		switch {
		case v.Kind == Nothing:
		case first.Kind == Nothing:
			first = v
		case v.Mark != first.Mark || uschess.Shown(v.Num) != uschess.Shown(first.Num):
			return true
		}
	}
	return false
}

// effect sums the differences of rules k up, a member once.
func (t *ComparisonTable) effect(k int) Effect {
	e := Effect{Most: -1, Least: -1}
	sum := 0.0
	for i := range t.Rows {
		v := &t.Rows[i].Change[k]
		if v.Kind == Nothing || t.Rows[i].ReEntry {
			continue
		}
		e.Compared++
		sum += v.Num
		if v.Num != 0 {
			e.Differ++
		}
		if v.Num > 0 && (e.Most < 0 || v.Num > t.Rows[e.Most].Change[k].Num) {
			e.Most = i
		}
		if v.Num < 0 && (e.Least < 0 || v.Num < t.Rows[e.Least].Change[k].Num) {
			e.Least = i
		}
	}
	if e.Compared > 0 {
		e.Mean = sum / float64(e.Compared)
	}
	return e
}
