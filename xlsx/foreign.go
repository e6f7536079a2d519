package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// readForeign reads the sheet of a FIDE section: one row a game.
func (r *reader) readForeign(i int, s *sheet) {
	section := &r.event.Sections[i]
	t := s.findTable(foreignWord, "Result")
	if t == nil || t.cols["ID"] == 0 && t.cols["Name"] == 0 {
		r.say(ratingcore.Problem{Severity: ratingcore.Error, Rule: "heading", Section: section.Name, At: s.ref(0, 0)},
			"a section of type %s needs a row for each game, under the headings ID, Name, Opponent, Opponent FIDE and Result", section.Kind)
		return
	}
	r.tellOddities(t, section.Name)
	r.book.Charts[i] = t.Table
	section.Chart = t.place(t.Header)
	for row := t.First; row <= t.Last; row++ {
		if t.blank(row) {
			continue
		}
		f := &fields{r: r, t: t, row: row}
		f.about = ratingcore.Problem{Section: section.Name, Player: f.text("Name"), ID: f.id("ID")}
		if game, ok := r.foreignGame(f); ok {
			section.Games = append(section.Games, game)
		}
	}
}

// foreignGame reads a row of a FIDE section.
func (r *reader) foreignGame(f *fields) (g ratingcore.ForeignGame, ok bool) {
	if f.about.ID == "" && f.about.Player == "" {
		f.say(ratingcore.Error, "name", "ID", "the game has no player: write the ID or the name, or clear the row")
		return g, false
	}
	g.Player, g.At = r.memberOf(f, nil), f.t.place(f.row)
	g.Opponent = f.text("Opponent")
	g.FIDE, _, _ = f.rating("Opponent FIDE")
	told := f.count
	c := f.cell("Result")
	if c == nil {
		if f.count == told {
			f.say(ratingcore.Warning, "result", "Result", "the game has no result and was left out: write 1, ½ or 0")
		}
		return g, false
	}
	if f.t.half(c) {
		f.say(ratingcore.Info, "half date", "Result", "Excel took 1/2 for a date; it was read as ½")
		g.Points = 1
		return g, true
	}
	switch text := f.t.string(c); strings.ToUpper(simple(text)) {
	case "1", "W", "WIN", "+", "1-0":
		g.Points = 2
	case "1/2", "0.5", ".5", "0,5", "=", "D", "DRAW", "1/2-1/2":
		g.Points = 1
	case "0", "L", "LOSS", "-", "0-1":
		g.Points = 0
	default:
		f.say(ratingcore.Error, "result", "Result", "%q is not a result: write 1, ½ or 0, from the member's side", shorten(text))
	}
	return g, true
}
