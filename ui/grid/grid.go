package grid

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// Grid is the widget. Its callbacks may be nil; they are called after the
// grid has done its own part, and never by methods that a program calls.
type Grid struct {
	widget.BaseWidget

	OnPick     func()                             // the focus or the selection changed
	OnSort     func(col int)                      // a head was clicked
	OnOpen     func(row, col int)                 // double click or Enter
	OnRune     func(row, col int, r rune)         // a letter was typed on a cell
	OnKey      func(row, col int, k fyne.KeyName) // a key the grid does not use: Delete, Escape, F keys
	OnShortcut func(desktop.CustomShortcut)       // a shortcut with Control, Alt or the like, also one the grid uses
	OnCopy     func()                             // Ctrl+C
	OnPoint    func(row, col int)                 // the pointer is over a cell; row −1 is its head, col −1 is nothing
	OnWidth    func(col int, units float32)       // a head's border was let go

	source  Source
	cols    []Column
	groups  []Group
	rows    int
	wide    []float32 // widths set by the pointer, units
	frame   frame
	unit    float32
	metrics metrics

	at       fyne.Position // how far it is scrolled
	pick     pick
	focused  bool
	shift    bool
	over     point
	atBorder bool
	grab     grab

	parts   [4]*window
	strips  [2]belt // the part that stays, the part that scrolls
	heads   [2]*pen
	headAt  float32           // how far to the side the heads were drawn
	edge    *canvas.Rectangle // beside the columns that stay, while others are under them
	bars    [2]*bar
	overlay overlay
	drawn   bool
	unseen  bool // the focused cell is to be revealed once there is room
}

// point is where the pointer is.
type point struct {
	row, col int
	head     bool
}

// The four parts of the table.
const (
	corner = iota // heads of columns that stay
	head
	side // cells of columns that stay
	body
)

// New returns a grid of a source.
func New(source Source) *Grid {
	g := &Grid{source: source, pick: pick{row: -1, col: -1, anchor: -1}, over: point{row: -1, col: -1}, grab: grab{col: -1}}
	g.ExtendBaseWidget(g)
	for i := range g.parts {
		g.parts[i] = newWindow()
	}
	for i := range g.heads {
		p := newPen(&g.metrics)
		g.heads[i] = &p
		g.parts[corner+i].roll.Objects = []fyne.CanvasObject{p.box}
	}
	g.edge = canvas.NewRectangle(look.Border)
	g.bars[0], g.bars[1] = newBar(g, false), newBar(g, true)
	g.take()
	return g
}

// take asks the source anew.
func (g *Grid) take() {
	g.cols, g.groups, g.rows = g.source.Columns(), g.source.Groups(), g.source.Rows()
	if len(g.wide) != len(g.cols) {
		g.wide = make([]float32, len(g.cols))
	}
	if g.pick.row >= g.rows {
		g.pick.set(nil, g.rows-1)
	}
	g.pick.col = min(g.pick.col, len(g.cols)-1)
}

// SetSource shows another source, in place of the one before. Widths are those
// given to columns by the pointer in units, by column; 0 is the column's own.
// The focus goes to a column, and stays in its row.
func (g *Grid) SetSource(source Source, widths []float32, col int) {
	g.source, g.wide = source, slices.Clone(widths)
	g.pick.col = col
	g.Reload()
}

// Reload asks the source for columns, groups and rows anew and draws
// everything. Where it stands and what is selected is kept as far as it can.
func (g *Grid) Reload() {
	g.take()
	g.Refresh()
}

// Refresh draws everything anew, in the theme in force.
func (g *Grid) Refresh() {
	g.layout(g.Size())
	canvas.Refresh(g.bars[0])
}

// Pick returns the focused cell, −1 and −1 without one, and the selected rows
// in order.
func (g *Grid) Pick() (row, col int, rows []int) { return g.pick.row, g.pick.col, g.pick.rows() }

// Choose selects rows and puts the focus on a row, in the column where it is;
// the row is scrolled into view. Row −1 takes the focus away.
func (g *Grid) Choose(rows []int, row int) {
	g.pick.set(rows, row)
	g.reveal()
	g.redraw()
}

// Go puts the focus on a cell, selects its row and scrolls there.
func (g *Grid) Go(row, col int) {
	g.pick.move(row, col, false)
	g.reveal()
	g.redraw()
}

// Offset returns how far the grid is scrolled.
func (g *Grid) Offset() fyne.Position { return g.at }

// ScrollTo scrolls to an offset, as far as there is something to see.
func (g *Grid) ScrollTo(to fyne.Position) {
	g.scrollTo(to)
	g.redraw()
}

// headHigh is the height of the heads.
func (g *Grid) headHigh() float32 {
	if len(g.groups) == 0 {
		return titleHigh * g.unit
	}
	return (groupHigh + titleHigh) * g.unit
}

// room is the part of the grid in which cells scroll.
func (g *Grid) room() area {
	size, top := g.Size(), g.headHigh()
	return area{g.frame.edge, top, max(size.Width-g.frame.edge, 0), max(size.Height-top, 0)}
}

// layout places the parts and draws all.
func (g *Grid) layout(size fyne.Size) {
	g.unit = look.Units(1)
	g.frame = measure(g.cols, g.wide, g.unit, size.Width)
	// Where there is room to spare, the bar does not stand on figures.
	bar := (barThin + 2) * g.unit
	if rows := float32(g.rows) * rowHigh * g.unit; rows > size.Height-g.headHigh() {
		if f := measure(g.cols, g.wide, g.unit, size.Width-bar); f.total <= size.Width-bar {
			g.frame = f
		}
	}
	r := g.room()
	place(g.parts[corner], area{0, 0, r.x, r.y})
	place(g.parts[head], area{r.x, 0, r.w, r.y})
	place(g.parts[side], area{0, r.y, r.x, r.h})
	place(g.parts[body], area{r.x, r.y, r.w, r.h})
	g.scrollTo(g.at)
	if g.unseen {
		g.reveal()
	}
	g.drawn = false
	g.redraw()
}

// CreateRenderer makes the grid's renderer.
func (g *Grid) CreateRenderer() fyne.WidgetRenderer { return &view{g: g} }

type view struct{ g *Grid }

// Layout places the parts and draws all.
func (v *view) Layout(size fyne.Size) { v.g.layout(size) }

// MinSize has room for the heads and three rows.
func (v *view) MinSize() fyne.Size {
	return fyne.NewSize(look.Units(leastRoom), look.Units(groupHigh+titleHigh+3*rowHigh))
}

// Refresh draws everything anew, in the theme in force.
func (v *view) Refresh() { v.g.Refresh() }

// Destroy frees nothing.
func (v *view) Destroy() {}

// Objects are the cells under the columns that stay, under the heads; the bars
// and what is laid over a cell are uppermost.
func (v *view) Objects() []fyne.CanvasObject {
	g := v.g
	list := []fyne.CanvasObject{g.parts[body], g.parts[side], g.parts[head], g.parts[corner], g.edge, g.bars[0], g.bars[1]}
	if g.overlay.object != nil {
		list = append(list, g.overlay.object)
		if g.overlay.note != nil {
			list = append(list, g.overlay.note)
		}
	}
	return list
}
