package report

import (
	"wallchart/ratingcore"
)

// Heights of the headings over blocks.
const (
	headLine   = 10.0
	blockPitch = 0.94 // lines of a block stand closer than blocks do
	mostHeads  = 6    // with more lines the labels at the left name the rounds
)

// headings returns the height of the headings over a block.
func (b *block) headings() float64 {
	return 6 + headLine*float64(b.headLines())
}

func (b *block) headLines() int {
	if b.lines > mostHeads {
		return 2
	}
	return b.lines
}

// drawBlock sets one player's lines from the height top on.
func (c *crosstable) drawBlock(s *sheet, row int, top float64) {
	from, tag := len(s.marks), -1
	p := c.size / 9
	pitch := blockPitch * c.high / float64(c.block.lines)
	center := top + c.high/2
	top += (1 - blockPitch) / 2 * c.high
	values := c.table.Rows[row].Values
	line := -1
	for i := range c.lanes {
		l := &c.lanes[i]
		y := top + pitch*(float64(l.line)+0.5) + baseline*c.size
		v := &values[l.at]
		switch l.key {
		case ratingcore.KeyName:
			tag = c.blockName(s, row, top, pitch)
		case ratingcore.KeyPlace:
			st := light(p * blockNumber)
			c.hanging(s, hinge{l.x + l.w - p*numberPad/2, center + baseline*st.size, st, light(minor(c.size))}, v)
		case ratingcore.KeyNumber:
			st := heavy(p * blockNumber)
			s.flush(l.x+l.w-p*numberPad/2, center+baseline*st.size, st, v.Main(ratingcore.Paper))
		case ratingcore.KeyScore:
			st := heavy(p * blockScore)
			c.hanging(s, hinge{l.x + l.w - p*6 - st.size*l.hang, center + baseline*st.size, st, st}, v)
		case ratingcore.KeyRound:
			if l.line != line {
				line = l.line
				s.flush(c.block.label, y, light(max(smallest, p*blockLabel)), labelOf(c.block.rounds[line]))
				s.marks[len(s.marks)-1].gone = true
			}
			c.drawResult(s, l, v.Result, y)
		case ratingcore.KeyPre:
			if c.block.letter {
				s.text(l.x+p*3, y, light(c.size), l.system.String())
			}
			c.drawPre(s, l, v, y)
		default:
			c.drawValue(s, l, v, y)
		}
	}
	if c.rows[row].gone {
		for i := from; i < len(s.marks); i++ {
			s.marks[i].gone = i != tag
		}
	}
}

// blockName sets the name, and under it ID, state and tag. It returns the
// index of the tag's mark, or -1.
func (c *crosstable) blockName(s *sheet, row int, top, pitch float64) int {
	p := c.size / 9
	r := &c.rows[row]
	x := c.name.x + p*namePad/2
	st := heavy(p * blockName)
	if r.gone {
		st.face = regular
	}
	s.text(x, top+pitch*0.5+baseline*st.size, st, r.short)
	tiny := light(max(smallest, p*blockID))
	y := top + pitch*1.5 + baseline*tiny.size
	for i := range c.block.under {
		text, _ := s.faces.clean(c.table.Rows[row].Values[c.block.under[i].at].Spell(ratingcore.Paper))
		x = s.text(x, y, tiny, text) + 5
	}
	if r.tag == "" {
		return -1
	}
	s.flush(c.name.x+c.name.w-p*namePad/2, y, light(minor(c.size)), r.tag)
	return len(s.marks) - 1
}

// blockHeadings sets the headings, stacked as the lines are.
func (c *crosstable) blockHeadings(s *sheet, top float64) {
	last := c.block.headLines() - 1
	at := func(line int) float64 { return top + 10 + headLine*float64(line) }
	for i := range c.lanes {
		l := &c.lanes[i]
		switch {
		case l.key == ratingcore.KeyName:
			c.heading(s, l, at(0))
			s.text(c.name.x+c.size/9*namePad/2, at(1), light(headingSize), c.underHead())
			s.flush(c.block.label, at(0), heavy(headingSize), "Round")
		case l.line == middle:
			c.heading(s, l, at(last))
		case l.key == ratingcore.KeyRound && c.block.lines > mostHeads:
		case l.key >= ratingcore.KeyPre:
			if l.line == 0 {
				c.heading(s, l, at(last))
			}
		case l.line <= last:
			c.heading(s, l, at(l.line))
		}
	}
	c.blockSystems(s, at(0))
}

// underHead names what stands under the name.
func (c *crosstable) underHead() string {
	text := ""
	for i := range c.block.under {
		if i > 0 {
			text += ", "
		}
		if c.block.under[i].key == ratingcore.KeyState {
			text += "state"
		} else {
			text += c.block.under[i].head
		}
	}
	return text
}

// blockSystems sets the heading over the ratings.
func (c *crosstable) blockSystems(s *sheet, y float64) {
	x := 0.0
	text := ""
	for i := range c.lanes {
		l := &c.lanes[i]
		if l.key != ratingcore.KeyPre {
			continue
		}
		x = l.x
		if !c.block.letter {
			text = l.group
			break
		}
		if text != "" {
			text += ", "
		}
		text += l.system.String() + " " + l.system.Name()
	}
	if text == "" {
		return
	}
	text, _ = s.faces.cut(light(headingSize), text, c.right()-x-4)
	s.center((x+c.right())/2, y, light(headingSize), text)
}
