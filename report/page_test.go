package report

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"wallchart/ratingcore"
)

// copied keeps the sheets of an event, which are else used again.
func copied(t *testing.T, e *ratingcore.Event, o PDFOptions) []sheet {
	t.Helper()
	parts := laidOut(t, ratingcore.Rate(e), o)
	f, err := newFaces()
	if err != nil {
		t.Fatal(err)
	}
	var list []sheet
	eachSheet(parts, f, func(s *sheet) {
		c := *s
		c.marks, c.strokes, c.areas = slices.Clone(s.marks), slices.Clone(s.strokes), slices.Clone(s.areas)
		c.dots = slices.Clone(s.dots)
		list = append(list, c)
	})
	return list
}

// frame is the room of a text: from the height of its capitals to its
// baseline.
type frame struct {
	left, right, top, bottom float64
	text                     string
}

func frames(s *sheet) []frame {
	list := make([]frame, len(s.marks))
	for i, m := range s.marks {
		list[i] = frame{m.x, m.x + s.faces.width(m.style, m.text), m.y - 0.72*m.size, m.y, m.text}
	}
	slices.SortFunc(list, func(a, b frame) int { return int(math.Copysign(1, a.top-b.top)) })
	return list
}

const touch = 0.35 // points that boxes of letters may share: their side bearings

// TestNothingOverlaps lays out every event: no text lies on another, on a rule
// or outside the margins.
func TestNothingOverlaps(t *testing.T) {
	for _, c := range sizes {
		t.Run(c.name, func(t *testing.T) {
			for n, s := range copied(t, invent(c.in), PDFOptions{Paper: c.paper, Printed: printedAt}) {
				if n > 3 && n%7 != 0 {
					continue
				}
				checkSheet(t, fmt.Sprintf("page %d", n+1), &s)
			}
		})
	}
	t.Run("games abroad", func(t *testing.T) {
		for n, s := range copied(t, travelled(), PDFOptions{}) {
			checkSheet(t, fmt.Sprintf("page %d", n+1), &s)
		}
	})
}

func checkSheet(t *testing.T, where string, s *sheet) {
	t.Helper()
	list := frames(s)
	_, high := s.measure()
	for i, a := range list {
		if a.left < s.left()-touch || a.right > s.right()+touch || a.top < topMargin-touch || a.bottom > high-lastLine+touch {
			t.Errorf("%s: %q stands in the margin: %.1f to %.1f", where, a.text, a.left, a.right)
		}
		for _, b := range list[i+1:] {
			if b.top > a.bottom {
				break
			}
			if a.left < b.right-touch && b.left < a.right-touch && b.top < a.bottom-touch {
				t.Errorf("%s: %q (%.1f to %.1f, line %.1f) and %q (%.1f to %.1f, line %.1f) overlap",
					where, a.text, a.left, a.right, a.bottom, b.text, b.left, b.right, b.bottom)
			}
		}
		for _, r := range s.strokes {
			if r.x1 == r.x2 && r.width <= 0.35 && a.left < r.x1-touch && a.right > r.x1+touch && a.bottom > r.y1 && a.top < r.y2 {
				t.Errorf("%s: %q (%.1f to %.1f) stands on the rule at %.1f", where, a.text, a.left, a.right, r.x1)
			}
			if r.y1 == r.y2 && r.y1 > a.top+touch && r.y1 < a.bottom-touch && a.left < r.x2 && a.right > r.x1 {
				t.Errorf("%s: the rule at height %.1f runs through %q", where, r.y1, a.text)
			}
		}
	}
}

// TestSmallestType has no type under 6.5, and no ink but those of the page.
func TestSmallestType(t *testing.T) {
	for _, c := range sizes {
		for _, s := range copied(t, invent(c.in), PDFOptions{Paper: c.paper}) {
			for _, m := range s.marks {
				if m.size < smallest {
					t.Fatalf("%s: %q is set in %.2f", c.name, m.text, m.size)
				}
			}
		}
	}
}

// TestTextsFitTheirLanes checks every text of a row against the lane it is set
// in, at the largest and smallest type that the form may take.
func TestTextsFitTheirLanes(t *testing.T) {
	f, err := newFaces()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range sizes {
		if c.in.players > 100 {
			continue
		}
		r := ratingcore.Rate(invent(c.in))
		table := r.Sections[0].Crosstable(ratingcore.Expected)
		for _, size := range []float64{6.5, 7.5, 9, 10} {
			x := &crosstable{faces: f, table: table, form: form{size: size, lanes: lanesOf(table, f)}}
			x.place(200, 100)
			x.rows, _ = rowTexts(table, f)
			for row := range table.Rows {
				s := &sheet{faces: f}
				for i := range x.lanes {
					l := &x.lanes[i]
					if s.clear(); l.key == ratingcore.KeyName {
						continue
					}
					x.drawValue(s, l, &table.Rows[row].Values[l.at], 0)
					for _, m := range s.marks {
						if end := m.x + f.width(m.style, m.text); m.x < l.x-touch || end > l.x+l.w+touch {
							t.Fatalf("%s, size %.1f: %q (%.1f to %.1f) leaves its column %s (%.1f to %.1f)",
								c.name, size, m.text, m.x, end, l.head, l.x, l.x+l.w)
						}
					}
				}
			}
		}
	}
}

// travelled is an event with a section of games abroad.
func travelled() *ratingcore.Event {
	e := invent(invention{players: 12, rounds: 4, systems: "R", seed: 8})
	s := ratingcore.Section{Name: "Reykjavík Open", Kind: ratingcore.FIDE, TimeControl: "G/90;+30"}
	for p := range 7 {
		for g := range 3 + 4*p {
			rating := 1900 + 37*float64(g*p%11)
			if g == 2 {
				rating = 0
			}
			s.Games = append(s.Games, ratingcore.ForeignGame{Player: p, Opponent: fmt.Sprintf("Jónsson %c, Björn", 'A'+g), FIDE: rating,
				Points: ratingcore.Points((g + p) % 3)})
		}
	}
	e.Sections = append(e.Sections, s)
	return e
}
