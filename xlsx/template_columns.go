package xlsx

import (
	"wallchart/ratingcore"
)

// yesNo is offered where a column wants yes or no.
var yesNo = []string{"yes", "no"}

// field is one line of the sheet Event: its label, a remark printed beside
// it, and its value.
type field struct {
	label, remark string
	list          []string
	value         func(*ratingcore.Event) any
}

// eventFields are the lines of the sheet Event.
var eventFields = []field{
	{"Event", "name as it is to be printed", nil, func(e *ratingcore.Event) any { return e.Name }},
	{"City", "", nil, func(e *ratingcore.Event) any { return e.City }},
	{"State", "two letters", nil, func(e *ratingcore.Event) any { return e.State }},
	{"ZIP", "", nil, func(e *ratingcore.Event) any { return e.ZIP }},
	{"Country", "three letters, such as USA", nil, func(e *ratingcore.Event) any { return e.Country }},
	{"Start", "first day", nil, func(e *ratingcore.Event) any { return e.Start }},
	{"End", "last day; it decides which rules apply", nil, func(e *ratingcore.Event) any { return e.End }},
	{"Affiliate ID", "US Chess affiliate", nil, func(e *ratingcore.Event) any { return e.Affiliate }},
	{"Chief TD ID", "US Chess ID, eight figures", nil, func(e *ratingcore.Event) any { return e.ChiefTD }},
	{"Assistant TD ID", "", nil, func(e *ratingcore.Event) any { return e.AssistantTD }},
	{"Other TD IDs", "separated by spaces", nil, func(e *ratingcore.Event) any { return e.OtherTDs }},
	{"Website", "", nil, func(e *ratingcore.Event) any { return e.Website }},
	{"Send crosstable", "yes or no", yesNo, func(e *ratingcore.Event) any { return e.SendCrosstable }},
	{"Rules", "blank: US Chess rules by the dates; a date: those of that day",
		[]string{"auto", "ICU", "USCF 1994 current", "USCF 1994 proposed"}, func(e *ratingcore.Event) any { return e.Rules }},
}

// sectionColumns are the columns of the sheet Sections.
var sectionColumns = []column[*ratingcore.Section]{
	{"Section", "Name of the section. Its wall chart is on the sheet of the same name.", 16, formText, nil,
		func(s *ratingcore.Section) any { return s.Name }},
	{"Time control", "Minutes and delay or increment: G/60;d5, G/90;+30, 40/90,SD/30;+30. It decides which systems the section is rated in.", 14, formText, nil,
		func(s *ratingcore.Section) any { return s.TimeControl }},
	{"Type", "Swiss, Round robin, Match, FIDE or FIDE youth. Blank: Swiss.", 12, formText,
		[]string{"Swiss", "Round robin", "Match", "FIDE", "FIDE youth"},
		func(s *ratingcore.Section) any { return s.Kind.String() }},
	{"Online", "yes when the games were played over the internet. Blank: no.", 8, formText, yesNo,
		func(s *ratingcore.Section) any { return yes(s.Online) }},
	{"Start", "First day of the section. Blank: the event's.", 11, formDay, nil,
		func(s *ratingcore.Section) any { return s.Start }},
	{"End", "Last day of the section; it becomes the date of the new ratings. Blank: the event's.", 11, formDay, nil,
		func(s *ratingcore.Section) any { return s.End }},
	{"Rounds", "Number of rounds.", 8, formWhole, nil,
		func(s *ratingcore.Section) any { return known(s.Rounds > 0, s.Rounds) }},
	{"Systems", "Blank: from the time control. Else codes: R, Q, B over the board, OR, OQ, OB online; R Q for both.", 9, formText,
		[]string{"R", "Q", "B", "R Q", "OR", "OQ", "OB"}, func(s *ratingcore.Section) any { return systemCodes(s.Systems) }},
	{"Rated", "no keeps the section from being rated. Blank: yes.", 8, formText, yesNo,
		func(s *ratingcore.Section) any { return rated(s) }},
	{"Chief TD ID", "US Chess ID. Blank: the event's.", 11, formText, nil,
		func(s *ratingcore.Section) any { return s.ChiefTD }},
	{"Assistant TD ID", "US Chess ID. Blank: the event's.", 11, formText, nil,
		func(s *ratingcore.Section) any { return s.AssistantTD }},
	{"Level", "Level of the section, for the rating report. May stay blank.", 8, formText, nil,
		func(s *ratingcore.Section) any { return s.Level }},
	{"Grand Prix", "yes when the section counts for the Grand Prix.", 8, formText, yesNo,
		func(s *ratingcore.Section) any { return s.GrandPrix }},
	{"GP points", "Grand Prix points of the section.", 8, formText, nil,
		func(s *ratingcore.Section) any { return s.GPPoints }},
	{"FIDE rated", "yes when the section is also sent to FIDE.", 8, formText, yesNo,
		func(s *ratingcore.Section) any { return s.FIDERated }},
}

