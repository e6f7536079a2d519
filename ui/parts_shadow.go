package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// shadow is the soft edge under an overlay: rectangles that grow and are each
// nearly clear.
type shadow struct{ layers []*canvas.Rectangle }

const shadowLayers = 8

// make makes the layers, the widest first.
func (s *shadow) make() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for range shadowLayers {
		r := canvas.NewRectangle(color.NRGBA{A: 5})
		s.layers = append(s.layers, r)
		objects = append(objects, r)
	}
	return objects
}

// place sets the layers around a card with a corner in units.
func (s *shadow) place(at fyne.Position, size fyne.Size, corner float32) {
	for i, r := range s.layers {
		out := look.Units(float32(shadowLayers-i) * 1.5)
		r.Move(at.SubtractXY(out, out-look.Units(3)))
		r.Resize(size.AddWidthHeight(2*out, 2*out))
		r.CornerRadius = look.Units(corner) + out
	}
}
