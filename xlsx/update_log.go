package xlsx

import (
	"fmt"

	"wallchart/ratingcore"
)

// log writes the sheet Ratings log: the lines of this event anew, those of
// others as they are.
func (u *updater) log() error {
	list := u.rated.Logged()
	if u.from.Log.Exists() {
		return u.relog(list)
	}
	name := logSheet
	if s := u.named(logSheet); s != "" {
		sheet, err := u.sheet(s)
		if err != nil {
			return err
		}
		if sheet.lastFilled() > 1 || sheet.lastHeading(Table{Header: 1, LastCol: maxCols}) > 1 {
			return fmt.Errorf("its sheet %q has other headings than the ratings log, which belongs there: rename the sheet", s)
		}
		name = s
	}
	if len(list) == 0 {
		return nil
	}
	f := &freshSheet{head: u.styles.style(look{head: true}), from: &worksheet{xmlPart: &xmlPart{}, from1904: u.from1904}}
	for _, c := range logColumns {
		f.addColumn(c.head, c.width, u.logStyle(c.form), false)
	}
	for _, l := range list {
		f.rows = append(f.rows, logRow(l))
	}
	u.publish(name, f)
	return nil
}

// named returns the name of a sheet, compared as the reader does.
func (u *updater) named(name string) string {
	for _, e := range u.sheets {
		if sheetKey(e.name) == sheetKey(name) {
			return e.name
		}
	}
	return ""
}

// logStyle returns the style of a column of the log.
func (u *updater) logStyle(f form) int {
	return u.styles.style(look{format: formats[f], center: f == formDay})
}

func logRow(l ratingcore.LogEntry) []any {
	row := make([]any, len(logColumns))
	for i, c := range logColumns {
		row[i] = c.value(l)
	}
	return row
}

// relog takes the lines of this event out of the log and adds the new ones at
// its end.
func (u *updater) relog(list []ratingcore.LogEntry) error {
	t := u.from.Log
	sheet, err := u.sheet(t.Sheet)
	if err != nil {
		return err
	}
	for _, l := range u.rated.Event.Log {
		if u.rated.Event.SameEvent(l) {
			sheet.dropped[int(l.At.Row.Row)] = true
		}
	}
	next := t.LastCol + 1
	for _, c := range logColumns {
		if t.Cols[c.head] == 0 {
			sheet.set(t.Header, next, c.head, sheet.style(t.Header, sheet.lastHeading(t)))
			t.Cols[c.head], next = next, next+1
		}
	}
	row := t.Last - len(sheet.dropped)
	for _, l := range list {
		row++
		for i, v := range logRow(l) {
			c := logColumns[i]
			sheet.set(row, t.Cols[c.head], v, u.logStyle(c.form))
		}
	}
	if e := sheet.kid("autoFilter"); e != nil {
		all := area{t.Header, 1, max(row, t.Header+1), max(t.LastCol, next-1)}
		sheet.replace(e.start, e.open, setAttribute(sheet.tag(e), "ref", all.String()))
		u.define(filterName, u.position(t.Sheet), quoteSheet(t.Sheet)+"!"+all.fixed())
	}
	return nil
}
