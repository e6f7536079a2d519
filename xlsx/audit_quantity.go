package xlsx

import (
	"fmt"

	"wallchart/ratingcore/uschess"
)

// quantity is a row on the right of a block.
type quantity uint8

const (
	qStart quantity = iota
	qGames
	qStar
	qEffective
	qPlayed
	qScore
	qStreak
	qK
	qEligible
	qThreshold
	qSteps // a heading
	qWeight
	qAdjusted
	qMade
	qBelow
	qUpTo
	qExpected
	qChange
	qBonus
	qResult
	qLeft
	qLimit
	qFloor
	qHeld
	qPost
	qShown
)

// The rows of a block, in order; behind them stands what is stored.
var (
	standardList = []quantity{qStart, qGames, qStar, qEffective, qPlayed, qScore, qK, qEligible, qThreshold,
		qSteps, qExpected, qChange, qBonus, qResult}
	abroadList  = standardList
	specialList = []quantity{qStart, qGames, qStar, qEffective, qPlayed, qScore, qStreak,
		qSteps, qWeight, qAdjusted, qMade, qBelow, qUpTo, qResult, qLeft}
)

// symbols are the documents' own where they have some; the explanation of a
// rating has the same.
var symbols = [...]string{qStart: "R0", qGames: "N", qStar: "N*", qEffective: "N′", qPlayed: "m", qScore: "S", qStreak: "record",
	qK: "K", qEligible: "bonus?", qThreshold: "limit", qWeight: "N′", qAdjusted: "R0′", qMade: "S′", qBelow: "f < 0", qUpTo: "f ≤ 0",
	qExpected: "E", qChange: "change", qBonus: "bonus", qResult: "R", qLeft: "f(R)", qLimit: "match", qFloor: "floor", qHeld: "held",
	qPost: "post", qShown: "shown"}

// cited says under which symbol the explanation has the section of the
// document, where it is another.
var cited = map[quantity]string{qPlayed: "N*", qStreak: "R0′", qEligible: "K", qThreshold: "K", qBonus: "K", qWeight: "R0′",
	qBelow: "R0′", qUpTo: "R0′", qLeft: "R0′", qHeld: "floor"}

// quantity writes the row of a quantity.
func (b *auditBlock) quantity(q quantity) {
	row := b.at[q]
	if q == qSteps {
		b.a.heads(b.grid, row, b.stepHeads(), quantityHeads)
		return
	}
	b.grid.fill(row, symbolCol, textCol, b.a.style(look{}))
	b.grid.set(row, symbolCol, auditCell{symbols[q], "", b.a.style(look{bold: true})})
	b.grid.set(row, ruleCol, auditCell{b.how(q), "", b.a.style(look{indent: true})})
	ref := b.refs[symbols[q]]
	if other := cited[q]; ref == "" {
		ref = b.refs[other]
	}
	b.grid.set(row, textCol, auditCell{ref, "", b.a.style(look{center: true})})
	if q >= qWeight && q < qLimit {
		for step, s := range b.steps() {
			if s != nil {
				b.grid.set(row, stepCol+step, b.stepCell(q, step, s))
			}
		}
		return
	}
	b.grid.set(row, valueCol, b.valueCell(q))
}

// stepHeads are the headings over the quantities of the steps.
func (b *auditBlock) stepHeads() map[int]string {
	heads := map[int]string{symbolCol: "Formula"}
	for step, s := range b.steps() {
		if s != nil {
			heads[stepCol+step] = fmt.Sprintf("Step %d", step+3)
		}
	}
	if b.section.Kind.Foreign() {
		heads[valueCol] = "Value"
	}
	return heads
}

// valueCell returns the value of a quantity that belongs to no step.
func (b *auditBlock) valueCell(q quantity) auditCell {
	o := b.o
	switch q {
	case qStart:
		return b.startCell()
	case qGames:
		return b.gamesCell()
	case qStar:
		return b.number(o.Star, b.starFormula(), "0.000")
	case qEffective:
		return b.number(o.Effective, fmt.Sprintf("IF(%s=\"\",%s,MIN(%[1]s,%[2]s))", b.ref(qGames), b.ref(qStar)), "0.000")
	case qPlayed:
		return b.number(float64(o.Games), "COUNT("+b.over(pointsCol)+")", "0")
	case qScore:
		return b.number(o.Score, "SUM("+b.over(pointsCol)+")", "0.0")
	case qStreak:
		record := b.start.Streak.String()
		if record == "" {
			record = "neither"
		}
		return b.input(record, "")
	case qK:
		return b.number(o.K, b.kFormula(), "0.0000")
	case qEligible:
		return b.input(yesOrNo(b.trace.Final.Eligible), "")
	case qThreshold:
		return b.number(o.Threshold, fmt.Sprintf("%s*SQRT(MAX(%s,4))", b.section.term(bonusTerm), b.ref(qPlayed)), "0.000")
	}
	return b.storedCell(q)
}

func yesOrNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// number returns a cell with a formula, and the value it has.
func (b *auditBlock) number(v float64, formula, format string) auditCell {
	return auditCell{v, formula, b.a.style(look{format: format})}
}

// input returns a cell that a reader may change.
func (b *auditBlock) input(v any, format string) auditCell {
	return auditCell{v, "", b.a.style(look{format: format, input: true, right: true})}
}

// startCell is R0: what an earlier section of the event left, or an input.
func (b *auditBlock) startCell() auditCell {
	if b.earlier != nil && b.start.Method == uschess.FromRating {
		return b.number(b.o.R0, b.earlier.ref(qPost), "0.00")
	}
	return b.input(b.o.R0, "0.00")
}

