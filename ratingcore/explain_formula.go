package ratingcore

import (
	"fmt"
	"math"
	"strings"

	"wallchart/ratingcore/uschess"
)

// usChess explains a rating by the US Chess rules.
func (x *explainer) usChess() {
	s, sys, entry := x.s, x.sys, x.entry
	x.o, x.start, x.ref = s.Outcome(sys, entry), s.Begun(sys, entry), chaptersOf[s.Rules.Base]
	x.begin()
	if x.o.Games == 0 {
		x.unplayed()
		return
	}
	x.effective()
	t := s.Trace(sys, entry)
	if t.First != nil {
		x.formula("Step 3: first estimate, for the opponents: one effective game at R0, opponents as they start", t.First)
	}
	if t.Middle != nil {
		x.formula("Step 4: intermediate rating, opponents as they start, new ones at their first estimates", t.Middle)
	}
	if s.Kind.Foreign() {
		x.formula("Games abroad: the standard formula once, opponents on the US Chess scale", t.Final)
	} else {
		x.formula("Step 5: final rating, the same with the opponents at their intermediate ratings", t.Final)
	}
	x.settle()
}

// unplayed explains why nothing is computed.
func (x *explainer) unplayed() {
	x.step("No rated game")
	switch {
	case x.s.Kind.Foreign() && x.s.Games[x.entry] > 0:
		x.remark(x.ref.abroad, "Only established Regular ratings are adjusted for games abroad: the rating stays as it was.")
	case x.start.Rated:
		x.remark(x.ref.steps, "Byes and forfeits are not rated: the rating stays as it was.")
	default:
		x.remark(x.ref.steps, "Byes and forfeits are not rated: the player stays unrated, and the start of step 1 is not kept.")
	}
}

// formula explains a step that applies one of the two formulas.
func (x *explainer) formula(title string, t *uschess.Step) {
	x.step(title)
	x.meet(t)
	if t.Formula == uschess.Special {
		x.special(t)
		return
	}
	o, s := x.o, trim(x.o.Score, 1)
	if x.s.Kind.Foreign() {
		x.abroad()
	}
	x.once(x.ref.standard, "We = 1 / (1 + 10^((Rating − R0) / 400)), the winning expectancy against each opponent.")
	x.line(Line{Symbol: "S", Words: "points made in m = " + Count(o.Games, "game"), Value: o.Score, Places: 1}, x.ref.standard)
	x.line(Line{Symbol: "E", Words: "sum of the winning expectancies", Value: t.Expected, Places: sumPlaces}, x.ref.standard)
	rule, filled := o.KRule()
	words := "K-factor, by effective games and games played"
	if o.Reduced {
		words = "K-factor, reduced above 2200 in a dual-rated section"
	}
	x.line(Line{Symbol: "K", Words: words, Rule: rule, Filled: filled, Value: t.K, Places: factorPlaces}, x.ref.standard)
	x.line(Line{Symbol: "change", Words: "K times the points above expectation", Rule: "K × (S − E)",
		Filled: fmt.Sprintf("%s × (%s − %s)", fixed(t.K, factorPlaces), s, fixed(t.Expected, sumPlaces)), Value: t.Change, Places: ratingPlaces}, x.ref.standard)
	x.bonus(t)
	l := Line{Symbol: "R", Words: "new rating", Rule: "R0 + change", Filled: trim(o.R0, startPlaces) + " " + signedTerm(t.Change, ratingPlaces), Value: t.Result, Places: ratingPlaces}
	if t.Bonus > 0 {
		l.Rule += " + bonus"
		l.Filled += " " + signedTerm(t.Bonus, ratingPlaces)
	}
	if t.Result > o.R0+t.Change+t.Bonus+1e-6 {
		l.Words, l.Rule, l.Filled = "new rating, never under 100", "max(100, "+l.Rule+")", "max(100, "+l.Filled+")"
	}
	x.line(l, x.ref.standard)
}

// once adds a remark that a later step need not repeat.
func (x *explainer) once(section, text string) {
	for i := range x.out.Steps {
		for _, l := range x.out.Steps[i].Lines {
			if l.Words == text {
				return
			}
		}
	}
	x.line(Line{Words: text}, section)
}

// abroad explains the conversion of the opponents' ratings.
func (x *explainer) abroad() {
	words, rule, chapter := "FIDE %s is, on the US Chess scale", x.s.Rules.FIDERule, x.ref.start
	if x.s.Kind == FIDEYouth {
		words, rule, chapter = "FIDE %s in a youth event is, on the US Chess scale", x.s.Rules.YouthFIDERule, x.ref.abroad
	}
	seen := map[float64]bool{}
	for _, g := range x.last().Games {
		if !seen[g.Foreign] {
			seen[g.Foreign] = true
			x.line(Line{Symbol: "X", Words: fmt.Sprintf(words, trim(g.Foreign, 2)), Filled: rule(g.Foreign), Value: g.Rating, Places: placesOf(g.Rating, inputPlaces)}, chapter)
		}
	}
}

// bonus explains the bonus, or why there is none.
func (x *explainer) bonus(t *uschess.Step) {
	m := max(x.o.Games, 4)
	switch {
	case x.s.Kind == Match && !t.Eligible:
		x.remark(x.ref.match, "No bonus in a match.")
	case x.o.Games < 3:
		x.remark(x.ref.standard, "No bonus with fewer than three games.")
	case !t.Eligible:
		x.remark(x.ref.standard, "No bonus: an opponent was met more than twice, or twice in three games.")
	default:
		four := ""
		if x.o.Games < 4 {
			four = "; three games count as four"
		}
		x.line(Line{Symbol: "limit", Words: "a change over it earns a bonus" + four, Rule: "B × √m", Filled: fmt.Sprintf("%g × √%d", x.s.Rules.Bonus, m),
			Value: t.Threshold, Places: inputPlaces}, x.ref.standard)
		if t.Bonus == 0 {
			x.remark(x.ref.standard, "The change is not over the limit: no bonus.")
			return
		}
		x.line(Line{Symbol: "bonus", Words: "what is over the limit counts twice", Rule: "change − limit",
			Filled: fmt.Sprintf("%s − %s", fixed(t.Change, ratingPlaces), fixed(t.Threshold, inputPlaces)), Value: t.Bonus, Places: ratingPlaces}, x.ref.standard)
	}
}

