package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// eventCalls are what the Event page wants done.
type eventCalls struct {
	try  func(state.Edit) error // make an edit
	told func(string)           // words for the status line
	key  func(*fyne.KeyEvent) bool
}

// eventPage shows the facts of the event and of its sections, edited in
// place, and why each section is rated in its systems.
type eventPage struct {
	widget.BaseWidget
	calls eventCalls
	doc   *state.Document
	at    int // the section that is open, −1 for none

	facts   []eventField
	own     []eventField // of the section that is open
	choices []eventChoice
	heads   []*hotspot
	body    *fyne.Container
	scroll  *container.Scroll
	width   float32
	made    *state.Document // for which the fields were made
	madeAt  int
}

// eventField is a field with what it edits.
type eventField struct {
	spec  factSpec
	edit  func(text string) state.Edit
	field *field
}

// eventChoice is a fact that is chosen from a list.
type eventChoice struct {
	title  string
	width  float32
	words  []string
	edit   func(text string) state.Edit
	choice *choice
}

// newEventPage returns the page.
func newEventPage(calls eventCalls) *eventPage {
	p := &eventPage{calls: calls, body: container.NewWithoutLayout()}
	p.scroll = container.NewVScroll(p.body)
	p.ExtendBaseWidget(p)
	return p
}

// show shows a document, with the section of the view open.
func (p *eventPage) show(d *state.Document, v *state.View) {
	if p.doc != d || p.at >= len(d.Rated.Sections) {
		p.at = min(v.Section, len(d.Rated.Sections)-1)
	}
	p.doc = d
	p.arrange()
}

// section is the one that is open, nil for none.
func (p *eventPage) section() *ratingcore.RatedSection {
	if p.at < 0 || p.at >= len(p.doc.Rated.Sections) {
		return nil
	}
	return &p.doc.Rated.Sections[p.at]
}

// open opens a section, or closes the one that is open.
func (p *eventPage) open(section int) {
	if section == p.at {
		section = -1
	}
	p.at = section
	p.arrange()
}

func (p *eventPage) try(e state.Edit) {
	if p.calls.try == nil {
		return
	}
	if err := p.calls.try(e); err != nil {
		p.tell(state.Sentence(err.Error()))
	}
	p.arrange()
}

func (p *eventPage) tell(words string) {
	if p.calls.told != nil {
		p.calls.told(words)
	}
}

// prepare makes the fields once for a document and a section, so that the
// focus stays where it is, and brings their values up to date.
func (p *eventPage) prepare() {
	if p.made != p.doc {
		p.facts, p.madeAt = nil, -2
		for _, row := range eventRows {
			for _, f := range row {
				p.facts = append(p.facts, p.newField(f, func(text string) state.Edit { return p.doc.EventEdit(f.label, text) }))
			}
		}
		p.made = p.doc
	}
	if p.madeAt != p.at {
		p.madeAt = p.at
		p.own, p.choices = nil, nil
		if p.section() != nil {
			p.makeSection(p.at)
		}
	}
	for _, list := range [][]eventField{p.facts, p.own} {
		for _, f := range list {
			f.update(p.doc)
		}
	}
	for _, c := range p.choices {
		c.choice.set(slices.Index(c.words, p.doc.Value(c.edit(""))))
	}
}

func (p *eventPage) newField(f factSpec, edit func(string) state.Edit) eventField {
	return eventField{spec: f, edit: edit, field: p.factField(f, edit)}
}

// makeSection makes the fields of a section.
func (p *eventPage) makeSection(at int) {
	for _, f := range sectionRow {
		p.own = append(p.own, p.newField(f, func(text string) state.Edit { return p.doc.SectionEdit(at, f.label, text) }))
	}
	kinds := []string{ratingcore.Swiss.String(), ratingcore.RoundRobin.String(), ratingcore.Match.String()}
	if p.doc.Event.Sections[at].Kind.Foreign() {
		kinds = []string{ratingcore.FIDE.String(), ratingcore.FIDEYouth.String()}
	}
	for _, c := range []eventChoice{{title: "Type", width: 118, words: kinds}, {title: "Online", width: 64, words: []string{"no", "yes"}}, {title: "Rated", width: 64, words: []string{"yes", "no"}}} {
		c.edit = func(text string) state.Edit { return p.doc.SectionEdit(at, c.title, text) }
		c.choice = newChoice(c.words, 0, func(i int) { p.try(c.edit(c.words[i])) })
		c.choice.name, c.choice.tell = c.title, p.calls.told
		p.choices = append(p.choices, c)
	}
}

// update shows the value of the document, unless somebody types.
func (f *eventField) update(d *state.Document) {
	now := d.Value(f.edit(""))
	f.field.spec.note = f.spec.below(d, now)
	if was := changedNote(d, f.edit("")); was != "" {
		f.field.spec.note = was
	}
	if !f.field.entry.held && f.field.old != now {
		f.field.set(now)
	}
	f.field.Refresh()
}

// arrange fills the page anew.
func (p *eventPage) arrange() {
	if p.width == 0 || p.doc == nil {
		return
	}
	p.prepare()
	b := &board{width: p.width / look.Zoom(), y: 12}
	eventView{b, p}.fill()
	b.into(p.body, 12)
	p.scroll.Refresh()
}

// head is the hotspot over a section's line.
func (p *eventPage) head(section int) *hotspot {
	for len(p.heads) <= section {
		at := len(p.heads)
		h := newHotspot("", func() { p.open(at) }, func(*board, fyne.Size) {})
		h.tell = p.calls.told
		p.heads = append(p.heads, h)
	}
	return p.heads[section]
}

// CreateRenderer shows the page on its ground, scrolling where it must.
func (p *eventPage) CreateRenderer() fyne.WidgetRenderer {
	return newPaneView(p.scroll, fyne.NewSize(500, 200), func(w float32) {
		p.width = w
		p.arrange()
	})
}
