package ratingcore

import (
	"cmp"
	"slices"
)

// standings orders the entries of a section: score, the tie-breaks in force,
// the result among those still tied, pairing number. Rows are given places;
// who is tied after all tie-breaks shares one.
func (t *tieBreaker) standings(breaks []TieBreak) []Row {
	rows := make([]Row, len(t.s.Entries))
	keys := make([][]float64, len(rows)) // score, tie-breaks, result among the tied
	t.keys = keys
	room := make([]float64, 0, len(rows)*(len(breaks)+2))
	for i := range rows {
		rows[i].Entry = i
		keys[i], room = room[:0:len(breaks)+2], room[:cap(room)][len(breaks)+2:]
		keys[i] = append(keys[i], float64(t.s.Scores[i]))
		for _, b := range breaks {
			keys[i] = append(keys[i], t.value(b, i))
		}
	}
	order := func(a, b Row) int { return -slices.Compare(keys[a.Entry], keys[b.Entry]) }
	slices.SortStableFunc(rows, order)
	eachTied(rows, order, func(tied []Row) {
		group := map[int]bool{}
		for _, r := range tied {
			group[r.Entry] = true
		}
		for _, r := range tied {
			keys[r.Entry] = append(keys[r.Entry], t.among(r.Entry, group))
		}
	})
	slices.SortStableFunc(rows, func(a, b Row) int {
		return cmp.Or(order(a, b), cmp.Compare(t.s.Entries[a.Entry].Number, t.s.Entries[b.Entry].Number))
	})
	for i := range rows {
		rows[i].Place = i + 1
	}
	eachTied(rows, order, func(tied []Row) {
		for i := range tied {
			tied[i].Place, tied[i].Tied = tied[0].Place, true
		}
	})
	return rows
}

// eachTied calls do for each run of two rows or more that compare equal.
func eachTied(rows []Row, order func(a, b Row) int, do func([]Row)) {
	for from := 0; from < len(rows); {
		to := from + 1
		for to < len(rows) && order(rows[from], rows[to]) == 0 {
			to++
		}
		if to-from > 1 {
			do(rows[from:to])
		}
		from = to
	}
}
