package state

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"wallchart/ratingcore"
	"wallchart/report"
	"wallchart/xlsx"
)

// Saved is a copy of the file with the changes in it.
type Saved struct {
	Name string // proposed file name
	Data []byte

	// Native says why it is a new workbook of the program's own layout and not
	// the organizer's file with the changes: "" when it is the latter.
	Native string
}

// SaveCopy returns the organizer's file with the edited cells, and nothing
// else, changed, read again and compared. Where the file's layout has no cell
// or no spelling for a change, or the file must not be written, it is a native
// workbook of the event. The proposed name is never the file's own.
func (d *Document) SaveCopy() (Saved, error) {
	s := Saved{Name: d.copyName()}
	changes, ok := d.cellChanges()
	if !ok {
		return d.native(s, "its layout has no place for the changes")
	}
	if len(changes) == 0 {
		s.Data = d.Book.Data
		return s, nil
	}
	data, err := d.Book.Edit(changes)
	switch {
	case errors.Is(err, xlsx.ErrLayout):
		return d.native(s, "its layout has no place for the changes")
	case err != nil && d.Book.ReadOnly != "":
		return d.native(s, d.Book.ReadOnly)
	case err != nil:
		return s, err
	}
	s.Data = data
	if d.reads(s) != nil {
		return d.native(s, "its layout has no place for the changes")
	}
	return s, nil
}

// SaveOver returns the two files that replace the document's own: a backup of
// what is in it, and the copy under its name. It looks at the disk: a file that
// another program has saved since, or holds open in Excel, is not replaced. The
// error says why it cannot be done; a copy can always be saved.
func (d *Document) SaveOver(now time.Time) ([]report.File, error) {
	if d.Path == "" {
		return nil, fmt.Errorf("%s is no file yet: save a copy", d.Name)
	}
	switch disk := Check(d.Path, d.Stamp()); {
	case disk.Change == Rewritten:
		return nil, fmt.Errorf("%s was saved by another program since it was read: reload it first, or save a copy", d.Name)
	case disk.HeldBy == "Excel":
		return nil, fmt.Errorf("%s is open in Excel: close it there first, or save a copy", d.Name)
	}
	s, err := d.SaveCopy()
	if err == nil && s.Native != "" {
		err = fmt.Errorf("%s cannot be changed, for %s: save a copy", d.Name, s.Native)
	}
	if err != nil {
		return nil, err
	}
	return []report.File{{Name: BackupName(d.Name, now), Data: d.Book.Data}, {Name: d.Name, Data: s.Data}}, nil
}

// BackupName is what a file is called that another one replaces.
func BackupName(name string, now time.Time) string {
	ending := filepath.Ext(name)
	return strings.TrimSuffix(name, ending) + " backup " + now.Format("2006-01-02 150405") + ending
}

// copyName proposes a name for a copy.
func (d *Document) copyName() string {
	ending := ".xlsx"
	if d.Book.Macros {
		ending = ".xlsm"
	}
	return strings.TrimSuffix(d.Name, filepath.Ext(d.Name)) + " copy" + ending
}

func (d *Document) native(s Saved, why string) (Saved, error) {
	s.Name = strings.TrimSuffix(s.Name, filepath.Ext(s.Name)) + ".xlsx"
	s.Native = why
	var err error
	if s.Data, err = xlsx.Native(d.Event); err == nil {
		err = d.reads(s)
	}
	return s, err
}

// reads checks that a copy reads as the event on the screen.
func (d *Document) reads(s Saved) error {
	again, err := decodeAs(d, s)
	if err != nil {
		return fmt.Errorf("%s was made, but cannot be read again: %w", s.Name, err)
	}
	if why := differing(d.Event, again.Event, s.Native == ""); why != "" {
		return fmt.Errorf("%s was made, but %s reads differently in it: nothing was saved", s.Name, why)
	}
	return nil
}

func decodeAs(d *Document, s Saved) (*xlsx.Book, error) {
	o := xlsx.Options{Name: d.Name}
	if t := d.Modified; !t.IsZero() {
		o.Modified = dayOf(t)
	}
	return xlsx.Read(s.Data, o)
}

// differing names the first section or player that two events do not agree
// about. Facts are compared where the sheets are the same.
func differing(a, b *ratingcore.Event, facts bool) string {
	if len(a.Sections) != len(b.Sections) {
		return "the list of sections"
	}
	for i := range a.Sections {
		s, t := &a.Sections[i], &b.Sections[i]
		same := len(s.Entries) == len(t.Entries) && len(s.Games) == len(t.Games)
		for j := 0; same && j < len(s.Entries); j++ {
			same = sameResults(s, t, j) && samePlayer(&a.Players[s.Entries[j].Player], &b.Players[t.Entries[j].Player])
		}
		for _, f := range sectionFacts {
			same = same && (!facts || f.get(s) == f.get(t))
		}
		if !same {
			return "section " + s.Name
		}
	}
	for _, f := range eventFacts {
		if facts && f.get(a) != f.get(b) {
			return "the line " + f.label + " of the event"
		}
	}
	return ""
}

func sameResults(s, t *ratingcore.Section, entry int) bool {
	for r := range max(len(s.Entries[entry].Results), len(t.Entries[entry].Results)) {
		a, b := resultAt(s, entry, r+1), resultAt(t, entry, r+1)
		if a.Outcome != b.Outcome || a.Opponent != b.Opponent || a.Outcome.Played() && a.Color != b.Color {
			return false
		}
	}
	return s.Entries[entry].Number == t.Entries[entry].Number
}

func samePlayer(a, b *ratingcore.Player) bool {
	for sys := range a.Standings {
		x, y := a.Standings[sys], b.Standings[sys]
		if x.Rated != y.Rated || x.Rating != y.Rating || x.Rated && (x.Counted != y.Counted || x.Games != y.Games) {
			return false
		}
	}
	return a.ID == b.ID && a.Name == b.Name && a.Birth == b.Birth
}
