package ui

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// wayOf is one of several words of a setting, with what it is called.
type wayOf struct{ word, words string }

var (
	themeWays  = []wayOf{{"system", "System"}, {"light", "Light"}, {"dark", "Dark"}}
	paperWays  = []wayOf{{"letter", "Letter"}, {"a4", "A4"}}
	reloadWays = []wayOf{{"ask", "Ask"}, {"always", "At once"}}
)

// preferences shows the dialog of the settings. They act at once.
func (w *Window) preferences() {
	s := &w.app.settings
	ways := func(label string, list []wayOf, at *string, then func()) fyne.CanvasObject {
		var words []string
		for _, o := range list {
			words = append(words, o.words)
		}
		i := slices.IndexFunc(list, func(o wayOf) bool { return o.word == *at })
		return setting(label, newWays(words, i, func(i int) {
			*at = list[i].word
			w.app.keep(w)
			then()
		}))
	}
	nothing := func() {}
	body := padded(20, 16, downward(8,
		ways("Theme", themeWays, &s.Theme, w.app.redress),
		setting("Scale", w.scale()),
		ways("Paper", paperWays, &s.Paper, nothing),
		setting("Performance", w.performance()),
		ways("File changed on disk", reloadWays, &s.Reload, nothing)))
	newModal(modalSpec{title: "Preferences", width: 480, body: body, cross: true, tell: w.status.tell, answers: []answer{{words: "Done", strong: true}}}).show(w.win.Canvas())
}

// setting is a row of the preferences.
func setting(label string, o fyne.CanvasObject) fyne.CanvasObject {
	return across(0, sized(160, look.FieldHeight, look.Words(label, look.Quiet)), grow(o))
}

// scale chooses the zoom.
func (w *Window) scale() fyne.CanvasObject {
	var words []string
	at := 0
	for z := state.ZoomMin; z <= state.ZoomMax; z += 10 {
		if z <= w.app.settings.Zoom {
			at = len(words)
		}
		words = append(words, fmt.Sprintf("%d %%", z))
	}
	return newChoice(words, at, func(i int) { w.zoomTo(state.ZoomMin + 10*i) })
}

// performance chooses the definition of performance ratings.
func (w *Window) performance() fyne.CanvasObject {
	var words []string
	at := 0
	for i, p := range performances {
		words = append(words, p.words)
		if p.perf == w.app.settings.PerformanceOf() {
			at = i
		}
	}
	return newChoice(words, at, func(i int) {
		w.app.perform(performances[i].perf)
		w.app.keep(w)
	})
}

// perform puts a definition of performance ratings into force, in all windows.
func (a *App) perform(p ratingcore.Performance) {
	a.settings.Performance = p.String()
	for _, o := range a.windows {
		if o.doc != nil && o.doc.Perf != p {
			o.doc.Perf = p
			o.show()
		}
	}
}
