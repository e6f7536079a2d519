package uschess

import (
	"fmt"
	"math"
)

// Text is one of the three US Chess documents.
type Text uint8

// The documents, by date.
const (
	Text2011 Text = iota // November 3, 2011
	Text2015             // January 7, 2015
	Text2025             // July 26, 2025
)

// String returns the document's date in words: "July 2025".
func (t Text) String() string { return [...]string{"November 2011", "January 2015", "July 2025"}[t] }

// Rules are the US Chess rules in force for one section. They are made by
// RulesOn and hold nothing but the state of the table of dated changes.
type Rules struct {
	Base  Text    // the document that everything undated follows
	Bonus float64 // B, the bonus multiplier (section 4.2)

	steepStar  bool // N* of 2013 (section 3)
	reducedK   bool // K reduced above 2200 in dual-rated sections (section 4.2)
	floats     bool // ratings are stored as floating point values (section 1)
	personal   bool // the personal absolute floor is in force (section 5)
	lowFloors  bool // earned floors at 1200 and 1300 exist (section 5)
	recentFIDE bool // FIDE conversions of March 2024 (sections 2.1 and 6)
	recentCFC  bool // CFC conversion of January 2025 (section 2.2)
	systems    [Systems]bool
}

// change is one line of the table of dated changes.
type change struct {
	from      Day
	bySection bool // by the last day of the section instead of the event's
	what      string
	apply     func(*Rules)
}

// changes is the one place that knows dates (section 8; rating-notes 1 to 4).
// The dates are those on which published results first show a change, where
// they were seen, else the documents'.
var changes = []change{
	{Date(2008, 6, 7), false, "B 6; personal absolute floor", func(r *Rules) { r.Bonus, r.personal = 6, true }},
	{Date(2010, 4, 1), false, "floors at 1200 and 1300", func(r *Rules) { r.lowFloors = true }},
	{Date(2012, 8, 3), false, "B 8", func(r *Rules) { r.Bonus = 8 }},
	{Date(2013, 3, 1), false, "text of 2015; Blitz", func(r *Rules) { r.Base, r.systems[Blitz] = Text2015, true }},
	{Date(2013, 5, 18), true, "N* of 2013; reduced K above 2200", func(r *Rules) { r.steepStar, r.reducedK = true, true }},
	{Date(2014, 3, 20), false, "B 10", func(r *Rules) { r.Bonus = 10 }},
	{Date(2014, 9, 18), false, "floating point storage", func(r *Rules) { r.floats = true }},
	{Date(2014, 10, 1), false, "online Blitz", func(r *Rules) { r.systems[OnlineBlitz] = true }},
	{Date(2015, 3, 1), false, "online Quick", func(r *Rules) { r.systems[OnlineQuick] = true }},
	{Date(2015, 6, 1), false, "B 12", func(r *Rules) { r.Bonus = 12 }},
	{Date(2017, 6, 1), false, "B 14", func(r *Rules) { r.Bonus = 14 }},
	{Date(2020, 6, 1), false, "text of 2025; online Regular", func(r *Rules) { r.Base, r.systems[OnlineRegular] = Text2025, true }},
	{Date(2023, 2, 1), false, "B 12", func(r *Rules) { r.Bonus = 12 }},
	{Date(2024, 3, 1), false, "FIDE conversions of 2024", func(r *Rules) { r.recentFIDE = true }},
	{Date(2025, 1, 1), false, "B 10; CFC conversion of 2025", func(r *Rules) { r.Bonus, r.recentCFC = 10, true }},
}

// RulesOn returns the rules for a section that ends on one day, in an event
// that ends on another. Effective games and the reduced K go by the section's
// last day, everything else by the event's (rating-notes 2). Days that are
// not known give the newest rules.
func RulesOn(event, section Day) Rules {
	r := Rules{Base: Text2011, Bonus: 10}
	r.systems[Regular], r.systems[Quick] = true, true
	for i := range changes {
		c := &changes[i]
		on := event
		if c.bySection {
			on = section
		}
		if !on.Known() || on >= c.from {
			c.apply(&r)
		}
	}
	return r
}

// String names the rules for a footer: "US Chess, July 2025, bonus multiplier 10".
func (r Rules) String() string {
	return fmt.Sprintf("US Chess, %s, bonus multiplier %g", r.Base, r.Bonus)
}

// PrizeLimit returns the cash prize in dollars that sets a floor in a section
// for players under some rating (section 5).
func (r *Rules) PrizeLimit() float64 {
	if r.Base == Text2025 {
		return 4000
	}
	return 2000
}

// PrizeFloor returns the floor that a cash prize sets, when it was won in a
// section or contest limited to players rated under a value: the first
// 100-point level at which the player is no longer eligible; 0 when the prize
// is too small or the limit above 2000 (section 5). The older texts say "over
// $2,000", but their example has exactly that sum, and it decides here.
func (r *Rules) PrizeFloor(prize, under float64) float64 {
	if prize < r.PrizeLimit() || under > 2000 {
		return 0
	}
	return 100 * math.Ceil(under/100)
}
