package state

import (
	"fmt"
	"slices"
	"strconv"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// result makes an edit of a result and mirrors it for the opponent.
func (w *draft) result(e Edit) error {
	if s := sectionIndex(w.event, e.Section); s >= 0 && w.event.Sections[s].Kind.Foreign() {
		return fmt.Errorf("games of a FIDE event abroad are changed in the workbook")
	}
	s, i, err := entryOf(w.event, e)
	if err != nil {
		return err
	}
	if most := w.rounds(s); e.Round < 1 || e.Round > most {
		return fmt.Errorf("section %q has no round %d, only 1 to %d", e.Section, e.Round, most)
	}
	if e.Back {
		w.restore(s, i, e.Round)
		return nil
	}
	want, err := xlsx.ParseResult(e.New)
	if err != nil {
		return err
	}
	return game{draft: w, section: s, entry: i, round: e.Round}.set(want)
}

// rounds returns how many rounds a section's chart has.
func (w *draft) rounds(section int) int {
	n := w.event.Sections[section].Rounds
	for i := range w.event.Sections[section].Entries {
		n = max(n, len(w.event.Sections[section].Entries[i].Results))
	}
	return n
}

// game is one cell of a wall chart, to be changed with what mirrors it.
type game struct {
	*draft
	section, entry, round int
}

func (g game) of() *ratingcore.Section            { return &g.event.Sections[g.section] }
func (g game) number(entry int) ratingcore.Number { return g.of().Entries[entry].Number }
func (g game) now(entry int) ratingcore.Result    { return resultAt(g.of(), entry, g.round) }
func (g game) meets(entry, other int) bool        { return g.now(entry).Opponent == g.number(other) }
func (g game) put(entry int, r ratingcore.Result) { g.draft.put(g.section, entry, g.round, r) }
func (g game) partner(r ratingcore.Result) int    { return numbered(g.of(), r.Opponent) }
func withOpponent(o ratingcore.Outcome) bool      { return o.Played() || forfeit(o) }
func forfeit(o ratingcore.Outcome) bool {
	return o == ratingcore.ForfeitWin || o == ratingcore.ForfeitLoss
}

// set gives the cell a result. A game keeps its opponent and color where none
// are given.
func (g game) set(want ratingcore.Result) error {
	own := g.now(g.entry)
	if want.Opponent == 0 && withOpponent(want.Outcome) {
		want.Opponent = own.Opponent
	}
	if want.Color == ratingcore.NoColor && want.Opponent == own.Opponent {
		want.Color = own.Color
	}
	if !withOpponent(want.Outcome) {
		want.Opponent, want.Color = 0, ratingcore.NoColor
	}
	opponent, err := g.opponent(want)
	if err != nil {
		return err
	}
	if k := g.partner(own); k >= 0 && k != opponent && k != g.entry && g.meets(k, g.entry) {
		left := ratingcore.Result{Outcome: ratingcore.Unpaired}
		if want.Outcome == ratingcore.Blank {
			left.Outcome = ratingcore.Blank
		}
		g.put(k, left)
	}
	g.put(g.entry, want)
	if opponent >= 0 {
		g.put(opponent, g.mirrored(want, opponent))
	}
	return nil
}

// opponent returns the entry that a result names, -1 for none, once it is
// sure that the game can be played.
func (g game) opponent(want ratingcore.Result) (int, error) {
	if want.Opponent == 0 {
		if want.Outcome.Played() {
			return -1, fmt.Errorf("there is no opponent in round %d: write the number too, such as %s12", g.round, want.Outcome.Code())
		}
		return -1, nil
	}
	j := g.partner(want)
	switch {
	case j < 0:
		return -1, fmt.Errorf("there is no No %d in section %q: write the number of another opponent, such as %s12", want.Opponent, g.of().Name, want.Outcome.Code())
	case j == g.entry || g.of().Entries[j].Player == g.of().Entries[g.entry].Player:
		return -1, fmt.Errorf("number %d is the same player: write the opponent's number", want.Opponent)
	}
	if k := g.partner(g.now(j)); k >= 0 && k != g.entry && g.meets(k, j) {
		return -1, fmt.Errorf("number %d has a game with number %d in round %d: change that one first", want.Opponent, g.number(k), g.round)
	}
	return j, nil
}

// mirrored returns the opponent's side of a result.
func (g game) mirrored(r ratingcore.Result, opponent int) ratingcore.Result {
	now := g.now(opponent)
	out := ratingcore.Result{Opponent: g.number(g.entry), Color: r.Color.Other()}
	if r.Color == ratingcore.NoColor && now.Opponent == out.Opponent {
		out.Color = now.Color
	}
	switch r.Outcome {
	case ratingcore.Win:
		out.Outcome = ratingcore.Loss
	case ratingcore.Loss:
		out.Outcome = ratingcore.Win
	case ratingcore.ForfeitWin:
		out.Outcome = ratingcore.ForfeitLoss
	case ratingcore.ForfeitLoss:
		out.Outcome = ratingcore.ForfeitWin
		if now.Outcome == ratingcore.ForfeitLoss { // a double forfeit stays one
			out = now
		}
	default:
		out.Outcome = r.Outcome
	}
	return out
}

// restore gives a cell back to the file, with the cells that mirror it, now
// and there, and those that mirror these, until the round is whole again.
func (w *draft) restore(section, entry, round int) {
	file := &w.d.File.Sections[section]
	g := game{draft: w, section: section, entry: entry, round: round}
	cells := []int{entry}
	for n := 0; n < len(cells); n++ {
		i := cells[n]
		for _, k := range [...]int{g.partner(g.now(i)), numbered(file, resultAt(file, i, round).Opponent)} {
			there := k >= 0 && resultAt(file, k, round).Opponent == file.Entries[i].Number
			if k >= 0 && (there || g.meets(k, i)) && !slices.Contains(cells, k) {
				cells = append(cells, k)
			}
		}
	}
	for _, i := range cells {
		was := resultAt(file, i, round)
		g.put(i, was)
		w.recall(was.At)
	}
}

// put writes a result into an entry. A printed total that agreed with the
// results in the file follows them.
func (w *draft) put(section, entry, round int, r ratingcore.Result) {
	now := resultAt(&w.event.Sections[section], entry, round)
	if r.At = now.At; r == now {
		return
	}
	e := w.entry(section, entry, round)
	if r.At == (ratingcore.Ref{}) {
		r.At, _ = cellOf(e.At, "Rd "+strconv.Itoa(round))
	}
	e.Results[round-1] = r
	w.changed = true
	w.mended(r.At)
	if w.follows(section, entry) {
		e.Total += r.Outcome.Points() - now.Outcome.Points()
	}
}

// follows says whether a printed total agreed with the results in the file, so
// that it goes with them.
func (w *draft) follows(section, entry int) bool {
	total := w.d.File.Sections[section].Entries[entry].Total
	return total != ratingcore.Unknown && total == w.d.Before.Sections[section].Scores[entry]
}

// totals corrects the totals that go with the results where an edit has made
// a round one that was held, or was not, for all.
func (w *draft) totals(r *ratingcore.Rated) {
	for s := range w.event.Sections {
		for i := range w.event.Sections[s].Entries {
			if score := r.Sections[s].Scores[i]; w.event.Sections[s].Entries[i].Total != score && w.follows(s, i) {
				w.entry(s, i, 0).Total = score
				w.changed = true
			}
		}
	}
}

// cellOf returns the cell under a heading, and whether there is one.
func cellOf(p ratingcore.Place, heading string) (ratingcore.Ref, bool) {
	if _, ok := p.Cols[heading]; !ok {
		return ratingcore.Ref{}, false
	}
	return p.Cell(heading), true
}
