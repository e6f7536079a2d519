package look

import (
	"fmt"
	"math"
	"strings"
)

// Fyne colors the fills of an SVG and not its strokes, so icons are drawn as
// strokes and their outlines filled.

// point is a place on an icon's grid.
type point struct{ x, y float64 }

func (p point) add(q point) point        { return point{p.x + q.x, p.y + q.y} }
func (p point) sub(q point) point        { return point{p.x - q.x, p.y - q.y} }
func (p point) by(f float64) point       { return point{float64(p.x * f), float64(p.y * f)} }
func (p point) left() point              { return point{p.y, -p.x} }
func (p point) cross(q point) float64    { return float64(p.x*q.y) - float64(p.y*q.x) }
func (p point) length() float64          { return math.Hypot(p.x, p.y) }
func (p point) angle() float64           { return math.Atan2(p.y, p.x) }
func (p point) near(q point) bool        { return p.sub(q).length() < 1e-6 }
func (p point) toward(q point) (d point) { d = q.sub(p); return d.by(1 / d.length()) }

// stroke is a line through points; a closed one joins its last to its first.
type stroke struct {
	points []point
	closed bool
	filled bool // the inside, not the line
}

// strokes reads an icon: M and L with points, A with a point that a quarter of
// an ellipse leads to (A leaves across, V leaves up or down), Z to close, F to
// close and fill, O with center and radius for a ring, D the same for a disk.
// Numbers and letters are parted by spaces.
func strokes(text string) ([]stroke, error) {
	var all []stroke
	words := strings.Fields(text)
	for i := 0; i < len(words); {
		word := words[i]
		n := map[string]int{"M": 2, "L": 2, "A": 2, "V": 2, "O": 3, "D": 3}[word]
		if !strings.Contains("MLAVZFOD", word) || i+n >= len(words) && n > 0 {
			return nil, fmt.Errorf("icon %q: %q is no step with its numbers; write M L A V Z F O or D", text, word)
		}
		var num [3]float64
		for k := range n {
			if _, err := fmt.Sscan(words[i+1+k], &num[k]); err != nil {
				return nil, fmt.Errorf("icon %q: %q is no number: %w", text, words[i+1+k], err)
			}
		}
		all = step(all, word, num)
		if all == nil {
			return nil, fmt.Errorf("icon %q: begins with %s; begin with M, O or D", text, word)
		}
		i += 1 + n
	}
	return all, nil
}

// step adds one step to the strokes; nil where it has no start.
func step(all []stroke, word string, n [3]float64) []stroke {
	switch word {
	case "M":
		return append(all, stroke{points: []point{{n[0], n[1]}}})
	case "O", "D":
		return append(all, stroke{points: arc(point{n[0], n[1]}, point{n[2], n[2]}, 0, 2*math.Pi), closed: true, filled: word == "D"})
	}
	if len(all) == 0 {
		return nil
	}
	s := &all[len(all)-1]
	at, to := s.points[len(s.points)-1], point{n[0], n[1]}
	switch word {
	case "L":
		s.points = append(s.points, to)
	case "A", "V":
		s.points = append(s.points, quarter(at, to, word == "A")...)
	case "Z", "F":
		s.closed, s.filled = true, word == "F"
		if n := len(s.points) - 1; s.points[0].near(s.points[n]) {
			s.points = s.points[:n]
		}
	}
	return all
}

// quarter is the quarter of an ellipse between two points, without the first.
func quarter(from, to point, across bool) []point {
	d := to.sub(from)
	var out []point
	for i := 1; i <= arcSteps; i++ {
		a := float64(i) / arcSteps * math.Pi / 2
		s, c := math.Sin(a), 1-math.Cos(a)
		if across {
			out = append(out, from.add(point{float64(d.x * s), float64(d.y * c)}))
		} else {
			out = append(out, from.add(point{float64(d.x * c), float64(d.y * s)}))
		}
	}
	return out
}

const arcSteps = 8

// arc is the points of an arc, its last included unless it goes all round.
func arc(center, radius point, from, to float64) []point {
	n := max(int(math.Ceil(math.Abs(to-from)/(math.Pi/2)*arcSteps)), 1)
	var out []point
	for i := range n {
		a := from + (to-from)*float64(i)/float64(n)
		out = append(out, center.add(point{float64(radius.x * math.Cos(a)), float64(radius.y * math.Sin(a))}))
	}
	if math.Abs(to-from) < 2*math.Pi-1e-9 {
		out = append(out, center.add(point{float64(radius.x * math.Cos(to)), float64(radius.y * math.Sin(to))}))
	}
	return out
}

// outline returns the contours of a stroke of a width: of a closed line its
// two sides, of an open one a single contour with round ends.
func (s stroke) outline(width float64) [][]point {
	p := s.points
	if s.filled {
		return [][]point{p}
	}
	half := width / 2
	if s.closed {
		return [][]point{side(p, half, true), side(reversed(p), half, true)}
	}
	if len(p) == 1 {
		return [][]point{arc(p[0], point{half, half}, 0, 2*math.Pi)}
	}
	return [][]point{append(side(p, half, false), side(reversed(p), half, false)...)}
}

// side is a line's left side, half a width away, with round joins; of an open
// line it ends with the round end.
func side(p []point, half float64, closed bool) []point {
	var out []point
	n := len(p)
	for i, at := range p {
		before, after := p[(i+n-1)%n], p[(i+1)%n]
		switch {
		case !closed && i == 0:
			out = append(out, at.add(at.toward(after).left().by(half)))
		case !closed && i == n-1:
			a := before.toward(at).left().angle()
			out = append(out, arc(at, point{half, half}, a, a+math.Pi)...)
		default:
			out = append(out, join(at, before.toward(at), at.toward(after), half)...)
		}
	}
	return out
}

// join turns a side from one direction into the next: round outside, through
// the point inside.
func join(at, in, out point, half float64) []point {
	a, b := at.add(in.left().by(half)), at.add(out.left().by(half))
	turn := in.cross(out)
	switch {
	case math.Abs(turn) < 1e-6:
		return []point{a}
	case turn < 0:
		return []point{a, at, b}
	}
	from := in.left().angle()
	by := math.Asin(min(turn, 1))
	if float64(in.x*out.x)+float64(in.y*out.y) < 0 {
		by = math.Pi - by
	}
	return arc(at, point{half, half}, from, from+by)
}

func reversed(p []point) []point {
	out := make([]point, len(p))
	for i, v := range p {
		out[len(p)-1-i] = v
	}
	return out
}

// svg is a drawing of strokes on a square grid as an SVG of fills.
func svg(all []stroke, grid int, width float64) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d">`, grid, grid, grid, grid)
	for _, s := range all {
		b.WriteString(`<path fill="#000000" d="`)
		for _, contour := range s.outline(width) {
			for i, p := range contour {
				fmt.Fprintf(&b, "%c%.2f %.2f", "ML"[min(i, 1)], p.x, p.y)
			}
			b.WriteByte('Z')
		}
		b.WriteString(`"/>`)
	}
	b.WriteString("</svg>")
	return []byte(b.String())
}
