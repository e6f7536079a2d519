package ratingcore

import "wallchart/ratingcore/uschess"

// System is a rating system in which a player can have a rating: the six of
// US Chess, with the same numbers as in package uschess, and the Irish one.
type System uint8

// The systems.
const (
	Regular       = System(uschess.Regular)
	Quick         = System(uschess.Quick)
	Blitz         = System(uschess.Blitz)
	OnlineRegular = System(uschess.OnlineRegular)
	OnlineQuick   = System(uschess.OnlineQuick)
	OnlineBlitz   = System(uschess.OnlineBlitz)
	ICU           = System(uschess.Systems) // of the Irish Chess Union

	Systems = uschess.Systems + 1 // how many there are
)

// String returns the code used in workbooks and results: R, Q, B, OR, OQ, OB
// or ICU.
func (s System) String() string {
	if s == ICU {
		return "ICU"
	}
	return uschess.System(s).String()
}

// Name returns the system's name in words: "Regular", "Online Blitz", "ICU".
func (s System) Name() string {
	if s == ICU {
		return "ICU"
	}
	return uschess.System(s).Name()
}

// Online says whether the system rates games played over the internet.
func (s System) Online() bool { return s != ICU && uschess.System(s).Online() }

// SystemOf returns the system with a code in capitals; ok is false when there
// is none.
func SystemOf(code string) (s System, ok bool) {
	if code == "ICU" {
		return ICU, true
	}
	us, ok := uschess.SystemOf(code)
	return System(us), ok
}

// systemsOf gives the systems of US Chess their names here.
func systemsOf(list []uschess.System) []System {
	var out []System
	for _, s := range list {
		out = append(out, System(s))
	}
	return out
}

// usChess returns the standings in the six systems of US Chess.
func (p *Player) usChess() *[uschess.Systems]Standing {
	return (*[uschess.Systems]Standing)(p.Standings[:uschess.Systems])
}
