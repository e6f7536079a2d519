package look

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"github.com/go-fonts/dejavu/dejavusanscondensed"
	"github.com/go-fonts/dejavu/dejavusanscondensedbold"
)

// Signs are the runes that Fyne's Noto Sans lacks and the window needs. They
// are set in DejaVu Sans Condensed, which the program carries, so that they
// look the same on every machine.
const Signs = "→←↑↓−≤≥≠≈√∑✓✗▲▼△▽▴▾◆●○■□⌘⇧⌥⌃⏎"

var (
	dejavu     = fyne.NewStaticResource("DejaVuSansCondensed.ttf", dejavusanscondensed.TTF)
	dejavuBold = fyne.NewStaticResource("DejaVuSansCondensed-Bold.ttf", dejavusanscondensedbold.TTF)
)

// Sign says whether a text begins with one of Signs.
func Sign(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return s != "" && strings.ContainsRune(Signs, r)
}

// face is the font of a text: that of the theme, which is nil, or DejaVu.
func face(s string, bold bool) fyne.Resource {
	switch {
	case !Sign(s):
		return nil
	case bold:
		return dejavuBold
	}
	return dejavu
}

// Split cuts a text into pieces that each need one face, in order. The pieces
// joined are the text; an empty text has none.
func Split(s string) []string {
	var pieces []string
	from := 0
	for i, r := range s {
		if i > from && strings.ContainsRune(Signs, r) != Sign(s[from:]) {
			pieces = append(pieces, s[from:i])
			from = i
		}
	}
	if from < len(s) {
		pieces = append(pieces, s[from:])
	}
	return pieces
}
