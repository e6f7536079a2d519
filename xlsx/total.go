package xlsx

import (
	"math"
	"strings"

	"wallchart/ratingcore"
)

// totalAt reads the printed total.
func (c *chartReader) totalAt(f *fields) ratingcore.Points {
	cell := c.get(f.row, "Tot")
	switch {
	case cell == nil:
		return ratingcore.Unknown
	case cell.kind == uncalculated:
		c.noTotal = append(c.noTotal, f.row)
		return ratingcore.Unknown
	case c.half(cell):
		c.halves = append(c.halves, f.row)
		return 1
	}
	text := c.string(f.cell("Tot"))
	if nothing(text) {
		return ratingcore.Unknown
	}
	points, ok := parsePoints(text)
	if !ok {
		f.say(ratingcore.Warning, "total", "Tot", "total %q is not a score such as 3.5: correct it", shorten(text))
	}
	return points
}

// tellTotals reports the totals that Excel has spoiled, once a chart.
func (c *chartReader) tellTotals() {
	p := ratingcore.Problem{Section: c.event.Sections[c.section].Name, Rule: "total"}
	if n := len(c.noTotal); n > 0 {
		p.Severity, p.At = ratingcore.Warning, c.ref(c.noTotal[0], int(c.cols["Tot"]))
		c.say(p, "%s a formula without its result and not compared: open the workbook in Excel, let it calculate, and save it", counted(n, "total is", "totals are each"))
	}
	if n := len(c.halves); n > 0 {
		p.Severity, p.Rule, p.At = ratingcore.Info, "half date", c.ref(c.halves[0], int(c.cols["Tot"]))
		c.say(p, "Excel took 1/2 for a date in %s, read as ½", counted(n, "total", "totals"))
	}
}

// parsePoints reads a score: 4, 4.5, 4,5, 4½, 4 1/2, ½.
func parsePoints(text string) (ratingcore.Points, bool) {
	s := simple(strings.ReplaceAll(text, "½", " 1/2"))
	half := 0.0
	if rest, ok := strings.CutSuffix(s, "1/2"); ok && (rest == "" || strings.HasSuffix(rest, " ")) {
		if s, half = strings.TrimSpace(rest), 1; s == "" {
			s = "0"
		}
	}
	v, ok := parseNumber(s)
	if v = v*2 + half; !ok || v != math.Trunc(v) || v < 0 || v > 2*maxRounds || half > 0 && math.Mod(v, 2) == 0 {
		return ratingcore.Unknown, false
	}
	return ratingcore.Points(v), true
}
