package state

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
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
// what is in it, and the copy under its name. The error says why it cannot be
// done; a copy can always be saved.
func (d *Document) SaveOver(now time.Time) ([]report.File, error) {
	if d.Path == "" {
		return nil, fmt.Errorf("%s is no file yet: save a copy", d.Name)
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

// cellChanges lists the cells that differ from the file; ok is false when one
// has no place there.
func (d *Document) cellChanges() (list []xlsx.CellChange, ok bool) {
	c := &collector{d: d}
	for i := range d.Event.Sections {
		c.results(i)
		c.section(i)
	}
	for i := range d.Event.Players {
		c.player(&d.File.Players[i], &d.Event.Players[i])
	}
	for _, f := range eventFacts {
		if now := f.get(d.Event); now != f.get(d.File) {
			c.list = append(c.list, valued(xlsx.CellChange{Label: f.label}, f.label, now))
		}
	}
	return c.list, !c.homeless
}

// collector gathers changes of cells.
type collector struct {
	d        *Document
	list     []xlsx.CellChange
	homeless bool
}

// results gathers the results of a section, and the totals that follow.
func (c *collector) results(i int) {
	file, now := &c.d.File.Sections[i], &c.d.Event.Sections[i]
	for j := range now.Entries {
		entry := &now.Entries[j]
		touched := false
		for r := range entry.Results {
			if !c.d.differs(i, j, r+1) {
				continue
			}
			res := entry.Results[r]
			touched, c.homeless = true, c.homeless || res.At == (ratingcore.Ref{})
			c.list = append(c.list, xlsx.CellChange{At: res.At, Result: &res})
		}
		was := file.Entries[j].Total
		if at, there := cellOf(entry.At, "Tot"); touched && there && was != ratingcore.Unknown && was == c.d.Before.Sections[i].Scores[j] {
			points := float64(c.d.Rated.Sections[i].Scores[j]) / 2
			c.list = append(c.list, xlsx.CellChange{At: at, Number: &points, Total: true})
		}
	}
}

// section gathers the facts of a section.
func (c *collector) section(i int) {
	file, now := &c.d.File.Sections[i], &c.d.Event.Sections[i]
	for _, f := range sectionFacts {
		text := f.get(now)
		if text == f.get(file) {
			continue
		}
		if _, given := cellOf(now.At, "Systems"); f.label == "Systems" && !given && now.Systems == nil {
			continue // only supposed while the time control was not known
		}
		c.list = append(c.list, valued(c.home(now.At, f.label), f.label, text))
	}
}

// player gathers ratings, games and the birth date of a player.
func (c *collector) player(was, now *ratingcore.Player) {
	if was.Birth == now.Birth && was.Standings == now.Standings {
		return
	}
	c.homeless = c.homeless || now.At.Row.Row == 0
	if was.Birth != now.Birth {
		c.list = append(c.list, valued(c.home(now.At, "Birth date"), "Birth date", now.Birth.String()))
	}
	for i, s := range now.Standings {
		if s == was.Standings[i] {
			continue
		}
		code := ratingcore.System(i).String()
		rating, games := c.home(now.At, code+" rating"), code+" games"
		at, counted := cellOf(now.At, games)
		switch {
		case s.Rated && s.Counted && !counted:
			rating.Text = xlsx.SpellRating(s) + "/" + xlsx.SpellGames(s)
		case s.Rated:
			value := s.Rating
			rating.Number = &value
		}
		c.list = append(c.list, rating)
		if counted {
			c.list = append(c.list, valued(xlsx.CellChange{At: at}, "Rounds", xlsx.SpellGames(s)))
		}
	}
}

// home is the cell under a heading of a row, or one in a column to be added.
func (c *collector) home(p ratingcore.Place, heading string) xlsx.CellChange {
	if at, ok := cellOf(p, heading); ok {
		return xlsx.CellChange{At: at}
	}
	return xlsx.CellChange{At: ratingcore.Ref{Sheet: p.Row.Sheet, Row: p.Row.Row}, Head: heading}
}

// valued gives a change the value that a fact's text stands for.
func valued(c xlsx.CellChange, label, text string) xlsx.CellChange {
	switch label {
	case "Start", "End", "Birth date":
		if day, err := xlsx.ParseDate(text); err == nil {
			c.Day = day
			return c
		}
	case "Rounds":
		if n, known, err := xlsx.ParseWhole(text); err == nil && known {
			value := float64(n)
			c.Number = &value
			return c
		}
	}
	c.Text = text
	return c
}

// UnsavedSections names the sections that changes touch, for the dialog that
// asks before closing.
func (d *Document) UnsavedSections() []string {
	var list []string
	for _, e := range d.Changes() {
		if e.Section != "" && !slices.Contains(list, e.Section) {
			list = append(list, e.Section)
		}
	}
	return list
}
