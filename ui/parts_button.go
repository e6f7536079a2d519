package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// buttonKind is how much a button stands out.
type buttonKind uint8

const (
	secondaryButton buttonKind = iota // framed
	primaryButton                     // filled; one a screen
	plainButton                       // a ground only under the pointer
	linkButton                        // bold words in the color of links
)

// buttonSpec says what a button is. Words or icon may be missing; an icon
// alone needs a name.
type buttonSpec struct {
	words  string
	icon   look.Symbol
	kind   buttonKind
	height float32 // units; 0 for 30
	name   string  // for the status line; "" for the words
	keys   string  // spelled
	tapped func()
	tell   func(string)
}

// button is a part that is pressed.
type button struct {
	press
	spec buttonSpec
}

// newButton returns a button.
func newButton(s buttonSpec) *button {
	b := &button{spec: s}
	b.name, b.keys, b.tapped, b.tell = s.name, s.keys, s.tapped, s.tell
	if b.name == "" {
		b.name = s.words
	}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer makes the button's ground, icon, words and ring.
func (b *button) CreateRenderer() fyne.WidgetRenderer {
	v := &buttonView{b: b, ground: blank(), row: look.NewRow(), ring: newFocusRing(), under: blank()}
	v.List = []fyne.CanvasObject{v.ground}
	if b.spec.icon != "" {
		v.icon = look.Picture(b.spec.icon, look.Ink, look.IconSmall)
		v.List = append(v.List, v.icon)
	}
	v.List = append(v.List, v.row, v.under, v.ring.rect)
	v.dress()
	return v
}

type buttonView struct {
	look.Drawn
	b      *button
	ground *canvas.Rectangle
	under  *canvas.Rectangle // the line under a link
	icon   *canvas.Image
	row    *look.Row
	ring   focusRing
}

// dress is the button's colors in its state.
func (b *button) dress() (fill, line color.Color, ink look.Color) {
	hovered, down := b.hovered, b.down
	fill, line = color.Transparent, color.Transparent
	switch b.spec.kind {
	case primaryButton:
		fill, ink = look.Primary.Now(), look.OnPrimary
		if down {
			fill = look.Mix(look.Primary, look.Ink, .25)
		} else if hovered {
			fill = look.Mix(look.Primary, look.OnPrimary, .12)
		}
		line = fill
	case plainButton:
		ink = look.Ink
		if down {
			fill = look.Line
		} else if hovered {
			fill = look.Nav
		}
	case linkButton:
		ink = look.Link
	default:
		fill, line, ink = look.Panel, look.Border, look.Ink
		if down {
			fill = look.Nav
		} else if hovered {
			fill, line = look.Hover, look.Frame
		}
	}
	if b.off == "" {
		return fill, line, ink
	}
	if b.spec.kind == plainButton || b.spec.kind == linkButton {
		return color.Transparent, color.Transparent, look.Faint
	}
	return look.Header, look.Line, look.Faint
}

func (v *buttonView) dress() {
	fill, line, ink := v.b.dress()
	v.ground.FillColor, v.ground.StrokeColor = fill, line
	v.ground.StrokeWidth = 0
	if line != color.Transparent {
		v.ground.StrokeWidth = 1
	}
	v.ground.CornerRadius = look.Units(look.RadiusField)
	if v.icon != nil {
		v.icon.Resource = look.Icon(v.b.spec.icon, ink)
		v.icon.SetMinSize(fyne.NewSquareSize(look.Units(look.IconSmall)))
		v.icon.Refresh() // which else keeps the picture in the old color
	}
	bold := v.b.spec.kind == primaryButton || v.b.spec.kind == linkButton
	v.row.Set(look.Run{Text: v.b.spec.words, Style: look.Style{Bold: bold, Color: ink}})
	v.under.FillColor = color.Transparent
	if v.b.spec.kind == linkButton && v.b.hovered && v.b.off == "" {
		v.under.FillColor = look.Link
	}
	v.ring.show(v.b.focused)
}

// measures in units: room beside the words, and between icon and words.
func (v *buttonView) side() float32 {
	switch {
	case v.b.spec.words == "":
		return 7
	case v.b.spec.kind == linkButton:
		return 0
	case v.b.spec.kind == plainButton:
		return 10
	}
	return 11
}

const iconGap = 7

// MinSize is icon and words with the room beside them; the height is the spec's.
func (v *buttonView) MinSize() fyne.Size {
	h := v.b.spec.height
	switch {
	case h == 0 && v.b.spec.kind == linkButton:
		h = look.LeastTarget
	case h == 0:
		h = look.FieldHeight
	}
	return fyne.NewSize(v.inner()+2*look.Units(v.side()), look.Units(h))
}

// inner is the width of icon and words.
func (v *buttonView) inner() float32 {
	w := v.row.MinSize().Width
	if v.icon != nil {
		w += look.Units(look.IconSmall)
		if v.b.spec.words != "" {
			w += look.Units(iconGap)
		}
	}
	return w
}

// Layout sets icon and words into the middle.
func (v *buttonView) Layout(size fyne.Size) {
	v.ground.Resize(size)
	v.ring.place(size, look.RadiusField)
	left := (size.Width - v.inner()) / 2
	if v.icon != nil {
		side := look.Units(look.IconSmall)
		v.icon.Resize(fyne.NewSquareSize(side))
		v.icon.Move(fyne.NewPos(left, (size.Height-side)/2))
		left += side + look.Units(iconGap)
	}
	text := v.row.MinSize()
	v.row.Resize(text)
	top := (size.Height - text.Height) / 2
	v.row.Move(fyne.NewPos(left, top))
	v.under.Resize(fyne.NewSize(text.Width, 1))
	v.under.Move(fyne.NewPos(left, top+text.Height-look.Units(1)))
}

// Refresh dresses the part anew for its state and the theme in force.
func (v *buttonView) Refresh() {
	v.dress()
	v.Layout(v.b.Size())
	canvas.Refresh(v.b)
}
