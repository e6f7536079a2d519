package grid

import "fyne.io/fyne/v2"

// overlay is an object laid over a cell, as a field in which it is edited, and
// a note under it.
type overlay struct {
	object, note fyne.CanvasObject
	row, col     int
}

// Lay puts an object over a cell, and a note below it that may be hidden or
// nil; both move with the cell. They are at least as large as they need.
func (g *Grid) Lay(object, note fyne.CanvasObject, row, col int) {
	g.overlay = overlay{object: object, note: note, row: row, col: col}
	g.redraw()
}

// Lift takes both away again and returns whether there was an object.
func (g *Grid) Lift() bool {
	was := g.overlay.object != nil
	g.overlay = overlay{}
	g.redraw()
	return was
}

// follow keeps the object over its cell and the note beneath, inside the grid;
// where there is no room beneath, the note stands above.
func (o *overlay) follow(g *Grid) {
	if o.object == nil || o.col >= len(g.frame.x) {
		return
	}
	size, r, least := g.Size(), g.room(), o.object.MinSize()
	a := area{g.frame.x[o.col], r.y + float32(o.row)*rowHigh*g.unit - g.at.Y, g.frame.w[o.col], rowHigh * g.unit}
	if o.col >= g.frame.stays {
		a.x -= g.at.X
	}
	a.y -= max(least.Height-a.h, 0) / 2
	a.w, a.h = max(a.w, least.Width), max(a.h, least.Height)
	a.x = max(min(a.x, size.Width-a.w), 0)
	place(o.object, a)
	if o.note == nil {
		return
	}
	need := o.note.MinSize()
	n := area{max(min(a.x, size.Width-need.Width), 0), a.y + a.h + 2*g.unit, need.Width, need.Height}
	if n.y+n.h > size.Height {
		n.y = a.y - n.h - 2*g.unit
	}
	place(o.note, n)
}
