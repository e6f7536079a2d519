package report

import (
	"bufio"
	"strings"

	"github.com/rivo/uniseg"

	"wallchart/ratingcore"
)

// grid is a crosstable set in characters of equal width:
//
//	                                  Regular rating
//	Pl  No.  Name             1     2   Tot  Pre          Post         +/-
//	 1    3  Adams, Alice  W12b  D  4w  1.5   1420P12      1433P14     +13
//	2=   12  Łaszcz, Ewa    L3w     H    .5   unr.          711P1      new
//
// In columns that are set flush right the figures stand under figures, and
// what a value carries behind them (P12, f, =) hangs to their right.
type grid struct {
	columns []gridColumn
}

type gridColumn struct {
	ratingcore.Column // of the crosstable; the zero one for what stands behind it

	cells      []gridCell
	main, hang int // widths of the two parts, in characters
}

type gridCell struct{ main, hang string }

const gap = 2 // spaces between columns

// ascii spells the signs of headings and legends as plain text has them.
var ascii = strings.NewReplacer("≥", ">=", "≤", "<=", "−", "-", "–", "-", "½", ".5", "×", "x", "’", "'")

// newGrid spells a table.
func newGrid(t *ratingcore.Table) *grid {
	g := &grid{}
	for i, c := range t.Columns {
		if c.Key == ratingcore.KeyRound {
			c.Group = "" // the numbers above the results speak for themselves
		}
		col := gridColumn{Column: c}
		col.cells = make([]gridCell, len(t.Rows))
		for row := range t.Rows {
			col.cells[row] = spell(&t.Rows[row].Values[i], c.Right)
			if c.Key == ratingcore.KeyNorms {
				col.cells[row].main = ascii.Replace(col.cells[row].main)
			}
		}
		g.add(col)
	}
	return g
}

// spell returns the two parts of a value. The fraction of a score hangs.
func spell(v *ratingcore.Value, right bool) gridCell {
	switch whole, half, cut := strings.Cut(v.Main(ratingcore.ASCII), "."); {
	case !right:
		return gridCell{main: v.Spell(ratingcore.ASCII)}
	case v.Kind == ratingcore.PointsValue && cut:
		return gridCell{whole, "." + half}
	}
	return gridCell{v.Main(ratingcore.ASCII), v.Hang(ratingcore.ASCII)}
}

// drop says when a narrow window loses a column, from 1: tie-breaks first, the
// last of them before the others, then the ID, the state, and norms; 0 is never.
func (c *gridColumn) drop() int {
	switch c.Key {
	case ratingcore.KeyTieBreak:
		return 1
	case ratingcore.KeyID:
		return 2
	case ratingcore.KeyState:
		return 3
	case ratingcore.KeyNorms:
		return 4
	}
	return 0
}

// add appends a column and measures it. A heading that is wider than the
// figures widens the part before the hanging one.
func (g *grid) add(c gridColumn) {
	c.Short = ascii.Replace(c.Short)
	for i := range c.cells {
		cell := &c.cells[i]
		cell.main = plain(cell.main)
		c.main = max(c.main, width(cell.main))
		c.hang = max(c.hang, width(cell.hang))
	}
	c.main = max(c.main, width(c.Short)-c.hang)
	g.columns = append(g.columns, c)
}

// wide returns the width of the whole grid.
func (g *grid) wide() int {
	w := 0
	for _, c := range g.columns {
		w += c.main + c.hang + gap
	}
	return w - gap
}

// fit drops columns until the grid fits, and returns their headings. It keeps
// what may not be dropped, however wide.
func (g *grid) fit(limit int) (dropped []string) {
	for limit > 0 && g.wide() > limit {
		at := -1
		for i := range g.columns {
			if d := g.columns[i].drop(); d > 0 && (at < 0 || d <= g.columns[at].drop()) {
				at = i
			}
		}
		if at < 0 {
			break
		}
		dropped = append(dropped, g.columns[at].Short)
		g.columns = append(g.columns[:at], g.columns[at+1:]...)
	}
	return dropped
}

// write sets the headings and a line a row.
func (g *grid) write(b *bufio.Writer) {
	g.writeGroups(b)
	line := make([]string, len(g.columns))
	for i, c := range g.columns {
		line[i] = c.heading()
	}
	writeLine(b, line)
	for row := range g.columns[0].cells {
		for i := range g.columns {
			line[i] = g.columns[i].set(row)
		}
		writeLine(b, line)
	}
}

// writeGroups sets the headings over neighbouring columns, at the left edge of
// the first of them; no line when there are none.
func (g *grid) writeGroups(b *bufio.Writer) {
	var line strings.Builder
	at, last := 0, ""
	for _, c := range g.columns {
		if c.Group != "" && c.Group != last {
			line.WriteString(strings.Repeat(" ", max(1, at-width(line.String()))))
			line.WriteString(c.Group)
		}
		last = c.Group
		at += c.main + c.hang + gap
	}
	if line.Len() > 0 {
		b.WriteString(line.String())
		b.WriteByte('\n')
	}
}

// heading sets the column's name over the figures, or flush left.
func (c *gridColumn) heading() string {
	room := c.main + c.hang - width(c.Short)
	if !c.Right {
		return c.Short + spaces(room)
	}
	left := max(0, c.main-width(c.Short))
	return spaces(left) + c.Short + spaces(room-left)
}

// set returns a cell in the column's width.
func (c *gridColumn) set(row int) string {
	cell := &c.cells[row]
	left, right := spaces(c.main-width(cell.main)), spaces(c.hang-width(cell.hang))
	if c.Right {
		return left + cell.main + cell.hang + right
	}
	return cell.main + cell.hang + left + right
}

func writeLine(b *bufio.Writer, cells []string) {
	b.WriteString(strings.TrimRight(strings.Join(cells, spaces(gap)), " "))
	b.WriteByte('\n')
}

// width is the number of places a text takes on a terminal: none for an
// accent, two for most letters of East Asia.
func width(s string) int {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return uniseg.StringWidth(s)
		}
	}
	return len(s)
}

func spaces(n int) string { return strings.Repeat(" ", max(0, n)) }
