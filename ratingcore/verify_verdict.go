package ratingcore

import "wallchart/ratingcore/uschess"

// verdicts tells of each entry with an official rating whether it comes out,
// and else what would explain it.
func (x *search) verdicts() (list []Verdict) {
	for i := range x.Entries {
		w := x.Entries[i].official(x.Systems[x.k])
		if w == nil {
			continue
		}
		m := x.Member[i]
		v := Verdict{Entry: i, Official: *w, Before: x.given[m].Before}
		o := &x.result.Outcomes[m]
		if x.holds(m) {
			o = x.against(m, x.given[m], x.middle)
		}
		v.Ours = o.Post
		started := x.started(m)
		switch v.Exact = w.meets(o.Post) && o.After.Rated && !x.holds(m) && !started; {
		case !v.Exact:
			v.Causes = x.causes(m, o)
		case o.Floored:
			v.Causes = []Cause{{Kind: ByFloor, Floor: o.Floor, Floors: []uschess.FloorKind{o.FloorKind}}}
		}
		if a := &o.After; a.Provisional() && w.Counted && a.Games != w.Games {
			v.Games = a.Games
		}
		list = append(list, v)
	}
	return list
}

// causes lists what explains a member's official rating, the most plausible
// first. o is the outcome without any of it.
func (x *search) causes(m int, o *uschess.Outcome) (list []Cause) {
	if x.started(m) {
		return []Cause{x.startCause(m)}
	}
	if x.near(m, o) {
		list = append(list, Cause{Kind: ByRounding})
	}
	floors := x.floors(m, o)
	floor := Cause{Kind: ByFloor, Floor: x.want[m].Rating, Floors: floors}
	// A floor granted to a player who is still provisional is rare.
	rare := len(floors) == 1 && floors[0] == uschess.FloorGranted
	if len(floors) > 0 && !rare {
		list = append(list, floor)
	}
	if !x.near(m, o) || x.holds(m) { // else facts that lead as near tell nothing
		list = append(list, x.fitting(m)...)
	}
	if rare {
		list = append(list, floor)
	}
	return list
}

// fitting lists the records and games counts under which the member comes out
// and as many others as with what was accepted.
func (x *search) fitting(m int) (list []Cause) {
	games := Cause{Kind: ByGames}
	for _, f := range x.facts(m) {
		if !x.comes(m, x.alone(m, f)) || x.gain(map[int]fact{m: f}) < 0 {
			continue
		}
		if f.counted {
			games.Games = append(games.Games, f.games)
		} else {
			list = append(list, Cause{Kind: ByRecord, Streak: f.streak})
		}
	}
	if len(games.Games) > 0 {
		list = append(list, games)
	}
	return list
}
