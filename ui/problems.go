package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// problemCalls are what the Problems page wants done.
type problemCalls struct {
	pick   func(index int)        // a problem was chosen, by its index in Rated.Problems
	row    func(index int)        // show its row in the table
	try    func(state.Edit) error // make an edit
	open   func()                 // open the workbook in its program; nil where that cannot be done
	copied func(text string)      // copy the problem's text; nil leaves it out
	told   func(string)
	key    func(*fyne.KeyEvent) bool // keys that the list does not know; nil for none
}

// problemsPage lists what is wrong with the event, and explains the problem
// that is chosen.
type problemsPage struct {
	widget.BaseWidget
	calls  problemCalls
	doc    *state.Document
	chosen int // index in Rated.Problems, −1 for none
	filter problemFilter
	rows   []problemRow

	tabs     *segments
	list     *problemList
	body     *fyne.Container
	scroll   *container.Scroll
	up, down *hotspot
	goTo     *button
	excel    *button
	copy     *button
	field    *field
	shown    problemSeen // for which the detail's field and sheet were made
	mend     mend
	mendable bool
	sheet    sheetPart
	hasSheet bool
	width    float32
}

// problemSeen is a problem in a state of the event.
type problemSeen struct {
	rated *ratingcore.Rated
	index int
}

// measures of the page in units.
const (
	problemListWidth = 400
	problemMargin    = 20
	problemHead      = 52
)

// newProblemsPage returns the page.
func newProblemsPage(calls problemCalls) *problemsPage {
	p := &problemsPage{calls: calls, chosen: -1, body: container.NewWithoutLayout()}
	p.list = newProblemList(p)
	p.tabs = newSegments([]string{"All", "Errors", "Warnings"}, 0, func(i int) {
		p.filter = problemFilter(i)
		p.refill()
	})
	p.tabs.tell = calls.told
	p.up = iconSpot("Previous problem", look.IconUp, func() { p.step(-1) })
	p.down = iconSpot("Next problem", look.IconDown, func() { p.step(1) })
	p.up.tell, p.down.tell = calls.told, calls.told
	p.up.keys, p.down.keys = keys{fyne.KeyF8, shift}.String(), bare(fyne.KeyF8).String()
	p.goTo = newButton(buttonSpec{words: "Go to the row", icon: look.IconSection, tapped: p.goToRow, tell: calls.told})
	p.excel = newButton(buttonSpec{words: "Open the workbook", icon: look.IconFile, tapped: calls.open, tell: calls.told})
	p.copy = newButton(buttonSpec{words: "Copy", icon: look.IconCopy, tapped: p.copyText, tell: calls.told})
	p.scroll = container.NewVScroll(p.body)
	p.ExtendBaseWidget(p)
	return p
}

// copyText copies the problem chosen: where it is, and what it says.
func (p *problemsPage) copyText() {
	if t := p.current(); t != nil {
		p.calls.copied(placeOf(t) + "\n" + secondLine(p.doc, t))
	}
}

// show shows the problems of a document.
func (p *problemsPage) show(d *state.Document, v *state.View) {
	p.doc, p.chosen = d, v.Problem
	p.refill()
}

// refill lists anew. Where nothing is chosen, the first problem is explained.
func (p *problemsPage) refill() {
	if p.doc == nil || p.doc.Rated == nil {
		return
	}
	groups := p.doc.Troubles()
	n := p.doc.Count()
	p.tabs.words = []string{"All " + strconv.Itoa(n.Errors+n.Warnings+n.Infos), "Errors " + strconv.Itoa(n.Errors), "Warnings " + strconv.Itoa(n.Warnings)}
	p.tabs.Refresh()
	p.rows = problemRows(groups, p.filter)
	if p.current() == nil {
		p.chosen = -1
		for _, r := range p.rows {
			if r.trouble != nil {
				p.chosen = r.trouble.Index
				break
			}
		}
	}
	p.list.reveal(p.at())
	p.list.Refresh()
	p.arrange()
}

// current is the problem chosen, nil for none in the list.
func (p *problemsPage) current() *state.Trouble {
	if i := p.at(); i >= 0 {
		return p.rows[i].trouble
	}
	return nil
}

// at is the row of the problem chosen, −1 for none.
func (p *problemsPage) at() int {
	for i, r := range p.rows {
		if r.trouble != nil && r.trouble.Index == p.chosen {
			return i
		}
	}
	return -1
}

// step chooses the next problem of the list, or the one before.
func (p *problemsPage) step(by int) {
	for i := p.at() + by; i >= 0 && i < len(p.rows); i += by {
		if p.rows[i].trouble != nil {
			p.choose(i)
			return
		}
	}
}

