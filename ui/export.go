package ui

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/ratingcore"
	"wallchart/report"
	"wallchart/ui/look"
	"wallchart/ui/state"
	"wallchart/ui/system"
	"wallchart/xlsx"
)

// exportPlan is what an export makes, and how.
type exportPlan struct {
	doc        *state.Document
	workbook   bool
	crosstable bool
	section    string // only this one; "" for all
	paper      report.PaperSize
	perf       ratingcore.Performance
	folder     string
	picked     bool // the folder is one that was asked for, not the workbook's
	now        time.Time
}

// base is the event's file name without its ending.
func (p *exportPlan) base() string {
	name := p.doc.Name
	return strings.TrimSuffix(strings.TrimSuffix(name, filepath.Ext(name)), "-rated")
}

// names are those of the files to be made.
func (p *exportPlan) names() []string {
	var list []string
	if p.workbook {
		ending := ".xlsx"
		if p.doc.Book.Macros {
			ending = ".xlsm"
		}
		list = append(list, p.base()+"-rated"+ending)
	}
	if p.crosstable {
		list = append(list, p.base()+"-crosstable.pdf")
	}
	return list
}

// make writes the files, all or none, and returns their paths.
func (p *exportPlan) make(ctx context.Context, tell func(words string, done int)) ([]string, error) {
	var files []report.File
	for i, name := range p.names() {
		tell("Writing "+name, i)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		var data []byte
		var err error
		if strings.HasSuffix(name, ".pdf") {
			data, err = p.pdf()
		} else {
			data, err = p.book()
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if p.doc.Path != "" && state.SamePath(filepath.Join(p.folder, name), p.doc.Path) {
			return nil, fmt.Errorf("%s would be written over itself: choose another folder", name)
		}
		files = append(files, report.File{Name: name, Data: data})
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	tell("Checking what was written", len(files))
	return report.WriteFiles(p.folder, files, nil)
}

// book is the organizer's workbook with the edits and the ratings.
func (p *exportPlan) book() ([]byte, error) {
	book, rated := p.doc.Book, p.doc.Rated
	if p.doc.Edited() {
		s, err := p.doc.SaveCopy()
		if err != nil {
			return nil, err
		}
		edited, err := state.Decode(state.Source{Name: p.doc.Name, Data: s.Data, Modified: p.doc.Modified})
		if err != nil {
			return nil, err
		}
		book, rated = edited.Book, edited.Rated
	}
	return book.Update(rated, xlsx.UpdateOptions{Performance: p.perf, Section: p.section})
}

func (p *exportPlan) pdf() ([]byte, error) {
	var b bytes.Buffer
	_, err := report.PDF(&b, p.doc.Rated, report.PDFOptions{Paper: p.paper, Printed: p.now, Performance: p.perf, Section: p.section})
	return b.Bytes(), err
}

// plan is the export that the settings remember.
func (w *Window) plan() *exportPlan {
	s := &w.app.settings
	p := &exportPlan{doc: w.doc.Still(), workbook: s.Export.Workbook, crosstable: s.Export.Crosstable, perf: w.doc.Perf, folder: s.Export.Folder, now: time.Now()}
	if s.Paper == "a4" {
		p.paper = report.A4
	}
	if info, err := os.Stat(p.folder); err == nil && info.IsDir() {
		p.picked = true
	} else {
		p.folder = w.folder()
	}
	return p
}

// export shows the dialog that makes the files.
func (w *Window) export() { newExportDialog(w, w.plan()).show() }

// print makes the crosstable and opens it in the system's viewer, which
// prints it.
func (w *Window) print() {
	p := w.plan()
	p.workbook, p.crosstable = false, true
	w.runExport(p, func(string, int) {}, func(paths []string) {
		w.openToPrint(paths[0])
	}, func(err error) { w.failed("The crosstable was not made", err) })
}

// openToPrint opens a PDF in the system's viewer, and says that it prints.
func (w *Window) openToPrint(path string) {
	if w.openWith(path) {
		w.toast.show(toastSpec{strong: filepath.Base(path) + " opened", rest: "Print it from there"})
	}
}

// runExport makes files in the background.
func (w *Window) runExport(p *exportPlan, tell func(string, int), then func([]string), failed func(error)) (stop func()) {
	return background(func(ctx context.Context) ([]string, error) {
		return p.make(ctx, func(words string, done int) { onMain(func() { tell(words, done) }) })
	}, func(paths []string, err error) {
		if err != nil {
			failed(err)
			return
		}
		then(paths)
	})
}

// exportDialog asks what to make, and how; while the files are made it shows
// how far they are.
type exportDialog struct {
	w     *Window
	p     *exportPlan
	modal *modal
	foot  *look.Row
	row   *progressRow
	box   *fyne.Container // foot: words, or progress
	error *fyne.Container // what went wrong, over the foot
	into  *look.Row
	stop  func()
}

func newExportDialog(w *Window, p *exportPlan) *exportDialog {
	d := &exportDialog{w: w, p: p, foot: look.Words("", look.Second).Cut(), into: look.Words("", look.Body).Cut()}
	d.row = newProgressRow("Stop", d.cancel)
	d.box, d.error = stack(d.foot), stack()
	name := w.doc.Event.Name
	if name == "" {
		name = w.doc.Name
	}
	what := container.NewBorder(nil, nil, nil, sized(1, 0, hair(look.Line)), sized(351, 250, padded(20, 18, d.what())))
	body := downward(0, grow(container.NewBorder(nil, nil, what, nil, padded(18, 18, d.how()))), d.error)
	d.modal = newModal(modalSpec{title: "Export " + name, width: 720, body: body, foot: d.box, cross: true, closed: d.cancel, tell: w.status.tell,
		answers: []answer{{words: "Cancel", tapped: d.cancel}, {words: "Export", icon: look.IconExport, strong: true, stays: true, tapped: d.begin}}})
	d.refresh()
	return d
}

func (d *exportDialog) show() { d.modal.show(d.w.win.Canvas()) }

// what are the files that can be made.
func (d *exportDialog) what() fyne.CanvasObject {
	tickOf := func(strong, rest, second string, on *bool) fyne.CanvasObject {
		return newTick(tickSpec{strong: strong, rest: rest, second: second, on: *on, tell: d.w.status.tell, key: d.modalKey,
			changed: func(v bool) { *on = v; d.refresh() }})
	}
	names := (&exportPlan{doc: d.p.doc, workbook: true}).names()
	return downward(12, look.Words("What to make", look.Strong),
		tickOf("Updated workbook", "", names[0]+", your layout plus ratings", &d.p.workbook),
		tickOf("Crosstable", ", PDF", "One line a player, pre, post and performance", &d.p.crosstable), space())
}

func (d *exportDialog) modalKey(e *fyne.KeyEvent) bool { return d.modal.pressed(e) }

// performances are the definitions, in the words of the choice.
var performances = []struct {
	perf  ratingcore.Performance
	words string
}{
	{ratingcore.Expected, "Expected score (usual)"}, {ratingcore.Linear400, "Linear, 400 points"},
	{ratingcore.FIDETable, "FIDE table"}, {ratingcore.Closed94, "Closed form of 1994"},
}

// how are the choices: sections, performance, paper and folder.
func (d *exportDialog) how() fyne.CanvasObject {
	sections := []string{"All"}
	if n := len(d.p.doc.Rated.Sections); n > 1 {
		sections[0] = fmt.Sprintf("All %d", n)
	}
	for i := range d.p.doc.Rated.Sections {
		sections = append(sections, d.p.doc.Rated.Sections[i].Name)
	}
	section := newChoice(sections, 0, func(i int) {
		d.p.section = ""
		if i > 0 {
			d.p.section = sections[i]
		}
	})
	var words []string
	for _, p := range performances {
		words = append(words, p.words)
	}
	at := slices.IndexFunc(performances, func(p struct {
		perf  ratingcore.Performance
		words string
	}) bool {
		return p.perf == d.p.perf
	})
	perf := newChoice(words, at, func(i int) { d.p.perf = performances[i].perf })
	paper := newWays([]string{"Letter", "A4"}, int(d.p.paper), func(i int) { d.p.paper = report.PaperSize(i) })
	change := newButton(buttonSpec{words: "Change…", height: look.SmallHeight, tapped: d.changeFolder, tell: d.w.status.tell})
	row := func(label string, o fyne.CanvasObject) fyne.CanvasObject {
		return across(0, sized(92, look.FieldHeight, look.Words(label, look.Quiet)), grow(o))
	}
	return downward(7, look.Words("How", look.Strong),
		row("Sections", section), row("Performance", perf), row("Paper", across(0, paper)),
		row("Folder", across(8, grow(sized(0, look.SmallHeight, framed(look.Panel, look.Border, look.RadiusField, padded(10, 0, across(8, look.Picture(look.IconFolder, look.Muted, look.IconSmall), grow(d.into)))))), change)),
		across(0, gap(92, 0), look.Words(d.never(), look.Caption)), space())
}

// never says which file is never written over.
func (d *exportDialog) never() string {
	if d.p.doc.Path == "" {
		return "Both are new files"
	}
	return "Never over " + d.p.doc.Name
}

// refresh says what will be made, and why nothing can be.
func (d *exportDialog) refresh() {
	n := len(d.p.names())
	words := files(n) + ". Remembered for the next event"
	if n == 0 {
		words = "Tick what to make"
	}
	d.foot.Set(look.Run{Text: words, Style: look.Second})
	d.into.Set(look.Run{Text: lastFolders(d.p.folder)})
	if d.modal != nil {
		reason := ""
		if n == 0 {
			reason = words
		}
		d.modal.strong.because(reason)
		d.modal.strong.spec.words = "Export"
		if n > 0 {
			d.modal.strong.spec.words = "Export " + files(n)
		}
		d.modal.card.Refresh()
		d.modal.Refresh()
	}
}

// files counts files in words.
func files(n int) string {
	if n == 1 {
		return "1 file"
	}
	return fmt.Sprintf("%d files", n)
}

// changeFolder asks for another folder.
func (d *exportDialog) changeFolder() {
	folder := d.p.folder
	ask(d.w, func(context.Context) (string, error) { return d.w.app.outside.pickFolder(folder) }, func(path string, err error) {
		if err == nil {
			d.p.folder, d.p.picked = path, path != d.w.folder()
			d.refresh()
		} else if !errors.Is(err, system.ErrCanceled) {
			d.w.failed("The folder cannot be changed here", err)
		}
	})
}

// begin makes the files and remembers the choices.
func (d *exportDialog) begin() {
	s := &d.w.app.settings
	s.Export.Folder, s.Export.Workbook, s.Export.Crosstable = "", d.p.workbook, d.p.crosstable
	if d.p.picked {
		s.Export.Folder = d.p.folder
	}
	s.Paper = strings.ToLower(d.p.paper.String())
	d.w.app.perform(d.p.perf)
	d.w.app.keep(d.w)
	d.p.now, d.p.doc.Perf = time.Now(), d.p.perf
	d.busy(true)
	p := *d.p // what is chosen from now on is for the next time
	n := len(p.names())
	d.stop = d.w.runExport(&p, func(words string, done int) {
		d.row.set(words, fmt.Sprintf("%d of %d", min(done+1, n), n), float32(done)/float32(n+1))
	}, func(paths []string) {
		d.modal.hide()
		d.w.written(paths)
	}, func(err error) {
		d.fail(err)
	})
}

// busy shows how far the files are in place of the buttons, or the buttons.
func (d *exportDialog) busy(on bool) {
	d.error.Objects, d.box.Objects = nil, []fyne.CanvasObject{d.foot}
	reason := ""
	if on {
		d.row.set("", "", 0)
		d.box.Objects = []fyne.CanvasObject{d.row.box}
		reason = "The files are being written"
	}
	d.modal.strong.because(reason)
	for _, b := range d.modal.buttons {
		b.Hidden = on
	}
	if on && d.modal.on != nil {
		d.modal.on.Focus(d.row.stop)
	}
	d.modal.card.Refresh()
	d.modal.Refresh()
}

// fail tells why nothing was written; another folder can be chosen, and the
// same tried again.
func (d *exportDialog) fail(err error) {
	d.stop = nil
	d.busy(false)
	words := newProse("Nothing was written: "+err.Error(), look.Style{Color: look.Error}, 640)
	d.error.Objects = []fyne.CanvasObject{padded(20, 12, across(10, pic(look.IconError, look.Error, look.IconSmall), grow(words)))}
	d.refresh()
	d.modal.card.Refresh()
	if d.modal.on != nil {
		d.modal.on.Focus(d.modal.strong)
	}
}

func (d *exportDialog) cancel() {
	if d.stop != nil {
		d.stop()
	}
	d.modal.hide()
}

// lastFolders are the last two folders of a path, which tell it to a reader.
func lastFolders(path string) string {
	up, last := filepath.Split(filepath.Clean(path))
	if first := filepath.Base(filepath.Clean(up)); up != "" && first != string(filepath.Separator) && first != "." {
		return first + " › " + last
	}
	return path
}

// written tells what was made and what can be done with it.
func (w *Window) written(paths []string) {
	var names []string
	pdf := ""
	for _, p := range paths {
		names = append(names, filepath.Base(p))
		if strings.HasSuffix(p, ".pdf") {
			pdf = p
		}
	}
	spec := toastSpec{strong: files(len(paths)) + " written to " + lastFolders(filepath.Dir(paths[0])), second: strings.Join(names, ", ")}
	if pdf != "" {
		spec.actions = append(spec.actions, action{words: "Open crosstable", tapped: func() { w.openWith(pdf) }},
			action{words: "Print", icon: look.IconPrint, tapped: func() { w.openToPrint(pdf) }})
	}
	spec.actions = append(spec.actions, action{words: "Show in folder", icon: look.IconFolder, tapped: func() { w.showInFolder(paths[0]) }})
	w.toast.show(spec)
}
