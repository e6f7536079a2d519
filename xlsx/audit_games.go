package xlsx

import (
	"fmt"

	"wallchart/ratingcore"
)

// auditGame is a rated game of a member, as the chart has it.
type auditGame struct {
	round    int
	own      ratingcore.Number // the member's row, for a re-entry has two
	opponent ratingcore.Number
	rival    int // member, -1 for one who has no row
	name     string
	result   string
	points   float64
}

// auditGames lists the rated games of every member of a section, in the order
// in which they were rated.
func auditGames(s *ratingcore.RatedSection) [][]auditGame {
	members := 0
	for _, m := range s.Member {
		members = max(members, m+1)
	}
	list := make([][]auditGame, members)
	if s.Kind.Foreign() {
		for i := range s.Entries {
			list[s.Member[i]] = abroadGames(s, i)
		}
		return list
	}
	row := make(map[ratingcore.Number]int, len(s.Entries))
	for i := range s.Entries {
		row[s.Entries[i].Number] = i
	}
	for i := range s.Entries {
		e, m := &s.Entries[i], s.Member[i]
		for round := range e.Results {
			g := &e.Results[round]
			if !g.Outcome.Played() {
				continue
			}
			at := row[g.Opponent]
			list[m] = append(list[m], auditGame{round: round + 1, own: e.Number, opponent: g.Opponent, rival: s.Member[at],
				name: s.Player(at).Name, result: g.String(), points: float64(g.Outcome.Points()) / 2})
		}
	}
	return list
}

// abroadGames lists the games of a FIDE event abroad that count.
func abroadGames(s *ratingcore.RatedSection, entry int) (list []auditGame) {
	for _, g := range s.GamesOf(entry) {
		if g.FIDE > 0 {
			list = append(list, auditGame{rival: -1, name: fmt.Sprintf("%s (FIDE %g)", g.Opponent, g.FIDE), points: float64(g.Points) / 2})
		}
	}
	return list
}

// mirror returns which game of the opponent's is this one, or -1.
func (g *auditGame) mirror(rival []auditGame) int {
	for i := range rival {
		if h := &rival[i]; h.round == g.round && h.own == g.opponent && h.opponent == g.own {
			return i
		}
	}
	return -1
}
