package grid

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/look"
)

// strip draws one row between two columns: the part that stays, or the part
// that scrolls.
type strip struct {
	pen
	row      int // −1 is free
	from, to int
	left     bool    // the part with the first column
	unit     float32 // the grid's, when it was drawn
	cell     Cell
}

// ground is the color under a row.
func (g *Grid) ground(row int) look.Color {
	switch {
	case g.pick.chosen[row]:
		return look.Selected
	case row == g.over.row && !g.over.head:
		return look.Hover
	}
	return look.Panel
}

// draw draws the strip's row. x of the box is that of the table.
func (s *strip) draw(g *Grid) {
	s.clear()
	f, u := &g.frame, g.unit
	s.unit = u
	if s.from >= s.to {
		return
	}
	high := rowHigh * u
	x, end := f.x[s.from], f.x[s.to-1]+f.w[s.to-1]
	if !s.left {
		end = max(end, g.Size().Width+g.at.X)
	}
	s.rect(area{x, 0, end - x, high}, g.ground(s.row))
	s.rect(area{x, high - 1, end - x, 1}, look.Hair)
	if s.left && g.pick.chosen[s.row] {
		s.rect(area{0, 0, look.SelectWidth * u, high}, look.Link)
	}
	for c := s.from; c < s.to; c++ {
		s.cell.Pieces, s.cell.Marks = s.cell.Pieces[:0], 0
		g.source.Cell(s.row, c, g.pick.chosen[s.row], &s.cell)
		at := area{f.x[c], 0, f.w[c], high}
		s.marks(at)
		if g.cols[c].Rule {
			s.rect(area{at.x, 0, 1, high}, look.Line)
		}
		for i := range s.cell.Pieces {
			s.piece(&s.cell.Pieces[i], &g.cols[c], at)
		}
		if g.focused && s.row == g.pick.row && c == g.pick.col {
			s.ring(inset(at), look.Link, look.RingWidth*u)
		}
	}
}

func inset(a area) area { return area{a.x + 1, a.y, a.w - 1, a.h - 1} }

// marks draws what a cell carries beside its pieces.
func (s *strip) marks(at area) {
	u := s.unit
	in, c := inset(at), cornerSize*u
	right := area{in.x + in.w - c, in.y, c, c}
	switch m := s.cell.Marks; {
	case m&Wrong != 0:
		s.rect(in, look.ErrorGround)
		s.ring(in, look.Error, look.RingWidth*u)
		s.image(area{in.x, in.y + in.h - c, c, c}, cornerLow)
	case m&Doubtful != 0:
		s.rect(in, look.WarningGround)
		s.image(area{in.x, in.y, c, c}, cornerHigh)
	}
	switch m := s.cell.Marks; {
	case m&Edited != 0:
		s.rect(in, look.EditedGround)
		s.image(right, cornerFull)
	case m&Mirrored != 0:
		s.rect(in, look.EditedGround)
		s.image(right, cornerOpen)
	}
}

// piece draws a piece of a cell in its lane.
func (s *strip) piece(p *Piece, col *Column, at area) {
	u := s.unit
	x, w := col.lane(p.Lane, u, at.w)
	x += at.x
	switch p.Sign {
	case Dot:
		s.dot(x+w/2, at.h/2, dotSize*u, look.Edited)
		return
	case Triangle:
		size := signSize * u
		s.image(area{x + (w-size)/2, (at.h - size) / 2, size, size}, warningSign)
		return
	}
	text := p.Text
	if p.Cut {
		text = s.metric.fit(text, p.Style, w)
	}
	for _, h := range p.Hits {
		if h[1] <= len(text) {
			s.hit(text, h, p.Style, area{x, 0, w, at.h})
		}
	}
	align := fyne.TextAlignLeading
	if p.Lane >= 0 && p.Lane < len(col.Lanes) {
		align = col.Lanes[p.Lane].Align
	}
	s.text(text, p.Style, align, area{x: x, w: w, y: s.baseline(at.h)})
}

// baseline is where the letters of a row stand: those of the usual size in
// the middle.
func (s *strip) baseline(high float32) float32 {
	m := s.metric.of(look.Body, false)
	return (high-m.high)/2 + m.base
}

// hit marks what a search found: a ground, and a line under it.
func (s *strip) hit(text string, at [2]int, style look.Style, lane area) {
	u := s.unit
	before, wide := look.Width(text[:at[0]], style), look.Width(text[at[0]:at[1]], style)
	s.rect(area{lane.x + before, 4 * u, wide, lane.h - 8*u}, look.Nav)
	s.rect(area{lane.x + before, lane.h - 5*u, wide, 1.5 * u}, look.Link)
}
