package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Run is a piece of a line in one style. Gap is the room left of it in units.
type Run struct {
	Text  string
	Style Style
	Gap   float32
}

// Row is a line of text in several styles on one baseline, with signs in
// their own face. It follows the theme, and where it is too narrow it ends in
// an ellipsis.
type Row struct {
	widget.BaseWidget
	runs  []Run
	align fyne.TextAlign
	cut   bool
}

// NewRow returns a line of runs.
func NewRow(runs ...Run) *Row {
	r := &Row{runs: runs}
	r.ExtendBaseWidget(r)
	return r
}

// Words returns a line in one style.
func Words(s string, style Style) *Row { return NewRow(Run{Text: s, Style: style}) }

// Aligned sets where the line stands in its room, and returns it.
func (r *Row) Aligned(a fyne.TextAlign) *Row {
	r.align = a
	return r
}

// Cut lets the line be narrower than its text, and returns it.
func (r *Row) Cut() *Row {
	r.cut = true
	return r
}

// Set replaces what the line says.
func (r *Row) Set(runs ...Run) {
	r.runs = runs
	r.Refresh()
}

// String is the line's text.
func (r *Row) String() string {
	var s string
	for i, run := range r.runs {
		if i > 0 && run.Gap > 0 {
			s += " "
		}
		s += run.Text
	}
	return s
}

// CreateRenderer makes the line's texts.
func (r *Row) CreateRenderer() fyne.WidgetRenderer {
	v := &rowView{row: r}
	v.build()
	return v
}

// rowView draws a Row: a text for each piece of each run.
type rowView struct {
	Drawn
	row   *Row
	parts []rowPart
	least fyne.Size
	base  float32
}

// rowPart is a piece with its left edge and what it measures.
type rowPart struct {
	full  string
	text  *canvas.Text
	style Style
	left  float32
	size  fyne.Size
	base  float32
}

func (v *rowView) build() {
	v.parts, v.List = v.parts[:0], v.List[:0]
	v.least, v.base = fyne.Size{}, 0
	var below float32
	for _, run := range v.row.runs {
		v.least.Width += Units(run.Gap)
		for _, s := range Split(run.Text) {
			size, base := Measure(s, run.Style)
			p := rowPart{full: s, text: Text(s, run.Style), style: run.Style, left: v.least.Width, size: size, base: base}
			v.parts = append(v.parts, p)
			v.List = append(v.List, p.text)
			v.least.Width += size.Width
			if !Sign(s) || v.base == 0 {
				v.base, below = max(v.base, base), max(below, size.Height-base)
			}
		}
	}
	if len(v.parts) == 0 {
		v.least, _ = Measure("x", Body)
		v.least.Width = 0
		return
	}
	v.least.Height = v.base + below
}

// Layout sets the pieces on one baseline and cuts what does not fit.
func (v *rowView) Layout(size fyne.Size) {
	left := float32(0)
	switch room := size.Width - v.least.Width; {
	case room <= 0:
	case v.row.align == fyne.TextAlignCenter:
		left = room / 2
	case v.row.align == fyne.TextAlignTrailing:
		left = room
	}
	top := (size.Height - v.least.Height) / 2
	full := false
	for _, p := range v.parts {
		shown := p.full
		if full {
			shown = ""
		} else if p.left+p.size.Width > size.Width+.5 {
			shown, full = Fit(p.full, p.style, size.Width-p.left), true
		}
		p.text.Text = shown
		p.text.Move(fyne.NewPos(left+p.left, top+v.base-p.base))
		p.text.Resize(p.size)
	}
}

// Fit cuts a text to a width and ends it in an ellipsis; what has no room even
// for that is empty.
func Fit(s string, style Style, width float32) string {
	if Width(s, style) <= width+.5 {
		return s
	}
	runes := []rune(s)
	low, high := 0, len(runes)
	for low < high {
		mid := (low + high + 1) / 2
		if Width(string(runes[:mid])+"…", style) <= width {
			low = mid
		} else {
			high = mid - 1
		}
	}
	if low == 0 {
		return ""
	}
	return string(runes[:low]) + "…"
}

// MinSize is the room the line needs without being cut, or no width at all
// where it may be.
func (v *rowView) MinSize() fyne.Size {
	if v.row.cut {
		return fyne.NewSize(0, v.least.Height)
	}
	return v.least
}

// Refresh makes the texts anew, in the theme in force.
func (v *rowView) Refresh() {
	v.build()
	v.Layout(v.row.Size())
	canvas.Refresh(v.row)
}
