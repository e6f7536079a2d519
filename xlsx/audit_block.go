package xlsx

import (
	"fmt"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// auditBlock derives a rating by the US Chess rules: the games on the left,
// the quantities of the document on the right, both referring to each other
// and to the opponents' blocks.
type auditBlock struct {
	section *auditSection
	entry   int
	games   []auditGame
	o       *uschess.Outcome
	start   uschess.Start
	twin    *auditBlock // of the same member in the section's first system, where that is another
	earlier *auditBlock // of an earlier section, which left the rating that this one starts from

	top   int
	at    map[quantity]int // rows of the quantities
	list  []quantity
	trace uschess.Trace
	refs  map[string]string // section of the document by symbol
	begun string            // where R0 comes from
	grid  *auditGrid
	a     *auditor
}

func newAuditBlock(t *auditSection, entry int) *auditBlock {
	b := &auditBlock{section: t, entry: entry, games: t.games[t.Member[entry]], o: t.Outcome(t.sys, entry), start: t.Begun(t.sys, entry)}
	if b.o.Games == 0 {
		return b
	}
	switch {
	case b.o.Formula == uschess.Special:
		b.list = append(b.list, specialList...)
	case t.Kind.Foreign():
		b.list = append(b.list, abroadList...)
	default:
		b.list = append(b.list, standardList...)
	}
	if t.Kind == ratingcore.Match {
		b.list = append(b.list, qLimit)
	}
	b.list = append(b.list, qFloor)
	if !t.Rules.Floats() {
		b.list = append(b.list, qHeld)
	}
	b.list = append(b.list, qPost, qShown)
	b.at = make(map[quantity]int, len(b.list))
	return b
}

// special says whether the special formula rates the player.
func (b *auditBlock) special() bool { return b.o.Formula == uschess.Special }

// firstGame is the row of the first game; the special formula has its prior
// above it.
func (b *auditBlock) firstGame() int {
	if b.special() {
		return b.top + 3
	}
	return b.top + 2
}

// firstKnot is the row of the first knot of the special formula.
func (b *auditBlock) firstKnot() int { return b.firstGame() + len(b.games) + 1 }

func (b *auditBlock) height() int {
	if b.o.Games == 0 {
		return 0
	}
	left := 2 + len(b.games)
	if b.special() {
		left += 3 + 2*(len(b.games)+1)
	}
	return max(left, 2+len(b.list))
}

func (b *auditBlock) row() int  { return b.top }
func (b *auditBlock) tall() int { return b.height() }

func (b *auditBlock) place(top int) {
	b.top = top
	for i, q := range b.list {
		b.at[q] = top + 2 + i
	}
}

// ref names the cell of a quantity that belongs to no step.
func (b *auditBlock) ref(q quantity) string { return cellName(valueCol, b.at[q]) }

// refIn names the cell of a quantity in one of the steps 0 to 2, which are 3
// to 5 of the document.
func (b *auditBlock) refIn(q quantity, step int) string { return cellName(stepCol+step, b.at[q]) }

// steps returns the steps of the trace by number, nil where there is none.
func (b *auditBlock) steps() [3]*uschess.Step {
	return [3]*uschess.Step{b.trace.First, b.trace.Middle, b.trace.Final}
}

// write writes the rows of the block.
func (b *auditBlock) write(a *auditor) {
	b.a, b.trace = a, b.section.Trace(b.section.sys, b.entry)
	b.cite()
	b.grid = newAuditGrid(b.top, b.height())
	a.blockHead(b.grid, b.section, blockTitle{b.section.title(b.entry), b.o.Formula.String() + " formula"})
	b.columnHeads()
	for j := range b.games {
		b.game(j)
	}
	if b.special() {
		b.prior()
		b.knots()
	}
	for _, q := range b.list {
		b.quantity(q)
	}
	a.out.write(b.grid)
	b.grid, b.trace, b.refs = nil, uschess.Trace{}, nil
}

// cite takes the sections of the document, and the words for the start, from
// the explanation of the rating.
func (b *auditBlock) cite() {
	b.refs = map[string]string{}
	for _, step := range b.section.Explain(b.section.sys, b.entry).Steps {
		for i := range step.Lines {
			l := &step.Lines[i]
			if _, twice := b.refs[l.Symbol]; !twice {
				b.refs[l.Symbol] = section(l)
			}
			switch {
			case l.Symbol == "R0" && b.begun == "":
				b.begun = l.Words
			case l.Symbol == "R":
				b.refs[symbols[qLimit]] = section(l) // the last is that of the match
			}
		}
	}
}

// section returns the section of the document that a line cites.
func section(l *ratingcore.Line) string { return l.Ref[strings.LastIndex(l.Ref, " ")+1:] }

// indexed returns what the index shows of the block.
func (b *auditBlock) indexed(a *auditor) map[int]auditCell {
	b.a = a
	if b.o.Games == 0 {
		return map[int]auditCell{resultCol: {"no game", "", a.style(look{label: true})}}
	}
	cells := map[int]auditCell{resultCol: {b.o.Formula.String(), "", a.style(look{})}}
	show := func(col int, v float64, from, format string) {
		cells[col] = auditCell{v, from, a.style(look{format: format, bold: col == symbolCol})}
	}
	show(pointsCol, b.o.Score, b.ref(qScore), "0.0")
	show(opponentCol, b.o.R0, b.ref(qStart), "0.00")
	show(opponentCol+1, float64(b.o.Games), b.ref(qPlayed), "0")
	show(opponentCol+2, b.o.Effective, b.ref(qEffective), "0.00")
	if !b.special() {
		show(opponentCol+3, b.o.K, b.ref(qK), "0.00")
		show(opponentCol+4, b.o.Expected, b.refIn(qExpected, 2), "0.00")
		show(opponentCol+5, b.o.Bonus, b.refIn(qBonus, 2), "0.00")
	}
	show(symbolCol, b.o.Post, b.ref(qPost), "0.00")
	show(stepCol, b.o.Post-b.o.R0, b.ref(qPost)+"-"+b.ref(qStart), differenceFormat)
	show(stepCol+1, b.o.Floor, b.ref(qFloor), "0")
	return cells
}

// Formats of differences, with their sign.
const (
	differenceFormat = `+0.00;"−"0.00;0.00`
	signedFormat     = `+0.000;"−"0.000;0.000`
)

// columnHeads writes the headings over the games.
func (b *auditBlock) columnHeads() {
	heads := map[int]string{roundCol: "Rd", numberCol: "No", nameCol: "Opponent", resultCol: "Result", pointsCol: "Points",
		opponentCol: "R0", opponentCol + 2: "Step 4", opponentCol + 3: "We", opponentCol + 4: "Step 5", opponentCol + 5: "We",
		symbolCol: "Quantity", valueCol: "Value", ruleCol: "How", textCol: "Text"}
	if b.special() {
		heads[opponentCol+3], heads[opponentCol+5] = "PWe", "PWe"
	}
	if b.o.HasFirst {
		heads[opponentCol], heads[opponentCol+1] = "Step 3", "PWe"
	}
	if b.section.Kind.Foreign() {
		for _, col := range []int{roundCol, numberCol, resultCol, opponentCol, opponentCol + 2, opponentCol + 3} {
			delete(heads, col)
		}
		heads[opponentCol+4] = "US scale"
	}
	b.a.heads(b.grid, b.top+1, heads, blockHeads)
}

// game writes the row of a game.
func (b *auditBlock) game(j int) {
	g, row, a := &b.games[j], b.firstGame()+j, b.a
	text := a.style(look{})
	b.grid.fill(row, roundCol, opponentCol+5, text)
	if g.round > 0 {
		b.grid.set(row, roundCol, auditCell{g.round, "", a.style(look{center: true})})
	}
	b.grid.set(row, nameCol, auditCell{g.name, "", text})
	b.grid.set(row, resultCol, auditCell{g.result, "", a.style(look{center: true})})
	b.grid.set(row, pointsCol, b.points(j))
	rival := b.rival(j)
	if rival != nil {
		style := a.style(look{center: true})
		if a.out.link(row, numberCol, rival.top) {
			style = a.style(look{center: true, link: true})
		}
		b.grid.set(row, numberCol, auditCell{int(g.opponent), "", style})
	}
	for step, s := range b.steps() {
		if s != nil {
			b.meeting(row, step, auditCell{s.Opponents[j], rival.counts(step), a.style(look{format: "0.00", input: rival == nil})})
			b.grid.set(row, opponentCol+2*step+1, auditCell{s.Expects[j], b.expects(row, step), a.style(look{format: "0.0000"})})
		} else if step == 0 && rival != nil {
			b.meeting(row, step, auditCell{rival.o.R0, rival.counts(step), a.style(look{format: "0.00"})})
		}
	}
}

func (b *auditBlock) meeting(row, step int, c auditCell) { b.grid.set(row, opponentCol+2*step, c) }

// rival returns the opponent's block in a game, or nil.
func (b *auditBlock) rival(j int) *auditBlock {
	if at := b.games[j].rival; at >= 0 {
		return b.section.blocks[at].(*auditBlock)
	}
	return nil
}

// counts names the cell with the rating at which a player counts as opponent in
// a step: of step 1, the first estimate where there is one, that of step 4.
func (b *auditBlock) counts(step int) string {
	switch {
	case b == nil:
		return ""
	case step == 2:
		return b.refIn(qResult, 1)
	case step == 1 && b.o.HasFirst:
		return b.refIn(qResult, 0)
	}
	return b.ref(qStart)
}

// points returns the cell with the points of a game. They are typed once: in
// the section's first system, for the player who comes first.
func (b *auditBlock) points(j int) auditCell {
	g, style := &b.games[j], b.a.style(look{format: "0.0"})
	if b.twin != nil {
		return auditCell{g.points, cellName(pointsCol, b.twin.firstGame()+j), style}
	}
	if rival := b.rival(j); rival != nil && rival.top < b.top {
		if i := g.mirror(rival.games); i >= 0 {
			return auditCell{g.points, "1-" + cellName(pointsCol, rival.firstGame()+i), style}
		}
	}
	return auditCell{g.points, "", b.a.style(look{format: "0.0", input: true})}
}

// expects returns the formula of an expectancy: We at R0, or PWe at the result
// of the step.
func (b *auditBlock) expects(row, step int) string {
	opp := cellName(opponentCol+2*step, row)
	if b.special() {
		return fmt.Sprintf("MAX(0,MIN(1,0.5+(%s-%s)/800))", b.refIn(qResult, step), opp)
	}
	return fmt.Sprintf("1/(1+10^((%s-%s)/400))", opp, b.ref(qStart))
}

// over names the games' cells of a column.
func (b *auditBlock) over(col int) string {
	first := b.firstGame()
	return cellName(col, first) + ":" + cellName(col, first+len(b.games)-1)
}
