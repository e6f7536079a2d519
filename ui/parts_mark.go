package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ratingcore"
	"wallchart/ui/look"
)

// tone is what a mark, bar or chip is about. Each has its icon, so that none
// is told by its color alone.
type tone uint8

const (
	warningTone tone = iota
	errorTone
	editedTone
	orderTone
	noteTone
)

// tint are the colors and the icon of a tone.
type tint struct {
	ground, line, text, icon look.Color
	symbol                   look.Symbol
}

var tints = [...]tint{
	warningTone: {look.WarningGround, look.WarningLine, look.Warning, look.WarningIcon, look.IconWarning},
	errorTone:   {look.ErrorGround, look.ErrorLine, look.Error, look.Error, look.IconError},
	editedTone:  {look.EditedGround, look.EditedLine, look.Edited, look.Edited, look.IconEdited},
	orderTone:   {look.OrderGround, look.OrderLine, look.Order, look.Order, look.IconInOrder},
	noteTone:    {look.Header, look.Line, look.Muted, look.Muted, look.IconNote},
}

// systemColor is the color of a rating system.
func systemColor(s ratingcore.System) look.Color {
	switch s {
	case ratingcore.Quick, ratingcore.OnlineQuick:
		return look.Quick
	case ratingcore.Blitz, ratingcore.OnlineBlitz:
		return look.Blitz
	}
	return look.Regular
}

// newTag is a system's code in a frame of its color.
func newTag(s ratingcore.System) fyne.CanvasObject {
	c := systemColor(s)
	style := look.Style{Size: look.SizeCaption, Bold: true, Color: c}
	return container.New(hugging{3.5, 17}, framed(look.Panel, c, look.RadiusTag, look.Words(s.String(), style).Aligned(fyne.TextAlignCenter)))
}

// newBadge is a count in a ring, in the colors of its tone.
func newBadge(count int, t tone) fyne.CanvasObject {
	c := tints[t]
	style := look.Style{Size: look.SizeCaption, Bold: true, Color: c.text}
	words := look.Words(strconv.Itoa(count), style).Aligned(fyne.TextAlignCenter)
	return container.New(hugging{5, 19}, framed(c.ground, c.line, 9.5, words))
}

// hugging makes an object wide enough for its words with room beside them, and
// no less wide than high, in units.
type hugging struct{ side, height float32 }

// Layout gives its object the whole size.
func (h hugging) Layout(objects []fyne.CanvasObject, size fyne.Size) { growing{}.Layout(objects, size) }

// MinSize is that of the words with the room beside them.
func (h hugging) MinSize(objects []fyne.CanvasObject) fyne.Size {
	high := look.Units(h.height)
	return fyne.NewSize(max(high, objects[0].MinSize().Width+2*look.Units(h.side)), high)
}

// framed puts an object on a ground with a line and round corners.
func framed(ground, line look.Color, corner float32, o fyne.CanvasObject) *fyne.Container {
	r := canvas.NewRectangle(ground)
	r.StrokeColor, r.StrokeWidth = line, 1
	return container.New(frameLayout{corner}, r, o)
}

// frameLayout sets an object over a rectangle with corners in units.
type frameLayout struct{ corner float32 }

// Layout gives both objects the whole size, and the ground its corners.
func (f frameLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].(*canvas.Rectangle).CornerRadius = look.Units(f.corner)
	growing{}.Layout(objects, size)
}

// MinSize is that of the object on the ground.
func (f frameLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[1].MinSize() }

// newCard is a panel with a line around it.
func newCard(o fyne.CanvasObject) *fyne.Container {
	return framed(look.Panel, look.Line, look.RadiusCard, o)
}

// chip is a framed sentence with its icon: what is wrong, pressed to go there,
// or that all is in order.
type chip struct {
	press
	tone tone
	runs []look.Run
}

// newChip returns a chip with bold words and plain ones; without tapped it
// only says it.
func newChip(t tone, strong, rest string, tapped func()) *chip {
	c := &chip{}
	c.tapped = tapped
	c.ExtendBaseWidget(c)
	c.set(t, strong, rest)
	return c
}

// set changes what the chip says.
func (c *chip) set(t tone, strong, rest string) {
	style := look.Style{Color: tints[t].text}
	bold := style
	bold.Bold = true
	c.tone, c.runs, c.name = t, nil, strong+rest
	if strong != "" {
		c.runs = append(c.runs, look.Run{Text: strong, Style: bold})
	}
	if rest != "" {
		c.runs = append(c.runs, look.Run{Text: rest, Style: style})
	}
	c.Refresh()
}

// Disabled keeps the focus away from a chip that does nothing.
func (c *chip) Disabled() bool { return c.tapped == nil || c.press.Disabled() }

// CreateRenderer makes the chip's ground, icon, words and, where it leads
// somewhere, its chevron.
func (c *chip) CreateRenderer() fyne.WidgetRenderer {
	v := &chipView{c: c, ground: blank(), row: look.NewRow(), ring: newFocusRing()}
	v.icon = look.Picture(look.IconNote, look.Ink, look.IconSmall)
	v.chevron = look.Picture(look.IconRight, look.Ink, 12)
	v.List = []fyne.CanvasObject{v.ground, v.icon, v.row, v.chevron, v.ring.rect}
	v.dress()
	return v
}

type chipView struct {
	look.Drawn
	c             *chip
	ground        *canvas.Rectangle
	icon, chevron *canvas.Image
	row           *look.Row
	ring          focusRing
}

func (v *chipView) dress() {
	t := tints[v.c.tone]
	v.ground.FillColor, v.ground.StrokeColor = t.ground, t.line
	if v.c.hovered && v.c.tapped != nil {
		v.ground.StrokeColor = t.icon
	}
	v.ground.StrokeWidth, v.ground.CornerRadius = 1, look.Units(look.RadiusField)
	v.icon.Resource, v.chevron.Resource = look.Icon(t.symbol, t.icon), look.Icon(look.IconRight, t.icon)
	v.row.Set(v.c.runs...)
	v.chevron.Hidden = v.c.tapped == nil
	v.ring.show(v.c.focused)
}

// MinSize has room for icon, words and, where it leads somewhere, the chevron.
func (v *chipView) MinSize() fyne.Size {
	w := v.row.MinSize().Width + look.Units(8+look.IconSmall+6+9)
	if v.c.tapped != nil {
		w += look.Units(8 + 12)
	}
	return fyne.NewSize(w, look.Units(look.LeastTarget))
}

// Layout sets icon, words and chevron in a line.
func (v *chipView) Layout(size fyne.Size) {
	v.ground.Resize(size)
	v.ring.place(size, look.RadiusField)
	side, small := look.Units(look.IconSmall), look.Units(12)
	v.icon.Resize(fyne.NewSquareSize(side))
	v.icon.Move(fyne.NewPos(look.Units(8), (size.Height-side)/2))
	v.row.Resize(fyne.NewSize(v.row.MinSize().Width, size.Height))
	v.row.Move(fyne.NewPos(look.Units(8+look.IconSmall+6), 0))
	v.chevron.Resize(fyne.NewSquareSize(small))
	v.chevron.Move(fyne.NewPos(size.Width-small-look.Units(8), (size.Height-small)/2))
}

// Refresh dresses the part anew for its state and the theme in force.
func (v *chipView) Refresh() {
	v.dress()
	v.Layout(v.c.Size())
	canvas.Refresh(v.c)
}
