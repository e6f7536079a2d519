// Package icu rates an event by the formulae of the Irish Chess Union, numbers
// only: Elo for players with full ratings, weighted performances for
// provisional ones (M. Orr, "Basic Rating Formulae", 2012), and what a real
// event needs beyond that article: K-factors, foreign and unrated players,
// iteration and bonuses, all of it public practice of the Union
// (rating-notes 26).
//
// Powers are those of package math: results are the same on every machine to
// far more places than the whole number that the Union publishes, but not to
// the last bit.
package icu

import "math"

// Kind is how a player enters an event.
type Kind uint8

// The kinds of player.
const (
	Full        Kind = iota // 20 rated games or more: Elo with a K-factor
	Provisional             // fewer games: weighted performance
	Foreign                 // a rating of another federation, which stays fixed
	Unrated                 // no rating: the performance becomes the rating
)

// String returns the kind in words.
func (k Kind) String() string { return [...]string{"full", "provisional", "foreign", "unrated"}[k] }

// Player is one player before the event.
type Player struct {
	Kind   Kind
	Rating float64 // of all kinds but Unrated
	K      float64 // K-factor of a full rating
	Games  int     // rated games behind a provisional rating
}

// Game is one rated game, named once.
type Game struct {
	Player, Opponent int     // indexes of players
	Score            float64 // the player's: 1, ½ or 0
}

// Outcome is what an event gave a player.
type Outcome struct {
	Games       int       // games played
	Counted     int       // those against opponents with a value, which the performance counts
	Score       float64   // A, points made in all games
	Expected    float64   // E, from the opponents' values when it was last computed
	Event       float64   // Re: the average of opponents ± 400 in the event alone
	Performance float64   // Event; for a provisional player weighted with the old rating
	Change      float64   // K × (A − E) of a full rating
	Met         []Meeting // the games with the values that Expected was computed from
	Gain        float64   // the Change before bonuses, which earns one
	Bonus       float64   // points added to a full rating
	New         float64   // the rating after, not rounded; meaningless unless Rated
	NewGames    int       // games behind a provisional rating after
	Rated       bool      // has a rating after: false for players connected only to each other
}

// Meeting is a game seen from one player.
type Meeting struct {
	Opponent int     // index of players
	Score    float64 // points made
	Value    float64 // what the opponent counted as; NaN for none, and the game was left out
}

// Result is a rated event.
type Result struct {
	Outcomes   []Outcome
	Values     []float64 // at which each player last counted as an opponent; NaN for none
	Iterations [2]int    // rounds until the values stood still, before and after bonuses
}

// Expect is e, the expected score of a player against an opponent. The
// article's formula has lost a minus sign, as its own example shows.
func Expect(player, opponent float64) float64 {
	return 1 / (1 + math.Pow(10, (opponent-player)/400))
}

// Shown returns a rating as it is published, rounded to the nearest integer.
func Shown(rating float64) float64 { return math.Floor(rating + 0.5) }

// Rate rates an event. Opponents without a full rating count at what they are
// worth at the end of the event, which is found by iteration.
func Rate(players []Player, games []Game) *Result {
	w := newWork(players, games)
	w.result.Iterations[0] = w.iterate()
	for i := range players {
		w.expect(i)
	}
	if w.bonuses() {
		for i := range players {
			w.expect(i)
		}
		w.result.Iterations[1] = w.iterate()
	}
	for i := range players {
		w.finish(i)
	}
	return w.result
}

// work is the state of Rate.
type work struct {
	players []Player
	values  []float64 // at which players count as opponents; NaN for none
	result  *Result
}

func newWork(players []Player, games []Game) *work {
	n := len(players)
	w := &work{players: players, values: make([]float64, n),
		result: &Result{Outcomes: make([]Outcome, n)}}
	for _, g := range games {
		a, b := &w.result.Outcomes[g.Player], &w.result.Outcomes[g.Opponent]
		a.Met = append(a.Met, Meeting{g.Opponent, g.Score, math.NaN()})
		b.Met = append(b.Met, Meeting{g.Player, 1 - g.Score, math.NaN()})
	}
	for i := range players {
		o := &w.result.Outcomes[i]
		o.Performance, o.Event = math.NaN(), math.NaN()
		o.Games = len(o.Met)
		for _, m := range o.Met {
			o.Score += m.Score
		}
		w.values[i] = math.NaN()
		if w.fixed(i) {
			w.values[i] = players[i].Rating
		}
	}
	w.result.Values = w.values
	return w
}

// fixed says whether a player counts at the rating before the event.
func (w *work) fixed(i int) bool { return w.players[i].Kind == Full || w.players[i].Kind == Foreign }

// expect computes the expected score of a player from the opponents' values,
// and the rating of a full player. A player with a bonus then counts at the
// new rating at once, so that the order of players matters.
func (w *work) expect(i int) {
	p, o := &w.players[i], &w.result.Outcomes[i]
	own := w.values[i]
	if w.fixed(i) {
		own = p.Rating
	}
	o.Expected = 0
	if math.IsNaN(own) {
		return
	}
	for j := range o.Met {
		m := &o.Met[j]
		if m.Value = w.values[m.Opponent]; !math.IsNaN(m.Value) {
			o.Expected += Expect(own, m.Value)
		}
	}
	if p.Kind != Full {
		return
	}
	o.Change = p.K * (o.Score - o.Expected)
	o.New = p.Rating + o.Change + o.Bonus
	if o.Bonus > 0 {
		w.values[i] = o.New
	}
}

// finish settles the rating after of the other kinds.
func (w *work) finish(i int) {
	p, o := &w.players[i], &w.result.Outcomes[i]
	o.Rated = !math.IsNaN(w.values[i])
	switch p.Kind {
	case Foreign:
		o.New = p.Rating
	case Provisional, Unrated:
		o.New = w.values[i]
		o.NewGames = p.Games + o.Counted
	}
}
