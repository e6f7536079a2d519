package ratingcore

import (
	"math"

	"wallchart/ratingcore/icu"
	"wallchart/ratingcore/uscf1994"
	"wallchart/ratingcore/uschess"
)

// Rated is an event with every rating that Rate computed. It refers to the
// event and never changes it.
type Rated struct {
	Event    *Event
	Start    Day         // first day of the event and its sections
	End      Day         // last day of the event and its sections
	Choice   RulesChoice // the rules asked for
	Rules    string      // the rules in words, "US Chess, July 2025, bonus multiplier 10"
	Sections []RatedSection
	After    []Player  // the roster with standings advanced, by roster index
	Problems []Problem // of reading, checking and rating: the event's, then section by section, errors first
}

// Count returns how many problems there are of a severity.
func (r *Rated) Count(s Severity) int {
	n := 0
	for i := range r.Problems {
		if r.Problems[i].Severity == s {
			n++
		}
	}
	return n
}

// RatedSection is one section with its ratings.
type RatedSection struct {
	*Section                      // in a FIDE event abroad a copy, with an entry for each member
	Start, End Day                // the section's days, the event's where it has none
	Held       int                // rounds held: somebody has a game, a forfeit or a full bye in them
	Choice     RulesChoice        // the rules asked for
	Rules      uschess.Rules      // of US Chess, in force for this section
	Systems    []System           // rated in; empty when not rated
	Why        string             // where Systems come from: "G/60;d5 → 65 → Regular and Quick"
	Scores     []Points           // by entry: games, forfeits and byes
	Games      []int              // by entry: the row's own rated games
	Results    []*uschess.Result  // US Chess rules, by system of Systems: what the algorithm gave, one outcome a member
	Irish      *icu.Result        // ICU rules: what they gave, one outcome a member
	Report     []uscf1994.Outcome // rules of the 1994 report: one outcome a member
	Member     []int              // by entry: index into a result's outcomes; the rows of a re-entry share one

	players  []Player
	eventEnd Day
	others   []otherRating     // by member, where other than US Chess rules are in force
	abroad   []*uschess.Result // by entry, in a FIDE event abroad
	failed   bool
}

// Player returns the member of an entry.
func (s *RatedSection) Player(entry int) *Player { return &s.players[s.Entries[entry].Player] }

// Failed says whether an error kept the section from being rated.
func (s *RatedSection) Failed() bool { return s.failed }

// Outcome returns what system number sys of Systems gave for an entry, by US
// Chess rules.
func (s *RatedSection) Outcome(sys, entry int) *uschess.Outcome {
	return &s.Results[sys].Outcomes[s.Member[entry]]
}

// Rating is what a member got in one system of a section, whatever the rules.
type Rating struct {
	Before, After Standing
	Games         int     // rated games of the section
	Score         float64 // points made in them
	Post          float64 // the rating after, full precision; meaningless unless HasPost
	Floored       bool    // held on a floor
	HasK          bool    // the formula has a K-factor
	K             float64 // where HasK, like the next two
	Expected      float64 // points expected
	Bonus         float64 // points added for an exceptional result
	Young         [2]int  // games behind a rating that is still provisional, before and after; else 0
}

// HasPost says whether there is a rating after. By ICU rules a player who met
// only players without a value has none from the event, whatever came before.
func (r *Rating) HasPost() bool { return r.After.Rated && !math.IsNaN(r.Post) }

// otherRating is a Rating with the games it was computed from.
type otherRating struct {
	Rating
	met   []float64 // the opponents' ratings that a performance counts
	games []metGame
}

// metGame is a game of a member, with the opponent's rating used.
type metGame struct {
	opponent int // member
	rating   float64
	expected float64 // NaN where the formula has no expectancies
}

// Rating returns what an entry got in system number sys of Systems.
func (s *RatedSection) Rating(sys, entry int) Rating {
	if s.Choice.Family != USChess {
		return s.others[s.Member[entry]].Rating
	}
	o, before := s.Outcome(sys, entry), s.entrant(sys, entry).Before
	return Rating{Before: before, After: o.After, Games: o.Games, Score: o.Score, Post: o.Post, Floored: o.Floored,
		HasK: o.Formula == uschess.Standard, K: o.K, Expected: o.Expected, Bonus: o.Bonus,
		Young: [2]int{provisional(before), provisional(o.After)}}
}

// provisional returns the games behind a provisional rating, else 0.
func provisional(s Standing) int {
	if s.Provisional() {
		return s.Games
	}
	return 0
}

// Before returns the standing of an entry before the section, in system
// number sys of Systems.
func (s *RatedSection) Before(sys, entry int) Standing { return s.Rating(sys, entry).Before }

// Begun returns step 1 of an entry in system number sys of Systems, by US
// Chess rules.
func (s *RatedSection) Begun(sys, entry int) uschess.Start {
	return s.entrant(sys, entry).Start
}

func (s *RatedSection) entrant(sys, entry int) *uschess.Entrant {
	if s.abroad != nil {
		return &s.abroad[entry].Section.Entrants[0]
	}
	return &s.Results[sys].Section.Entrants[s.Member[entry]]
}

// Trace derives how an entry's rating came about by US Chess rules, with every
// opponent.
func (s *RatedSection) Trace(sys, entry int) uschess.Trace {
	if s.abroad != nil {
		return s.abroad[entry].Trace(0)
	}
	return s.Results[sys].Trace(s.Member[entry])
}

// Performance returns the performance rating of an entry in system number sys
// of Systems, and what it is: Plain, or AtLeast and AtMost for a bound; ok is
// false without a rated game.
func (s *RatedSection) Performance(p Performance, sys, entry int) (rating float64, mark Mark, ok bool) {
	met, score := s.met(sys, entry)
	if len(met) == 0 {
		return 0, Plain, false
	}
	rating, mark = PerformanceOf(p, met, score)
	return rating, mark, true
}

// met returns the opponents' ratings that a performance counts, and the points
// made against them.
func (s *RatedSection) met(sys, entry int) ([]float64, float64) {
	if s.Choice.Family != USChess {
		o := &s.others[s.Member[entry]]
		return o.met, o.Score
	}
	result, member := s.Results[sys], s.Member[entry]
	if s.abroad != nil {
		result, member = s.abroad[entry], 0
	}
	return result.Opponents(member), result.Outcomes[member].Score
}

// Cell returns the result of an entry in a round (from 1), with a blank cell
// of a round that was held as unpaired.
func (s *RatedSection) Cell(entry, round int) Result {
	results := s.Entries[entry].Results
	r := Result{}
	if round <= len(results) {
		r = results[round-1]
	}
	if r.Outcome == Blank && round <= s.Held {
		r.Outcome = Unpaired
	}
	return r
}

// Columns returns how many rounds the chart has: those of the section's plan,
// or more where results stand in them.
func (s *RatedSection) Columns() int {
	n := max(s.Rounds, s.Held)
	if n == 0 {
		for i := range s.Entries {
			n = max(n, len(s.Entries[i].Results))
		}
	}
	return n
}
