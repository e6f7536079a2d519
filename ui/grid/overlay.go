package grid

import "fyne.io/fyne/v2"

// overlay is an object laid over a cell, as a field in which it is edited.
type overlay struct {
	object   fyne.CanvasObject
	row, col int
}

// Lay puts an object over a cell; it moves with the cell. It is as large as
// the cell, or as its smallest size.
func (g *Grid) Lay(object fyne.CanvasObject, row, col int) {
	g.overlay = overlay{object: object, row: row, col: col}
	g.overlay.follow(g)
	g.redraw()
}

// Lift takes the object away again and returns whether there was one.
func (g *Grid) Lift() bool {
	was := g.overlay.object != nil
	g.overlay = overlay{}
	g.redraw()
	return was
}

// follow keeps the object over its cell and inside the grid.
func (o *overlay) follow(g *Grid) {
	if o.object == nil || o.col >= len(g.frame.x) {
		return
	}
	r, least := g.room(), o.object.MinSize()
	a := area{g.frame.x[o.col], r.y + float32(o.row)*rowHigh*g.unit - g.at.Y, g.frame.w[o.col], rowHigh * g.unit}
	if o.col >= g.frame.stays {
		a.x -= g.at.X
	}
	a.w, a.h = max(a.w, least.Width), max(a.h, least.Height)
	a.x = max(min(a.x, g.Size().Width-a.w), 0)
	place(o.object, a)
	o.object.Refresh()
}
