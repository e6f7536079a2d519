package ratingcore

import (
	"fmt"
	"math"

	"wallchart/ratingcore/icu"
	"wallchart/ratingcore/uschess"
)

const (
	article  = "ICU article"
	practice = "ICU practice"
)

// irish explains a rating by the ICU rules.
func (x *explainer) irish() {
	o := &x.s.Irish.Outcomes[x.s.Member[x.entry]]
	p := irish(&x.at, x.s.Start)
	if p.Kind != icu.Full {
		p.K = 0
	}
	x.enters(&p)
	switch {
	case p.Kind == icu.Foreign:
	case o.Games == 0:
		x.cite(article, Line{Words: "Byes and forfeits are not rated: all stays as it was."})
	case p.Kind == icu.Full:
		x.elo(o, &p)
	default:
		x.average(o, &p)
	}
}

// enters explains what a player brings.
func (x *explainer) enters(p *icu.Player) {
	x.step("How the player enters: " + map[icu.Kind]string{icu.Full: "with a full rating, of 20 games or more",
		icu.Provisional: "with a provisional rating, of fewer than 20 games", icu.Foreign: "with a fixed foreign rating", icu.Unrated: "unrated"}[p.Kind])
	if p.Kind == icu.Unrated {
		x.cite(practice, Line{Words: "No rating before: the performance in the event becomes the rating."})
		return
	}
	x.cite(article, Line{Symbol: "Ro", Words: "rating before the event", Value: p.Rating, Places: placesOf(p.Rating, inputPlaces)})
	switch p.Kind {
	case icu.Full:
		x.cite(practice, Line{Symbol: "K", Words: x.kWords(p), Value: p.K, Places: placesOf(p.K, 1)})
	case icu.Provisional:
		x.cite(article, Line{Symbol: "Go", Words: "rated games before", Value: float64(p.Games)})
	case icu.Foreign:
		x.cite(practice, Line{Words: "A foreign rating counts for the opponents and stays as it is."})
	}
}

func (x *explainer) kWords(p *icu.Player) string {
	switch {
	case x.at.Irish.K > 0:
		return "K-factor, as the roster gives it"
	case p.K == 16:
		return "K-factor: 16 from 2100 on"
	case p.K == 40:
		return "K-factor: 40 under the age of 21 at the start of the event"
	case p.K == 32:
		return "K-factor: 32 less than 8 years after joining"
	}
	return "K-factor: 24 where nothing else applies"
}

// iterated says what opponents without a full rating count as.
func (x *explainer) iterated() {
	n := x.s.Irish.Iterations
	words := fmt.Sprintf("Opponents without a full rating count at their own new ratings. These depend on each other and are computed in turn until none changes by 0.1: %d rounds", n[0])
	if n[1] > 0 {
		words += fmt.Sprintf(", and %d more after bonuses, with the winners at their raised ratings", n[1])
	}
	x.cite(practice, Line{Words: words + "."})
}

// met lists the games with the ratings that the expected score was computed
// from, in the order of the rounds.
func (x *explainer) met() []GameLine {
	list, numbers := x.s.gameLines(x.entry), newNumbering(x.s.Section)
	games := x.s.others[x.s.Member[x.entry]].games
	used := make([]bool, len(games))
	for i := range list {
		opponent := x.s.Member[numbers.entry(list[i].Number)]
		for j, g := range games {
			if g.opponent == opponent && !used[j] {
				list[i].Rating, list[i].Expected = g.rating, g.expected
				used[j] = true
				break
			}
		}
	}
	return list
}

