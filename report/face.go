package report

import (
	"fmt"

	"github.com/go-fonts/dejavu/dejavusanscondensed"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"wallchart/assets"
)

// face is one of the three faces of print.
type face uint8

const (
	regular  face = iota // Noto Sans Condensed Regular
	semibold             // Noto Sans Condensed SemiBold
	spare                // DejaVu Sans Condensed, rune by rune for what Noto lacks

	faceCount = 3
)

// spareScale is the size of the spare face beside Noto's, so that both look
// equally large.
const spareScale = 0.92

// style is a face and a size in points.
type style struct {
	face face
	size float64
}

func light(size float64) style { return style{regular, size} }
func heavy(size float64) style { return style{semibold, size} }

// source returns the bytes of a face's file.
func (f face) source() []byte {
	switch f {
	case regular:
		return assets.NotoRegular
	case semibold:
		return assets.NotoSemiBold
	}
	return dejavusanscondensed.TTF
}

// faces measures text. Widths are in ems: multiplied by a size in points they
// give points. It is not safe for use by several goroutines.
type faces struct {
	fonts [faceCount]*sfnt.Font
	buf   sfnt.Buffer
	ascii [2][128]float64
	other [2]map[rune]glyph
}

// glyph is what is known of one rune in a face.
type glyph struct {
	width float64 // ems of the asked size, the spare face's scale included
	spare bool    // set in the spare face
	lacks bool    // in no face
}

func newFaces() (*faces, error) {
	f := &faces{}
	for i := range f.fonts {
		var err error
		if f.fonts[i], err = sfnt.Parse(face(i).source()); err != nil {
			return nil, fmt.Errorf("reading print face %d: %w", i, err)
		}
	}
	for i := range f.other {
		f.other[i] = map[rune]glyph{}
		for r := ' '; r < 127; r++ {
			f.ascii[i][r], _ = f.advance(face(i), r)
		}
	}
	return f, nil
}

// advance returns the width of a rune in one face; ok is false when the face
// lacks it.
func (f *faces) advance(in face, r rune) (width float64, ok bool) {
	const em = 2048
	i, err := f.fonts[in].GlyphIndex(&f.buf, r)
	if err != nil || i == 0 {
		return 0, false
	}
	a, err := f.fonts[in].GlyphAdvance(&f.buf, i, fixed.I(em), font.HintingNone)
	return float64(a) / 64 / em, err == nil
}

// glyph looks a rune up in a Noto face and then in the spare one.
func (f *faces) glyph(in face, r rune) glyph {
	if g, ok := f.other[in][r]; ok {
		return g
	}
	g := glyph{lacks: true}
	if r <= 0xFFFF {
		if w, ok := f.advance(in, r); ok {
			g = glyph{width: w}
		} else if w, ok := f.advance(spare, r); ok {
			g = glyph{width: w * spareScale, spare: true}
		}
	}
	f.other[in][r] = g
	return g
}

// ems returns the width of a text at size 1.
func (f *faces) ems(in face, text string) float64 {
	sum := 0.0
	for i := 0; i < len(text); i++ {
		if c := text[i]; c < 128 {
			sum += f.ascii[in][c]
			continue
		}
		sum = 0
		for _, r := range text {
			if r < 128 {
				sum += f.ascii[in][r]
			} else {
				sum += f.glyph(in, r).width
			}
		}
		break
	}
	return sum
}

// width returns the width of a text in points.
func (f *faces) width(s style, text string) float64 { return f.ems(s.face, text) * s.size }

// digit returns the width of a figure in ems; all figures of a face are alike.
func (f *faces) digit(in face) float64 { return f.ascii[in]['0'] }

// run calls set for every stretch of text that one face sets, in order, with
// the offset of the stretch from the text's left edge in ems.
func (f *faces) run(in face, text string, set func(in face, part string, at float64)) {
	from, at, x := 0, 0.0, 0.0
	last := in
	for i, r := range text {
		now, w := in, 0.0
		if r < 128 {
			w = f.ascii[in][r]
		} else if g := f.glyph(in, r); g.spare {
			now, w = spare, g.width
		} else {
			w = g.width
		}
		if now != last && i > from {
			set(last, text[from:i], at)
			from, at = i, x
		}
		last = now
		x += w
	}
	if from < len(text) {
		set(last, text[from:], at)
	}
}
