package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// grab is what the pointer holds: the border of a head, or rows.
type grab struct {
	col   int // −1 is none
	start float32
	wide  float32 // units, when it began
	moved bool
	rows  bool
}

// find says what is under a position.
func (g *Grid) find(at fyne.Position) point {
	x := at.X
	if x >= g.frame.edge {
		x += g.at.X
	}
	col := g.frame.at(x)
	if at.Y < g.headHigh() {
		return point{-1, col, true}
	}
	row := int((at.Y - g.headHigh() + g.at.Y) / (rowHigh * g.unit))
	if row >= g.rows {
		row = -1
	}
	return point{row, col, false}
}

// border returns the column whose right border is near, −1 for none.
func (g *Grid) border(at fyne.Position) int {
	if at.Y >= g.headHigh() {
		return -1
	}
	x, near := at.X, borderNear*g.unit
	if x >= g.frame.edge+near {
		x += g.at.X
	}
	for i := range g.cols {
		if d := g.frame.x[i] + g.frame.w[i] - x; d >= -near && d <= near {
			return i
		}
	}
	return -1
}

// MouseDown takes a border, or the focus to a cell: with Shift the selection
// is extended, with Ctrl a row comes or goes.
func (g *Grid) MouseDown(e *desktop.MouseEvent) {
	g.focus()
	g.grab = grab{col: -1}
	if c := g.border(e.Position); c >= 0 {
		g.grab = grab{col: c, start: e.Position.X, wide: g.frame.w[c] / g.unit}
		return
	}
	p := g.find(e.Position)
	if p.head || p.row < 0 {
		return
	}
	col := p.col
	if col < 0 {
		col = max(g.pick.col, 0)
	}
	secondary := e.Button == desktop.MouseButtonSecondary
	switch {
	case e.Modifier&fyne.KeyModifierShift != 0:
		g.pick.move(p.row, col, true)
	case e.Modifier&(fyne.KeyModifierControl|fyne.KeyModifierSuper) != 0:
		g.pick.turn(p.row, col)
	case secondary && g.pick.chosen[p.row]:
		g.pick.row, g.pick.col = p.row, col
	default:
		g.pick.move(p.row, col, false)
		g.grab.rows = true
	}
	g.picked()
}

// MouseUp sorts by the head that was pressed.
func (g *Grid) MouseUp(e *desktop.MouseEvent) {
	if g.grab.col >= 0 || g.grab.moved || e.Button == desktop.MouseButtonSecondary {
		return // a border was pressed; a drag may end before or after this
	}
	if p := g.find(e.Position); p.head && p.col >= 0 && g.OnSort != nil {
		g.OnSort(p.col)
	}
}

// Dragged makes a column wider, or extends the selection.
func (g *Grid) Dragged(e *fyne.DragEvent) {
	if g.grab.col < 0 {
		if p := g.find(e.Position); g.grab.rows && !p.head && p.row >= 0 && p.row != g.pick.row {
			g.grab.moved = true
			g.travel(p.row, g.pick.col, true)
		}
		return
	}
	g.grab.moved = true
	c := g.grab.col
	least := g.cols[c].Min
	if least == 0 {
		least = leastWide
	}
	g.wide[c] = max(g.grab.wide+(e.Position.X-g.grab.start)/g.unit, least)
	g.layout(g.Size())
}

// DragEnd tells the width that was found.
func (g *Grid) DragEnd() {
	if g.grab.col >= 0 && g.grab.moved && g.OnWidth != nil {
		g.OnWidth(g.grab.col, g.wide[g.grab.col])
	}
	g.grab = grab{col: -1, moved: true}
}

// DoubleTapped opens the cell, or gives a column its own width back.
func (g *Grid) DoubleTapped(e *fyne.PointEvent) {
	if c := g.border(e.Position); c >= 0 {
		g.wide[c] = 0
		g.layout(g.Size())
		if g.OnWidth != nil {
			g.OnWidth(c, 0)
		}
		return
	}
	if p := g.find(e.Position); !p.head && p.row >= 0 && g.OnOpen != nil {
		g.OnOpen(p.row, max(p.col, 0))
	}
}

// MouseIn follows the pointer.
func (g *Grid) MouseIn(e *desktop.MouseEvent) { g.MouseMoved(e) }

// MouseMoved follows the pointer.
func (g *Grid) MouseMoved(e *desktop.MouseEvent) { g.point(g.find(e.Position), g.border(e.Position)) }

// MouseOut forgets it.
func (g *Grid) MouseOut() { g.point(point{row: -1, col: -1}, -1) }

// point shows which row or head is under the pointer.
func (g *Grid) point(p point, border int) {
	g.atBorder = border >= 0
	was := g.over
	if was == p {
		return
	}
	g.over = p
	if was.head || p.head {
		g.drawHead(0, 0, g.frame.stays)
		g.drawHead(1, g.strips[1].from, g.strips[1].to)
		canvas.Refresh(g.bars[0].thumb)
	}
	if was.row != p.row {
		g.tint(was.row)
		g.tint(p.row)
	}
	if g.OnPoint != nil {
		g.OnPoint(p.row, p.col)
	}
}

// Cursor is that of a border near the pointer, or the usual one.
func (g *Grid) Cursor() desktop.Cursor {
	if g.atBorder {
		return desktop.HResizeCursor
	}
	return desktop.DefaultCursor
}

func (g *Grid) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(g); c != nil && !g.focused {
		c.Focus(g)
	}
}
