package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// navEntry is a line of the sidebar that is turned to: its parts, on a ground
// that shows the chosen one, with the bar at the left.
type navEntry struct {
	press
	content fyne.CanvasObject
	height  float32
	chosen  bool
}

// newNavEntry returns an entry of a height in units around its content.
func newNavEntry(name string, height float32, content fyne.CanvasObject, tapped func()) *navEntry {
	n := &navEntry{content: content, height: height}
	n.name, n.tapped = name, tapped
	n.ExtendBaseWidget(n)
	return n
}

// CreateRenderer makes the entry's ground, bar, content and ring.
func (n *navEntry) CreateRenderer() fyne.WidgetRenderer {
	v := &navView{n: n, ground: blank(), bar: blank(), ring: newFocusRing()}
	v.dress()
	return v
}

type navView struct {
	n           *navEntry
	ground, bar *canvas.Rectangle
	ring        focusRing
}

func (v *navView) dress() {
	v.ground.CornerRadius = look.Units(look.RadiusField)
	v.ground.FillColor, v.bar.FillColor = color.Transparent, color.Transparent
	switch {
	case v.n.chosen:
		v.ground.FillColor, v.bar.FillColor = look.Nav, look.Link
	case v.n.hovered:
		v.ground.FillColor = look.Hover
	}
	v.ring.show(v.n.focused)
}

// Layout sets the bar at the left and the content beside it.
func (v *navView) Layout(size fyne.Size) {
	bar := look.Units(look.SelectWidth)
	v.ground.Resize(size)
	v.bar.Move(fyne.NewPos(0, bar))
	v.bar.Resize(fyne.NewSize(bar, size.Height-2*bar))
	v.n.content.Move(fyne.NewPos(look.Units(8), 0))
	v.n.content.Resize(fyne.NewSize(size.Width-look.Units(14), size.Height))
	v.ring.place(size, look.RadiusField)
}

// MinSize is what the content takes, as high as the row is to be.
func (v *navView) MinSize() fyne.Size {
	return fyne.NewSize(v.n.content.MinSize().Width+look.Units(14), look.Units(v.n.height))
}

// Refresh colors the row and its content anew.
func (v *navView) Refresh() {
	v.dress()
	v.n.content.Refresh()
	canvas.Refresh(v.n)
}

// Objects are drawn in this order, the ring over all.
func (v *navView) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{v.ground, v.bar, v.n.content, v.ring.rect}
}

// Destroy has nothing to give back.
func (v *navView) Destroy() {}

// stack puts objects over each other.
func stack(objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: growing{}, Objects: objects}
}
