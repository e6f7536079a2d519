package report

import (
	"strconv"

	"wallchart/ratingcore"
)

// baseline is how far under the middle of a line its text stands: half of the
// height of a capital.
const baseline = 0.357

// drawRow sets one line of the crosstable, its middle at the height mid.
func (c *crosstable) drawRow(s *sheet, row int, mid float64) {
	from, tag := len(s.marks), -1
	y := mid + baseline*c.size
	values := c.table.Rows[row].Values
	for i := range c.lanes {
		l := &c.lanes[i]
		if l.key == ratingcore.KeyName {
			tag = c.drawName(s, &c.rows[row], l, y)
			continue
		}
		c.drawValue(s, l, &values[l.at], y)
	}
	if c.rows[row].gone {
		for i := from; i < len(s.marks); i++ {
			s.marks[i].gone = i != tag
		}
	}
}

// drawName sets a name with its tag at the right end of the lane, and returns
// the index of the tag's mark, or -1.
func (c *crosstable) drawName(s *sheet, r *rowText, l *lane, y float64) int {
	st := heavy(nameSize(c.size))
	if r.gone {
		st.face = regular
	}
	pad := c.size / 9 * namePad / 2
	s.text(l.x+pad, y, st, r.short)
	if r.tag == "" {
		return -1
	}
	s.flush(l.x+l.w-pad, y, light(minor(c.size)), r.tag)
	return len(s.marks) - 1
}

// drawValue sets one cell.
func (c *crosstable) drawValue(s *sheet, l *lane, v *ratingcore.Value, y float64) {
	if v.Kind == ratingcore.Nothing {
		return
	}
	p := c.size / 9 // a point of the measures at size 9
	body, tiny := light(c.size), light(minor(c.size))
	switch l.key {
	case ratingcore.KeyPlace:
		c.hanging(s, hinge{l.x + l.w - p*numberPad/2, y, body, tiny}, v)
	case ratingcore.KeyNumber:
		s.flush(l.x+l.w-p*numberPad/2, y, heavy(c.size), v.Main(ratingcore.Paper))
	case ratingcore.KeyState, ratingcore.KeyID:
		text, _ := s.faces.clean(v.Spell(ratingcore.Paper))
		s.text(l.x, y, tiny, text)
	case ratingcore.KeyRound:
		c.drawResult(s, l, v.Result, y)
	case ratingcore.KeyScore:
		st := heavy(c.size + 0.6*p)
		c.hanging(s, hinge{l.x + l.w - p*2.5 - st.size*l.hang, y, st, st}, v)
	case ratingcore.KeyTieBreak:
		c.hanging(s, hinge{l.x + l.w - p*tiePad - body.size*l.hang, y, body, body}, v)
	case ratingcore.KeyPre:
		c.drawPre(s, l, v, y)
	case ratingcore.KeyPost:
		st := heavy(c.size)
		c.hanging(s, hinge{c.postEdge(l), y, st, tiny}, v)
	case ratingcore.KeyChange:
		s.flush(l.x+l.w-p*changePad, y, body, v.Spell(ratingcore.Paper))
	case ratingcore.KeyPerf:
		s.flush(l.x+l.w-p*perfPad, y, body, v.Spell(ratingcore.Paper))
	case ratingcore.KeyNorms:
		s.text(l.x+p*normsPad, y, tiny, v.Spell(ratingcore.Paper))
	}
}

// hinge is where the aligned part of a value ends and what hangs behind it
// begins.
type hinge struct {
	x, y         float64
	main, behind style
}

// hanging sets the aligned part of a value flush right at the hinge, and what
// hangs behind it.
func (c *crosstable) hanging(s *sheet, h hinge, v *ratingcore.Value) {
	s.flush(h.x, h.y, h.main, v.Main(ratingcore.Paper))
	if hang := v.Hang(ratingcore.Paper); hang != "" {
		if h.behind.size < h.main.size {
			h.x += hangGap * c.size / 9
		}
		s.text(h.x, h.y, h.behind, hang)
	}
}

// What stands between a value and the right edge of its lane, at size 9.
const (
	tiePad    = 2.0
	changePad = 2.5
	perfPad   = 2.5
	preShift  = 5.0 // before the rating, also under a system's letter
	postShift = 0.0 // after the arrow
)

// preEdge and postEdge are the right edges of ratings before and after.
func (c *crosstable) preEdge(l *lane) float64 {
	x := l.x + c.size/9*preShift
	if c.block != nil && c.block.letter {
		x += c.size / 9 * letterRoom
	}
	return x + 4*c.size*c.faces.digit(regular)
}

func (c *crosstable) postEdge(l *lane) float64 {
	return l.x + c.size/9*postShift + 4*c.size*c.faces.digit(semibold)
}

// drawPre sets the rating before and the arrow that leads to the one after.
func (c *crosstable) drawPre(s *sheet, l *lane, v *ratingcore.Value, y float64) {
	p := c.size / 9
	body := light(c.size)
	c.hanging(s, hinge{c.preEdge(l), y, body, light(minor(c.size))}, v)
	s.center(l.x+l.w-p*6.8, y, light(c.size), "→")
}

// drawResult sets the three lanes of a round: letter, opponent, color.
func (c *crosstable) drawResult(s *sheet, l *lane, r ratingcore.Result, y float64) {
	code := r.Outcome.Code()
	if code == "" {
		return
	}
	p := c.size / 9
	letter := light(c.size)
	if r.Outcome == ratingcore.Win || r.Outcome == ratingcore.ForfeitWin {
		letter.face = semibold
	}
	wide := s.faces.width(heavy(c.size), "W")
	x := l.x + p*roundPad*0.6 + (l.w-l.width(c.size))*0.5
	s.center(x+wide/2, y, letter, code)
	if r.Outcome == ratingcore.Unpaired {
		s.marks[len(s.marks)-1].gone = true
	}
	if r.Opponent == 0 {
		return
	}
	x += wide + p*letterGap + l.figs*c.size*s.faces.digit(regular)
	s.flush(x, y, light(c.size), strconv.Itoa(int(r.Opponent)))
	if r.Outcome.Played() {
		s.text(x+p*colorGap, y, light(minor(c.size)), r.Color.Letter())
	}
}
