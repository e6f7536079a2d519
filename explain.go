package main

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/report"
)

type explainCommand struct {
	File    string `arg:"" help:"The workbook."`
	Player  string `required:"" help:"The player: pairing number, ID or name." placeholder:"NUMBER|ID|NAME"`
	Section string `help:"The section, where the player is in several." placeholder:"NAME"`
	System  string `help:"Explain the rating in this system only, such as R." placeholder:"CODE"`
	facts
}

// Help stands under the list of flags.
func (*explainCommand) Help() string {
	return "Every line has its rule, the numbers put in, and the section of the document it follows."
}

func (k *explainCommand) run(c console) (int, error) {
	book, err := k.read(k.File)
	if err != nil {
		return failed, err
	}
	rated := ratingcore.Rate(book.Event)
	found, err := k.find(rated)
	if err != nil {
		return failed, err
	}
	s := &rated.Sections[found.section]
	if len(s.Systems) == 0 {
		return k.unrated(c, rated, found)
	}
	systems, err := k.systems(s)
	if err != nil {
		return failed, err
	}
	var text bytes.Buffer
	for i, sys := range systems {
		if i > 0 {
			text.WriteString("\n" + strings.Repeat("=", 100) + "\n\n")
		}
		if err := report.Explain(&text, s.Explain(sys, found.entry)); err != nil {
			return failed, err
		}
	}
	return done, c.print("explanation", text.Bytes())
}

// unrated says why a section has no ratings to explain.
func (k *explainCommand) unrated(c console, r *ratingcore.Rated, at place) (int, error) {
	s := &r.Sections[at.section]
	fmt.Fprintf(c.out, "%s, No. %d, has no rating from section %q: ", s.Player(at.entry).Name, s.Entries[at.entry].Number, s.Name)
	if !s.Failed() {
		fmt.Fprintln(c.out, "it is not to be rated, as the workbook says")
		return done, nil
	}
	fmt.Fprintln(c.out, "its errors must be put right first")
	return errant, report.SectionProblems(c.out, r, s.Name)
}

// systems returns the indexes of the systems asked for.
func (k *explainCommand) systems(s *ratingcore.RatedSection) ([]int, error) {
	var all []int
	codes := make([]string, len(s.Systems))
	for i, sys := range s.Systems {
		if codes[i] = sys.String(); k.System == "" || strings.EqualFold(k.System, codes[i]) {
			all = append(all, i)
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("--system: section %q is not rated in %q, but in %s", s.Name, k.System, strings.Join(codes, ", "))
	}
	return all, nil
}

// place is a row of a section, by indexes.
type place struct{ section, entry int }

// find returns the one row that the flags name.
func (k *explainCommand) find(r *ratingcore.Rated) (place, error) {
	var err error
	if k.Section, err = sectionOf(r, k.Section); err != nil {
		return place{}, err
	}
	var all []place
	for i := range r.Sections {
		if s := &r.Sections[i]; k.Section == "" || s.Name == k.Section {
			for _, entry := range matching(s, k.Player) {
				all = append(all, place{i, entry})
			}
		}
	}
	switch {
	case len(all) == 0:
		return place{}, fmt.Errorf("--player: there is no %q%s", k.Player, k.near(r))
	case len(all) > 1 && all[0].section != all[len(all)-1].section:
		return place{}, fmt.Errorf("--player: %q is in several sections; choose with --section: %s", k.Player, told(r, all))
	case len(all) > 1 && !onePlayer(r, all):
		return place{}, fmt.Errorf("--player: %q is not one player; choose by number: %s", k.Player, told(r, all))
	}
	return all[0], nil
}

// onePlayer says whether all rows are of one member, who entered again.
func onePlayer(r *ratingcore.Rated, all []place) bool {
	for _, p := range all[1:] {
		if s := &r.Sections[p.section]; s.Entries[p.entry].Player != s.Entries[all[0].entry].Player {
			return false
		}
	}
	return true
}

// matching lists the rows that a word names: by pairing number or ID, else by
// the whole name, else by a part of it.
func matching(s *ratingcore.RatedSection, word string) []int {
	var exact, whole, part []int
	number, err := strconv.Atoi(strings.TrimSpace(word))
	folded := nameKey(word)
	for i := range s.Entries {
		p := s.Player(i)
		switch name := nameKey(p.Name); {
		case err == nil && int(s.Entries[i].Number) == number, p.ID != "" && strings.EqualFold(p.ID, strings.TrimSpace(word)):
			exact = append(exact, i)
		case name == folded && folded != "":
			whole = append(whole, i)
		case folded != "" && err != nil && within(folded, name):
			part = append(part, i)
		}
	}
	for _, list := range [][]int{exact, whole, part} {
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

// within says whether every word of one name key is part of a word of another.
func within(some, name string) bool {
	for _, w := range strings.Fields(some) {
		if !strings.Contains(name, w) {
			return false
		}
	}
	return true
}

// told lists rows: "No. 3 Adams, Ann (Open)".
func told(r *ratingcore.Rated, all []place) string {
	var list []string
	for i, p := range all {
		if i == 8 {
			list = append(list, fmt.Sprintf("and %d more", len(all)-i))
			break
		}
		s := &r.Sections[p.section]
		list = append(list, fmt.Sprintf("No. %d %s (%s)", s.Entries[p.entry].Number, s.Player(p.entry).Name, s.Name))
	}
	return strings.Join(list, "; ")
}
