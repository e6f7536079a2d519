package report

import (
	"errors"
	"fmt"
	"io"
	"time"

	"wallchart/ratingcore"
)

// PDFOptions say how a crosstable is printed.
type PDFOptions struct {
	Paper       PaperSize
	Printed     time.Time // shown in the footer and kept as the document's date; zero for neither
	Performance ratingcore.Performance
	Section     string // print only the section of this name; empty for all

	Without   []ratingcore.Key // columns not wanted, such as KeyID; the name, rounds and score are always there
	TieBreaks int              // how many tie-breaks are wanted; 0 for all
	Norms     bool             // the optional column of norms, where it fits
}

// PDF writes the crosstables of a rated event, a section after the other, as
// one PDF document. The same event and options give the same bytes. It returns
// a warning for every name with a sign that no printing face has. The error is
// that of w, or says that the section asked for is not there.
func PDF(w io.Writer, r *ratingcore.Rated, o PDFOptions) ([]ratingcore.Problem, error) {
	f, err := newFaces()
	if err != nil {
		return nil, err
	}
	parts := layOutAll(r, f, o)
	if parts == nil && o.Section == "" {
		return nil, errors.New("the event has no section to print")
	}
	if parts == nil {
		return nil, fmt.Errorf("no section %q to print: give the name of a section of the event", o.Section)
	}
	var warnings []ratingcore.Problem
	for _, p := range parts {
		warnings = append(warnings, p.warnings()...)
	}
	press := newPress(parts[0].lying(), r.Event.Name, o.Printed)
	eachSheet(parts, f, press.print)
	return warnings, press.finish(w)
}

// part is a laid-out section.
type part interface {
	sheets() int             // how many pages it takes
	draw(s *sheet, page int) // sets one of them, but for the page number
	title() string           // bookmark
	lying() paper            // how its pages lie
	numbered() *header       // header and footer
	warnings() []ratingcore.Problem
}

// layOutAll lays out the sections that the options ask for.
func layOutAll(r *ratingcore.Rated, f *faces, o PDFOptions) []part {
	var parts []part
	for i := range r.Sections {
		s := &r.Sections[i]
		if o.Section != "" && s.Name != o.Section {
			continue
		}
		if s.Kind.Foreign() {
			parts = append(parts, newAbroad(r, s.Crosstable(o.Performance), f, o))
		} else {
			parts = append(parts, newCrosstable(r, s.Crosstable(o.Performance, optional(o.Norms)...), f, o))
		}
	}
	return parts
}

// optional names the optional columns asked for.
func optional(norms bool) []ratingcore.Key {
	if norms {
		return []ratingcore.Key{ratingcore.KeyNorms}
	}
	return nil
}

// eachSheet draws every page and shows it. The number of pages is known before
// the first is drawn; the sheet is used again for the next page.
func eachSheet(parts []part, f *faces, show func(*sheet)) {
	pages := 0
	for _, p := range parts {
		pages += p.sheets()
	}
	s := &sheet{faces: f}
	page := 0
	for _, p := range parts {
		for i := range p.sheets() {
			page++
			s.clear()
			s.paper = p.lying()
			if i == 0 {
				s.chapter = p.title()
			}
			p.draw(s, i)
			p.numbered().drawFooter(s, page, pages)
			show(s)
		}
	}
}
