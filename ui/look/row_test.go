package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// shown is what a row's texts say.
func shown(r *Row) string {
	var s string
	for _, o := range test.WidgetRenderer(r).Objects() {
		s += o.(*canvas.Text).Text
	}
	return s
}

func TestRowCut(t *testing.T) {
	test.NewTempApp(t)
	tests := []struct {
		name  string
		text  string
		width float32
		want  string
	}{
		{"room enough", "Brandreth, Yusuf", 300, "Brandreth, Yusuf"},
		{"cut", "Brandreth, Yusuf", 70, "Brandret…"},
		{"no room", "Brandreth, Yusuf", 3, ""},
		{"signs cut whole", "977 ≤", 30, "977 "},
		{"nothing", "", 50, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			fyne.CurrentApp().Settings().SetTheme(Theme{Mode: Light})
			r := Words(tt.text, Body).Cut()
			r.Resize(fyne.NewSize(tt.width, 20))
			if got := shown(r); got != tt.want {
				t.Errorf("shows %q, want %q", got, tt.want)
			}
			if r.MinSize().Width != 0 {
				t.Errorf("a cut row asks for %v", r.MinSize().Width)
			}
			if r.String() != tt.text {
				t.Errorf("says %q, want %q", r.String(), tt.text)
			}
		})
	}
}

// Pieces of different faces and sizes stand on one baseline.
func TestRowBaseline(t *testing.T) {
	test.NewTempApp(t)
	r := NewRow(Run{Text: "1719", Style: Rating}, Run{Text: "→", Style: Quiet}, Run{Text: "≥5", Style: Caption})
	r.Resize(r.MinSize())
	var base float32
	for i, o := range test.WidgetRenderer(r).Objects() {
		x := o.(*canvas.Text)
		_, b := fyne.CurrentApp().Driver().RenderedTextSize(x.Text, x.TextSize, x.TextStyle, x.FontSource)
		at := x.Position().Y + b
		if i > 0 && (at-base > .01 || base-at > .01) {
			t.Errorf("%q stands at %v, want %v", x.Text, at, base)
		}
		base = at
	}
}

func TestRowFollowsTheme(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(Theme{Mode: Light})
	r := Words("4.0", Quiet)
	before := r.MinSize()
	fyne.CurrentApp().Settings().SetTheme(Theme{Mode: Night, Zoom: 2})
	r.Refresh()
	x := test.WidgetRenderer(r).Objects()[0].(*canvas.Text)
	if x.Color != Muted.In(true) || x.TextSize != 26 {
		t.Errorf("color %v and size %v, want %v and 26", x.Color, x.TextSize, Muted.In(true))
	}
	if r.MinSize().Width < 1.9*before.Width {
		t.Errorf("width %v at twice %v", r.MinSize().Width, before.Width)
	}
}
