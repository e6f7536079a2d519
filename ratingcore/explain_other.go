package ratingcore

import (
	"fmt"
	"math"

	"wallchart/ratingcore/icu"
	"wallchart/ratingcore/uscf1994"
	"wallchart/ratingcore/uschess"
)

// cite adds a line with the part of the source it comes from.
func (x *explainer) cite(source string, l Line) {
	l.Ref = source
	x.last().Lines = append(x.last().Lines, l)
}

// met lists the games with the ratings used, in the order of the rounds.
func (x *explainer) met() []GameLine {
	list := x.s.gameLines(x.entry)
	games := x.s.others[x.s.Member[x.entry]].games
	used := make([]bool, len(games))
	for i := range list {
		opponent := x.s.Member[newNumbering(x.s.Section).entry(list[i].Number)]
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

const (
	article  = "ICU, Basic Rating Formulae"
	practice = "ICU, practice"
)

// irish explains a rating by the ICU rules.
func (x *explainer) irish() {
	o, m := &x.s.Irish.Outcomes[x.s.Member[x.entry]], x.s.Player(x.entry)
	p := irish(&x.at, x.s.Start)
	x.step("How the player enters: " + p.Kind.String())
	if p.Kind == icu.Unrated {
		x.cite(practice, Line{Words: "No rating: the performance of the event becomes the rating."})
	} else {
		x.cite(article, Line{Symbol: "Ro", Words: "rating before the event", Value: p.Rating})
	}
	switch p.Kind {
	case icu.Full:
		words := "by rating, age and years since joining"
		if m.Irish.K > 0 {
			words = "as given"
		}
		x.cite(practice, Line{Symbol: "K", Words: words, Value: p.K})
	case icu.Provisional:
		x.cite(article, Line{Symbol: "Go", Words: "rated games before", Value: float64(p.Games)})
	case icu.Foreign:
		x.cite(practice, Line{Words: "A foreign rating stays as it is."})
		return
	}
	if o.Games == 0 {
		x.cite(article, Line{Words: "No rated game: the rating stays as it was."})
		return
	}
	x.step("The games, opponents without a full rating at their worth at the end")
	x.last().Games = x.met()
	x.cite(practice, Line{Words: fmt.Sprintf("The values stood still after %d rounds of iteration, and %d more after bonuses.", x.s.Irish.Iterations[0], x.s.Irish.Iterations[1])})
	x.cite(article, Line{Symbol: "A", Words: "points made", Value: o.Score, Places: 1})
	if p.Kind == icu.Full {
		x.elo(o, p)
		return
	}
	x.step("The performance")
	if !o.Rated {
		x.cite(practice, Line{Words: "Connected only with players without a value: cannot be rated."})
		return
	}
	x.cite(article, Line{Symbol: "Re", Words: "opponents beaten + 400, lost to − 400, averaged", Value: o.Event, Places: 2})
	if p.Kind == icu.Provisional {
		x.cite(article, Line{Symbol: "R", Words: "weighted with the games before", Rule: "(Ro × Go + Re × Ge) / (Go + Ge)",
			Filled: fmt.Sprintf("(%g × %d + %.2f × %d) / %d", p.Rating, p.Games, o.Event, o.Counted, p.Games+o.Counted), Value: o.New, Places: 2})
	}
	x.rounded(article, o.New)
}

func (x *explainer) elo(o *icu.Outcome, p icu.Player) {
	x.step("The new rating")
	x.cite(article, Line{Symbol: "E", Words: "sum of the expected scores", Value: o.Expected, Places: 4})
	x.cite(article, Line{Symbol: "K(A−E)", Words: "change", Filled: fmt.Sprintf("%g × (%g − %.4f)", p.K, o.Score, o.Expected), Value: o.Change, Places: 3})
	x.cite(practice, Line{Symbol: "bonus", Words: "for a gain over 35 in five games or more, K over 24, under 2100", Value: o.Bonus})
	x.cite(article, Line{Symbol: "R", Rule: "Ro + K(A − E) + bonus", Value: o.New, Places: 3})
	x.rounded(article, o.New)
}

func (x *explainer) rounded(source string, rating float64) {
	x.cite(source, Line{Symbol: "new", Words: "rounded, as it is stored", Value: uschess.Shown(rating)})
}

// committee explains a rating by the rules of the 1994 report.
func (x *explainer) committee() {
	const report = "USCF committee 1994, section "
	o := &x.s.Report[x.s.Member[x.entry]]
	x.step("How the player enters")
	switch before := x.at.Standings[Regular]; {
	case before.Rated:
		x.cite(report+"1.2", Line{Symbol: "R", Words: "rating before the event", Value: before.Rating})
		if before.Counted {
			x.cite(report+"1.2", Line{Symbol: "N", Words: "games before; established from 20", Value: float64(before.Games)})
		}
	default:
		x.cite(report+"1.4.2", Line{Symbol: "imputed", Words: "unrated: counts as this until rated", Value: o.Imputed})
	}
	if o.Games == 0 {
		x.cite(report+"1.2", Line{Words: "No rated game: the rating stays as it was."})
		return
	}
	x.step("The new rating: " + o.Formula.String())
	x.last().Games = x.met()
	x.cite(report+"1", Line{Symbol: "W", Words: "points made", Value: o.Score, Places: 1})
	switch o.Formula {
	case uscf1994.Average:
		x.cite(report+"1.2", Line{Symbol: "R", Words: "mean of opponents + 400 for a win, − 400 for a loss; with a rating before, weighted by the games", Value: o.New, Places: 2})
	case uscf1994.Event, uscf1994.OnFile:
		x.cite(report+"4", Line{Symbol: "Rp", Words: "event performance rating, closed form", Value: o.New, Places: 2})
	default:
		x.cite(report+"1.5", Line{Symbol: "We", Words: "sum of the winning expectancies", Value: o.Expected, Places: 4})
		x.cite(report+"1.5.2", Line{Symbol: "K", Value: o.K, Places: 3})
		x.cite(report+"1.5.1", Line{Symbol: "R", Rule: "R + K (W − We)", Filled: fmt.Sprintf("%g + %.3f × (%g − %.4f)", x.at.Standings[Regular].Rating, o.K, o.Score, o.Expected), Value: o.New, Places: 3})
	}
	if o.Formula == uscf1994.OnFile {
		x.cite(report+"1.4.3", Line{Words: fmt.Sprintf("Not rated yet: the %d games are kept and rated with the next event; the opponents met this nominal rating.", len(o.Saved))})
		return
	}
	x.rounded(report+"1", o.New)
}

// Counted says whether the line's game entered the formula.
func (g *GameLine) Counted() bool { return !math.IsNaN(g.Rating) }
