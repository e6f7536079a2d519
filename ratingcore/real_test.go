package ratingcore_test

import (
	"math"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// Every rating of 2014 must come out exact, with what the crosstable does not
// show given where it matters.
func TestPublished2014(t *testing.T) {
	var file published2014
	shared(t, &file, "real", "uschess-2014.json")
	exact := 0
	for i := range file.Sections {
		s, e := &file.Sections[i], file.event(t, i)
		sys, _ := SystemOf(s.System)
		for j, p := range s.Players {
			st := &e.Players[j].Standings[sys]
			st.Floor = p.Floor
			st.Streak = streakOf(p.Record)
			if p.GamesFitted != nil {
				st.Counted, st.Games = true, *p.GamesFitted
			}
		}
		exact += comparePublished(t, e, func(i int) (float64, *int) { return s.Players[i].Post, s.Players[i].PostGames })
	}
	if exact != 3514 {
		t.Errorf("%d of 3514 ratings are exact", exact)
	}
}

// comparePublished rates a section, and counts the ratings that come out as
// published.
func comparePublished(t *testing.T, e *Event, want func(int) (float64, *int)) (exact int) {
	t.Helper()
	r := Rate(e)
	s := &r.Sections[0]
	if s.Failed() {
		t.Fatalf("section %s: %v", s.Name, r.Problems)
	}
	for i := range s.Entries {
		post, games := want(i)
		o := s.Outcome(0, i)
		if o.Post == post && (games == nil || o.After.Games == *games) {
			exact++
		} else {
			t.Errorf("section %s No. %d: %v (%d games), published %v %v", s.Name, s.Entries[i].Number, o.Post, o.After.Games, post, games)
		}
	}
	return exact
}

func TestPublished64(t *testing.T) {
	var file published64
	shared(t, &file, "real", "uschess-64.json")
	for _, fitted := range []bool{false, true} {
		e := file.event(t, fitted)
		for i, p := range file.Players {
			e.Players[i].Standings[Regular].Floor = p.Floor
		}
		r := Rate(e)
		exact, within := 0, 0
		for i, p := range file.Players {
			got := uschess.Shown(r.Sections[0].Outcome(0, i).Post)
			if got == p.Post {
				exact++
			}
			if math.Abs(got-p.Post) <= 1 {
				within++
			}
		}
		if within != 64 || fitted && exact != 64 || !fitted && exact != 53 {
			t.Errorf("fitted %v: %d exact, %d within 1, of 64", fitted, exact, within)
		}
		for _, p := range r.Problems {
			if p.Rule == "total" || p.Severity == Error {
				t.Errorf("%v", p)
			}
		}
	}
}

func TestPublished2026Dual(t *testing.T) {
	var file published2026
	shared(t, &file, "real", "uschess-2026-dual.json")
	for i := range file.Sections {
		s, e := &file.Sections[i], file.event(t, i)
		for j, p := range s.Players {
			for _, r := range p.ratings() {
				if r.Pre == nil {
					e.Players[j].Birth = e.End - Day(math.Round(r.InitialFitted/50*365.25)) // an age whose initial rating fits
				}
			}
		}
		r := Rate(e)
		for i, p := range s.Players {
			for sys, want := range p.ratings() {
				o := r.Sections[0].Outcome(sys, i)
				if math.Abs(o.Post-want.Post) > 0.01 || uschess.Shown(o.Post) != want.PostShown {
					t.Errorf("section %d No. %d %v: %.3f, published %.2f", s.ID, p.Number, System(sys), o.Post, want.Post)
				}
			}
		}
	}
}
