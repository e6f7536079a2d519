package report

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// createTemp makes an empty file with a short unused name in the folder, with
// the permissions of any new file (those of os.CreateTemp are the owner's
// alone).
func createTemp(dir string) (*os.File, error) {
	for try := 0; ; try++ {
		name := filepath.Join(dir, fmt.Sprintf(".wallchart-%08x.tmp", rand.Uint32()))
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) || try == 100 {
			return f, err
		}
	}
}

// makeFolder makes a folder and returns those it had to make, innermost first.
func makeFolder(dir string) (made []string, err error) {
	for d := filepath.Clean(dir); ; d = filepath.Dir(d) {
		info, err := os.Stat(d)
		if err == nil && !info.IsDir() {
			return nil, fmt.Errorf("cannot write into %s: %s is a file, not a folder; choose another folder", dir, d)
		}
		if err == nil || d == filepath.Dir(d) {
			break
		}
		made = append(made, d)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		removeAll(made)
		return nil, cannot("make the folder", dir, err)
	}
	return made, nil
}

// removeAll removes folders that were made for nothing. One that is not empty
// stays.
func removeAll(folders []string) {
	for _, d := range folders {
		os.Remove(d)
	}
}

// cannot makes the sentence for a person: what could not be done to which
// file, why, and what helps.
func cannot(verb, path string, err error) error {
	for _, c := range causes {
		for _, e := range c.errors {
			if errors.Is(err, e) {
				return fmt.Errorf("cannot %s %s: %s", verb, path, c.text)
			}
		}
	}
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		err = p.Err // without the temporary file's name
	}
	if l := (*os.LinkError)(nil); errors.As(err, &l) {
		err = l.Err
	}
	return fmt.Errorf("cannot %s %s: %s; try another folder", verb, path, strings.TrimSuffix(err.Error(), "."))
}

// cause is a sentence for errors of the operating system.
type cause struct {
	text   string
	errors []error
}

// The sentences that every system needs.
const (
	diskFull  = "the disk is full; make room or choose another folder"
	noPermit  = "no permission; choose a folder of your own"
	readOnly  = "the disk or folder is read-only; choose another folder"
	longName  = "the name is too long; shorten the file's name or choose another folder"
	notFolder = "part of the path is a file, not a folder; choose another folder"
)
