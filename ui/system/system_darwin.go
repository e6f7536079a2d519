package system

import (
	"os/exec"

	"github.com/ncruces/zenity"
)

func opener(path string) *exec.Cmd { return exec.Command("open", path) }

func shower(path string) *exec.Cmd { return exec.Command("open", "-R", path) }

// prepare has nothing to do here: dialogs are programs of their own.
func prepare() (over []zenity.Option, done func()) { return nil, func() {} }
