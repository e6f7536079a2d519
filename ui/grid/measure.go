package grid

import (
	"sort"

	"wallchart/ui/look"
)

// The fixed measures, in units at zoom 1.
const (
	groupHigh  = look.GroupHeight
	titleHigh  = look.ColumnHeight
	rowHigh    = look.RowHeight
	leastWide  = 20  // of a column drawn narrower by the pointer
	leastRoom  = 120 // beside the columns that stay; with less, none stays
	borderNear = 4   // of a head's border, for the pointer
)

// frame is where the columns stand: in units, from the left of the table as
// if it were not scrolled.
type frame struct {
	x, w  []float32
	stays int     // how many columns stay
	edge  float32 // their right edge
	total float32
}

// measure places columns in a width. Widths set by the pointer are in wide,
// by column; 0 is not set. Room that is left goes to columns that grow.
func measure(cols []Column, wide []float32, unit, width float32) frame {
	f := frame{x: make([]float32, len(cols)), w: make([]float32, len(cols))}
	grow := float32(0)
	for i, c := range cols {
		f.w[i] = c.Width * unit
		if i < len(wide) && wide[i] > 0 {
			f.w[i] = wide[i] * unit
		} else {
			grow += c.Grow
		}
		f.total += f.w[i]
		if c.Stays && f.stays == i {
			f.stays++
		}
	}
	if left := width - f.total; left > 0 && grow > 0 {
		for i, c := range cols {
			if i >= len(wide) || wide[i] == 0 {
				f.w[i] += left * (c.Grow / grow)
			}
		}
		f.total = width
	}
	at := float32(0)
	for i := range cols {
		f.x[i] = at
		at += f.w[i]
		if i+1 == f.stays {
			f.edge = at
		}
	}
	if f.edge > 0 && f.edge > width-leastRoom*unit {
		f.stays, f.edge = 0, 0
	}
	return f
}

// span returns the columns from (included) to (excluded) that a stretch of
// the table touches, of those that do not stay.
func (f *frame) span(left, right float32) (from, to int) {
	n := len(f.x)
	from = sort.Search(n, func(i int) bool { return f.x[i]+f.w[i] > left })
	to = sort.Search(n, func(i int) bool { return f.x[i] >= right })
	from = max(from, f.stays)
	return from, max(from, to)
}

// at returns the column at a distance from the left of the table, −1 beside
// them all.
func (f *frame) at(x float32) int {
	for i := range f.x {
		if x >= f.x[i] && x < f.x[i]+f.w[i] {
			return i
		}
	}
	return -1
}

// lane returns where a lane of a column stands in a cell of width w: the room
// beyond the column's own width goes into the lane that grows, or else to the
// left of all lanes.
func (c *Column) lane(number int, unit, w float32) (x, wide float32) {
	extra := w - c.Width*unit
	if number < 0 || number >= len(c.Lanes) {
		return 0, w
	}
	l := c.Lanes[number]
	x, wide = l.X*unit, l.W*unit
	for i := range c.Lanes {
		if !c.Lanes[i].Grow {
			continue
		}
		switch {
		case i == number:
			wide = max(wide+extra, 0)
		case l.X > c.Lanes[i].X:
			x += extra
		}
		return x, wide
	}
	return x + extra, wide
}
