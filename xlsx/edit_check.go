package xlsx

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// give lets a formula keep its text and takes a number for its result. A
// formula that has no result, or an error, is left to Excel.
func (s *worksheet) give(at cellAt, result float64) {
	c := s.cell(at.row, at.col)
	if c == nil || c.formula == 0 {
		return
	}
	tag := s.text[c.start : c.start+strings.IndexByte(s.text[c.start:], '>')+1]
	if kind, _, _ := attribute(tag, "t"); kind != "" && kind != "n" && kind != "str" {
		return
	}
	if s.given == nil {
		s.given = map[cellAt]string{}
	}
	s.given[at] = s.qualify("<v>" + strconv.FormatFloat(result, 'f', -1, 64) + "</v>")
}

// verify reads the edited workbook and compares: every value that was written
// stands there, and players, pairing numbers and all other results are the
// same.
func (e *editor) verify(out []byte, written map[string][]write) error {
	w, book, err := e.reread(out, written)
	if err != nil {
		return err
	}
	touched := map[ratingcore.Ref]bool{}
	for _, s := range w.sheets {
		for _, v := range written[s.name] {
			touched[s.ref(v.row, v.col)] = true
		}
	}
	if len(book.Event.Sections) != len(e.from.Event.Sections) {
		return errors.New("the written workbook has other sections than the one that was read")
	}
	for i := range book.Event.Sections {
		if a := &e.from.Event.Sections[i]; !sameButFor(touched, a, &book.Event.Sections[i]) {
			return fmt.Errorf("section %q reads differently in the written workbook", a.Name)
		}
	}
	return nil
}

// sameButFor compares two readings of a section but for the cells written.
func sameButFor(touched map[ratingcore.Ref]bool, a, b *ratingcore.Section) bool {
	return slices.EqualFunc(a.Entries, b.Entries, func(x, y ratingcore.Entry) bool {
		return x.Number == y.Number && slices.EqualFunc(x.Results, y.Results, func(r, s ratingcore.Result) bool {
			return r == s || touched[r.At] || touched[s.At]
		})
	})
}
