package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ratingcore"
	"wallchart/ui/grid"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// tableCalls are what the crosstable wants done. After it the window shows
// the table anew.
type tableCalls struct {
	pick    func(entry int, chosen []int) // selected: the one in focus, and all in table order
	open    func(entry int)               // show the player
	sort    func(*ratingcore.Column)
	try     func(state.Edit) error
	column  func(key ratingcore.Key, shown bool)
	exact   func(bool)
	section func(int)
	problem func() // to the gravest problem of the section
	back    func() // back to the file
	save    func() // save a copy
	clear   func() // the search
	copied  func(text string)
	told    func(string) // words for the status line, "" for none
	key     func(fyne.KeyName)
}

// tablePane is the crosstable of a section under its head, with a bar between
// them where there is something to tell.
type tablePane struct {
	calls tableCalls
	root  *fyne.Container

	head, bar *fyne.Container
	body      *fyne.Container
	grid      *grid.Grid
	cells     *tableCells
	wide      map[columnID]float32 // widths set by the pointer
	field     *cellField           // in which a rating is edited; nil

	seen   tableSeen
	notice fyne.CanvasObject // the window's bar, such as of a file that changed on disk; nil
	narrow bool              // sections are in a list of the head
}

// columnID tells columns apart from one table to the next.
type columnID struct {
	key    ratingcore.Key
	round  int
	breaks ratingcore.TieBreak
	system ratingcore.System
}

func identify(c *ratingcore.Column) columnID {
	return columnID{c.Key, c.Round, c.TieBreak, c.System}
}

// newTablePane returns a pane that shows nothing yet.
func newTablePane(calls tableCalls) *tablePane {
	p := &tablePane{calls: calls, cells: &tableCells{}, wide: map[columnID]float32{}}
	p.grid = grid.New(p.cells)
	p.grid.OnPick = p.picked
	p.grid.OnOpen = p.opened
	p.grid.OnSort = func(col int) { p.calls.sort(p.cells.column(col)) }
	p.grid.OnRune = p.typed
	p.grid.OnKey = p.key
	p.grid.OnCopy = func() { p.calls.copied(state.Copy(p.cells.doc, p.cells.view)) }
	p.grid.OnPoint = p.pointed
	p.grid.OnWidth = func(col int, units float32) { p.wide[identify(p.cells.column(col))] = units }
	p.head, p.bar = container.NewStack(), container.NewStack()
	p.body = container.NewStack(p.grid)
	p.root = downward(0, p.head, p.bar, grow(p.body))
	return p
}

// tableSeen is all that the table depends on but the selection.
type tableSeen struct {
	rated   *ratingcore.Rated
	section int
	find    string
	sort    state.SortKey
	hidden  string
	exact   bool
	perf    ratingcore.Performance
	theme   look.Theme
	narrow  bool
	notice  fyne.CanvasObject
}

// seeing is what the table is to show of a view.
func (p *tablePane) seeing(d *state.Document, v *state.View) tableSeen {
	s := tableSeen{rated: d.Rated, section: v.Section, find: v.Find, sort: v.SortBy, exact: v.Exact, perf: d.Perf,
		narrow: p.narrow, notice: p.notice}
	s.theme, _ = fyne.CurrentApp().Settings().Theme().(look.Theme)
	for _, c := range state.Columns {
		if v.Hidden[c.Key] {
			s.hidden += c.Word + " "
		}
	}
	return s
}

// show shows the section of a view, or the same after a change. When nothing
// but the selection has changed, little is drawn.
func (p *tablePane) show(d *state.Document, v *state.View) {
	seen := p.seeing(d, v)
	if p.cells.doc == d && p.cells.view == v && p.seen == seen {
		p.choose()
		return
	}
	p.seen = seen
	p.lift()
	_, at, _ := p.grid.Pick()
	was := p.cells.column(at)
	p.cells = newTableCells(d, v)
	p.head.Objects, p.bar.Objects = nil, nil
	if p.cells.table != nil {
		p.head.Objects, p.bar.Objects = []fyne.CanvasObject{p.makeHead()}, p.makeBar()
	} else if p.notice != nil {
		p.bar.Objects = []fyne.CanvasObject{p.notice}
	}
	p.bar.Hidden = len(p.bar.Objects) == 0
	wide, col := make([]float32, len(p.cells.layout.columns)), at
	for i := range wide {
		id := identify(p.cells.column(i))
		wide[i] = p.wide[id]
		if was != nil && id == identify(was) {
			col = i // the focus stays in its column
		}
	}
	p.grid.SetSource(p.cells, wide, col)
	p.choose()
	empty := p.makeEmpty()
	p.grid.Hidden = empty != nil
	p.body.Objects = []fyne.CanvasObject{canvas.NewRectangle(look.Panel), p.grid}
	if empty != nil {
		p.body.Objects = append(p.body.Objects, empty)
		p.body.Refresh()
	}
	p.head.Refresh()
	p.bar.Refresh()
	// The grid has drawn itself: a refresh of the whole would do it again.
	p.root.Layout.Layout(p.root.Objects, p.root.Size())
	p.body.Layout.Layout(p.body.Objects, p.body.Size())
}

