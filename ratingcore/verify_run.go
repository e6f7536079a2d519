package ratingcore

import (
	"cmp"
	"slices"
)

// The bounds that keep a search short, whatever the section.
const (
	maxTurns = 40  // of accepting what explains the most
	maxLeads = 150 // members on whom facts are tried for the sake of their opponents
	maxPairs = 40  // pairs of members who are tried together
)

// step is a set of facts that explains more than before.
type step struct {
	about map[int]fact
	gain  int
}

// run looks for facts twice, with initial ratings as they are and with those
// that explain more, and keeps what explains the most members with the fewest
// facts.
func (x *search) run() {
	if x.complete() {
		return
	}
	x.settle()
	plain, fits, held := slices.Clone(x.section.Entrants), x.rate(), x.held()
	copy(x.section.Entrants, x.given)
	x.rate()
	if x.begin() {
		x.settle()
		if n := x.rate(); n > fits || n == fits && x.held() < held {
			return
		}
	}
	copy(x.section.Entrants, plain)
	x.rate()
}

// settle accepts facts until no other explains more: first what makes a member
// himself come out; then what helps his opponents alone; then facts about two
// who met each other. It ends with taking back what is not needed.
func (x *search) settle() {
	for range maxTurns {
		if x.complete() || !x.accept(x.own()) && !x.accept(x.leads()) && !x.accept(x.pairs()) {
			break
		}
	}
	x.prune()
}

// held counts the facts that were accepted.
func (x *search) held() (n int) {
	for m := range x.given {
		n += b2i(x.holds(m) || x.started(m))
	}
	return n
}

// complete says whether every member fits.
func (x *search) complete() bool { return !slices.Contains(x.fits, false) }

// accept puts the best steps in that do not touch each other, and rates the
// section anew. It says whether there was one.
func (x *search) accept(steps []step) bool {
	slices.SortStableFunc(steps, func(a, b step) int { return cmp.Compare(b.gain, a.gain) })
	touched := map[int]bool{}
	for _, s := range steps {
		if x.touches(s, touched) {
			continue
		}
		for m, f := range s.about {
			x.section.Entrants[m] = f.with(x.given[m])
			touched[m] = true
			for _, opp := range x.met[m] {
				touched[int(opp)] = true
			}
		}
	}
	if len(steps) > 0 {
		x.rate()
	}
	return len(steps) > 0
}

func (x *search) touches(s step, touched map[int]bool) bool {
	for m := range s.about {
		if touched[m] || slices.ContainsFunc(x.met[m], func(opp int32) bool { return touched[int(opp)] }) {
			return true
		}
	}
	return false
}

// own returns for each member who does not fit the fact that makes him fit and
// explains the most.
func (x *search) own() (steps []step) {
	for m := range x.fits {
		if x.fits[m] {
			continue
		}
		best := step{}
		for _, f := range x.facts(m) {
			if !x.comes(m, x.alone(m, f)) {
				continue
			}
			x.try(&best, map[int]fact{m: f})
		}
		if best.gain > 0 {
			steps = append(steps, best)
		}
	}
	return steps
}

// try takes facts for the best step if they explain more than it does.
func (x *search) try(best *step, about map[int]fact) {
	if gain := x.gain(about); gain > best.gain {
		*best = step{about, gain}
	}
}

// leads returns facts about members that explain others: of those who do not
// fit themselves, and of those who met one who does not.
func (x *search) leads() (steps []step) {
	tried := 0
	for m := range x.fits {
		if x.fits[m] && !slices.ContainsFunc(x.met[m], func(opp int32) bool { return !x.fits[opp] }) {
			continue
		}
		if tried++; tried > maxLeads {
			break
		}
		best := step{}
		for _, f := range x.facts(m) {
			x.try(&best, map[int]fact{m: f})
		}
		if best.gain > 0 {
			steps = append(steps, best)
		}
	}
	return steps
}

// pairs returns facts about two members who met and do not fit, under which
// both do.
func (x *search) pairs() (steps []step) {
	tried := 0
	for a := range x.fits {
		for _, opp := range x.met[a] {
			b := int(opp)
			if x.fits[a] || x.fits[b] || b < a {
				continue
			}
			if tried++; tried > maxPairs {
				return steps
			}
			if s := x.pair(a, b); s.gain > 0 {
				steps = append(steps, s)
			}
		}
	}
	return steps
}

func (x *search) pair(a, b int) (best step) {
	for _, f := range x.facts(a) {
		for _, g := range x.facts(b) {
			x.try(&best, map[int]fact{a: f, b: g})
		}
	}
	return best
}

// prune takes back the facts without which as many fit.
func (x *search) prune() {
	for m := range x.given {
		if !x.holds(m) {
			continue
		}
		kept := x.section.Entrants[m]
		if x.gain(map[int]fact{m: x.source(m)}) >= 0 {
			x.section.Entrants[m] = x.given[m]
			x.rate()
			if !x.fits[m] {
				x.section.Entrants[m] = kept
				x.rate()
			}
		}
	}
}

// source is what the source itself says of a member.
func (x *search) source(m int) fact {
	s := &x.given[m].Start
	return fact{streak: s.Streak, games: s.N, counted: s.Counted}
}

// holds says whether a fact about the member was accepted.
func (x *search) holds(m int) bool {
	a, b := &x.section.Entrants[m].Start, &x.given[m].Start
	return b.Rated && (a.Streak != b.Streak || a.Counted != b.Counted || a.N != b.N)
}
