package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// Symbol is one of the window's own icons.
type Symbol string

// The icons, on a grid of 20 with a line of 1.5.
const (
	IconOpen     Symbol = "open"
	IconSave     Symbol = "save"
	IconUndo     Symbol = "undo"
	IconRedo     Symbol = "redo"
	IconReload   Symbol = "reload"
	IconPrint    Symbol = "print"
	IconFind     Symbol = "find"
	IconExport   Symbol = "export"
	IconPane     Symbol = "pane"
	IconSidebar  Symbol = "sidebar"
	IconColumns  Symbol = "columns"
	IconEvent    Symbol = "event"
	IconProblems Symbol = "problems"
	IconSection  Symbol = "section"
	IconWarning  Symbol = "warning"
	IconError    Symbol = "error"
	IconNote     Symbol = "note"
	IconInOrder  Symbol = "inorder"
	IconTick     Symbol = "tick"
	IconEdited   Symbol = "edited"
	IconReminder Symbol = "reminder"
	IconFile     Symbol = "file"
	IconNew      Symbol = "new"
	IconSample   Symbol = "sample"
	IconFolder   Symbol = "folder"
	IconGuide    Symbol = "guide"
	IconClose    Symbol = "close"
	IconCopy     Symbol = "copy"
	IconUp       Symbol = "up"
	IconDown     Symbol = "down"
	IconRight    Symbol = "right"
	IconArrow    Symbol = "arrow"
	IconSortUp   Symbol = "sortup"
	IconSortDown Symbol = "sortdown"
	IconPlayer   Symbol = "player"
	IconSettings Symbol = "settings"
	IconCornerNW Symbol = "cornernw" // corners of the drop place, a grid of 22
	IconCornerNE Symbol = "cornerne"
	IconCornerSW Symbol = "cornersw"
	IconCornerSE Symbol = "cornerse"
	IconDrop     Symbol = "drop" // large: a grid of 22 and a line of 0.8
)

