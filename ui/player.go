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

// playerSubject is what the player pane shows: an entry of a section in one
// of its systems.
type playerSubject struct {
	doc     *state.Document
	section int
	entry   int                    // −1 for none
	system  int                    // index into the section's systems
	perf    ratingcore.Performance // definition
	row     *ratingcore.Row        // of the crosstable; nil leaves out the place
}

// playerCalls are what the player pane wants done.
type playerCalls struct {
	system   func(int)    // show another system
	next     func(by int) // −1 or 1: another player
	opponent func(ratingcore.Number)
	copied   func(text string)
	told     func(string) // words for the status line, "" for none
}

// playerPane shows how a player's rating came about.
type playerPane struct {
	widget.BaseWidget
	calls   playerCalls
	subject playerSubject
	all     bool // all steps

	up, down, more, copy *hotspot
	systems              *segments // nil for a section with one system
	games                []*hotspot
	scroll               *container.Scroll
	body                 *fyne.Container
	width                float32
}

// margins and columns of the pane, in units.
const (
	paneMargin = 12
	paneRow    = 19 // a line of the derivation and of the games
)

// newPlayerPane returns an empty pane.
func newPlayerPane(calls playerCalls) *playerPane {
	p := &playerPane{calls: calls, subject: playerSubject{entry: -1}}
	p.up = iconSpot("Previous player", look.IconUp, func() { p.step(-1) })
	p.down = iconSpot("Next player", look.IconDown, func() { p.step(1) })
	p.up.keys, p.down.keys = keys{fyne.KeyUp, alt}.String(), keys{fyne.KeyDown, alt}.String()
	p.more = linkSpot("All steps", p.toggle)
	p.copy = iconSpot("Copy the derivation", look.IconCopy, p.copySteps)
	for _, h := range []*hotspot{p.up, p.down, p.more, p.copy} {
		h.tell = calls.told
	}
	p.body = container.NewWithoutLayout()
	p.scroll = container.NewVScroll(p.body)
	p.ExtendBaseWidget(p)
	return p
}

// show shows another subject, or the same after a change.
func (p *playerPane) show(s playerSubject) {
	if s.section != p.subject.section || s.entry != p.subject.entry {
		p.scroll.ScrollToTop()
	}
	p.subject = s
	p.arrange()
}

func (p *playerPane) step(by int) {
	if p.calls.next != nil {
		p.calls.next(by)
	}
}

func (p *playerPane) toggle() {
	p.all = !p.all
	p.arrange()
}

func (p *playerPane) copySteps() {
	s, sys := p.section()
	if p.calls.copied != nil && s != nil && sys >= 0 {
		p.calls.copied(stepsText(s.Explain(sys, p.subject.entry)))
	}
}

// section returns the section shown and the system in it, −1 when the section
// has none; nil without a player.
func (p *playerPane) section() (*ratingcore.RatedSection, int) {
	v := &p.subject
	if v.doc == nil || v.doc.Rated == nil || v.section < 0 || v.section >= len(v.doc.Rated.Sections) {
		return nil, -1
	}
	s := &v.doc.Rated.Sections[v.section]
	if v.entry < 0 || v.entry >= len(s.Entries) {
		return nil, -1
	}
	return s, min(max(v.system, 0), len(s.Systems)-1)
}

// before returns the section as in the file, nil without an edit.
func (p *playerPane) before() *ratingcore.RatedSection {
	d := p.subject.doc
	if len(d.Edits) == 0 || d.Before == nil || p.subject.section >= len(d.Before.Sections) {
		return nil
	}
	s := &d.Before.Sections[p.subject.section]
	if p.subject.entry >= len(s.Entries) || len(s.Systems) == 0 {
		return nil
	}
	return s
}

// arrange fills the pane anew.
func (p *playerPane) arrange() {
	if p.width == 0 {
		return
	}
	b := &board{width: p.width / look.Zoom(), y: 10}
	v := playerView{board: b, pane: p}
	v.fill()
	p.body.Resize(fyne.NewSize(p.width, look.Units(b.y+4)))
	b.into(p.body, 4)
	p.scroll.Refresh()
}

// CreateRenderer shows the pane on its ground, scrolling where it must.
func (p *playerPane) CreateRenderer() fyne.WidgetRenderer {
	return newPaneView(p.scroll, fyne.NewSize(state.PaneMin, 0), func(w float32) {
		p.width = w
		p.arrange()
	})
}

// paneView is a ground with a scrolled body that is filled anew when its
// width or the theme changes.
type paneView struct {
	look.Drawn
	ground *canvas.Rectangle
	scroll *container.Scroll
	sized  func(width float32) // pixels
	least  fyne.Size           // units
	width  float32
}

// newPaneView returns the view of a scrolled body of at least a size in units;
// sized fills it for a width in pixels.
func newPaneView(scroll *container.Scroll, least fyne.Size, sized func(width float32)) *paneView {
	v := &paneView{ground: canvas.NewRectangle(look.Window), scroll: scroll, sized: sized, least: least}
	v.List = []fyne.CanvasObject{v.ground, scroll}
	return v
}

// Layout gives ground and body the whole size; another width fills the body anew.
func (v *paneView) Layout(size fyne.Size) {
	v.ground.Resize(size)
	v.scroll.Resize(size)
	if v.width != size.Width {
		v.width = size.Width
		v.sized(size.Width)
	}
}

// MinSize is what the pane asks for.
func (v *paneView) MinSize() fyne.Size {
	return fyne.NewSize(look.Units(v.least.Width), look.Units(v.least.Height))
}

// Refresh fills the body anew, in the theme in force.
func (v *paneView) Refresh() {
	v.sized(v.width)
	v.ground.Refresh()
}
