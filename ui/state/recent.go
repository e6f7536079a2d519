package state

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// maxRecent is how many files are remembered.
const maxRecent = 10

// Recent is a file that was opened.
type Recent struct {
	Path    string    `json:"path"`
	Event   string    `json:"event"` // its name
	Players int       `json:"players"`
	Opened  time.Time `json:"opened"`
	Missing bool      `json:"-"` // not there now; set by FindRecent
}

// Name is the file's name without its folder.
func (r Recent) Name() string { return filepath.Base(r.Path) }

// AddRecent puts a document's file at the head of the list.
func (s *Settings) AddRecent(d *Document, now time.Time) {
	if d.Path == "" {
		return
	}
	path, err := filepath.Abs(d.Path)
	if err != nil {
		path = d.Path
	}
	s.DropRecent(path)
	s.Recent = slices.Insert(s.Recent, 0, Recent{Path: path, Event: d.File.Name, Players: len(d.File.Players), Opened: now})
	s.Recent = s.Recent[:min(len(s.Recent), maxRecent)]
}

// DropRecent takes a file out of the list.
func (s *Settings) DropRecent(path string) {
	s.Recent = slices.DeleteFunc(slices.Clone(s.Recent), func(r Recent) bool { return SamePath(r.Path, path) })
}

// FindRecent marks the files that are not there now.
func (s *Settings) FindRecent() {
	for i := range s.Recent {
		info, err := os.Stat(s.Recent[i].Path)
		s.Recent[i].Missing = err != nil || info.IsDir()
	}
}

// SamePath compares paths as the system does.
func SamePath(a, b string) bool {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return strings.EqualFold(a, b)
	}
	return a == b
}
