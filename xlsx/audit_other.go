package xlsx

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"wallchart/ratingcore"
)

// otherBlock derives a rating by the rules of the ICU or of the 1994 report,
// from its explanation: sums and products are formulas, what is found by
// iteration or in steps of all players is a value with the words for it.
type otherBlock struct {
	section *auditSection
	entry   int
	games   []auditGame

	top   int
	at    map[string]int    // rows of the quantities, by symbol
	lines []ratingcore.Line // but for general remarks
	met   []ratingcore.GameLine
	a     *auditor
	grid  *auditGrid
}

// explain takes the lines that have a value, and the games.
func (b *otherBlock) explain() {
	b.at, b.lines, b.met = map[string]int{}, nil, nil
	for _, step := range b.section.Explain(b.section.sys, b.entry).Steps {
		if len(step.Games) > 0 {
			b.met = step.Games
		}
		for _, l := range step.Lines {
			if !general(&l) {
				b.lines = append(b.lines, l)
			}
		}
	}
	for i := range b.lines {
		if s := b.lines[i].Symbol; s != "" && b.at[s] == 0 {
			b.at[s] = b.top + 2 + i
		}
	}
}

// general says whether a line is a long remark, which stands above the index
// once and not in every block.
func general(l *ratingcore.Line) bool { return l.Symbol == "" && linesOf(l.Words) > 3 }

// linesOf estimates how many lines a text takes among the rules.
func linesOf(words string) int {
	return 1 + utf8.RuneCountInString(words)/int(auditWidths[ruleCol])
}

// remarks lists the long remarks of the explanations, each once, cut into
// lines of the sheet.
func (a *auditor) remarks() (list []string) {
	seen := map[string]bool{}
	for _, t := range a.sections {
		for _, e := range t.order {
			for _, step := range t.Explain(t.sys, e).Steps {
				for _, l := range step.Lines {
					if general(&l) && !seen[l.Words] {
						seen[l.Words] = true
						list = append(list, broken(l.Words, 170)...)
					}
				}
			}
		}
	}
	return list
}

// broken cuts a text into lines between its words.
func broken(text string, width int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && utf8.RuneCountInString(line)+utf8.RuneCountInString(word) >= width {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimSpace(line + " " + word)
	}
	return append(lines, line)
}

// tall counts the lines of text.
func (b *otherBlock) tall() int {
	lines := 2
	for i := range max(len(b.games), len(b.lines)) {
		n := 1
		if i < len(b.lines) {
			n = linesOf(wordsOf(&b.lines[i]))
		}
		lines += n
	}
	return lines
}

func (b *otherBlock) height() int {
	if len(b.games) == 0 {
		return 0
	}
	if b.lines == nil {
		b.explain()
	}
	return 2 + max(len(b.games), len(b.lines))
}

func (b *otherBlock) row() int      { return b.top }
func (b *otherBlock) place(top int) { b.top = top; b.explain() }

// indexed returns what the index shows of the block.
func (b *otherBlock) indexed(a *auditor) map[int]auditCell {
	r := b.section.Rating(b.section.sys, b.entry)
	if len(b.games) == 0 {
		return map[int]auditCell{resultCol: {"no game", "", a.style(look{label: true})}}
	}
	rating := func(s ratingcore.Standing, from string) auditCell {
		if !s.Rated {
			return auditCell{"–", "", a.style(look{right: true})}
		}
		return auditCell{s.Rating, from, a.style(look{format: "0"})}
	}
	cells := map[int]auditCell{
		pointsCol:       {b.points(), "SUM(" + b.over(pointsCol) + ")", a.style(look{format: "0.0"})},
		opponentCol:     rating(r.Before, b.ref("Ro")+b.ref("R")),
		opponentCol + 1: {len(b.games), "", a.style(look{format: "0"})},
		symbolCol:       rating(r.After, b.ref("new")),
	}
	if b.section.Choice.Family == ratingcore.IrishRules {
		cells[opponentCol] = rating(r.Before, b.ref("Ro"))
	}
	if before, after := cells[opponentCol].formula, cells[symbolCol].formula; before != "" && after != "" {
		cells[stepCol] = auditCell{r.After.Rating - r.Before.Rating, after + "-" + before, a.style(look{format: changeFormat})}
	}
	return cells
}

