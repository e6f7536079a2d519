package report

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// File is one file to be written: its name without a folder, and its content.
type File struct {
	Name string
	Data []byte
}

// WriteFiles writes a set of files into a folder, which is made when it is
// missing, and returns their paths in the order given. Every file is first
// written under a temporary name beside its target, flushed to the disk, read
// again, compared, and shown to check, which may be nil and is called for
// several files at once. Only when all are good do they take their names.
// Files of these names that were there before are replaced, with their
// permissions kept.
//
// On an error the folder is as it was: no file is lost, none is half-written,
// no temporary file stays. The error says which file, why, and what to do. An
// error of check stops the set in the same way, and is wrapped.
func WriteFiles(dir string, files []File, check func(name string, data []byte) error) ([]string, error) {
	made, err := makeFolder(dir)
	if err != nil {
		return nil, err
	}
	set := make([]target, len(files))
	defer func() {
		for i := range set {
			set[i].clean()
		}
		if err != nil {
			removeAll(made)
		}
	}()
	paths := make([]string, len(files))
	for i, f := range files {
		if set[i], err = newTarget(dir, f.Name); err != nil {
			return nil, err
		}
		paths[i] = set[i].shown
	}
	if err = fillAll(set, files, check); err != nil {
		return nil, err
	}
	if err = rename(set); err != nil {
		return nil, err
	}
	return paths, nil
}

// OpenIn returns the program that seems to have the file open ("Excel",
// "LibreOffice"), or the empty string: both leave an owner file beside a
// document that they edit. Excel on Windows refuses a replacement; elsewhere
// the file is replaced, and the program still shows the old one.
func OpenIn(path string) string {
	dir, name := filepath.Split(path)
	if _, err := os.Lstat(dir + "~$" + name); err == nil {
		return "Excel"
	}
	if _, err := os.Lstat(dir + ".~lock." + name + "#"); err == nil {
		return "LibreOffice"
	}
	return ""
}

// target is one file of a set on its way to its place.
type target struct {
	shown string      // the path in messages
	path  string      // where the file goes: shown, or what it links to
	mode  fs.FileMode // permissions of the file to be replaced; 0: there is none
	temp  string      // the new file under its temporary name; empty: there is none (any more)
	old   string      // a second name of the replaced file, until the whole set is in place
}

// newTarget looks at the place of a file. A link stays, and what it leads to
// is replaced.
func newTarget(dir, name string) (target, error) {
	t := target{shown: filepath.Join(dir, name)}
	t.path = t.shown
	if name != filepath.Base(name) {
		return t, fmt.Errorf("%q is not the name of a file without a folder", name)
	}
	if p, err := filepath.EvalSymlinks(t.path); err == nil {
		t.path = p
	}
	switch info, err := os.Lstat(t.path); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return t, cannot("write", t.shown, err)
	case info.IsDir():
		return t, fmt.Errorf("cannot write %s: a folder has that name; move it away or choose another folder", t.shown)
	default:
		t.mode = info.Mode().Perm()
	}
	return t, nil
}

// fillAll fills the targets side by side, for a disk takes its time to flush,
// and returns the error of the first that has one.
func fillAll(set []target, files []File, check func(string, []byte) error) error {
	errs := make([]error, len(set))
	var all sync.WaitGroup
	for i := range set {
		all.Go(func() { errs[i] = set[i].fill(files[i], check) })
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// fill writes the temporary file, flushes it, reads it again and checks it.
func (t *target) fill(f File, check func(string, []byte) error) error {
	w, err := createTemp(filepath.Dir(t.path))
	if err != nil {
		return cannot("write", t.shown, err)
	}
	t.temp = w.Name()
	_, err = w.Write(f.Data)
	if err == nil && t.mode != 0 {
		err = w.Chmod(t.mode)
	}
	if err == nil {
		err = w.Sync()
	}
	if e := w.Close(); err == nil {
		err = e
	}
	if err != nil {
		return cannot("write", t.shown, err)
	}
	return t.verify(f, check)
}

// verify reads the temporary file from the disk and checks what it holds.
func (t *target) verify(f File, check func(string, []byte) error) error {
	got, err := os.ReadFile(t.temp)
	if err != nil {
		return cannot("read again", t.shown, err)
	}
	if !bytes.Equal(got, f.Data) {
		return fmt.Errorf("cannot write %s: the disk returned something else than was written; choose another disk", t.shown)
	}
	if check != nil {
		if err := check(f.Name, got); err != nil {
			return fmt.Errorf("%s was not written: %w", t.shown, err)
		}
	}
	return nil
}

// rename gives all files of the set their names, or none: the files that were
// replaced before a failure come back.
func rename(set []target) error {
	for i := range set {
		t := &set[i]
		err := t.keepOld()
		if err == nil {
			err = retry(func() error { return os.Rename(t.temp, t.path) })
		}
		if err != nil {
			for j := range i {
				set[j].restore()
			}
			return cannot("replace", t.shown, err)
		}
		t.temp = ""
	}
	return nil
}

// keepOld gives the file that is about to be replaced a second name: a link
// where the file system has them, else a copy.
func (t *target) keepOld() error {
	if t.mode == 0 {
		return nil
	}
	w, err := createTemp(filepath.Dir(t.path))
	if err != nil {
		return err
	}
	t.old = w.Name()
	if err := errors.Join(w.Close(), os.Remove(t.old)); err != nil {
		return err
	}
	if os.Link(t.path, t.old) == nil {
		return nil
	}
	data, err := os.ReadFile(t.path)
	if err != nil {
		return err
	}
	return os.WriteFile(t.old, data, t.mode)
}

// restore undoes the renaming of a file. Should even that fail, the old file
// stays under its second name.
func (t *target) restore() {
	if t.old == "" {
		os.Remove(t.path)
		return
	}
	os.Rename(t.old, t.path)
	t.old = ""
}

// clean removes what is left of the temporary files.
func (t *target) clean() {
	for _, name := range []string{t.temp, t.old} {
		if name != "" {
			os.Remove(name)
		}
	}
}
