package ui

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"wallchart/assets"
	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// inExcel makes a change to a file as another program would, and has the
// window look at the disk.
func inExcel(t testing.TB, w *Window, change func(d *state.Document) state.Edit) {
	t.Helper()
	d, err := state.Open(context.Background(), w.doc.Path, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Try(change(d)); err != nil {
		t.Fatal(err)
	}
	s, err := d.SaveCopy()
	if err != nil || s.Native != "" {
		t.Fatal(err, s.Native)
	}
	if err := os.WriteFile(d.Path, s.Data, 0o666); err != nil {
		t.Fatal(err)
	}
	later := d.Modified.Add(time.Minute)
	if err := os.Chtimes(d.Path, later, later); err != nil {
		t.Fatal(err)
	}
	w.diskChanged(state.Check(w.doc.Path, w.doc.Stamp()))
}

// city is a change that no rating follows.
func city(d *state.Document) state.Edit { return d.EventEdit("City", "Newtown") }

// bar is what the bar over the middle says, "" where there is none.
func (w *Window) bar() string {
	if w.view.Page != state.PageTable {
		return strings.ReplaceAll(texts(w.frame.bar), "\n", " ")
	}
	if w.table.bar.Hidden {
		return ""
	}
	return strings.ReplaceAll(texts(w.table.bar), "\n", " ")
}

// A file saved elsewhere is told of; reloading keeps changes, selection, sort
// and search.
func TestFileRewritten(t *testing.T) {
	d := sit(t)
	w := d.event()
	if w.bar() != "" {
		t.Fatalf("bar %q", w.bar())
	}
	edit(t, w, 2, 'd')
	w.sortOn(&w.table.cells.table.Columns[2])
	entry, sort := w.view.Entry, w.view.SortBy
	inExcel(t, w, city)
	if got := w.bar(); !strings.HasPrefix(got, "Saved at ") || !strings.Contains(got, "Reload") {
		t.Errorf("bar %q", got)
	}
	d.until("the count", func() bool { return strings.Contains(w.bar(), "Your change still applies") })
	w.wants(t, "Saved at ")
	if got := w.status.left.String(); !strings.HasPrefix(got, "Saved at ") {
		t.Errorf("status %q", got)
	}
	if why := w.cmd.saveOver.why(); !strings.Contains(why, "changed on disk") {
		t.Errorf("save over can be done: %q", why)
	}
	w.turnTo(state.PageEvent)
	if !strings.HasPrefix(w.bar(), "Saved at ") {
		t.Errorf("bar over the event %q", w.bar())
	}
	w.cmd.reload.do()
	d.until("reload", func() bool { return w.stopWork == nil })
	if w.doc.Event.City != "Newtown" || len(w.doc.Changes()) != 1 || w.view.Entry != entry || w.view.SortBy != sort || w.view.Page != state.PageEvent {
		t.Errorf("city %q, %d changes, entry %d of %d", w.doc.Event.City, len(w.doc.Changes()), w.view.Entry, entry)
	}
	w.turnTo(state.PageTable)
	if !strings.HasPrefix(w.bar(), "What if") || w.toasted() != "Read again Your changes were kept" {
		t.Errorf("bar %q, toast %q", w.bar(), w.toasted())
	}
}

// Of a change that was made in Excel too, and one that was made otherwise there.
func TestChangesThatDoNotApply(t *testing.T) {
	d := sit(t)
	w := d.event()
	if err := w.try(w.doc.EventEdit("City", "Oldtown")); err != nil {
		t.Fatal(err)
	}
	inExcel(t, w, city)
	d.until("the count", func() bool { return strings.Contains(w.bar(), "Your change does not apply any more") })
	w.cmd.reload.do()
	d.until("reload", func() bool { return w.stopWork == nil })
	if w.doc.Edited() || w.toasted() != "Read again Some changes do not apply any more" {
		t.Errorf("toast %q", w.toasted())
	}
}

func TestReloadAlways(t *testing.T) {
	d := sit(t)
	w := d.event()
	d.settings.Reload = "always"
	inExcel(t, w, city)
	d.until("reload", func() bool { return w.stopWork == nil })
	if w.doc.Event.City != "Newtown" || w.bar() != "" {
		t.Errorf("city %q, bar %q", w.doc.Event.City, w.bar())
	}
}

// "Not now" hides the bar until the file is saved again.
func TestNotNow(t *testing.T) {
	d := sit(t)
	w := d.event()
	inExcel(t, w, city)
	for _, o := range buttonsIn(w.table.bar) {
		if o.name == "Not now" {
			o.tapped()
		}
	}
	if w.bar() != "" {
		t.Errorf("bar %q", w.bar())
	}
	if got := w.status.left.String(); !strings.HasPrefix(got, "Saved at ") {
		t.Errorf("the status forgets it: %q", got)
	}
	inExcel(t, w, func(d *state.Document) state.Edit { return d.EventEdit("City", "Elsewhere") })
	later := w.disk
	later.Now.Time = later.Now.Time.Add(time.Minute)
	w.diskChanged(later)
	if !strings.HasPrefix(w.bar(), "Saved at ") {
		t.Errorf("saved again: %q", w.bar())
	}
}

// A file that is gone is told of, and a copy offered; one that has become
// something else is not taken.
func TestFileGone(t *testing.T) {
	d := sit(t)
	w := d.event()
	path := w.doc.Path
	if err := os.Rename(path, path+"x"); err != nil {
		t.Fatal(err)
	}
	w.diskChanged(state.Check(path, w.doc.Stamp()))
	if got := w.bar(); !strings.HasPrefix(got, "The file is not there any more.") || !strings.Contains(got, "Save copy") {
		t.Errorf("bar %q", got)
	}
	os.WriteFile(path, []byte("nothing of the kind"), 0o666)
	w.cmd.reload.do()
	d.until("the failure", func() bool { return w.toasted() != "" })
	if !strings.HasPrefix(w.toasted(), "The file was not read again") || w.doc == nil || w.doc.Event.Name == "" {
		t.Errorf("toast %q", w.toasted())
	}
}

// Two reloads at once are one, and keep what was changed between them.
func TestReloadTwice(t *testing.T) {
	d := sit(t)
	w := d.event()
	w.cmd.reload.do()
	w.cmd.reload.do()
	edit(t, w, 0, 'd')
	d.until("reload", func() bool { return w.stopWork == nil })
	for len(onDesk) > 0 {
		(<-onDesk)()
	}
	if len(w.doc.Changes()) != 1 {
		t.Errorf("%d changes", len(w.doc.Changes()))
	}
}

// What was stopped does not come back, and what failed does.
func TestBackground(t *testing.T) {
	came := ""
	begin := make(chan bool)
	work := func(ctx context.Context) (string, error) {
		<-begin
		return "here", ctx.Err()
	}
	back := func(s string, err error) { came += s }
	stop := background(work, back)
	stop()
	begin <- true
	(<-onDesk)()
	if came != "" {
		t.Error("stopped work came back")
	}
	background(work, back)
	begin <- true
	(<-onDesk)()
	if came != "here" {
		t.Errorf("came back with %q", came)
	}
	var got error
	background(func(context.Context) (int, error) { return 0, errors.New("no disk") }, func(_ int, err error) { got = err })
	(<-onDesk)()
	if got == nil || got.Error() != "no disk" {
		t.Errorf("error %v", got)
	}
}

// The file is told of when it changes, and as gone only when it is not there
// twice.
func TestLookAt(t *testing.T) {
	at := func(minute int) state.Stamp { return state.Stamp{Time: time.Unix(int64(60*minute), 0), Size: 9} }
	same, saved := state.Disk{Now: at(1)}, state.Disk{Change: state.Rewritten, Now: at(2)}
	gone, held := state.Disk{Change: state.Gone, Now: at(1)}, state.Disk{Now: at(1), HeldBy: "Excel"}
	for _, c := range []struct {
		name string
		seen []state.Disk // the first before any tick
		want []state.Disk
	}{
		{"nothing happens", []state.Disk{same, same, same}, nil},
		{"saved", []state.Disk{same, same, saved, saved}, []state.Disk{saved}},
		{"saved before the first look", []state.Disk{saved, saved}, []state.Disk{saved}},
		{"gone for a moment", []state.Disk{same, gone, same}, nil},
		{"gone while it is saved", []state.Disk{same, gone, saved}, []state.Disk{saved}},
		{"gone", []state.Disk{same, gone, gone, gone}, []state.Disk{gone}},
		{"there again", []state.Disk{same, gone, gone, same}, []state.Disk{gone, same}},
		{"opened in Excel", []state.Disk{same, held, held}, []state.Disk{held}},
	} {
		t.Run(c.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			ticks, i := make(chan time.Time), 0
			var got []state.Disk
			ended := make(chan bool)
			go func() {
				lookAt(ctx, func() state.Disk { i++; return c.seen[i-1] }, &time.Ticker{C: ticks}, func(d state.Disk) { got = append(got, d) })
				close(ended)
			}()
			for range c.seen[1:] {
				ticks <- time.Time{}
			}
			cancel()
			<-ended
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// The window looks at the file that is open, and no more at one that was.
func TestWatch(t *testing.T) {
	d := sit(t)
	w := d.event()
	if w.stopLook == nil {
		t.Fatal("nothing looks at the file")
	}
	w.take(state.Sample())
	if w.stopLook != nil {
		t.Error("something looks at the sample, which is in no file")
	}
	if w.doc.Rated.Sections[0].Kind != ratingcore.Swiss || len(assets.Sample) == 0 {
		t.Error("no sample")
	}
}
