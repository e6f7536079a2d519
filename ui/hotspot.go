package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// hotspot is a piece of a pane that can be pressed. What it shows is given by
// draw for its size in units; it adds the ground under the pointer and the
// ring of the focus.
type hotspot struct {
	press
	draw  func(b *board, size fyne.Size)
	plain bool // no ground under the pointer
}

// newHotspot returns a hotspot.
func newHotspot(name string, tapped func(), draw func(b *board, size fyne.Size)) *hotspot {
	h := &hotspot{draw: draw}
	h.name, h.tapped = name, tapped
	h.ExtendBaseWidget(h)
	return h
}

// iconSpot is a hotspot that shows an icon of 16.
func iconSpot(name string, symbol look.Symbol, tapped func()) *hotspot {
	h := newHotspot(name, tapped, nil)
	h.draw = func(b *board, size fyne.Size) {
		color := look.Muted
		if h.off != "" {
			color = look.Border
		}
		b.icon(look.Icon(symbol, color), (size.Width-16)/2, (size.Height-16)/2, 16)
	}
	return h
}

// linkSpot is a hotspot that shows a link.
func linkSpot(text string, tapped func()) *hotspot {
	h := newHotspot(text, tapped, nil)
	h.plain = true
	h.draw = func(b *board, size fyne.Size) {
		b.left(0, size.Width, size.Height, h.name, look.Linked.Sized(look.SizeHead))
	}
	return h
}

// CreateRenderer draws the hotspot anew for each state.
func (h *hotspot) CreateRenderer() fyne.WidgetRenderer { return &hotspotView{h: h} }

type hotspotView struct {
	look.Drawn
	h    *hotspot
	size fyne.Size // for which it is drawn
}

// Layout draws only for a new size: with new objects each time the canvas
// would lay out, and so paint, without end.
func (v *hotspotView) Layout(size fyne.Size) {
	if v.List == nil || size != v.size {
		v.fill(size)
	}
}

func (v *hotspotView) fill(size fyne.Size) {
	v.size = size
	units := fyne.NewSize(size.Width/look.Zoom(), size.Height/look.Zoom())
	b := &board{width: units.Width}
	if v.h.hovered && !v.h.plain && v.h.off == "" {
		b.frame(0, 0, units.Width, units.Height, frameStyle{fill: look.Hover, line: look.Hover, radius: look.RadiusTag})
	}
	v.h.draw(b, units)
	if v.h.focused {
		ring := b.frame(0, 0, units.Width, units.Height, frameStyle{line: look.Link, width: look.RingWidth, radius: look.RadiusTag})
		ring.FillColor = nil
	}
	v.List = b.objects
}

// MinSize is nothing: the pane gives a hotspot its size.
func (v *hotspotView) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// Refresh draws anew for the state and the theme in force.
func (v *hotspotView) Refresh() {
	v.fill(v.h.Size())
	canvas.Refresh(v.h)
}
