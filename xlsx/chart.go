package xlsx

import (
	"fmt"
	"math"
	"strings"

	"wallchart/ratingcore"
)

// chartTable is a wall chart that was found on a sheet.
type chartTable struct {
	*region
	rounds []uint16 // column of each round, 0 for a round without one
}

// findChart finds the wall chart of a sheet: the heading row, among the first,
// that holds a name or ID and the most known headings. It returns nil when
// there is none.
func (s *sheet) findChart() *chartTable {
	var best *chartTable
	for n := 1; n <= min(headerRows, s.lastRow()); n++ {
		t := s.chartHeader(n)
		if (t.Cols["Name"] > 0 || t.Cols["ID"] > 0 || t.Cols["Last name"] > 0) && len(t.Cols) > 1 &&
			(best == nil || len(t.Cols) > len(best.Cols)) {
			best = t
		}
	}
	if best == nil {
		return nil
	}
	best.bound()
	best.rounds = make([]uint16, best.highestRound())
	for i := range best.rounds {
		best.rounds[i] = best.cols[roundWord(i+1)]
	}
	return best
}

// chartHeader reads a row as headings of a wall chart.
func (s *sheet) chartHeader(n int) *chartTable {
	t := &chartTable{region: &region{sheet: s, Table: Table{Sheet: s.name, Header: n, Cols: map[string]int{}, Own: map[string]int{}}}}
	for _, c := range s.row(n) {
		text := s.string(&c)
		if own := ownHeading(text); own != "" {
			if t.Own[own] == 0 {
				t.Own[own] = int(c.col)
			}
			continue
		}
		if w, _ := chartWord(text); w != "" && t.claims(&c, w) {
			t.Cols[w] = int(c.col)
		}
	}
	return t
}

// chartRounds returns the rounds that a heading row names.
func (s *sheet) chartRounds(header int) (rounds []int) {
	for _, c := range s.row(header) {
		if _, round := chartWord(s.string(&c)); round > 0 {
			rounds = append(rounds, round)
		}
	}
	return rounds
}

func (t *chartTable) highestRound() int {
	high := 0
	for w := range t.Cols {
		if rest, ok := strings.CutPrefix(w, "Rd "); ok {
			high = max(high, roundOf(rest))
		}
	}
	return high
}

// chartReader reads the rows of one wall chart.
type chartReader struct {
	*reader
	*chartTable
	section int          // index into Event.Sections
	in      map[int]bool // members who have a row
	results []ratingcore.Result
	written int                  // results that are not blank
	doubts  int                  // those that are not understood
	unclear []ratingcore.Problem // the first of them
	noTotal []int                // rows whose total is not calculated
	halves  []int                // rows whose total is ½ that Excel took for a date
}

// readChart reads a section's wall chart from its sheet. In a section that is
// listed on the sheet Sections opponents are pairing numbers, as the contract
// says; else it is found out what they are. A crosstable of the US Chess site
// is read as one.
func (r *reader) readChart(i int, s *sheet, listed bool) {
	if x := s.findCrosstable(); x != nil {
		r.readCrosstable(i, x)
		return
	}
	section := &r.event.Sections[i]
	t := s.findChart()
	if t == nil {
		why := "has no row of headings with No, Name and Rd 1: write the headings above the wall chart"
		if s.err != nil {
			why = "is damaged (" + s.err.Error() + "): open the workbook in Excel, let Excel repair it, and save it"
		}
		r.say(ratingcore.Problem{Severity: ratingcore.Error, Rule: "sheet", Section: section.Name, At: s.ref(0, 0)}, "the section's sheet %s", why)
		return
	}
	r.taken[s] = true
	r.tellOddities(t.region, section.Name)
	r.book.Charts[i] = t.Table
	section.Chart = t.place(t.Header)
	if section.Rounds == 0 {
		section.Rounds = len(t.rounds)
	}
	c := &chartReader{reader: r, chartTable: t, section: i, in: map[int]bool{}}
	c.tellHeadings()
	c.readRows()
	c.tellTotals()
	switch {
	case c.tellUnclear(listed):
		c.giveUp()
	case !listed || t.cols["No"] == 0:
		c.resolve()
	}
}

// readRows reads every row below the headings.
func (c *chartReader) readRows() {
	section := &c.event.Sections[c.section]
	rows := c.Last - c.First + 1
	c.results = make([]ratingcore.Result, 0, rows*len(c.rounds))
	section.Entries = make([]ratingcore.Entry, 0, rows)
	last, again := c.Header, 0
	for row := c.First; row <= c.Last; row++ {
		if c.isUnderLine(row, last) {
			continue
		}
		if c.repeatsHeadings(row) {
			again = row
			continue
		}
		if !c.isEntry(row) {
			c.tellOrphan(row)
			continue
		}
		if c.another(again, row) {
			break
		}
		section.Entries = append(section.Entries, c.readEntry(row))
		last = row
	}
	c.book.Charts[c.section].Last = last
}

// isEntry says whether a row is a player's: it has a number, an ID or a name,
// and more than one of them, or results.
func (c *chartReader) isEntry(row int) bool {
	marks := 0
	for _, w := range [...]string{"ID", "Name", "Last name"} {
		if c.filled(c.get(row, w)) {
			marks++
		}
	}
	if v, ok := c.pairingNumber(row); ok && v > 0 {
		marks++
	}
	if marks > 1 {
		return true
	}
	return marks == 1 && c.hasResults(row)
}

