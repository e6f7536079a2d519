package ratingcore

import (
	"fmt"
	"math"

	"wallchart/ratingcore/uscf1994"
)

// report cites a section of the 1994 report.
func (x *explainer) report(section string, l Line) { x.cite("1994 report, "+section, l) }

// committee explains a rating by the rules of the 1994 report.
func (x *explainer) committee() {
	o := &x.s.Report[x.s.Member[x.entry]]
	x.carries(o)
	if o.Games == 0 {
		x.report("1.2", Line{Words: "Byes and forfeits are not rated: all stays as it was."})
		return
	}
	x.step("The new rating: " + o.Formula.String())
	x.last().Games = x.met()
	switch o.Formula {
	case uscf1994.Average:
		x.mean(o)
	case uscf1994.Event:
		x.closed(o)
	case uscf1994.OnFile:
		x.onFile(o)
		return
	default:
		x.elo1994(o)
	}
	x.rounded("1994 report, 1", o.New)
}

// carries explains what a player brings.
func (x *explainer) carries(o *uscf1994.Outcome) {
	x.step("How the player enters")
	before := x.at.Standings[Regular]
	if !before.Rated {
		words := "unrated: counts as this until rated"
		if x.s.Choice.Family == Committee1994New {
			words = "unrated: counts as this until rated, by FIDE rating, else by age, else 1000"
		}
		x.report(x.pick("1.2", "1.4.2"), Line{Symbol: "imputed", Words: words, Value: o.Imputed, Places: placesOf(o.Imputed, ratingPlaces)})
		return
	}
	x.report("1.2", Line{Symbol: "R", Words: "rating before the event", Value: before.Rating, Places: placesOf(before.Rating, inputPlaces)})
	if before.Counted {
		x.report("1.2", Line{Symbol: "N", Words: "rated games before; established from 20 on", Value: float64(before.Games)})
	} else {
		x.report("1.2", Line{Words: "The games before are not known: taken to be established, 20 or more."})
	}
}

// pick chooses by the system: current or proposed.
func (x *explainer) pick(current, proposed string) string {
	if x.s.Choice.Family == Committee1994New {
		return proposed
	}
	return current
}

// mean explains the average of the current system.
func (x *explainer) mean(o *uscf1994.Outcome) {
	step, before := x.last(), x.at.Standings[Regular]
	for i := range step.Games {
		g := &step.Games[i]
		if !before.Rated && g.Points == 1 && g.Rating <= 600 {
			g.Rating = 601
		}
		g.Worth = g.Rating + 400*(2*g.Points-1)
		step.Sum += g.Worth
	}
	x.report("1.2", Line{Words: "Each opponent counts 400 more when beaten and 400 less when lost to; rated players at what they have, unrated and provisional ones as the steps have rated them so far. A beaten opponent who is 400 or more below a provisional player counts as 399 below; one of 600 or less beaten by an unrated player counts as 601."})
	sum, games := step.Sum, o.Games
	if !before.Rated && len(o.Saved) > 0 {
		earlier := 0.0
		for _, g := range o.Saved {
			if g.Score == 1 && g.Opponent <= 600 {
				g.Opponent = 601
			}
			earlier += g.Opponent + 400*(2*g.Score-1)
		}
		x.report("1.2", Line{Symbol: "file", Words: fmt.Sprintf("the same sum of the %s kept on file from before", Count(len(o.Saved), "game")), Value: earlier, Places: ratingPlaces})
		sum, games = sum+earlier, games+len(o.Saved)
	}
	l := Line{Symbol: "new R", Words: "average of the games", Rule: "sum / games", Filled: fmt.Sprintf("%s / %d", fixed(sum, ratingPlaces), games), Value: o.New, Places: ratingPlaces}
	if before.Rated {
		l.Words, l.Rule = "average with the rating before, by games", "(R × N + sum) / (N + games)"
		l.Filled = fmt.Sprintf("(%s × %d + %s) / (%d + %d)", trim(before.Rating, inputPlaces), before.Games, fixed(sum, ratingPlaces), before.Games, games)
	}
	x.report("1.2", l)
}

