package uschess

import "math"

// PersonalFloor is the personal absolute floor (section 5).
func PersonalFloor(wins, draws, events int) float64 {
	return float64(min(150, 100+4*wins+2*draws+events))
}

// EarnedFloor is the floor from the highest established rating: 200 below it
// once rounded, then down to the hundred, from 1200 (before April 2010 from
// 1400) to 2100; 0 when the peak is too low for one (section 5).
func (r *Rules) EarnedFloor(peak float64) float64 {
	lowest := 1400.0
	if r.lowFloors {
		lowest = 1200
	}
	f := math.Floor((nearest(peak)-200)/100) * 100
	if f < lowest {
		return 0
	}
	return min(2100, f)
}

// Floor returns the floor that binds a player in a system, and which one it
// is. The counts of after are those with the section that is being rated;
// peak, title and granted floor bind only who had a rating before it
// (rating-notes 20 and 21).
func (r *Rules) Floor(s System, before, after *Standing, olm bool) (float64, FloorKind) {
	floor, kind := 100.0, FloorAbsolute
	if r.personal && !s.Online() {
		if f := PersonalFloor(after.Wins, after.Draws, after.Events); f > floor {
			floor, kind = f, FloorPersonal
		}
	}
	if !before.Rated {
		return floor, kind
	}
	if f := r.EarnedFloor(highest(before)); f > floor {
		floor, kind = f, FloorEarned
	}
	if olm && floor < 2200 && (s == Regular || r.Base != Text2025) {
		floor, kind = 2200, FloorTitle
	}
	if before.Floor > floor {
		floor, kind = before.Floor, FloorGranted
	}
	return floor, kind
}

// highest returns the highest established rating: the peak as given, and the
// rating itself where it is established; 0 when there is none.
func highest(s *Standing) float64 {
	if s.Established() {
		return max(s.Peak, s.Rating)
	}
	return s.Peak
}
