package ratingcore

import (
	"fmt"
	"math"
	"strconv"

	"wallchart/ratingcore/uschess"
)

// begin explains step 1 of the US Chess rules.
func (x *explainer) begin() {
	x.step("Step 1: where the rating starts")
	st := &x.start
	switch st.Method {
	case uschess.FromRating:
		x.line(Line{Symbol: "R0", Words: "rating before the section", Value: st.R0, Places: placesOf(st.R0, startPlaces)}, x.ref.steps)
	case uschess.FromBlend:
		x.blend()
	case uschess.FromSource:
		x.source()
	default:
		x.byAge()
	}
	x.behind()
	if st.Streak != uschess.Neither {
		x.remark(x.ref.special, "Every game behind it was %s.", map[uschess.Streak]string{uschess.AllWins: "won", uschess.AllLosses: "lost"}[st.Streak])
	}
}

// behind explains N.
func (x *explainer) behind() {
	st := &x.start
	switch {
	case !st.Counted:
		x.remark(x.ref.steps, "N, the games behind R0, is not known and taken to be more than N*.")
	case st.Method == uschess.FromBlend:
		x.line(Line{Symbol: "N", Words: "games that R0 counts for: the sum of the weights W, at most 10, rounded up to a whole number",
			Value: float64(st.N)}, x.ref.start)
	case st.Method == uschess.FromSource:
		x.line(Line{Symbol: "N", Words: "games that it counts for", Value: float64(st.N)}, x.ref.start)
	case st.Method == uschess.FromRating:
		x.line(Line{Symbol: "N", Words: "games behind R0", Value: float64(st.N)}, x.ref.steps)
	default:
		x.line(Line{Symbol: "N", Words: "games behind R0: none", Value: float64(st.N)}, x.ref.steps)
	}
}

// source explains a start from one other rating.
func (x *explainer) source() {
	src := &x.start.Sources[0]
	if src.Foreign > 0 {
		x.converted(src)
	}
	x.line(Line{Symbol: "R0", Words: "no " + x.out.System.Name() + " rating before: " + src.Name + " is the first of the list that the player has",
		Value: x.start.R0, Places: placesOf(x.start.R0, startPlaces)}, x.ref.start)
}

// byAge explains a start without any rating.
func (x *explainer) byAge() {
	words := map[uschess.Method]string{uschess.FromAge: "no rating at all: by age", uschess.FromAdult: "no rating and no usable birth date, an adult",
		uschess.FromUnknown: "no rating, no usable birth date, not known to be an adult"}[x.start.Method]
	l := Line{Symbol: "R0", Words: words, Value: x.start.R0, Places: startPlaces}
	if x.start.Method != uschess.FromAge {
		l.Places = 0
		x.line(l, x.ref.age)
		return
	}
	born, end := x.s.Player(x.entry).Birth, x.s.eventEnd
	age := uschess.Age(born, end)
	x.line(Line{Symbol: "Age", Words: fmt.Sprintf("born %s, %d days before the event’s end on %s", born, end-born, end),
		Rule: "days / 365.25", Filled: fmt.Sprintf("%d / 365.25", end-born), Value: age, Places: expectPlaces}, x.ref.age)
	if l.Rule, l.Filled = "50 × Age", "50 × "+fixed(age, expectPlaces); age > 26 {
		l.Words, l.Rule, l.Filled, l.Places = "no rating at all: 1300 from the age of 26 on", "", "", 0
	}
	x.line(l, x.ref.age)
}

// converted tells how a foreign rating became one of US Chess.
func (x *explainer) converted(src *uschess.Source) {
	rule := x.s.Rules.FIDERule(src.Foreign)
	if src.Name == "CFC" {
		rule = x.s.Rules.CFCRule(src.Foreign)
	}
	x.line(Line{Symbol: "X", Words: src.Name + " " + trim(src.Foreign, 2) + " on the US Chess scale", Filled: rule,
		Value: src.X, Places: inputPlaces}, x.ref.start)
}

// blend explains a weighted start.
func (x *explainer) blend() {
	st := &x.start
	x.last().Weights = st.Sources
	for i := range st.Sources {
		if st.Sources[i].Foreign > 0 {
			x.converted(&st.Sources[i])
		}
	}
	born := "no birth date"
	if birth := x.s.Player(x.entry).Birth; birth.Known() {
		born = "born " + birth.String()
	}
	x.remark(x.ref.start, "No %s rating before: the others are averaged. G: game factor, at most the games behind the rating. D: days since that rating. P: the rating by age that would have been given then (%s).", x.out.System.Name(), born)
	x.remark(x.ref.start, "Z = min(6, (X − P) / 350). S = e^(.06 × (Z − 6) × D / 365.25). W = G × S.")
	product, terms, sum := 0.0, "", ""
	for i := range st.Sources {
		src := &st.Sources[i]
		product += float64(src.W * src.X)
		if i > 0 {
			terms, sum = terms+" + ", sum+" + "
		}
		terms += fixed(src.W, expectPlaces) + " × " + trim(src.X, inputPlaces)
		sum += fixed(src.W, expectPlaces)
	}
	if len(st.Sources) == 1 {
		x.line(Line{Symbol: "R0", Words: "the one rating there is, rounded", Value: st.R0}, x.ref.start)
		return
	}
	x.line(Line{Symbol: "ΣW", Words: "sum of the weights", Filled: sum, Value: st.Sum, Places: expectPlaces}, x.ref.start)
	x.line(Line{Symbol: "ΣW·X", Words: "ratings times weights", Filled: terms, Value: product, Places: ratingPlaces}, x.ref.start)
	x.line(Line{Symbol: "R0", Words: "weighted average, rounded", Rule: "ΣW·X / ΣW",
		Filled: fmt.Sprintf("%s / %s", fixed(product, ratingPlaces), fixed(st.Sum, expectPlaces)), Value: st.R0}, x.ref.start)
}

// effective explains step 2.
func (x *explainer) effective() {
	x.step("Step 2: effective games")
	o := x.o
	rule, filled := x.s.Rules.StarRule(o.R0)
	x.line(Line{Symbol: "N*", Words: "most games that a rating of this height can stand for", Rule: rule, Filled: filled, Value: o.Star, Places: sumPlaces}, x.ref.effective)
	l := Line{Symbol: "N′", Words: "effective games: the smaller of N and N*", Value: o.Effective, Places: sumPlaces}
	if o.Counted {
		l.Filled = "min(" + strconv.Itoa(o.N) + ", " + fixed(o.Star, sumPlaces) + ")"
	}
	if o.Effective == math.Trunc(o.Effective) {
		l.Places = 0
	}
	x.line(l, x.ref.effective)
}
