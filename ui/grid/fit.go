package grid

import "wallchart/ui/look"

// letter is a rune in a face.
type letter struct {
	r rune
	face
}

// wide returns the width of a rune, which is measured once.
func (m *metrics) wide(r rune, style look.Style) float32 {
	m.renew()
	l := letter{r, face{size: style.Size, bold: style.Bold}}
	w, ok := m.letters[l]
	if !ok {
		w = look.Width(string(r), style)
		m.letters[l] = w
	}
	return w
}

// fit cuts a text to a width and ends it in an ellipsis. It adds up letters,
// which is a little more than the whole text takes, and costs nothing: whole
// texts are slow to measure when thousands of names scroll by.
func (m *metrics) fit(text string, style look.Style, width float32) string {
	sum, short := float32(0), 0 // short is how much fits with an ellipsis behind it
	dots := m.wide('…', style)
	for i, r := range text {
		if sum+dots <= width {
			short = i
		}
		if sum += m.wide(r, style); sum > width+1 {
			return text[:short] + "…"
		}
	}
	return text
}
