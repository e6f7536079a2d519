package ui

import (
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// why is the reason for the systems of a section, in words.
type why struct {
	title  string
	chips  []string    // the way: time control, sum, systems
	facts  [][2]string // nil where no time control decides
	more   []string
	broken string // what keeps the section from having systems

	control uschess.TimeControl
	bands   []band
	sum     int // what the bands are of
}

// whyOf explains why a section is rated as it is.
func whyOf(s *ratingcore.RatedSection) why {
	w := why{title: whyTitle(s)}
	tc, err := uschess.ParseTimeControl(s.TimeControl)
	switch {
	case s.Choice.Family != ratingcore.USChess:
		w.chips = []string{s.Choice.String(), ratingcore.Names(s.Systems)}
		w.more = []string{"These rules have one rating system, whatever the time control."}
		return w
	case s.NotRated:
		w.chips = []string{"Rated: no", "not rated"}
		w.more = []string{"Set Rated to yes to have it rated."}
		return w
	case s.Section.Systems != nil:
		w.chips = []string{"Systems: " + codes(s.Section.Systems), ratingcore.Names(s.Systems)}
		w.more = []string{"The workbook names the systems. Without them the time control decides."}
	case s.Kind.Foreign():
		w.chips = []string{s.Kind.String(), ratingcore.Names(s.Systems)}
		w.more = []string{"Games of a FIDE event abroad count for Regular."}
		return w
	case err != nil:
		w.broken = "The time control is not understood. Write it like G/60;d5."
		return w
	}
	if err == nil {
		w.timed(s, tc)
	}
	return w
}

// timed adds what the time control decides.
func (w *why) timed(s *ratingcore.RatedSection, tc uschess.TimeControl) {
	rules := s.Rules
	w.control, w.sum = tc, tc.Total()
	if rules.Base == uschess.Text2011 {
		w.sum = tc.Minutes
	}
	w.bands = bandsOf(&rules, s.Online)
	if w.chips == nil {
		w.chips = []string{tc.String(), strconv.Itoa(w.sum), ratingcore.Names(s.Systems)}
	}
	main, seconds := "Main time", "Delay"
	if tc.Stages > 1 {
		main = "Main time, all stages"
	}
	if tc.Adds {
		seconds = "Increment"
	}
	where := "over the board"
	if s.Online {
		where = "online"
	}
	w.facts = [][2]string{{main, strconv.Itoa(tc.Minutes) + " minutes"}, {seconds, strconv.Itoa(tc.Seconds) + " seconds"}, {"Sum", strconv.Itoa(tc.Total()) + ", " + where}}
	if s.Section.Systems == nil {
		w.more = append(w.more, nearEdge(w.bands, w.sum)...)
	}
	if rules.Base == uschess.Text2011 {
		w.more = append(w.more, "By the text of 2011 the main time alone decides.")
	}
	w.more = append(w.more, "US Chess, text of "+rules.Base.String()+", introduction, footnote 1.")
}

// whyTitle asks the question.
func whyTitle(s *ratingcore.RatedSection) string {
	switch len(s.Systems) {
	case 0:
		return "Why " + s.Name + " is not rated"
	case 1:
		return "Why " + s.Name + " is rated " + s.Systems[0].Name()
	case 2:
		return "Why " + s.Name + " is rated in two systems"
	}
	return "Why " + s.Name + " is rated in " + strconv.Itoa(len(s.Systems)) + " systems"
}

func codes(list []ratingcore.System) string {
	var words []string
	for _, s := range list {
		words = append(words, s.String())
	}
	return strings.Join(words, " ")
}

// nearEdge tells what one minute or second more or less would change.
func nearEdge(bands []band, sum int) []string {
	var list []string
	if a, b := systemsIn(bands, sum), systemsIn(bands, sum+1); a != b {
		list = append(list, "One more second or minute and it counts for "+b+".")
	}
	if a, b := systemsIn(bands, sum), systemsIn(bands, sum-1); a != b {
		list = append(list, "One second or minute less and it counts for "+b+".")
	}
	return list
}

// systemsIn names the systems of a sum.
func systemsIn(bands []band, sum int) string {
	var in []ratingcore.System
	for _, b := range bands {
		if b.holds(sum) {
			in = append(in, b.system)
		}
	}
	switch len(in) {
	case 0:
		return "nothing"
	case 1:
		return in[0].Name() + " only"
	}
	return ratingcore.Names(in)
}