// setNotice shows the window's bar unless the section has a graver one; nil
// takes it away.
func (p *tablePane) setNotice(bar fyne.CanvasObject) {
	p.notice = bar
	if p.cells.doc != nil {
		p.show(p.cells.doc, p.cells.view)
	}
}

// setNarrow puts the sections into a list of the head, or takes them out.
func (p *tablePane) setNarrow(narrow bool) {
	if p.narrow == narrow {
		return
	}
	p.narrow = narrow
	if p.cells.doc != nil {
		p.show(p.cells.doc, p.cells.view)
	}
}

// object is what the window shows.
func (p *tablePane) object() fyne.CanvasObject { return p.root }

// typedRune is a letter typed while nothing has the keyboard.
func (p *tablePane) typedRune(r rune) {
	if p.cells.doc != nil && !p.grid.Hidden {
		p.grid.TypedRune(r)
	}
}

// choose selects in the grid what the view has selected. The grid scrolls
// there when that is news to it.
func (p *tablePane) choose() {
	v := p.cells.view
	row := p.cells.rowOf(v.Entry)
	var rows []int
	for _, e := range v.Chosen {
		if r := p.cells.rowOf(e); r >= 0 {
			rows = append(rows, r)
		}
	}
	slices.Sort(rows)
	if at, _, chosen := p.grid.Pick(); at != row || !slices.Equal(chosen, rows) {
		p.grid.Choose(rows, row)
	}
}

// picked tells of a new selection.
func (p *tablePane) picked() {
	p.lift()
	row, _, rows := p.grid.Pick()
	entry := -1
	if r := p.cells.row(row); r != nil {
		entry = r.Entry
	}
	chosen := make([]int, 0, len(rows))
	for _, r := range rows {
		chosen = append(chosen, p.cells.row(r).Entry)
	}
	p.calls.pick(entry, chosen)
}

// pointed tells what a head means, or what there is to know of a cell.
func (p *tablePane) pointed(row, col int) {
	if p.calls.told == nil {
		return
	}
	c, r := p.cells.column(col), p.cells.row(row)
	switch {
	case c == nil:
		p.calls.told("")
	case r == nil:
		p.calls.told(onScreen(c.Long))
	default:
		p.calls.told(p.cells.about(r, c))
	}
}

// makeBar is the bar over the table: that the section is not rated, or what
// the window has to tell, or the changes tried; the gravest alone.
func (p *tablePane) makeBar() []fyne.CanvasObject {
	d := p.cells.doc
	if t, ok := d.NotRated(p.cells.view.Section); ok {
		return []fyne.CanvasObject{newBar(barSpec{tone: errorTone, strong: t.Bold, rest: t.Text,
			actions: []action{{words: "Show", tapped: p.calls.problem}}, tell: p.calls.told})}
	}
	if p.notice != nil {
		return []fyne.CanvasObject{p.notice}
	}
	if t, ok := d.WhatIfBar(); ok {
		return []fyne.CanvasObject{newBar(barSpec{tone: editedTone, strong: t.Bold, rest: t.Text, actions: []action{
			{words: "Back to the file", tapped: p.calls.back}, {words: "Save copy…", tapped: p.calls.save}}, tell: p.calls.told})}
	}
	return nil
}

// makeEmpty is what stands in place of the rows where there are none.
func (p *tablePane) makeEmpty() fyne.CanvasObject {
	t, v := p.cells.table, p.cells.view
	switch {
	case len(p.cells.order) > 0:
		return nil
	case t == nil:
		return newEmpty(look.IconSection, "No sections", "No sheet of "+p.cells.doc.Name+" has players and results", action{})
	case len(t.Rows) > 0:
		return newEmpty(look.IconFind, "No player matches “"+v.Find+"”", "Looked in names, numbers and IDs of "+t.Section.Name,
			action{words: "Clear the search", tapped: p.calls.clear})
	}
	return newEmpty(look.IconSection, "No players", "The sheet of "+t.Section.Name+" has no rows with names", action{})
}
