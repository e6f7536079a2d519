package state

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"wallchart/assets"
	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/xlsx"
)

// Largest is the size in bytes from which a file is not read: no workbook of
// an event comes near it.
const Largest = 32 << 20

// Progress is how far reading has come. Total is 0 where it is not known.
type Progress struct {
	Step        string // "Reading", "Finding tables", "Rating"
	Done, Total int64  // bytes while reading, else steps
}

// Open reads and rates a workbook, and tells how far it has come; tell may be
// nil. The error says what the file is and what to do, or is that of ctx.
func Open(ctx context.Context, path string, tell func(Progress)) (*Document, error) {
	if tell == nil {
		tell = func(Progress) {}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, unreadable(path, err)
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, unreadable(path, err)
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder: open the workbook in it", filepath.Base(path))
	case info.Size() > Largest:
		return nil, fmt.Errorf("%s is larger than %d MB: delete sheets and pictures that are not needed", filepath.Base(path), Largest>>20)
	}
	data, err := readAll(ctx, f, info.Size(), tell)
	if err != nil {
		return nil, err
	}
	d, err := decode(ctx, Source{Name: filepath.Base(path), Data: data, Modified: info.ModTime()}, tell)
	if err != nil {
		return nil, err
	}
	d.Path = path
	return d, nil
}

// unreadable says why a file could not be opened, and what to do.
func unreadable(path string, err error) error {
	name := filepath.Base(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s is not there any more: look whether it was moved or renamed", name)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s cannot be read, for there is no permission: copy it into a folder of your own", name)
	}
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		err = p.Err
	}
	return fmt.Errorf("%s cannot be read (%w): copy it to another disk and try again", name, err)
}

// readAll reads a file in pieces, so that a slow disk can be told and left.
func readAll(ctx context.Context, f *os.File, size int64, tell func(Progress)) ([]byte, error) {
	data := make([]byte, 0, size+1)
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		tell(Progress{Step: "Reading", Done: int64(len(data)), Total: size})
		if len(data) == cap(data) {
			data = append(data, 0)[:len(data)]
		}
		n, err := f.Read(data[len(data):min(cap(data), len(data)+1<<20)])
		data = data[:len(data)+n]
		switch {
		case len(data) > Largest:
			return nil, fmt.Errorf("%s is larger than %d MB: delete sheets and pictures that are not needed", filepath.Base(f.Name()), Largest>>20)
		case err == io.EOF:
			return data, nil
		case err != nil:
			return nil, unreadable(f.Name(), err)
		}
	}
}

// Source is a workbook in memory.
type Source struct {
	Name     string // file name without folder
	Data     []byte
	Modified time.Time
}

// Decode reads and rates a workbook in memory.
func Decode(s Source) (*Document, error) {
	return decode(context.Background(), s, func(Progress) {})
}

func decode(ctx context.Context, s Source, tell func(Progress)) (*Document, error) {
	tell(Progress{Step: "Finding tables", Done: 1, Total: 3})
	o := xlsx.Options{Name: s.Name}
	if t := s.Modified; !t.IsZero() {
		o.Modified = dayOf(t)
	}
	book, err := xlsx.Read(s.Data, o)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	tell(Progress{Step: "Rating", Done: 2, Total: 3})
	d := NewDocument(book)
	d.Modified, d.Size, d.Read = s.Modified, int64(len(s.Data)), time.Now()
	tell(Progress{Step: "Rating", Done: 3, Total: 3})
	return d, ctx.Err()
}

func dayOf(t time.Time) ratingcore.Day { return uschess.Date(t.Year(), int(t.Month()), t.Day()) }

// NewDocument rates the event of a workbook that was read.
func NewDocument(b *xlsx.Book) *Document {
	r := ratingcore.Rate(b.Event)
	return &Document{Name: b.Name, Book: b, File: b.Event, Event: b.Event, Before: r, Rated: r}
}

// Sample returns the invented event that the program carries.
func Sample() *Document {
	d, err := Decode(Source{Name: "sample.xlsx", Data: assets.Sample})
	if err != nil {
		panic("state: the sample cannot be read: " + err.Error())
	}
	return d
}
