package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// Scrolled is the wheel or a touch pad.
func (g *Grid) Scrolled(e *fyne.ScrollEvent) {
	g.scrollTo(g.at.SubtractXY(e.Scrolled.DX, e.Scrolled.DY))
	g.paint(false)
}

// most is the farthest that the grid scrolls.
func (g *Grid) most() fyne.Position {
	r := g.room()
	return fyne.NewPos(max(g.frame.total-g.frame.edge-r.w, 0), max(float32(g.rows)*rowHigh*g.unit-r.h, 0))
}

func (g *Grid) scrollTo(to fyne.Position) {
	most := g.most()
	g.at = fyne.NewPos(min(max(to.X, 0), most.X), min(max(to.Y, 0), most.Y))
}

// reveal scrolls until the focused cell is in view, now or when there is room.
func (g *Grid) reveal() {
	r, to := g.room(), g.at
	g.unseen = r.h < rowHigh*g.unit || g.unit == 0
	if g.pick.row < 0 || g.unseen {
		return
	}
	top := float32(g.pick.row) * rowHigh * g.unit
	to.Y = min(to.Y, top)
	to.Y = max(to.Y, top+rowHigh*g.unit-r.h)
	if c := g.pick.col; c >= g.frame.stays && c < len(g.frame.x) {
		left := g.frame.x[c] - g.frame.edge
		to.X = max(to.X, left+g.frame.w[c]-r.w)
		to.X = min(to.X, left)
	}
	g.scrollTo(to)
}

// page is how many rows are wholly in view.
func (g *Grid) page() int {
	if g.unit == 0 {
		return 1
	}
	return max(int(g.room().h/(rowHigh*g.unit))-1, 1)
}

// The bars, in units.
const (
	barWide  = 12 // what the pointer can take
	barThin  = 4  // what is seen
	barThick = 7  // under the pointer
	barLeast = 26
)

// bar is a scroll bar: thin over the cells, hidden when everything is in view.
type bar struct {
	widget.BaseWidget
	g      *Grid
	across bool // scrolls sideways
	thumb  *canvas.Rectangle
	over   bool
}

func newBar(g *Grid, across bool) *bar {
	b := &bar{g: g, across: across, thumb: canvas.NewRectangle(look.Border)}
	b.ExtendBaseWidget(b)
	return b
}

// set places the bar after scrolling.
func (b *bar) set() {
	g, r, u := b.g, b.g.room(), b.g.unit
	most := g.most()
	wide, at, far := barWide*u, g.at.Y, most.Y
	a, length := area{r.x + r.w - wide, r.y, wide, r.h}, r.h
	if b.across {
		a, length, at, far = area{r.x, r.y + r.h - wide, r.w, wide}, r.w, g.at.X, most.X
	}
	if far <= 0 || length <= 0 {
		b.Hide()
		return
	}
	b.Show()
	place(b, a)
	b.thumb.FillColor, b.thumb.CornerRadius = look.Border, barThin/2*u
	thick := float32(barThin) * u
	if b.over {
		b.thumb.FillColor, thick = look.Faint, barThick*u
	}
	size := b.thumbSize(length, far)
	along := (length - size) * at / far
	inside := wide - thick - u
	if b.across {
		place(b.thumb, area{along, inside, size, thick})
		return
	}
	place(b.thumb, area{inside, along, thick, size})
}

func (b *bar) thumbSize(length, far float32) float32 {
	return min(max(length*length/(length+far), barLeast*b.g.unit), length)
}

// Dragged scrolls by the bar.
func (b *bar) Dragged(e *fyne.DragEvent) {
	g, r, most := b.g, b.g.room(), b.g.most()
	to := g.at
	if b.across {
		to.X += e.Dragged.DX * most.X / max(r.w-b.thumbSize(r.w, most.X), 1)
	} else {
		to.Y += e.Dragged.DY * most.Y / max(r.h-b.thumbSize(r.h, most.Y), 1)
	}
	g.scrollTo(to)
	g.paint(false)
}

// DragEnd ends it.
func (b *bar) DragEnd() {}

// Tapped beside the thumb scrolls by a page.
func (b *bar) Tapped(e *fyne.PointEvent) {
	g, r, to := b.g, b.g.room(), b.g.at
	back := e.Position.Y < b.thumb.Position().Y
	by := fyne.NewPos(0, r.h-rowHigh*g.unit)
	if b.across {
		back, by = e.Position.X < b.thumb.Position().X, fyne.NewPos(r.w/2, 0)
	}
	if back {
		by = fyne.NewPos(-by.X, -by.Y)
	}
	g.scrollTo(to.Add(by))
	g.paint(false)
}

// MouseIn makes the bar broader.
func (b *bar) MouseIn(*desktop.MouseEvent) { b.point(true) }

// MouseMoved is nothing new to a bar.
func (b *bar) MouseMoved(*desktop.MouseEvent) {}

// MouseOut makes it thin again.
func (b *bar) MouseOut() { b.point(false) }

func (b *bar) point(over bool) {
	b.over = over
	b.set()
	canvas.Refresh(b.thumb)
}

// CreateRenderer makes the bar's renderer.
func (b *bar) CreateRenderer() fyne.WidgetRenderer {
	return &barView{look.Drawn{List: []fyne.CanvasObject{b.thumb}}}
}

type barView struct{ look.Drawn }

// Layout moves nothing: set does.
func (v *barView) Layout(fyne.Size) {}

// MinSize is next to nothing: the grid gives it its size.
func (v *barView) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Refresh draws the thumb.
func (v *barView) Refresh() { canvas.Refresh(v.List[0]) }