// points are those made in the rated games.
func (b *otherBlock) points() float64 {
	sum := 0.0
	for i := range b.games {
		sum += b.games[i].points
	}
	return sum
}

// ref names the cell of a quantity, nothing where there is none.
func (b *otherBlock) ref(symbol string) string {
	if b.at[symbol] == 0 {
		return ""
	}
	return cellName(valueCol, b.at[symbol])
}

// over names the games' cells of a column.
func (b *otherBlock) over(col int) string {
	return cellName(col, b.top+2) + ":" + cellName(col, b.top+1+len(b.games))
}

// write writes the rows of the block.
func (b *otherBlock) write(a *auditor) {
	b.a, b.grid = a, newAuditGrid(b.top, b.height())
	a.blockHead(b.grid, b.section, blockTitle{b.section.title(b.entry), b.section.Choice.String()})
	last := ""
	if b.expects() {
		last = "expected"
	} else if b.averages() {
		last = "± 400"
	}
	a.heads(b.grid, b.top+1, map[int]string{roundCol: "Rd", numberCol: "No", nameCol: "Opponent", resultCol: "Result", pointsCol: "Points",
		opponentCol: "Rating", opponentCol + 1: last, symbolCol: "Quantity", valueCol: "Value", ruleCol: "How", textCol: "Text"}, blockHeads)
	for j := range b.games {
		b.game(j)
	}
	for i := range b.lines {
		b.line(b.top+2+i, &b.lines[i])
	}
	a.out.write(b.grid)
}

// expects says whether the games have expectancies.
func (b *otherBlock) expects() bool {
	for i := range b.met {
		if b.ref("E") != "" || b.ref("ΣWe") != "" || b.ref("Rg") != "" {
			return !math.IsNaN(b.met[i].Expected)
		}
	}
	return false
}

// averages says whether the rating is an average of opponents ± 400.
func (b *otherBlock) averages() bool { return b.at["Re"] > 0 || b.at["new R"] > 0 && b.at["ΣWe"] == 0 }

// game writes the row of a game.
func (b *otherBlock) game(j int) {
	g, row, a := &b.games[j], b.top+2+j, b.a
	text, center := a.style(look{}), a.style(look{center: true})
	b.grid.fill(row, roundCol, opponentCol+1, text)
	b.grid.set(row, roundCol, auditCell{g.round, "", center})
	number := auditCell{int(g.opponent), "", center}
	if rival := b.section.blocks[g.rival]; a.out.link(row, numberCol, rival.row()) {
		number.style = a.style(look{center: true, link: true})
	}
	b.grid.set(row, numberCol, number)
	b.grid.set(row, nameCol, auditCell{g.name, "", text})
	b.grid.set(row, resultCol, auditCell{g.result, "", center})
	b.grid.set(row, pointsCol, auditCell{g.points, "", a.style(look{format: "0.0", input: true})})
	if j >= len(b.met) || !b.met[j].Counted() {
		return // a fixed rating, or an opponent without a value
	}
	m, opp := &b.met[j], cellName(opponentCol, row)
	b.grid.set(row, opponentCol, auditCell{m.Rating, "", a.style(look{format: "0.00", input: true})})
	if own := b.ref("Rg") + b.ref("Ro"); b.expects() {
		if own == "" {
			own = b.ref("R")
		}
		b.grid.set(row, opponentCol+1, auditCell{m.Expected, fmt.Sprintf("1/(1+10^((%s-%s)/400))", opp, own), a.style(look{format: "0.0000"})})
	} else if b.averages() {
		b.grid.set(row, opponentCol+1, auditCell{m.Worth, fmt.Sprintf("%s+400*(2*%s-1)", opp, cellName(pointsCol, row)), a.style(look{format: "0.00"})})
	}
}

