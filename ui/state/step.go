package state

import (
	"slices"

	"wallchart/ratingcore"
)

// NewView is the view of a document that was just opened: the table of its
// first section, its first row selected, with the columns of settings hidden.
func NewView(d *Document, s *Settings) *View {
	v := &View{Page: PageTable, Entry: -1, Problem: -1, Sidebar: true, Pane: true, Hidden: map[ratingcore.Key]bool{}}
	for _, k := range s.hiddenKeys() {
		v.Hidden[k] = true
	}
	v.Exact = s.Exact
	v.ShowSection(d, 0)
	return v
}

// ShowSection turns to a section, with its first row selected.
func (v *View) ShowSection(d *Document, section int) {
	if section < 0 || section >= len(d.Rated.Sections) {
		return
	}
	v.Page = PageTable
	if v.Section != section || v.Entry < 0 || v.Entry >= len(d.Rated.Sections[section].Entries) {
		v.Section, v.System = section, 0
		v.Select(-1)
		if rows := Rows(d, v); len(rows) > 0 {
			v.Select(d.Table(section).Rows[rows[0]].Entry)
		}
	}
}

// Select selects one entry alone; −1 is none.
func (v *View) Select(entry int) {
	v.Entry, v.Chosen = entry, nil
	if entry >= 0 {
		v.Chosen = []int{entry}
	}
}

// StepSection turns to the next section (by = 1) or the one before (−1).
func (v *View) StepSection(d *Document, by int) {
	v.ShowSection(d, min(max(v.Section+by, 0), len(d.Rated.Sections)-1))
}

// StepPlayer selects the next player of the table (by = 1) or the one before
// (−1), and stops at its ends.
func (v *View) StepPlayer(d *Document, by int) {
	rows := Rows(d, v)
	if len(rows) == 0 {
		return
	}
	at := RowOf(d, v, v.Entry)
	if at < 0 && by > 0 {
		at = -1
	}
	v.Select(d.Table(v.Section).Rows[rows[min(max(at+by, 0), len(rows)-1)]].Entry)
}

// StepFound selects the next player whom the search finds, and begins anew at
// the end.
func (v *View) StepFound(d *Document, by int) {
	if rows := Rows(d, v); len(rows) > 0 {
		at := max(RowOf(d, v, v.Entry), 0)
		v.Select(d.Table(v.Section).Rows[rows[((at+by)%len(rows)+len(rows))%len(rows)]].Entry)
	}
}

// StepProblem selects the next problem (by = 1) or the one before (−1), in the
// order of the list, beginning anew at its end, and turns to its row. Notes
// are passed over while there is anything graver.
func (v *View) StepProblem(d *Document, by int) bool {
	var list []int
	for _, g := range d.Troubles() {
		if g.Severity != ratingcore.Info || len(list) == 0 {
			for _, t := range g.Items {
				list = append(list, t.Index)
			}
		}
	}
	if len(list) == 0 {
		return false
	}
	at := slices.Index(list, v.Problem)
	if at < 0 && by < 0 {
		at = 0
	}
	v.ShowProblem(d, list[((at+by)%len(list)+len(list))%len(list)])
	return true
}

// ShowProblem selects a problem, by its index in Rated.Problems, and the row
// that it is about. The page stays when it is the one of problems.
func (v *View) ShowProblem(d *Document, problem int) {
	v.Problem = problem
	t := d.troubleOf(problem)
	if v.Page != PageProblems {
		v.Page = PageTable
	}
	if t.Section < 0 {
		return
	}
	if v.Section != t.Section {
		v.Section, v.System = t.Section, 0
		v.Select(-1)
	}
	if t.Entry >= 0 {
		v.Select(t.Entry)
		if RowOf(d, v, t.Entry) < 0 {
			v.Find = ""
		}
	}
}

// RowOf returns where an entry stands in Rows, or −1.
func RowOf(d *Document, v *View, entry int) int {
	return slices.IndexFunc(Rows(d, v), func(i int) bool { return d.Table(v.Section).Rows[i].Entry == entry })
}
