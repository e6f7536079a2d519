package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// Wall charts of two and three lines have the colors, and the score after each
// round, below each player's results.

// isUnderLine says whether a row is the second or third line of the player in
// the row last read: it has no number, and colors or scores alone. Where it has
// a name's text too, such as a state, a B that stands under no game is a bye.
// A line of colors is taken into the player's results.
func (c *chartReader) isUnderLine(row, last int) bool {
	if last <= c.Header || row > last+2 || c.filled(c.get(row, "No")) || c.filled(c.get(row, "ID")) {
		return false
	}
	named := c.filled(c.get(row, "Name")) || c.filled(c.get(row, "Last name"))
	if named && c.cols["No"] == 0 {
		return false
	}
	if named && c.filled(c.get(row, "R rating")) {
		return false
	}
	colors, scores, others, bye := 0, 0, 0, false
	entries := c.event.Sections[c.section].Entries
	for i, col := range c.rounds {
		cell := c.at(row, int(col))
		if col == 0 || !c.filled(cell) {
			continue
		}
		text := c.string(cell)
		if color, ok := colorOf(text); ok {
			colors++
			bye = bye || color == ratingcore.Black && entries[len(entries)-1].Results[i].Opponent == 0
		} else if _, ok := parsePoints(text); ok || c.half(cell) {
			scores++
		} else if strings.Trim(text, "-*. ") != "" {
			others++
		}
	}
	switch {
	case others > 0 || colors > 0 && scores > 0 || colors+scores == 0 || named && bye:
		return false
	case colors > 0:
		c.takeColors(row)
	}
	return true
}

// takeColors gives the last entry the colors of a row.
func (c *chartReader) takeColors(row int) {
	entries := c.event.Sections[c.section].Entries
	e := &entries[len(entries)-1]
	for i, col := range c.rounds {
		color, ok := colorOf(c.string(c.at(row, int(col))))
		res := &e.Results[i]
		if !ok || col == 0 || res.Opponent == 0 {
			continue
		}
		res.Color = color
	}
}

// tellOrphan warns of a row with results that no player stands in.
func (c *chartReader) tellOrphan(row int) {
	for i, col := range c.rounds {
		if col == 0 {
			continue
		}
		cell := c.at(row, int(col))
		if res := parseResult(c.string(cell)); c.filled(cell) && res.Outcome.Played() {
			f := &fields{r: c.reader, t: c.region, row: row}
			f.about.Section = c.event.Sections[c.section].Name
			f.say(ratingcore.Warning, "row", roundWord(i+1), "the row has the result %q but no player, and was left out: write the player's number and name", shorten(c.string(cell)))
			return
		}
	}
}
