package xlsx

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"wallchart/ratingcore"
)

// CellChange is a new value for one cell of a workbook that was read. Of
// Result, Number, Day and Text the first that is given is written; without
// any the cell is cleared.
type CellChange struct {
	At     ratingcore.Ref     // the cell; Col is 0 where the row has no cell for the value yet, and Head says which
	Head   string             // heading of a column to be added, as the contract spells it
	Label  string             // in place of At: a line of the sheet Event
	Result *ratingcore.Result // of the wall chart's round in this cell, spelled as its sheet spells results
	Number *float64
	Day    ratingcore.Day
	Text   string
	Total  bool // Number is a sum: where the cell holds a formula, that stays and Number is its result
}

// ErrLayout is the error of a change that the workbook has no cell or no
// spelling for. The event can still be written with Native.
var ErrLayout = errors.New("the workbook's layout has no place for the change")

// Edit returns the organizer's own workbook with cells changed and nothing
// else: styles stay, every part that has no changed cell stays byte for byte.
// Formulas that depend on a change lose their old results, and Excel is asked
// to calculate them. The result is read again and compared before it is
// returned. The error wraps ErrLayout, or says in one sentence why the
// workbook cannot be written.
func (b *Book) Edit(changes []CellChange) ([]byte, error) {
	out, err := b.edit(changes)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be saved: %w", b.Name, err)
	}
	return out, nil
}

func (b *Book) edit(changes []CellChange) ([]byte, error) {
	if b.ReadOnly != "" {
		return nil, errors.New(b.ReadOnly)
	}
	w, err := scanWorkbook(b.Data, b.Name)
	if err != nil {
		return nil, err
	}
	v, err := openRevision(b.Data, b.Name)
	if err != nil {
		return nil, err
	}
	e := &editor{updater: &updater{revision: v, from: b}, scan: w, heads: map[string][]string{}, cols: map[string]int{}}
	e.spell = newSpeller(b, w)
	for i := range changes {
		if err := e.change(changes[i]); err != nil {
			return nil, err
		}
	}
	if err := e.spreadAll(); err != nil {
		return nil, err
	}
	return e.finish(e.verify)
}

// editor writes single cells into a workbook.
type editor struct {
	*updater
	scan  *workbook // as it was read
	spell *speller
	heads map[string][]string // headings added, by sheet
	cols  map[string]int      // columns of added headings, by sheet and heading
	lines int                 // lines added to the sheet Event
}

// change writes one change.
func (e *editor) change(c CellChange) error {
	if c.Label != "" {
		if err := e.line(&c); err != nil {
			return err
		}
	}
	if c.At.Sheet == 0 || int(c.At.Sheet) > len(e.scan.sheets) || c.At.Row == 0 {
		return ErrLayout
	}
	from := e.scan.sheets[c.At.Sheet-1]
	sheet, err := e.sheet(from.name)
	if err != nil {
		return err
	}
	row, col := int(c.At.Row), int(c.At.Col)
	if col == 0 {
		if col, err = e.column(sheet, from, c.Head); err != nil {
			return err
		}
	}
	old := from.at(row, col)
	value, err := e.value(c, old)
	if err != nil {
		return err
	}
	if spot := sheet.cell(row, col); c.Total && spot != nil && spot.formula > 0 {
		sheet.give(cellAt{row, col}, *c.Number)
		return nil
	}
	style := -1
	if sheet.cell(row, col) == nil {
		style = e.neighbor(sheet, row, col)
	}
	sheet.set(row, col, value, e.formed(sheet, cellAt{row, col}, value, style))
	return nil
}

