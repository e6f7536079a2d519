package xlsx

import "wallchart/ratingcore"

// effectRow is a row of the sheet Effect.
type effectRow struct {
	t *ratingcore.ComparisonTable
	k int
}

func (e effectRow) effect() ratingcore.Effect { return e.t.Effects[e.k] }

// effect writes the sheet Effect: what the rules change, and the notes.
func (s *comparison) effect() error {
	w := sheetWriter{f: s.f, sheet: "Effect"}
	w.add()
	var rows []effectRow
	for i := range s.c.Tables {
		for k := range s.c.Rules {
			if s.c.Tables[i].Effects[k].Compared > 0 {
				rows = append(rows, effectRow{&s.c.Tables[i], k})
			}
		}
	}
	extreme := func(pick func(ratingcore.Effect) int, name bool) func(effectRow) any {
		return func(e effectRow) any {
			at := pick(e.effect())
			switch {
			case at < 0:
				return nil
			case name:
				return e.t.Rows[at].Name
			}
			return e.t.Rows[at].Change[e.k].Num
		}
	}
	most := func(e ratingcore.Effect) int { return e.Most }
	least := func(e ratingcore.Effect) int { return e.Least }
	table(s.native, &w, []column[effectRow]{
		{"Section", "", 16, formText, nil, func(e effectRow) any { return e.t.Section }},
		{"System", "", 9, formCode, nil, func(e effectRow) any { return e.t.System.String() }},
		{"Rules", "", 20, formText, nil, func(e effectRow) any { return s.c.Rules[e.k].String() }},
		{"Against", "", 20, formText, nil, func(effectRow) any { return s.c.Rules[0].String() }},
		{"Compared", "Ratings that both rules give.", 10, formWhole, nil, func(e effectRow) any { return e.effect().Compared }},
		{"Differ", "Of these, how many differ.", 9, formWhole, nil, func(e effectRow) any { return e.effect().Differ }},
		{"Mean change", "Of all compared ratings.", 10, formRating, nil, func(e effectRow) any { return e.effect().Mean }},
		{"", "", 3, formText, nil, func(effectRow) any { return nil }},
		{"Most", "Who has the largest difference upwards.", 28, formText, nil, extreme(most, true)},
		{"Points", "", 9, formWhole, nil, extreme(most, false)},
		{"", "", 3, formText, nil, func(effectRow) any { return nil }},
		{"Least", "Who has the largest difference downwards.", 28, formText, nil, extreme(least, true)},
		{"Points", "", 9, formWhole, nil, extreme(least, false)},
	}, rows)
	s.signs(&w, 10, len(rows))
	s.signs(&w, 13, len(rows))
	s.remarks(&w, len(rows)+3)
	w.freeze(2, 1)
	w.page("landscape", 1)
	w.titles(0)
	return w.err
}

// remarks writes what is to be told below the table, which ends a row before.
func (s *comparison) remarks(w *sheetWriter, row int) {
	lines := append([]string{""}, s.words()...)
	for i, line := range lines {
		for col := 1; col <= 13; col++ {
			w.style(col, row-1+i, s.styles.remark)
		}
		w.set(1, row-1+i, line, s.styles.remark)
	}
}

// words are the rules in full and the notes, a line each.
func (s *comparison) words() []string {
	var list []string
	for k, rules := range s.c.Rules {
		if name, words := rules.String(), s.c.Rated[k].Rules; name != words {
			list = append(list, name+": "+words)
		}
	}
	for _, n := range s.c.Notes {
		text := n.Rules.String() + ": "
		if n.Section != "" {
			text += n.Section + " is "
		}
		list = append(list, text+n.Text)
	}
	return list
}
