// Package system asks the operating system for what a window needs of it:
// its file dialogs, the program that belongs to a file, and the folder that a
// file lies in.
package system

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

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
	return ask(zenity.SelectFileMultiple, zenity.Title("Open an event"), inside(folder), kinds)
}

// PickFolder shows the system's dialog for choosing a folder.
func PickFolder(folder string) (string, error) {
	return ask(zenity.SelectFile, zenity.Title("Choose a folder"), inside(folder), zenity.Directory())
}

// PickSave shows the system's dialog for saving under a proposed path; it asks
// before a file that is there is chosen.
func PickSave(proposed string) (string, error) {
	return ask(zenity.SelectFileSave, zenity.Title("Save"), zenity.Filename(proposed), zenity.ConfirmOverwrite(), kinds[:1])
}

// ask shows a dialog over the window that is in front.
func ask[T any](dialog func(...zenity.Option) (T, error), options ...zenity.Option) (T, error) {
	over, done := prepare()
	defer done()
	chosen, err := dialog(append(options, over...)...)
	if errors.Is(err, zenity.ErrCanceled) {
		err = ErrCanceled
	}
	return chosen, err
}

// inside makes a dialog begin in a folder.
func inside(folder string) zenity.Option {
	const end = string(filepath.Separator)
	return zenity.Filename(strings.TrimSuffix(folder, end) + end)
}

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
