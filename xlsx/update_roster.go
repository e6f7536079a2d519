package xlsx

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// roster advances the sheet Players: of every player whose standing has
// changed the columns of that system.
func (u *updater) roster() error {
	t := u.from.Roster
	if !t.Exists() {
		return nil
	}
	systems := u.advancing()
	if len(systems) == 0 {
		return nil
	}
	sheet, err := u.sheet(t.Sheet)
	if err != nil {
		return err
	}
	r := &rosterUpdate{updater: u, sheet: sheet, t: t, last: t.Last, styled: map[int]int{}}
	r.lay(systems)
	for i := range u.rated.After {
		r.player(i)
	}
	return r.spread(sheet, t.Sheet, growth{header: t.Header, col: r.first, heads: r.fresh, lastRow: r.last})
}

// advancing lists the systems in which somebody's standing has changed.
func (u *updater) advancing() []ratingcore.System {
	var list []ratingcore.System
	for sys := range ratingcore.System(ratingcore.Systems) {
		for i := range u.rated.After {
			if u.rated.After[i].Standings[sys] != u.rated.Event.Players[i].Standings[sys] {
				list = append(list, sys)
				break
			}
		}
	}
	return list
}

// rosterUpdate advances the rows of the sheet Players.
type rosterUpdate struct {
	*updater
	sheet  *worksheet
	t      Table
	cols   map[string]int // by heading, with the new ones
	fresh  []string
	first  int
	base   int
	last   int         // the last row, appended ones included
	styled map[int]int // the usual style of a column
}

// lay finds or adds the columns of the systems.
func (r *rosterUpdate) lay(systems []ratingcore.System) {
	r.first, r.base = r.sheet.rightEdge(r.t)+1, r.sheet.lastHeading(r.t)
	r.cols = map[string]int{}
	for head, col := range r.t.Cols {
		r.cols[head] = col
	}
	widths := map[int]float64{}
	for _, sys := range systems {
		for _, c := range gainsOf(sys) {
			head := systemHead(sys, c.head)
			if r.cols[head] > 0 {
				continue
			}
			col := r.first + len(r.fresh)
			r.cols[head], r.fresh = col, append(r.fresh, head)
			widths[col] = max(c.width, float64(len(head))+2)
			r.sheet.set(r.t.Header, col, head, r.sheet.style(r.t.Header, r.base))
			for row := r.t.First; row <= r.t.Last; row++ {
				if r.sheet.cell(row, r.base) != nil {
					r.sheet.set(row, col, nil, r.style(row, col, c.form, nil))
				}
			}
		}
	}
	for head, col := range r.cols {
		if strings.HasSuffix(head, " date") && col < r.first && slices.Contains(systems, systemOf(head)) && r.sheet.width(col) < dayWidth {
			widths[col] = dayWidth
		}
	}
	r.sheet.widen(widths)
}

// dayWidth is the width of a column that shows whole days; in a narrower one
// Excel shows ### instead.
const dayWidth = 11

// systemOf returns the system of a heading such as "OQ date".
func systemOf(head string) ratingcore.System {
	code, _, _ := strings.Cut(head, " ")
	s, ok := ratingcore.SystemOf(code)
	if !ok {
		return ratingcore.Systems // none
	}
	return s
}

// player writes what has changed of a player.
func (r *rosterUpdate) player(i int) {
	before, after := &r.rated.Event.Players[i], &r.rated.After[i]
	if before.Standings == after.Standings {
		return
	}
	row := int(before.At.Row.Row)
	listed := !before.Unlisted && before.At.Row.Sheet > 0 && r.rated.Event.Source.Sheets[before.At.Row.Sheet-1] == r.t.Sheet
	if !listed {
		r.last++
		row = r.last
		r.append(row, before)
	}
	for sys := range ratingcore.System(ratingcore.Systems) {
		was, is := before.Standings[sys], after.Standings[sys]
		if was == is {
			continue
		}
		for k, c := range gainsOf(sys) {
			v := c.value(is)
			if k < 3 || v != c.value(was) { // rating, games and date always: they may stand in one cell
				col := r.cols[systemHead(sys, c.head)]
				r.sheet.set(row, col, v, r.style(row, col, c.form, v))
			}
		}
	}
}

// append adds a player who was in a section but not on the roster.
func (r *rosterUpdate) append(row int, p *ratingcore.Player) {
	for _, c := range playerColumns {
		v := c.value(p)
		if col := r.cols[c.head]; col > 0 && !blank(v) {
			if c.head == "ID" && r.numbered(col) {
				if n, err := strconv.Atoi(p.ID); err == nil && strconv.Itoa(n) == p.ID {
					v = n
				}
			}
			r.sheet.set(row, col, v, r.style(row, col, c.form, v))
		}
	}
}

// numbered says whether the last row above has a number in a column, so that
// an ID is written as the organizer writes his.
func (r *rosterUpdate) numbered(col int) bool {
	c := r.sheet.cell(r.t.Last, col)
	if c == nil {
		return false
	}
	kind, _, _ := attribute(r.sheet.text[c.start:c.end], "t")
	return kind == "" || kind == "n"
}

// style returns the style of a cell: its own, else that of its column, else
// that of its neighbors, with a number format where the value needs one.
func (r *rosterUpdate) style(row, col int, f form, v any) int {
	var style int
	switch c := r.sheet.cell(row, col); {
	case c != nil:
		style = c.style
	case col >= r.first:
		return r.formed(r.sheet.style(min(row, r.t.Last), r.base), f)
	default:
		style = r.usual(col)
	}
	number, isNumber := v.(float64)
	switch {
	case f == formDay && !r.styles.dated(style):
		return r.styles.derive(style, formats[formDay])
	case f == formRating && isNumber && number != math.Trunc(number) && r.styles.general(style):
		return r.styles.derive(style, formats[formRating])
	}
	return style
}

// formed gives the style of a neighbor the number format of a form.
func (r *rosterUpdate) formed(style int, f form) int {
	if code := formats[f]; code != "" {
		return r.styles.derive(style, code)
	}
	return r.styles.derive(style, "General")
}

// usual returns the style of the first cell of a column's data.
func (r *rosterUpdate) usual(col int) int {
	if s, ok := r.styled[col]; ok {
		return s
	}
	style := 0
	for row := r.t.First; row <= r.t.Last; row++ {
		if c := r.sheet.cell(row, col); c != nil {
			style = c.style
			break
		}
	}
	r.styled[col] = style
	return style
}