// drawings are the icons as strokes.
var drawings = map[Symbol]string{
	IconOpen:     "M 3 14.7 L 3 5 A 4 4 L 7.3 4 L 9 6 L 15 6 A 16 7 L 16 8.5 M 3 14.8 L 5.2 9.3 A 6 8.6 L 17.2 8.6 L 15.2 14.9 A 14.2 15.8 L 4 15.8 A 3 14.8",
	IconSave:     "M 4.5 3.5 L 13.5 3.5 L 16.5 6.5 L 16.5 15.5 V 15.5 16.5 L 4.5 16.5 A 3.5 15.5 L 3.5 4.5 V 4.5 3.5 Z M 6.5 3.8 L 6.5 7.5 L 12.5 7.5 L 12.5 3.8 M 6 16.2 L 6 11.5 L 14 11.5 L 14 16.2",
	IconUndo:     "M 7.2 3.8 L 3.6 7.4 L 7.2 11 M 3.9 7.4 L 12 7.4 A 16.3 11.7 V 12 16 L 9 16",
	IconRedo:     "M 12.8 3.8 L 16.4 7.4 L 12.8 11 M 16.1 7.4 L 8 7.4 A 3.7 11.7 V 8 16 L 11 16",
	IconReload:   "M 15.6 12 V 10 16 A 4 10 V 10 4 A 15.6 7.4 M 16 3.4 L 16 7.6 L 11.8 7.6",
	IconPrint:    "M 6 7.2 L 6 3.2 L 14 3.2 L 14 7.2 M 6 14.2 L 4.2 14.2 A 3.2 13.2 L 3.2 8.2 V 4.2 7.2 L 15.8 7.2 A 16.8 8.2 L 16.8 13.2 V 15.8 14.2 L 14 14.2 M 6 11.2 L 14 11.2 L 14 16.8 L 6 16.8 Z",
	IconFind:     "O 8.7 8.7 5.2 M 12.6 12.6 L 16.8 16.8",
	IconExport:   "M 10 12.5 L 10 3.4 M 6.4 7 L 10 3.4 L 13.6 7 M 3.4 11.5 L 3.4 15.6 V 4.4 16.6 L 15.6 16.6 A 16.6 15.6 L 16.6 11.5",
	IconPane:     "M 4 4 L 16 4 A 17 5 L 17 15 V 16 16 L 4 16 A 3 15 L 3 5 V 4 4 Z M 12 4 L 12 16",
	IconSidebar:  "M 4 4 L 16 4 A 17 5 L 17 15 V 16 16 L 4 16 A 3 15 L 3 5 V 4 4 Z M 8 4 L 8 16",
	IconColumns:  "M 4 4 L 16 4 A 17 5 L 17 15 V 16 16 L 4 16 A 3 15 L 3 5 V 4 4 Z M 7.7 4 L 7.7 16 M 12.3 4 L 12.3 16",
	IconEvent:    "M 4.4 4.6 L 15.6 4.6 A 16.6 5.6 L 16.6 15.4 V 15.6 16.4 L 4.4 16.4 A 3.4 15.4 L 3.4 5.6 V 4.4 4.6 Z M 3.6 8.6 L 16.4 8.6 M 7 2.8 L 7 5.6 M 13 2.8 L 13 5.6",
	IconProblems: "M 7.5 5.2 L 17 5.2 M 7.5 10 L 17 10 M 7.5 14.8 L 17 14.8 D 3.7 5.2 1 D 3.7 10 1 D 3.7 14.8 1",
	IconSection:  "M 4 3.4 L 16 3.4 A 16.6 4 L 16.6 16 V 16 16.6 L 4 16.6 A 3.4 16 L 3.4 4 V 4 3.4 Z M 3.6 7.8 L 16.4 7.8 M 3.6 12.2 L 16.4 12.2 M 7.8 3.6 L 7.8 16.4 M 12.2 3.6 L 12.2 16.4",
	IconWarning:  "M 10 3.2 L 17.4 16.2 L 2.6 16.2 Z M 10 8 L 10 11.4 D 10 13.6 0.9",
	IconError:    "M 6.9 2.6 L 13.1 2.6 L 17.4 6.9 L 17.4 13.1 L 13.1 17.4 L 6.9 17.4 L 2.6 13.1 L 2.6 6.9 Z M 7.5 7.5 L 12.5 12.5 M 12.5 7.5 L 7.5 12.5",
	IconNote:     "O 10 10 7 M 10 9.4 L 10 13.5 D 10 6.7 0.9",
	IconInOrder:  "O 10 10 7 M 6.8 10.2 L 9 12.4 L 13.2 7.8",
	IconTick:     "M 4 10.6 L 8 14.6 L 16.2 5.6",
	IconEdited:   "M 3.6 16.4 L 4.4 12.9 L 13.6 3.7 L 16.3 6.4 L 7.1 15.6 Z M 11.6 5.7 L 14.3 8.4",
	IconReminder: "O 10 10 7 M 10 5.8 L 10 10 L 13 12",
	IconFile:     "M 5.6 3 L 11.4 3 L 15.4 7 L 15.4 16 A 14.4 17 L 5.6 17 A 4.6 16 L 4.6 4 V 5.6 3 Z M 11.2 3.2 L 11.2 7.2 L 15.2 7.2",
	IconNew:      "M 5.6 3 L 11.4 3 L 15.4 7 L 15.4 16 V 14.4 17 L 5.6 17 A 4.6 16 L 4.6 4 V 5.6 3 Z M 11.2 3.2 L 11.2 7.2 L 15.2 7.2 M 10 9.6 L 10 14.2 M 7.7 11.9 L 12.3 11.9",
	IconSample:   "M 4 4 L 16 4 A 17 5 L 17 15 V 16 16 L 4 16 A 3 15 L 3 5 V 4 4 Z M 3.2 8 L 16.8 8 M 3.2 12 L 16.8 12 M 8 8 L 8 16",
	IconFolder:   "M 4 4.4 L 7.6 4.4 L 9.4 6.4 L 16 6.4 A 17 7.4 L 17 15 V 16 16 L 4 16 A 3 15 L 3 5.4 V 4 4.4 Z",
	IconGuide:    "M 10 5 A 2.8 3.8 L 2.8 15.2 A 10 16.6 M 10 5 A 17.2 3.8 L 17.2 15.2 A 10 16.6 M 10 5 L 10 16.6",
	IconClose:    "M 4.6 4.6 L 15.4 15.4 M 15.4 4.6 L 4.6 15.4",
	IconCopy:     "M 8 7 L 15.6 7 A 16.6 8 L 16.6 15.6 V 15.6 16.6 L 8 16.6 A 7 15.6 L 7 8 V 8 7 Z M 4.4 13 A 3.4 12 L 3.4 4.4 V 4.4 3.4 L 12 3.4 A 13 4.4",
	IconUp:       "M 4.6 12.7 L 10 7.3 L 15.4 12.7",
	IconDown:     "M 4.6 7.3 L 10 12.7 L 15.4 7.3",
	IconRight:    "M 7.3 4.6 L 12.7 10 L 7.3 15.4",
	IconArrow:    "M 3.4 10 L 16.6 10 M 12 5.4 L 16.6 10 L 12 14.6",
	IconSortUp:   "M 10 6 L 16 14 L 4 14 F",
	IconSortDown: "M 10 14 L 16 6 L 4 6 F",
	IconPlayer:   "O 10 6.6 3.2 M 3.6 16.8 V 10 11.6 A 16.4 16.8",
	IconSettings: "M 3 6 L 9 6 M 13.6 6 L 17 6 O 11.3 6 2.2 M 3 14 L 6.4 14 M 11 14 L 17 14 O 8.7 14 2.2",
	IconDrop:     "M 8.2 8.6 L 2.4 8.6 A 1.4 9.6 L 1.4 20.4 V 2.4 21.4 L 19.6 21.4 A 20.6 20.4 L 20.6 9.6 V 19.6 8.6 L 13.8 8.6 M 1.4 13 L 20.6 13 M 1.4 17.2 L 20.6 17.2 M 7.8 13 L 7.8 21.4 M 14.2 13 L 14.2 21.4 M 11 0.6 L 11 10 M 7.6 6.6 L 11 10 L 14.4 6.6",
	IconCornerNW: "M 1.2 21 L 1.2 4.2 V 4.2 1.2 L 21 1.2",
	IconCornerNE: "M 20.8 21 L 20.8 4.2 V 17.8 1.2 L 1 1.2",
	IconCornerSW: "M 1.2 1 L 1.2 17.8 V 4.2 20.8 L 21 20.8",
	IconCornerSE: "M 20.8 1 L 20.8 17.8 V 17.8 20.8 L 1 20.8",
}

