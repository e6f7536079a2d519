package xlsx

import (
	"fmt"

	"wallchart/ratingcore"
)

// owned is a problem of a row that describes a member of the roster.
type owned struct {
	ratingcore.Problem
	owner int // roster index + 1; 0 is none
}

// textColumn is a column with numbers that are stored as text.
type textColumn struct {
	sheet *sheet
	word  string
}

type textCells struct {
	first ratingcore.Ref
	count int
}

// problemKind groups problems that are alike.
type problemKind struct {
	severity      ratingcore.Severity
	rule, section string
}

// maxAlike is how many problems of one kind are listed.
const maxAlike = 200

// report keeps a problem; owner is the roster index + 1 of the player whose
// row it stands in, or 0.
func (r *reader) report(p ratingcore.Problem, owner int) {
	r.problems = append(r.problems, owned{p, owner})
}

// say reports a problem of the event or, when section is given, of a section.
func (r *reader) say(p ratingcore.Problem, format string, args ...any) {
	p.Text = fmt.Sprintf(format, args...)
	r.report(p, 0)
}

// tellOddities reports what is odd about a table, of a section if it has one.
func (r *reader) tellOddities(t *region, section string) {
	for _, p := range t.oddities() {
		p.Section = section
		r.report(p, 0)
	}
}

// textual counts a number that is stored as text.
func (r *reader) textual(t *region, word string, row int) {
	key := textColumn{t.sheet, word}
	if r.texts[key] == nil {
		r.texts[key] = &textCells{first: t.ref(row, int(t.cols[word]))}
		r.order = append(r.order, key)
	}
	r.texts[key].count++
}

// enough counts a problem and says whether so many of its kind are listed that
// it is not.
func (r *reader) enough(p ratingcore.Problem) bool {
	k := problemKind{p.Severity, p.Rule, p.Section}
	if r.kinds[k]++; r.kinds[k] == maxAlike+1 {
		r.excess = append(r.excess, k)
	}
	return r.kinds[k] > maxAlike
}

// finish settles the problems and hands them to the event.
func (r *reader) finish() {
	for _, key := range r.order {
		t := r.texts[key]
		r.say(ratingcore.Problem{Severity: ratingcore.Info, Rule: "text number", At: t.first},
			"%s under %s held a number as text, which was read as the number", counted(t.count, "cell", "cells"), key.word)
	}
	for _, k := range r.excess {
		r.say(ratingcore.Problem{Severity: k.severity, Rule: k.rule, Section: k.section},
			"%s of this kind not listed", counted(r.kinds[k]-maxAlike, "more problem is", "more problems are"))
	}
	if r.book.ReadOnly != "" {
		r.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "read only"}, "the workbook cannot be updated: %s", r.book.ReadOnly)
	}
	for _, p := range r.problems {
		r.settle(p)
	}
}

// settle hands a problem to the event. An error of a member without an ID
// stands in every section in which he plays.
func (r *reader) settle(p owned) {
	e := r.event
	if p.owner == 0 || p.Severity < ratingcore.Error || p.Section != "" || p.ID != "" {
		e.Problems = append(e.Problems, p.Problem)
		return
	}
	found := false
	for i := range e.Sections {
		if s := &e.Sections[i]; plays(s, p.owner-1) {
			q := p.Problem
			q.Section, found = s.Name, true
			e.Problems = append(e.Problems, q)
		}
	}
	if !found {
		p.Severity = ratingcore.Warning // it spoils no section
		e.Problems = append(e.Problems, p.Problem)
	}
}

// plays says whether a member of the roster has a row in a section.
func plays(s *ratingcore.Section, player int) bool {
	for i := range s.Entries {
		if s.Entries[i].Player == player {
			return true
		}
	}
	for i := range s.Games {
		if s.Games[i].Player == player {
			return true
		}
	}
	return false
}

// counted spells a count with its noun: 1 number is, 3 numbers are.
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
