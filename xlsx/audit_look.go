package xlsx

import (
	"strconv"
	"strings"
)

// member names a player in a section.
type member struct{ number, name, id string }

// blockTitle is what stands over a block.
type blockTitle struct {
	member
	formula string
}

// title names the member of an entry; a re-entry has two numbers.
func (t *auditSection) title(entry int) member {
	p := t.Player(entry)
	var numbers []string
	for i := range t.Entries {
		if t.Member[i] == t.Member[entry] {
			numbers = append(numbers, strconv.Itoa(int(t.Entries[i].Number)))
		}
	}
	return member{strings.Join(numbers, ", "), p.Name, p.ID}
}

// blockHead writes the first row of a block.
func (a *auditor) blockHead(g *auditGrid, t *auditSection, title blockTitle) {
	head := a.style(look{head: true, left: true})
	g.fill(g.first, roundCol, textCol, head)
	who := title.number + "  " + title.name
	if title.id != "" {
		who += "  (" + title.id + ")"
	}
	g.set(g.first, roundCol, auditCell{who, "", head})
	if name := t.Systems[t.sys].Name(); name != title.formula {
		title.formula = name + ": " + title.formula
	}
	g.set(g.first, symbolCol, auditCell{title.formula, "", head})
	g.set(g.first, ruleCol, auditCell{t.Name, "", a.style(look{head: true, left: true, indent: true})})
}

// headSpan is where headings stand in a row; those of a table are tinted, and
// others in a quiet color.
type headSpan struct {
	from, to int
	table    bool
}

// Headings of a table, of the columns of a block, and of its left and right
// half.
var (
	tableHeads    = headSpan{roundCol, textCol, true}
	blockHeads    = headSpan{roundCol, textCol, false}
	gameHeads     = headSpan{roundCol, opponentCol + 5, false}
	quantityHeads = headSpan{symbolCol, textCol, false}
)

// heads writes headings into a row.
func (a *auditor) heads(g *auditGrid, row int, heads map[int]string, span headSpan) {
	for col := span.from; col <= span.to; col++ {
		if col == symbolCol-1 && !span.table {
			continue
		}
		c := auditCell{style: a.style(span.over(col))}
		if text := heads[col]; text != "" {
			c.value = text
		}
		g.set(row, col, c)
	}
}

// over returns how a heading looks: it stands as what is below it, texts to the
// left, numbers to the right.
func (s headSpan) over(col int) look {
	l := look{head: s.table, label: !s.table}
	switch {
	case col == ruleCol:
		l.indent, l.left = true, true
	case col == nameCol || col == symbolCol && !s.table || col == resultCol && s.table:
		l.left = true
	case col < pointsCol || col == textCol:
		l.center = true
	default:
		l.right = true
	}
	return l
}
