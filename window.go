//go:build cgo && !headless

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"wallchart/assets"
	"wallchart/ui"
	"wallchart/ui/state"
)

const windowed = true

// appID is the program's name to the system, as in FyneApp.toml.
const appID = "org.example.wallchart"

// needsScreen tells what to do where no window can be shown.
const needsScreen = "wallchart: no window can be shown here (%s). The command line needs none: try \"wallchart help\"\n"

// window shows the window, or one a file, until the last is closed.
func window(c console, files []string) (status int) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		fmt.Fprintf(c.err, needsScreen, "there is no display")
		return failed
	}
	dir, err := state.SettingsDir()
	if err != nil {
		fmt.Fprintln(c.err, "wallchart: settings are not kept:", err)
		dir = filepath.Join(os.TempDir(), "Wallchart")
	}
	crash := state.KeepCrashes(dir)
	defer state.DropCrashes(dir)

	up := false
	defer func() {
		if v := recover(); v != nil && up {
			panic(v) // for the crash log
		} else if v != nil {
			fmt.Fprintf(c.err, needsScreen, "the graphics driver does not offer OpenGL")
			status = failed
		}
	}()
	app.SetMetadata(fyne.AppMetadata{ID: appID, Name: "Wallchart", Version: version()})
	a := app.NewWithID(appID)
	a.SetIcon(fyne.NewStaticResource("wallchart.png", assets.Icon))
	a.Lifecycle().SetOnStarted(func() { up = true })
	ui.New(a, dir, version(), crash).Start(files)
	a.Run()
	return done
}
