// Package system asks the operating system for what a window needs of it:
// its file dialogs, the program that belongs to a file, and the folder that a
// file lies in.
package system

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/ncruces/zenity"
)

// Kinds of file that can be opened: what a workbook may be, and everything.
var kinds = zenity.FileFilters{
	{Name: "Workbooks", Patterns: []string{"*.xlsx", "*.xlsm", "*.xltx", "*.xltm"}, CaseFold: true},
	{Name: "All files", Patterns: []string{"*"}},
}

// ErrCanceled says that a dialog was closed without a choice.
var ErrCanceled = errors.New("nothing was chosen")

// PickFiles shows the system's dialog for opening workbooks, beginning in a
// folder, and returns the paths chosen. It blocks, and must not be called on
// the window's own goroutine.
func PickFiles(folder string) ([]string, error) {
	paths, err := zenity.SelectFileMultiple(zenity.Title("Open an event"), zenity.Filename(folder+string(filepath.Separator)), kinds)
	return paths, canceled(err)
}

// PickFolder shows the system's dialog for choosing a folder.
func PickFolder(folder string) (string, error) {
	path, err := zenity.SelectFile(zenity.Title("Choose a folder"), zenity.Filename(folder+string(filepath.Separator)), zenity.Directory())
	return path, canceled(err)
}

// PickSave shows the system's dialog for saving under a proposed path; it asks
// before a file that is there is chosen.
func PickSave(proposed string) (string, error) {
	path, err := zenity.SelectFileSave(zenity.Title("Save"), zenity.Filename(proposed), zenity.ConfirmOverwrite(), kinds[:1])
	return path, canceled(err)
}

func canceled(err error) error {
	if errors.Is(err, zenity.ErrCanceled) {
		return ErrCanceled
	}
	return err
}

// HasDialogs says whether the system's file dialogs can be shown here.
func HasDialogs() bool { return zenity.IsAvailable() }

// Open opens a file with the program that belongs to it. The program goes on
// by itself.
func Open(path string) error { return begin(opener(path)) }

// Show shows a file in its folder, selected where the system can.
func Show(path string) error {
	abs, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	if _, err := os.Stat(abs); err != nil {
		return err
	}
	return begin(shower(abs))
}
