// Package assets holds what the program carries inside itself: fonts with
// their licences, the icon, and a sample workbook.
package assets

import _ "embed"

// Sample is a workbook with an invented event of three sections, in the
// layout that the program reads best. Callers must not change it.
//
//go:embed sample.xlsx
var Sample []byte

// Icon is the program's sign as a PNG of 512 by 512 pixels.
//
//go:embed icon.png
var Icon []byte
