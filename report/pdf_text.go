package report

import (
	"math"
	"strconv"
)

// line gathers texts of one ink into one text object. gofpdf's SetFont and Text
// format each on its own, which takes half of the time of a long crosstable;
// they are called only for texts with a rune that the document's face has not
// set before, so that gofpdf embeds it.
type line struct {
	content []byte
	x, y    int // where the last text began, in hundredths of a point
	known   [faceCount]runeSet
}

// runeSet holds runes of the basic plane.
type runeSet [1 << 10]uint64

// add puts a text's runes into the set, and says whether all were in it.
func (s *runeSet) add(text string) (known bool) {
	known = true
	for _, r := range text {
		word, bit := &s[r>>6], uint64(1)<<(r&63)
		known = known && *word&bit != 0
		*word |= bit
	}
	return known
}

// text sets a text in the face and size that are in use, its left end at x on
// the baseline y, measured from the top.
func (p *press) text(x, y float64, text string) {
	if p.line.known[p.now.face].add(text) {
		p.line.set(x, p.high-y, text)
		return
	}
	p.flush()
	p.pdf.SetFont(family[p.now.face], "", p.now.size)
	p.pdf.Text(x, y, text)
}

// flush writes the texts that were gathered. It comes before anything else is
// written.
func (p *press) flush() {
	if len(p.line.content) > 0 {
		p.pdf.RawWriteStr(string(append(p.line.content, " ET"...)))
		p.line.content = p.line.content[:0]
	}
}

// begin opens a text object where none is open.
func (l *line) begin() {
	if len(l.content) == 0 {
		l.x, l.y = 0, 0
		l.content = append(l.content, "BT"...)
	}
}

// font selects a font of the page by its name.
func (l *line) font(name string, size float64) {
	l.begin()
	l.content = append(append(append(l.content, " /"...), name...), ' ')
	l.content = append(hundredths(l.content, int(math.Round(size*100))), " Tf"...)
}

// set adds a text whose place is measured from the lower left corner.
func (l *line) set(x, y float64, text string) {
	l.begin()
	left, up := int(math.Round(x*100)), int(math.Round(y*100))
	b := l.content
	b = hundredths(append(b, ' '), left-l.x)
	b = hundredths(append(b, ' '), up-l.y)
	b = append(b, " Td ("...)
	for _, r := range text {
		b = codeUnit(b, uint16(r))
	}
	l.content = append(b, ") Tj"...)
	l.x, l.y = left, up
}

// codeUnit writes a rune of the basic plane as it stands in a PDF string.
func codeUnit(b []byte, u uint16) []byte {
	for _, c := range [2]byte{byte(u >> 8), byte(u)} {
		switch c {
		case '(', ')', '\\':
			b = append(b, '\\', c)
		case '\r':
			b = append(b, '\\', 'r')
		default:
			b = append(b, c)
		}
	}
	return b
}

// hundredths writes a number of hundredths with as few figures as it takes.
func hundredths(b []byte, n int) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = strconv.AppendInt(b, int64(n/100), 10)
	switch rest := n % 100; {
	case rest == 0:
	case rest%10 == 0:
		b = append(b, '.', byte('0'+rest/10))
	default:
		b = append(b, '.', byte('0'+rest/10), byte('0'+rest%10))
	}
	return b
}
