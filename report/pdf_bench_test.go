package report

import (
	"bytes"
	"io"
	"testing"

	"github.com/jung-kurt/gofpdf"

	"wallchart/ratingcore"
)

// thousand is the event of the speed goals.
var thousand = invention{players: 1000, rounds: 9, systems: "RQ", seed: 7}

// BenchmarkPDF prints 1,000 players with nine rounds and two systems; the goal
// is 60 ms, and 1.3 times BenchmarkBareText.
func BenchmarkPDF(b *testing.B) {
	r := ratingcore.Rate(invent(thousand))
	for b.Loop() {
		if _, err := PDF(io.Discard, r, PDFOptions{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkPDFSmall prints 64 entries.
func BenchmarkPDFSmall(b *testing.B) {
	r := ratingcore.Rate(invent(invention{players: 64, rounds: 7, systems: "R", reentry: true, seed: 3}))
	for b.Loop() {
		if _, err := PDF(io.Discard, r, PDFOptions{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkBareText is the floor: the same strings at the same places in the
// same faces by gofpdf's SetFont and Text, without any layout, rule or band.
func BenchmarkBareText(b *testing.B) {
	var pages [][]mark
	f, err := newFaces()
	if err != nil {
		b.Fatal(err)
	}
	eachSheet(layOutAll(ratingcore.Rate(invent(thousand)), f, PDFOptions{}), f, func(s *sheet) {
		var page []mark
		for _, m := range s.marks {
			f.run(m.face, m.text, func(in face, part string, at float64) {
				page = append(page, mark{m.x + at*m.size, m.y, style{in, m.size}, part, false})
			})
		}
		pages = append(pages, page)
	})
	for b.Loop() {
		pdf := gofpdf.New("L", "pt", "Letter", "")
		for i, name := range family {
			pdf.AddUTF8FontFromBytes(name, "", bytes.Clone(face(i).source()))
		}
		for _, page := range pages {
			pdf.AddPage()
			for i := range page {
				pdf.SetFont(family[page[i].face], "", page[i].size)
				pdf.Text(page[i].x, page[i].y, page[i].text)
			}
		}
		if err := pdf.Output(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkLayout decides and draws every page without printing one.
func BenchmarkLayout(b *testing.B) {
	r := ratingcore.Rate(invent(thousand))
	for b.Loop() {
		f, err := newFaces()
		if err != nil {
			b.Fatal(err)
		}
		eachSheet(layOutAll(r, f, PDFOptions{}), f, func(*sheet) {})
	}
}
