package report

import (
	"bytes"
	"io"
	"math"
	"time"

	"github.com/jung-kurt/gofpdf"
)

// press prints sheets into a PDF document. It decides nothing.
type press struct {
	pdf   *gofpdf.Fpdf
	names [faceCount]string // of the fonts in pages; empty before they are loaded
	now   style
	gone  bool
	high  float64 // of the page
	line  line
}

// family names the faces in the document; none of them is a core font.
var family = [faceCount]string{"noto", "notosemibold", "dejavu"}

// newPress begins a document.
func newPress(first paper, title string, printed time.Time) *press {
	wide := first
	wide.wide = false
	width, height := wide.measure()
	p := &press{pdf: gofpdf.NewCustom(&gofpdf.InitType{
		UnitStr: "pt", OrientationStr: "P", Size: gofpdf.SizeType{Wd: width, Ht: height}})}
	if printed.IsZero() {
		printed = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	p.pdf.SetCreationDate(printed)
	p.pdf.SetModificationDate(printed)
	p.pdf.SetCatalogSort(true)
	p.pdf.SetTitle(title, true)
	p.pdf.SetCreator("Wallchart", true)
	p.pdf.SetAutoPageBreak(false, 0)
	return p
}

// print adds a sheet as a page.
func (p *press) print(s *sheet) {
	width, height := s.paper.measure()
	p.pdf.AddPageFormat("P", gofpdf.SizeType{Wd: width, Ht: height})
	p.now, p.high = style{}, height
	p.gone = false
	if s.chapter != "" {
		p.load(regular)
		p.pdf.SetFont(family[regular], "", factsSize) // a bookmark is spelled as the font in use needs it
		p.pdf.Bookmark(s.chapter, 0, 0)
	}
	p.areas(s.areas)
	p.strokes(s.strokes)
	for i := range s.dots {
		p.pdf.Circle(s.dots[i].x, s.dots[i].y, s.dots[i].r, "F")
	}
	for i := range s.marks {
		p.mark(&s.marks[i], s.faces)
	}
	p.flush()
	p.ink(false)
}

func (p *press) areas(list []area) {
	now := black
	for _, a := range list {
		if a.ink != now {
			now = a.ink
			p.pdf.SetFillColor(int(now), int(now), int(now))
		}
		p.pdf.Rect(a.x, a.y, a.w, a.h, "F")
	}
	p.pdf.SetFillColor(0, 0, 0)
}

func (p *press) strokes(list []stroke) {
	now, width := ink(255), 0.0
	for _, r := range list {
		if r.ink != now {
			now = r.ink
			p.pdf.SetDrawColor(int(now), int(now), int(now))
		}
		if r.width != width {
			width = r.width
			p.pdf.SetLineWidth(width)
		}
		p.pdf.Line(r.x1, r.y1, r.x2, r.y2)
	}
}

// ink sets the gray of text. The fill color follows, since gofpdf writes a
// color with every text while the two differ.
func (p *press) ink(gone bool) {
	if gone == p.gone {
		return
	}
	p.flush()
	p.gone = gone
	now := black
	if gone {
		now = goneInk
	}
	p.pdf.SetFillColor(int(now), int(now), int(now))
	p.pdf.SetTextColor(int(now), int(now), int(now))
}

// mark prints a text; what its face lacks is set in the spare one.
func (p *press) mark(m *mark, f *faces) {
	p.ink(m.gone)
	if plainASCII(m.text) {
		p.use(m.style)
		p.text(m.x, m.y, m.text)
		return
	}
	f.run(m.face, m.text, func(in face, part string, at float64) {
		st := style{in, m.size}
		if in == spare {
			st.size *= spareScale
		}
		p.use(st)
		p.text(m.x+at*m.size, m.y, part)
	})
}

// use selects a face and size for the texts that follow.
func (p *press) use(st style) {
	st.size = math.Round(st.size*100) / 100
	if st == p.now {
		return
	}
	p.load(st.face)
	p.now = st
	p.line.font(p.names[st.face], st.size)
}

// load reads a face's file when it is first asked for, and learns what pages
// call the font: gofpdf makes the name from a hash and tells it nowhere else
// than in the content of a page, here of a template that is not used. gofpdf
// writes into the bytes it is given.
func (p *press) load(in face) {
	if p.names[in] != "" {
		return
	}
	p.pdf.AddUTF8FontFromBytes(family[in], "", bytes.Clone(in.source()))
	unused := p.pdf.CreateTemplate(func(t *gofpdf.Tpl) { t.SetFont(family[in], "", 1) })
	content := unused.Bytes() // the font in use before comes first
	name, _, _ := bytes.Cut(content[bytes.LastIndex(content, []byte("BT /"))+len("BT /"):], []byte(" "))
	p.names[in] = string(name)
}

// finish writes the document.
func (p *press) finish(w io.Writer) error { return p.pdf.Output(w) }
