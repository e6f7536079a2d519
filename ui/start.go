package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ui/look"
)

// startCalls are what the start screen asks for.
type startCalls struct {
	open, template, sample func()
	recent                 func(path string) // opens it
	drop                   func(path string) // takes it from the list
	copy                   func(text string) // puts it on the clipboard
	tell                   func(string)
}

// startScreen is what a window without an event shows: a place to drop a
// workbook, the files opened lately, and the way in three steps.
type startScreen struct {
	calls  startCalls
	box    *fyne.Container
	middle *fyne.Container // the drop place, what is read, or what was refused
	recent *fyne.Container
	first  fyne.Focusable
	newest string // path of the first file that is there
}

// newStart returns the start screen without recent files.
func newStart(calls startCalls) *startScreen {
	s := &startScreen{calls: calls, middle: stack(), recent: stack()}
	s.box = container.New(startLayout{}, startHead(), stack(newCard(gap(1, 1)), s.middle, dropCorners()),
		newCard(s.recent), startSteps())
	s.idle()
	s.list(nil)
	return s
}

// object is the whole screen.
func (s *startScreen) object() fyne.CanvasObject { return s.box }

// idle shows the drop place.
func (s *startScreen) idle() {
	open := newButton(buttonSpec{words: "Open workbook…", icon: look.IconOpen, kind: primaryButton, height: 34,
		name: "Open a workbook", keys: ctrl(fyne.KeyO).String(), tapped: s.calls.open, tell: s.calls.tell})
	s.first = open
	s.put(downward(0,
		container.NewCenter(pic(look.IconDrop, look.Link, 66)),
		gap(0, 20),
		look.Words("Drop a workbook here", look.Rating).Aligned(fyne.TextAlignCenter),
		gap(0, 2),
		look.Words("Excel, with pairings and results of any layout", look.Quiet).Aligned(fyne.TextAlignCenter).Cut(),
		gap(0, 24),
		container.NewCenter(open),
		gap(0, 17),
		container.NewCenter(across(20, s.link("New from template", look.IconNew, s.calls.template),
			s.link("Open the sample", look.IconSample, s.calls.sample)))))
}

func (s *startScreen) link(words string, icon look.Symbol, tapped func()) fyne.CanvasObject {
	return newButton(buttonSpec{words: words, icon: icon, kind: linkButton, tapped: tapped, tell: s.calls.tell})
}

// put shows an object in the middle of the drop place.
func (s *startScreen) put(o fyne.CanvasObject) {
	s.middle.Objects = []fyne.CanvasObject{downward(0, space(), o, space())}
	s.middle.Refresh()
}

// reading shows how far a file is read, in the place of the drop place.
func (s *startScreen) reading(r *reading) { s.put(padded(56, 0, r.box)) }

// refuse shows why a file was not read, in the place of the drop place.
func (s *startScreen) refuse(r refusal) {
	b := newRefusal(r, refusalCalls{another: s.calls.open, copy: s.calls.copy, tell: s.calls.tell})
	s.put(padded(48, 0, b))
}

// startHead is the program's name.
func startHead() fyne.CanvasObject {
	sign := canvas.NewImageFromResource(look.Emblem)
	sign.FillMode = canvas.ImageFillContain
	words := downward(0, look.Words("Wallchart", look.Title.Sized(look.SizeProgram)),
		look.Words("New ratings, exact to the published rules, from the workbook you already have", look.Quiet))
	return across(16, sized(48, 48, sign), words)
}

// startSteps are the way in three steps.
func startSteps() fyne.CanvasObject {
	steps := []struct {
		icon         look.Symbol
		what, second string
	}{
		{look.IconOpen, "Drop the workbook", "It is read as it is, nothing is changed"},
		{look.IconProblems, "See what is marked", "Sheet and cell of anything doubtful"},
		{look.IconExport, "Print and save", "Crosstable, updated copy"},
	}
	row := container.NewGridWithColumns(len(steps))
	for _, s := range steps {
		ring := canvas.NewCircle(color.Transparent)
		ring.StrokeColor, ring.StrokeWidth = look.Frame, 1
		sign := sized(34, 34, stack(ring, container.NewCenter(pic(s.icon, look.Muted, look.IconSmall))))
		row.Add(across(12, sign, grow(downward(0, look.Words(s.what, look.Strong).Cut(), look.Words(s.second, look.Second).Cut()))))
	}
	return row
}

// dropCorners are four angles that mark the place to drop on.
func dropCorners() fyne.CanvasObject {
	c := container.New(cornersLayout{})
	for _, name := range []look.Symbol{look.IconCornerNW, look.IconCornerNE, look.IconCornerSW, look.IconCornerSE} {
		c.Add(pic(name, look.Link, 24))
	}
	return c
}

// cornersLayout sets four objects into the corners, from the upper left on.
type cornersLayout struct{}

// Layout sets each 15 from its edges.
func (cornersLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	edge, side := look.Units(15), look.Units(24)
	for i, o := range objects {
		at := fyne.NewPos(edge, edge)
		if i%2 == 1 {
			at.X = size.Width - edge - side
		}
		if i >= 2 {
			at.Y = size.Height - edge - side
		}
		o.Move(at)
		o.Resize(fyne.NewSquareSize(side))
	}
}

// MinSize is nothing: the corners lie over what is there.
func (cornersLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// startLayout sets head, drop place, recent files and steps: a block of 960 by
// 517 units a little above the middle, narrower and lower in a small window,
// at last without the steps.
type startLayout struct{}

const (
	startWidth, startRecent = 960, 380
	startHeadHigh           = 75
	startCards              = 379
	startStepsHigh          = 62
	startGap                = 20
)

// Layout places the four; in a low window the steps are hidden.
func (startLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(look.Units(startWidth), size.Width-look.Units(48))
	left := (size.Width - width) / 2
	head, steps := look.Units(startHeadHigh), look.Units(startStepsHigh)
	edge := look.Units(16)
	cards := min(look.Units(startCards), size.Height-head-steps-2*edge)
	withSteps := cards >= look.Units(300)
	if !withSteps {
		cards, steps = min(look.Units(startCards), size.Height-head-2*edge), 0
	}
	top := max(edge, (size.Height-head-cards-steps)*.41)
	o[0].Move(fyne.NewPos(left, top))
	o[0].Resize(fyne.NewSize(width, look.Units(48)))
	top += head
	recent := min(look.Units(startRecent), width*.42)
	drop := width - recent - look.Units(startGap)
	o[1].Move(fyne.NewPos(left, top))
	o[1].Resize(fyne.NewSize(drop, cards))
	o[2].Move(fyne.NewPos(left+drop+look.Units(startGap), top))
	o[2].Resize(fyne.NewSize(recent, cards))
	o[3].Hide()
	if withSteps {
		o[3].Show()
	}
	o[3].Move(fyne.NewPos(left, top+cards+look.Units(28)))
	o[3].Resize(fyne.NewSize(width, look.Units(34)))
}

// MinSize is nothing: the block takes what the window has.
func (startLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }
