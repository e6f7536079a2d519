package ratingcore

import (
	"math"
	"slices"

	"wallchart/ratingcore/uschess"
)

// search looks for the hidden facts of one section in one system.
type search struct {
	*RatedSection
	k        int
	official bool              // somebody has an official rating
	section  *uschess.Section  // with the facts accepted so far
	result   *uschess.Result   // of section
	given    []uschess.Entrant // as the source has it, by member
	want     []*Official       // by member, nil for none
	met      [][]int32         // by member: the opponents, each once
	fits     []bool            // by member: nothing is left to explain
	rounded  bool              // the ratings before have lost their decimals
	trial    trial
}

func newSearch(s *RatedSection, k int, later map[chainKey]Standing) *search {
	u := *s.Results[k].Section
	u.Entrants = slices.Clone(u.Entrants)
	n := len(u.Entrants)
	x := &search{RatedSection: s, k: k, section: &u, want: make([]*Official, n), met: make([][]int32, n), fits: make([]bool, n)}
	for i := range s.Entries {
		m := s.Member[i]
		if st, ok := later[chainKey{s.Entries[i].Player, s.Systems[k]}]; ok {
			u.Entrants[m].Before, u.Entrants[m].Start = st, begun(st)
		}
		if o := s.Entries[i].official(s.Systems[k]); o != nil && x.want[m] == nil {
			x.want[m], x.official = o, true
		}
	}
	for m := range u.Entrants {
		for _, g := range u.Entrants[m].Games {
			if !slices.Contains(x.met[m], g.Opponent) {
				x.met[m] = append(x.met[m], g.Opponent)
			}
		}
	}
	x.given = slices.Clone(u.Entrants)
	x.rounded = u.Rules.Store(100, 100.5) == 100.5 && allWhole(u.Entrants)
	x.rate()
	return x
}

// begun is step 1 of a player with a rating.
func begun(s Standing) uschess.Start {
	return uschess.Start{R0: s.Rating, N: s.Games, Counted: s.Counted, Rated: true, Streak: s.Streak}
}

// allWhole says whether no rating before the section has decimals.
func allWhole(list []uschess.Entrant) bool {
	for i := range list {
		if r := list[i].Before.Rating; r != math.Trunc(r) {
			return false
		}
	}
	return true
}

// rate rates the section with the facts accepted so far, and returns how many
// members fit.
func (x *search) rate() (fits int) {
	x.result = uschess.Rate(x.section)
	for m := range x.fits {
		if x.fits[m] = x.fit(m, &x.result.Outcomes[m]); x.fits[m] {
			fits++
		}
	}
	return fits
}

// fit says whether an outcome leaves nothing to explain.
func (x *search) fit(m int, o *uschess.Outcome) bool {
	return x.comes(m, o) || len(x.floors(m, o)) > 0
}

// comes says whether an outcome is the official rating, or as near as the
// ratings before allow.
func (x *search) comes(m int, o *uschess.Outcome) bool {
	w := x.want[m]
	return w == nil || w.meets(o.Post) || x.near(m, o)
}

// near says whether the difference may come from ratings before the section
// that have lost their decimals.
func (x *search) near(m int, o *uschess.Outcome) bool {
	w := x.want[m]
	return x.rounded && w.whole() && w.near(o.Post)
}

// floors returns the floors that an official rating may be held on where the
// outcome is under it. The personal one may be above the rating before, for
// it rises with this section; all others were in force before.
func (x *search) floors(m int, o *uschess.Outcome) (list []uschess.FloorKind) {
	w, before := x.want[m], &x.given[m].Before
	r := o.Raw
	if x.section.Match {
		r = o.Clipped
	}
	if !w.whole() || o.Games == 0 || !before.Rated || r >= w.Rating || o.Floor >= w.Rating {
		return nil
	}
	if w.Rating <= x.highestPersonal() {
		return []uschess.FloorKind{uschess.FloorPersonal}
	}
	if uschess.Shown(before.Rating) < w.Rating || math.Mod(w.Rating, 100) != 0 || w.Rating > 2200 {
		return nil
	}
	if before.Established() && x.section.Rules.EarnedFloor(w.Rating+200) == w.Rating {
		list = append(list, uschess.FloorEarned)
	}
	if before.Established() && w.Rating == 2200 {
		list = append(list, uschess.FloorTitle)
	}
	return append(list, uschess.FloorGranted)
}

// highestPersonal returns the highest personal floor of the system, 100 where
// there is none.
func (x *search) highestPersonal() float64 {
	most := Standing{Wins: 100}
	f, _ := x.section.Rules.Floor(x.section.System, &Standing{}, &most, false)
	return f
}

// hand gives the standings to later sections: with the official rating where
// there is one.
func (x *search) hand(later map[chainKey]Standing) {
	for i := range x.Entries {
		m := x.Member[i]
		o := &x.result.Outcomes[m]
		if w := x.want[m]; w != nil && o.Games > 0 {
			st := o.After
			if st.Rating = w.Rating; w.meets(o.Post) {
				st.Rating = o.Post
			}
			later[chainKey{x.Entries[i].Player, x.Systems[x.k]}] = st
		}
	}
}
