package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// FocusGained shows the ring; without a cell in focus the first one gets it.
func (g *Grid) FocusGained() {
	g.focused = true
	if g.pick.row < 0 && g.rows > 0 {
		g.pick.move(0, 0, false)
		g.picked()
		return
	}
	g.repaint(g.pick.row)
}

// FocusLost takes the ring away.
func (g *Grid) FocusLost() {
	g.focused, g.shift = false, false
	g.repaint(g.pick.row)
}

// KeyDown remembers that Shift is held.
func (g *Grid) KeyDown(e *fyne.KeyEvent) { g.setShift(e, true) }

// KeyUp remembers that it is not.
func (g *Grid) KeyUp(e *fyne.KeyEvent) { g.setShift(e, false) }

func (g *Grid) setShift(e *fyne.KeyEvent, down bool) {
	if e.Name == desktop.KeyShiftLeft || e.Name == desktop.KeyShiftRight {
		g.shift = down
	}
}

// extends says whether a move extends the selection.
func (g *Grid) extends() bool {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
	}
	return g.shift
}

// TypedKey moves the focus, opens a cell, or asks OnKey.
func (g *Grid) TypedKey(e *fyne.KeyEvent) {
	row, col := g.pick.row, g.pick.col
	switch e.Name {
	case fyne.KeyUp:
		row--
	case fyne.KeyDown:
		row++
	case fyne.KeyLeft:
		col--
	case fyne.KeyRight:
		col++
	case fyne.KeyHome:
		col = 0
	case fyne.KeyEnd:
		col = len(g.cols) - 1
	case fyne.KeyPageUp:
		row -= g.page()
	case fyne.KeyPageDown:
		row += g.page()
	case fyne.KeyReturn, fyne.KeyEnter:
		if g.OnOpen != nil && row >= 0 {
			g.OnOpen(row, col)
		}
		return
	default:
		if g.OnKey != nil {
			g.OnKey(row, col, e.Name)
		}
		return
	}
	g.travel(row, col, g.extends())
}

// TypedRune tells which letter was typed on a cell.
func (g *Grid) TypedRune(r rune) {
	if g.OnRune != nil && g.pick.row >= 0 {
		g.OnRune(g.pick.row, g.pick.col, r)
	}
}

// TypedShortcut copies, selects all, or goes to an end of the table.
func (g *Grid) TypedShortcut(s fyne.Shortcut) {
	switch s := s.(type) {
	case *fyne.ShortcutCopy:
		if g.OnCopy != nil {
			g.OnCopy()
		}
	case *fyne.ShortcutSelectAll:
		if g.rows > 0 {
			g.pick.move(0, max(g.pick.col, 0), false)
			g.pick.move(g.rows-1, g.pick.col, true)
			g.redraw()
			g.tell()
		}
	case *desktop.CustomShortcut:
		if s.Modifier&(fyne.KeyModifierShortcutDefault|fyne.KeyModifierControl) != 0 {
			g.jump(s.KeyName, s.Modifier&fyne.KeyModifierShift != 0)
		}
		if g.OnShortcut != nil {
			g.OnShortcut(*s)
		}
	}
}

// jump goes to the first or last row.
func (g *Grid) jump(k fyne.KeyName, extend bool) {
	switch k {
	case fyne.KeyHome:
		g.travel(0, 0, extend)
	case fyne.KeyEnd:
		g.travel(g.rows-1, len(g.cols)-1, extend)
	case fyne.KeyUp:
		g.travel(0, g.pick.col, extend)
	case fyne.KeyDown:
		g.travel(g.rows-1, g.pick.col, extend)
	}
}

// travel moves the focus to a cell, or to the nearest there is.
func (g *Grid) travel(row, col int, extend bool) {
	if g.rows == 0 || len(g.cols) == 0 {
		return
	}
	g.pick.move(min(max(row, 0), g.rows-1), min(max(col, 0), len(g.cols)-1), extend)
	g.picked()
}

// picked shows a new focus and tells of it.
func (g *Grid) picked() {
	g.reveal()
	g.redraw()
	g.tell()
}

func (g *Grid) tell() {
	if g.OnPick != nil {
		g.OnPick()
	}
}
