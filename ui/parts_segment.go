package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// segments is a switch of a few words, one of them on. Left and Right move it.
type segments struct {
	options
	widths []float32
}

// newSegments returns a switch that tells pick which word is on.
func newSegments(words []string, at int, pick func(int)) *segments {
	s := &segments{options: options{words: words, at: at, pick: pick}}
	s.ExtendBaseWidget(s)
	return s
}

// Tapped switches the word under the pointer on.
func (s *segments) Tapped(e *fyne.PointEvent) {
	left := float32(0)
	for i, w := range s.widths {
		if e.Position.X >= left && e.Position.X < left+w {
			s.choose(i)
			return
		}
		left += w
	}
}

// TypedKey moves with the arrows, and goes round with Space.
func (s *segments) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		s.choose(s.at - 1)
	case fyne.KeyRight:
		s.choose(s.at + 1)
	case fyne.KeySpace:
		s.choose((s.at + 1) % len(s.words))
	default:
		s.press.TypedKey(e)
	}
}

// CreateRenderer makes a piece for each word.
func (s *segments) CreateRenderer() fyne.WidgetRenderer {
	v := &segmentView{s: s, frame: blank(), ring: newFocusRing()}
	for range s.words {
		p := segmentPiece{blank(), look.NewRow().Aligned(fyne.TextAlignCenter), canvas.NewRectangle(look.Border)}
		v.pieces = append(v.pieces, p)
		v.List = append(v.List, p.ground, p.parting, p.row)
	}
	v.List = append(v.List, v.frame, v.ring.rect)
	v.dress()
	return v
}

type segmentView struct {
	look.Drawn
	s      *segments
	pieces []segmentPiece
	frame  *canvas.Rectangle
	ring   focusRing
}

type segmentPiece struct {
	ground  *canvas.Rectangle
	row     *look.Row
	parting *canvas.Rectangle
}

func (v *segmentView) dress() {
	corner := look.Units(look.RadiusField)
	for i, p := range v.pieces {
		style := look.Body
		p.ground.FillColor = look.Panel
		if i == v.s.at {
			style = look.Style{Bold: true, Color: look.OnPrimary}
			p.ground.FillColor = look.Primary
		}
		p.row.Set(look.Run{Text: v.s.words[i], Style: style})
		p.ground.TopLeftCornerRadius, p.ground.BottomLeftCornerRadius = 0, 0
		p.ground.TopRightCornerRadius, p.ground.BottomRightCornerRadius = 0, 0
		if i == 0 {
			p.ground.TopLeftCornerRadius, p.ground.BottomLeftCornerRadius = corner, corner
			p.parting.Hide()
		}
		if i == len(v.pieces)-1 {
			p.ground.TopRightCornerRadius, p.ground.BottomRightCornerRadius = corner, corner
		}
	}
	v.frame.StrokeColor, v.frame.StrokeWidth, v.frame.CornerRadius = look.Border, 1, corner
	v.ring.show(v.s.focused)
}

// MinSize has room for each word in bold.
func (v *segmentView) MinSize() fyne.Size {
	var w float32
	for _, word := range v.s.words {
		w += v.width(word)
	}
	return fyne.NewSize(w, look.Units(look.SmallHeight))
}

// width is that of the bold word, so that nothing moves when it is chosen.
func (v *segmentView) width(word string) float32 {
	return look.Width(word, look.Strong) + look.Units(24)
}

// Layout sets the pieces side by side; room that is left is shared.
func (v *segmentView) Layout(size fyne.Size) {
	v.s.widths = v.s.widths[:0]
	more := max(0, size.Width-v.MinSize().Width) / float32(len(v.pieces))
	left := float32(0)
	for i, p := range v.pieces {
		w := v.width(v.s.words[i]) + more
		v.s.widths = append(v.s.widths, w)
		for _, o := range []fyne.CanvasObject{p.ground, p.row} {
			o.Move(fyne.NewPos(left, 0))
			o.Resize(fyne.NewSize(w, size.Height))
		}
		p.parting.Move(fyne.NewPos(left, 0))
		p.parting.Resize(fyne.NewSize(1, size.Height))
		left += w
	}
	v.frame.Resize(size)
	v.ring.place(size, look.RadiusField)
}

// Refresh dresses the part anew for its state and the theme in force.
func (v *segmentView) Refresh() {
	v.dress()
	v.Layout(v.s.Size())
	canvas.Refresh(v.s)
}