// playerColumns are the columns of the sheet Players before those of the
// rating systems.
var playerColumns = []column[*ratingcore.Player]{
	{"ID", "US Chess member ID, eight figures. One row a member, for all sections.", 11, formText, nil,
		func(p *ratingcore.Player) any { return p.ID }},
	{"Name", "Last, First", 30, formText, nil, func(p *ratingcore.Player) any { return p.Name }},
	{"State", "Two letters.", 7, formText, nil, func(p *ratingcore.Player) any { return p.State }},
	{"Birth date", "An unrated player's first rating may depend on the age.", 11, formDay, nil,
		func(p *ratingcore.Player) any { return p.Birth }},
	{"Adult", "yes for an adult whose birth date is not known. Blank: no.", 7, formText, yesNo,
		func(p *ratingcore.Player) any { return yes(p.Adult) }},
	{"FIDE", "FIDE rating (standard), for players without a US Chess rating.", 8, formWhole, nil,
		func(p *ratingcore.Player) any { return known(p.FIDE.Rating > 0, p.FIDE.Rating) }},
	{"FIDE date", "Day of the list that the FIDE rating stands in.", 11, formDay, nil,
		func(p *ratingcore.Player) any { return p.FIDE.Date }},
	{"CFC", "Canadian (CFC) rating.", 8, formWhole, nil,
		func(p *ratingcore.Player) any { return known(p.CFC.Rating > 0, p.CFC.Rating) }},
	{"CFC date", "Day of the CFC rating.", 11, formDay, nil, func(p *ratingcore.Player) any { return p.CFC.Date }},
	{"Canadian", "yes for a resident of Canada. Blank: no.", 9, formText, yesNo,
		func(p *ratingcore.Player) any { return yes(p.Canadian) }},
	{"OLM", "yes for an original Life Master. Blank: no.", 7, formText, yesNo,
		func(p *ratingcore.Player) any { return yes(p.OLM) }},
	{"Expires", "Last day of the membership.", 11, formDay, nil, func(p *ratingcore.Player) any { return p.Expires }},
	{"FIDE ID", "", 10, formText, nil, func(p *ratingcore.Player) any { return p.FIDEID }},
	{"Title", "GM, IM, FM, WGM …", 7, formText, nil, func(p *ratingcore.Player) any { return p.Title }},
	{"Sex", "M or F.", 6, formText, []string{"M", "F"}, func(p *ratingcore.Player) any { return p.Sex }},
	{"Federation", "Three letters, such as USA.", 11, formText, nil, func(p *ratingcore.Player) any { return p.Federation }},
	{"Club", "", 14, formText, nil, func(p *ratingcore.Player) any { return p.Club }},
	{"Team", "", 14, formText, nil, func(p *ratingcore.Player) any { return p.Team }},
}

// irishColumns are those that only the ICU rules ask for.
var irishColumns = []column[*ratingcore.Player]{
	{"ICU K", "K-factor of a full rating. Blank: by rating, age and years since joining.", 8, formWhole, nil,
		func(p *ratingcore.Player) any { return known(p.Irish.K > 0, p.Irish.K) }},
	{"Joined", "Day on which the player joined the ICU.", 11, formDay, nil, func(p *ratingcore.Player) any { return p.Irish.Joined }},
	{"Foreign", "yes for a foreign rating, which stays as it is. Blank: no.", 8, formText, yesNo,
		func(p *ratingcore.Player) any { return yes(p.Irish.Fixed) }},
}

// rosterColumns are those of the sheet Players with the columns of systems.
func rosterColumns(systems []ratingcore.System) []column[*ratingcore.Player] {
	cols := append([]column[*ratingcore.Player](nil), playerColumns...)
	for _, s := range systems {
		for _, c := range columnsOf(s) {
			cols = append(cols, column[*ratingcore.Player]{
				head: systemHead(s, c.head), note: s.Name() + ". " + c.note, width: c.width, form: c.form, list: c.list,
				value: func(p *ratingcore.Player) any { return c.value(p.Standings[s]) },
			})
		}
	}
	return cols
}

// inUse returns ID, name, the columns that have a value for somebody, and of a
// system in which somebody is rated all that an event changes.
func inUse(cols []column[*ratingcore.Player], players []ratingcore.Player) []column[*ratingcore.Player] {
	changing := map[string]bool{"ID": true, "Name": true}
	for i := range players {
		for sys, s := range players[i].Standings {
			if s.Rated {
				for _, c := range gainsOf(ratingcore.System(sys)) {
					changing[systemHead(ratingcore.System(sys), c.head)] = true
				}
			}
		}
	}
	var used []column[*ratingcore.Player]
	for _, c := range cols {
		keep := changing[c.head]
		for j := 0; j < len(players) && !keep; j++ {
			keep = !blank(c.value(&players[j]))
		}
		if keep {
			used = append(used, c)
		}
	}
	return used
}

// firstSystems lists the systems below a number: ICU for the six of US Chess.
func firstSystems(end ratingcore.System) []ratingcore.System {
	all := make([]ratingcore.System, end)
	for i := range all {
		all[i] = ratingcore.System(i)
	}
	return all
}

// yes returns "yes", or nil for a cell that stays blank.
func yes(b bool) any {
	if b {
		return "yes"
	}
	return nil
}

// rated returns "yes" or "no", for a blank cell would mean yes.
func rated(s *ratingcore.Section) any {
	if s.NotRated {
		return "no"
	}
	return "yes"
}

// blank says whether a value leaves its cell blank.
func blank(v any) bool {
	switch v := v.(type) {
	case nil:
		return true
	case string:
		return v == ""
	case ratingcore.Day:
		return !v.Known()
	}
	return false
}

// systemCodes spells systems as the column Systems does: "R Q".
func systemCodes(systems []ratingcore.System) string {
	text := ""
	for i, s := range systems {
		if i > 0 {
			text += " "
		}
		text += s.String()
	}
	return text
}
