package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// said returns the lines under the title.
func (a *auditor) said() []string {
	e := a.rated.Event
	days := e.End.String()
	if e.Start.Known() && e.Start != e.End {
		days = e.Start.String() + " to " + days
	}
	if !e.End.Known() {
		days = a.rated.End.String()
	}
	notes := []string{strings.TrimSpace(e.Name + ", " + days + " · " + a.rated.Rules)}
	if a.rated.Choice.Family != ratingcore.USChess {
		notes = append(notes,
			"Blue cells are inputs. Black numbers are formulas over them, but for those whose words say that they are found by steps of all players: these are values.")
		return append(notes, a.remarks()...)
	}
	return append(notes,
		"Blue cells are inputs. Change one, and all that follows from it is calculated anew, through all opponents and later sections; black numbers are formulas.",
		"A result stands once: the points are blue for the player who comes first, in the section’s first system. The opponent’s are 1 minus these, and other systems refer to them.",
		"Step 4 takes opponents as they start (R0), those without a rating at the first estimate of step 3; step 5 takes them as step 4 left them. These cells refer to the opponents’ blocks.",
		"Which formula rates a player, N, the record, whether a bonus can be earned, and the floor follow from counts that are not on this sheet: they are inputs and do not change by themselves.",
		"Special formula: f(R) = N′·PWe(R, R0′) + Σ PWe(R, opponent) − S′ with PWe = ½ + (R − opponent) / 800, at least 0, at most 1.",
		"It is made of straight lines that bend at its knots; a knot of two lines is listed twice. f is rounded to nine places. N′ in step 3 is 1.")
}

// The columns with what holds for a whole section.
const (
	bonusTerm   = opponentCol
	reducedTerm = opponentCol + 2
	matchTerm   = opponentCol + 4
)

// term names the cell with something that holds for the section.
func (t *auditSection) term(col int) string { return cellName(col, t.terms) }

// head writes the title and the notes.
func (a *auditor) head() {
	g := newAuditGrid(1, len(a.notes)+1)
	bold, link := a.style(look{bold: true, bare: true}), a.style(look{link: true, bare: true})
	g.set(1, roundCol, auditCell{auditMark, "", bold})
	if len(a.sections) > 0 && a.out.link(1, symbolCol, a.index) {
		g.set(1, symbolCol, auditCell{"to the index", "", link})
	}
	for i, n := range a.notes {
		g.set(i+2, roundCol, auditCell{n, "", a.style(look{bare: true})})
	}
	a.out.write(g)
}

// terms writes what holds for the sections.
func (a *auditor) terms() {
	if len(a.sections) == 0 {
		return
	}
	top := a.sections[0].terms - 1
	g := newAuditGrid(top, len(a.sections)+1)
	heads := map[int]string{roundCol: "", numberCol: "Sys", nameCol: "Section", ruleCol: "Rules"}
	if a.rated.Choice.Family == ratingcore.USChess {
		heads[bonusTerm], heads[reducedTerm], heads[matchTerm], heads[symbolCol] = "B", "K reduced over 2200", "at most 50 (match)", "Stored as"
		g.lines[0] = 3
	}
	a.heads(g, top, heads, tableHeads)
	text, center, indent := a.style(look{}), a.style(look{center: true}), a.style(look{indent: true})
	for _, t := range a.sections {
		g.fill(t.terms, roundCol, textCol, text)
		g.set(t.terms, numberCol, auditCell{t.Systems[t.sys].String(), "", center})
		g.set(t.terms, nameCol, auditCell{t.Name, "", text})
		if t.Choice.Family != ratingcore.USChess {
			g.set(t.terms, ruleCol, auditCell{t.Choice.String(), "", indent})
			continue
		}
		stored := "whole"
		if t.Rules.Floats() {
			stored = "decimals"
		}
		input := a.style(look{right: true, input: true})
		g.set(t.terms, bonusTerm, auditCell{t.Rules.Bonus, "", input})
		g.set(t.terms, reducedTerm, auditCell{yesOrNo(t.sectionOf().ReducesK()), "", input})
		g.set(t.terms, matchTerm, auditCell{yesOrNo(t.Kind == ratingcore.Match), "", input})
		g.set(t.terms, symbolCol, auditCell{stored, "", a.style(look{right: true})})
		g.set(t.terms, ruleCol, auditCell{t.Rules.String(), "", indent})
	}
	a.out.write(g)
}

// list writes the index: a row a rating, with links to the blocks.
func (a *auditor) list() {
	if len(a.sections) == 0 {
		return
	}
	rows := 1
	for _, t := range a.sections {
		rows += len(t.order)
	}
	g := newAuditGrid(a.index, rows)
	heads := map[int]string{roundCol: "No", numberCol: "Sys", nameCol: "Player", resultCol: "Formula", pointsCol: "S",
		symbolCol: "Post", stepCol: "Post − R0", stepCol + 1: "Floor", ruleCol: "Section"}
	if a.rated.Choice.Family == ratingcore.USChess {
		heads[opponentCol], heads[opponentCol+1], heads[opponentCol+2] = "R0", "m", "N′"
		heads[opponentCol+3], heads[opponentCol+4], heads[opponentCol+5] = "K", "E", "Bonus"
	} else {
		heads[opponentCol], heads[opponentCol+1] = "Before", "m"
		delete(heads, stepCol+1)
		delete(heads, resultCol)
		heads[stepCol] = "Change"
	}
	a.heads(g, a.index, heads, tableHeads)
	row := a.index
	for _, t := range a.sections {
		for _, e := range t.order {
			row++
			a.indexRow(g, row, t, e)
		}
	}
	a.out.write(g)
}

// indexRow writes the line of a rating.
func (a *auditor) indexRow(g *auditGrid, row int, t *auditSection, entry int) {
	b, title := t.blocks[t.Member[entry]], t.title(entry)
	text, center := a.style(look{}), a.style(look{center: true})
	g.fill(row, roundCol, textCol, text)
	g.set(row, roundCol, auditCell{title.number, "", center})
	g.set(row, numberCol, auditCell{t.Systems[t.sys].String(), "", center})
	name := auditCell{title.name, "", text}
	if b.height() > 0 && a.out.link(row, nameCol, b.row()) {
		name.style = a.style(look{link: true})
	}
	g.set(row, nameCol, name)
	g.set(row, ruleCol, auditCell{t.Name, "", a.style(look{indent: true})})
	for col, c := range b.indexed(a) {
		g.set(row, col, c)
	}
}

// indexArea returns the range of the index.
func (a *auditor) indexArea() (area, bool) {
	rows := 0
	for _, t := range a.sections {
		rows += len(t.order)
	}
	return area{a.index, 1, a.index + rows, auditCols}, rows > 0
}
