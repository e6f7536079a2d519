package state

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
)

// The names of the log of a crash: the running program's, and the last one's.
const (
	crashName = "crash.log"
	lastCrash = "crash-last.log"
)

// KeepCrashes makes a crash of the program be written to crash.log in its
// folder. It returns the path of what the crash of an earlier start left there,
// moved aside as crash-last.log; without one, or if nothing can be kept there,
// it returns "".
func KeepCrashes(dir string) (last string) {
	if os.MkdirAll(dir, 0o755) != nil {
		return ""
	}
	name := filepath.Join(dir, crashName)
	if info, err := os.Stat(name); err == nil && info.Size() > 0 {
		aside := filepath.Join(dir, lastCrash)
		if os.Rename(name, aside) == nil {
			last = aside
		}
	}
	log, err := os.Create(name)
	if err != nil {
		return last
	}
	debug.SetCrashOutput(log, debug.CrashOptions{}) // without it crashes go where they always went
	log.Close()                                     // the runtime keeps its own handle
	return last
}

// DropCrashes stops keeping crashes, and removes an empty log.
func DropCrashes(dir string) error {
	if err := debug.SetCrashOutput(nil, debug.CrashOptions{}); err != nil {
		return err
	}
	name := filepath.Join(dir, crashName)
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.Size() > 0:
		return nil
	}
	return os.Remove(name)
}
