package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// hotspot is a piece of a pane that can be clicked, or focused and pressed
// with Space or Enter. What it shows is given by draw for its size in units;
// it adds the ground under the pointer and the ring of the focus.
type hotspot struct {
	widget.BaseWidget
	name   string // told while the pointer is on it
	draw   func(b *board, size fyne.Size)
	tapped func()
	keys   func(fyne.KeyName) bool // further keys; false where it is none of them
	told   func(string)            // hears name, and "" when the pointer leaves
	plain  bool                    // no ground under the pointer
	off    bool

	hovered, focused bool
}

// newHotspot returns a hotspot.
func newHotspot(name string, tapped func(), draw func(b *board, size fyne.Size)) *hotspot {
	h := &hotspot{name: name, tapped: tapped, draw: draw}
	h.ExtendBaseWidget(h)
	return h
}

// iconSpot is a hotspot that shows an icon of 16.
func iconSpot(name string, symbol look.Symbol, tapped func()) *hotspot {
	h := newHotspot(name, tapped, nil)
	h.draw = func(b *board, size fyne.Size) {
		color := look.Muted
		if h.off {
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

// disable switches the hotspot off or on.
func (h *hotspot) disable(off bool) {
	if h.off != off {
		h.off = off
		h.Refresh()
	}
}

func (h *hotspot) Tapped(*fyne.PointEvent) { h.press() }

func (h *hotspot) press() {
	if !h.off && h.tapped != nil {
		h.tapped()
	}
}

func (h *hotspot) TypedRune(rune) {}

func (h *hotspot) TypedKey(e *fyne.KeyEvent) {
	switch {
	case h.keys != nil && h.keys(e.Name):
	case e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		h.press()
	}
}

func (h *hotspot) FocusGained() { h.focused = true; h.Refresh() }
func (h *hotspot) FocusLost()   { h.focused = false; h.Refresh() }

func (h *hotspot) MouseIn(*desktop.MouseEvent) {
	h.hovered = true
	h.tell(h.name)
	h.Refresh()
}

func (h *hotspot) MouseMoved(*desktop.MouseEvent) {}

func (h *hotspot) MouseOut() {
	h.hovered = false
	h.tell("")
	h.Refresh()
}

func (h *hotspot) tell(words string) {
	if h.told != nil {
		h.told(words)
	}
}

// Cursor is a hand over what can be clicked.
func (h *hotspot) Cursor() desktop.Cursor {
	if h.off {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// CreateRenderer draws the hotspot anew for each state.
func (h *hotspot) CreateRenderer() fyne.WidgetRenderer { return &hotspotView{h: h} }

type hotspotView struct {
	h       *hotspot
	objects []fyne.CanvasObject
}

func (v *hotspotView) Layout(size fyne.Size) {
	units := fyne.NewSize(size.Width/look.Zoom(), size.Height/look.Zoom())
	b := &board{width: units.Width}
	if v.h.hovered && !v.h.plain && !v.h.off {
		b.frame(0, 0, units.Width, units.Height, frameStyle{fill: look.Hover, line: look.Hover, radius: look.RadiusTag})
	}
	v.h.draw(b, units)
	if v.h.focused {
		ring := b.frame(0, 0, units.Width, units.Height, frameStyle{line: look.Link, width: look.RingWidth, radius: look.RadiusTag})
		ring.FillColor = nil
	}
	v.objects = b.objects
}

func (v *hotspotView) MinSize() fyne.Size           { return fyne.NewSize(0, 0) }
func (v *hotspotView) Objects() []fyne.CanvasObject { return v.objects }
func (v *hotspotView) Destroy()                     {}

func (v *hotspotView) Refresh() {
	v.Layout(v.h.Size())
	canvas.Refresh(v.h)
}
