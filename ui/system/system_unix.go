//go:build !windows && !darwin

package system

import (
	"net/url"
	"os/exec"
	"path/filepath"

	"github.com/ncruces/zenity"
)

func opener(path string) *exec.Cmd { return exec.Command("xdg-open", path) }

// shower asks the file manager to select the file; where none answers, the
// folder is opened.
func shower(path string) *exec.Cmd {
	if _, err := exec.LookPath("dbus-send"); err != nil {
		return exec.Command("xdg-open", filepath.Dir(path))
	}
	file := url.URL{Scheme: "file", Path: path}
	return exec.Command("sh", "-c", `dbus-send --session --print-reply --dest=org.freedesktop.FileManager1 /org/freedesktop/FileManager1 `+
		`org.freedesktop.FileManager1.ShowItems array:string:"$1" string:"" >/dev/null 2>&1 || xdg-open "$2"`, "show", file.String(), filepath.Dir(path))
}

// prepare has nothing to do here: dialogs are programs of their own.
func prepare() (over []zenity.Option, done func()) { return nil, func() {} }
