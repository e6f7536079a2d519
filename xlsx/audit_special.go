package xlsx

import (
	"fmt"

	"wallchart/ratingcore/uschess"
)

// prior writes the line of the special formula that stands for the games
// before: N′ of them at R0′.
func (b *auditBlock) prior() {
	row, a := b.firstGame()-1, b.a
	b.grid.fill(row, roundCol, opponentCol+5, a.style(look{}))
	b.grid.set(row, nameCol, auditCell{"prior: N′ games at R0′", "", a.style(look{})})
	for step, s := range b.steps() {
		if s == nil {
			continue
		}
		b.meeting(row, step, auditCell{s.Adjusted, b.refIn(qAdjusted, step), a.style(look{format: "0.00"})})
		b.grid.set(row, opponentCol+2*step+1, auditCell{uschess.PWe(s.Result, s.Adjusted), b.expects(row, step), a.style(look{format: "0.0000"})})
	}
}

// lines names the cells with the ratings around which lines rise; the prior is
// one where it has weight.
func (b *auditBlock) lines(step int, s *uschess.Step) string {
	col, first := opponentCol+2*step, b.firstGame()
	from := first
	if s.Effective > 0 {
		from--
	}
	return cellName(col, from) + ":" + cellName(col, first+len(b.games)-1)
}

// knots writes the knots of each step, in order, with f at each.
func (b *auditBlock) knots() {
	row, a := b.firstKnot(), b.a
	heads := map[int]string{roundCol: "#", nameCol: "Where f bends, from the lowest up"}
	for i := range 2 * (len(b.games) + 1) {
		b.grid.fill(row+1+i, roundCol, opponentCol+5, a.style(look{}))
	}
	for step, s := range b.steps() {
		if s == nil {
			continue
		}
		heads[opponentCol+2*step], heads[opponentCol+2*step+1] = "knot", "f"
		lines, games := b.lines(step, s), b.over(opponentCol+2*step)
		for i, at := range s.Ends() {
			k := row + 1 + i
			knot := cellName(opponentCol+2*step, k)
			b.meeting(k, step, auditCell{at, fmt.Sprintf("SUMPRODUCT(SMALL(%s+{-400,400},%s))", lines, cellName(roundCol, k)),
				a.style(look{format: "0.00"})})
			b.grid.set(k, opponentCol+2*step+1, auditCell{s.At(at), b.f(step, knot, games), a.style(look{format: "0.0000"})})
			b.grid.set(k, roundCol, auditCell{i + 1, "", a.style(look{center: true})})
		}
	}
	b.a.heads(b.grid, row, heads, gameHeads)
}

// f returns the formula of f at a cell, rounded so that what is zero in exact
// arithmetic is zero.
func (b *auditBlock) f(step int, at, games string) string {
	d := at + "-" + games
	return fmt.Sprintf("ROUND(%s*MAX(0,MIN(1,0.5+(%s-%s)/800))+SUMPRODUCT((%s>=400)+(ABS(%s)<400)*(0.5+(%s)/800))-%s,9)",
		b.refIn(qWeight, step), at, b.refIn(qAdjusted, step), d, d, d, b.refIn(qMade, step))
}

// zero returns the formula of the rating at which f is zero: on the line
// between the last knot below zero and the next, or, where f is zero at knots
// or flat between them, the place nearest to R0′.
func (b *auditBlock) zero(step int, s *uschess.Step) string {
	first, last := b.firstKnot()+1, b.firstKnot()+len(s.Ends())
	col := opponentCol + 2*step
	knots := cellName(col, first) + ":" + cellName(col, last)
	f := cellName(col+1, first) + ":" + cellName(col+1, last)
	below, upTo := b.refIn(qBelow, step), b.refIn(qUpTo, step)
	line := fmt.Sprintf("INDEX(%[1]s,%[3]s)-INDEX(%[2]s,%[3]s)*(INDEX(%[1]s,%[3]s+1)-INDEX(%[1]s,%[3]s))/(INDEX(%[2]s,%[3]s+1)-INDEX(%[2]s,%[3]s))",
		knots, f, upTo)
	flat := fmt.Sprintf("MEDIAN(%[4]s,IF(%[2]s=0,-1E9,INDEX(%[1]s,%[2]s+1)),IF(%[3]s=%[5]d,1E9,INDEX(%[1]s,%[3]s)))",
		knots, below, upTo, b.refIn(qAdjusted, step), last-first+1)
	return fmt.Sprintf("MAX(100,MIN(2700,IF(%s>%s,%s,%s)))", upTo, below, flat, line)
}
