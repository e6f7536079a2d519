package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"

	"wallchart/assets"
	"wallchart/ratingcore"
	"wallchart/report"
	"wallchart/xlsx"
)

type rateCommand struct {
	File        string `arg:"" optional:"" help:"The workbook. Without it the sample event is rated and written to out."`
	Out         string `short:"o" help:"Folder for NAME-rated.xlsx and NAME-crosstable.pdf; it is made when missing." placeholder:"DIR"`
	JSON        bool   `name:"json" help:"Print the result as JSON in place of the crosstable."`
	Performance string `enum:"expected,linear,fide,1994" default:"expected" help:"Performance rating: ${enum}."`
	Section     string `help:"Show and write this section only; all are rated." placeholder:"NAME"`
	Audit       bool   `help:"Add a sheet Audit to the workbook: every rating derived in formulas that Excel calculates."`
	Norms       bool   `help:"Add a column with the norms earned by the rules proposed in 1994."`
	Paper       string `enum:"letter,a4" default:"letter" help:"Paper of the PDF: ${enum}."`
	facts
}

func (k *rateCommand) run(c console) (int, error) {
	busy := newProgress(c.err)
	defer busy.end()
	busy.stage("reading " + k.File)
	book, err := k.book()
	if err != nil {
		return failed, err
	}
	busy.stage("rating")
	rated := ratingcore.Rate(book.Event)
	if k.Section, err = sectionOf(rated, k.Section); err != nil {
		return failed, err
	}
	var files func() (outputs, error)
	if k.Out != "" && !k.hopeless(rated) {
		files = k.outputs(book, rated)
	}
	busy.stage("writing")
	err = k.print(c, busy, rated)
	if err == nil && k.Out != "" {
		err = k.finish(c, busy, files)
	}
	if err != nil {
		return failed, err
	}
	return status(rated), nil
}

// finish waits for the files and saves them; nil is none.
func (k *rateCommand) finish(c console, busy *progress, files func() (outputs, error)) error {
	if files == nil {
		what := "no section could be rated"
		if k.Section != "" {
			what = fmt.Sprintf("section %q has errors and could not be rated", k.Section)
		}
		fmt.Fprintf(c.err, "wallchart: %s, so nothing was written\n", what)
		return nil
	}
	set, err := files()
	busy.end()
	if err != nil {
		return err
	}
	return k.save(c, set)
}

// hopeless says whether errors kept every section that is to be written from
// being rated.
func (k *rateCommand) hopeless(r *ratingcore.Rated) bool {
	for i := range r.Sections {
		if s := &r.Sections[i]; !s.Failed() && (k.Section == "" || k.Section == s.Name) {
			return false
		}
	}
	return true
}

// book reads the event: that of the file, or the sample, which goes to out.
func (k *rateCommand) book() (*xlsx.Book, error) {
	if k.File != "" {
		return k.read(k.File)
	}
	if k.Out == "" && !k.JSON {
		k.Out = "out"
	}
	return k.decode(input{data: assets.Sample, name: "sample.xlsx"})
}

// sectionOf spells the name given with --section as the workbook does; case
// makes no difference, and none stays none. The error says that there is no
// such section.
func sectionOf(r *ratingcore.Rated, word string) (string, error) {
	if word == "" {
		return "", nil
	}
	names := make([]string, len(r.Sections))
	for i := range r.Sections {
		name := r.Sections[i].Name
		if strings.EqualFold(name, strings.TrimSpace(word)) {
			return name, nil
		}
		names[i] = strconv.Quote(name)
	}
	return "", fmt.Errorf("--section: there is no section %q; the workbook has %s", word, strings.Join(names, ", "))
}

// print writes the result to standard output.
func (k *rateCommand) print(c console, busy *progress, r *ratingcore.Rated) error {
	var text bytes.Buffer
	var err error
	perf, _ := ratingcore.ParsePerformance(k.Performance)
	if k.JSON {
		err = report.JSON(&text, r, report.JSONOptions{Performance: perf, Section: k.Section})
	} else {
		err = report.Text(&text, r, report.TextOptions{Performance: perf, Section: k.Section, Norms: k.Norms, Width: columns(c.out)})
	}
	if err != nil {
		return err
	}
	busy.pause()
	return c.print("result", text.Bytes())
}

// outputs are the files of an event, and what is to be told about them.
type outputs struct {
	files []report.File
	notes []ratingcore.Problem
}

// outputs begins to make the workbook and the PDF, side by side, and returns
// the function that waits for them.
func (k *rateCommand) outputs(book *xlsx.Book, r *ratingcore.Rated) func() (outputs, error) {
	name := strings.TrimSuffix(book.Name, filepath.Ext(book.Name))
	ending := ".xlsx"
	if book.Macros {
		ending = ".xlsm"
	}
	perf, _ := ratingcore.ParsePerformance(k.Performance)
	out := outputs{files: []report.File{{Name: name + "-rated" + ending}, {Name: name + "-crosstable.pdf"}}}
	var errs [2]error
	var both sync.WaitGroup
	both.Go(func() {
		out.files[0].Data, errs[0] = book.Update(r, xlsx.UpdateOptions{Performance: perf, Section: k.Section, Audit: k.Audit})
	})
	both.Go(func() {
		var b bytes.Buffer
		o := report.PDFOptions{Paper: papers[k.Paper], Printed: time.Now(), Performance: perf, Section: k.Section, Norms: k.Norms}
		out.notes, errs[1] = report.PDF(&b, r, o)
		out.files[1].Data = b.Bytes()
	})
	return func() (outputs, error) {
		both.Wait()
		return out, errors.Join(errs[:]...)
	}
}

var papers = map[string]report.PaperSize{"letter": report.Letter, "a4": report.A4}

// save writes the files, checks them, and prints where they are.
func (k *rateCommand) save(c console, set outputs) error {
	for _, f := range set.files {
		if err := c.mayReplace(k.File, filepath.Join(k.Out, f.Name)); err != nil {
			return err
		}
	}
	paths, err := save(k.Out, set.files, readsBack)
	if err != nil {
		return err
	}
	for _, n := range set.notes {
		fmt.Fprintf(c.err, "wallchart: %s: %s\n", set.files[1].Name, n.Text)
	}
	lines := "wrote " + strings.Join(paths, "\nwrote ")
	if k.JSON {
		fmt.Fprintln(c.err, lines)
	} else {
		fmt.Fprintln(c.out, "\n"+lines)
	}
	return nil
}

// status is the exit status of a rated event.
func status(r *ratingcore.Rated) int {
	if r.Count(ratingcore.Error) > 0 {
		return errant
	}
	return done
}

// columns is the width of the terminal, 0 when it is none.
func columns(w io.Writer) int {
	if f, ok := w.(*os.File); ok {
		if wide, _, err := term.GetSize(int(f.Fd())); err == nil {
			return wide
		}
	}
	return 0
}