// meet lists the games of a step, with the sum of the expectancies.
func (x *explainer) meet(t *uschess.Step) {
	step := x.last()
	step.Games, step.Expects = x.s.gameLines(x.entry), "We"
	if t.Formula == uschess.Special {
		step.Expects = "PWe"
	}
	for i := range step.Games {
		step.Games[i].Rating, step.Games[i].Expected = t.Opponents[i], t.Expects[i]
		step.Sum += t.Expects[i]
	}
}

// special explains the special formula: its problem, its knots and its zero,
// which is had from the straight line that f is there.
func (x *explainer) special(t *uschess.Step) {
	x.once(x.ref.special, "PWe = ½ + (R − Rating) / 800, but 0 from 400 below the opponent and 1 from 400 above: the expectancy against each opponent at the result R. R is where f is zero: the sum of PWe, and N′ times PWe against R0′, less the points S′.")
	rule0, ruleS, words := "R0", "S + N′ / 2", ""
	switch {
	case t.Effective != x.o.Effective: // step 3
	case x.start.Streak == uschess.AllWins:
		rule0, ruleS, words = "R0 − 400", "S + N′", ", for all games behind it were won"
	case x.start.Streak == uschess.AllLosses:
		rule0, ruleS, words = "R0 + 400", "S", ", for all games behind it were lost"
	}
	put := strings.NewReplacer("R0", trim(x.o.R0, startPlaces), "S", trim(x.o.Score, 1), "N′", trim(t.Effective, sumPlaces))
	x.line(Line{Symbol: "R0′", Words: "start" + words, Rule: rule0, Filled: put.Replace(rule0), Value: t.Adjusted, Places: placesOf(t.Adjusted, startPlaces)}, x.ref.special)
	x.line(Line{Symbol: "S′", Words: "points to be matched" + words, Rule: ruleS, Filled: put.Replace(ruleS), Value: t.AdjustedScore, Places: placesOf(t.AdjustedScore, sumPlaces)}, x.ref.special)
	x.zero(t)
	knots := make([]string, len(t.Knots))
	for i, k := range t.Knots {
		knots[i] = trim(k, inputPlaces)
	}
	x.remark(x.ref.special, "f has its knots, where its slope changes, at %s.", strings.Join(knots, ", "))
	l := Line{Symbol: "f(R)", Words: "check", Rule: "N′ × PWe(R, R0′) + ΣPWe − S′", Value: t.Left, Places: sumPlaces}
	l.Filled = fmt.Sprintf("%s × %s + %s − %s", trim(t.Effective, sumPlaces), fixed(uschess.PWe(t.Result, t.Adjusted), expectPlaces),
		fixed(x.last().Sum, expectPlaces), trim(t.AdjustedScore, sumPlaces))
	if l.Value = t.Left; math.Abs(l.Value) < 1e-9 {
		l.Value = 0
	}
	x.line(l, x.ref.special)
}

// slope is the straight line that f is around a result.
type slope struct {
	weight float64 // of the ratings less than 400 away
	sum    float64 // of these ratings, each times its weight
	full   float64 // weight of those 400 or more below
}

// slopeOf returns the line of f at the result of a step.
func slopeOf(t *uschess.Step) slope {
	var l slope
	add := func(rating, weight float64) {
		const most = 400 - 1e-7
		switch d := t.Result - rating; {
		case d >= most:
			l.full += weight
		case d > -most:
			l.weight += weight
			l.sum += float64(weight * rating)
		}
	}
	add(t.Adjusted, t.Effective)
	for _, r := range t.Opponents {
		add(r, 1)
	}
	return l
}

// zero explains how R comes from the line.
func (x *explainer) zero(t *uschess.Step) {
	l := slopeOf(t)
	found := Line{Symbol: "R", Value: t.Result, Places: ratingPlaces, Words: "where f is zero"}
	switch {
	case t.Left > 1e-6:
		found.Words, found.Places = "f is zero below 100: the lowest rating", 0
	case t.Left < -1e-6:
		found.Words, found.Places = "f is zero above 2700: the most that the formula gives", 0
	case l.weight == 0:
		found.Words = "f is zero over a whole stretch: the point of it nearest to R0′"
	default:
		x.line(Line{Symbol: "w", Words: "weight of the ratings within 400 of R: 1 a game, N′ for R0′", Value: l.weight, Places: placesOf(l.weight, sumPlaces)}, x.ref.special)
		x.line(Line{Symbol: "T", Words: "these ratings added up, R0′ times N′", Value: l.sum, Places: ratingPlaces}, x.ref.special)
		x.line(Line{Symbol: "c", Words: "weight of those 400 or more below R, which count 1 each", Value: l.full, Places: placesOf(l.full, sumPlaces)}, x.ref.special)
		found.Rule = "(T + 800 × (S′ − c) − 400 × w) / w"
		found.Filled = fmt.Sprintf("(%s + 800 × (%s − %s) − 400 × %s) / %s", fixed(l.sum, ratingPlaces), trim(t.AdjustedScore, sumPlaces),
			trim(l.full, sumPlaces), trim(l.weight, sumPlaces), trim(l.weight, sumPlaces))
	}
	x.line(found, x.ref.special)
}
