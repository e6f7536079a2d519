package ratingcore_test

import (
	"fmt"
	"testing"

	. "wallchart/ratingcore"
)

// Without the notes, Verify must name what they say for 97 of 100 players, and
// find all others exact.
func TestVerify2014(t *testing.T) {
	var file published2014
	shared(t, &file, "real", "uschess-2014.json")
	noted, named := map[CauseKind]int{}, map[CauseKind]int{}
	all, found, several := 0, 0, 0
	for i := range file.Sections {
		s := &file.Sections[i]
		list := Verify(Rate(file.event(t, i)))
		if len(list) != 1 || len(list[0].Verdicts) != len(s.Players) {
			t.Fatalf("section %d: %d sections verified", s.ID, len(list))
		}
		for j, v := range list[0].Verdicts {
			p := &s.Players[j]
			kind, hidden := CauseKind(0), true
			switch {
			case p.Floor > 0:
				kind = ByFloor
			case p.Record != "":
				kind = ByRecord
			case p.GamesFitted != nil:
				kind = ByGames
			default:
				hidden = false
			}
			if !hidden {
				if !v.Exact || v.Games > 0 {
					t.Errorf("section %d No. %d: %+v, want exact", s.ID, p.Number, v)
				}
				continue
			}
			all++
			noted[kind]++
			if len(v.Causes) > 1 {
				several++
			}
			ok := false
			for _, c := range v.Causes {
				ok = ok || c.Kind == kind && c.Floor == p.Floor && (p.Record == "" || c.Streak.String() == p.Record)
			}
			if ok {
				found++
				named[kind]++
			}
		}
	}
	for _, k := range []CauseKind{ByFloor, ByRecord, ByGames} {
		t.Logf("%s: %d of %d named", map[CauseKind]string{ByFloor: "floor", ByRecord: "record", ByGames: "games"}[k], named[k], noted[k])
	}
	t.Logf("%d of %d named, %d with several causes", found, all, several)
	if 100*found < 97*all || all < 100 {
		t.Errorf("%d of %d causes are named", found, all)
	}
}

// The crosstable of 64 gives the ratings before without decimals: 53 come out,
// and the others are within rounding, or held on the two floors.
func TestVerify64(t *testing.T) {
	var file published64
	shared(t, &file, "real", "uschess-64.json")
	for _, fitted := range []bool{false, true} {
		list := Verify(Rate(file.event(t, fitted)))
		exact, rounding, floors := 0, 0, 0
		for i, v := range list[0].Verdicts {
			switch p := &file.Players[i]; {
			case p.Floor > 0:
				floors += count(v, ByFloor)
			case v.Exact:
				exact++
			default:
				rounding += count(v, ByRounding)
			}
		}
		if got, want := fmt.Sprint(exact, rounding, floors), map[bool]string{false: "51 11 2", true: "62 0 2"}[fitted]; got != want {
			t.Errorf("fitted %v: exact, within rounding, on a floor: %s; want %s", fitted, got, want)
		}
	}
}

// count says how many of a verdict's causes are of a kind.
func count(v Verdict, k CauseKind) (n int) {
	for _, c := range v.Causes {
		if c.Kind == k {
			n++
		}
	}
	return n
}

// In the two sections with decimals all come out, but for the player whose
// initial rating is not published: one that fits is found.
func TestVerify2026Dual(t *testing.T) {
	var file published2026
	shared(t, &file, "real", "uschess-2026-dual.json")
	for i := range file.Sections {
		s := &file.Sections[i]
		for _, list := range Verify(Rate(file.event(t, i))) {
			for _, v := range list.Verdicts {
				switch {
				case v.Before.Rated && !v.Exact:
					t.Errorf("section %d system %d No. %d: %+v", s.ID, list.System, v.Entry+1, v)
				case !v.Before.Rated:
					if len(v.Causes) != 1 || v.Causes[0].Kind != ByStart || v.Causes[0].Start[0] > 406 || v.Causes[0].Start[1] < 406 {
						t.Errorf("section %d system %d No. %d: %+v, want the initial rating 406", s.ID, list.System, v.Entry+1, v)
					}
				}
			}
		}
	}
}
