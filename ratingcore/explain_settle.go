package ratingcore

import (
	"fmt"
	"math"

	"wallchart/ratingcore/uschess"
)

// settle explains match, floor and storage.
func (x *explainer) settle() {
	x.step("What is stored")
	o, r := x.o, x.o.Raw
	if x.s.Kind == Match {
		l := Line{Symbol: "R", Words: "a match changes a rating by at most 50", Value: o.Clipped, Places: ratingPlaces}
		if o.Limited {
			l.Rule, l.Filled = "R0 + 50", trim(o.R0, startPlaces)+" + 50"
			if o.Clipped < o.R0 {
				l.Rule, l.Filled = "R0 − 50", trim(o.R0, startPlaces)+" − 50"
			}
		} else {
			l.Words += ": it stays as it is"
		}
		x.line(l, x.ref.match)
		r = o.Clipped
	}
	x.floor()
	r = math.Max(r, o.Floor)
	words := "the rating after, as it is stored"
	if o.Floored {
		words = "held at the floor: the rating after, as it is stored"
	}
	post := Line{Symbol: "post", Words: words, Value: o.Post, Places: ratingPlaces}
	if math.Abs(o.Post-r) > 1e-6 {
		post.Words, post.Places = "the rating after, stored as a whole number, rounded away from R0", 0
	}
	x.line(post, x.ref.storage)
	x.line(Line{Symbol: "shown", Words: "rounded", Value: uschess.Shown(o.Post)}, x.ref.storage)
	if o.After.Counted {
		x.line(Line{Symbol: "N", Words: "games behind it", Rule: "N + m", Filled: fmt.Sprintf("%d + %d", o.N, o.Games), Value: float64(o.After.Games)}, x.ref.steps)
	}
}

// floor explains which floor is the highest, and where it comes from.
func (x *explainer) floor() {
	o, before := x.o, &x.at.Standings[x.out.System]
	l := Line{Symbol: "floor", Value: o.Floor}
	switch o.FloorKind {
	case uschess.FloorPersonal:
		a := &o.After
		l.Words = "personal floor, at most 150: by games won and drawn and events of three games or more, this one included"
		l.Rule = "min(150, 100 + 4 × wins + 2 × draws + events)"
		l.Filled = fmt.Sprintf("min(150, 100 + 4 × %d + 2 × %d + %d)", a.Wins, a.Draws, a.Events)
	case uschess.FloorEarned:
		peak := before.Peak
		if before.Established() {
			peak = math.Max(peak, before.Rating)
		}
		l.Words = fmt.Sprintf("earned floor: 200 under the highest established rating, %s, down to the hundred, at most 2100", Whole(peak))
	case uschess.FloorTitle:
		l.Words = "floor of an Original Life Master"
	case uschess.FloorGranted:
		l.Words = "floor granted for a prize or by the office"
	default:
		l.Words = "floor of every rating"
	}
	x.line(l, x.ref.floors)
}
