// Package ui is the window: it shows events, lets things be tried, and writes
// the files. What it shows and does is decided in package state; here it is
// drawn with Fyne.
package ui

import (
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"wallchart/ui/look"
	"wallchart/ui/state"
)

// App is the running program: settings, and a window an event.
type App struct {
	fyne     fyne.App
	settings state.Settings
	note     string // what is to be told about the settings, once
	windows  []*Window
	version  string
	outside  outside
}

// New returns the program on a Fyne app, with the settings of a folder. crash is
// the log of a crash of the last start, or empty.
func New(a fyne.App, settingsDir, version, crash string) *App {
	p := &App{fyne: a, version: version, outside: realOutside()}
	p.settings, p.note = state.LoadSettings(settingsDir)
	if crash != "" {
		p.note = strings.TrimSpace(p.note + " Wallchart ended badly the last time; what happened is in " + crash + ".")
	}
	p.dress()
	return p
}

// dress puts the theme and zoom of the settings into force.
func (a *App) dress() {
	a.fyne.Settings().SetTheme(look.Theme{Mode: modeOf(a.settings.Theme), Zoom: float32(a.settings.Zoom) / 100})
}

// modeOf is light, dark or as the system has it.
func modeOf(word string) look.Mode {
	switch word {
	case "light":
		return look.Light
	case "dark":
		return look.Night
	}
	return look.System
}

// Start opens a window for each file, or one with the start screen.
func (a *App) Start(files []string) {
	if len(files) == 0 {
		a.notify(a.window())
	}
	for _, f := range files {
		if full, err := filepath.Abs(f); err == nil {
			f = full
		}
		if a.shows(f) == nil {
			a.window().Open(f)
		}
	}
}

// shows is the window in which a file is open or being read, or nil.
func (a *App) shows(path string) *Window {
	for _, w := range a.windows {
		if w.path() != "" && state.SamePath(w.path(), path) {
			return w
		}
	}
	return nil
}

// path is that of the file open here or being read, "" for none.
func (w *Window) path() string {
	if w.doc == nil {
		return w.opening
	}
	return w.doc.Path
}

// window makes a window and shows it.
func (a *App) window() *Window {
	w := newWindow(a)
	a.windows = append(a.windows, w)
	w.win.Show()
	return w
}

// notify tells once what there is to tell of the settings and the last start.
func (a *App) notify(w *Window) {
	if a.note != "" {
		w.tell(a.note)
		a.note = ""
	}
}

// Quit closes all windows, each of which may ask.
func (a *App) Quit() {
	for _, w := range slices.Clone(a.windows) {
		w.TryClose()
	}
}

// keep writes the settings; a failure is told once and harms nothing.
func (a *App) keep(w *Window) {
	if err := a.settings.Save(); err != nil && w != nil {
		w.tell("The settings could not be kept: " + err.Error())
	}
}

// closed forgets a window.
func (a *App) closed(w *Window) {
	a.windows = slices.DeleteFunc(a.windows, func(o *Window) bool { return o == w })
}

// redress puts changed settings of theme and zoom into force in all windows.
func (a *App) redress() {
	a.dress()
	for _, w := range a.windows {
		w.show()
	}
}
