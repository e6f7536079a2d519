package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// isNative says whether the workbook has the sheets of the contract: Sections,
// Event or Players, with their headings.
func (r *reader) isNative() bool {
	if s := r.named("Sections"); s != nil && (s.err != nil || s.findTable(sectionWords, "Section") != nil) {
		return true
	}
	if s := r.named("Event"); s != nil && s.labels() != nil {
		return true
	}
	s := r.named("Players")
	if s == nil {
		return false
	}
	t := s.findTable(rosterWords, "Name")
	return t != nil && len(s.chartRounds(t.Header)) == 0 && len(r.sheets) > 1
}

// readNative reads the workbook of the contract, in the order in which the
// sheets build on each other.
func (r *reader) readNative() {
	r.readEvent()
	r.readRoster()
	r.readSections()
	r.readStrays()
	r.readPairings()
	r.readOwn()
	r.nativeDates()
}

// readOwn reads the sheets that an earlier run of this program has added.
func (r *reader) readOwn() {
	r.readLog()
	if s := r.named("Problems"); s != nil {
		r.book.Problem = s.name
	}
	for _, s := range r.sheets {
		if s.audit && r.book.Audit == "" {
			r.book.Audit = s.name
		}
	}
}

// open marks a sheet of the contract as read and returns its table with the
// oddities reported; nil when the workbook has no such sheet.
func (r *reader) open(name string, v vocabulary, need ...string) *region {
	s := r.named(name)
	if s == nil {
		return nil
	}
	r.taken[s] = true
	t := s.findTable(v, need...)
	if t == nil {
		level := ratingcore.Warning
		if s.err != nil || len(s.cells) > 0 && name != "Ratings log" {
			level = ratingcore.Error
		}
		if s.err != nil {
			r.say(ratingcore.Problem{Severity: level, Rule: "damaged sheet", At: s.ref(0, 0)},
				"the sheet is damaged (%v): open the workbook in Excel, let Excel repair it, and save it", s.err)
		} else {
			r.say(ratingcore.Problem{Severity: level, Rule: "heading", At: s.ref(0, 0)},
				"the sheet has no row of headings with %s: write the headings above its table", strings.Join(need, " and "))
		}
		return nil
	}
	r.tellOddities(t, "")
	return t
}

// labels returns the labels of the sheet Event as a table of one row: each
// label's value stands right of it. It returns nil when there is none.
func (s *sheet) labels() map[string]span {
	found := map[string]span{}
	for row := 1; row <= s.lastRow(); row++ {
		c := s.at(row, 1)
		if w, ok := eventWords[heading(s.string(c))]; ok {
			if _, twice := found[w]; !twice {
				found[w] = span{row: row, col: 2}
			}
		}
	}
	if len(found) < 2 {
		return nil
	}
	return found
}

// readEvent reads the sheet Event: labels in column A, values in column B.
func (r *reader) readEvent() {
	e := r.event
	defer func() {
		if e.Name == "" {
			e.Name = r.baseName()
		}
	}()
	s := r.named("Event")
	if s == nil {
		return
	}
	r.taken[s] = true
	if s.err != nil {
		r.say(ratingcore.Problem{Severity: ratingcore.Error, Rule: "damaged sheet", At: s.ref(s.lastRow(), 0)},
			"the sheet is damaged (%v), and what follows row %d is lost: open the workbook in Excel, let Excel repair it, and save it", s.err, s.lastRow())
	}
	at := s.labels()
	fact := func(word string) *fields {
		t := &region{sheet: s, cols: map[string]uint16{word: 2}}
		return &fields{r: r, t: t, row: at[word].row}
	}
	text := func(word string) string { return fact(word).text(word) }
	if e.Rules == "" {
		e.Rules = r.rulesOf(fact("Rules"))
	}
	e.Name, e.City, e.State, e.ZIP, e.Country = text("Event"), text("City"), text("State"), text("ZIP"), text("Country")
	e.Start, e.End = fact("Start").day("Start"), fact("End").day("End")
	e.Affiliate, e.ChiefTD, e.AssistantTD, e.OtherTDs = text("Affiliate ID"), text("Chief TD ID"), text("Assistant TD ID"), text("Other TD IDs")
	e.Website, e.SendCrosstable = text("Website"), text("Send crosstable")
}

// rulesOf returns the choice of rules; a date in any spelling becomes
// 2015-01-07.
func (r *reader) rulesOf(f *fields) string {
	c := f.cell("Rules")
	if d, sense := f.t.dateOf(c); c != nil && sense == goodDate {
		return d.String()
	}
	text := f.t.string(c)
	if _, err := ratingcore.ParseRules(text); err != nil {
		f.say(ratingcore.Error, "rules", "Rules", "%v", err)
	}
	return text
}

// nativeDates fills the event's dates where the workbook has none at all.
func (r *reader) nativeDates() {
	e := r.event
	if !e.Start.Known() {
		e.Start = r.o.Start
	}
	if e.End.Known() {
		return
	}
	for i := range e.Sections {
		if e.Sections[i].End.Known() {
			return
		}
	}
	r.defaultEnd()
}

// defaultEnd takes the event's last day from the flags or the file.
func (r *reader) defaultEnd() {
	e := r.event
	switch {
	case r.o.End.Known():
		e.End = r.o.End
	case r.loggedEnd().Known():
		e.End = r.loggedEnd()
		r.say(ratingcore.Problem{Severity: ratingcore.Info, Rule: "event end"},
			"the event's last day is not given; the one of the sheet Ratings log, %s, is taken", e.End)
	case e.Start.Known() && e.Start > r.o.Modified:
		e.End = e.Start
		r.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "event end"},
			"the event's last day is not given; its first, %s, is taken: write it on the sheet Event or give --end", e.End)
	case r.o.Modified.Known():
		e.End = r.o.Modified
		r.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "event end"},
			"the event's last day is not given; the file's date, %s, is taken: write it on the sheet Event or give --end", e.End)
	}
}

// loggedEnd returns the event's last day as an earlier run has logged it.
func (r *reader) loggedEnd() (end ratingcore.Day) {
	for _, l := range r.event.Log {
		if strings.EqualFold(l.Event, r.event.Name) {
			end = max(end, l.End)
		}
	}
	return end
}

// systemsOf reads a list of system codes: "R", "R Q", "OR, OQ".
func systemsOf(text string) (list []ratingcore.System, unknown string) {
	words := strings.FieldsFunc(strings.ToUpper(simple(text)), func(r rune) bool { return strings.ContainsRune(" ,;/+&", r) })
	for _, w := range words {
		s, ok := ratingcore.SystemOf(w)
		if !ok && w != "AND" {
			return nil, w
		}
		if ok && !contains(list, s) {
			list = append(list, s)
		}
	}
	return list, ""
}

func contains(list []ratingcore.System, s ratingcore.System) bool {
	for _, have := range list {
		if have == s {
			return true
		}
	}
	return false
}
