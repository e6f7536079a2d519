package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// input is a file as it was read.
type input struct {
	data     []byte
	name     string         // without folder
	modified ratingcore.Day // the file's date
}

// largest is the size from which a file is not read: no workbook of an event
// comes near it.
const largest = 32 << 20

// open reads a file whole. The error says why it could not, and what to do.
func open(path string) (input, error) {
	f, err := os.Open(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return input{}, fmt.Errorf("cannot read %s: there is no such file; check the name and its folder", path)
	case errors.Is(err, fs.ErrPermission):
		return input{}, fmt.Errorf("cannot read %s: no permission; copy it into a folder of your own", path)
	case err != nil:
		return input{}, fmt.Errorf("cannot read %s: %w; check the name and its folder", path, cause(err))
	}
	defer f.Close()
	info, err := f.Stat()
	if err == nil && info.IsDir() {
		return input{}, fmt.Errorf("cannot read %s: it is a folder; name the workbook in it", path)
	}
	data, err := io.ReadAll(io.LimitReader(f, largest+1))
	if err != nil {
		return input{}, fmt.Errorf("cannot read %s: %w; copy it to another disk and try again", path, cause(err))
	}
	if len(data) > largest {
		return input{}, fmt.Errorf("cannot read %s: it is larger than %d MB; delete sheets and pictures that are not needed", path, largest>>20)
	}
	in := input{data: data, name: filepath.Base(path)}
	if info != nil {
		in.modified = uschess.Date(info.ModTime().Year(), int(info.ModTime().Month()), info.ModTime().Day())
	}
	return in, nil
}

// cause takes the operation and path out of an error of the file system.
func cause(err error) error {
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}
