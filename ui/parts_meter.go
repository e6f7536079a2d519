package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/look"
)

// meter is a bar that fills from the left.
type meter struct {
	widget.BaseWidget
	share float32 // 0 to 1
}

func newMeter() *meter {
	m := &meter{}
	m.ExtendBaseWidget(m)
	return m
}

// set fills the bar to a share from 0 to 1.
func (m *meter) set(share float32) {
	m.share = min(max(share, 0), 1)
	m.Refresh()
}

// CreateRenderer makes the bar and its filling.
func (m *meter) CreateRenderer() fyne.WidgetRenderer {
	v := &meterView{m: m, ground: canvas.NewRectangle(look.Header), fill: canvas.NewRectangle(look.Primary)}
	v.List = []fyne.CanvasObject{v.ground, v.fill}
	return v
}

type meterView struct {
	look.Drawn
	m            *meter
	ground, fill *canvas.Rectangle
}

// MinSize is 6 units high and as narrow as it must be.
func (v *meterView) MinSize() fyne.Size { return fyne.NewSize(0, look.Units(6)) }

// Layout fills the share of the bar.
func (v *meterView) Layout(size fyne.Size) {
	v.ground.StrokeColor, v.ground.StrokeWidth = look.Line, 1
	v.ground.CornerRadius, v.fill.CornerRadius = size.Height/2, size.Height/2
	v.ground.Resize(size)
	v.fill.Hidden = v.m.share == 0
	v.fill.Resize(fyne.NewSize(max(size.Height, size.Width*v.m.share), size.Height))
}

// Refresh fills the bar anew.
func (v *meterView) Refresh() {
	v.Layout(v.m.Size())
	canvas.Refresh(v.m)
}

// progressRow says what is being done and how far it is, beside a button that
// ends it: what an export shows at its foot.
type progressRow struct {
	box          *fyne.Container
	words, count *look.Row
	bar          *meter
	stop         *button
}

// newProgressRow returns a row whose button says Stop or Cancel.
func newProgressRow(stop string, tapped func()) *progressRow {
	r := &progressRow{words: look.NewRow().Cut(), count: look.NewRow(), bar: newMeter()}
	r.stop = newButton(buttonSpec{words: stop, tapped: tapped})
	left := downward(4, across(8, grow(r.words), r.count), r.bar)
	r.box = across(14, grow(left), r.stop)
	return r
}

// set says what is being done and how far: a share from 0 to 1 and in words.
func (r *progressRow) set(words, count string, share float32) {
	r.words.Set(look.Run{Text: words, Style: look.Style{Size: look.SizeHead}})
	r.count.Set(look.Run{Text: count, Style: look.Caption})
	r.bar.set(share)
	r.box.Refresh()
}

// newEmpty is what a place shows that has nothing to show: an icon, what is
// missing, a sentence, and at most one link.
func newEmpty(symbol look.Symbol, strong, second string, link action) fyne.CanvasObject {
	parts := []fyne.CanvasObject{
		container.NewCenter(pic(symbol, look.Muted, look.IconLarge)),
		gap(0, 3),
		look.Words(strong, look.Strong).Aligned(fyne.TextAlignCenter).Cut(),
		look.Words(second, look.Second).Aligned(fyne.TextAlignCenter).Cut(),
	}
	if link.words != "" {
		parts = append(parts, container.NewCenter(newButton(buttonSpec{words: link.words, kind: linkButton, tapped: link.tapped})))
	}
	return container.New(&track{down: true}, space(), downward(1, parts...), space())
}