// wordsOf returns a line's rule with its words.
func wordsOf(l *ratingcore.Line) string {
	if l.Rule == "" {
		return l.Words
	}
	return l.Rule + ": " + l.Words
}

// line writes the row of a quantity, or of a remark.
func (b *otherBlock) line(row int, l *ratingcore.Line) {
	a := b.a
	b.grid.fill(row, symbolCol, textCol, a.style(look{}))
	words := wordsOf(l)
	b.grid.set(row, ruleCol, auditCell{words, "", a.style(look{wrap: true, indent: true})})
	b.grid.lines[row-b.grid.first] = linesOf(words)
	b.grid.set(row, textCol, auditCell{section(l), "", a.style(look{center: true})})
	if l.Symbol == "" {
		return
	}
	b.grid.set(row, symbolCol, auditCell{l.Symbol, "", a.style(look{bold: true})})
	formula := b.formula(l)
	format := "0"
	if l.Places > 0 {
		format += "." + strings.Repeat("0", l.Places)
	}
	if l.Symbol == "change" {
		format = "+" + format + `;"−"` + format + ";" + format
	}
	b.grid.set(row, valueCol, auditCell{l.Value, formula, a.style(look{format: format, input: formula == "" && l.Rule == "", bold: l.Symbol == "new"})})
}

// formula returns the formula of a quantity, nothing where it is a value.
func (b *otherBlock) formula(l *ratingcore.Line) string {
	games := b.over(pointsCol)
	switch l.Symbol {
	case "A":
		return "SUM(" + games + ")"
	case "W":
		if b.at["ΣWe"] > 0 {
			return "SUM(" + games + ")"
		}
	case "E", "ΣWe":
		return "SUM(" + b.over(opponentCol+1) + ")"
	case "change":
		return fmt.Sprintf("%s*(%s-%s)", b.ref("K"), b.ref("A"), b.ref("E"))
	case "R":
		return b.irish()
	case "new R":
		return b.committee()
	case "new":
		for _, from := range []string{"new R", "Rp", "R", "Re"} {
			if at := b.ref(from); at != "" {
				return "INT(" + at + "+0.5)"
			}
		}
	}
	return ""
}

// irish is the formula of R by the ICU rules, and nothing by those of the
// report, where R is the rating before.
func (b *otherBlock) irish() string {
	switch {
	case b.at["change"] > 0 && b.at["bonus"] > 0:
		return b.ref("Ro") + "+" + b.ref("change") + "+" + b.ref("bonus")
	case b.at["change"] > 0:
		return b.ref("Ro") + "+" + b.ref("change")
	case b.at["Re"] > 0:
		return fmt.Sprintf("(%[1]s*%[2]s+%[3]s*COUNT(%[4]s))/(%[2]s+COUNT(%[4]s))", b.ref("Ro"), b.ref("Go"), b.ref("Re"), b.over(opponentCol))
	}
	return ""
}

// committee is the formula of the new rating by the rules of the 1994 report.
func (b *otherBlock) committee() string {
	worth := b.over(opponentCol + 1)
	switch {
	case b.at["ΣWe"] > 0:
		return fmt.Sprintf("%s+%s*(%s-%s)", b.ref("R"), b.ref("K"), b.ref("W"), b.ref("ΣWe"))
	case b.at["file"] > 0:
		return ""
	case b.at["N"] > 0:
		return fmt.Sprintf("(%[1]s*%[2]s+SUM(%[3]s))/(%[2]s+COUNT(%[3]s))", b.ref("R"), b.ref("N"), worth)
	}
	return "AVERAGE(" + worth + ")"
}