func (c *chartReader) hasResults(row int) bool {
	for _, col := range c.rounds {
		if col > 0 && c.filled(c.at(row, int(col))) {
			return true
		}
	}
	return false
}

// pairingNumber reads the column No: a number from 1 on, with a dot behind it
// or not. A blank cell is 0.
func (c *chartReader) pairingNumber(row int) (ratingcore.Number, bool) {
	cell := c.get(row, "No")
	text := strings.TrimSuffix(simple(c.string(cell)), ".")
	if text == "" {
		return 0, cell == nil || cell.kind == textCell
	}
	v, ok := parseNumber(text)
	if !ok || v != math.Trunc(v) || v < 1 || v > 999_999 {
		return 0, false
	}
	return ratingcore.Number(v), true
}

// readEntry reads a player's row.
func (c *chartReader) readEntry(row int) ratingcore.Entry {
	f := &fields{r: c.reader, t: c.region, row: row}
	f.about = ratingcore.Problem{Section: c.event.Sections[c.section].Name, Player: c.nameOf(f), ID: f.id("ID")}
	e := ratingcore.Entry{At: c.place(row), Total: ratingcore.Unknown}
	var ok bool
	cell := c.get(row, "No")
	if e.Number, ok = c.pairingNumber(row); !ok && cell.trouble() != "" {
		f.say(ratingcore.Error, "number", "No", "the cell under No %s", cell.trouble())
	} else if !ok {
		f.say(ratingcore.Error, "number", "No", "pairing number %q is not a number from 1 on: correct it", shorten(c.string(cell)))
	}
	e.Player = c.memberOf(f, c.in)
	from := len(c.results)
	for round, col := range c.rounds {
		c.results = append(c.results, c.resultAt(f, round+1, int(col)))
	}
	e.Results = c.results[from:len(c.results):len(c.results)]
	e.Total = c.totalAt(f)
	e.Official = c.officials(f)
	return e
}

// nameOf returns the player's name as "Last, First".
func (c *chartReader) nameOf(f *fields) string {
	if name := f.text("Name"); name != "" || c.cols["Last name"] == 0 {
		return name
	}
	last, first := f.text("Last name"), f.text("First name")
	if first == "" {
		return last
	}
	return last + ", " + first
}

// resultAt reads a round's cell.
func (c *chartReader) resultAt(f *fields, round, col int) ratingcore.Result {
	cell := c.at(f.row, col)
	if col == 0 || cell == nil {
		return ratingcore.Result{}
	}
	res := ratingcore.Result{Outcome: ratingcore.Unclear, At: c.ref(f.row, col)}
	f.about.Round = round
	defer func() { f.about.Round = 0 }()
	word := roundWord(round)
	if why := cell.trouble(); why != "" {
		f.say(ratingcore.Error, "result", word, "the cell %s", why)
		return res
	}
	if c.half(cell) {
		f.say(ratingcore.Info, "half date", word, "Excel took 1/2 for a date; it was read as a half-point bye: write H")
		res.Outcome = ratingcore.HalfBye
		return res
	}
	parsed := parseResult(c.string(cell))
	parsed.At = res.At
	if parsed.Outcome != ratingcore.Blank {
		c.written++
	}
	if parsed.Outcome == ratingcore.Unclear {
		c.doubt(f, word, "%q is not a result: write W12, L3 or D4 with the opponent's number, X5 or F6 for a forfeit, B, H or U", shorten(c.string(cell)))
	}
	return parsed
}

// doubt keeps the problem of a result that is not understood until the whole
// chart was read.
func (c *chartReader) doubt(f *fields, word, format string, args ...any) {
	if c.doubts++; c.doubts > maxAlike {
		return
	}
	p := f.about
	p.Severity, p.Rule, p.At, p.Text = ratingcore.Error, "result", f.ref(word), fmt.Sprintf(format, args...)
	c.unclear = append(c.unclear, p)
}

// tellUnclear reports the results that are not understood: each of them, or
// all at once in a chart of which most are not, since it is another kind of
// table. It says whether it is.
func (c *chartReader) tellUnclear(listed bool) (other bool) {
	n := c.doubts
	if !listed && n >= 10 && 2*n > c.written {
		p := c.unclear[0]
		p.Player, p.ID, p.Round = "", "", 0
		c.say(p, "%d of %d results are not understood, the first of them %q: the table must be a wall chart, with results such as W12, L3, D4, H; tables of other kinds are not read",
			n, c.written, shorten(c.string(c.at(int(p.At.Row), int(p.At.Col)))))
		return true
	}
	for i := range n {
		if p := c.unclear[min(i, len(c.unclear)-1)]; !c.enough(p) {
			c.report(p, 0)
		}
	}
	return false
}

// giveUp keeps the players of a table of another kind, without the totals that
// could not be compared.
func (c *chartReader) giveUp() {
	entries := c.event.Sections[c.section].Entries
	for i := range entries {
		if entries[i].Total = ratingcore.Unknown; c.cols["No"] == 0 {
			entries[i].Number = ratingcore.Number(i + 1)
		}
	}
}
