package grid

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// belt is the strips of the rows in view, used again while scrolling.
type belt struct {
	strips []*strip
	first  int // row of the first one
	from   int // columns, from
	to     int // to
}

// redraw draws the rows and heads in view. Strips that show the right row and
// columns already are left when only the place has changed; see scroll.
func (g *Grid) redraw() { g.paint(true) }

func (g *Grid) paint(all bool) {
	if g.unit == 0 {
		return
	}
	r := g.room()
	high := rowHigh * g.unit
	first := int(g.at.Y / high)
	count := min(int(math.Ceil(float64(r.h/high)))+1, max(g.rows-first, 0))
	from, to := g.frame.span(g.frame.edge+g.at.X, g.frame.edge+g.at.X+r.w)
	all = all || !g.drawn
	g.drawn = true
	sideways := from != g.strips[1].from || to != g.strips[1].to
	g.paintBelt(0, belt{first: first, to: g.frame.stays}, count, all)
	g.paintBelt(1, belt{first: first, from: from, to: to}, count, all || sideways)
	if all {
		g.drawHead(0, 0, g.frame.stays)
	}
	if all || sideways || g.headAt != g.at.X {
		g.headAt = g.at.X
		g.drawHead(1, from, to)
	}
	g.edge.Hidden = g.at.X == 0 || g.frame.stays == 0
	rows := min(r.h, float32(g.rows)*high-g.at.Y)
	place(g.edge, area{g.frame.edge - 1, 0, 1, r.y + rows})
	g.parts[head].roll.Move(fyne.NewPos(-g.frame.edge-g.at.X, 0))
	g.parts[side].roll.Move(fyne.NewPos(0, -g.at.Y))
	g.parts[body].roll.Move(fyne.NewPos(-g.frame.edge-g.at.X, -g.at.Y))
	g.bars[0].set()
	g.bars[1].set()
	g.overlay.follow(g)
	canvas.Refresh(g.bars[0].thumb)
}

// paintBelt sees that strips show count rows from want.first. A strip that
// went out of view takes a row that came into it.
func (g *Grid) paintBelt(part int, want belt, count int, all bool) {
	b := &g.strips[part]
	moved := len(b.strips) != count
	for len(b.strips) < count {
		b.strips = append(b.strips, &strip{pen: newPen(&g.metrics), row: -1, left: part == 0})
	}
	b.strips = b.strips[:count]
	b.first, b.from, b.to = want.first, want.from, want.to
	have := make([]bool, count)
	for _, s := range b.strips {
		if i := s.row - b.first; s.row >= 0 && i >= 0 && i < count && !have[i] {
			have[i] = true
		} else {
			s.row = -1
		}
	}
	next := 0
	for _, s := range b.strips {
		fresh := s.row < 0
		if fresh {
			for have[next] {
				next++
			}
			have[next] = true
			s.row = b.first + next
		}
		if fresh || all {
			s.from, s.to = b.from, b.to
			s.box.Move(fyne.NewPos(0, float32(s.row)*rowHigh*g.unit))
			s.draw(g)
		}
	}
	if roll := g.parts[side+part].roll; moved || len(roll.Objects) != count {
		roll.Objects = roll.Objects[:0]
		for _, s := range b.strips {
			roll.Objects = append(roll.Objects, s.box)
		}
	}
}

// tint gives a row the ground of the moment.
func (g *Grid) tint(row int) {
	for part := range g.strips {
		for _, s := range g.strips[part].strips {
			if s.row == row && len(s.box.Objects) > 0 {
				s.rects.made[0].FillColor = g.ground(row)
				canvas.Refresh(s.rects.made[0])
			}
		}
	}
}

// repaint draws one row anew, when it is in view.
func (g *Grid) repaint(row int) {
	for part := range g.strips {
		for _, s := range g.strips[part].strips {
			if s.row == row {
				s.draw(g)
			}
		}
	}
	canvas.Refresh(g.bars[0].thumb)
}

// drawHead draws the heads of columns from (included) to (excluded): group
// titles under a rule in the group's color, column titles, a triangle where
// the rows are sorted.
func (g *Grid) drawHead(part, from, to int) {
	p, f, u := g.heads[part], &g.frame, g.unit
	p.clear()
	if from >= to {
		return
	}
	high, x := g.headHigh(), f.x[from]
	end := f.x[to-1] + f.w[to-1]
	if part == 1 {
		end = max(end, g.Size().Width+g.at.X)
	}
	p.rect(area{x, 0, end - x, high}, look.Header)
	p.rect(area{x, high - 1, end - x, 1}, look.Line)
	for c := from; c < to; c++ {
		g.drawTitle(p, c, high)
	}
	if len(g.groups) == 0 {
		return
	}
	for c := 0; c < len(g.cols); c++ {
		last := c
		for last+1 < len(g.cols) && g.cols[c].Group >= 0 && g.cols[last+1].Group == g.cols[c].Group {
			last++
		}
		if n := g.cols[c].Group; n >= 0 && last >= from && c < to {
			g.drawGroup(p, &g.groups[n], area{f.x[c], 0, f.x[last] + f.w[last] - f.x[c], groupHigh * u})
		}
		c = last
	}
}

func (g *Grid) drawGroup(p *pen, group *Group, a area) {
	u := g.unit
	style := look.Style{Size: look.SizeCaption, Bold: true, Color: group.Color}
	if group.Rule {
		p.rect(area{a.x, 0, a.w - u, 2 * u}, group.Color)
	}
	m := p.metric.of(style, false)
	end := a.x + a.w
	x := a.x + 7*u
	if a.x >= g.frame.edge { // the title stays while a part of the group is in view
		x = max(x, g.frame.edge+g.at.X+7*u)
	}
	if title := look.Fit(group.Title, style, end-x); title != "" {
		p.text(title, style, fyne.TextAlignLeading, area{x: x, w: end - x, y: (a.h-m.high)/2 + m.base})
	}
}

func (g *Grid) drawTitle(p *pen, c int, high float32) {
	col, f, u := &g.cols[c], &g.frame, g.unit
	a := area{f.x[c], high - titleHigh*u, f.w[c], titleHigh * u}
	if g.over.head && g.over.col == c {
		p.rect(area{a.x, a.y, a.w, a.h - 1}, look.Nav)
	}
	if col.Rule {
		p.rect(area{a.x, 0, 1, high}, look.Line)
	}
	x, w := col.lane(col.Lane, u, a.w)
	x += a.x
	m := p.metric.of(look.Head, false)
	p.text(col.Title, look.Head, col.Align, area{x: x, w: w, y: a.y + (a.h-m.high)/2 + m.base - u})
	if col.Sort == Unsorted {
		return
	}
	g.drawSort(p, col, area{x, a.y, w, a.h})
}

// drawSort puts the triangle behind the title, or before it where the title
// ends at the cell's right edge.
func (g *Grid) drawSort(p *pen, col *Column, lane area) {
	u, sign := g.unit, upSign
	if col.Sort == Down {
		sign = downSign
	}
	size, wide := sortSize*u, look.Width(col.Title, look.Head)
	x := lane.x + wide - u/2
	switch col.Align {
	case fyne.TextAlignTrailing:
		x = lane.x + lane.w - wide - size + u/2
	case fyne.TextAlignCenter:
		x = lane.x + (lane.w+wide)/2 - u/2
	}
	p.image(area{x, lane.y + (lane.h-size)/2 - u, size, size}, sign)
}
