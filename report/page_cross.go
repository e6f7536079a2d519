package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// crosstable is one section laid out: everything that is decided before the
// first page is drawn.
type crosstable struct {
	form
	faces  *faces
	table  *ratingcore.Table
	rows   []rowText
	head   header
	legend legend
	pages  []span
	high   float64 // height of a row, or of a block
}

// rowText is a row's name as it is printed.
type rowText struct {
	name  string // printable, in full
	short string // as it fits
	tag   string
	gone  bool // left, or entered again in another row
	lacks []rune
}

// rowTexts prepares the names and tags of a table, and how wide each is.
func rowTexts(t *ratingcore.Table, f *faces) ([]rowText, []title) {
	rows, titles := make([]rowText, len(t.Rows)), make([]title, len(t.Rows))
	name := columnOf(t, ratingcore.KeyName)
	for i := range t.Rows {
		row, r := &t.Rows[i], &rows[i]
		if name >= 0 {
			r.name, r.lacks = f.clean(row.Values[name].Spell(ratingcore.Paper))
		}
		r.tag, r.gone = tagOf(row)
		titles[i] = title{name: f.ems(semibold, r.name), tag: f.ems(regular, r.tag)}
	}
	return rows, titles
}

// tagOf returns what stands behind a name, and whether the row is printed in
// gray because its player left or entered again.
func tagOf(r *ratingcore.Row) (tag string, gone bool) {
	switch {
	case r.ReEntered > 0:
		return "re-entered: " + strconv.Itoa(int(r.ReEntered)), true
	case r.Left:
		tag, gone = "wd "+strconv.Itoa(r.LeftAfter), true
	}
	if r.ReEntryOf > 0 {
		of := "re-entry of " + strconv.Itoa(int(r.ReEntryOf))
		if tag != "" {
			of += ", " + tag
		}
		tag = of
	}
	return tag, gone
}

// columnOf returns the index of the first column of a kind, or -1.
func columnOf(t *ratingcore.Table, k ratingcore.Key) int {
	for i := range t.Columns {
		if t.Columns[i].Key == k {
			return i
		}
	}
	return -1
}

// shorten cuts the names to the room that the form gives them.
func (c *crosstable) shorten() {
	size := nameSize(c.size)
	if c.block != nil {
		size = c.size / 9 * blockName
	}
	for i := range c.rows {
		r := &c.rows[i]
		room := c.nameRoom()
		if r.tag != "" && c.block == nil {
			room -= tagGap + c.faces.width(light(minor(c.size)), r.tag)
		}
		r.short, _ = c.faces.cut(heavy(size), r.name, room)
	}
}

// nameRoom is the width that a name and its tag share.
func (c *crosstable) nameRoom() float64 { return c.name.w - namePad*c.size/9 }

// number returns a row's pairing number.
func (c *crosstable) number(row int) ratingcore.Number {
	return c.table.Section.Entries[c.table.Rows[row].Entry].Number
}

// newCrosstable lays a section's table out.
func newCrosstable(r *ratingcore.Rated, t *ratingcore.Table, f *faces, o PDFOptions) *crosstable {
	c := &crosstable{faces: f, table: t, head: headerOf(r, t, o)}
	var titles []title
	c.rows, titles = rowTexts(t, f)
	c.head.printable(f)
	lanes := o.wanted(lanesOf(t, f))
	c.settle(o.Paper, largestType, lanes, titles)
	for size := c.size - sizeStep; len(c.pages) > 1 && size >= usualType-hair; size -= sizeStep {
		d := *c
		if d.settle(o.Paper, size, lanes, titles); len(d.pages) < len(c.pages) {
			*c = d
		}
	}
	if c.lost != nil {
		c.head.rules = "Left out for want of room: " + strings.Join(c.lost, ", ") + " · " + c.head.rules
	}
	return c
}

// sizeStep is how much smaller type is tried to save a page, down to the usual
// size.
const sizeStep = 0.2

// settle decides the form, with type up to a largest size, and what stands on
// each page.
func (c *crosstable) settle(size PaperSize, largest float64, lanes []lane, titles []title) {
	c.form = formOf(size, largest, lanes, titles)
	c.rows = slices.Clone(c.rows)
	c.shorten()
	c.legend = legendOf(c)
	c.paginate()
}

func (c *crosstable) sheets() int       { return len(c.pages) }
func (c *crosstable) title() string     { return c.head.section }
func (c *crosstable) lying() paper      { return c.paper }
func (c *crosstable) numbered() *header { return &c.head }

// draw sets one page.
func (c *crosstable) draw(s *sheet, page int) {
	rows := c.pages[page]
	top := c.head.drawHeader(s, page == 0)
	if rows.notes != nil {
		s.rule(stroke{s.left(), top, s.right(), top, 1.2, black})
		drawLines(s, rows.notes, top+legendOver)
		return
	}
	end := c.drawBody(s, rows, top)
	if rows.picture > 0 {
		c.drawPicture(s, end, rows.picture)
	}
	drawLegend(s, rows.foot)
}

// mostWarnings is how many names a section is warned of one by one.
const mostWarnings = 5

// warnings tell of names with signs that no face has.
func (c *crosstable) warnings() []ratingcore.Problem {
	var list []ratingcore.Problem
	s := c.table.Section
	more := 0
	for i := range c.rows {
		if c.rows[i].lacks == nil {
			continue
		}
		if len(list) == mostWarnings {
			more++
			continue
		}
		e := &s.Entries[c.table.Rows[i].Entry]
		player := s.Player(c.table.Rows[i].Entry)
		list = append(list, ratingcore.Problem{
			Severity: ratingcore.Warning, Rule: "print-sign", Section: s.Name, Player: player.Name, ID: player.ID, At: e.At.Row,
			Text: fmt.Sprintf("the printing font lacks %s in the name %q: the crosstable shows ▯ and explains it in the legend", codePoints(c.rows[i].lacks), player.Name),
		})
	}
	if more > 0 {
		list = append(list, ratingcore.Problem{Severity: ratingcore.Warning, Rule: "print-sign", Section: s.Name, At: s.At.Row,
			Text: fmt.Sprintf("%d more names have signs that the printing font lacks; the legend of the crosstable lists them", more)})
	}
	return list
}
