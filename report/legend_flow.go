package report

import "strings"

// Type of the legend: 7.2 on 9.
const (
	legendSize = 7.2
	legendLead = 9.0
	legendOver = 11.0 // from the table to the first baseline
	legendNext = 7.0  // from the last baseline to the rule of the footer
)

// legendHeight returns what a legend of so many lines takes above the rule of
// the footer.
func legendHeight(lines int) float64 {
	if lines == 0 {
		return 4
	}
	return legendOver + float64(lines-1)*legendLead + legendNext
}

// piece is a stretch of a legend's line in one face.
type piece struct {
	face face
	text string
}

// flow breaks legend entries into lines of a width in points. A key is never
// parted from its words' beginning, and short entries are never broken.
type flow struct {
	faces *faces
	width float64
	lines [][]piece
	x     float64
}

const entryBreak = " · "

// flowed sets paragraphs of entries under each other.
func flowed(f *faces, width float64, paragraphs ...[]legendEntry) [][]piece {
	w := &flow{faces: f, width: width}
	for _, p := range paragraphs {
		for i, e := range p {
			w.entry(e, i == 0, i == len(p)-1)
		}
	}
	return w.lines
}

// entry sets one entry behind the last, or on a new line.
func (w *flow) entry(e legendEntry, first, last bool) {
	words := e.words
	if !last {
		words += entryBreak
	}
	long := w.measure(e.key, words)
	if first || w.x+long-w.spaces(words) > w.width && long <= w.width/2 {
		w.newLine()
	}
	if w.x+long-w.spaces(words) <= w.width {
		w.add(semibold, e.key)
		w.add(regular, blank(e.key)+words)
		return
	}
	w.broken(e.key, words)
}

// broken sets an entry word by word; at least three words stay with the key.
func (w *flow) broken(key, words string) {
	list := strings.SplitAfter(words, " ")
	head := strings.Join(list[:min(3, len(list))], "")
	if w.x > 0 && w.x+w.measure(key, head) > w.width {
		w.newLine()
	}
	w.add(semibold, key)
	w.add(regular, blank(key)+head)
	for _, word := range list[min(3, len(list)):] {
		if w.x+w.width1(strings.TrimRight(word, " ")) > w.width {
			w.newLine()
		}
		w.add(regular, word)
	}
}

func (w *flow) newLine() {
	w.lines = append(w.lines, nil)
	w.x = 0
}

// blank is what stands between a key and its words.
func blank(key string) string {
	if key == "" {
		return ""
	}
	return " "
}

// add sets text at the end of the line, in the piece before where the face is
// the same.
func (w *flow) add(in face, text string) {
	if text == "" {
		return
	}
	line := &w.lines[len(w.lines)-1]
	if n := len(*line); n > 0 && (*line)[n-1].face == in {
		(*line)[n-1].text += text
	} else {
		*line = append(*line, piece{in, text})
	}
	w.x += w.faces.ems(in, text) * legendSize
}

func (w *flow) measure(key, words string) float64 {
	return (w.faces.ems(semibold, key) + w.faces.ems(regular, blank(key)+words)) * legendSize
}

func (w *flow) width1(word string) float64 { return w.faces.ems(regular, word) * legendSize }

// spaces returns the width of the blanks at the end of a text, which may stand
// out into the margin.
func (w *flow) spaces(words string) float64 {
	n := len(words) - len(strings.TrimRight(words, " "))
	return float64(n) * w.faces.ems(regular, " ") * legendSize
}

// drawLegend sets the lines so that the last ends over the footer.
func drawLegend(s *sheet, lines [][]piece) {
	drawLines(s, lines, s.foot()-footRule-legendNext-float64(len(lines)-1)*legendLead)
}

// drawLines sets lines under each other, the first on the baseline y.
func drawLines(s *sheet, lines [][]piece, y float64) {
	for _, line := range lines {
		x := s.left()
		for _, p := range line {
			x = s.text(x, y, style{p.face, legendSize}, p.text)
		}
		y += legendLead
	}
}
