package state

import (
	"errors"
	"io/fs"
	"os"
	"time"

	"wallchart/report"
)

// Stamp tells the states of a file apart: its time and size.
type Stamp struct {
	Time time.Time
	Size int64
}

// Stamp returns that of the file when it was read.
func (d *Document) Stamp() Stamp { return Stamp{d.Modified, d.Size} }

// Change is what has happened to a file on disk.
type Change uint8

// The changes.
const (
	Unchanged Change = iota
	Rewritten        // saved by another program
	Gone             // deleted, moved, or its disk is away
)

// Disk is the state of a file on disk.
type Disk struct {
	Change Change
	Now    Stamp
	HeldBy string // "Excel" or "LibreOffice" while it is open there, else ""
}

// Check looks at a file that was read at a stamp. It is quick, and meant to be
// called every few seconds, not on the goroutine that draws. Programs that save
// by renaming let a file be gone for a moment: Gone counts when it is seen twice.
func Check(path string, since Stamp) Disk {
	disk := Disk{Now: since, HeldBy: report.OpenIn(path)}
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		disk.Change = Gone
	case err != nil: // unknown: a network drive that sleeps is no change
	default:
		if disk.Now = (Stamp{info.ModTime(), info.Size()}); !disk.Now.Time.Equal(since.Time) || disk.Now.Size != since.Size {
			disk.Change = Rewritten
		}
	}
	return disk
}
