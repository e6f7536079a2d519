//go:build cgo && !headless

package main

import (
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/driver"

	"wallchart/assets"
	"wallchart/ui"
	"wallchart/ui/state"
)

const windowed = true

// needsScreen tells what to do where no window can be shown.
const needsScreen = "no window can be shown here (%s). The command line needs none: try \"%s help\""

// window shows the window, or one a file, until the last is closed.
func window(c console, files []string) (status int) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		warn(c, fmt.Sprintf(needsScreen, "there is no display", commandLine))
		return failed
	}
	dir, err := state.SettingsDir()
	if err != nil {
		fmt.Fprintln(c.err, "wallchart: settings are not kept:", err)
		dir = filepath.Join(os.TempDir(), "Wallchart")
	}
	crash := state.KeepCrashes(dir)
	a, ok := start(func(a fyne.App) { ui.New(a, dir, version(), crash).Start(files) })
	if ok {
		a.Run()
	} else {
		warn(c, fmt.Sprintf(needsScreen, "the graphics driver does not offer OpenGL", commandLine))
		status = failed
	}
	state.DropCrashes(dir) // not deferred: a crash must still find its log
	return status
}

// start makes the app and opens its first windows; ok says whether the system
// shows one.
func start(open func(fyne.App)) (a fyne.App, ok bool) {
	log.SetOutput(io.Discard) // Fyne tells of failures in its own terms
	defer log.SetOutput(os.Stderr)
	defer func() {
		v := recover()
		_, failure := v.(error) // GLFW panics with an error where it finds no screen
		if _, bug := v.(runtime.Error); bug || v != nil && !failure {
			panic(v)
		}
	}()
	app.SetMetadata(fyne.AppMetadata{Name: "Wallchart", Version: version()})
	a = app.NewWithID("") // with an ID Fyne keeps, and watches, preferences of its own
	a.SetIcon(fyne.NewStaticResource("wallchart.png", assets.Icon))
	open(a)
	return a, slices.ContainsFunc(a.Driver().AllWindows(), onScreen)
}

// onScreen says whether the system knows a window: Fyne goes on without one
// where it could not be made.
func onScreen(w fyne.Window) (is bool) {
	if n, ok := w.(driver.NativeWindow); ok {
		n.RunNative(func(handle any) { is = !reflect.ValueOf(handle).IsZero() })
	}
	return is
}
