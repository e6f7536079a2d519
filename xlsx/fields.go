package xlsx

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// fields gives the values of one row of a table by their headings, and reports
// what it cannot read. A blank cell is the zero value: not known.
type fields struct {
	r     *reader
	t     *region
	row   int
	about ratingcore.Problem // section, player and ID that problems are about
	owner int                // roster index + 1 of the player the row describes
	count int                // problems reported of this row
	under string             // heading under which ID and name stand, where they have none of their own
}

// light are the headings that no rating depends on: what cannot be read there
// is a warning.
var light = words("City", "State", "ZIP", "Country", "Affiliate ID", "Chief TD ID", "Assistant TD ID", "Other TD IDs",
	"Website", "Send crosstable", "Level", "Grand Prix", "GP points", "FIDE rated", "Expires", "FIDE ID", "Title", "Sex",
	"Federation", "Club", "Team", "Tot", "Board", "Place", "Opponent").withOfficial().withPosts()

// weight is the severity of a value under a heading that cannot be read.
func weight(word string) ratingcore.Severity {
	if light[heading(word)] != "" {
		return ratingcore.Warning
	}
	return ratingcore.Error
}

// say reports a problem of the cell under a heading.
func (f *fields) say(level ratingcore.Severity, rule, word, format string, args ...any) {
	f.count++
	p := f.about
	if p.Severity, p.Rule, p.At = level, rule, f.ref(word); f.r.enough(p) {
		return
	}
	p.Text = fmt.Sprintf(format, args...)
	f.r.report(p, f.owner)
}

// ref is the cell under a heading.
func (f *fields) ref(word string) ratingcore.Ref {
	if f.t.cols[word] == 0 && f.under != "" {
		word = f.under
	}
	return f.t.ref(f.row, int(f.t.cols[word]))
}

// cell returns the cell under a heading, nil when it is blank or cannot be
// used; the latter is reported.
func (f *fields) cell(word string) *cell {
	c := f.t.get(f.row, word)
	if c == nil {
		return nil
	}
	if why := c.trouble(); why != "" {
		f.say(weight(word), "cell", word, "the cell under %s %s", word, why)
		return nil
	}
	if !f.t.filled(c) {
		return nil
	}
	return c
}

// text returns a value as text.
func (f *fields) text(word string) string {
	return f.t.string(f.cell(word))
}

// nothing are the texts that stand for a blank cell.
func nothing(s string) bool {
	switch strings.ToLower(s) {
	case "", "-", "--", "---", "?", "n/a", "na", "none", "unknown", "not known":
		return true
	}
	return false
}

// day returns a date.
func (f *fields) day(word string) ratingcore.Day {
	c := f.cell(word)
	text := f.t.string(c)
	if c == nil || nothing(text) {
		return 0
	}
	d, sense := f.t.dateOf(c)
	switch sense {
	case noDate:
		f.say(weight(word), "date", word, "%s %q is not a date: write it as 2025-08-02, or clear the cell", word, shorten(text))
	case impossibleDate:
		f.say(ratingcore.Warning, "date", word, "%s %q is not in the calendar and was left out: write it as 2025-08-02", word, shorten(c.text))
	case guessedDate:
		f.say(ratingcore.Warning, "date", word, "%s %q was read as %s: write it as %s to be sure", word, shorten(text), d, d)
	}
	return d
}

// yes returns a yes/no value, or the given one when the cell is blank.
func (f *fields) yes(word string, blank bool) bool {
	text := f.text(word)
	switch strings.ToLower(text) {
	case "yes", "y", "true", "1", "x":
		return true
	case "no", "n", "false", "0":
		return false
	}
	if !nothing(text) {
		f.say(weight(word), "yes or no", word, "%s %q is neither yes nor no: write one of them", word, shorten(text))
	}
	return blank
}

// whole returns a whole number from 0 on.
func (f *fields) whole(word string) (n int, known bool) {
	c := f.cell(word)
	text := simple(f.t.string(c))
	if c == nil || nothing(text) {
		return 0, false
	}
	v, ok := parseNumber(text)
	if exact, numeric := c.number(); numeric {
		v, ok = exact, true
	}
	if !ok || v != math.Trunc(v) || v < 0 || v > 1e6 {
		f.say(weight(word), "number", word, "%s %q is not a whole number: correct it, or clear the cell", word, shorten(text))
		return 0, false
	}
	return int(v), true
}

// rating returns a rating, with the games that stand behind it in the cell: of
// 1420/12 and 1420P12. A rating of 0 is none.
func (f *fields) rating(word string) (rating float64, games int, counted bool) {
	c := f.cell(word)
	if c == nil {
		return 0, 0, false
	}
	if v, ok := c.number(); ok && v >= 0 && v < 10000 && !f.t.format(c).date {
		return v, 0, false
	}
	text := f.t.string(c)
	parsed, ok := parseRating(text)
	if !ok {
		f.say(weight(word), "rating", word, "%s %q is not a rating: write it as 1643.76, or 1420/12 when provisional, or clear the cell", word, shorten(text))
		return 0, 0, false
	}
	if parsed.bare {
		f.r.textual(f.t, word, f.row)
	}
	if parsed.provisional && !parsed.counted {
		f.say(ratingcore.Warning, "rating", word, "%s %q is provisional, but how many games it has is not said: write 1420/12", word, shorten(text))
	}
	return parsed.rating, parsed.games, parsed.counted
}

// id returns a member ID: a number of seven digits has lost its zero.
func (f *fields) id(word string) string {
	c := f.cell(word)
	text := strings.ToUpper(strings.ReplaceAll(simple(f.t.string(c)), " ", ""))
	if nothing(text) || text == "0" || text == "NEW" {
		return ""
	}
	if len(text) == 7 && strings.Trim(text, "0123456789") == "" && !f.r.ireland() {
		text = "0" + text
		if !f.r.padded[text] {
			f.r.padded[text] = true
			f.say(ratingcore.Warning, "id", word, "ID %q has seven digits and was read as %q: write it with its zero, as text", text[1:], text)
		}
	}
	return text
}

// parseNumber reads a number written in text, with a decimal point or comma,
// and commas between thousands.
func parseNumber(s string) (float64, bool) {
	if i := strings.IndexByte(s, ','); i >= 0 {
		rest := s[i+1:]
		if i <= 3 && len(rest) >= 3 && strings.IndexByte(rest, ',') < 0 && (len(rest) == 3 || rest[3] == '.') {
			s = s[:i] + rest
		} else {
			s = s[:i] + "." + rest
		}
	}
	if strings.Trim(s, "0123456789.-") != "" {
		return 0, false
	}
	v, err := strconv.ParseFloat(s, 64)
	return v, err == nil
}
