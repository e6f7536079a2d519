package ratingcore_test

import (
	"strings"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// quad is a sound round robin of four established players; tests change one
// thing.
func quad(t *testing.T) *Event {
	e := swiss(t, RoundRobin, "W2w W3b D4w", "L1b W4w L3w", "W4b L1w W2b", "L3w L2b D1b")
	e.Start = e.End
	for i := range e.Players {
		e.Players[i].Standings[Regular] = Standing{Rated: true, Rating: 1500 + float64(i), Counted: true, Games: 60, Wins: 20, Draws: 10, Events: 15, Peak: 1600}
		e.Sections[0].Entries[i].Total = []Points{5, 2, 4, 1}[i]
	}
	return e
}

func TestSoundEventHasNoProblems(t *testing.T) {
	if p := Check(quad(t)); len(p) != 0 {
		t.Errorf("%v", p)
	}
}

func TestCheck(t *testing.T) {
	regular := func(e *Event, i int) *Standing { return &e.Players[i].Standings[Regular] }
	result := func(e *Event, i, r int) *Result { return &e.Sections[0].Entries[i].Results[r-1] }
	tests := []struct {
		name     string
		break_   func(e *Event)
		severity Severity
		rule     string
		text     string
	}{
		{"number missing", func(e *Event) { e.Sections[0].Entries[3].Number = 0 }, Error, "number", "no pairing number"},
		{"number twice", func(e *Event) { e.Sections[0].Entries[3].Number = 3 }, Error, "number", "stands twice"},
		{"opponent who does not exist", func(e *Event) { result(e, 0, 1).Opponent = 9 }, Error, "opponent", `"W9w" names opponent 9`},
		{"oneself as opponent", func(e *Event) { result(e, 0, 1).Opponent = 1 }, Error, "opponent", "own number"},
		{"a game without opponent", func(e *Event) { result(e, 0, 1).Opponent = 0 }, Error, "opponent", "names no opponent"},
		{"both won", func(e *Event) { result(e, 1, 1).Outcome = Win }, Error, "mirror", `does not agree with "W1b"`},
		{"a draw against a win", func(e *Event) { result(e, 3, 3).Outcome = Win }, Error, "mirror", "does not agree"},
		{"the opponent has a bye", func(e *Event) { *result(e, 1, 1) = Result{Outcome: HalfBye} }, Error, "mirror", `"H"`},
		{"the opponent's cell is empty", func(e *Event) { *result(e, 1, 1) = Result{} }, Error, "mirror", "the empty cell"},
		{"a forfeit without its counterpart", func(e *Event) {
			*result(e, 0, 1) = Result{Outcome: ForfeitWin, Opponent: 2}
			*result(e, 1, 1) = Result{Outcome: FullBye}
		}, Warning, "mirror", `"X2" does not agree with "B"`},
		{"both had White", func(e *Event) { result(e, 1, 1).Color = White }, Warning, "color", "the same color"},
		{"a wrong total", func(e *Event) { e.Sections[0].Entries[0].Total = 6 }, Warning, "total", "the total is 3, but the results add up to 2.5"},
		{"no time control", func(e *Event) { e.Sections[0].TimeControl = "" }, Error, "time-control", "neither a time control nor systems"},
		{"a time control that is none", func(e *Event) { e.Sections[0].TimeControl = "fast" }, Error, "time-control", `"fast"`},
		{"too fast to rate", func(e *Event) { e.Sections[0].TimeControl = "G/4;d0" }, Error, "not-ratable", "not ratable"},
		{"short base time", func(e *Event) { e.Sections[0].TimeControl = "G/4;+25" }, Warning, "base-time", "rule 5C"},
		{"a system that is online", func(e *Event) { e.Sections[0].Systems = []System{OnlineBlitz} }, Warning, "online", "Online says no"},
		{"a system before its day", func(e *Event) {
			e.Start, e.End = day(t, "2012-01-01"), day(t, "2012-01-01")
			e.Sections[0].Systems = []System{Regular, Blitz}
		}, Warning, "system-date", "no Blitz system yet"},
		{"unknown rules", func(e *Event) { e.Rules = "martian" }, Error, "rules", `"martian"`},
		{"an ID twice", func(e *Event) { e.Players[1].ID = e.Players[0].ID }, Error, "duplicate-id", "stands twice on the roster"},
		{"starts after its end", func(e *Event) { e.Start = e.End + 1 }, Warning, "dates", "after its end"},
		{"no date at all", func(e *Event) { e.Start, e.End = 0, 0 }, Warning, "dates", "no date"},
		{"born yesterday", func(e *Event) { e.Players[2].Birth = e.End - 1 }, Warning, "birth", "0 years old"},
		{"born after the event", func(e *Event) { e.Players[2].Birth = e.End + 900 }, Warning, "birth", "years old"},
		{"more wins than games", func(e *Event) { regular(e, 1).Wins = 70 }, Warning, "counts", "more than the 60 games"},
		{"more events than games allow", func(e *Event) { regular(e, 1).Events = 30 }, Warning, "counts", "30 events"},
		{"peak while provisional", func(e *Event) {
			regular(e, 1).Games, regular(e, 1).Wins, regular(e, 1).Draws, regular(e, 1).Events = 25, 5, 5, 5
		}, Warning, "peak", "beside 25 games"},
		{"under the earned floor", func(e *Event) { regular(e, 1).Peak = 1999.5 }, Warning, "under-floor", "earned floor of 1800"},
		{"games not counted", func(e *Event) { regular(e, 1).Counted = false }, Warning, "games", "without a games count"},
		{"nobody rated", func(e *Event) {
			for i := range e.Players {
				*regular(e, i) = Standing{}
			}
		}, Warning, "nobody-rated", "nobody in the section"},
		{"all losses with a draw", func(e *Event) { regular(e, 1).Streak = uschess.AllLosses }, Warning, "record", "all losses"},
		{"rated after the event", func(e *Event) { regular(e, 1).Date = e.End + 5 }, Warning, "dates", "may hold this event already"},
		{"a match of four", func(e *Event) { e.Sections[0].Kind = Match }, Warning, "match", "a match has two players"},
		{"the same member in both rows of a game", func(e *Event) { e.Sections[0].Entries[1].Player = 0 }, Error, "opponent", "own number"},
		{"two games of a re-entry in one round", func(e *Event) { e.Sections[0].Entries[3].Player = 1 }, Error, "two-games", "two games in round 1"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			e := quad(t)
			test.break_(e)
			r := Rate(e)
			found := false
			for _, p := range r.Problems {
				if p.Rule == test.rule && p.Severity == test.severity && strings.Contains(p.Text, test.text) {
					found = true
				}
			}
			if !found {
				t.Errorf("no %s %q with %q among %v", test.severity, test.rule, test.text, r.Problems)
			}
			if failed := r.Sections[0].Failed(); failed != (test.severity == Error) {
				t.Errorf("failed is %v after a %s", failed, test.severity)
			}
			if r.Sections[0].Failed() != (len(r.Sections[0].Systems) == 0) {
				t.Errorf("rated in %v", r.Sections[0].Systems)
			}
		})
	}
}