// choose explains the problem of a row.
func (p *problemsPage) choose(row int) {
	if row < 0 || row >= len(p.rows) || p.rows[row].trouble == nil {
		return
	}
	p.chosen = p.rows[row].trouble.Index
	if p.calls.pick != nil {
		p.calls.pick(p.chosen)
	}
	p.list.reveal(row)
	p.list.Refresh()
	p.arrange()
}

// goToRow shows the row of the problem chosen, where it has one.
func (p *problemsPage) goToRow() {
	if t := p.current(); t != nil && t.Entry >= 0 && p.calls.row != nil {
		p.calls.row(t.Index)
	}
}

// listWidth is the width of the list: less in a narrow window, but never so
// little that its head has no room.
func (p *problemsPage) listWidth(total float32) float32 {
	head := (p.tabs.MinSize().Width+look.Width("Problems", look.Title))/look.Zoom() + 36
	return max(min(problemListWidth, total*2/5), head)
}

// arrange fills the detail anew.
func (p *problemsPage) arrange() {
	if p.width == 0 || p.doc == nil {
		return
	}
	p.prepare()
	b := &board{width: p.width / look.Zoom(), y: 16}
	problemView{b, p}.fill()
	b.into(p.body, 16)
	p.scroll.Refresh()
}

// prepare looks up, once for each problem chosen, what takes time: the cells
// of the sheet, and which edits would mend it.
func (p *problemsPage) prepare() {
	seen := problemSeen{p.doc.Rated, p.chosen}
	if seen == p.shown {
		return
	}
	p.shown, p.field, p.mendable, p.hasSheet = seen, nil, false, false
	t := p.current()
	if t == nil {
		return
	}
	p.sheet, p.hasSheet = sheetAround(p.doc, t)
	if t.Severity == ratingcore.Info || p.calls.try == nil {
		return
	}
	if p.mend, p.mendable = mendOf(p.doc, t); p.mendable {
		p.field = p.mendField()
	}
}

// mendField is the field in which another value is typed; what it says is
// judged while it is typed.
func (p *problemsPage) mendField() *field {
	m := p.mend
	judge := func(text string) string {
		if text == m.value {
			return ""
		}
		return p.doc.Validate(m.edit(text))
	}
	return newField(fieldSpec{label: m.label, text: m.value, check: judge, count: judge, key: p.calls.key,
		commit: func(text string) { p.try(m.edit(text)) }})
}

func (p *problemsPage) try(e state.Edit) {
	if err := p.calls.try(e); err != nil && p.calls.told != nil {
		p.calls.told(state.Sentence(err.Error()))
	}
}

// CreateRenderer sets list and detail side by side.
func (p *problemsPage) CreateRenderer() fyne.WidgetRenderer {
	v := &problemsView{p: p, ground: canvas.NewRectangle(look.Panel), parting: canvas.NewRectangle(look.Line),
		under: canvas.NewRectangle(look.Line), title: look.Words("Problems", look.Title)}
	v.List = []fyne.CanvasObject{v.ground, v.title, p.tabs, v.under, p.list, v.parting, p.scroll}
	return v
}

type problemsView struct {
	look.Drawn
	p                      *problemsPage
	ground, parting, under *canvas.Rectangle
	title                  *look.Row
}

// Layout sets the list left and the detail right; another width fills the detail anew.
func (v *problemsView) Layout(size fyne.Size) {
	p := v.p
	wide := look.Units(p.listWidth(size.Width / look.Zoom()))
	head := look.Units(problemHead)
	v.ground.Resize(size)
	v.title.Move(fyne.NewPos(look.Units(12), 0))
	tabs := p.tabs.MinSize()
	v.title.Resize(fyne.NewSize(max(0, wide-tabs.Width-look.Units(28)), head))
	p.tabs.Move(fyne.NewPos(wide-tabs.Width-look.Units(12), (head-tabs.Height)/2))
	p.tabs.Resize(tabs)
	v.under.Move(fyne.NewPos(0, head-1))
	v.under.Resize(fyne.NewSize(wide, 1))
	p.list.Move(fyne.NewPos(0, head))
	p.list.Resize(fyne.NewSize(wide, size.Height-head))
	v.parting.Move(fyne.NewPos(wide, 0))
	v.parting.Resize(fyne.NewSize(1, size.Height))
	p.scroll.Move(fyne.NewPos(wide+1, 0))
	p.scroll.Resize(fyne.NewSize(size.Width-wide-1, size.Height))
	if p.width != size.Width-wide-1 {
		p.width = size.Width - wide - 1
		p.arrange()
	}
}

// MinSize is 500 by 200 units.
func (v *problemsView) MinSize() fyne.Size { return fyne.NewSize(look.Units(500), look.Units(200)) }

// Refresh fills list and detail anew, in the theme in force.
func (v *problemsView) Refresh() {
	v.title.Refresh()
	v.p.width = 0
	v.Layout(v.p.Size())
	v.p.list.Refresh()
	canvas.Refresh(v.p)
}
