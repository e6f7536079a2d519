package ratingcore_test

import (
	"strings"
	"testing"

	. "wallchart/ratingcore"
)

// After rating, the roster is advanced and the log is kept, as the workbook
// does it.
func advanced(e *Event, r *Rated) *Event {
	next := *e
	next.Players = r.After
	next.Log = append(append([]LogEntry(nil), e.Log...), r.Logged()...)
	return &next
}

func posts(r *Rated) (list []float64) {
	for i := range r.Sections {
		for k := range r.Sections[i].Systems {
			for j := range r.Sections[i].Entries {
				list = append(list, r.Sections[i].Outcome(k, j).Post)
			}
		}
	}
	return list
}

func equal(a, b []float64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func hasRule(r *Rated, rule string) bool {
	for _, p := range r.Problems {
		if p.Rule == rule {
			return true
		}
	}
	return false
}

func TestRatedAgainFromTheLog(t *testing.T) {
	e := quad(t)
	e.Sections[0].TimeControl = "G/60;d5"
	first := Rate(e)
	again := Rate(advanced(e, first))
	if !equal(posts(first), posts(again)) {
		t.Errorf("first %v, again %v", posts(first), posts(again))
	}
	if !hasRule(again, "log") {
		t.Error("no note says that it was rated before")
	}
}

// Dates that are the wrong way round are only a warning, so the event is
// found in its log all the same.
func TestRatedAgainWithDatesReversed(t *testing.T) {
	e := quad(t)
	e.Start = e.End + 212
	again := Rate(advanced(e, Rate(e)))
	if !hasRule(again, "log") || !hasRule(again, "dates") {
		t.Errorf("%v", again.Problems)
	}
}

func TestCorrectedResultIsRatedFromTheLog(t *testing.T) {
	e := quad(t)
	corrected := quad(t)
	corrected.Sections[0].Entries[0].Results[2].Outcome = Win
	corrected.Sections[0].Entries[3].Results[2].Outcome = Loss
	corrected.Sections[0].Entries[0].Total, corrected.Sections[0].Entries[3].Total = 6, 0
	want := posts(Rate(corrected))
	r := Rate(e)
	corrected.Players, corrected.Log = r.After, r.Logged()
	if got := posts(Rate(corrected)); !equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNextEventIsRatedFromTheRoster(t *testing.T) {
	e := quad(t)
	next := advanced(e, Rate(e))
	next.Start, next.End = e.Start+30, e.End+30
	r := Rate(next)
	if r.Sections[0].Before(0, 0).Rating == 1500 || hasRule(r, "log") {
		t.Errorf("the next event starts from %v", r.Sections[0].Before(0, 0))
	}
}

func TestEditedRosterIsTold(t *testing.T) {
	e := quad(t)
	next := advanced(e, Rate(e))
	next.Players[2].Standings[Regular].Rating = 1700
	r := Rate(next)
	if !hasRule(r, "log-roster") || r.Sections[0].Before(0, 2).Rating != 1502 {
		t.Errorf("before is %v, problems %v", r.Sections[0].Before(0, 2), r.Problems)
	}
}

func TestSectionThatIsGone(t *testing.T) {
	e := quad(t)
	next := advanced(e, Rate(e))
	next.Sections[0].Name = "Championship"
	if r := Rate(next); !hasRule(r, "log-section") || r.Sections[0].Before(0, 0).Rating != 1500 {
		t.Errorf("%v", r.Problems)
	}
}

// An event that was rated under another name, or with other days, would start
// from what it left itself: that is told.
func TestRenamedEventIsTold(t *testing.T) {
	for name, change := range map[string]func(e *Event){
		"name":  func(e *Event) { e.Name = "Spring Quad" },
		"days":  func(e *Event) { e.Start, e.End = e.Start+7, e.End+7 },
		"lower": func(e *Event) { e.Name, e.Sections[0].Name = "Spring Quad", strings.ToLower(e.Sections[0].Name) },
	} {
		e := quad(t)
		e.Name = "Sprnig Quad"
		next := advanced(e, Rate(e))
		change(next)
		if r := Rate(next); !hasRule(r, "log-twin") {
			t.Errorf("%s: %v", name, r.Problems)
		}
	}
}

// The next event of a series has other results, or other players.
func TestSeriesIsNoTwin(t *testing.T) {
	e := quad(t)
	e.Name = "Friday Blitz"
	next := advanced(e, Rate(e))
	next.Start, next.End = e.Start+7, e.End+7
	next.Sections = quad(t).Sections
	next.Sections[0].Entries[0].Results[2].Outcome = Win
	next.Sections[0].Entries[3].Results[2].Outcome = Loss
	if r := Rate(next); hasRule(r, "log-twin") {
		t.Errorf("%v", r.Problems)
	}
	again := advanced(e, Rate(e)) // a plain sheet, whose ratings are not advanced
	again.Name, again.Players = "Copy of Friday Blitz", e.Players
	if r := Rate(again); hasRule(r, "log-twin") {
		t.Errorf("%v", r.Problems)
	}
}

// A member whose ID was corrected or added since is the same player; one who
// is not found is told.
func TestMemberOfTheLogIsFound(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(p *Player)
		before float64
	}{
		{"corrected", func(p *Player) { p.ID = "90000077" }, 1502},
		{"removed", func(p *Player) { p.ID = "" }, 1502},
		{"both", func(p *Player) { p.ID, p.Name = "90000077", "Nobody" }, 0},
	} {
		e := quad(t)
		next := advanced(e, Rate(e))
		after := next.Players[2].Standings[Regular].Rating
		test.change(&next.Players[2])
		if test.before == 0 {
			test.before = after
		}
		if r := Rate(next); !hasRule(r, "log-member") || r.Sections[0].Before(0, 2).Rating != test.before {
			t.Errorf("%s: before is %v, want %v; %v", test.name, r.Sections[0].Before(0, 2).Rating, test.before, r.Problems)
		}
	}
}

// A re-entry is logged once, and inputs stay as they were.
func TestLoggedOnce(t *testing.T) {
	e := swiss(t, Swiss, "W3 U W4", "B W4 U", "L1 U U", "U L2 L1")
	e.Sections[0].Entries[3].Player = 2
	r := Rate(e)
	if n := len(r.Logged()); n != 3 {
		t.Errorf("%d lines for three members", n)
	}
	if e.Players[0].Standings[Regular].Rated {
		t.Error("Rate changed the event")
	}
	if !r.After[2].Standings[Regular].Rated || r.After[2].Standings[Regular].Games != 3 {
		t.Errorf("after: %+v", r.After[2].Standings[Regular])
	}
}