// value returns what is written: nil, a string, a number or a Day.
func (e *editor) value(c CellChange, old *cell) (any, error) {
	switch {
	case c.Result != nil:
		text, err := e.spell.result(c.At, *c.Result)
		if text == "" {
			return nil, err
		}
		return text, err
	case c.Total && old != nil && old.kind == textCell:
		return strconv.FormatFloat(*c.Number, 'f', -1, 64), nil
	case c.Number != nil:
		return *c.Number, nil
	case c.Day.Known():
		return c.Day, nil
	case c.Text == "":
		return nil, nil
	}
	if n, err := strconv.Atoi(c.Text); err == nil && old != nil && old.kind == numberCell && strconv.Itoa(n) == c.Text {
		return n, nil // an ID that the organizer wrote as a number stays one
	}
	return c.Text, nil
}

// formed returns the style for a value: the cell's own, or that given, with
// the number format that days need and other numbers must not have.
func (e *editor) formed(s *worksheet, at cellAt, value any, style int) int {
	now := style
	if now < 0 {
		now = s.style(at.row, at.col)
	}
	_, day := value.(ratingcore.Day)
	dated := e.styles.dated(now)
	_, text := value.(string)
	switch {
	case day && !dated:
		return e.styles.derive(now, formats[formDay])
	case !day && !text && value != nil && dated:
		return e.styles.derive(now, "General")
	}
	return style
}

// neighbor returns the style of the nearest cell of the column, else 0.
func (e *editor) neighbor(s *worksheet, row, col int) int {
	for by := 1; by <= 5; by++ {
		for _, n := range [...]int{row - by, row + by} {
			if c := s.cell(n, col); c != nil && n > 0 {
				return c.style
			}
		}
	}
	return 0
}

// line finds the cell of a line of the sheet Event, or adds the line.
func (e *editor) line(c *CellChange) error {
	i := slices.IndexFunc(e.scan.sheets, func(s *sheet) bool { return sheetKey(s.name) == sheetKey("Event") })
	if i < 0 {
		return ErrLayout
	}
	from := e.scan.sheets[i]
	labels := from.labels()
	if labels == nil {
		return ErrLayout
	}
	at, ok := labels[c.Label]
	if !ok {
		sheet, err := e.sheet(from.name)
		if err != nil {
			return err
		}
		last := from.lastRow()
		e.lines++
		at = span{row: last + e.lines, col: 2}
		sheet.set(at.row, 1, c.Label, sheet.style(last, 1))
	}
	c.At = from.ref(at.row, at.col)
	return nil
}

// column adds a heading right of a table, once.
func (e *editor) column(s *worksheet, from *sheet, head string) (int, error) {
	key := from.name + "\n" + head
	if col := e.cols[key]; col > 0 {
		return col, nil
	}
	t, ok := e.tableOf(from)
	if !ok || head == "" {
		return 0, ErrLayout
	}
	col := s.rightEdge(t) + 1 + len(e.heads[from.name])
	s.set(t.Header, col, head, s.style(t.Header, s.lastHeading(t)))
	e.heads[from.name] = append(e.heads[from.name], head)
	e.cols[key] = col
	return col, nil
}

// tableOf returns the table that a sheet holds.
func (e *editor) tableOf(from *sheet) (Table, bool) {
	if e.from.Roster.Sheet == from.name {
		return e.from.Roster, true
	}
	if sheetKey(from.name) == sheetKey("Sections") {
		if t := from.findTable(sectionWords, "Section"); t != nil {
			return t.Table, true
		}
	}
	for _, t := range e.from.Charts {
		if t.Sheet == from.name {
			return t, true
		}
	}
	return Table{}, false
}

// spreadAll lets filters and Excel tables take in the added columns.
func (e *editor) spreadAll() error {
	for _, from := range e.scan.sheets {
		heads := e.heads[from.name]
		if len(heads) == 0 {
			continue
		}
		t, _ := e.tableOf(from)
		s, err := e.sheet(from.name)
		if err == nil {
			err = e.spread(s, from.name, growth{header: t.Header, col: s.rightEdge(t) + 1, heads: heads})
		}
		if err != nil {
			return err
		}
	}
	return nil
}
