package uscf1994

import "math"

// Rules choose the system for provisional ratings.
type Rules struct {
	Proposed   bool // the system of sections 1.3 to 1.5; else the one current in 1994 (1.2)
	Improve    bool // proposed: never below the cumulative performance (1.5.3)
	Cumulative bool // proposed: the cumulative performance alone (1.5.4)
}

// Established is the number of rated games from which a rating is established.
const Established = 20

// Player is one player before an event.
type Player struct {
	Rated  bool
	Rating float64
	Games  int     // rated games behind the rating
	FIDE   float64 // FIDE rating, 0 for none: imputed to an unrated player (1.4.2)
	Age    int     // completed years, negative for not known
	Saved  []Saved // games on file: of an unrated player not rated yet (1.4.3), of a provisional one for 1.5.3 and 1.5.4
}

// Saved is a game on file: the opponent's rating, imputed where need was, and
// the points made.
type Saved struct{ Opponent, Score float64 }

// Game is one rated game, named once.
type Game struct {
	Player, Opponent int     // indexes of players
	Score            float64 // the player's: 1, ½ or 0
}

// Formula says how a rating was computed.
type Formula uint8

// The formulas.
const (
	NoGame      Formula = iota // nothing to rate
	Average                    // current: the mean of opponents ± 400, with the old rating for a provisional player
	Event                      // proposed: the event performance, closed form
	Provisional                // proposed: R + K(W − We) with the larger K
	Elo                        // the established formula
	OnFile                     // an unrated player's games are saved and not rated yet
)

// String returns the formula in words.
func (f Formula) String() string {
	return [...]string{"no game", "average of opponents ± 400", "event performance", "provisional, large K", "established", "on file"}[f]
}

// Outcome is what an event gave a player.
type Outcome struct {
	Formula   Formula
	Games     int     // m
	Score     float64 // W
	Imputed   float64 // unrated: what stood for the rating before the event was rated
	First     float64 // unrated: the rating of step 1
	Opponents []float64
	K         float64 // of formulas with one
	Expected  float64 // We, of formulas with one
	New       float64 // the rating after; of an unrated player on file the nominal one
	Rated     bool    // has a rating after
	NewGames  int
	Saved     []Saved // games on file after
}

// Rate rates an event. Unrated players come first, then provisional, then
// established ones; in the current system unrated players are rated once more
// before the last (sections 1.2 and 1.3).
func Rate(rules Rules, players []Player, games []Game) []Outcome {
	w := newWork(rules, players, games)
	steps := []func(int){w.unrated, w.provisional, w.again, w.established}
	for _, step := range steps {
		before := append([]float64(nil), w.value...)
		w.seen = before // a step sees the results of those before it, not its own
		for i := range players {
			step(i)
		}
	}
	return w.out
}

type work struct {
	rules   Rules
	players []Player
	met     [][]meeting
	value   []float64 // what each player counts as, as the steps go
	seen    []float64 // the same before the present step
	out     []Outcome
}

// meeting is a game seen from one player.
type meeting struct {
	opponent int
	score    float64
}

func newWork(rules Rules, players []Player, games []Game) *work {
	n := len(players)
	w := &work{rules: rules, players: players, met: make([][]meeting, n), value: make([]float64, n), out: make([]Outcome, n)}
	for _, g := range games {
		w.met[g.Player] = append(w.met[g.Player], meeting{g.Opponent, g.Score})
		w.met[g.Opponent] = append(w.met[g.Opponent], meeting{g.Player, 1 - g.Score})
	}
	for i := range players {
		p, o := &players[i], &w.out[i]
		o.Games = len(w.met[i])
		for _, g := range w.met[i] {
			o.Score += g.score
		}
		o.New, o.Rated, o.NewGames, o.Saved = p.Rating, p.Rated, p.Games, p.Saved
		w.value[i] = p.Rating
		if !p.Rated {
			o.Imputed = w.imputed(p)
			w.value[i] = o.Imputed
		}
	}
	return w
}

// imputed is what an unrated player counts as before being rated: 1000 in the
// current system (1.2), else by FIDE rating or age (1.4.2). Without either it
// is 1000 there too, which the report leaves open.
func (w *work) imputed(p *Player) float64 {
	switch {
	case !w.rules.Proposed:
		return 1000
	case p.FIDE > 0:
		return FromFIDE(p.FIDE)
	case p.Age >= 0:
		return FromAge(p.Age)
	}
	return 1000
}

// opponents returns the ratings that a player's opponents count as.
func (w *work) opponents(i int) []Saved {
	list := make([]Saved, len(w.met[i]))
	for j, g := range w.met[i] {
		list[j] = Saved{w.seen[g.opponent], g.score}
	}
	return list
}

