package ratingcore

import "wallchart/ratingcore/uschess"

// Rated is an event with every rating that Rate computed. It refers to the
// event and never changes it.
type Rated struct {
	Event    *Event
	Start    Day    // first day of the event and its sections
	End      Day    // last day of the event and its sections
	Rules    string // the rules in words, "US Chess, July 2025, bonus multiplier 10"
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
	*Section                     // in a FIDE event abroad a copy, with an entry for each member
	Start, End Day               // the section's days, the event's where it has none
	Held       int               // rounds held: somebody has a game, a forfeit or a full bye in them
	Rules      uschess.Rules     // in force for this section
	Systems    []System          // rated in; empty when not rated
	Why        string            // where Systems come from: "G/60;d5 → 65 → Regular and Quick"
	Scores     []Points          // by entry: games, forfeits and byes
	Games      []int             // by entry: the row's own rated games
	Results    []*uschess.Result // by system of Systems: what the algorithm gave, one outcome a member
	Member     []int             // by entry: index into a result's outcomes; the rows of a re-entry share one

	players []Player
	abroad  []*uschess.Result // by entry, in a FIDE event abroad
	failed  bool
}

// Player returns the member of an entry.
func (s *RatedSection) Player(entry int) *Player { return &s.players[s.Entries[entry].Player] }

// Failed says whether an error kept the section from being rated.
func (s *RatedSection) Failed() bool { return s.failed }

// Outcome returns what system number sys of Systems gave for an entry.
func (s *RatedSection) Outcome(sys, entry int) *uschess.Outcome {
	return &s.Results[sys].Outcomes[s.Member[entry]]
}

// Before returns the standing of an entry before the section, in system
// number sys of Systems.
func (s *RatedSection) Before(sys, entry int) Standing {
	return s.entrant(sys, entry).Before
}

// Begun returns step 1 of an entry in system number sys of Systems.
func (s *RatedSection) Begun(sys, entry int) uschess.Start {
	return s.entrant(sys, entry).Start
}

func (s *RatedSection) entrant(sys, entry int) *uschess.Entrant {
	if s.abroad != nil {
		return &s.abroad[entry].Section.Entrants[0]
	}
	return &s.Results[sys].Section.Entrants[s.Member[entry]]
}

// Trace derives how an entry's rating came about, with every opponent.
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
	result, member := s.Results[sys], s.Member[entry]
	if s.abroad != nil {
		result, member = s.abroad[entry], 0
	}
	o := &result.Outcomes[member]
	if o.Games == 0 {
		return 0, Plain, false
	}
	rating, mark = PerformanceOf(p, result.Opponents(member), o.Score)
	return rating, mark, true
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
