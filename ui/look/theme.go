package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Mode is light, dark, or what the system has.
type Mode uint8

// The modes.
const (
	System Mode = iota
	Light
	Night // dark
)

// The zoom's ends.
const (
	MinZoom = 0.8
	MaxZoom = 2.0
)

// Theme is the window's theme. It is a value: another mode or zoom is another
// theme, which fyne.Settings.SetTheme puts in force.
type Theme struct {
	Mode Mode
	Zoom float32 // 0.8 to 2; 0 is 1
}

var _ fyne.Theme = Theme{}

// factor is the zoom, kept within its ends.
func (t Theme) factor() float32 {
	if t.Zoom == 0 {
		return 1
	}
	return min(max(t.Zoom, MinZoom), MaxZoom)
}

// dark says whether the theme is dark where the system has the variant v.
func (t Theme) dark(v fyne.ThemeVariant) bool {
	if t.Mode == System {
		return v == theme.VariantDark
	}
	return t.Mode == Night
}

// inForce is the app's theme, or the plain one where the app has another.
func inForce() Theme {
	t, _ := fyne.CurrentApp().Settings().Theme().(Theme)
	return t
}

// Dark says whether the theme in force is dark.
func Dark() bool {
	s := fyne.CurrentApp().Settings()
	t, _ := s.Theme().(Theme)
	return t.dark(s.ThemeVariant())
}

// Zoom is the factor of the theme in force, 0.8 to 2.
func Zoom() float32 { return inForce().factor() }

// Units returns a measure of the design under the zoom in force.
func Units(v float32) float32 { return v * Zoom() }

// fyneColors gives Fyne's own widgets our colors.
var fyneColors = map[fyne.ThemeColorName]Color{
	theme.ColorNameBackground:          Window,
	theme.ColorNameButton:              Header,
	theme.ColorNameDisabledButton:      Header,
	theme.ColorNameDisabled:            Faint,
	theme.ColorNameError:               Error,
	theme.ColorNameFocus:               Link,
	theme.ColorNameForeground:          Ink,
	theme.ColorNameForegroundOnError:   OnPrimary,
	theme.ColorNameForegroundOnPrimary: OnPrimary,
	theme.ColorNameForegroundOnSuccess: OnPrimary,
	theme.ColorNameForegroundOnWarning: OnPrimary,
	theme.ColorNameHeaderBackground:    Header,
	theme.ColorNameHover:               Hover,
	theme.ColorNameHyperlink:           Link,
	theme.ColorNameInputBackground:     Input,
	theme.ColorNameInputBorder:         Frame,
	theme.ColorNameMenuBackground:      Window,
	theme.ColorNameOverlayBackground:   Panel,
	theme.ColorNamePlaceHolder:         Muted,
	theme.ColorNamePressed:             Nav,
	theme.ColorNamePrimary:             Link,
	theme.ColorNameScrollBar:           Border,
	theme.ColorNameScrollBarBackground: Window,
	theme.ColorNameSelection:           Selected,
	theme.ColorNameSeparator:           Line,
	theme.ColorNameShadow:              Shade,
	theme.ColorNameSuccess:             Order,
	theme.ColorNameWarning:             Warning,
}

// Color gives Fyne's widgets and our icons their colors.
func (t Theme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	dark := t.dark(v)
	if c, ok := named(name); ok {
		return c.In(dark)
	}
	if c, ok := fyneColors[name]; ok {
		return c.In(dark)
	}
	if dark {
		v = theme.VariantDark
	} else {
		v = theme.VariantLight
	}
	return theme.DefaultTheme().Color(name, v)
}

// fyneSizes are the sizes of Fyne's own widgets that differ from Fyne's.
var fyneSizes = map[fyne.ThemeSizeName]float32{
	theme.SizeNameText:               13,
	theme.SizeNameCaptionText:        11,
	theme.SizeNameHeadingText:        22,
	theme.SizeNameSubHeadingText:     16,
	theme.SizeNamePadding:            4,
	theme.SizeNameInnerPadding:       5.5, // with 6 a line of text is a part of a pixel too high for a field at 150 %
	theme.SizeNameLineSpacing:        2,
	theme.SizeNameInlineIcon:         16,
	theme.SizeNameInputBorder:        1,
	theme.SizeNameInputRadius:        RadiusField,
	theme.SizeNameSelectionRadius:    RadiusTag,
	theme.SizeNameScrollBar:          10,
	theme.SizeNameScrollBarSmall:     4,
	theme.SizeNameScrollBarRadius:    3,
	theme.SizeNameSeparatorThickness: 1,
}

// Size gives Fyne's widgets their measures, under the theme's zoom.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	v, ok := fyneSizes[name]
	if !ok {
		v = theme.DefaultTheme().Size(name)
	}
	return v * t.factor()
}

// Font is the Noto Sans that Fyne carries.
func (Theme) Font(s fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(s) }

// Icon is Fyne's, for the icons inside its own widgets.
func (Theme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }
