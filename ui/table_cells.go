package ui

import (
	"strconv"

	"wallchart/ratingcore"
	"wallchart/ui/grid"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// tableCells is the crosstable as a source of the grid.
type tableCells struct {
	doc    *state.Document
	view   *state.View
	table  *ratingcore.Table
	layout tableLayout
	order  []int // rows of the table, as sorted and found

	marked map[cellKey]ratingcore.Severity // cells with a problem
	warned map[int]ratingcore.Severity     // by entry: problems that concern no cell shown
}

// cellKey is an entry and a column of the crosstable.
type cellKey struct{ entry, column int }

// newTableCells makes the source of the section shown. An event without
// sections has no table.
func newTableCells(d *state.Document, v *state.View) *tableCells {
	if v.Section >= len(d.Rated.Sections) {
		return &tableCells{doc: d, view: v}
	}
	t := d.Table(v.Section)
	s := &tableCells{doc: d, view: v, table: t, layout: layTable(t, v), order: state.Rows(d, v)}
	s.findProblems()
	return s
}

// findProblems finds the cells that problems of the section are in.
func (s *tableCells) findProblems() {
	s.marked, s.warned = map[cellKey]ratingcore.Severity{}, map[int]ratingcore.Severity{}
	for _, g := range s.doc.Troubles() {
		if g.Severity == ratingcore.Info {
			continue
		}
		for _, t := range g.Items {
			if t.Section == s.view.Section && t.Entry >= 0 {
				s.mark(t)
			}
		}
	}
}

// mark marks the cell of a problem, or else the player's score.
func (s *tableCells) mark(p state.Trouble) {
	for _, c := range s.layout.from {
		if p.At == s.cellOf(p.Entry, &s.table.Columns[c]) && p.At.Row > 0 {
			key := cellKey{p.Entry, c}
			s.marked[key] = max(s.marked[key], p.Severity)
			return
		}
	}
	s.warned[p.Entry] = max(s.warned[p.Entry], p.Severity)
}

// cellOf returns the cell of the source that a value was read from, the zero
// Ref for values that are computed.
func (s *tableCells) cellOf(entry int, c *ratingcore.Column) ratingcore.Ref {
	section := s.table.Section
	e, heading := &section.Entries[entry], c.Sheet
	at := e.At
	switch c.Key {
	case ratingcore.KeyRound:
		if c.Round > len(e.Results) {
			return ratingcore.Ref{}
		}
		return e.Results[c.Round-1].At
	case ratingcore.KeyPre:
		at, heading = section.Player(entry).At, c.System.String()+" rating"
	case ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
		return ratingcore.Ref{}
	}
	if _, ok := at.Cols[heading]; !ok {
		return ratingcore.Ref{}
	}
	return at.Cell(heading)
}

// Columns returns the columns shown.
func (s *tableCells) Columns() []grid.Column { return s.layout.columns }

// Groups returns the titles over rounds and systems.
func (s *tableCells) Groups() []grid.Group { return s.layout.groups }

// Rows returns the number of players found.
func (s *tableCells) Rows() int { return len(s.order) }

// row returns a row of the crosstable, nil beside the table.
func (s *tableCells) row(row int) *ratingcore.Row {
	if row < 0 || row >= len(s.order) {
		return nil
	}
	return &s.table.Rows[s.order[row]]
}

// column returns a column of the crosstable, nil beside the table.
func (s *tableCells) column(col int) *ratingcore.Column {
	if col < 0 || col >= len(s.layout.from) {
		return nil
	}
	return &s.table.Columns[s.layout.from[col]]
}

// rowOf returns where an entry stands, −1 where it is not found.
func (s *tableCells) rowOf(entry int) int {
	for i, r := range s.order {
		if s.table.Rows[r].Entry == entry {
			return i
		}
	}
	return -1
}

// Cell sets a cell of the crosstable.
func (s *tableCells) Cell(row, col int, chosen bool, cell *grid.Cell) {
	r, at := s.row(row), s.layout.from[col]
	c, v := &s.table.Columns[at], r.Values[at]
	changed := s.doc.Mark(s.view.Section, r.Entry, c)
	switch changed {
	case state.Edited:
		cell.Marks |= grid.Edited
	case state.Mirrored:
		cell.Marks |= grid.Mirrored
	}
	follows := changed == state.Follows
	switch c.Key {
	case ratingcore.KeyPlace:
		addValue(cell, v, look.Strong, look.Quiet)
	case ratingcore.KeyNumber:
		addValue(cell, v, look.Quiet, look.Quiet)
	case ratingcore.KeyName:
		s.name(cell, v.Main(ratingcore.Paper), chosen)
	case ratingcore.KeyRound:
		addResult(cell, v.Result)
	case ratingcore.KeyScore:
		addValue(cell, v, look.Strong, look.Strong)
		if follows {
			cell.Pieces = append(cell.Pieces, grid.Piece{Lane: laneSign, Sign: grid.Dot})
		}
	case ratingcore.KeyPre, ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
		s.rating(cell, c, v, follows)
	default:
		addValue(cell, v, look.Style{Bold: follows}, look.Style{Bold: follows})
	}
	s.problem(cell, r.Entry, at, c.Key)
}

// problem puts a frame around a wrong cell, or a triangle into one that is
// doubtful; what concerns no cell shown stands before the score.
func (s *tableCells) problem(cell *grid.Cell, entry, column int, k ratingcore.Key) {
	severity, ok := s.marked[cellKey{entry, column}]
	if w := s.warned[entry]; k == ratingcore.KeyScore && w > ratingcore.Info {
		severity, ok = max(severity, w), true
	}
	switch {
	case !ok:
	case severity == ratingcore.Error:
		cell.Marks |= grid.Wrong
	case k == ratingcore.KeyScore:
		for i := range cell.Pieces { // the triangle tells more than the dot
			if cell.Pieces[i].Sign == grid.Dot {
				cell.Pieces[i].Sign = grid.NoSign
			}
		}
		cell.Pieces = append(cell.Pieces, grid.Piece{Lane: laneSign, Sign: grid.Triangle})
	default:
		cell.Marks |= grid.Doubtful
	}
}

// name sets a player's name, with what the search found in it.
func (s *tableCells) name(cell *grid.Cell, name string, chosen bool) {
	p := grid.Piece{Lane: laneMain, Text: name, Style: look.Style{Bold: chosen}, Cut: true}
	if s.view.Find != "" {
		runes := []rune(name)
		for _, h := range state.Found(name, s.view.Find) {
			p.Hits = append(p.Hits, [2]int{len(string(runes[:h[0]])), len(string(runes[:h[1]]))})
		}
	}
	cell.Pieces = append(cell.Pieces, p)
}

// addValue sets a value and what hangs behind it.
func addValue(cell *grid.Cell, v ratingcore.Value, main, hang look.Style) {
	cell.Add(laneMain, onScreen(v.Main(ratingcore.Paper)), main)
	cell.Add(laneHang, v.Hang(ratingcore.Paper), hang)
}

// addResult sets letter, opponent and color in their lanes. What is no win or
// draw is muted.
func addResult(cell *grid.Cell, r ratingcore.Result) {
	letter := look.Quiet
	if o := r.Outcome; o == ratingcore.Win || o == ratingcore.Draw {
		letter = look.Body
	}
	number := look.Body
	if !r.Outcome.Played() {
		number = look.Quiet
	}
	cell.Add(laneSign, r.Outcome.Code(), letter)
	cell.Add(laneMain, ratingcore.Result{Opponent: r.Opponent}.String(), number)
	if r.Outcome.Played() {
		cell.Add(laneHang, r.Color.Letter(), look.Caption)
	}
}

// rating sets a value of a rating system.
func (s *tableCells) rating(cell *grid.Cell, c *ratingcore.Column, v ratingcore.Value, follows bool) {
	style := look.Style{Bold: follows}
	switch {
	case c.Key == ratingcore.KeyPre:
		style.Color = look.Muted
	case v.Mark == ratingcore.First:
		style = look.Caption
	case c.Key == ratingcore.KeyChange && v.Num > 0:
		style.Color = look.Gain
	case c.Key == ratingcore.KeyChange && v.Num < 0:
		style.Color = look.Loss
	case v.Mark == ratingcore.NoGames:
		style.Color = look.Muted
	}
	if c.Key == ratingcore.KeyPost && v.Kind != ratingcore.Nothing && v.Mark != ratingcore.NoGames {
		if follows {
			cell.Pieces = append(cell.Pieces, grid.Piece{Lane: laneSign, Sign: grid.Dot})
		} else {
			cell.Add(laneSign, "→", look.Style{Size: look.SizeHead, Color: look.Faint})
		}
	}
	text := onScreen(v.Main(ratingcore.Paper))
	if s.view.Exact && v.Kind == ratingcore.RatingValue && v.Mark != ratingcore.NoRating && v.Mark != ratingcore.NoGames {
		text = (&ratingcore.Line{Value: v.Num, Places: 2}).Shown()
	}
	cell.Add(laneMain, text, style)
	cell.Add(laneHang, v.Hang(ratingcore.Paper), look.Caption)
}

// about says what there is to know of a cell beside what it shows.
func (s *tableCells) about(r *ratingcore.Row, c *ratingcore.Column) string {
	for _, g := range s.doc.Troubles() {
		for _, t := range g.Items {
			if t.Section == s.view.Section && t.Entry == r.Entry && s.concerns(t, r.Entry, c) {
				return state.Sentence(t.Text)
			}
		}
	}
	if s.doc.Mark(s.view.Section, r.Entry, c) != state.Same {
		was := s.doc.Was(s.view.Section, r.Entry, c)
		if text := was.Spell(ratingcore.Paper); text != "" {
			return "In the file " + onScreen(text)
		}
		return "Empty in the file"
	}
	number := func(n ratingcore.Number) string { return strconv.Itoa(int(n)) }
	switch {
	case c.Key != ratingcore.KeyName:
		return ""
	case r.ReEntryOf > 0:
		return "Entered again, first as No " + number(r.ReEntryOf)
	case r.ReEntered > 0:
		return "Entered again as No " + number(r.ReEntered)
	case r.Left:
		return "Left after round " + strconv.Itoa(r.LeftAfter)
	}
	return ""
}

// concerns says whether a problem is shown in a cell.
func (s *tableCells) concerns(t state.Trouble, entry int, c *ratingcore.Column) bool {
	if t.At.Row > 0 && t.At == s.cellOf(entry, c) {
		return true
	}
	return c.Key == ratingcore.KeyScore && s.warned[entry] > ratingcore.Info && t.Severity == s.warned[entry]
}
