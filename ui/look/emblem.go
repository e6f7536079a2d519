package look

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
)

// Emblem is the program's sign: a small round-robin grid with its diagonal in
// amber on blue, the same in light and dark.
var Emblem fyne.Resource = fyne.NewStaticResource("wallchart-emblem.svg", emblem())

func emblem() []byte {
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">`)
	b.WriteString(`<rect x="1" y="1" width="46" height="46" rx="9" ry="9" fill="#3E70A8"/>`)
	b.WriteString(`<rect x="2" y="2" width="44" height="44" rx="8" ry="8" fill="#1F4C82"/>`)
	for row := range 4 {
		for col := range 4 {
			fill := "#FFFFFF"
			switch {
			case row == col:
				fill = "#F0AE3C"
			case (row+col)%2 == 1 && row > col:
				fill = "#C9D8EA"
			case (row+col)%2 == 0 && row < col:
				fill = "#C9D8EA"
			}
			fmt.Fprintf(&b, `<rect x="%.1f" y="%.1f" width="7.4" height="7.4" rx="1.2" ry="1.2" fill="%s"/>`,
				7.4+float64(col)*8.6, 7.4+float64(row)*8.6, fill)
		}
	}
	b.WriteString("</svg>")
	return []byte(b.String())
}
