package uschess

import "math"

// We is the standard winning expectancy of a player against an opponent, by
// ratings (section 4.2).
func We(r, opponent float64) float64 {
	q := Power(r)
	return q / (q + Power(opponent))
}

// PWe is the provisional winning expectancy (section 4.1).
func PWe(r, opponent float64) float64 {
	switch d := r - opponent; {
	case d <= -reach:
		return 0
	case d >= reach:
		return 1
	default:
		return 0.5 + d/(2*reach)
	}
}

// KFactor returns K for effective games N' and m games (section 4.2).
func KFactor(neff float64, m int) float64 { return 800 / (neff + float64(m)) }

// reduction is the share of K that is left above 2200 in a dual-rated section.
func reduction(r0 float64) float64 {
	if r0 >= 2500 {
		return 0.25
	}
	return 6.5 - float64(0.0025*r0)
}

// kFactor returns K for an entrant with N' effective games, and whether it is
// reduced: above 2200 in a dual-rated section, Regular side (section 4.2).
func (s *Section) kFactor(st *Start, neff float64, m int) (k float64, reduced bool) {
	if s.ReducesK() && st.R0 > 2200 {
		return 800 * reduction(st.R0) / (neff + float64(m)), true
	}
	return KFactor(neff, m), false
}

// threshold returns B·√m', which a change must exceed to earn a bonus;
// three games count as four (section 4.2).
func (r *Rules) threshold(m int) float64 { return float64(r.Bonus * math.Sqrt(float64(max(m, 4)))) }

// earnsBonus says whether the games admit a bonus: at least three, nobody met
// more than twice, nor twice in just three games; never between the two
// players of a match (sections 4.2 and 7; rating-notes 14 and 23).
func (s *Section) earnsBonus(games []Game) bool {
	m := len(games)
	if m < 3 || s.Match && len(s.Entrants) == 2 {
		return false
	}
	most := 2
	if m == 3 {
		most = 1
	}
	// A quick look first: without two games in one bit nobody was met twice.
	var seen uint64
	for i := range games {
		bit := uint64(1) << (uint32(games[i].Opponent) & 63)
		if seen&bit != 0 {
			return meetings(games) <= most
		}
		seen |= bit
	}
	return true
}

// meetings returns how often the opponent met most often was met.
func meetings(games []Game) int {
	most := 0
	if len(games) > 64 {
		count := make(map[int32]int, len(games))
		for i := range games {
			count[games[i].Opponent]++
			most = max(most, count[games[i].Opponent])
		}
		return most
	}
	for i := range games {
		n := 1
		for j := range i {
			if games[j].Opponent == games[i].Opponent {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}

// standard returns the rating that a score and an expectation lead to by the
// standard formula, before the 100, and the bonus in it (section 4.2).
func standard(o *Outcome, expected float64, eligible bool) (r, bonus float64) {
	change := float64(o.K * (o.Score - expected))
	if eligible && change > o.Threshold {
		bonus = change - o.Threshold
	}
	return o.R0 + change + bonus, bonus
}