// unrated is step 1.
func (w *work) unrated(i int) {
	p, o := &w.players[i], &w.out[i]
	if p.Rated || o.Games == 0 {
		return
	}
	all := append(append([]Saved(nil), p.Saved...), w.opponents(i)...)
	ratings, score := split(all)
	o.Opponents = ratings
	o.NewGames = len(all)
	if len(all) < 4 {
		o.Formula, o.Saved = OnFile, all // the opponents meet the imputed rating
		return
	}
	o.Formula = Event
	if w.rules.Proposed {
		o.New = Performance(ratings, score)
	} else {
		o.Formula, o.New = Average, average(raised(all))
	}
	if w.out[i].First == 0 {
		o.First = o.New
	}
	w.value[i] = o.New
	o.Rated = true
	if w.rules.Proposed && (score == 0 || score == float64(len(all))) {
		o.Formula, o.Rated, o.Saved = OnFile, false, all // nominal: rated again with the next event
	} else if w.rules.Proposed {
		o.Saved = all
	}
}

// again rates unrated players once more in the current system.
func (w *work) again(i int) {
	if !w.rules.Proposed {
		w.unrated(i)
	}
}

// raised counts a beaten opponent of 600 or less as 601 (section 1.2).
func raised(games []Saved) []Saved {
	for j := range games {
		if games[j].Score == 1 && games[j].Opponent <= 600 {
			games[j].Opponent = 601
		}
	}
	return games
}

// average is the mean of opponents + 400 for a win, − 400 for a loss.
func average(games []Saved) float64 {
	sum := 0.0
	for _, g := range games {
		sum += g.Opponent + 400*(2*g.Score-1)
	}
	return sum / float64(len(games))
}

func split(games []Saved) (ratings []float64, score float64) {
	for _, g := range games {
		ratings = append(ratings, g.Opponent)
		score += g.Score
	}
	return ratings, score
}

// provisional is step 2.
func (w *work) provisional(i int) {
	p, o := &w.players[i], &w.out[i]
	if !p.Rated || p.Games >= Established || o.Games == 0 {
		return
	}
	games := w.opponents(i)
	o.NewGames = p.Games + o.Games
	switch {
	case w.rules.Proposed:
		w.proposed(i, games)
	case p.Games >= 14 && o.Games >= 6:
		w.elo(i, games, establishedK(p.Rating))
	default:
		o.Formula = Average
		for j := range games {
			if games[j].Score == 1 && games[j].Opponent <= p.Rating-400 {
				games[j].Opponent = p.Rating - 399
			}
		}
		o.Opponents, _ = split(games)
		n, m := float64(p.Games), float64(o.Games)
		o.New = (p.Rating*n + average(games)*m) / (n + m)
	}
	w.value[i] = o.New
}

// proposed rates a provisional player by sections 1.5.1 to 1.5.4.
func (w *work) proposed(i int, games []Saved) {
	p, o := &w.players[i], &w.out[i]
	w.elo(i, games, K(p.Games, o.Games))
	o.Formula = Provisional
	all := append(append([]Saved(nil), p.Saved...), games...)
	o.Saved = all
	if !w.rules.Improve && !w.rules.Cumulative || len(all) != o.NewGames {
		return // without every game on file there is no cumulative performance
	}
	ratings, score := split(all)
	switch performance := Performance(ratings, score); {
	case w.rules.Cumulative && o.NewGames <= Established:
		o.Formula, o.New = Event, performance
	case w.rules.Improve:
		o.New = math.Max(o.New, performance)
	}
}

// established is the last step: players with 20 games or more.
func (w *work) established(i int) {
	p, o := &w.players[i], &w.out[i]
	if !p.Rated || p.Games < Established || o.Games == 0 {
		return
	}
	o.NewGames = p.Games + o.Games
	w.elo(i, w.opponents(i), establishedK(p.Rating))
	w.value[i] = o.New
}

// elo is R + K(W − We).
func (w *work) elo(i int, games []Saved, k float64) {
	p, o := &w.players[i], &w.out[i]
	ratings, score := split(games)
	o.Formula, o.K, o.Opponents = Elo, k, ratings
	o.Expected = Expected(p.Rating, ratings)
	o.New = p.Rating + k*(score-o.Expected)
}

// K is the K-factor of the proposed system after n games for an event of m:
// 600/(n + m − 1) up to 20 games, then 32 (section 1.5.2). It is not rounded.
func K(n, m int) float64 {
	if n+m > Established {
		return 32
	}
	return 600 / float64(n+m-1)
}

// establishedK is the K-factor of established players: 32, 24 from 2100, 16
// from 2400. The report prints 32 alone; the others are named by later
// documents as those of the time (rating-notes 27).
func establishedK(rating float64) float64 {
	switch {
	case rating >= 2400:
		return 16
	case rating >= 2100:
		return 24
	}
	return 32
}
