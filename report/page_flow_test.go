package report

import (
	"fmt"
	"slices"
	"testing"
)

// TestSpread puts rows on pages of made-up heights.
func TestSpread(t *testing.T) {
	tests := []struct {
		name  string
		in    stack
		high  string
		pages []int
	}{
		{"no rows", stack{rows: 0, least: 10, most: 20, only: 100}, "20.00", []int{0}},
		{"a few rows are not stretched beyond the most", stack{rows: 3, least: 10, most: 20, only: 100}, "20.00", []int{3}},
		{"rows share a single page", stack{rows: 8, least: 10, most: 20, only: 100}, "12.50", []int{8}},
		{"exactly a page", stack{rows: 10, least: 10, most: 20, only: 100}, "10.00", []int{10}},
		{"full pages", stack{rows: 64, least: 12.6, most: 17.1, first: 449, later: 478, only: 431, last: 460}, "12.83", []int{35, 29}},
		{"room for all rows but not for the last legend", stack{rows: 34, least: 12.6, most: 17.1, first: 449, later: 478, only: 425, last: 454}, "14.48", []int{31, 3}},
		{"three stay for the last page", stack{rows: 37, least: 12.6, most: 17.1, first: 449, later: 478, only: 431, last: 460}, "13.21", []int{34, 3}},
		{"one page in the middle", stack{rows: 100, least: 10, most: 20, first: 400, later: 450, only: 350, last: 380}, "10.00", []int{40, 45, 15}},
		{"blocks higher than half of a page", stack{rows: 3, least: 60, most: 70, first: 100, later: 100, only: 90, last: 90}, "70.00", []int{1, 1, 1}},
		{"a block higher than the last page", stack{rows: 2, least: 95, most: 120, first: 100, later: 100, only: 90, last: 90}, "100.00", []int{1, 1}},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			high, pages := c.in.spread()
			if got := fmt.Sprintf("%.2f", high); got != c.high || !slices.Equal(pages, c.pages) {
				t.Errorf("rows of %s on %v, want %s on %v", got, pages, c.high, c.pages)
			}
		})
	}
}

// TestSpreadKeepsRows goes through every number of rows: none is lost, the last
// page has three or more, and nothing is higher than its page.
func TestSpreadKeepsRows(t *testing.T) {
	for rows := range 400 {
		s := stack{rows: rows, least: 12.6, most: 17.1, first: 449, later: 478, only: 431, last: 460}
		high, pages := s.spread()
		sum := 0
		for i, n := range pages {
			sum += n
			room := s.later
			switch {
			case len(pages) == 1:
				room = s.only
			case i == 0:
				room = s.first
			case i == len(pages)-1:
				room = s.last
			}
			if float64(n)*high > room+hair {
				t.Fatalf("%d rows: page %d of %v is too full at %.2f", rows, i+1, pages, high)
			}
		}
		if sum != rows || len(pages) > 1 && pages[len(pages)-1] < leastLast || high < s.least || high > s.most {
			t.Fatalf("%d rows become %v at %.2f", rows, pages, high)
		}
	}
}

// TestLinesOf splits rounds into equal lines.
func TestLinesOf(t *testing.T) {
	for _, c := range []struct {
		rounds, lines int
		want          [][2]int
	}{
		{14, 2, [][2]int{{1, 7}, {8, 14}}},
		{13, 2, [][2]int{{1, 7}, {8, 13}}},
		{25, 3, [][2]int{{1, 9}, {10, 17}, {18, 25}}},
		{3, 3, [][2]int{{1, 1}, {2, 2}, {3, 3}}},
		{2, 3, [][2]int{{1, 1}, {2, 2}}},
		{0, 2, nil},
	} {
		if got := linesOf(c.rounds, c.lines); !slices.Equal(got, c.want) {
			t.Errorf("%d rounds in %d lines: %v, want %v", c.rounds, c.lines, got, c.want)
		}
	}
}

// TestNotes puts a legend that would fill a page on pages of its own: no name
// is lost.
func TestNotes(t *testing.T) {
	e := invent(invention{players: 300, rounds: 4, systems: "RQ", names: longNames(300), seed: 3})
	for i := range e.Players {
		e.Players[i].Name += fmt.Sprintf(" %d 田", i+1)
	}
	text := wholeText(t, printed(t, e, PDFOptions{}))
	for i := range e.Players {
		for _, want := range []string{fmt.Sprintf("No. %d %s", i+1, e.Players[i].Name[:31]), fmt.Sprintf("No. %d U+7530", i+1)} {
			if !containsParts(text, want) {
				t.Fatalf("%q is not in the legend", want)
			}
		}
	}
}
