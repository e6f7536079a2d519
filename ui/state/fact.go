package state

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/xlsx"
)

// controlLabel is the column of the time control on the sheet Sections.
const controlLabel = "Time control"

// fact is a value of the event or of a section that is edited as text.
type fact[T any] struct {
	label string
	get   func(*T) string
	set   func(*T, string) error
}

// SectionLabels are the facts of a section that can be edited, as the sheet
// Sections names them.
func SectionLabels() []string {
	list := make([]string, len(sectionFacts))
	for i := range sectionFacts {
		list[i] = sectionFacts[i].label
	}
	return list
}

type (
	event   = ratingcore.Event
	section = ratingcore.Section
)

var eventFacts = []fact[event]{
	{"Event", func(e *event) string { return e.Name }, func(e *event, s string) error { return put(&e.Name, s, named) }},
	{"City", func(e *event) string { return e.City }, func(e *event, s string) error { return put(&e.City, s, free) }},
	{"State", func(e *event) string { return e.State }, func(e *event, s string) error { return put(&e.State, s, free) }},
	{"ZIP", func(e *event) string { return e.ZIP }, func(e *event, s string) error { return put(&e.ZIP, s, free) }},
	{"Country", func(e *event) string { return e.Country }, func(e *event, s string) error { return put(&e.Country, s, free) }},
	{"Start", func(e *event) string { return e.Start.String() }, func(e *event, s string) error { return put(&e.Start, s, xlsx.ParseDate) }},
	{"End", func(e *event) string { return e.End.String() }, func(e *event, s string) error { return put(&e.End, s, xlsx.ParseDate) }},
	{"Affiliate ID", func(e *event) string { return e.Affiliate }, func(e *event, s string) error { return put(&e.Affiliate, s, affiliate) }},
	{"Chief TD ID", func(e *event) string { return e.ChiefTD }, func(e *event, s string) error { return put(&e.ChiefTD, s, memberID) }},
	{"Assistant TD ID", func(e *event) string { return e.AssistantTD }, func(e *event, s string) error { return put(&e.AssistantTD, s, memberID) }},
	{"Other TD IDs", func(e *event) string { return e.OtherTDs }, func(e *event, s string) error { return put(&e.OtherTDs, s, memberIDs) }},
	{"Website", func(e *event) string { return e.Website }, func(e *event, s string) error { return put(&e.Website, s, free) }},
	{"Send crosstable", func(e *event) string { return e.SendCrosstable }, func(e *event, s string) error { return put(&e.SendCrosstable, s, yesNo) }},
	{"Rules", func(e *event) string { return e.Rules }, func(e *event, s string) error { return put(&e.Rules, s, rules) }},
}

var sectionFacts = []fact[section]{
	{controlLabel, func(s *section) string { return s.TimeControl }, func(s *section, t string) error { return put(&s.TimeControl, t, control) }},
	{"Type", func(s *section) string { return s.Kind.String() }, setKind},
	{"Online", func(s *section) string { return xlsx.SpellYes(s.Online) }, func(s *section, t string) error {
		return put(&s.Online, t, func(t string) (bool, error) { return xlsx.ParseYes(t, false) })
	}},
	{"Start", func(s *section) string { return s.Start.String() }, func(s *section, t string) error { return put(&s.Start, t, xlsx.ParseDate) }},
	{"End", func(s *section) string { return s.End.String() }, func(s *section, t string) error { return put(&s.End, t, xlsx.ParseDate) }},
	{"Rounds", func(s *section) string { return roundsOf(s) }, func(s *section, t string) error { return put(&s.Rounds, t, rounds) }},
	{"Systems", func(s *section) string { return xlsx.SpellSystems(s.Systems) }, func(s *section, t string) error { return put(&s.Systems, t, xlsx.ParseSystems) }},
	{"Rated", func(s *section) string { return xlsx.SpellYes(!s.NotRated) }, func(s *section, t string) error {
		return put(&s.NotRated, t, func(t string) (bool, error) { yes, err := xlsx.ParseYes(t, true); return !yes, err })
	}},
	{"Chief TD ID", func(s *section) string { return s.ChiefTD }, func(s *section, t string) error { return put(&s.ChiefTD, t, memberID) }},
	{"Assistant TD ID", func(s *section) string { return s.AssistantTD }, func(s *section, t string) error { return put(&s.AssistantTD, t, memberID) }},
	{"Level", func(s *section) string { return s.Level }, func(s *section, t string) error { return put(&s.Level, t, free) }},
	{"Grand Prix", func(s *section) string { return s.GrandPrix }, func(s *section, t string) error { return put(&s.GrandPrix, t, yesNo) }},
	{"GP points", func(s *section) string { return s.GPPoints }, func(s *section, t string) error { return put(&s.GPPoints, t, whole) }},
	{"FIDE rated", func(s *section) string { return s.FIDERated }, func(s *section, t string) error { return put(&s.FIDERated, t, yesNo) }},
}

