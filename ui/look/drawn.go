package look

import "fyne.io/fyne/v2"

// Drawn is the part of a widget's renderer that is alike in all of them: a
// list of what is drawn, and nothing to free.
type Drawn struct{ List []fyne.CanvasObject } // the lowest first

// Objects are what is drawn, the lowest first.
func (d *Drawn) Objects() []fyne.CanvasObject { return d.List }

// Destroy frees nothing.
func (d *Drawn) Destroy() {}
