package ui

import "wallchart/ui/system"

// outside is what the window asks the operating system for. The dialogs block,
// and are asked in the background.
type outside struct {
	pickFiles  func(folder string) ([]string, error)
	pickFolder func(folder string) (string, error)
	pickSave   func(proposed string) (string, error)
	open, show func(path string) error
}

// realOutside is the system itself.
func realOutside() outside {
	return outside{system.PickFiles, system.PickFolder, system.PickSave, system.Open, system.Show}
}
