package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/ratingcore"
	"wallchart/ui/look"
)

// problemList is the scrolled list of the Problems page. Only the rows in
// sight are drawn, so that thousands cost nothing.
type problemList struct {
	widget.BaseWidget
	page   *problemsPage
	scroll *container.Scroll
	body   *problemBody
}

func newProblemList(page *problemsPage) *problemList {
	l := &problemList{page: page}
	l.body = &problemBody{page: page, list: l, over: -1}
	l.body.ExtendBaseWidget(l.body)
	l.scroll = container.NewVScroll(l.body)
	l.scroll.OnScrolled = func(fyne.Position) { l.body.Refresh() }
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer shows the scroll.
func (l *problemList) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.scroll) }

// Resize draws the rows that have come in sight.
func (l *problemList) Resize(size fyne.Size) {
	if size != l.Size() {
		l.BaseWidget.Resize(size)
		l.body.Refresh()
	}
}

// Refresh draws the rows anew.
func (l *problemList) Refresh() {
	l.scroll.Refresh()
	l.body.Refresh()
}

// heights of rows in units.
const (
	problemGroup = 30
	problemItem  = 52
)

func (r problemRow) height() float32 {
	if r.trouble == nil {
		return problemGroup
	}
	return problemItem
}

// top is where a row begins, in units.
func (p *problemsPage) top(row int) float32 {
	var y float32
	for _, r := range p.rows[:row] {
		y += r.height()
	}
	return y
}

// reveal scrolls so far that a row is in sight.
func (l *problemList) reveal(row int) {
	if row < 0 || l.scroll.Size().Height == 0 {
		return
	}
	from, to := look.Units(l.page.top(row)), look.Units(l.page.top(row)+problemItem)
	switch at := l.scroll.Offset.Y; {
	case from < at:
		l.scroll.ScrollToOffset(fyne.NewPos(0, from))
	case to > at+l.scroll.Size().Height:
		l.scroll.ScrollToOffset(fyne.NewPos(0, to-l.scroll.Size().Height))
	}
}

// problemBody is the whole list, of which the part in sight is drawn.
type problemBody struct {
	widget.BaseWidget
	page    *problemsPage
	list    *problemList
	over    int // row under the pointer, −1 for none
	focused bool
}

// rowAt returns the row at a height in pixels, −1 for none.
func (b *problemBody) rowAt(y float32) int {
	y /= look.Zoom()
	for i, r := range b.page.rows {
		if y < r.height() {
			return i
		}
		y -= r.height()
	}
	return -1
}

// Tapped explains a problem.
func (b *problemBody) Tapped(e *fyne.PointEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		c.Focus(b)
	}
	b.page.choose(b.rowAt(e.Position.Y))
}

// DoubleTapped goes to its row in the table.
func (b *problemBody) DoubleTapped(e *fyne.PointEvent) {
	b.page.choose(b.rowAt(e.Position.Y))
	b.page.goToRow()
}

// FocusGained frames the row chosen.
func (b *problemBody) FocusGained() { b.focused = true; b.Refresh() }

// FocusLost takes the frame away.
func (b *problemBody) FocusLost() { b.focused = false; b.Refresh() }

// TypedRune takes no letters.
func (b *problemBody) TypedRune(rune) {}

// TypedKey goes through the list, and to a row by Enter. Other keys are the
// window's.
func (b *problemBody) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyDown:
		b.page.step(1)
	case fyne.KeyUp:
		b.page.step(-1)
	case fyne.KeyHome:
		b.page.choose(1)
	case fyne.KeyEnd:
		b.page.choose(len(b.page.rows) - 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		b.page.goToRow()
	default:
		if b.page.calls.key != nil {
			b.page.calls.key(e)
		}
	}
}

// MouseIn marks the row under the pointer.
func (b *problemBody) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved marks another row when the pointer comes to it.
func (b *problemBody) MouseMoved(e *desktop.MouseEvent) {
	if at := b.rowAt(e.Position.Y); at != b.over {
		b.over = at
		b.Refresh()
	}
}

