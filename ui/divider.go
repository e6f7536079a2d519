package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// dividerGrip is how wide the place is at which a divider can be taken.
const dividerGrip = 7

// divider is the line between two regions; it is dragged to make one of them
// wider.
type divider struct {
	widget.BaseWidget
	line    *canvas.Rectangle
	dragged func(dx float32) // by how much, in units
	dropped func()
}

var (
	_ fyne.Draggable     = (*divider)(nil)
	_ desktop.Cursorable = (*divider)(nil)
)

func newDivider(dragged func(float32), dropped func()) *divider {
	d := &divider{line: canvas.NewRectangle(look.Line), dragged: dragged, dropped: dropped}
	d.ExtendBaseWidget(d)
	return d
}

// stand puts the line at x.
func (d *divider) stand(x, y, height float32) {
	set(d, x-(dividerGrip-1)/2, y, dividerGrip, height)
}

// Dragged moves the line.
func (d *divider) Dragged(e *fyne.DragEvent) { d.dragged(e.Dragged.DX) }

// DragEnd keeps where the line is now.
func (d *divider) DragEnd() { d.dropped() }

// Cursor says that the line can be moved sideways.
func (d *divider) Cursor() desktop.Cursor { return desktop.HResizeCursor }

// CreateRenderer draws the line in the middle of the grip.
func (d *divider) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{Layout: dividerLayout{}, Objects: []fyne.CanvasObject{d.line}})
}

type dividerLayout struct{}

// Layout puts the line into the middle.
func (dividerLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	set(o[0], (size.Width-1)/2, 0, 1, size.Height)
}

// MinSize is a grip.
func (dividerLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(dividerGrip, 1) }
