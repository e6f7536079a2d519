package xlsx

import "wallchart/ratingcore"

// readPlain reads a workbook of wall charts alone, as pairing programs export
// them and organizers make them by hand: each sheet with a chart is a section.
// What the charts lack comes from the options, or from defaults with a warning.
func (r *reader) readPlain() {
	charts := r.plainCharts(true)
	if len(charts) == 0 {
		charts = r.plainCharts(false)
	}
	e := r.event
	e.Name, e.Start = r.baseName(), r.o.Start
	for _, s := range charts {
		name := s.name
		if len(charts) == 1 && nameless(name) {
			name = r.baseName()
		}
		i := r.addPlain(name)
		r.readChart(i, s, false)
		r.plainSystems(i)
	}
	r.readOwn()
	r.tellHidden()
	if len(charts) > 0 {
		r.defaultEnd()
	}
}

// plainCharts returns the sheets that hold a wall chart: with rounds, or else
// bare rosters.
func (r *reader) plainCharts(rounds bool) (list []*sheet) {
	for _, s := range r.sheets {
		if s.hidden || s == r.named("Ratings log") || s == r.named("Problems") {
			continue
		}
		if rounds && s.findCrosstable() != nil {
			list = append(list, s)
			continue
		}
		t := s.findChart()
		if t == nil || rounds && len(t.rounds) == 0 {
			continue
		}
		if !rounds && t.Cols["Name"] == 0 && t.Cols["Last name"] == 0 {
			continue
		}
		list = append(list, s)
	}
	return list
}

// tellHidden warns of hidden sheets with a chart: an old copy may be there.
func (r *reader) tellHidden() {
	for _, s := range r.sheets {
		if !s.hidden {
			continue
		}
		if t := s.findChart(); t != nil && len(t.rounds) > 0 {
			r.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "hidden", At: s.ref(t.Header, 1)},
				"the hidden sheet %q holds a wall chart, which was not read: show the sheet if it belongs to the event", s.name)
		}
	}
}

// nameless says whether a sheet has the name that Excel or LibreOffice gives
// without being asked.
func nameless(name string) bool {
	switch heading(name) {
	case "sheet1", "sheet", "tabelle1", "feuil1", "hoja1":
		return true
	}
	return false
}
