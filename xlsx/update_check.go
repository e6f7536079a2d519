package xlsx

import (
	"errors"
	"fmt"
	"slices"

	"wallchart/ratingcore"
)

// check reads a workbook that was made and compares it with what it was made
// from: the same entries and results, every value that was written, and the
// log.
func (u *updater) check(out []byte, written map[string][]write) error {
	_, book, err := u.reread(out, written)
	if err != nil {
		return err
	}
	if err := sameEvents(u.from.Event, book.Event); err != nil {
		return err
	}
	return u.sameLog(book.Event)
}

// reread reads a workbook that was made; every value that was written must
// stand there.
func (u *updater) reread(out []byte, written map[string][]write) (*workbook, *Book, error) {
	w, err := scanWorkbook(out, u.from.Name)
	if err != nil {
		return nil, nil, fmt.Errorf("what was written cannot be read again: %w", err)
	}
	book, err := readScanned(w, out, Options{Name: u.from.Name})
	if err != nil {
		return nil, nil, fmt.Errorf("what was written cannot be read again: %w", err)
	}
	for _, s := range w.sheets {
		for _, v := range written[s.name] {
			if got := s.at(v.row, v.col); !s.holds(got, v.value) {
				return nil, nil, fmt.Errorf("cell %s of sheet %q was written and does not read back", v.cellAt, s.name)
			}
		}
	}
	return w, book, nil
}

// holds says whether a cell has a value.
func (s *sheet) holds(c *cell, value any) bool {
	number := func(want float64) bool {
		got, ok := c.number()
		return ok && got == want
	}
	switch v := value.(type) {
	case string:
		if v == "" {
			return c == nil
		}
		return c != nil && c.kind == textCell && c.text == v
	case int:
		return number(float64(v))
	case float64:
		return number(v)
	case ratingcore.Day:
		if v.Known() {
			got, ok := c.number()
			return ok && s.day(got) == v
		}
	}
	return c == nil
}

// sameEvents compares the entries of two readings.
func sameEvents(a, b *ratingcore.Event) error {
	if len(a.Sections) != len(b.Sections) {
		return errors.New("the written workbook has other sections than the one that was read")
	}
	for i := range a.Sections {
		s, t := &a.Sections[i], &b.Sections[i]
		same := s.Name == t.Name && slices.EqualFunc(s.Entries, t.Entries, func(x, y ratingcore.Entry) bool {
			return x.Number == y.Number && x.Total == y.Total && slices.Equal(x.Results, y.Results) &&
				samePlayer(&a.Players[x.Player], &b.Players[y.Player])
		})
		same = same && slices.EqualFunc(s.Games, t.Games, func(x, y ratingcore.ForeignGame) bool {
			return x.Opponent == y.Opponent && x.FIDE == y.FIDE && x.Points == y.Points && samePlayer(&a.Players[x.Player], &b.Players[y.Player])
		})
		if !same {
			return fmt.Errorf("section %q reads differently in the written workbook", s.Name)
		}
	}
	return nil
}

func samePlayer(a, b *ratingcore.Player) bool { return a.ID == b.ID && a.Name == b.Name }

// sameLog compares the log that was written with the ratings.
func (u *updater) sameLog(e *ratingcore.Event) error {
	var got []ratingcore.LogEntry
	for _, l := range e.Log {
		if u.rated.Event.SameEvent(l) {
			l.At = ratingcore.Place{}
			got = append(got, l)
		}
	}
	want := u.rated.Logged()
	same := len(got) == len(want)
	for i := 0; same && i < len(got); i++ {
		a, b := got[i], want[i]
		same = a.Section == b.Section && a.ID == b.ID && a.System == b.System && a.Pre == b.Pre && a.Post == b.Post
	}
	if !same {
		return errors.New("the ratings log does not read back as it was written")
	}
	return nil
}
