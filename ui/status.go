package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
)

// status is the line at the foot of the window: at the left how the event
// stands to its file; at the right the codes or keys that count here, or the
// name of what is pointed at.
type status struct {
	box         *fyne.Container
	icon        *canvas.Image
	left, right *look.Row
	legend      []look.Run
}

// newStatus returns an empty line.
func newStatus() *status {
	s := &status{icon: look.Picture(look.IconInOrder, look.Order, 14), left: look.NewRow().Cut(), right: look.NewRow().Aligned(fyne.TextAlignTrailing).Cut()}
	s.icon.Hide()
	s.box = sized(0, look.StatusHeight, padded(10, 0, across(6, s.icon, grow(&fyne.Container{Layout: s, Objects: []fyne.CanvasObject{s.left, s.right}}))))
	return s
}

// Layout gives the left what it needs, and the rest to the right.
func (s *status) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	left := min(look.Width(s.left.String(), look.Caption)+1, size.Width)
	from := min(left+look.Units(12), size.Width)
	set(s.left, 0, 0, left, size.Height)
	set(s.right, from, 0, size.Width-from, size.Height)
}

// MinSize is the height of a line.
func (s *status) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, s.left.MinSize().Height)
}

// stand says how the event stands to its file, with an icon unless the symbol
// is "".
func (s *status) stand(symbol look.Symbol, c look.Color, words string) {
	s.icon.Hidden = symbol == ""
	if symbol != "" {
		s.icon.Resource = look.Icon(symbol, c)
		s.icon.Refresh()
	}
	s.left.Set(look.Run{Text: words, Style: look.Caption})
	s.box.Refresh()
}

// help sets what the right shows while nothing is pointed at.
func (s *status) help(words ...string) {
	s.legend = nil
	for i, w := range words {
		run := look.Run{Text: w, Style: look.Caption}
		if i > 0 {
			run.Gap = 15
		}
		s.legend = append(s.legend, run)
	}
	s.tell("")
}

// tell names what is pointed at, "" for nothing.
func (s *status) tell(words string) {
	if words == "" {
		s.right.Set(s.legend...)
	} else {
		s.right.Set(look.Run{Text: words, Style: look.Style{Size: look.SizeCaption}})
	}
	s.box.Refresh()
}
