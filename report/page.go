package report

// PaperSize is the paper a report is printed on.
type PaperSize uint8

// The paper sizes.
const (
	Letter PaperSize = iota // 8.5 × 11 inches
	A4                      // 210 × 297 mm
)

// String returns "Letter" or "A4".
func (p PaperSize) String() string { return [...]string{"Letter", "A4"}[p] }

// Measures of every page, in points.
const (
	sideMargin = 36.0
	topMargin  = 30.0
	lastLine   = 26.0 // baseline of the footer above the lower edge
	footRule   = 9.0  // the rule of the footer above its baseline
	smallest   = 6.5  // no type is smaller
	minorShare = 0.78 // minor type (state, ID, color, P-counts, tags) beside the body
)

// minor returns the size of minor type beside a body size.
func minor(size float64) float64 { return max(smallest, minorShare*size) }

// paper is a page as it lies before the reader.
type paper struct {
	size PaperSize
	wide bool // landscape
}

// measure returns the width and height of the page in points.
func (p paper) measure() (width, height float64) {
	width, height = 612, 792
	if p.size == A4 {
		width, height = 595.28, 841.89
	}
	if p.wide {
		return height, width
	}
	return width, height
}

// left and right are the edges of what is printed.
func (p paper) left() float64 { return sideMargin }

func (p paper) right() float64 {
	w, _ := p.measure()
	return w - sideMargin
}

func (p paper) set() float64 { return p.right() - p.left() }

// foot is the baseline of the footer, measured like all heights from the top.
func (p paper) foot() float64 {
	_, h := p.measure()
	return h - lastLine
}

// ink is a gray from 0, black, to 255, white.
type ink uint8

// The inks (no color is ever used).
const (
	black     ink = 0
	goneInk   ink = 64  // players who left, and rounds they were not paired in
	bandInk   ink = 243 // every second row
	numberInk ink = 236 // the column of pairing numbers
	crossInk  ink = 228 // the same on a band
	groupInk  ink = 40  // rules between groups of columns
	roundInk  ink = 130 // rules between rounds
)

// mark is a text on a page: its left end on the baseline.
type mark struct {
	x, y float64
	style
	text string
	gone bool // in goneInk
}

// area is a filled rectangle.
type area struct {
	x, y, w, h float64
	ink        ink
}

// stroke is a rule from one point to another.
type stroke struct {
	x1, y1, x2, y2, width float64
	ink                   ink
}

// dot is a filled circle.
type dot struct{ x, y, r float64 }

// sheet is one laid-out page: what is drawn, in order. It is what the layout
// makes and what the press prints.
type sheet struct {
	paper
	faces   *faces
	areas   []area
	strokes []stroke
	marks   []mark
	dots    []dot
	chapter string // bookmark
}

// clear empties the sheet for the next page and keeps its memory.
func (s *sheet) clear() {
	s.areas, s.strokes, s.marks, s.dots = s.areas[:0], s.strokes[:0], s.marks[:0], s.dots[:0]
	s.chapter = ""
}

func (s *sheet) fill(a area) { s.areas = append(s.areas, a) }

func (s *sheet) rule(r stroke) { s.strokes = append(s.strokes, r) }

// text sets a text from x to the right, and returns where it ends.
func (s *sheet) text(x, y float64, st style, text string) float64 {
	if text == "" {
		return x
	}
	s.marks = append(s.marks, mark{x: x, y: y, style: st, text: text})
	return x + s.faces.width(st, text)
}

// flush sets a text that ends at x.
func (s *sheet) flush(x, y float64, st style, text string) {
	s.text(x-s.faces.width(st, text), y, st, text)
}

// center sets a text around x.
func (s *sheet) center(x, y float64, st style, text string) {
	s.text(x-s.faces.width(st, text)/2, y, st, text)
}
