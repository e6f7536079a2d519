package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/ui/look"
)

// reading is the card that shows how far a file is read.
type reading struct {
	box               *fyne.Container
	name, where, note *look.Row
	bar               *meter
	cancel            *button
}

// newReading returns the card of a file by its name; cancel ends the reading.
func newReading(name string, cancel func(), tell func(string)) *reading {
	r := &reading{
		name:  look.Words("Reading "+name, look.Strong).Cut(),
		where: look.Words("", look.Caption),
		note:  look.Words("", look.Second).Cut(),
		bar:   newMeter(),
	}
	r.cancel = newButton(buttonSpec{words: "Cancel", height: look.SmallHeight, keys: "Esc", tapped: cancel, tell: tell})
	r.box = newCard(padded(14, 13, downward(11,
		across(8, grow(r.name), r.where), r.bar, across(8, grow(r.note), r.cancel))))
	return r
}

// set says where the reading is, how much of it is done from 0 to 1, and a
// sentence below.
func (r *reading) set(where string, share float32, note string) {
	r.where.Set(look.Run{Text: where, Style: look.Caption})
	r.note.Set(look.Run{Text: note, Style: look.Second})
	r.bar.set(share)
	r.box.Refresh()
}

// refusal says why a file was not read: what it is, what to do, and all that
// is known about it for somebody who helps.
type refusal struct{ what, todo, details string }

// refusalCalls are what can be done about a refusal.
type refusalCalls struct {
	another func()
	copy    func(text string)
	tell    func(string)
}

// newRefusal returns the card of a refusal.
func newRefusal(r refusal, calls refusalCalls) fyne.CanvasObject {
	buttons := across(8,
		newButton(buttonSpec{words: "Choose another…", height: look.SmallHeight, tapped: calls.another, tell: calls.tell}),
		newButton(buttonSpec{words: "Copy details", height: look.SmallHeight, tell: calls.tell, tapped: func() {
			if calls.copy != nil {
				calls.copy(r.details)
			}
		}}))
	words := downward(0, newProse(r.what, look.Strong, 400), gap(0, 2), newProse(r.todo, look.Second, 400), gap(0, 10), buttons)
	sign := container.NewVBox(pic(look.IconError, look.Error, look.IconLarge))
	return newCard(padded(14, 14, container.NewBorder(nil, nil, inset(edges{0, 0, 9, 0}, sign), nil, words)))
}
