package xlsx

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// Slips in the headings of a table would hide what stands below them: a
// heading that stands twice, a misspelled round, a round left out, and
// headings that stand again above another wall chart.

// twice tells the headings that stand a second time with values below: the
// first column is read, the other is not. Rounds are left to tellHeadings.
func (t *region) twice() (list []ratingcore.Problem) {
	first := map[string]int{}
	for _, c := range t.row(t.Header) {
		h, col := heading(t.string(&c)), int(c.col)
		if h == "" || roundOf(h) > 0 {
			continue
		}
		before, again := first[h]
		if !again {
			first[h] = col
		} else if t.known[before] && !t.known[col] && t.countBelow(col, func(*cell) bool { return true }) > 0 {
			list = append(list, ratingcore.Problem{Severity: ratingcore.Warning, Rule: "heading", At: t.ref(t.Header, col),
				Text: fmt.Sprintf("the heading %q stands twice; the column %s was read, this one was not: remove or rename one of them",
					shorten(t.string(&c)), ratingcore.ColumnName(before))})
		}
	}
	return list
}

// countBelow counts the cells of a column below the headings that are not
// blank and of a kind.
func (t *region) countBelow(col int, kind func(*cell) bool) (n int) {
	for row := t.First; row <= t.Last; row++ {
		if c := t.at(row, col); t.filled(c) && kind(c) {
			n++
		}
	}
	return n
}

// pairs says whether a cell holds a result with an opponent, such as W12; a
// number with a sign may be anything.
func (s *sheet) pairs(c *cell) bool {
	r, ok := letterResult(strings.ToUpper(strings.ReplaceAll(simple(s.string(c)), " ", "")))
	return ok && r.Opponent > 0
}

// tellHeadings reports results that no column is read for: under the heading
// of a round that stands twice, under no heading of a round, and rounds
// without a column.
func (c *chartReader) tellHeadings() {
	p := ratingcore.Problem{Section: c.event.Sections[c.section].Name, Rule: "heading"}
	for col := 1; col <= c.maxCol; col++ {
		text := c.string(c.at(c.Header, col))
		word, round := chartWord(text)
		if c.known[col] || c.countBelow(col, c.pairs) < 2 {
			continue
		}
		p.Severity, p.At = ratingcore.Warning, c.ref(c.Header, col)
		switch {
		case round > 0:
			p.Severity = ratingcore.Error
			c.say(p, "round %d stands twice, here and in column %s: give each round a heading of its own, and each wall chart a sheet of its own",
				round, ratingcore.ColumnName(c.Cols[word]))
		case text == "":
			c.say(p, "the column %s holds results, but has no heading, so it was not read: write Rd and the round above it", ratingcore.ColumnName(col))
		default:
			c.say(p, "the column %s holds results, but its heading %q names no round, so it was not read: write Rd and the round", ratingcore.ColumnName(col), shorten(text))
		}
	}
	c.tellGaps(p)
}

// tellGaps warns of rounds without a column between those that have one.
func (c *chartReader) tellGaps(p ratingcore.Problem) {
	var missing []int
	for i, col := range c.rounds {
		if col == 0 {
			missing = append(missing, i+1)
		}
	}
	if len(missing) == 0 || c.named("Pairings") != nil {
		return
	}
	p.Severity, p.At = ratingcore.Warning, c.ref(c.Header, int(c.rounds[len(c.rounds)-1]))
	c.say(p, "the wall chart has a column for round %d, but none for round %s, in which nobody counts as paired: check the headings",
		len(c.rounds), several(missing, strconv.Itoa))
}

// repeatsHeadings says whether a row has the wall chart's headings again, as
// at the top of a printed page or of another wall chart.
func (c *chartReader) repeatsHeadings(row int) bool {
	same, other := 0, 0
	for _, col := range c.Cols {
		if cell := c.at(row, col); !c.filled(cell) {
			continue
		} else if strings.EqualFold(c.string(cell), c.string(c.at(c.Header, col))) {
			same++
		} else {
			other++
		}
	}
	return same >= 3 && same > 2*other
}

// another says whether the headings that stand again in a row begin another
// wall chart, and reports it: the pairing number below stood above already.
func (c *chartReader) another(headings, row int) bool {
	number, ok := c.pairingNumber(row)
	if headings == 0 || !ok || number == 0 {
		return false
	}
	section := &c.event.Sections[c.section]
	for i := range section.Entries {
		if section.Entries[i].Number == number {
			c.say(ratingcore.Problem{Severity: ratingcore.Error, Rule: "heading", Section: section.Name, At: c.ref(headings, c.Cols["No"])},
				"the headings stand again in row %d, above another wall chart: put each wall chart on a sheet of its own", headings)
			return true
		}
	}
	return false
}
