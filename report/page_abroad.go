package report

import (
	"slices"

	"wallchart/ratingcore"
)

// abroad is a section of games against foreign opponents laid out: a line a
// member, and under it a line a game.
type abroad struct {
	*crosstable
	games [][]game       // by row
	lines [][]abroadLine // by page
	codes [][]piece
}

// game is one game as it is printed.
type game struct {
	opponent string
	fide     string
	points   ratingcore.Value
}

// newAbroad lays a FIDE section out.
func newAbroad(r *ratingcore.Rated, t *ratingcore.Table, f *faces, o PDFOptions) *abroad {
	a := &abroad{crosstable: &crosstable{faces: f, table: t, head: headerOf(r, t, o)}}
	var titles []title
	a.rows, titles = rowTexts(t, f)
	a.head.state, a.head.order = "Games abroad", "A line a member, and under it the games, in the order in which they were given"
	a.head.facts = joined(" · ", several(len(t.Rows), "player"), several(len(t.Section.Section.Games), "game"), ratedIn(t.Section))
	a.head.printable(f)
	for i := range t.Rows {
		a.games = append(a.games, gamesOf(t.Section, t.Rows[i].Entry, f))
	}
	lanes := slices.DeleteFunc(o.wanted(lanesOf(t, f)), func(l lane) bool {
		return l.key == ratingcore.KeyPlace || l.key == ratingcore.KeyNumber
	})
	a.form = formOf(o.Paper, usualType, lanes, titles)
	a.shorten()
	a.legend = legendOf(a.crosstable)
	a.fillPages()
	return a
}

// gamesOf spells the games of a member.
func gamesOf(s *ratingcore.RatedSection, entry int, f *faces) []game {
	var list []game
	for _, g := range s.GamesOf(entry) {
		v := game{fide: "no FIDE rating: not counted", points: ratingcore.Value{Kind: ratingcore.PointsValue, Num: float64(g.Points) / 2}}
		v.opponent, _ = f.clean(g.Opponent)
		if g.FIDE > 0 {
			v.fide = "FIDE " + ratingcore.Whole(g.FIDE)
		}
		list = append(list, v)
	}
	return list
}

// line of the list: a member, or one of the member's games.
type abroadLine struct {
	row  int
	game int // -1 for the member's own line
}

// lineHeight is the height of a line of the list.
func (a *abroad) lineHeight() float64 { return a.size * 1.5 }

// fillPages puts members on pages. A member's games stay together; where they
// alone take more than a page, the member's line is repeated.
func (a *abroad) fillPages() {
	a.codes = flowed(a.faces, a.set(), a.legend.codes, a.legend.rest, a.legend.signs, a.legend.names)
	room := a.foot() - footRule - topMargin - firstHead - headings - legendHeight(len(a.codes))
	most := max(2, int(room/a.lineHeight()))
	a.lines = [][]abroadLine{nil}
	for row := range a.games {
		n := 1 + len(a.games[row])
		for i := -1; i < len(a.games[row]); i++ {
			page := &a.lines[len(a.lines)-1]
			if len(*page) == most || i < 0 && n <= most && len(*page)+n > most {
				a.lines = append(a.lines, nil)
				page = &a.lines[len(a.lines)-1]
				if i >= 0 {
					*page = append(*page, abroadLine{row, -1})
				}
			}
			*page = append(*page, abroadLine{row, i})
		}
	}
}

func (a *abroad) sheets() int { return len(a.lines) }

// draw sets one page.
func (a *abroad) draw(s *sheet, page int) {
	top := a.head.drawHeader(s, page == 0)
	body := top + headings
	high := a.lineHeight()
	end := body + high*float64(len(a.lines[page]))
	a.drawRails(s, body, end)
	for _, y := range []float64{top, body, end} {
		width := 0.8
		if y == top {
			width = 1.2
		}
		s.rule(stroke{s.left(), y, s.right(), y, width, black})
	}
	a.drawHeadings(s, top, body)
	for i, l := range a.lines[page] {
		y := body + high*float64(i)
		if l.game >= 0 {
			a.drawGame(s, &a.games[l.row][l.game], y+high/2)
			continue
		}
		s.fill(area{s.left(), y, s.set(), high, bandInk})
		if i > 0 {
			s.rule(stroke{s.left(), y, s.right(), y, 0.25, black})
		}
		a.drawRow(s, l.row, y+high/2)
	}
	drawLegend(s, a.codes)
}

// drawGame sets one game under its member: opponent, FIDE rating, points.
func (a *abroad) drawGame(s *sheet, g *game, mid float64) {
	p := a.size / 9
	y := mid + baseline*a.size
	x, end := a.name.x+p*14, a.name.x+a.name.w-p*namePad/2
	wide := s.faces.width(light(a.size), g.fide)
	s.cutText(slot{x, y, end - wide - p*8 - x, light(a.size)}, g.opponent)
	s.flush(end, y, light(a.size), g.fide)
	if l := laneOf(a.lanes, ratingcore.KeyScore); l != nil {
		st := light(a.size)
		a.hanging(s, hinge{l.x + l.w - p*2.5 - st.size*l.hang, y, st, st}, &g.points)
	}
}
