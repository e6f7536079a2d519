package system

import (
	"os"
	"path/filepath"
)

// Home is where a person keeps documents: the folder Documents in the home
// folder where there is one, else the home folder. It is "." only where the
// system tells of neither.
func Home() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return "."
	}
	documents := filepath.Join(home, "Documents")
	if info, err := os.Stat(documents); err == nil && info.IsDir() {
		return documents
	}
	return home
}
