package ui

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/ratingcore"
	"wallchart/report"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// sidebar shows the event, its pages and its sections. In a narrow window it
// is a rail of icons.
type sidebar struct {
	box     *fyne.Container
	entries []*navEntry
	sidebarCalls
}

// sidebarCalls are what the sidebar asks for.
type sidebarCalls struct {
	page    func(state.Page)
	section func(int)
	key     func(*fyne.KeyEvent) bool // keys that an entry does not know
	tell    func(string)
}

func newSidebar(calls sidebarCalls) *sidebar { return &sidebar{box: stack(), sidebarCalls: calls} }

// held is the entry with the keyboard, by its place, or −1.
func (s *sidebar) held() int {
	return slices.IndexFunc(s.entries, func(n *navEntry) bool { return n.focused })
}

// chosen is the entry of what is shown, or −1.
func (s *sidebar) chosen() int {
	return slices.IndexFunc(s.entries, func(n *navEntry) bool { return n.chosen })
}

// show draws the sidebar anew.
func (s *sidebar) show(d *state.Document, v *state.View, narrow bool) {
	s.entries = nil
	if narrow {
		s.box.Objects = []fyne.CanvasObject{s.rail(d, v)}
	} else {
		s.box.Objects = []fyne.CanvasObject{s.whole(d, v)}
	}
	s.box.Refresh()
}

// entry makes a line of the sidebar.
func (s *sidebar) entry(name string, height float32, chosen bool, content fyne.CanvasObject, tapped func()) *navEntry {
	n := newNavEntry(name, height, content, tapped)
	n.chosen, n.tell = chosen, s.tell
	n.key = s.stepped
	s.entries = append(s.entries, n)
	return n
}

// stepped goes from the entry with the keyboard to its neighbour by the arrows;
// other keys are passed on.
func (s *sidebar) stepped(e *fyne.KeyEvent) bool {
	by := map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1}[e.Name]
	if by == 0 {
		return s.key(e)
	}
	to := s.held() + by
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.box); c != nil && to >= 0 && to < len(s.entries) {
		c.Focus(s.entries[to])
	}
	return true
}

func (s *sidebar) whole(d *state.Document, v *state.View) fyne.CanvasObject {
	e := d.Event
	name := e.Name
	if name == "" {
		name = d.Name
	}
	lines := []fyne.CanvasObject{look.Words(name, look.Strong.Sized(look.SizeEvent)).Cut()}
	for _, words := range []string{report.Dates(d.Rated.Start, d.Rated.End), place(e)} {
		if words != "" {
			lines = append(lines, look.Words(words, look.Second).Cut())
		}
	}
	list := []fyne.CanvasObject{padded(8, 0, downward(1, lines...)), gap(0, 6)}
	for _, p := range pages {
		list = append(list, s.pageEntry(d, v, p))
	}
	list = append(list, gap(0, 10), padded(8, 0, look.Words("Sections", look.Head.In(look.Muted))), gap(0, 2))
	for i := range d.Rated.Sections {
		list = append(list, s.sectionEntry(d, v, i))
	}
	return container.NewVScroll(padded(8, 12, downward(2, list...)))
}

// place is where the event is held: city and state.
func place(e *ratingcore.Event) string {
	if e.City != "" && e.State != "" {
		return e.City + ", " + e.State
	}
	return e.City + e.State
}

// players counts the rows of a section.
func players(s *ratingcore.RatedSection) string {
	if len(s.Entries) == 1 {
		return "1 player"
	}
	return fmt.Sprintf("%d players", len(s.Entries))
}

// pages are the pages of an event beside its sections.
var pages = []struct {
	page  state.Page
	words string
	icon  look.Symbol
}{{state.PageEvent, "Event", look.IconEvent}, {state.PageProblems, "Problems", look.IconProblems}}

