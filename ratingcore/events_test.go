package ratingcore_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

var update = flag.Bool("update", false, "write the expected part of testdata/events anew")

// The events of testdata/events are written as a chess player would jot them
// down; under a line "expected" stands what they give. The first comment says
// what an event is for.
func TestEvents(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "testdata", "events", "*.txt"))
	if err != nil || len(files) < 8 {
		t.Fatalf("%d events found (%v)", len(files), err)
	}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".txt"), func(t *testing.T) {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			text, want, _ := strings.Cut(string(data), "\nexpected\n")
			got := derivation(Rate(parseEvent(t, text)))
			if *update {
				if err := os.WriteFile(f, []byte(text+"\nexpected\n"+got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// derivation writes what an event gave, a line a player and system, and the
// problems.
func derivation(r *Rated) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", r.Rules)
	for i := range r.Sections {
		s := &r.Sections[i]
		if s.Choice.Family == USChess {
			fmt.Fprintf(&b, "%s: %s, %s\n", s.Name, s.Rules, s.Why)
		} else {
			fmt.Fprintf(&b, "%s: %s\n", s.Name, s.Why)
		}
		for k, sys := range s.Systems {
			for j := range s.Entries {
				if s.Choice.Family == USChess {
					fmt.Fprintf(&b, "  %s %s\n", sys, line(s, k, j))
				} else {
					fmt.Fprintf(&b, "  %s %s\n", sys, short(s, k, j))
				}
			}
		}
	}
	for _, p := range r.Problems {
		fmt.Fprintf(&b, "%s: %s\n", p.Severity, p.Text)
	}
	return b.String()
}

func line(s *RatedSection, sys, entry int) string {
	o, start := s.Outcome(sys, entry), s.Begun(sys, entry)
	var b strings.Builder
	fmt.Fprintf(&b, "%2d %-16s %s %.3f", s.Entries[entry].Number, s.Player(entry).Name, start.Method, o.R0)
	if o.Counted {
		fmt.Fprintf(&b, "/%d", o.N)
	}
	if o.Games == 0 {
		return b.String() + ", no rated game"
	}
	fmt.Fprintf(&b, ", N' %.3f, %g of %d, %s", o.Effective, o.Score, o.Games, o.Formula)
	if o.HasFirst {
		fmt.Fprintf(&b, ", first %.3f", o.First)
	}
	if o.Middle != 0 {
		fmt.Fprintf(&b, ", middle %.3f", o.Middle)
	}
	if o.Formula == uschess.Standard {
		fmt.Fprintf(&b, ", K %.3f, E %.4f, bonus %.3f", o.K, o.Expected, o.Bonus)
	}
	perf, mark, _ := s.Performance(Expected, sys, entry)
	v := Value{Kind: PerfValue, Num: perf, Mark: mark}
	fmt.Fprintf(&b, ", %s floor %.0f, post %.3f/%d", o.FloorKind, o.Floor, o.Post, o.After.Games)
	if o.Floored {
		b.WriteString(" f")
	}
	if o.After.Streak != uschess.Neither {
		fmt.Fprintf(&b, " %s", o.After.Streak)
	}
	return b.String() + ", perf " + v.Spell(Paper)
}

// short is a line for rules other than those of US Chess.
func short(s *RatedSection, sys, entry int) string {
	r := s.Rating(sys, entry)
	spell := func(key Key) string { return s.Value(key, sys, entry, Expected).Spell(Paper) }
	return fmt.Sprintf("%2d %-16s %s → %s, %g of %d, post %.3f, stored %g/%d, perf %s", s.Entries[entry].Number, s.Player(entry).Name,
		spell(KeyPre), spell(KeyPost), r.Score, r.Games, r.Post, r.After.Rating, r.After.Games, spell(KeyPerf))
}

// parseEvent reads the notation:
//
//	event NAME; START; END; rules RULES
//	section NAME; TIME CONTROL; KIND; START; END; online
//	NUMBER | ID | NAME | facts | results
//	ID | NAME | facts | WIN/DRAW/LOSS OPPONENT FIDE, …   (a section abroad)
//
// Facts are words such as "R 1420.5/12", "peak 1500", "wins 3", "born
// 2010-05-05", "adult", "FIDE 2100"; they stand where an ID is first seen.
func parseEvent(t *testing.T, text string) *Event {
	t.Helper()
	e := &Event{}
	index := map[string]int{}
	for _, raw := range strings.Split(text, "\n") {
		row := strings.TrimSpace(raw)
		word, rest, _ := strings.Cut(row, " ")
		switch {
		case row == "" || strings.HasPrefix(row, "#"):
		case word == "event":
			f := fields(rest, ";", 4)
			e.Name, e.Start, e.End, e.Rules = f[0], day(t, f[1]), day(t, f[2]), strings.TrimPrefix(f[3], "rules ")
		case word == "section":
			f := fields(rest, ";", 6)
			kind := map[string]Kind{"round robin": RoundRobin, "match": Match, "abroad": FIDE, "abroad youth": FIDEYouth}[f[2]]
			e.Sections = append(e.Sections, Section{Name: f[0], TimeControl: f[1], Kind: kind, Start: day(t, f[3]), End: day(t, f[4]),
				Online: f[5] == "online", NotRated: f[5] == "not rated"})
		case e.Sections[len(e.Sections)-1].Kind.Foreign():
			addAbroad(t, e, index, fields(row, "|", 4))
		default:
			addEntry(t, e, index, fields(row, "|", 5))
		}
	}
	return e
}

// fields cuts at a separator and trims; what is missing is empty.
func fields(s, sep string, n int) []string {
	// A time control holds the separator of its line: G/60;d5 stays whole
	// because only "; " with a space cuts there.
	parts := strings.Split(s, sep+" ")
	out := make([]string, n)
	for i := 0; i < n && i < len(parts); i++ {
		out[i] = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(parts[i]), sep))
	}
	return out
}

func (x lookup) member(t *testing.T, id, name, facts string) int {
	if i, ok := x.index[id]; ok {
		return i
	}
	p := Player{ID: id, Name: name}
	applyFacts(t, &p, strings.Fields(facts))
	x.index[id] = len(x.e.Players)
	x.e.Players = append(x.e.Players, p)
	return x.index[id]
}

type lookup struct {
	e     *Event
	index map[string]int
}

func addEntry(t *testing.T, e *Event, index map[string]int, f []string) {
	n, err := strconv.Atoi(f[0])
	if err != nil {
		t.Fatalf("row %v", f)
	}
	entry := Entry{Number: Number(n), Player: lookup{e, index}.member(t, f[1], f[2], f[3]), Total: Unknown}
	for _, cell := range strings.Fields(f[4]) {
		entry.Results = append(entry.Results, cellOf(t, strings.Trim(cell, "-")))
	}
	s := &e.Sections[len(e.Sections)-1]
	s.Entries = append(s.Entries, entry)
}

func addAbroad(t *testing.T, e *Event, index map[string]int, f []string) {
	player := lookup{e, index}.member(t, f[0], f[1], f[2])
	s := &e.Sections[len(e.Sections)-1]
	for _, game := range strings.Split(f[3], ",") {
		w := strings.Fields(game)
		points := map[string]Points{"W": 2, "D": 1, "L": 0}[w[0]]
		g := ForeignGame{Player: player, Points: points, Opponent: w[1]}
		if len(w) > 2 {
			g.FIDE = number(t, w[2])
		}
		s.Games = append(s.Games, g)
	}
}

func number(t *testing.T, s string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(s, 64)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func applyFacts(t *testing.T, p *Player, words []string) {
	t.Helper()
	var s *Standing
	next := func() string {
		if len(words) == 0 {
			t.Fatalf("%s: a fact without its value", p.Name)
		}
		w := words[0]
		words = words[1:]
		return w
	}
	whole := func() int { return int(number(t, next())) }
	for len(words) > 0 {
		switch w := next(); w {
		case "adult":
			p.Adult = true
		case "K":
			p.Irish.K = number(t, next())
		case "joined":
			p.Irish.Joined = day(t, next())
		case "fixed":
			p.Irish.Fixed = true
		case "canadian":
			p.Canadian = true
		case "OLM":
			p.OLM = true
		case "born":
			p.Birth = day(t, next())
		case "FIDE":
			p.FIDE.Rating = number(t, next())
		case "CFC":
			p.CFC.Rating = number(t, next())
		case "peak":
			s.Peak = number(t, next())
		case "floor":
			s.Floor = number(t, next())
		case "wins":
			s.Wins = whole()
		case "draws":
			s.Draws = whole()
		case "events":
			s.Events = whole()
		case "all-wins":
			s.Streak = uschess.AllWins
		case "all-losses":
			s.Streak = uschess.AllLosses
		case "on":
			s.Date = day(t, next())
		default:
			sys, ok := SystemOf(w)
			if !ok {
				t.Fatalf("%s: fact %q is not known", p.Name, w)
			}
			s = &p.Standings[sys]
			rating, games, counted := strings.Cut(next(), "/")
			s.Rated, s.Rating, s.Counted = true, number(t, rating), counted
			if counted {
				s.Games = int(number(t, games))
			}
		}
	}
}
