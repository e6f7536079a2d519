package grid

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// pool lends objects that are used again when a strip is drawn anew.
type pool[T fyne.CanvasObject] struct {
	made []T
	used int
	make func() T
}

func (p *pool[T]) next() T {
	if p.used == len(p.made) {
		p.made = append(p.made, p.make())
	}
	p.used++
	return p.made[p.used-1]
}

// pen draws into a container with objects from pools, so that drawing the
// like again makes none.
type pen struct {
	box    *fyne.Container
	texts  pool[*canvas.Text]
	rects  pool[*canvas.Rectangle]
	dots   pool[*canvas.Circle]
	images pool[*canvas.Image]
	dark   bool // as the images were drawn
	metric *metrics
}

func newPen(m *metrics) pen {
	return pen{
		box:   &fyne.Container{},
		texts: pool[*canvas.Text]{make: func() *canvas.Text { return &canvas.Text{} }},
		rects: pool[*canvas.Rectangle]{make: func() *canvas.Rectangle { return &canvas.Rectangle{} }},
		dots:  pool[*canvas.Circle]{make: func() *canvas.Circle { return &canvas.Circle{} }},
		images: pool[*canvas.Image]{make: func() *canvas.Image {
			return &canvas.Image{FillMode: canvas.ImageFillStretch}
		}},
		metric: m,
	}
}

// clear takes back what was lent. Images are drawn anew in another theme.
func (p *pen) clear() {
	if dark := look.Dark(); dark != p.dark {
		p.dark = dark
		for _, i := range p.images.made {
			i.Refresh()
		}
	}
	p.box.Objects = p.box.Objects[:0]
	p.texts.used, p.rects.used, p.dots.used, p.images.used = 0, 0, 0, 0
}

// area is a rectangle in units of the screen.
type area struct{ x, y, w, h float32 }

func place(o fyne.CanvasObject, a area) {
	o.Move(fyne.NewPos(a.x, a.y))
	o.Resize(fyne.NewSize(a.w, a.h))
}

// rect fills an area; the returned rectangle can be given a frame.
func (p *pen) rect(a area, c look.Color) *canvas.Rectangle {
	r := p.rects.next()
	r.FillColor, r.StrokeColor, r.StrokeWidth, r.CornerRadius = c, nil, 0, 0
	place(r, a)
	p.box.Objects = append(p.box.Objects, r)
	return r
}

// ring frames an area inside its edges.
func (p *pen) ring(a area, c look.Color, wide float32) {
	r := p.rect(a, c)
	r.FillColor, r.StrokeColor, r.StrokeWidth = nil, c, wide
}

// dot fills a circle around a point.
func (p *pen) dot(x, y, size float32, c look.Color) {
	d := p.dots.next()
	d.FillColor = c
	place(d, area{x - size/2, y - size/2, size, size})
	p.box.Objects = append(p.box.Objects, d)
}

// image shows a picture.
func (p *pen) image(a area, r fyne.Resource) {
	i := p.images.next()
	place(i, a)
	if i.Resource != r {
		i.Resource = r
		i.Refresh()
	}
	p.box.Objects = append(p.box.Objects, i)
}

// text sets a text in an area's width; the area's y is the baseline. Signs that
// the theme's face lacks come from their own.
func (p *pen) text(s string, style look.Style, align fyne.TextAlign, a area) {
	if !strings.ContainsAny(s, look.Signs) {
		p.run(s, style, align, a)
		return
	}
	wide := look.Width(s, style)
	switch align {
	case fyne.TextAlignTrailing:
		a.x += a.w - wide
	case fyne.TextAlignCenter:
		a.x += (a.w - wide) / 2
	}
	for _, part := range look.Split(s) {
		a.w = look.Width(part, style)
		p.run(part, style, fyne.TextAlignLeading, a)
		a.x += a.w
	}
}

// run sets a text of one face; the area's y is the baseline.
func (p *pen) run(s string, style look.Style, align fyne.TextAlign, a area) {
	t := p.texts.next()
	t.Text, t.Alignment = s, align
	look.Restyle(t, style)
	m := p.metric.of(style, t.FontSource != nil)
	place(t, area{a.x, a.y - m.base, a.w, m.high})
	p.box.Objects = append(p.box.Objects, t)
}

// metric is the height of a face and its baseline.
type metric struct{ high, base float32 }

// metrics remembers them for the theme in force.
type metrics struct {
	zoom    float32
	known   map[face]metric
	letters map[letter]float32
}

type face struct {
	size float32
	bold bool
	sign bool
}

func (m *metrics) of(style look.Style, sign bool) metric {
	m.renew()
	f := face{style.Size, style.Bold, sign}
	got, ok := m.known[f]
	if !ok {
		sample := "0"
		if sign {
			sample = "→"
		}
		size, base := look.Measure(sample, style)
		got = metric{size.Height, base}
		m.known[f] = got
	}
	return got
}

// renew forgets everything under another zoom.
func (m *metrics) renew() {
	if z := look.Zoom(); z != m.zoom || m.known == nil {
		m.zoom, m.known, m.letters = z, map[face]metric{}, map[letter]float32{}
	}
}

// window is a part of the table that cuts off what lies beyond its edges.
type window struct {
	widget.BaseWidget
	roll *fyne.Container // what moves when scrolling
}

func newWindow() *window {
	w := &window{roll: &fyne.Container{}}
	w.ExtendBaseWidget(w)
	return w
}

// CreateRenderer makes the renderer that cuts.
func (w *window) CreateRenderer() fyne.WidgetRenderer {
	return &windowView{look.Drawn{List: []fyne.CanvasObject{w.roll}}}
}

type windowView struct{ look.Drawn }

// IsClip makes the driver cut at the edges.
func (v *windowView) IsClip() {}

// Layout moves nothing: scrolling does.
func (v *windowView) Layout(fyne.Size) {}

// MinSize is next to nothing: the grid gives it its size.
func (v *windowView) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Refresh draws nothing: what is in it does so itself.
func (v *windowView) Refresh() {}
