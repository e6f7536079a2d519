package xlsx

import (
	"fmt"
	"slices"
	"strings"
)

// marks are the cells of the sheets whose values have changed: rows by sheet
// and column.
type marks map[string]map[int][]int

func (m marks) add(sheet string, at cellAt) {
	cols := m[sheet]
	if cols == nil {
		cols = map[int][]int{}
		m[sheet] = cols
	}
	rows := cols[at.col]
	if i, found := slices.BinarySearch(rows, at.row); !found {
		cols[at.col] = slices.Insert(rows, i, at.row)
	}
}

// hit says whether a cell of a range has changed.
func (m marks) hit(sheet string, a area) bool {
	for col, rows := range m[sheet] {
		if col < a.col || col > a.toCol {
			continue
		}
		if i, _ := slices.BinarySearch(rows, a.row); i < len(rows) && rows[i] <= a.toRow {
			return true
		}
	}
	return false
}

// dependent is a formula with what it reads.
type dependent struct {
	sheet *worksheet
	name  string
	at    cellAt
	reads []reference
	sure  bool
}

// refresh takes the results out of all formulas that depend on a changed cell,
// so that no old value is taken for a new one, and has Excel calculate them.
func (r *revision) refresh() error {
	list, err := r.dependents()
	if err != nil || len(list) == 0 {
		return err
	}
	changed := marks{}
	for _, e := range r.sheets {
		if s := r.open[e.name]; s != nil {
			for _, w := range s.writes {
				changed.add(e.name, w.cellAt)
			}
		}
	}
	any := false
	for again := true; again; {
		again = false
		list = slices.DeleteFunc(list, func(d dependent) bool {
			if !d.outdated(changed) {
				return false
			}
			d.sheet.stale[d.at] = true
			changed.add(d.name, d.at)
			again, any = true, true
			return true
		})
	}
	if any {
		r.recalculate()
	}
	return nil
}

func (d dependent) outdated(changed marks) bool {
	if !d.sure {
		return true
	}
	for _, ref := range d.reads {
		if changed.hit(ref.sheet, ref.area) {
			return true
		}
	}
	return false
}

// dependents lists the formulas of all sheets that are not written over.
func (r *revision) dependents() ([]dependent, error) {
	var list []dependent
	for _, e := range r.sheets {
		if e.part == "" || e.name == r.calculated {
			continue
		}
		if r.open[e.name] == nil {
			text, err := r.text(e.part)
			if err != nil {
				return nil, r.damaged(e.part, err)
			}
			if !hasFormula(text) {
				continue
			}
		}
		s, err := r.sheet(e.name)
		if err != nil {
			return nil, err
		}
		if len(s.formulas) == 0 {
			continue
		}
		over := s.overwritten()
		for _, f := range s.formulas {
			if text := s.formula(f); !over[f.at] {
				d := dependent{sheet: s, name: e.name, at: f.at}
				d.reads, d.sure = r.reads(e.name, f.at, text, 0)
				list = append(list, d)
			}
		}
	}
	return list, nil
}

// hasFormula is quick: it may take another element for a formula, never the
// other way round.
func hasFormula(text string) bool {
	for _, tag := range []string{"<f>", "<f ", ":f>", ":f "} {
		if strings.Contains(text, tag) {
			return true
		}
	}
	return false
}

// reads resolves what a formula reads, its names and tables too.
func (r *revision) reads(sheet string, at cellAt, formula string, depth int) ([]reference, bool) {
	list, words, sure := references(formula)
	for i := range list {
		if list[i].sheet == "" {
			list[i].sheet = sheet
		}
	}
	for _, word := range words {
		if name, ok := strings.CutSuffix(word, "["); ok {
			ref, found := r.table(name, sheet, at)
			list, sure = append(list, ref), sure && found
			continue
		}
		text := r.defined(word, r.position(sheet))
		if text == "" {
			text = r.defined(word, -1)
		}
		if text == "" || depth > 8 {
			sure = false
			continue
		}
		more, known := r.reads(sheet, at, text, depth+1)
		list, sure = append(list, more...), sure && known
	}
	return list, sure
}

