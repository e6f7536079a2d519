package xlsx

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"wallchart/ratingcore"
)

// UpdateOptions choose what Update writes.
type UpdateOptions struct {
	Performance ratingcore.Performance // definition of S perf
	Section     string                 // the only section whose sheet is written; empty for all
	Audit       bool                   // write the sheet Audit, which derives every rating in formulas
}

// Update returns the organizer's own workbook with the ratings added: columns
// on the section sheets, the roster advanced, and the sheets Ratings log,
// Problems and, where it is asked for, Audit. The roster and the log always hold the whole event, whatever
// section is asked for, since sections build on each other.
//
// Whatever is not written to stays as it is, byte for byte: the parts of the
// file are edited in their text, since saving with excelize loses check boxes
// in cells, embedded objects and a few settings, and takes twice the memory.
// The result is read again and compared before it is returned; the error says in one sentence why
// the workbook cannot be updated. The same input gives the same bytes.
func (b *Book) Update(r *ratingcore.Rated, o UpdateOptions) ([]byte, error) {
	out, err := b.update(r, o)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be updated: %w", b.Name, err)
	}
	return out, nil
}

func (b *Book) update(r *ratingcore.Rated, o UpdateOptions) ([]byte, error) {
	if b.ReadOnly != "" {
		return nil, errors.New(b.ReadOnly)
	}
	v, err := openRevision(b.Data, b.Name)
	if err != nil {
		return nil, err
	}
	u := &updater{revision: v, from: b, rated: r, o: o}
	for _, step := range []func() error{u.charts, u.roster, u.log, u.problems, u.audit} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return u.finish(u.check)
}

// updater writes the ratings of an event into its workbook.
type updater struct {
	*revision
	from  *Book
	rated *ratingcore.Rated
	o     UpdateOptions
}

// finish makes the workbook, and checks it against what was written.
func (u *updater) finish(check func(out []byte, written map[string][]write) error) ([]byte, error) {
	written, err := u.settle()
	if err != nil {
		return nil, err
	}
	out, err := u.bytes()
	if err != nil {
		return nil, err
	}
	return out, check(out, written)
}

// settle makes the parts that have changed. It returns what was written into
// the sheets that were there before, by sheet.
func (u *updater) settle() (map[string][]write, error) {
	chain := false
	for _, e := range u.sheets {
		if s := u.open[e.name]; s != nil {
			over, err := s.release()
			if err != nil {
				return nil, fmt.Errorf("sheet %q: %w", e.name, err)
			}
			chain = chain || over
		}
	}
	if chain {
		u.dropChain()
	}
	if err := u.refresh(); err != nil {
		return nil, err
	}
	written := map[string][]write{}
	for _, e := range u.sheets {
		s := u.open[e.name]
		if s == nil {
			continue
		}
		if text := s.settle(); len(s.edits) > 0 {
			u.write(s.part, text)
		}
		written[e.name] = s.writes
	}
	u.settleBook()
	return written, nil
}

// settleBook makes the parts around the sheets.
func (u *updater) settleBook() {
	u.settleNames()
	if part := u.stylesPart; part != "" {
		u.write(part, u.styles.settle())
	} else {
		part = path.Join(path.Dir(u.main), "styles.xml")
		if u.has(part) {
			part = u.freeName(path.Dir(u.main), "styles", ".xml")
		}
		u.write(part, u.styles.settle())
		u.link(u.freeLink(), "styles", path.Base(part))
		u.declare(part, stylesType)
	}
	for part, p := range map[string]*xmlPart{u.main: u.book, relsOf(u.main): u.revision.links, "[Content_Types].xml": u.types} {
		if len(p.edits) > 0 {
			u.write(part, p.String())
		}
	}
}

// dropChain takes out the list of the order in which formulas are calculated,
// for some are there no more. Excel makes it anew.
func (u *updater) dropChain() {
	list, err := u.container.links(u.main)
	if err != nil {
		return
	}
	for _, l := range list {
		if l.kind != "calcChain" {
			continue
		}
		u.drop(l.target)
		u.revision.links.dropKid("Id", l.id)
		u.types.dropKid("PartName", "/"+l.target)
	}
}

// dropKid takes out the children of the root with a value for an attribute.
func (p *xmlPart) dropKid(name, value string) {
	for i := range p.kids {
		if v, _, _ := attribute(p.tag(&p.kids[i]), name); strings.EqualFold(v, value) {
			p.replace(p.kids[i].start, p.kids[i].end, "")
		}
	}
}