func (s *sidebar) pageEntry(d *state.Document, v *state.View, p struct {
	page  state.Page
	words string
	icon  look.Symbol
}) fyne.CanvasObject {
	parts := []fyne.CanvasObject{look.Picture(p.icon, look.Ink, look.IconSmall), grow(look.Words(p.words, look.Body).Cut())}
	if n := d.Count(); p.page == state.PageProblems && n.Serious() > 0 {
		parts = append(parts, countBadge(n))
	}
	return s.entry(p.words, look.NavHeight, v.Page == p.page, across(10, parts...), func() { s.page(p.page) })
}

// countBadge is the number of problems, in the color of the gravest.
func countBadge(n state.Count) fyne.CanvasObject {
	if n.Errors > 0 {
		return newBadge(n.Serious(), errorTone)
	}
	return newBadge(n.Serious(), warningTone)
}

func (s *sidebar) sectionEntry(d *state.Document, v *state.View, i int) fyne.CanvasObject {
	sec := &d.Rated.Sections[i]
	chosen := v.Page == state.PageTable && v.Section == i
	style := look.Body
	if chosen {
		style = look.Strong
	}
	top := []fyne.CanvasObject{grow(look.Words(sec.Name, style).Cut())}
	if mark := sectionIcon(d, i); mark != nil {
		top = append(top, mark)
	}
	under := []fyne.CanvasObject{grow(look.Words(players(sec), look.Second).Cut())}
	for _, sys := range sec.Systems {
		under = append(under, newTag(sys))
	}
	content := padded(0, 5, downward(1, across(4, top...), across(4, under...)))
	name := fmt.Sprintf("%s, %s, %s", sec.Name, players(sec), ratingcore.Names(sec.Systems))
	return s.entry(name, look.SectionHeight, chosen, content, func() { s.section(i) })
}

// sectionIcon is the icon of a section with problems, nil for none.
func sectionIcon(d *state.Document, section int) fyne.CanvasObject {
	switch n := d.CountIn(section); {
	case n.Errors > 0:
		return look.Picture(look.IconError, look.Error, look.IconSmall)
	case n.Warnings > 0:
		return look.Picture(look.IconWarning, look.WarningIcon, look.IconSmall)
	}
	return nil
}

// rail is the sidebar of a narrow window: the pages as icons.
func (s *sidebar) rail(d *state.Document, v *state.View) fyne.CanvasObject {
	var list []fyne.CanvasObject
	icon := func(words string, symbol look.Symbol, chosen bool, tapped func()) *navEntry {
		return s.entry(words, railHeight, chosen, container.New(railLayout{}, look.Picture(symbol, look.Ink, look.IconSmall)), tapped)
	}
	for _, p := range pages {
		words := p.words
		if n := d.Count().Serious(); p.page == state.PageProblems && n > 0 {
			words = fmt.Sprintf("%s: %d", p.words, n)
		}
		n := icon(words, p.icon, v.Page == p.page, func() { s.page(p.page) })
		if c := d.Count(); p.page == state.PageProblems && c.Serious() > 0 {
			n.content.(*fyne.Container).Add(countBadge(c))
		}
		list = append(list, n)
	}
	list = append(list, padded(6, 6, hair(look.Line)))
	list = append(list, icon("Crosstable", look.IconSection, v.Page == state.PageTable, func() { s.section(v.Section) }))
	return padded(4, 10, downward(4, list...))
}

// railHeight is the height of an icon's entry in the rail.
const railHeight = 36

// railLayout sets an icon into the middle, and a badge at its upper right.
type railLayout struct{}

// Layout sets the icon, and the badge if there is one.
func (railLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := look.Units(look.IconSmall)
	set(o[0], (size.Width-side)/2, (size.Height-side)/2, side, side)
	if len(o) > 1 {
		badge := o[1].MinSize()
		set(o[1], min(size.Width/2+look.Units(1), size.Width-badge.Width+look.Units(4)), 0, badge.Width, badge.Height)
	}
}

// MinSize is an icon.
func (railLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(look.Units(look.IconSmall))
}