// elo explains the rating of a full player.
func (x *explainer) elo(o *icu.Outcome, p *icu.Player) {
	x.step("The new rating")
	step := x.last()
	step.Games, step.Expects = x.met(), "e"
	for i := range step.Games {
		step.Sum += step.Games[i].Expected
	}
	x.iterated()
	x.cite(article, Line{Words: "e = 1 / (1 + 10^((Rating − Ro) / 400)), the expected score against each opponent."})
	x.cite(article, Line{Symbol: "A", Words: "points made", Value: o.Score, Places: 1})
	x.cite(article, Line{Symbol: "E", Words: "sum of the expected scores", Value: o.Expected, Places: sumPlaces})
	x.cite(article, Line{Symbol: "change", Words: "K times the points above expectation", Rule: "K × (A − E)",
		Filled: fmt.Sprintf("%s × (%s − %s)", trim(p.K, 1), trim(o.Score, 1), fixed(o.Expected, sumPlaces)), Value: o.Change, Places: ratingPlaces})
	l := Line{Symbol: "R", Words: "new rating", Rule: "Ro + change", Filled: trim(p.Rating, inputPlaces) + " " + signedTerm(o.Change, ratingPlaces), Value: o.New, Places: ratingPlaces}
	if o.Bonus > 0 {
		x.irishBonus(o, p)
		l.Rule += " + bonus"
		l.Filled += " + " + Whole(o.Bonus)
	} else {
		x.cite(practice, Line{Words: "No bonus: it takes K over 24, more than four games, a rating under 2100 before and after, a gain over 35, and a performance that bears it out."})
	}
	x.cite(article, l)
	x.rounded(article, o.New)
}

// irishBonus explains a bonus.
func (x *explainer) irishBonus(o *icu.Outcome, p *icu.Player) {
	l := Line{Symbol: "bonus", Words: "for a gain over 35 in more than four games, K over 24; rounded, and no further than to 2100 or the performance",
		Rule: "gain − (32 + 3 × (games − 4))", Filled: fmt.Sprintf("%s − (32 + 3 × (%d − 4))", fixed(o.Gain, ratingPlaces), o.Games), Value: o.Bonus}
	if p.K >= 40 {
		l.Words = "for a gain over 35 in more than four games; rounded, a quarter more for K 40, rounded again, and no further than to 2100 or the performance"
		l.Rule, l.Filled = "1.25 × round("+l.Rule+")", "1.25 × round("+l.Filled+")"
	}
	if o.Gain != o.Change {
		x.cite(practice, Line{Symbol: "gain", Words: "the change before the winners of bonuses were raised, which earns the bonus", Value: o.Gain, Places: ratingPlaces})
	}
	x.cite(practice, l)
}

// average explains the rating of a player without a full one.
func (x *explainer) average(o *icu.Outcome, p *icu.Player) {
	x.step("The performance, and with it the rating")
	step := x.last()
	step.Games = x.met()
	counted := 0
	for i, numbers := 0, newNumbering(x.s.Section); i < len(step.Games); i++ {
		g := &step.Games[i]
		g.Expected, g.Rating = math.NaN(), x.s.Irish.Values[x.s.Member[numbers.entry(g.Number)]]
		if g.Worth = g.Rating + 400*(2*g.Points-1); g.Counted() {
			step.Sum += g.Worth
			counted++
		}
	}
	if !o.Rated {
		x.cite(practice, Line{Words: "All opponents are without a value of their own, and so are theirs: the player cannot be rated."})
		return
	}
	x.iterated()
	x.cite(article, Line{Words: "Each opponent counts 400 more when beaten and 400 less when lost to. The result may differ from the sum of the table by less than 0.1, where the computing in turn stops."})
	x.cite(article, Line{Symbol: "Re", Words: "performance: average of the " + Count(counted, "game"), Rule: "sum / games",
		Filled: fmt.Sprintf("%s / %d", fixed(step.Sum, ratingPlaces), counted), Value: o.Event, Places: ratingPlaces})
	if p.Kind == icu.Provisional {
		x.cite(article, Line{Symbol: "R", Words: "averaged with the rating before, each with its games", Rule: "(Ro × Go + Re × Ge) / (Go + Ge)",
			Filled: fmt.Sprintf("(%s × %d + %s × %d) / (%d + %d)", trim(p.Rating, inputPlaces), p.Games, fixed(o.Event, ratingPlaces), o.Counted, p.Games, o.Counted),
			Value:  o.New, Places: ratingPlaces})
	}
	x.rounded(article, o.New)
}

// rounded tells what is stored.
func (x *explainer) rounded(source string, rating float64) {
	x.cite(source, Line{Symbol: "new", Words: "rounded, as it is stored", Value: uschess.Shown(rating)})
}