// tableSpot is an Excel table.
type tableSpot struct {
	name string
	reference
}

// table returns where an Excel table stood when the workbook was read; without
// a name the one around a cell.
func (r *revision) table(name, sheet string, at cellAt) (reference, bool) {
	if r.tables == nil {
		r.tables = []tableSpot{}
		for _, e := range r.sheets {
			r.findTables(e)
		}
	}
	for _, t := range r.tables {
		around := t.sheet == sheet && at.row >= t.row && at.row <= t.toRow && at.col >= t.col && at.col <= t.toCol
		if name == "" && around || name != "" && strings.EqualFold(t.name, name) {
			return t.reference, true
		}
	}
	return reference{}, false
}

// findTables lists the Excel tables of a sheet. One that cannot be read is
// left out: formulas that name it then count as outdated.
func (r *revision) findTables(e sheetEntry) {
	if e.part == "" || !r.has(relsOf(e.part)) {
		return
	}
	links, err := r.container.links(e.part)
	if err != nil {
		return
	}
	for _, l := range links {
		if l.kind != "table" {
			continue
		}
		text, err := r.read(l.target)
		if err != nil {
			continue
		}
		p, err := openPart(text, nil, nil)
		if err != nil {
			continue
		}
		name, _, _ := attribute(p.tag(&p.root), "displayName")
		ref, _, _ := attribute(p.tag(&p.root), "ref")
		if a, ok := parseArea(ref); ok {
			r.tables = append(r.tables, tableSpot{name, reference{e.name, a}})
		}
	}
}

// overwritten returns the cells that get a value.
func (s *worksheet) overwritten() map[cellAt]bool {
	over := make(map[cellAt]bool, len(s.writes))
	for _, w := range s.writes {
		over[w.cellAt] = true
	}
	return over
}

// formula returns a formula in full: a shared one as it stands in its cell.
func (s *worksheet) formula(f formulaSpot) string {
	text, _ := unescape(s.text[f.from:f.to])
	if f.kind != "shared" || text != "" {
		return text
	}
	if s.shared == nil {
		s.shared = map[string]int{}
		for i, g := range s.formulas {
			if g.kind == "shared" && g.to > g.from {
				s.shared[g.group] = i
			}
		}
	}
	i, ok := s.shared[f.group]
	if !ok {
		return ""
	}
	first := s.formulas[i]
	text, _ = unescape(s.text[first.from:first.to])
	return shifted(text, f.at.row-first.at.row, f.at.col-first.at.col)
}

// release lets the formulas that are written over go: others that share them
// get their own, and a range with one formula for all of it is refused. It
// says whether a formula was written over.
func (s *worksheet) release() (any bool, err error) {
	if len(s.formulas) == 0 {
		return false, nil
	}
	over := s.overwritten()
	for _, f := range s.formulas {
		if a, ok := parseArea(f.ref); ok && (f.kind == "array" || f.kind == "dataTable") && a.row*farCol+a.col != a.toRow*farCol+a.toCol {
			for at := range over {
				if at.row >= a.row && at.row <= a.toRow && at.col >= a.col && at.col <= a.toCol {
					return false, fmt.Errorf("the cells %s share one formula, and %s needs a number: replace the formula by its values", f.ref, at)
				}
			}
		}
		any = any || over[f.at]
		if over[f.at] && f.kind == "shared" && f.to > f.from {
			s.separate(f, over)
		}
	}
	return any, nil
}

// separate gives the cells that share a formula one of their own.
func (s *worksheet) separate(first formulaSpot, over map[cellAt]bool) {
	for _, f := range s.formulas {
		if f.kind == "shared" && f.group == first.group && f.at != first.at && !over[f.at] {
			s.own[f.at] = s.formula(f)
		}
	}
}
