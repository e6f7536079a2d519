package xlsx

import (
	"fmt"
	"strings"

	"wallchart/ratingcore"

	"github.com/xuri/excelize/v2"
)

// lastListRow is how far down drop-downs are offered.
const lastListRow = 1000

// event writes the sheet Event: labels, values and a remark beside them.
func (n *native) event(e *ratingcore.Event) error {
	const sheet = "Event"
	w := sheetWriter{f: n.f, sheet: sheet}
	w.do(n.f.SetSheetName("Sheet1", sheet))
	for i, line := range eventFields {
		row := i + 1
		w.set(1, row, line.label, n.styles.label)
		style := n.styles.value
		if _, ok := line.value(e).(ratingcore.Day); ok {
			style = n.dateLeft(&w)
		}
		w.set(2, row, line.value(e), style)
		w.set(3, row, line.remark, n.styles.remark)
		w.list(2, row, row, line.list)
	}
	if n.whole {
		w.set(3, len(eventFields)+2, "The example rows on the other sheets show how they are filled in: type over them.", n.styles.remark)
		w.set(3, len(eventFields)+3, "A note on each heading says what goes into its column. Blank always means: not known.", n.styles.remark)
	}
	w.width(1, 18)
	w.width(2, 38)
	w.width(3, 52)
	w.page("portrait", 1)
	return w.err
}

// dateLeft is the style of a date among the facts of the event.
func (n *native) dateLeft(w *sheetWriter) int {
	code := formats[formDay]
	id, err := n.f.NewStyle(&excelize.Style{
		CustomNumFmt: &code, Border: rowLine(), Alignment: &excelize.Alignment{Horizontal: "left"},
	})
	w.do(err)
	return id
}

// sections writes the sheet Sections.
func (n *native) sections(e *ratingcore.Event) error {
	w := sheetWriter{f: n.f, sheet: "Sections"}
	w.add()
	table(n, &w, sectionColumns, pointers(e.Sections))
	w.freeze(1, 1)
	w.page("landscape", 1)
	w.titles(0)
	return w.err
}

// players writes the sheet Players.
func (n *native) players(e *ratingcore.Event) error {
	cols := rosterColumns(firstSystems(ratingcore.ICU))
	if !n.whole {
		cols = inUse(append(rosterColumns(firstSystems(ratingcore.Systems)), irishColumns...), e.Players)
	}
	w := sheetWriter{f: n.f, sheet: "Players"}
	w.add()
	table(n, &w, cols, pointers(e.Players))
	for i, c := range cols {
		if code, _, ok := strings.Cut(c.head, " "); ok {
			if s, ok := ratingcore.SystemOf(code); ok {
				w.style(i+1, 1, n.styles.tints[s])
			}
		}
	}
	w.freeze(2, 1)
	w.page("landscape", (len(cols)+24)/25)
	w.titles(2)
	return w.err
}

// pointers are those to the elements of a list, which table's columns take.
func pointers[T any](list []T) []*T {
	to := make([]*T, len(list))
	for i := range list {
		to[i] = &list[i]
	}
	return to
}

// table writes headings with notes, rows of values and drop-downs.
func table[T any](n *native, w *sheetWriter, cols []column[T], rows []T) {
	for i, c := range cols {
		col := i + 1
		w.columnStyle(col, n.styles.body[c.form])
		w.set(col, 1, c.head, n.styles.head)
		w.note(col, 1, c.note)
		w.width(col, c.width)
		w.list(col, 2, lastListRow, c.list)
		for j, row := range rows {
			w.set(col, j+2, c.value(row), n.styles.body[c.form])
		}
	}
	w.rowHeight(1, 32)
}

// charts writes a sheet for every section.
func (n *native) charts(e *ratingcore.Event) error {
	for i := range e.Sections {
		s := &e.Sections[i]
		if err := n.chart(e, s); err != nil {
			return fmt.Errorf("section %q: %w", s.Name, err)
		}
	}
	return nil
}

func (n *native) chart(e *ratingcore.Event, s *ratingcore.Section) error {
	w := sheetWriter{f: n.f, sheet: s.Name}
	w.add()
	if s.Kind.Foreign() {
		rows := make([]*ratingcore.ForeignGame, len(s.Games))
		for i := range s.Games {
			rows[i] = &s.Games[i]
		}
		table(n, &w, foreignColumns(e), rows)
	} else {
		rows := make([]*ratingcore.Entry, len(s.Entries))
		for i := range s.Entries {
			rows[i] = &s.Entries[i]
		}
		table(n, &w, entryColumns(e, s.Rounds), rows)
		if n.whole {
			n.totals(&w, s)
		}
	}
	w.freeze(3, 1)
	w.page("landscape", 1)
	w.titles(0)
	return w.err
}

// totals makes the totals of the template formulas, which keep what they were
// calculated to.
func (n *native) totals(w *sheetWriter, s *ratingcore.Section) {
	last := 3 + s.Rounds
	for row := 2; row <= len(s.Entries)+1; row++ {
		rounds := cellName(4, row) + ":" + cellName(last, row)
		w.do(n.f.SetCellFormula(w.sheet, cellName(last+1, row), totalFormula(rounds)))
	}
}

// totalFormula adds up the results of a row: W, X and B count one, D and H a
// half.
func totalFormula(rounds string) string {
	count := func(letter string) string { return `COUNTIF(` + rounds + `,"` + letter + `*")` }
	return count("W") + "+" + count("X") + "+" + count("B") + "+(" + count("D") + "+" + count("H") + ")/2"
}
