package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"wallchart/report"
	"wallchart/xlsx"
)

// print writes what a command has made to standard output.
func (c console) print(what string, text []byte) error {
	if _, err := c.out.Write(text); err != nil {
		return fmt.Errorf("the %s cannot be printed: %w", what, err)
	}
	return nil
}

// mayReplace refuses to write over the workbook that was read, and warns of a
// file that another program has open.
func (c console) mayReplace(read, path string) error {
	if sameFile(read, path) {
		return fmt.Errorf("%s is the workbook that was read, and is never written over; choose another folder with -o", path)
	}
	if program := report.OpenIn(path); program != "" {
		fmt.Fprintf(c.err, "wallchart: %s seems to be open in %s; close it there and open it again to see the new ratings\n", path, program)
	}
	return nil
}

// sameFile says whether two paths lead to one file that is there.
func sameFile(a, b string) bool {
	x, err := os.Stat(a)
	if a == "" || err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// checkFile reads back what a file holds, and says what is wrong with it.
type checkFile func(name string, data []byte) error

// save writes a set of files and returns their paths. An interrupt stops it
// before any file has taken its name.
func save(dir string, set []report.File, check checkFile) ([]string, error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return write(ctx, dir, set, check)
}

// write writes a set of files that read back without an error, unless ctx ends
// before all of them are ready.
func write(ctx context.Context, dir string, set []report.File, check checkFile) ([]string, error) {
	return report.WriteFiles(dir, set, func(name string, data []byte) error {
		if ctx.Err() != nil {
			return errors.New("stopped from the keyboard")
		}
		return check(name, data)
	})
}

// readsBack checks what came back from the disk with the program's own reader.
func readsBack(name string, data []byte) error {
	if strings.HasSuffix(name, ".pdf") {
		if !bytes.HasPrefix(data, []byte("%PDF-")) || !bytes.HasSuffix(bytes.TrimSpace(data), []byte("%%EOF")) {
			return errors.New("it is not a whole PDF")
		}
		return nil
	}
	_, err := xlsx.Read(data, xlsx.Options{Name: name})
	return err
}