// put reads a text into a field.
func put[T any](to *T, text string, read func(string) (T, error)) error {
	v, err := read(strings.TrimSpace(text))
	if err == nil {
		*to = v
	}
	return err
}

func free(text string) (string, error) { return strings.Join(strings.Fields(text), " "), nil }

func named(text string) (string, error) {
	if text == "" {
		return "", fmt.Errorf("the event has no name: write it as it is to be printed")
	}
	return free(text)
}

func yesNo(text string) (string, error) {
	if text == "" {
		return "", nil
	}
	yes, err := xlsx.ParseYes(text, false)
	return xlsx.SpellYes(yes), err
}

func whole(text string) (string, error) {
	_, _, err := xlsx.ParseWhole(text)
	return text, err
}

func rounds(text string) (int, error) {
	n, _, err := xlsx.ParseWhole(text)
	if err == nil && n > 99 {
		err = fmt.Errorf("%q rounds are more than a chart holds", text)
	}
	return n, err
}

func roundsOf(s *section) string {
	if s.Rounds == 0 {
		return ""
	}
	return strconv.Itoa(s.Rounds)
}

func rules(text string) (string, error) {
	_, err := ratingcore.ParseRules(text)
	return text, err
}

func control(text string) (string, error) {
	if text == "" {
		return "", nil
	}
	_, err := uschess.ParseTimeControl(text)
	return text, err
}

func memberID(text string) (string, error) {
	if text != "" && (len(text) != 8 || strings.Trim(text, "0123456789") != "") {
		return "", fmt.Errorf("%q is not a US Chess ID: write its eight figures", text)
	}
	return text, nil
}

func memberIDs(text string) (string, error) {
	list := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,;", r) })
	for _, id := range list {
		if _, err := memberID(id); err != nil {
			return "", err
		}
	}
	return strings.Join(list, " "), nil
}

func affiliate(text string) (string, error) {
	text = strings.ToUpper(text)
	if text != "" && (len(text) != 8 || text[0] < 'A' || text[0] > 'Z' || strings.Trim(text[1:], "0123456789") != "") {
		return "", fmt.Errorf("%q is not an affiliate ID: write its letter and seven figures, such as A9000001", text)
	}
	return text, nil
}

// setKind keeps lists of games abroad and wall charts apart.
func setKind(s *section, text string) error {
	k, err := xlsx.ParseKind(strings.TrimSpace(text))
	if err == nil && k.Foreign() != s.Kind.Foreign() {
		err = fmt.Errorf("a wall chart cannot become a list of games abroad, nor the other way round: change it in the workbook")
	}
	if err == nil {
		s.Kind = k
	}
	return err
}

// factOf finds a fact by its label.
func factOf[T any](facts []fact[T], label string) (fact[T], error) {
	i := slices.IndexFunc(facts, func(f fact[T]) bool { return f.label == label })
	if i < 0 {
		return fact[T]{}, fmt.Errorf("there is nothing to edit by the name %q", label)
	}
	return facts[i], nil
}