// Icon returns an icon in a color that follows the theme. An unknown symbol is
// a mistake in the program.
func Icon(name Symbol, c Color) fyne.Resource {
	return theme.NewColoredResource(drawn[name], c.Name())
}

// Picture returns an icon as an image of a size in units before the zoom.
func Picture(name Symbol, c Color, units float32) *canvas.Image {
	i := canvas.NewImageFromResource(Icon(name, c))
	i.FillMode = canvas.ImageFillContain
	i.SetMinSize(fyne.NewSquareSize(Units(units)))
	return i
}

// drawn are the icons as SVG.
var drawn = func() map[Symbol]fyne.Resource {
	all := map[Symbol]fyne.Resource{}
	for name, text := range drawings {
		lines, err := strokes(text)
		if err != nil {
			panic(err)
		}
		grid, width := pen(name)
		all[name] = fyne.NewStaticResource("wallchart-"+string(name)+".svg", svg(lines, grid, width))
	}
	return all
}()

// pen is the grid and the line of an icon: the large ones are shown at more
// than 20.
func pen(name Symbol) (grid int, width float64) {
	switch name {
	case IconDrop:
		return 22, .8
	case IconCornerNW, IconCornerNE, IconCornerSW, IconCornerSE:
		return 22, 2.2
	}
	return 20, 1.5
}
