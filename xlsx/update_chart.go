package xlsx

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// The number formats of the rating columns. The signs are quoted, for Excel
// takes only a few without.
const (
	changeFormat  = `+0;"−"0;0`
	atLeastFormat = `"≥"0`
	atMostFormat  = `"≤"0`
)

// charts writes the rating columns of every section.
func (u *updater) charts() error {
	for i := range u.rated.Sections {
		s := &u.rated.Sections[i]
		if i >= len(u.from.Charts) || u.o.Section != "" && s.Name != u.o.Section {
			continue
		}
		t := u.from.Charts[i]
		if !t.Exists() || len(s.Systems)+len(t.Own) == 0 {
			continue
		}
		sheet, err := u.sheet(t.Sheet)
		if err != nil {
			return err
		}
		c := &chartUpdate{updater: u, sheet: sheet, t: t, s: s}
		if err := c.write(); err != nil {
			return err
		}
	}
	return nil
}

// chartUpdate writes the rating columns of one section.
type chartUpdate struct {
	*updater
	sheet *worksheet
	t     Table
	s     *ratingcore.RatedSection
	cols  map[string]int // by heading
	fresh []string       // headings of the columns that are new, from left to right
	first int            // the first new column
	base  int            // the column whose style the new ones take
}

// write clears what an earlier run has written and writes the columns anew. A
// section that is not rated this time keeps only their headings.
func (c *chartUpdate) write() error {
	c.clear()
	if len(c.s.Systems) == 0 {
		return nil
	}
	c.lay()
	c.heads()
	for i := range c.s.Entries {
		if at := c.s.Entries[i].At.Row; c.rated.Event.Source.Sheets[at.Sheet-1] == c.t.Sheet {
			c.row(i, int(at.Row))
		}
	}
	c.dress()
	return c.spread(c.sheet, c.t.Sheet, growth{header: c.t.Header, col: c.first, heads: c.fresh})
}

// clear empties the columns of an earlier run, headings of systems that are
// not rated any more included.
func (c *chartUpdate) clear() {
	heads := c.needed()
	for head, col := range c.t.Own {
		if len(heads) > 0 && !slices.Contains(heads, head) {
			c.sheet.set(c.t.Header, col, nil, -1)
		}
		for row := c.t.First; row <= c.t.Last; row++ {
			if c.sheet.cell(row, col) != nil {
				c.sheet.set(row, col, nil, -1)
			}
		}
	}
}

// needed lists the headings that the section must have.
func (c *chartUpdate) needed() []string {
	var heads []string
	for _, sys := range c.s.Systems {
		for _, name := range chartGains {
			heads = append(heads, systemHead(sys, name))
		}
	}
	return heads
}

// lay finds a column for every heading: the one of an earlier run, one that
// became free, or a new one right of all that is used.
func (c *chartUpdate) lay() {
	var free []int
	heads := c.needed()
	for head, col := range c.t.Own {
		if !slices.Contains(heads, head) {
			free = append(free, col)
		}
	}
	slices.Sort(free)
	c.first = c.sheet.rightEdge(c.t) + 1
	c.cols = map[string]int{}
	for _, head := range heads {
		switch col := c.t.Own[head]; {
		case col > 0:
			c.cols[head] = col
		case len(free) > 0:
			c.cols[head], free = free[0], free[1:]
		default:
			c.cols[head] = c.first + len(c.fresh)
			c.fresh = append(c.fresh, head)
		}
	}
	c.base = c.sheet.lastHeading(c.t)
}

// heads writes the headings.
func (c *chartUpdate) heads() {
	widths := map[int]float64{}
	for head, col := range c.cols {
		switch {
		case c.t.Own[head] > 0:
			continue
		case col >= c.first:
			c.sheet.set(c.t.Header, col, head, c.sheet.style(c.t.Header, c.base))
			widths[col] = max(9.5, float64(len(head))+2)
		default:
			c.sheet.set(c.t.Header, col, head, -1)
		}
	}
	c.sheet.widen(widths)
}

