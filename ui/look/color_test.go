package look

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// Words are read at 4.5 : 1, frames and icons at 3 : 1, in light and dark.
func TestContrast(t *testing.T) {
	tests := []struct {
		front   Color
		grounds []Color
		least   float64
	}{
		{Ink, []Color{Window, Panel, Input, Header, Selected, Hover, Nav, EditedGround, WarningGround, ErrorGround}, 4.5},
		{Muted, []Color{Window, Panel, Input, Header, Selected, Hover, Nav}, 4.5},
		{Link, []Color{Window, Panel, Selected, Hover}, 4.5},
		{OnPrimary, []Color{Primary}, 4.5},
		{Regular, []Color{Window, Panel, Header, Nav}, 4.5},
		{Quick, []Color{Window, Panel, Header, Nav}, 4.5},
		{Blitz, []Color{Window, Panel, Header, Nav}, 4.5},
		{Gain, []Color{Window, Panel, Selected, Hover}, 4.5},
		{Loss, []Color{Window, Panel, Selected, Hover}, 4.5},
		{Edited, []Color{Panel, EditedGround}, 4.5},
		{Warning, []Color{Window, Panel, WarningGround}, 4.5},
		{Error, []Color{Window, Panel, ErrorGround}, 4.5},
		{Order, []Color{Window, Panel, OrderGround}, 4.5},
		{WarningIcon, []Color{Panel, WarningGround, Selected}, 3},
		{Faint, []Color{Window, Panel}, 3},
		{Frame, []Color{Window, Panel}, 3},
	}
	for _, tt := range tests {
		for _, g := range tt.grounds {
			for _, dark := range []bool{false, true} {
				t.Run(fmt.Sprintf("%d on %d dark %v", tt.front, g, dark), func(t *testing.T) {
					if got := contrast(tt.front.In(dark), g.In(dark)); got < tt.least {
						t.Errorf("contrast is %.2f, want at least %.1f", got, tt.least)
					}
				})
			}
		}
	}
}

// contrast is the ratio of WCAG 2, section 1.4.3.
func contrast(a, b color.NRGBA) float64 {
	light, dark := luminance(a), luminance(b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + .05) / (dark + .05)
}

func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= .04045 {
			return f / 12.92
		}
		return math.Pow((f+.055)/1.055, 2.4)
	}
	return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
}

func TestContrastKnown(t *testing.T) {
	if got := contrast(color.NRGBA{0, 0, 0, 255}, color.NRGBA{255, 255, 255, 255}); math.Abs(got-21) > .01 {
		t.Errorf("black on white is %.2f, want 21", got)
	}
}

func TestModes(t *testing.T) {
	tests := []struct {
		name    string
		mode    Mode
		variant fyne.ThemeVariant
		dark    bool
	}{
		{"light on a dark system", Light, theme.VariantDark, false},
		{"dark on a light system", Night, theme.VariantLight, true},
		{"as a dark system", System, theme.VariantDark, true},
		{"as a light system", System, theme.VariantLight, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			th := Theme{Mode: tt.mode}
			for name, c := range fyneColors {
				if got, want := th.Color(name, tt.variant), c.In(tt.dark); got != want {
					t.Errorf("%s is %v, want %v", name, got, want)
				}
			}
			if got, want := th.Color(Edited.Name(), tt.variant), Edited.In(tt.dark); got != want {
				t.Errorf("our own name gives %v, want %v", got, want)
			}
		})
	}
}

// A name of Fyne's that we do not know is Fyne's, in our mode.
func TestUnknownName(t *testing.T) {
	name := theme.ColorNameSelection + "x"
	want := theme.DefaultTheme().Color(name, theme.VariantDark)
	if got := (Theme{Mode: Night}).Color(name, theme.VariantLight); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestZoom(t *testing.T) {
	tests := []struct {
		zoom, text, units float32
	}{
		{0, 13, 25},
		{1, 13, 25},
		{1.5, 19.5, 37.5},
		{2, 26, 50},
		{5, 26, 50},
		{.1, 10.4, 20},
	}
	test.NewTempApp(t)
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.zoom), func(t *testing.T) {
			fyne.CurrentApp().Settings().SetTheme(Theme{Zoom: tt.zoom})
			if got := theme.TextSize(); math.Abs(float64(got-tt.text)) > .001 {
				t.Errorf("text is %v, want %v", got, tt.text)
			}
			if got := Units(RowHeight); math.Abs(float64(got-tt.units)) > .001 {
				t.Errorf("a row is %v, want %v", got, tt.units)
			}
		})
	}
}

// Colors follow the theme that is put in force, without being set anew.
func TestFollows(t *testing.T) {
	test.NewTempApp(t)
	for _, m := range []Mode{Light, Night, Light} {
		fyne.CurrentApp().Settings().SetTheme(Theme{Mode: m})
		want := Panel.In(m == Night)
		if got := color.NRGBAModel.Convert(Panel); got != want {
			t.Errorf("mode %d: panel is %v, want %v", m, got, want)
		}
	}
}