// MouseOut takes the mark away.
func (b *problemBody) MouseOut() {
	b.over = -1
	b.Refresh()
}

// CreateRenderer draws what is in sight.
func (b *problemBody) CreateRenderer() fyne.WidgetRenderer {
	v := &problemBodyView{b: b}
	v.fill()
	return v
}

type problemBodyView struct {
	look.Drawn
	b    *problemBody
	size fyne.Size // for which it is drawn
}

// problemFoot is the room of the line under the last row, in units.
const problemFoot = 44

// MinSize is the height of all rows and of the line under them.
func (v *problemBodyView) MinSize() fyne.Size {
	return fyne.NewSize(0, look.Units(v.b.page.top(len(v.b.page.rows))+problemFoot))
}

// Layout draws the rows in sight where the size is a new one: with new objects
// each time the canvas would lay out, and so paint, without end.
func (v *problemBodyView) Layout(size fyne.Size) {
	if size != v.size {
		v.fill()
	}
}

// Refresh draws them anew, in the theme in force.
func (v *problemBodyView) Refresh() {
	v.fill()
	canvas.Refresh(v.b)
}

// fill draws the rows in sight.
func (v *problemBodyView) fill() {
	page := v.b.page
	v.size = v.b.Size()
	b := &board{width: v.b.Size().Width / look.Zoom()}
	from := v.b.list.scroll.Offset.Y / look.Zoom()
	to := from + v.b.list.scroll.Size().Height/look.Zoom()
	for i, r := range page.rows {
		if b.y+r.height() > from && b.y < to {
			v.row(b, i, r)
		}
		b.y += r.height()
	}
	if b.y < to {
		page.foot(b)
	}
	v.List = b.objects
}

func (v *problemBodyView) row(b *board, i int, r problemRow) {
	if r.trouble == nil {
		b.box(0, b.y, b.width, problemGroup, look.Header)
		b.box(0, b.y+problemGroup-1, b.width, 1, look.Line)
		b.left(14, b.width-120, problemGroup, classTitles[r.class], look.Head)
		b.right(b.width-12, 100, problemGroup, countWords(r.class, r.count), look.Caption.Sized(look.SizeHead))
		return
	}
	page, t := v.b.page, r.trouble
	chosen := t.Index == page.chosen
	title := look.Body
	switch {
	case chosen:
		b.box(0, b.y, b.width, problemItem-1, look.Selected)
		b.box(0, b.y, look.SelectWidth, problemItem-1, look.Link)
		title = look.Strong
	case i == v.b.over:
		b.box(0, b.y, b.width, problemItem-1, look.Hover)
	}
	symbol, color := severityIcon(t.Severity)
	b.icon(look.Icon(symbol, color), 14, b.y+9, 16)
	y := b.y
	b.y += 7
	b.left(38, b.width-50, 19, wordsOfRule(&t.Problem).title, title)
	b.y += 19
	b.left(38, b.width-50, 16, secondLine(page.doc, t), look.Second)
	b.y = y
	b.box(0, y+problemItem-1, b.width, 1, look.Hair)
	if chosen && v.b.focused {
		ring := b.frame(0, y, b.width, problemItem-1, frameStyle{line: look.Link, width: look.RingWidth})
		ring.FillColor = nil
	}
}

// severityIcon is the icon of a severity; none is told by its color alone.
func severityIcon(s ratingcore.Severity) (look.Symbol, look.Color) {
	switch s {
	case ratingcore.Error:
		return look.IconError, look.Error
	case ratingcore.Warning:
		return look.IconWarning, look.WarningIcon
	}
	return look.IconNote, look.Muted
}

// foot says under the list what is in order.
func (p *problemsPage) foot(b *board) {
	if p.doc == nil {
		return
	}
	words := p.orderWords()
	if words == "" || p.filter == onlyWarnings {
		return
	}
	b.icon(look.Icon(look.IconInOrder, look.Order), 14, b.y+12, 16)
	b.left(38, b.width-50, 40, words, look.Second)
}
