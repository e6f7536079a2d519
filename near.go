package main

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"wallchart/ratingcore"
)

// nameKey spells a name so that case, accents, commas and the order of first
// and last name make no difference.
func nameKey(name string) string {
	plain := strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return ' '
	}, norm.NFD.String(name))
	words := strings.Fields(plain)
	slices.Sort(words)
	return strings.Join(words, " ")
}

// near lists the players whose names look like the one asked for: a message
// that there is no such player ends with it.
func (k *explainCommand) near(r *ratingcore.Rated) string {
	type candidate struct {
		at   place
		away int
	}
	key := nameKey(k.Player)
	var all []candidate
	for i := range r.Sections {
		s := &r.Sections[i]
		if k.Section != "" && s.Name != k.Section {
			continue
		}
		for e := range s.Entries {
			if away := closest(key, nameKey(s.Player(e).Name)); away <= 2 {
				all = append(all, candidate{place{i, e}, away})
			}
		}
	}
	if len(all) == 0 {
		return "; give the pairing number, the ID or the name as the chart has it"
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(a.away, b.away) })
	var rows []place
	for _, c := range all {
		rows = append(rows, c.at)
	}
	return "; near it are " + told(r, rows)
}

// closest is the smallest number of letters in which two names differ, as a
// whole or in one word of each with four letters or more.
func closest(a, b string) int {
	least := distance(a, b)
	for _, x := range strings.Fields(a) {
		for _, y := range strings.Fields(b) {
			if len(x) >= 4 && len(y) >= 4 {
				least = min(least, distance(x, y))
			}
		}
	}
	return least
}

// distance is how many letters must be changed, added or left out to make one
// text of another.
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		before := row[0]
		row[0] = i + 1
		for j := range y {
			change := before
			if x[i] != y[j] {
				change++
			}
			before = row[j+1]
			row[j+1] = min(change, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(y)]
}
