package xlsx

import (
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// form is how the values of a column are shown.
type form uint8

// The forms. The zero value is text.
const (
	formText   form = iota
	formWhole       // 12
	formRating      // 1643.76
	formDay         // 2026-10-11
	formPoints      // 3.5, the total of a row
	formCode        // W12b, centered
)

// column is one column of a sheet that the program writes: its heading, the
// note on the heading, and the value of a row. A value is a string, a float64,
// an int, a Day or nil for a cell that stays blank.
type column[T any] struct {
	head  string
	note  string
	width float64 // in characters
	form  form
	list  []string // offered in a drop-down, not enforced
	value func(T) any
}

// standings are the columns of one rating system on the sheet Players; the
// heading is the system's code, a space and the name here.
var standings = []column[ratingcore.Standing]{
	{"rating", "Rating before the event, with all decimals you have: 1643.76. 1420/12 or 1420P12 also gives the games. Blank: unrated.",
		9, formRating, nil, func(s ratingcore.Standing) any { return known(s.Rated, s.Rating) }},
	{"games", "Rated games behind the rating. Blank beside a rating: established.",
		8, formWhole, nil, func(s ratingcore.Standing) any { return known(s.Rated && s.Counted, s.Games) }},
	{"date", "Day on which that rating was computed.",
		11, formDay, nil, func(s ratingcore.Standing) any { return s.Date }},
	{"record", "all wins or all losses, when every game behind the rating was won or lost. Blank: neither.",
		10, formText, []string{"all wins", "all losses"}, func(s ratingcore.Standing) any { return s.Streak.String() }},
	{"peak", "Highest established rating so far; the earned floor comes from it. Blank: not known.",
		9, formRating, nil, func(s ratingcore.Standing) any { return known(s.Peak > 0, s.Peak) }},
	{"wins", "Rated games won so far, for the lowest floors. Blank: not known.",
		8, formWhole, nil, func(s ratingcore.Standing) any { return known(s.Wins > 0, s.Wins) }},
	{"draws", "Rated games drawn so far, for the lowest floors. Blank: not known.",
		8, formWhole, nil, func(s ratingcore.Standing) any { return known(s.Draws > 0, s.Draws) }},
	{"events", "Events so far with at least three rated games. Blank: not known.",
		8, formWhole, nil, func(s ratingcore.Standing) any { return known(s.Events > 0, s.Events) }},
	{"floor", "A floor granted for a prize or by the office. Blank: none.",
		8, formWhole, nil, func(s ratingcore.Standing) any { return known(s.Floor > 0, s.Floor) }},
}

// advanced is how many of standings an event changes: all but the granted
// floor.
var advanced = len(standings) - 1

// columnsOf are the columns of a system: of the Irish one rating, games and
// date alone.
func columnsOf(s ratingcore.System) []column[ratingcore.Standing] {
	if s == ratingcore.ICU {
		return standings[:3]
	}
	return standings
}

// gainsOf are those of them that an event changes.
func gainsOf(s ratingcore.System) []column[ratingcore.Standing] {
	all := columnsOf(s)
	return all[:min(len(all), advanced)]
}

// chartGains are the columns that a rated section gets for each system, the
// code of the system before them.
var chartGains = []string{"pre", "post", "change", "perf"}

// headings of a system: "R rating", "OQ pre".
func systemHead(s ratingcore.System, name string) string { return s.String() + " " + name }

// logColumns are the columns of the sheet Ratings log. Their headings are
// part of the contract: a later run reads them back.
var logColumns = append([]column[ratingcore.LogEntry]{
	{"Event", "", 26, formText, nil, func(l ratingcore.LogEntry) any { return l.Event }},
	{"Start", "First day of the event, where it was stated.", 11, formDay, nil, func(l ratingcore.LogEntry) any { return l.Start }},
	{"End", "Last day of the event, where it was stated.", 11, formDay, nil, func(l ratingcore.LogEntry) any { return l.End }},
	{"Section", "", 16, formText, nil, func(l ratingcore.LogEntry) any { return l.Section }},
	{"ID", "", 11, formText, nil, func(l ratingcore.LogEntry) any { return l.ID }},
	{"Name", "", 26, formText, nil, func(l ratingcore.LogEntry) any { return l.Name }},
	{"System", "R, Q, B: over the board Regular, Quick, Blitz. OR, OQ, OB: the same online.", 8, formText, nil,
		func(l ratingcore.LogEntry) any { return l.System.String() }},
	{"Pre", "Rating before the section; blank: unrated.", 9, formRating, nil,
		func(l ratingcore.LogEntry) any { return known(l.Pre.Rated, l.Pre.Rating) }},
	{"Post", "Rating after the section.", 9, formRating, nil,
		func(l ratingcore.LogEntry) any { return known(l.Post.Rated, l.Post.Rating) }},
}, append(logSide("Pre ", func(l ratingcore.LogEntry) ratingcore.Standing { return l.Pre }),
	logSide("Post ", func(l ratingcore.LogEntry) ratingcore.Standing { return l.Post })...)...)

// logSide returns the log's columns for the standing before or after: all of
// standings but the rating itself.
func logSide(side string, of func(ratingcore.LogEntry) ratingcore.Standing) []column[ratingcore.LogEntry] {
	var cols []column[ratingcore.LogEntry]
	for _, c := range standings[1:] {
		cols = append(cols, column[ratingcore.LogEntry]{
			head: side + c.head, width: 11, form: c.form,
			value: func(l ratingcore.LogEntry) any { return c.value(of(l)) },
		})
	}
	return cols
}

// known returns a value, or nil for what is not known.
func known[T int | float64](ok bool, v T) any {
	if !ok {
		return nil
	}
	return v
}

// excelEpoch is day 0 of Excel's calendar; the other one counts from 1904.
var (
	excelEpoch     = uschess.Date(1899, 12, 30)
	excelEpoch1904 = uschess.Date(1904, 1, 1)
)

// quoteSheet returns a sheet's name as a formula spells it: 'Open U1800'.
func quoteSheet(name string) string {
	return "'" + strings.ReplaceAll(name, "'", "''") + "'"
}
