package xlsx

import (
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// day returns the day of a serial number of the workbook; the zero Day when it
// is outside the calendar of Excel.
func (s *sheet) day(serial float64) ratingcore.Day {
	n := math.Floor(serial)
	if n < 0 || n > 2958465 {
		return 0
	}
	if s.book.from1904 {
		return uschess.Date(1904, 1, 1) + ratingcore.Day(n)
	}
	if n < 1 {
		return 0
	}
	if n < 60 { // Excel's 1900 has a 29 February, serial 60
		n++
	}
	return uschess.Date(1899, 12, 30) + ratingcore.Day(n)
}

// dateSense is how well a date was understood.
type dateSense uint8

const (
	goodDate       dateSense = iota
	guessedDate              // understood, but the spelling was guessed at
	impossibleDate           // spelled as a date, but not in the calendar
	noDate                   // not a date
)

// dateOf reads the date in a cell.
func (s *sheet) dateOf(c *cell) (ratingcore.Day, dateSense) {
	f, number := c.number()
	switch {
	case number && s.format(c).date:
		if d := s.day(f); d.Known() {
			return d, goodDate
		}
		return 0, impossibleDate
	case number && f >= 19000101 && f <= 99991231:
		return parseDate(strconv.Itoa(int(f)))
	case number && f >= 10000 && f < 100000: // 1927 to 2173, the date format got lost
		return s.day(f), guessedDate
	}
	return parseDate(s.string(c))
}

// parseDate reads a date written in text: 2025-08-02, 8/2/2025 (month first),
// 2.8.2025 (day first), Aug 2, 2025, 2 August 2025, 20250802.
func parseDate(text string) (ratingcore.Day, dateSense) {
	s := strings.ToLower(simple(text))
	if day, rest, ok := strings.Cut(s, "t"); ok && strings.Contains(rest, ":") {
		s = day
	}
	if day, rest, ok := strings.Cut(s, " "); ok && strings.Contains(rest, ":") {
		s = day
	}
	if len(s) == 8 && strings.Trim(s, "0123456789") == "" {
		s = s[:4] + "-" + s[4:6] + "-" + s[6:]
	}
	parts := strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune("-/., ", r) })
	if len(parts) != 3 {
		return 0, noDate
	}
	return dateOfParts(parts, strings.Contains(s, "."))
}

// dateOfParts takes the three parts of a date apart; dots put the day first.
func dateOfParts(p []string, dots bool) (ratingcore.Day, dateSense) {
	month := 0
	for i := range 2 {
		if m := monthOf(p[i]); m > 0 {
			month = m
			p = []string{p[1-i], p[2]}
			break
		}
	}
	var n [3]int
	for i, t := range p {
		t = strings.TrimRight(t, "stndrh") // 2nd
		v, err := strconv.Atoi(t)
		if err != nil || v < 0 || len(t) > 4 {
			return 0, noDate
		}
		n[i] = v
	}
	switch {
	case month > 0 && len(p[0]) == 4: // 2025 Aug 2
		return civil(n[0], month, n[1])
	case month > 0: // Aug 2 2025, 2 Aug 2025
		return fullYear(n[1], p[1], month, n[0])
	case len(p[0]) == 4: // 2025-08-02
		return civil(n[0], n[1], n[2])
	case dots: // 2.8.2025
		return fullYear(n[2], p[2], n[1], n[0])
	case n[0] > 12 && n[1] <= 12: // 25/8/2025 can only be day first
		d, sense := fullYear(n[2], p[2], n[1], n[0])
		return d, max(sense, guessedDate)
	}
	return fullYear(n[2], p[2], n[0], n[1])
}

// fullYear completes a year of two digits as Excel does: 30 to 99 are of the
// last century.
func fullYear(year int, text string, month, day int) (ratingcore.Day, dateSense) {
	switch {
	case len(text) == 4:
		return civil(year, month, day)
	case len(text) != 2:
		return 0, noDate
	case year < 30:
		year += 2000
	default:
		year += 1900
	}
	d, sense := civil(year, month, day)
	return d, max(sense, guessedDate)
}

// civil makes a date of its parts. Excel's calendar, in which dates are
// written back, begins with 1900.
func civil(year, month, day int) (ratingcore.Day, dateSense) {
	if d := uschess.Date(year, month, day); d.Known() && year >= 1900 {
		return d, goodDate
	}
	return 0, impossibleDate
}

// monthOf returns the number of an English month's name, cut to three letters
// or more, or 0.
func monthOf(s string) int {
	names := [...]string{"january", "february", "march", "april", "may", "june", "july",
		"august", "september", "october", "november", "december"}
	if len(s) < 3 {
		return 0
	}
	for i, n := range names {
		if strings.HasPrefix(n, s) || s == "sept" && i == 8 {
			return i + 1
		}
	}
	return 0
}
