package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Style is how a text is set. The zero size is SizeBody, and the zero color,
// which is never that of text, is Ink.
type Style struct {
	Size  float32 // units before the zoom
	Bold  bool
	Color Color
}

// The styles that come again and again.
var (
	Body    = Style{}
	Strong  = Style{Bold: true}
	Quiet   = Style{Color: Muted}
	Second  = Style{Size: SizeHead, Color: Muted}
	Head    = Style{Size: SizeHead, Bold: true}
	Caption = Style{Size: SizeCaption, Color: Muted}
	Title   = Style{Size: SizeTitle, Bold: true}
	Rating  = Style{Size: SizeRating, Bold: true}
	Linked  = Style{Bold: true, Color: Link}
)

// In returns the style in another color.
func (s Style) In(c Color) Style {
	s.Color = c
	return s
}

// Sized returns the style in another size.
func (s Style) Sized(units float32) Style {
	s.Size = units
	return s
}

// Text returns a text in the theme in force, in the face that has its first
// rune: signs that Noto Sans lacks come from DejaVu, so mixed texts belong in a
// Row of runs, or are cut by Split. It keeps its color and size when the
// theme changes; Restyle sets them anew.
func Text(s string, style Style) *canvas.Text {
	t := canvas.NewText(s, nil)
	Restyle(t, style)
	return t
}

// Restyle sets a text's color, size and face by the theme in force. The caller
// refreshes it.
func Restyle(t *canvas.Text, style Style) {
	t.Color = style.ink().Now()
	t.TextSize = Units(style.size())
	t.TextStyle = fyne.TextStyle{Bold: style.Bold}
	t.FontSource = face(t.Text, style.Bold)
}

func (s Style) size() float32 {
	if s.Size == 0 {
		return SizeBody
	}
	return s.Size
}

func (s Style) ink() Color {
	if s.Color == Window {
		return Ink
	}
	return s.Color
}

// Measure returns a text's size and its baseline in the theme in force.
func Measure(s string, style Style) (fyne.Size, float32) {
	return fyne.CurrentApp().Driver().RenderedTextSize(s, Units(style.size()),
		fyne.TextStyle{Bold: style.Bold}, face(s, style.Bold))
}

// Width returns the width of a text, of signs too, in the theme in force.
func Width(s string, style Style) float32 {
	var w float32
	for _, p := range Split(s) {
		size, _ := Measure(p, style)
		w += size.Width
	}
	return w
}
