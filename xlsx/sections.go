package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// kinds are the words of the column Type, folded.
var kinds = map[string]ratingcore.Kind{
	"": ratingcore.Swiss, "swiss": ratingcore.Swiss, "s": ratingcore.Swiss, "swisssystem": ratingcore.Swiss,
	"roundrobin": ratingcore.RoundRobin, "rr": ratingcore.RoundRobin, "r": ratingcore.RoundRobin,
	"doubleroundrobin": ratingcore.RoundRobin, "quad": ratingcore.RoundRobin,
	"match": ratingcore.Match, "m": ratingcore.Match,
	"fide": ratingcore.FIDE, "fideyouth": ratingcore.FIDEYouth,
}

// readSections reads the sheet Sections and the sheet of each section.
func (r *reader) readSections() {
	t := r.open("Sections", sectionWords, "Section")
	if t == nil {
		return
	}
	for row := t.First; row <= t.Last; row++ {
		if !t.blank(row) {
			r.readSection(t, row)
		}
	}
}

// readSection reads a row of the sheet Sections and the section's sheet.
func (r *reader) readSection(t *region, row int) {
	f := &fields{r: r, t: t, row: row}
	name := f.text("Section")
	if name == "" {
		f.say(ratingcore.Error, "section", "Section", "a section without a name: write it, as on the tab of its sheet, or clear the row")
		return
	}
	f.about.Section = name
	if r.section(name) != nil {
		f.say(ratingcore.Error, "section", "Section", "section %q stands twice: remove one of the rows", shorten(name))
		return
	}
	s := ratingcore.Section{Name: name, At: t.place(row)}
	s.Kind, s.Online = f.kind(), f.yes("Online", false)
	s.Start, s.End = f.day("Start"), f.day("End")
	s.TimeControl, s.NotRated = f.text("Time control"), !f.yes("Rated", true)
	s.ChiefTD, s.AssistantTD, s.Level = f.text("Chief TD ID"), f.text("Assistant TD ID"), f.text("Level")
	s.GrandPrix, s.GPPoints, s.FIDERated = f.text("Grand Prix"), f.text("GP points"), f.text("FIDE rated")
	s.Rounds = f.rounds()
	s.Systems = f.systems()
	if s.TimeControl == "" && len(s.Systems) == 0 && !s.NotRated {
		s.TimeControl, s.Systems = r.o.TimeControl, r.o.Systems
	}
	r.event.Sections = append(r.event.Sections, s)
	r.book.Charts = append(r.book.Charts, Table{})
	r.readSheetOf(len(r.event.Sections)-1, f)
}

// section returns the section with a name, or nil.
func (r *reader) section(name string) *ratingcore.Section {
	for i := range r.event.Sections {
		if sheetKey(r.event.Sections[i].Name) == sheetKey(name) {
			return &r.event.Sections[i]
		}
	}
	return nil
}

func (f *fields) kind() ratingcore.Kind {
	text := f.text("Type")
	k, ok := kinds[strings.ReplaceAll(heading(text), "-", "")]
	if !ok {
		f.say(ratingcore.Error, "type", "Type", "type %q is not known: write Swiss, Round robin, Match, FIDE or FIDE youth", shorten(text))
	}
	return k
}

func (f *fields) rounds() int {
	n, known := f.whole("Rounds")
	if known && n > maxRounds {
		f.say(ratingcore.Error, "number", "Rounds", "%d rounds are more than the %d that are read: correct the number", n, maxRounds)
		return 0
	}
	return n
}

func (f *fields) systems() []ratingcore.System {
	text := f.text("Systems")
	if nothing(text) && !strings.EqualFold(text, "none") { // that may mean not to be rated
		return nil
	}
	list, unknown := systemsOf(text)
	if unknown != "" {
		f.say(ratingcore.Error, "systems", "Systems", "systems %q: %q is not known: write codes such as R or R Q, of R, Q, B, OR, OQ, OB, or set Rated to no", shorten(text), shorten(unknown))
	}
	return list
}

// readSheetOf reads the sheet of a section: its wall chart or its FIDE games.
func (r *reader) readSheetOf(i int, f *fields) {
	s := &r.event.Sections[i]
	sheet := r.named(s.Name)
	if sheet == nil {
		if r.named("Pairings") == nil {
			f.say(ratingcore.Error, "sheet", "Section", "section %q has no sheet of its name: add one with its wall chart, or remove the row", shorten(s.Name))
		}
		return
	}
	if r.taken[sheet] {
		f.say(ratingcore.Error, "sheet", "Section", "section %q has the name of the sheet %q, which holds something else: give it another name", shorten(s.Name), sheet.name)
		return
	}
	r.taken[sheet] = true
	if sheet.hidden {
		r.say(ratingcore.Problem{Severity: ratingcore.Info, Rule: "hidden", Section: s.Name, At: sheet.ref(0, 0)}, "the sheet is hidden; it was read")
	}
	if s.Kind.Foreign() {
		r.readForeign(i, sheet)
		return
	}
	r.readChart(i, sheet, true)
}

// readStrays looks at the sheets that no row of Sections names: one with a
// wall chart is told, and becomes a section where Sections has none at all.
func (r *reader) readStrays() {
	listed := len(r.event.Sections) > 0
	for _, name := range []string{"Event", "Sections", "Players", "Pairings", "Ratings log", "Problems"} {
		if s := r.named(name); s != nil {
			r.taken[s] = true
		}
	}
	for _, s := range r.sheets {
		if r.taken[s] || s.hidden {
			continue
		}
		header := s.chartHeading()
		if header == 0 {
			continue
		}
		i := r.addPlain(s.name)
		if listed {
			section := &r.event.Sections[i]
			section.NotRated = len(r.o.Systems) == 0 && r.o.TimeControl == ""
			r.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "sheet", Section: s.name, At: s.ref(header, 1)},
				"the sheet holds a wall chart, but Sections has no row for it, so it is not rated: add a row %q with its time control", s.name)
		}
		r.readChart(i, s, false)
		if !listed {
			r.plainSystems(i)
		}
	}
}

// chartHeading returns the heading row of a sheet's wall chart with rounds, or
// of its crosstable; 0 when it has none.
func (s *sheet) chartHeading() int {
	if x := s.findCrosstable(); x != nil {
		return x.Header
	}
	if t := s.findChart(); t != nil && len(t.rounds) > 0 {
		return t.Header
	}
	return 0
}

// addPlain adds a section that only its sheet is known of.
func (r *reader) addPlain(name string) int {
	s := ratingcore.Section{Name: name, Online: r.o.Online, TimeControl: r.o.TimeControl, Systems: r.o.Systems}
	r.event.Sections = append(r.event.Sections, s)
	r.book.Charts = append(r.book.Charts, Table{})
	return len(r.event.Sections) - 1
}

// plainSystems rates a section Regular whose time control is not known.
func (r *reader) plainSystems(i int) {
	s := &r.event.Sections[i]
	if s.TimeControl != "" || len(s.Systems) > 0 {
		return
	}
	s.Systems = []ratingcore.System{ratingcore.System(0)}
	if s.Online {
		s.Systems[0] = onlineRegular
	}
	r.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "time control", Section: s.Name},
		"the time control is not known; the section is rated %s: give --time-control or --systems", s.Systems[0].Name())
}
