package ratingcore

import (
	"math"

	"wallchart/ratingcore/uschess"
)

// Verified is a section in one system, compared with the official post-ratings
// that its source carries.
type Verified struct {
	Section  int       // index into Rated.Sections
	System   int       // index into the section's Systems
	Verdicts []Verdict // of the entries that carry one, in row order
}

// Verdict is what Verify found for one entry.
type Verdict struct {
	Entry    int
	Official Official
	Before   Standing
	Ours     float64 // by what the source tells of the player; what explains the others is put in
	Exact    bool    // Ours is the official rating, as precisely as that is given
	Games    int     // behind our rating, where it differs from the official games; else 0
	Causes   []Cause // what would explain the difference, the most plausible first, none if nothing does; where Exact, the known floor it is held on
}

// CauseKind is a kind of fact that a crosstable does not show.
type CauseKind uint8

// The kinds of cause.
const (
	ByRounding CauseKind = iota // the ratings before are given without their decimals
	ByFloor                     // the rating is held on a floor
	ByRecord                    // every earlier game was won, or lost
	ByGames                     // the games behind the rating
	ByStart                     // the initial rating of a player without one
)

// Cause is a fact, not in the source, under which the official rating comes
// out. Which fields hold depends on the kind.
type Cause struct {
	Kind   CauseKind
	Floor  float64             // ByFloor: its height
	Floors []uschess.FloorKind // ByFloor: what it may be
	Streak uschess.Streak      // ByRecord
	Games  []int               // ByGames: the counts that fit, ascending; ByStart: the games of the initialization
	Start  [2]float64          // ByStart: the lowest and highest initial rating that fit, in whole points
}

// Verify compares the ratings of an event with the official ones that its
// source carries, section by section and system by system. Where they differ
// it looks for what a crosstable does not show: a floor, a record of wins or
// losses alone, the games behind an established rating, an initial rating.
//
// What explains one player is put in before the others are judged, for in
// step 5 everybody's opponents count at ratings that depend on it. Sections of
// the event that come later start from the official ratings of the earlier
// ones. By other than US Chess rules nothing is looked for.
func Verify(r *Rated) []Verified {
	var list []Verified
	plans := make([]plan, len(r.Sections))
	for i := range r.Sections {
		plans[i].start, plans[i].end = r.Sections[i].Start, r.Sections[i].End
	}
	later := map[chainKey]Standing{}
	for _, i := range order(plans) {
		s := &r.Sections[i]
		if s.Kind.Foreign() {
			continue
		}
		for k := range s.Systems {
			if v := verify(s, k, later); len(v) > 0 {
				list = append(list, Verified{Section: i, System: k, Verdicts: v})
			}
		}
	}
	return list
}

// chainKey is a player in a system, whose standing goes from section to
// section.
type chainKey struct {
	player int
	system System
}

// verify compares one section in one system. later holds the standings that
// earlier sections left, where these are official.
func verify(s *RatedSection, k int, later map[chainKey]Standing) []Verdict {
	if s.Choice.Family != USChess {
		return s.compare(k)
	}
	x := newSearch(s, k, later)
	if x.official {
		x.run()
	}
	x.hand(later)
	return x.verdicts()
}

// compare gives the verdicts of a section rated by other than US Chess rules.
func (s *RatedSection) compare(k int) (list []Verdict) {
	for i := range s.Entries {
		if o := s.Entries[i].official(s.Systems[k]); o != nil {
			g := s.Rating(k, i)
			v := Verdict{Entry: i, Official: *o, Before: g.Before, Ours: g.Post}
			v.Exact = g.After.Rated && o.meets(g.After.Rating)
			list = append(list, v)
		}
	}
	return list
}

// official returns the official rating of an entry in a system, or nil.
func (e *Entry) official(sys System) *Official {
	for i := range e.Official {
		if o := &e.Official[i]; o.System == sys && o.Rating > 0 {
			return o
		}
	}
	return nil
}

// whole says whether the rating is given without decimals.
func (o *Official) whole() bool { return o.Rating == math.Trunc(o.Rating) }

// meets says whether a rating is the official one: equal when shown, or within
// 0.01 where the official one has decimals.
func (o *Official) meets(rating float64) bool {
	if o.whole() {
		return uschess.Shown(rating) == o.Rating
	}
	return math.Abs(rating-o.Rating) <= 0.01+1e-9
}

// near says whether a rating is off by no more than the rounding of the
// ratings before the section may bring.
func (o *Official) near(rating float64) bool {
	return math.Abs(uschess.Shown(rating)-o.Rating) <= 1
}
