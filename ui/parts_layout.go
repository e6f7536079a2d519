package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"wallchart/ui/look"
)

// across sets objects side by side with gaps, each at its least width and in
// the middle of the height; what is in grow, and spacers, share the rest.
func across(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&track{gap: gap}, objects...)
}

// downward sets objects below each other with gaps, each as wide as the whole.
func downward(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&track{gap: gap, down: true}, objects...)
}

// grow lets an object take the room that is left in across or downward.
func grow(o fyne.CanvasObject) *fyne.Container { return container.New(growing{}, o) }

// space is room that grows.
func space() fyne.CanvasObject { return layout.NewSpacer() }

// gap is room of a fixed size in units.
func gap(width, height float32) fyne.CanvasObject {
	return sized(width, height, blank())
}

// blank is a rectangle that shows nothing until it is given a color. Fyne's
// painters do not all take none.
func blank() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) }

// hair is a line of one pixel across in a color.
func hair(c look.Color) fyne.CanvasObject { return canvas.NewRectangle(c) }

// sized gives an object a least size in units; a side of 0 is as it was.
func sized(width, height float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(&least{width, height}, o)
}

// padded puts room around an object: left and right, top and bottom.
func padded(side, rise float32, o fyne.CanvasObject) *fyne.Container {
	return inset(edges{side, rise, side, rise}, o)
}

// inset puts room around an object.
func inset(e edges, o fyne.CanvasObject) *fyne.Container { return container.New(&e, o) }

// track lays objects along one way.
type track struct {
	gap  float32
	down bool
}

// Layout shares the room that is left among the objects that grow; hidden ones
// take none.
func (t *track) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	along, cross := t.split(size)
	rest, shares := along, 0
	shown := visible(objects)
	for i, o := range shown {
		w, _ := t.split(o.MinSize())
		rest -= w
		if i > 0 {
			rest -= look.Units(t.gap)
		}
		if grows(o) {
			shares++
		}
	}
	at := float32(0)
	for _, o := range shown {
		w, h := t.split(o.MinSize())
		if grows(o) && rest > 0 {
			w += rest / float32(shares)
		}
		if t.down {
			o.Move(fyne.NewPos(0, at))
			o.Resize(fyne.NewSize(cross, w))
		} else {
			if full(o) {
				h = cross
			}
			o.Move(fyne.NewPos(at, (cross-h)/2))
			o.Resize(fyne.NewSize(w, h))
		}
		at += w + look.Units(t.gap)
	}
}

// split is a size along the way and across it.
func (t *track) split(s fyne.Size) (along, cross float32) {
	if t.down {
		return s.Height, s.Width
	}
	return s.Width, s.Height
}

// MinSize is that of the objects in sight with the gaps between them.
func (t *track) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var along, cross float32
	for i, o := range visible(objects) {
		a, c := t.split(o.MinSize())
		if i > 0 {
			a += look.Units(t.gap)
		}
		along, cross = along+a, max(cross, c)
	}
	if t.down {
		return fyne.NewSize(cross, along)
	}
	return fyne.NewSize(along, cross)
}

func visible(objects []fyne.CanvasObject) []fyne.CanvasObject {
	var shown []fyne.CanvasObject
	for _, o := range objects {
		if o.Visible() {
			shown = append(shown, o)
		}
	}
	return shown
}

// grows says whether an object takes room that is left.
func grows(o fyne.CanvasObject) bool {
	if _, ok := o.(layout.SpacerObject); ok {
		return true
	}
	c, ok := o.(*fyne.Container)
	if !ok {
		return false
	}
	_, ok = c.Layout.(growing)
	return ok
}

// full says whether an object takes the whole height beside others: one with a
// least width alone does.
func full(o fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	if !ok {
		return false
	}
	l, ok := c.Layout.(*least)
	return ok && l.height == 0
}

// growing marks its object as one that takes the room left.
type growing struct{}

// Layout gives each object the whole size.
func (growing) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}
}

// MinSize is the largest of its objects.
func (growing) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var s fyne.Size
	for _, o := range objects {
		s = s.Max(o.MinSize())
	}
	return s
}

// least gives its object a least size in units.
type least struct{ width, height float32 }

// Layout gives each object the whole size.
func (l *least) Layout(objects []fyne.CanvasObject, size fyne.Size) { growing{}.Layout(objects, size) }

// MinSize is the size given; a side of 0 is that of the objects.
func (l *least) MinSize(objects []fyne.CanvasObject) fyne.Size {
	s := growing{}.MinSize(objects)
	if l.width > 0 {
		s.Width = look.Units(l.width)
	}
	if l.height > 0 {
		s.Height = look.Units(l.height)
	}
	return s
}

// edges are room around an object in units.
type edges struct{ left, top, right, bottom float32 }

// Layout leaves the room around each object.
func (e *edges) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(look.Units(e.left), look.Units(e.top)))
		o.Resize(size.Subtract(e.sum()))
	}
}

// MinSize is that of the objects with the room around them.
func (e *edges) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return growing{}.MinSize(objects).Add(e.sum())
}

func (e *edges) sum() fyne.Size {
	return fyne.NewSize(look.Units(e.left+e.right), look.Units(e.top+e.bottom))
}

// pic is an icon of a size in units.
func pic(name look.Symbol, c look.Color, units float32) *fyne.Container {
	return sized(units, units, look.Picture(name, c, units))
}