// row writes the ratings of an entry.
func (c *chartUpdate) row(entry, row int) {
	for k, sys := range c.s.Systems {
		for i, g := range c.gains(k, entry) {
			col := c.cols[systemHead(sys, chartGains[i])]
			from := col
			if col >= c.first {
				from = c.base
			}
			c.sheet.set(row, col, g.value, c.styles.derive(c.sheet.style(row, from), g.format))
		}
	}
}

// gain is a value of a rating column with its number format.
type gain struct {
	value  any
	format string
}

// gains returns pre, post, change and perf of an entry as the core spells
// them, ratings in full. Without a rated game post is pre.
func (c *chartUpdate) gains(sys, entry int) (all [4]gain) {
	for i, key := range []ratingcore.Key{ratingcore.KeyPre, ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf} {
		all[i] = gainOf(c.s.Value(key, sys, entry, c.o.Performance))
	}
	if c.s.Rating(sys, entry).Games == 0 {
		all[1] = all[0]
	}
	return all
}

// gainOf puts a value into a cell: a number with a format that shows its
// marks, 1420P12 and ≥2303; nothing where it has none.
func gainOf(v ratingcore.Value) gain {
	g := gain{v.Num, "0"}
	switch {
	case v.Kind == ratingcore.Nothing || v.Mark == ratingcore.NoRating || v.Mark == ratingcore.First || v.Mark == ratingcore.NoGames:
		g.value = nil
	case v.Mark == ratingcore.AtLeast:
		g.format = atLeastFormat
	case v.Mark == ratingcore.AtMost:
		g.format = atMostFormat
	case v.Games > 0:
		g.format = `0"P` + strconv.Itoa(v.Games) + `"`
	}
	if v.Kind == ratingcore.ChangeValue {
		g.format = changeFormat
	}
	return g
}

// dress sets the sheet up for reading and printing, where the organizer has
// not done so.
func (c *chartUpdate) dress() {
	const high, left = 15, 4 // more would fill the window
	cols := c.t.Cols["Name"]
	if cols > left {
		cols = 0
	}
	if c.t.Header <= high {
		c.sheet.freeze(c.t.Header, cols)
	}
	c.sheet.paper()
	all := area{row: 1, col: 1, toRow: c.t.Last, toCol: c.t.LastCol}
	for _, col := range c.cols {
		all.toCol = max(all.toCol, col)
	}
	if n := len(c.sheet.rows); n > 0 {
		all.toRow = max(all.toRow, c.sheet.lastFilled())
	}
	c.printed(c.t.Sheet, c.t.Header, all)
}

// rightEdge returns the last column of a sheet that is used, merged cells
// beside the table included.
func (s *worksheet) rightEdge(t Table) int {
	edge := t.LastCol
	if e := s.kid("mergeCells"); e != nil {
		for _, k := range s.children(e) {
			ref, _, _ := attribute(s.tag(&k), "ref")
			if a, ok := parseArea(ref); ok && a.row <= t.Last && a.toRow >= t.Header {
				edge = max(edge, a.toCol)
			}
		}
	}
	return edge
}

// lastHeading returns the last column with a heading that is not of an earlier
// run.
func (s *worksheet) lastHeading(t Table) int {
	for col := t.LastCol; col > 1; col-- {
		own := false
		for _, c := range t.Own {
			own = own || c == col
		}
		if c := s.cell(t.Header, col); c != nil && !own && s.filled(c) {
			return col
		}
	}
	return 1
}

// filled says whether a cell holds something.
func (s *worksheet) filled(c *cellSpot) bool {
	text := s.text[c.start:c.end]
	return strings.Contains(text, "v>") || strings.Contains(text, "f>") || strings.Contains(text, "is>")
}

// lastFilled returns the last row with a cell that holds something.
func (s *worksheet) lastFilled() int {
	for i := len(s.rows) - 1; i >= 0; i-- {
		for j := s.rows[i].from; j < s.rows[i].to; j++ {
			if s.filled(&s.cells[j]) {
				return s.rows[i].n
			}
		}
	}
	return 1
}
