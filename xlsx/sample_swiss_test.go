package xlsx

import (
	"math"
	"slices"

	"wallchart/ratingcore"
)

// swiss plays a section of the sample: pairings by score, colors in turn, and
// results drawn by a fixed series of numbers. Players are counted from 0 in
// the order of the section, rounds from 1.
type swiss struct {
	name    string
	rounds  int
	seed    uint64
	players []int       // roster rows by pairing number
	half    map[int]int // the round in which a player has a half-point bye
	noShow  map[int]int // the round that a player forfeits
	leaves  map[int]int // the last round of a player who withdraws

	strength []float64
	table    []ratingcore.Entry
}

// play returns the section with all rounds.
func (s *swiss) play(e *ratingcore.Event) ratingcore.Section {
	for i, p := range s.players {
		s.table = append(s.table, ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: p, Results: make([]ratingcore.Result, s.rounds)})
		rating := e.Players[p].Standings[0].Rating
		if rating == 0 {
			rating = 1400 + float64(p)
		}
		s.strength = append(s.strength, rating)
	}
	for round := range s.rounds {
		s.playRound(round)
	}
	for i := range s.table {
		s.table[i].Total = scoreOf(s.table[i].Results)
	}
	return ratingcore.Section{Name: s.name, Rounds: s.rounds, Entries: s.table}
}

func (s *swiss) playRound(round int) {
	var field []int
	for i := range s.table {
		switch last, left := s.leaves[i]; {
		case s.half[i] == round+1:
			s.table[i].Results[round].Outcome = ratingcore.HalfBye
		case left && round+1 > last:
			s.table[i].Results[round].Outcome = ratingcore.Unpaired
		default:
			field = append(field, i)
		}
	}
	slices.SortStableFunc(field, func(a, b int) int { return int(s.score(b) - s.score(a)) })
	if len(field)%2 == 1 {
		field = s.giveBye(field, round)
	}
	pairs, ok := s.pair(field)
	if !ok {
		panic("no pairing without a repeated game")
	}
	for _, p := range pairs {
		s.game(p[0], p[1], round)
	}
}

func (s *swiss) score(i int) ratingcore.Points { return scoreOf(s.table[i].Results) }

// giveBye gives a full-point bye to the last who has had none.
func (s *swiss) giveBye(field []int, round int) []int {
	for at := len(field) - 1; ; at-- {
		results := s.table[field[at]].Results
		if !slices.ContainsFunc(results, func(r ratingcore.Result) bool { return r.Outcome == ratingcore.FullBye }) {
			results[round].Outcome = ratingcore.FullBye
			return slices.Delete(field, at, at+1)
		}
	}
}

// pair pairs the first with the middle of his score group, else with the
// nearest that leaves a pairing for the rest.
func (s *swiss) pair(field []int) ([][2]int, bool) {
	if len(field) == 0 {
		return nil, true
	}
	group := 1
	for group < len(field) && s.score(field[group]) == s.score(field[0]) {
		group++
	}
	order := upTo(1, len(field))
	middle := max(group/2, 1)
	slices.SortStableFunc(order, func(a, b int) int { return distance(a, middle) - distance(b, middle) })
	for _, at := range order {
		if s.met(field[0], field[at]) {
			continue
		}
		rest := slices.Delete(slices.Clone(field), at, at+1)[1:]
		if pairs, ok := s.pair(rest); ok {
			return append([][2]int{{field[0], field[at]}}, pairs...), true
		}
	}
	return nil, false
}

func distance(a, b int) int {
	if a < b {
		return b - a
	}
	return a - b
}

func (s *swiss) met(a, b int) bool {
	return slices.ContainsFunc(s.table[a].Results, func(r ratingcore.Result) bool { return int(r.Opponent) == b+1 })
}

// game plays a game, or lets the one who does not come forfeit.
func (s *swiss) game(a, b, round int) {
	w, l := a, b
	if s.whites(a) > s.whites(b) || s.whites(a) == s.whites(b) && (round+a)%2 == 1 {
		w, l = b, a
	}
	left, right := &s.table[w].Results[round], &s.table[l].Results[round]
	left.Opponent, right.Opponent = ratingcore.Number(l+1), ratingcore.Number(w+1)
	if s.noShow[w] == round+1 || s.noShow[l] == round+1 {
		left.Outcome, right.Outcome = ratingcore.ForfeitWin, ratingcore.ForfeitLoss
		if s.noShow[w] == round+1 {
			left.Outcome, right.Outcome = right.Outcome, left.Outcome
		}
		return
	}
	left.Color, right.Color = ratingcore.White, ratingcore.Black
	left.Outcome = s.result(s.strength[w] + 30 - s.strength[l])
	right.Outcome = mirror(left.Outcome)
}

func (s *swiss) whites(i int) int {
	sum := 0
	for _, r := range s.table[i].Results {
		sum += [...]int{0, 1, -1}[r.Color]
	}
	return sum
}

// result draws the result of a game from the difference in strength.
func (s *swiss) result(lead float64) ratingcore.Outcome {
	s.seed = s.seed*6364136223846793005 + 1442695040888963407
	u := float64(s.seed>>40) / (1 << 24)
	expected := 1 / (1 + math.Pow(10, -lead/400))
	draw := 0.36 * (1 - math.Abs(2*expected-1))
	switch {
	case u < expected-draw/2:
		return ratingcore.Win
	case u < expected+draw/2:
		return ratingcore.Draw
	}
	return ratingcore.Loss
}