// closed explains the closed-form event performance of the proposed system,
// over the games on file too.
func (x *explainer) closed(o *uscf1994.Outcome) {
	step, n := x.last(), len(o.Saved)
	sum, w := 0.0, 0.0
	for _, g := range o.Saved {
		sum += g.Opponent
		w += g.Score
	}
	m := float64(n)
	guess := sum/m + 400*(2*w-m)/m
	var a, b, c float64
	for _, g := range o.Saved {
		p := uscf1994.Expect(guess, g.Opponent)
		a += p
		b += float64(p * (1 - p))
		c += float64(float64(p*(1-p)) * (1 - 2*p))
	}
	step.Expects = "P"
	for i := range step.Games {
		g := &step.Games[i]
		g.Expected = uscf1994.Expect(guess, g.Rating)
		step.Sum += g.Expected
	}
	if n > len(step.Games) {
		x.report("1.4.3", Line{Words: fmt.Sprintf("With the %s on file from before, whose opponents are in the sums below.", Count(n-len(step.Games), "game"))})
	}
	x.report("4", Line{Symbol: "W", Words: "points made in n = " + Count(n, "game"), Value: w, Places: 1})
	x.report("4", Line{Symbol: "Rg", Words: "first guess: average of the opponents, 400 times the share won less lost", Rule: "sum / n + 400 × (2 × W − n) / n",
		Filled: fmt.Sprintf("%s / %d + 400 × (2 × %s − %d) / %d", trim(sum, inputPlaces), n, trim(w, 1), n, n), Value: guess, Places: inputPlaces})
	x.report("4", Line{Words: "P = 1 / (1 + 10^((Rating − Rg) / 400)), the expectancy of a player of Rg against each opponent."})
	x.report("4", Line{Symbol: "a", Words: "sum of P", Value: a, Places: sumPlaces})
	x.report("4", Line{Symbol: "b", Words: "sum of P × (1 − P)", Value: b, Places: sumPlaces})
	x.report("4", Line{Symbol: "c", Words: "sum of P × (1 − P) × (1 − 2 × P)", Value: c, Places: sumPlaces})
	x.report("4", closedLine(o.New, w, [4]float64{guess, a, b, c}))
}

// closedLine is the last line of the closed form, from Rg, a, b and c.
func closedLine(result, w float64, v [4]float64) Line {
	l := Line{Symbol: "Rp", Words: "event performance rating", Value: result, Places: ratingPlaces}
	guess, a, b, c := fixed(v[0], inputPlaces), fixed(v[1], sumPlaces), fixed(v[2], sumPlaces), fixed(v[3], sumPlaces)
	if v[2]*v[2]+2*v[3]*(w-v[1]) <= 0 {
		l.Rule, l.Filled = "Rg − 173.7178 × b / c", fmt.Sprintf("%s − 173.7178 × %s / (%s)", guess, b, c)
		return l
	}
	l.Rule = "Rg + 173.7178 × 2 × (W − a) / (√(b² + 2 × c × (W − a)) + b)"
	l.Filled = fmt.Sprintf("%s + 173.7178 × 2 × (%s − %s) / (√(%s² + 2 × (%s) × (%s − %s)) + %s)", guess, trim(w, 1), a, b, c, trim(w, 1), a, b)
	return l
}

// onFile explains why a player is not rated yet.
func (x *explainer) onFile(o *uscf1994.Outcome) {
	for i := range x.last().Games {
		x.last().Games[i].Expected = math.NaN()
	}
	are := "are"
	if len(o.Saved) == 1 {
		are = "is"
	}
	x.report(x.pick("1.2", "1.4.3"), Line{Words: fmt.Sprintf(
		"Not rated yet: the %s, fewer than four or all won or all lost, %s kept and rated with the next event.", Count(len(o.Saved), "game"), are)})
}

// elo1994 explains R + K(W − We).
func (x *explainer) elo1994(o *uscf1994.Outcome) {
	step, before := x.last(), x.at.Standings[Regular]
	step.Expects = "We"
	for i := range step.Games {
		step.Sum += step.Games[i].Expected
	}
	k := Line{Symbol: "K", Words: "K-factor of an established player: 32, 24 from 2100, 16 from 2400", Value: o.K}
	section := "1.2"
	if o.Formula == uscf1994.Provisional {
		section = "1.5.2"
		k.Words, k.Value, k.Places = "K-factor by the games before and in the event", o.K, factorPlaces
		if before.Games+o.Games > uscf1994.Established {
			k.Words, k.Places = "K-factor: 32 beyond 20 games", 0
		} else {
			k.Rule, k.Filled = "600 / (N + m − 1)", fmt.Sprintf("600 / (%d + %d − 1)", before.Games, o.Games)
		}
	} else if before.Counted && before.Games < uscf1994.Established {
		k.Words = "14 games or more before and six or more now: rated as established, K-factor 32, 24 from 2100, 16 from 2400"
	}
	x.report(x.pick("1.2", "1.5.1"), Line{Words: "We = 1 / (1 + 10^((Rating − R) / 400)), the winning expectancy against each opponent."})
	x.report(x.pick("1.2", "1.5.1"), Line{Symbol: "W", Words: "points made in m = " + Count(o.Games, "game"), Value: o.Score, Places: 1})
	x.report(x.pick("1.2", "1.5.1"), Line{Symbol: "ΣWe", Words: "sum of the winning expectancies", Value: o.Expected, Places: sumPlaces})
	x.report(section, k)
	x.report(x.pick("1.2", "1.5.1"), Line{Symbol: "new R", Words: "rating before, and K times the points above expectation", Rule: "R + K × (W − ΣWe)",
		Filled: fmt.Sprintf("%s + %s × (%s − %s)", trim(before.Rating, inputPlaces), fixed(o.K, k.Places), trim(o.Score, 1), fixed(o.Expected, sumPlaces)),
		Value:  o.New, Places: ratingPlaces})
}
