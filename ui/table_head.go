package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

func panelGround() fyne.CanvasObject { return canvas.NewRectangle(look.Panel) }

// makeHead is the section's head: its name and counts, over how it is rated;
// whether it is in order; the choice of columns.
func (p *tablePane) makeHead() fyne.CanvasObject {
	d, v := p.cells.doc, p.cells.view
	s := p.cells.table.Section
	var title fyne.CanvasObject
	if p.narrow {
		title = across(9, p.sectionChoice(), grow(look.Words(d.Head(v.Section), look.Quiet).Cut()))
	} else {
		name := look.NewRow(look.Run{Text: s.Name, Style: look.Title}, look.Run{Text: d.Head(v.Section), Style: look.Quiet, Gap: 10}).Cut()
		title = downward(0, name, look.Words(howRated(s), look.Second).Cut())
	}
	t, order := d.Chip(v.Section)
	mark := newChip(orderTone, t.Bold, t.Text, nil)
	if !order {
		tone := warningTone
		if t.Severity == ratingcore.Error {
			tone = errorTone
		}
		mark = newChip(tone, t.Bold, " "+t.Text, p.calls.problem)
	}
	mark.tell = p.calls.told
	columns := newButton(buttonSpec{icon: look.IconColumns, name: "Columns", tell: p.calls.told})
	columns.tapped = func() { popUnder(p.columnMenu(), columns) }
	line := inset(edges{12, 0, 12, 0}, across(9, grow(title), mark, columns))
	return sized(0, look.HeadHeight, container.NewStack(panelGround(), line))
}

// howRated says how a section comes to its systems, or that it is not rated.
func howRated(s *ratingcore.RatedSection) string {
	switch {
	case s.Why != "":
		return s.Why
	case s.TimeControl != "":
		return s.TimeControl
	}
	return "no time control"
}

// sectionChoice is the list of sections.
func (p *tablePane) sectionChoice() *choice {
	var names []string
	for i := range p.cells.doc.Rated.Sections {
		names = append(names, p.cells.doc.Rated.Sections[i].Name)
	}
	c := newChoice(names, p.cells.view.Section, p.calls.section)
	c.name, c.tell = "Section", p.calls.told
	return c
}

// columnMenu ticks the columns that are shown.
func (p *tablePane) columnMenu() *fyne.Menu {
	v, t := p.cells.view, p.cells.table
	menu := fyne.NewMenu("")
	for _, c := range state.Columns {
		if !hasColumn(t, c.Key) {
			continue
		}
		item := fyne.NewMenuItem(c.Name, func() { p.calls.column(c.Key, v.Hidden[c.Key]) })
		item.Checked = !v.Hidden[c.Key]
		menu.Items = append(menu.Items, item)
	}
	exact := fyne.NewMenuItem("Exact ratings", func() { p.calls.exact(!v.Exact) })
	exact.Checked = v.Exact
	menu.Items = append(menu.Items, fyne.NewMenuItemSeparator(), exact)
	return menu
}

func hasColumn(t *ratingcore.Table, k ratingcore.Key) bool {
	for i := range t.Columns {
		if t.Columns[i].Key == k {
			return true
		}
	}
	return false
}

// popUnder opens a menu below an object.
func popUnder(menu *fyne.Menu, o fyne.CanvasObject) {
	d := fyne.CurrentApp().Driver()
	if c := d.CanvasForObject(o); c != nil {
		at := d.AbsolutePositionForObject(o)
		widget.ShowPopUpMenuAtPosition(menu, c, at.AddXY(0, o.Size().Height+look.Units(2)))
	}
}
