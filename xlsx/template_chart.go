package xlsx

import "wallchart/ratingcore"

// roundNote is the note on the heading of a round.
const roundNote = "W12 beat, L3 lost to, D4 drew with that pairing number; w or b behind it is the color: W12b. " +
	"X5 won and F6 lost by forfeit. B full-point bye, H half-point bye, U not paired. Blank: not paired, or still to come."

// entryColumns are the columns of a wall chart.
func entryColumns(e *ratingcore.Event, rounds int) []column[*ratingcore.Entry] {
	cols := []column[*ratingcore.Entry]{
		{"No", "Pairing number; the codes of the rounds name it.", 6, formCode, nil,
			func(t *ratingcore.Entry) any { return int(t.Number) }},
		{"ID", "Member ID, as on the sheet Players. The same ID twice is a re-entry.", 11, formText, nil,
			func(t *ratingcore.Entry) any { return e.Players[t.Player].ID }},
		{"Name", "Last, First", 30, formText, nil,
			func(t *ratingcore.Entry) any { return e.Players[t.Player].Name }},
	}
	for i := range rounds {
		cols = append(cols, column[*ratingcore.Entry]{
			head: roundWord(i + 1), note: roundNote, width: 7.5, form: formCode,
			value: func(t *ratingcore.Entry) any { return resultOf(t, i) },
		})
	}
	return append(cols, column[*ratingcore.Entry]{
		head: "Tot", note: "Score with byes and forfeits: 3.5. It is compared with the rounds.", width: 7, form: formPoints,
		value: func(t *ratingcore.Entry) any {
			return known(t.Total != ratingcore.Unknown, float64(t.Total)/2)
		},
	})
}

// foreignColumns are the columns of a section of type FIDE: one row a game.
func foreignColumns(e *ratingcore.Event) []column[*ratingcore.ForeignGame] {
	return []column[*ratingcore.ForeignGame]{
		{"ID", "Member ID, as on the sheet Players.", 11, formText, nil,
			func(g *ratingcore.ForeignGame) any { return e.Players[g.Player].ID }},
		{"Name", "Last, First", 30, formText, nil,
			func(g *ratingcore.ForeignGame) any { return e.Players[g.Player].Name }},
		{"Opponent", "The opponent's name.", 26, formText, nil,
			func(g *ratingcore.ForeignGame) any { return g.Opponent }},
		{"Opponent FIDE", "The opponent's FIDE rating.", 11, formWhole, nil,
			func(g *ratingcore.ForeignGame) any { return known(g.FIDE > 0, g.FIDE) }},
		{"Result", "1, ½ or 0, from the member's side.", 8, formText, []string{"1", "½", "0"},
			func(g *ratingcore.ForeignGame) any { return [...]string{"0", "½", "1"}[g.Points] }},
	}
}

// resultOf spells the result of a round, counted from 0.
func resultOf(t *ratingcore.Entry, round int) string {
	if round >= len(t.Results) {
		return ""
	}
	return t.Results[round].String()
}