// Forfeits and byes of every kind need no partner.
func TestUnplayedNeedNoPartner(t *testing.T) {
	e := swiss(t, Swiss, "X W3 B", "F U H", "X L1 F", "F2 X5 U", "B F4 X")
	for _, p := range Check(e) {
		if p.Rule == "mirror" && !strings.Contains(p.Text, `"F2"`) || p.Severity == Error {
			t.Errorf("%v", p)
		}
	}
}

// A section that is not to be rated is listed, and its mistakes are warnings.
func TestNotRatedSection(t *testing.T) {
	e := quad(t)
	e.Sections[0].NotRated = true
	e.Sections[0].Entries[0].Results[0].Opponent = 9
	r := Rate(e)
	s := &r.Sections[0]
	if r.Count(Error) != 0 || r.Count(Warning) == 0 || s.Failed() || len(s.Systems) != 0 || s.Scores[0] != 5 {
		t.Errorf("%v; failed %v, systems %v, scores %v", r.Problems, s.Failed(), s.Systems, s.Scores)
	}
}

// An error on the roster concerns the sections in which the member plays.
func TestReaderErrorOfMember(t *testing.T) {
	e := quad(t)
	second := swiss(t, Swiss, "W2", "L1").Sections[0]
	second.Name = "Other"
	e.Players = append(e.Players, Player{ID: "90000098", Name: "A"}, Player{ID: "90000099", Name: "B"})
	second.Entries[0].Player, second.Entries[1].Player = 4, 5
	e.Sections = append(e.Sections, second)
	e.Problems = []Problem{{Severity: Error, Rule: "rating", ID: "90000099", Text: `rating "abc" is no number`}}
	r := Rate(e)
	if r.Sections[0].Failed() || !r.Sections[1].Failed() {
		t.Errorf("failed: %v, %v; want only the second", r.Sections[0].Failed(), r.Sections[1].Failed())
	}
}
