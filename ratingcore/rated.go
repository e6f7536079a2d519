package ratingcore

import "wallchart/ratingcore/uschess"

// Rated is an event with every rating that Rate computed. It refers to the
// event and never changes it.
type Rated struct {
	Event    *Event
	Start    Day    // first day of the event and its sections
	End      Day    // last day of the event and its sections
	Rules    string // the rules in words, "US Chess, July 2025" …
	Sections []RatedSection
	After    []Player  // the roster with standings advanced, by roster index
	Problems []Problem // of reading, checking and rating: section by section, errors first within each
}

// RatedSection is one section with its ratings.
type RatedSection struct {
	*Section
	Start, End Day              // the section's days, the event's where it has none
	Held       int              // rounds held: somebody has a game, a forfeit or a full bye in them
	Rules      uschess.Rules    // in force for this section
	Systems    []System         // rated in; empty when not rated
	Why        string           // where Systems come from: "G/60;d5 → 65 → Regular and Quick"
	Scores     []Points         // by entry: games, forfeits and byes
	Games      []int            // by entry: the row's own rated games
	Results    []uschess.Result // by system of Systems: what the algorithm gave, one outcome a member
	Member     []int            // by entry: index into a Result's outcomes; the rows of a re-entry share one
}

// Failed says whether an error kept the section from being rated.
func (s *RatedSection) Failed() bool { return false }

// Outcome returns what system number sys of Systems gave for an entry, and
// the step-1 start it was computed from. It is nil where the section was not
// rated.
func (s *RatedSection) Outcome(sys, entry int) *uschess.Outcome {
	return &s.Results[sys].Outcomes[s.Member[entry]]
}
