package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/ui/look"
)

// chapter is a heading with paragraphs of the help.
type chapter struct {
	title string
	text  []string
}

var guideChapters = []chapter{
	{"In three steps", []string{
		"Drop the event’s workbook on the window. See what is wrong with it, marked in amber and red, and mend it in Excel or here. Export the updated workbook and the crosstable.",
		"Without a workbook, begin with File, New from template: it has a sheet for the event, its sections and its players, and explains every column.",
	}},
	{"What if", []string{
		"Choose a result in the table and press w, l or d: the opponent’s result follows, and all ratings with it. Enter on a rating before edits it. Changed cells have a filled corner, mirrored ones an open corner, and what follows from them a dot.",
		"Undo goes back without end. Back to the file takes all changes away. Nothing is written until you save a copy or export.",
	}},
	{"How a rating came about", []string{
		"The pane at the right shows each step with the section of the US Chess document it comes from, the games with the rating used and the expected score, and two pictures. All steps shows everything.",
	}},
	{"The file stays the source", []string{
		"When the workbook is saved in Excel while it is open here, the window says so and reads it again when you like. Your changes are kept where the old value still stands.",
	}},
}

var departureChapters = []chapter{
	{"What is implemented", []string{
		"The US Chess Rating System of July 26, 2025, and for older events those of January 7, 2015 and November 3, 2011, by one table of dated changes. The formulae of the Irish Chess Union. The report of the USCF Ratings Committee of 1994.",
	}},
	{"Where published results decide", []string{
		"The bonus multiplier and storage go by the last day of the event, effective games and the reduced K by that of the section.",
		"The special formula takes the zero nearest to the start. Floors act once, after step 5, and count the games of the section. Sections of an event are rated one after the other, by their days.",
		"A member with two rows in a section is rated once, with the games of both. Byes and forfeits count in scores only.",
		"The README lists every departure with its section.",
	}},
	{"What nobody can know here", []string{
		"US Chess rates from its own records with decimals. From whole published ratings a result may differ by a point or a few. Ratings are unofficial until US Chess has rated the event.",
	}},
}

func (w *Window) guide()      { w.book("Guide", guideChapters) }
func (w *Window) departures() { w.book("Documents and departures", departureChapters) }

// book shows chapters in a dialog that scrolls.
func (w *Window) book(title string, chapters []chapter) {
	var parts []fyne.CanvasObject
	for _, c := range chapters {
		parts = append(parts, look.Words(c.title, look.Strong))
		for _, t := range c.text {
			parts = append(parts, newProse(t, look.Body, 500), gap(0, 2))
		}
		parts = append(parts, gap(0, 6))
	}
	body := container.NewVScroll(padded(20, 14, downward(4, parts...)))
	newModal(modalSpec{title: title, width: 540, height: 480, body: body, cross: true, tell: w.status.tell,
		answers: []answer{{words: "Close", strong: true}}}).show(w.win.Canvas())
}

// about names the program and its version.
func (w *Window) about() {
	newModal(modalSpec{title: "Wallchart " + w.app.version, tell: w.status.tell,
		text:    "Exact US Chess ratings from an Excel event. No player’s data leaves this computer. Fonts: Noto Sans (OFL), DejaVu Sans Condensed.",
		answers: []answer{{words: "Copy version", left: true, tapped: func() { w.copyText("Wallchart " + w.app.version) }}, {words: "Close", strong: true}},
	}).show(w.win.Canvas())
}