// gamesCell is N, blank where it is not known.
func (b *auditBlock) gamesCell() auditCell {
	if !b.o.Counted {
		return b.input(nil, "0")
	}
	if e := b.earlier; e != nil && e.o.Counted && b.start.Method == uschess.FromRating {
		return b.number(float64(b.o.N), e.ref(qGames)+"+"+e.ref(qPlayed), "0")
	}
	return b.input(b.o.N, "0")
}

func (b *auditBlock) starFormula() string {
	r0 := b.ref(qStart)
	if b.section.Rules.Steep() {
		return fmt.Sprintf("IF(%[1]s>2355,50,50/SQRT(0.662+0.00000739*(2569-%[1]s)^2))", r0)
	}
	return fmt.Sprintf("IF(%[1]s>2200,50,50/SQRT(1+(2200-%[1]s)^2/100000))", r0)
}

func (b *auditBlock) kFormula() string {
	return fmt.Sprintf("800*IF(AND(%s=\"yes\",%s>2200),IF(%[2]s>=2500,0.25,6.5-0.0025*%[2]s),1)/(%s+%s)",
		b.section.term(reducedTerm), b.ref(qStart), b.ref(qEffective), b.ref(qPlayed))
}

// stepCell returns a quantity of a step.
func (b *auditBlock) stepCell(q quantity, step int, s *uschess.Step) auditCell {
	opps, ws := opponentCol+2*step, opponentCol+2*step+1
	in := func(q quantity) string { return b.refIn(q, step) }
	switch q {
	case qExpected:
		return b.number(s.Expected, "SUM("+b.over(ws)+")", "0.0000")
	case qChange:
		return b.number(s.Change, fmt.Sprintf("%s*(%s-%s)", b.ref(qK), b.ref(qScore), in(qExpected)), signedFormat)
	case qBonus:
		return b.number(s.Bonus, fmt.Sprintf("IF(%s=\"yes\",MAX(0,%s-%s),0)", b.ref(qEligible), in(qChange), b.ref(qThreshold)), "0.000")
	case qResult:
		if b.special() {
			return b.number(s.Result, b.zero(step, s), "0.000")
		}
		return b.number(s.Result, fmt.Sprintf("MAX(100,%s+%s+%s)", b.ref(qStart), in(qChange), in(qBonus)), "0.000")
	case qWeight:
		if step == 0 {
			return b.input(s.Effective, "0.000")
		}
		return b.number(s.Effective, b.ref(qEffective), "0.000")
	case qAdjusted:
		return b.number(s.Adjusted, fmt.Sprintf("%s+IF(%s=\"all wins\",-400,IF(%[2]s=\"all losses\",400,0))", b.ref(qStart), b.ref(qStreak)), "0.00")
	case qMade:
		return b.number(s.AdjustedScore, fmt.Sprintf("%s+%s*IF(%s=\"all wins\",1,IF(%[3]s=\"all losses\",0,0.5))",
			b.ref(qScore), in(qWeight), b.ref(qStreak)), "0.000")
	case qLeft:
		return b.number(s.Left, fmt.Sprintf("%s*%s+SUM(%s)-%s", in(qWeight), cellName(ws, b.firstGame()-1), b.over(ws), in(qMade)), "0.000000")
	}
	return b.countCell(q, opps, s)
}

// countCell counts the knots below zero, or not above it.
func (b *auditBlock) countCell(q quantity, col int, s *uschess.Step) auditCell {
	sign, n := "<", 0
	if q == qUpTo {
		sign = "<="
	}
	ends := s.Ends()
	for _, at := range ends {
		if f := s.At(at); f < -5e-10 || q == qUpTo && f < 5e-10 {
			n++
		}
	}
	f := cellName(col+1, b.firstKnot()+1) + ":" + cellName(col+1, b.firstKnot()+len(ends))
	return b.number(float64(n), fmt.Sprintf("COUNTIF(%s,\"%s0\")", f, sign), "0")
}

// storedCell returns a quantity of what is stored.
func (b *auditBlock) storedCell(q quantity) auditCell {
	o, r := b.o, b.refIn(qResult, 2)
	held := o.Raw
	if q != qLimit && b.at[qLimit] > 0 {
		r, held = b.ref(qLimit), o.Clipped
	}
	most := fmt.Sprintf("MAX(%s,%s)", r, b.ref(qFloor))
	switch q {
	case qLimit:
		return b.number(o.Clipped, fmt.Sprintf("IF(%s=\"yes\",MAX(%s-50,MIN(%[2]s+50,%s)),%[3]s)", b.section.term(matchTerm), b.ref(qStart), r), "0.000")
	case qFloor:
		return b.input(o.Floor, "0")
	case qHeld:
		return b.number(max(held, o.Floor), most, "0.000")
	case qPost:
		if b.at[qHeld] > 0 {
			most = fmt.Sprintf("IF(ABS(%[1]s-INT(%[1]s+0.5))<0.0000001,INT(%[1]s+0.5),IF(%[1]s<%[2]s,INT(%[1]s),-INT(-%[1]s)))", b.ref(qHeld), b.ref(qStart))
		}
		return auditCell{o.Post, most, b.a.style(look{format: "0.00", bold: true})}
	}
	return auditCell{uschess.Shown(o.Post), fmt.Sprintf("INT(%s+0.5)", b.ref(qPost)), b.a.style(look{format: "0", bold: true})}
}
