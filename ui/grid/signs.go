package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"wallchart/ui/look"
)

// Sizes of the small signs, in units.
const (
	cornerSize = 8
	dotSize    = 6
	signSize   = 14
	sortSize   = 11
)

// The signs; their color follows the theme.
var (
	cornerFull  = shape("corner-full", `<path d="M0 0H8V8Z"/>`, look.Edited)
	cornerOpen  = shape("corner-open", `<path d="M0 0H8V8ZM2.7 1.1L6.9 5.3V1.1Z"/>`, look.Edited)
	cornerLow   = shape("corner-low", `<path d="M0 0V8H8Z"/>`, look.Error)
	cornerHigh  = shape("corner-high", `<path d="M0 0H8L0 8Z"/>`, look.WarningIcon)
	warningSign = look.Icon(look.IconWarning, look.WarningIcon)
	upSign      = look.Icon(look.IconSortUp, look.Ink)
	downSign    = look.Icon(look.IconSortDown, look.Ink)
)

func shape(name, body string, c look.Color) fyne.Resource {
	svg := `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">` + body + `</svg>`
	return theme.NewColoredResource(fyne.NewStaticResource("wallchart-"+name+".svg", []byte(svg)), c.Name())
}
