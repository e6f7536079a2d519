package report

import "wallchart/ratingcore"

// Heights of the parts of a page, in points.
const (
	firstHead = 45.0 // header of a section's first page
	laterHead = 16.0 // header of its other pages
	headings  = 26.0 // column headings
)

// drawBody sets the table of a page: headings, bands, rows and rules. It
// returns the height under the last row.
func (c *crosstable) drawBody(s *sheet, rows span, top float64) float64 {
	body := top + headings
	if c.block != nil {
		body = top + c.block.headings()
	}
	end := body + float64(rows.to-rows.from)*c.high
	c.drawBands(s, rows, body)
	c.drawNumbers(s, rows, top, end)
	c.drawRails(s, body, end)
	c.drawLevels(s, rows, body)
	s.rule(stroke{c.left(), top, c.right(), top, 1.2, black})
	s.rule(stroke{c.left(), body, c.right(), body, 0.8, black})
	s.rule(stroke{c.left(), end, c.right(), end, 0.8, black})
	if c.block != nil {
		c.blockHeadings(s, top)
	} else {
		c.drawHeadings(s, top, body)
	}
	for i := rows.from; i < rows.to; i++ {
		y := body + float64(i-rows.from)*c.high
		if c.block != nil {
			c.drawBlock(s, i, y)
		} else {
			c.drawRow(s, i, y+c.high/2)
		}
	}
	return end
}

// banded says whether a row has a band, counted on its page.
func (r span) banded(row int) bool { return (row-r.from)%2 == 1 }

// drawBands fills every second row.
func (c *crosstable) drawBands(s *sheet, rows span, body float64) {
	for i := rows.from; i < rows.to; i++ {
		if rows.banded(i) {
			s.fill(area{c.left(), body + float64(i-rows.from)*c.high, c.set(), c.high, bandInk})
		}
	}
}

// drawNumbers fills the column of pairing numbers from the headings down.
func (c *crosstable) drawNumbers(s *sheet, rows span, top, end float64) {
	l := laneOf(c.lanes, ratingcore.KeyNumber)
	if l == nil {
		return
	}
	s.fill(area{l.x, top, l.w, end - top, numberInk})
	for i := rows.from; i < rows.to; i++ {
		if rows.banded(i) {
			s.fill(area{l.x, end - float64(rows.to-i)*c.high, l.w, c.high, crossInk})
		}
	}
}

// laneOf returns the first lane of a kind, or nil.
func laneOf(lanes []lane, k ratingcore.Key) *lane {
	for i := range lanes {
		if lanes[i].key == k {
			return &lanes[i]
		}
	}
	return nil
}

// drawRails draws the rules between columns.
func (c *crosstable) drawRails(s *sheet, body, end float64) {
	for _, r := range c.rails {
		s.rule(stroke{r.x, body, r.x, end, r.width, r.ink})
	}
}

// drawLevels draws a heavier rule where a score group begins.
func (c *crosstable) drawLevels(s *sheet, rows span, body float64) {
	for i := rows.from + 1; i < rows.to; i++ {
		y := body + float64(i-rows.from)*c.high
		switch {
		case c.scoreOf(i) != c.scoreOf(i-1):
			s.rule(stroke{c.left(), y, c.right(), y, 0.6, black})
		case c.block != nil:
			s.rule(stroke{c.left(), y, c.right(), y, 0.25, black})
		}
	}
}

// scoreOf returns a row's score.
func (c *crosstable) scoreOf(row int) ratingcore.Points {
	return c.table.Section.Scores[c.table.Rows[row].Entry]
}

// drawHeadings sets the column headings and the headings over groups.
func (c *crosstable) drawHeadings(s *sheet, top, body float64) {
	for i := range c.lanes {
		c.heading(s, &c.lanes[i], body-6.5)
	}
	c.drawGroups(s, top)
}

// heading sets the heading of one column over its values.
func (c *crosstable) heading(s *sheet, l *lane, y float64) {
	st := heavy(headingSize)
	p := c.size / 9
	switch l.key {
	case ratingcore.KeyPlace, ratingcore.KeyNumber, ratingcore.KeyRound, ratingcore.KeyScore:
		s.center(l.x+l.w/2, y, st, l.head)
	case ratingcore.KeyName:
		s.text(l.x+p*namePad/2, y, st, l.head)
	case ratingcore.KeyState, ratingcore.KeyID:
		s.text(l.x, y, st, l.head)
	case ratingcore.KeyNorms:
		s.text(l.x+p*normsPad, y, st, l.head)
	case ratingcore.KeyTieBreak:
		s.flush(l.x+l.w-p*tiePad, y, st, l.head)
	case ratingcore.KeyPre:
		s.flush(c.preEdge(l), y, st, l.head)
	case ratingcore.KeyPost:
		s.flush(c.postEdge(l), y, st, l.head)
	case ratingcore.KeyChange:
		s.flush(l.x+l.w-p*changePad, y, st, l.head)
	default:
		s.flush(l.x+l.w-p*perfPad, y, st, l.head)
	}
}

// headingSize is the type of headings; those over groups are as large.
const headingSize = 7.2

// drawGroups sets the headings over neighbouring columns, each on a rule.
func (c *crosstable) drawGroups(s *sheet, top float64) {
	for i := 0; i < len(c.lanes); {
		j := i + 1
		for j < len(c.lanes) && c.lanes[j].group == c.lanes[i].group && c.lanes[j].key != ratingcore.KeyScore {
			j++
		}
		if text := c.lanes[i].group; text != "" {
			x1, x2 := c.lanes[i].x, c.lanes[j-1].x+c.lanes[j-1].w
			st := light(headingSize)
			if text, whole := s.faces.cut(st, text, x2-x1-8); whole {
				s.center((x1+x2)/2, top+8.6, st, text)
			}
			s.rule(stroke{x1 + 4, top + 12.5, x2 - 4, top + 12.5, 0.5, black})
		}
		i = j
	}
}
