package xlsx

import (
	"fmt"
	"path"
	"strings"

	"wallchart/ratingcore"
)

// Read reads a workbook: its native layout, or plain wall charts. What cannot
// be understood is collected in the event's problems, each with its cell; the
// error is for a file in which nothing can be read at all, and says in one
// sentence what the file is and what to do.
func Read(data []byte, o Options) (*Book, error) {
	if o.Name == "" {
		o.Name = "the file"
	}
	w, err := scanWorkbook(data, o.Name)
	if err != nil {
		return nil, err
	}
	return readScanned(w, data, o)
}

// readScanned reads the event from the scanned sheets of a workbook.
func readScanned(w *workbook, data []byte, o Options) (*Book, error) {
	r := newReader(w, data, o)
	if r.book.Native = r.isNative(); r.book.Native {
		r.readNative()
	} else {
		r.readPlain()
	}
	if len(r.event.Sections) == 0 {
		return nil, r.nothingFound()
	}
	r.finish()
	return r.book, nil
}

// reader holds what is gathered while a workbook is read.
type reader struct {
	*workbook
	o        Options
	book     *Book
	event    *ratingcore.Event
	taken    map[*sheet]bool // sheets that were read, or are known not to be charts
	roster   *region         // the sheet Players, or nil
	byID     map[string]int  // roster index by ID
	byName   map[string][]int
	padded   map[string]bool // IDs whose lost zero was told
	problems []owned
	texts    map[textColumn]*textCells
	order    []textColumn // the keys of texts
}

// owned is a problem of a row that describes a member of the roster.
type owned struct {
	ratingcore.Problem
	owner int // roster index + 1; 0 is none
}

// textColumn is a column with numbers that are stored as text.
type textColumn struct {
	sheet *sheet
	word  string
}

type textCells struct {
	first ratingcore.Ref
	count int
}

func newReader(w *workbook, data []byte, o Options) *reader {
	e := &ratingcore.Event{Source: ratingcore.Source{Name: o.Name, Format: "workbook"}}
	for _, s := range w.sheets {
		e.Source.Sheets = append(e.Source.Sheets, s.name)
	}
	return &reader{
		workbook: w, o: o, event: e,
		book:  &Book{Event: e, Data: data, Name: o.Name, Macros: w.macros, ReadOnly: w.readOnly()},
		taken: map[*sheet]bool{}, byID: map[string]int{}, byName: map[string][]int{},
		padded: map[string]bool{}, texts: map[textColumn]*textCells{},
	}
}

// report keeps a problem; owner is the roster index + 1 of the player whose
// row it stands in, or 0.
func (r *reader) report(p ratingcore.Problem, owner int) {
	r.problems = append(r.problems, owned{p, owner})
}

// say reports a problem of the event or, when section is given, of a section.
func (r *reader) say(p ratingcore.Problem, format string, args ...any) {
	p.Text = fmt.Sprintf(format, args...)
	r.report(p, 0)
}

// textual counts a number that is stored as text.
func (r *reader) textual(t *region, word string, row int) {
	key := textColumn{t.sheet, word}
	if r.texts[key] == nil {
		r.texts[key] = &textCells{first: t.ref(row, int(t.cols[word]))}
		r.order = append(r.order, key)
	}
	r.texts[key].count++
}

// ireland says whether the event is rated by the Irish rules, whose IDs are
// short.
func (r *reader) ireland() bool { return strings.EqualFold(r.event.Rules, "ICU") }

// named returns the first sheet with a name, compared without case and
// spaces, or nil.
func (r *reader) named(name string) *sheet {
	for _, s := range r.sheets {
		if sheetKey(s.name) == sheetKey(name) {
			return s
		}
	}
	return nil
}

// sheetKey folds a section's or sheet's name as they are compared: Excel
// allows sheets 31 letters and forbids some signs.
func sheetKey(name string) string {
	runes := []rune(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`[]:*?/\`, r) {
			return -1
		}
		return r
	}, tidy(name)))
	return heading(string(runes[:min(len(runes), 31)]))
}

// finish settles the problems and hands them to the event.
func (r *reader) finish() {
	for _, key := range r.order {
		t := r.texts[key]
		r.say(ratingcore.Problem{Severity: ratingcore.Info, Rule: "text number", At: t.first},
			"%s under %s held a number as text, which was read as the number", counted(t.count, "cell", "cells"), key.word)
	}
	if r.book.ReadOnly != "" {
		r.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "read only"}, "the workbook cannot be updated: %s", r.book.ReadOnly)
	}
	for _, p := range r.problems {
		r.settle(p)
	}
}

// counted spells a count with its noun: 1 number is, 3 numbers are.
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// settle hands a problem to the event. An error of a member without an ID
// stands in every section in which he plays.
func (r *reader) settle(p owned) {
	e := r.event
	if p.owner == 0 || p.Severity < ratingcore.Error || p.Section != "" || p.ID != "" {
		e.Problems = append(e.Problems, p.Problem)
		return
	}
	found := false
	for i := range e.Sections {
		if s := &e.Sections[i]; plays(s, p.owner-1) {
			q := p.Problem
			q.Section, found = s.Name, true
			e.Problems = append(e.Problems, q)
		}
	}
	if !found {
		p.Severity = ratingcore.Warning // it spoils no section
		e.Problems = append(e.Problems, p.Problem)
	}
}

// plays says whether a member of the roster has a row in a section.
func plays(s *ratingcore.Section, player int) bool {
	for i := range s.Entries {
		if s.Entries[i].Player == player {
			return true
		}
	}
	for i := range s.Games {
		if s.Games[i].Player == player {
			return true
		}
	}
	return false
}

// nothingFound is the error of a workbook without a table.
func (r *reader) nothingFound() error {
	for _, s := range r.sheets {
		if s.err != nil {
			return fmt.Errorf("%s is damaged: its sheet %q cannot be read (%w): open it in Excel, let Excel repair it, and save it", r.o.Name, s.name, s.err)
		}
	}
	if r.book.Native {
		return fmt.Errorf("%s has no section: give each section a row on the sheet Sections, and a sheet with its wall chart", r.o.Name)
	}
	return fmt.Errorf("%s has no table that reads as a wall chart: a sheet needs a row of headings such as No, Name, Rating, Rd 1, Rd 2 in its first %d rows",
		r.o.Name, headerRows)
}

// baseName is the file's name without its extension.
func (r *reader) baseName() string {
	return strings.TrimSuffix(r.o.Name, path.Ext(r.o.Name))
}
