package xlsx

import "wallchart/ratingcore/uschess"

// how says in words where a quantity comes from.
func (b *auditBlock) how(q quantity) string {
	switch q {
	case qStart:
		return b.begun
	case qGames:
		if !b.o.Counted {
			return "games behind R0: not known, taken to be more than N*"
		}
		return "games behind R0"
	case qStar:
		rule, _ := b.section.Rules.StarRule(b.o.R0)
		return rule
	case qK:
		rule, _ := b.o.KRule()
		return rule
	case qEligible:
		return b.bonusWords()
	case qLeft:
		if b.trace.Final.Left > 1e-6 || b.trace.Final.Left < -1e-6 {
			return "what is left at R, which was cut to 100 or 2700"
		}
		return "check: what is left at R"
	case qFloor:
		return b.o.FloorKind.String() + " floor"
	case qResult:
		if b.special() {
			return "where f is zero, nearest to R0′; 100 to 2700"
		}
		return "R0 + change + bonus, at least 100"
	case qPost:
		return b.postWords()
	}
	return ruleWords[q]
}

var ruleWords = map[quantity]string{
	qEffective: "effective games: the smaller of N and N*",
	qPlayed:    "rated games",
	qScore:     "points made in them",
	qStreak:    "of the games behind R0: all wins, all losses, neither",
	qThreshold: "B × √m, three games as four; a change over it",
	qWeight:    "effective games used: 1 in step 3",
	qAdjusted:  "R0; − 400 after all wins, + 400 after all losses",
	qMade:      "S + N′ / 2; S + N′ after all wins, S after all losses",
	qBelow:     "knots at which f is below zero",
	qUpTo:      "knots at which f is not above zero",
	qExpected:  "sum of We = 1 / (1 + 10^((opponent − R0) / 400))",
	qChange:    "K × (S − E)",
	qBonus:     "change − limit, where that is above 0",
	qLimit:     "R, at most 50 points from R0 in a match",
	qHeld:      "R, at least the floor",
	qShown:     "rounded half up",
}

// postWords says how R became the rating that is stored.
func (b *auditBlock) postWords() string {
	switch {
	case b.at[qHeld] > 0:
		return "as it is stored: whole, away from R0"
	case b.o.Floored:
		return "as it is stored: held at the floor"
	}
	return "as it is stored: R, at least the floor"
}

// bonusWords says whether and why a bonus could be earned.
func (b *auditBlock) bonusWords() string {
	switch {
	case b.trace.Final.Eligible:
		return "a bonus can be earned: nobody was met too often"
	case b.o.Games < 3:
		return "no bonus: fewer than three games"
	case b.section.sectionOf().Match:
		return "no bonus in a match of two"
	}
	return "no bonus: an opponent was met too often"
}

// sectionOf returns the numbers of the section in its system; abroad there are
// none.
func (t *auditSection) sectionOf() *uschess.Section {
	if s := t.Results[t.sys].Section; s != nil {
		return s
	}
	return &uschess.Section{Rules: t.Rules}
}
