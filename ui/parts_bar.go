package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ui/look"
)

// action is something to do about what a bar, toast or page says.
type action struct {
	words  string
	icon   look.Symbol
	tapped func()
}

// barSpec says what a bar above the table tells: the bold words, the rest, and
// what can be done, the gravest first.
type barSpec struct {
	tone    tone
	symbol  look.Symbol // "" for the tone's
	strong  string
	rest    string
	actions []action
	tell    func(string)
}

// newBar is one line across the whole width, 38 high: not rated, changed on
// disk, held by Excel, or what if.
func newBar(s barSpec) fyne.CanvasObject {
	t := tints[s.tone]
	if s.symbol == "" {
		s.symbol = t.symbol
	}
	strong, rest := look.Strong, look.Body
	if s.tone == editedTone {
		strong.Color = t.text
	}
	words := look.NewRow(look.Run{Text: s.strong, Style: strong}, look.Run{Text: s.rest, Style: rest, Gap: 5}).Cut()
	items := []fyne.CanvasObject{pic(s.symbol, t.icon, look.IconSmall), grow(words)}
	for _, a := range s.actions {
		items = append(items, newButton(buttonSpec{words: a.words, icon: a.icon, height: look.SmallHeight, tapped: a.tapped, tell: s.tell}))
	}
	edge := container.New(edgeLines{}, canvas.NewRectangle(t.line), canvas.NewRectangle(t.line))
	inside := inset(edges{12, 0, 8, 0}, across(9, items...))
	return sized(0, look.BarHeight, container.NewStack(canvas.NewRectangle(t.ground), edge, inside))
}

// edgeLines sets its two objects as lines along top and bottom.
type edgeLines struct{}

// Layout sets the lines, one pixel high.
func (edgeLines) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, o := range objects {
		o.Move(fyne.NewPos(0, float32(i)*(size.Height-1)))
		o.Resize(fyne.NewSize(size.Width, 1))
	}
}

// MinSize has room for both lines.
func (edgeLines) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 2) }
