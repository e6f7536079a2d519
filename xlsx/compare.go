package xlsx

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"wallchart/ratingcore"

	"github.com/xuri/excelize/v2"
)

// compareSheet is the sheet that holds all ratings of a comparison.
const compareSheet = "Compare"

// Compare returns a comparison as a workbook of its own, which cannot harm the
// organizer's: the sheet Compare with a row a player, section and system, and
// the sheet Effect with what it comes to and the notes. Ratings hold all their
// decimals; a change is the difference of the two shown ratings. The same
// comparison gives the same bytes.
func Compare(c *ratingcore.Comparison) ([]byte, error) {
	n, err := newNative(false)
	if err != nil {
		return nil, fmt.Errorf("comparison: %w", err)
	}
	defer n.f.Close()
	s := &comparison{native: n, c: c}
	for _, step := range []func() error{s.compare, s.effect, func() error { return n.finish(c.Event) }} {
		if err := step(); err != nil {
			return nil, fmt.Errorf("comparison of %q: %w", c.Event.Name, err)
		}
	}
	var out bytes.Buffer
	if err := n.f.Write(&out); err != nil {
		return nil, fmt.Errorf("comparison of %q: %w", c.Event.Name, err)
	}
	return out.Bytes(), nil
}

// Compared says whether a file is a whole workbook of Compare.
func Compared(data []byte) error {
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	defer f.Close()
	rows, err := f.GetRows(compareSheet)
	if err == nil && len(rows) < 2 {
		err = errors.New("the sheet Compare is empty")
	}
	return err
}

// comparison writes the sheets of a comparison.
type comparison struct {
	*native
	c *ratingcore.Comparison
}

// compareRow is a row of the sheet Compare.
type compareRow struct {
	t *ratingcore.ComparisonTable
	r *ratingcore.ComparisonRow
}

// compare writes the sheet Compare.
func (s *comparison) compare() error {
	w := sheetWriter{f: s.f, sheet: compareSheet}
	w.do(s.f.SetSheetName("Sheet1", compareSheet))
	var rows []compareRow
	for i := range s.c.Tables {
		t := &s.c.Tables[i]
		for j := range t.Rows {
			rows = append(rows, compareRow{t, &t.Rows[j]})
		}
	}
	cols, tints := s.columns()
	table(s.native, &w, cols, rows)
	for i, tint := range tints {
		w.style(i+1, 1, s.styles.tints[tint])
	}
	for i, c := range cols {
		if strings.HasSuffix(c.head, " change") {
			s.signs(&w, i+1, len(rows))
		}
	}
	w.rowHeight(1, 48)
	w.freeze(5, 1)
	w.do(s.f.AutoFilter(compareSheet, "A1:"+cellName(len(cols), len(rows)+1), nil))
	w.page("landscape", 1)
	w.titles(0)
	return w.err
}

// columns are the columns of the sheet, and for each the tint of its heading:
// one for the first columns and one for each rules.
func (s *comparison) columns() (cols []column[compareRow], tints []int) {
	cols = []column[compareRow]{
		{"Section", "", 16, formText, nil, func(r compareRow) any { return r.t.Section }},
		{"System", "R, Q, B: over the board Regular, Quick, Blitz. OR, OQ, OB: the same online.", 9, formCode, nil, func(r compareRow) any { return r.t.System.String() }},
		{"No", "", 6, formWhole, nil, func(r compareRow) any { return int(r.r.Number) }},
		{"ID", "", 12, formCode, nil, func(r compareRow) any { return r.r.ID }},
		{"Name", "", 32, formText, nil, func(r compareRow) any { return r.r.Name }},
	}
	moves := false
	for i := range s.c.Tables {
		moves = moves || s.c.Tables[i].Moves
	}
	if !moves {
		cols = append(cols, column[compareRow]{"Pre", "Rating before the section; blank: unrated.", 9, formWhole, nil, func(r compareRow) any { return firstRating(r.r.Pre) }})
	}
	for range cols {
		tints = append(tints, 0)
	}
	for k, rules := range s.c.Rules {
		if !s.applied(k) {
			continue
		}
		name, note := rules.String(), s.c.Rated[k].Rules
		var own []column[compareRow]
		if moves {
			own = append(own, column[compareRow]{name + " pre", note, 12, formWhole, nil, func(r compareRow) any { return ratingOf(r.r.Pre[k]) }})
		}
		own = append(own, column[compareRow]{name + " post", note, 12, formWhole, nil, func(r compareRow) any { return ratingOf(r.r.Post[k]) }})
		if k > 0 {
			own = append(own, column[compareRow]{name + " change", "Difference of the shown ratings to " + s.c.Rules[0].String() + ".", 12, formWhole, nil,
				func(r compareRow) any { return changeOf(r.r.Change[k]) }})
		}
		for range own {
			tints = append(tints, 1+k%(len(systemTints)-1))
		}
		cols = append(cols, own...)
	}
	return cols, tints
}

// signs shows the values of a column as changes, with their signs.
func (s *comparison) signs(w *sheetWriter, col, rows int) {
	code := changeFormat
	id, err := s.f.NewStyle(&excelize.Style{CustomNumFmt: &code, Border: rowLine(), Alignment: &excelize.Alignment{Horizontal: "right"}})
	w.do(err)
	for row := 2; row < rows+2; row++ {
		w.style(col, row, id)
	}
}

// applied says whether rules rate any section.
func (s *comparison) applied(rules int) bool {
	for i := range s.c.Tables {
		if s.c.Tables[i].Rates[rules] {
			return true
		}
	}
	return false
}

// ratingOf is a rating as the cell holds it; nil where there is none.
func ratingOf(v ratingcore.Value) any {
	return known(v.Kind == ratingcore.RatingValue && v.Mark != ratingcore.NoRating && v.Mark != ratingcore.NoGames, v.Num)
}

func changeOf(v ratingcore.Value) any { return known(v.Kind == ratingcore.ChangeValue, v.Num) }

// firstRating is that of the first rules that rate the section in the system.
func firstRating(list []ratingcore.Value) any {
	for _, v := range list {
		if v.Kind != ratingcore.Nothing {
			return ratingOf(v)
		}
	}
	return nil
}
