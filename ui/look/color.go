package look

import (
	"image/color"

	"fyne.io/fyne/v2"
)

// Color is one of the window's colors by what it is for. It is a color.Color
// that follows the theme: rectangles, lines and circles painted with it change
// with light and dark by themselves. Texts need the plain value of Now, since
// Fyne keeps drawn words by their color.
type Color uint8

// The colors. A ground goes under its text, a line frames the ground.
const (
	Window    Color = iota // sidebar, toolbar, pane, status
	Panel                  // table, cards, dialogs
	Input                  // fields
	Header                 // table and group heads, disabled fields
	Line                   // region borders
	Hair                   // between rows
	Frame                  // field border, earlier line in a chart
	Border                 // border of secondary buttons
	Ink                    // text
	Muted                  // second lines, ratings before
	Faint                  // arrows, chart dots, disabled
	Primary                // the one primary button, ticks, active segment
	OnPrimary              // text on Primary
	Link                   // links, focus ring, selection bar, chart line
	Selected               // selected row
	Hover                  // row under the pointer
	Nav                    // chosen entry of the sidebar
	Regular                // Regular ratings, always with R
	Quick                  // Quick ratings, always with Q
	Blitz                  // Blitz ratings, always with B
	Gain                   // change up, always with its sign
	Loss                   // change down
	Edited                 // what if, and nothing else
	EditedGround
	EditedLine
	Warning // with the triangle
	WarningGround
	WarningLine
	WarningIcon
	Error // with the octagon
	ErrorGround
	ErrorLine
	Order // in order, with the ringed tick
	OrderGround
	OrderLine
	Scrim // behind dialogs
	Shade // of Fyne's own shadows
	colors
)

// shades are a color in light and in dark.
type shades [2]uint32

// palette gives every color as RRGGBBAA.
var palette = [colors]shades{
	Window:        {0xF3F5F7FF, 0x16191DFF},
	Panel:         {0xFFFFFFFF, 0x1C2025FF},
	Input:         {0xFFFFFFFF, 0x22272DFF},
	Header:        {0xECEFF2FF, 0x262B32FF},
	Line:          {0xD9DFE5FF, 0x343B44FF},
	Hair:          {0xEBEEF1FF, 0x272C33FF},
	Frame:         {0x828C97FF, 0x6E7986FF},
	Border:        {0xB4BDC7FF, 0x4D5762FF},
	Ink:           {0x1B2229FF, 0xE5E9EDFF},
	Muted:         {0x55606CFF, 0xA0AAB5FF},
	Faint:         {0x78828EFF, 0x7C8793FF},
	Primary:       {0x1F5FA8FF, 0x2F6FB8FF},
	OnPrimary:     {0xFFFFFFFF, 0xFFFFFFFF},
	Link:          {0x1F5FA8FF, 0x7DB4F0FF},
	Selected:      {0xDDE9F6FF, 0x233A54FF},
	Hover:         {0xEEF2F6FF, 0x242A31FF},
	Nav:           {0xE1E8EFFF, 0x29313AFF},
	Regular:       {0x1F5FA8FF, 0x7DB4F0FF},
	Quick:         {0x0B6B72FF, 0x5CC4C6FF},
	Blitz:         {0x8A4B1FFF, 0xDDA36CFF},
	Gain:          {0x1D6A3AFF, 0x8BD8A3FF},
	Loss:          {0x9A3B26FF, 0xF0A38FFF},
	Edited:        {0x6A3AA2FF, 0xCDB0F7FF},
	EditedGround:  {0xEFE6FAFF, 0x352A4BFF},
	EditedLine:    {0xC6AEE6FF, 0x6B5494FF},
	Warning:       {0x764900FF, 0xF2CB74FF},
	WarningGround: {0xFFF3D6FF, 0x382D14FF},
	WarningLine:   {0xD9A441FF, 0x7A6127FF},
	WarningIcon:   {0xA86300FF, 0xF2CB74FF},
	Error:         {0xA3241CFF, 0xFF9D94FF},
	ErrorGround:   {0xFCEBE9FF, 0x40211FFF},
	ErrorLine:     {0xE0A09BFF, 0x84443FFF},
	Order:         {0x1D6A3AFF, 0x8BD8A3FF},
	OrderGround:   {0xE5F3E9FF, 0x1A3424FF},
	OrderLine:     {0x9CCBACFF, 0x3C6D4DFF},
	Scrim:         {0x141A2061, 0x0000008C},
	Shade:         {0x141A2020, 0x00000059},
}

// In returns the color in dark or in light.
func (c Color) In(dark bool) color.NRGBA {
	v := palette[c][0]
	if dark {
		v = palette[c][1]
	}
	return color.NRGBA{R: uint8(v >> 24), G: uint8(v >> 16), B: uint8(v >> 8), A: uint8(v)}
}

// Now returns the color as the theme in force has it.
func (c Color) Now() color.NRGBA { return c.In(Dark()) }

// RGBA is the color as the theme in force has it.
func (c Color) RGBA() (r, g, b, a uint32) { return c.Now().RGBA() }

// Name is the color's name for Fyne's lookups, as for icons.
func (c Color) Name() fyne.ThemeColorName {
	return fyne.ThemeColorName("look" + string(rune('A'+c)))
}

// named is the color of a name made by Name.
func named(name fyne.ThemeColorName) (Color, bool) {
	if len(name) != 5 || name[:4] != "look" {
		return 0, false
	}
	c := Color(name[4] - 'A')
	return c, c < colors
}

// Mix returns a color with a share of another in it, 0 to 1, by the theme in
// force: for what the pointer presses.
func Mix(c, other Color, share float64) color.NRGBA {
	a, b := c.Now(), other.Now()
	between := func(x, y uint8) uint8 { return uint8(float64(float64(x)*(1-share)) + float64(float64(y)*share) + .5) }
	return color.NRGBA{R: between(a.R, b.R), G: between(a.G, b.G), B: between(a.B, b.B), A: a.A}
}
