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
	return newReader(w, data, o).read()
}

// read finds the workbook's layout and reads it.
func (r *reader) read() (*Book, error) {
	if r.book.Native = r.isNative(); r.book.Native {
		r.readNative()
	} else {
		r.readPlain()
	}
	if len(r.event.Sections) == 0 {
		return nil, r.nothingFound()
	}
	r.readPosts()
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
	kinds    map[problemKind]int
	excess   []problemKind // the kinds of which more than maxAlike were found
}

func newReader(w *workbook, data []byte, o Options) *reader {
	e := &ratingcore.Event{Rules: o.Rules, Source: ratingcore.Source{Name: o.Name, Format: "workbook"}}
	for _, s := range w.sheets {
		e.Source.Sheets = append(e.Source.Sheets, s.name)
	}
	return &reader{
		workbook: w, o: o, event: e,
		book:  &Book{Event: e, Data: data, Name: o.Name, Macros: w.macros, ReadOnly: w.readOnly()},
		taken: map[*sheet]bool{}, byID: map[string]int{}, byName: map[string][]int{},
		padded: map[string]bool{}, texts: map[textColumn]*textCells{}, kinds: map[problemKind]int{},
	}
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

// baseName is the file's name without its extension. A workbook that was rated
// before keeps the name of the one it was made from, so that its log is known
// again.
func (r *reader) baseName() string {
	name := strings.TrimSuffix(r.o.Name, path.Ext(r.o.Name))
	for strings.HasSuffix(name, "-rated") {
		name = strings.TrimSuffix(name, "-rated")
	}
	return name
}
