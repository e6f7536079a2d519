package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// board collects what a pane draws, at places in units before the zoom. A
// pane fills one from above for a given width and shows its objects.
type board struct {
	objects []fyne.CanvasObject
	width   float32 // units
	y       float32 // where the next thing goes
}

// into shows what was drawn in a container, with room below it in units.
func (b *board) into(box *fyne.Container, below float32) {
	box.Objects = b.objects
	box.Layout = fixedLayout{fyne.NewSize(0, look.Units(b.y+below))}
	box.Refresh()
}

// fixedLayout leaves objects where they are, in a room of a fixed size.
type fixedLayout struct{ size fyne.Size }

// Layout moves nothing.
func (l fixedLayout) Layout([]fyne.CanvasObject, fyne.Size) {}

// MinSize is the room.
func (l fixedLayout) MinSize([]fyne.CanvasObject) fyne.Size { return l.size }

// put places an object.
func (b *board) put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(look.Units(x), look.Units(y)))
	o.Resize(fyne.NewSize(look.Units(w), look.Units(h)))
	b.objects = append(b.objects, o)
}

// line sets runs in a line of the height given, from x to x+w.
func (b *board) line(x, w, height float32, align fyne.TextAlign, runs ...look.Run) {
	b.put(look.NewRow(runs...).Aligned(align), x, b.y, w, height)
}

// left sets a text from x on, at most w wide.
func (b *board) left(x, w, height float32, s string, style look.Style) {
	b.line(x, w, height, fyne.TextAlignLeading, look.Run{Text: s, Style: style})
}

// right sets a text that ends at x.
func (b *board) right(x, w, height float32, s string, style look.Style) {
	b.line(x-w, w, height, fyne.TextAlignTrailing, look.Run{Text: s, Style: style})
}

// center sets a text in the middle between x and x+w.
func (b *board) center(x, w, height float32, s string, style look.Style) {
	b.line(x, w, height, fyne.TextAlignCenter, look.Run{Text: s, Style: style})
}

// paragraph sets a text in as many lines as it takes, and moves below.
func (b *board) paragraph(x, w, height float32, s string, style look.Style) {
	for _, l := range wrapWords(s, style, look.Units(w)) {
		b.left(x, w, height, l, style)
		b.y += height
	}
}

// rule draws a hairline from x to x+w at the place reached.
func (b *board) rule(x, w float32, c look.Color) { b.box(x, b.y, w, 1, c) }

// box fills a rectangle.
func (b *board) box(x, y, w, h float32, c look.Color) *canvas.Rectangle {
	r := canvas.NewRectangle(c)
	b.put(r, x, y, w, h)
	return r
}

// frame draws a rectangle with a border and round corners.
func (b *board) frame(x, y, w, h float32, s frameStyle) *canvas.Rectangle {
	r := b.box(x, y, w, h, s.fill)
	r.StrokeColor, r.StrokeWidth, r.CornerRadius = s.line, max(1, s.width), look.Units(s.radius)
	return r
}

// frameStyle is how a frame looks.
type frameStyle struct {
	fill, line    look.Color
	width, radius float32
}

// icon draws a picture of the size given.
func (b *board) icon(res fyne.Resource, x, y, size float32) {
	i := canvas.NewImageFromResource(res)
	i.FillMode = canvas.ImageFillContain
	b.put(i, x, y, size, size)
}

// wrapWords cuts a text into lines of at most a width in pixels, at spaces. A
// word that is wider has a line of its own.
func wrapWords(s string, style look.Style, width float32) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(s) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && look.Width(longer, style) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// onScreen spells a value of the core for the window, where minus is the en
// dash.
func onScreen(s string) string { return strings.ReplaceAll(s, "−", "–") }
