package xlsx

import (
	"math"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"wallchart/ratingcore"
)

// name spells the cell's place, C12.
func (c *cell) name() string {
	return ratingcore.ColumnName(int(c.col)) + strconv.Itoa(int(c.row))
}

// ref returns the cell as problems and places name it.
func (s *sheet) ref(row, col int) ratingcore.Ref {
	return ratingcore.Ref{Sheet: uint16(s.number), Col: uint16(col), Row: int32(row)}
}

// trouble says why a cell has no value that can be used, or nothing when it
// has one.
func (c *cell) trouble() string {
	switch c.kind {
	case errorCell:
		return "holds the error " + shorten(c.text) + ": correct its formula, or type the value"
	case uncalculated:
		return "holds a formula without its result: open the workbook in Excel, let it calculate, and save it"
	case lostText:
		return "refers to a text that the workbook does not hold: type the value again"
	}
	return ""
}

// format returns the number format of the cell.
func (s *sheet) format(c *cell) numFormat {
	if int(c.style) < len(s.book.formats) {
		return s.book.formats[c.style]
	}
	return numFormat{}
}

// string returns the cell's value as text, tidied: numbers without a trailing
// .0, with the leading zeros of their format. It is empty for nil and for a
// cell in trouble.
func (s *sheet) string(c *cell) string {
	switch {
	case c == nil:
		return ""
	case c.kind == textCell || c.kind == dayCell:
		return tidy(c.text)
	case c.kind == boolCell:
		return map[bool]string{true: "TRUE", false: "FALSE"}[c.text == "1" || c.text == "true"]
	case c.kind != numberCell:
		return ""
	}
	f, ok := c.number()
	if !ok {
		return tidy(c.text)
	}
	if form := s.format(c); form.date {
		return s.day(f).String()
	} else if f == math.Trunc(f) && math.Abs(f) < 1e15 {
		text := strconv.FormatFloat(math.Abs(f), 'f', 0, 64)
		if form.zeros > len(text) {
			text = strings.Repeat("0", form.zeros-len(text)) + text
		}
		if f < 0 {
			text = "-" + text
		}
		return text
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

// number returns the value of a numeric cell, exactly.
func (c *cell) number() (float64, bool) {
	if c == nil || c.kind != numberCell {
		return 0, false
	}
	f, err := strconv.ParseFloat(strings.TrimSpace(c.text), 64)
	return f, err == nil && !math.IsInf(f, 0) && !math.IsNaN(f)
}

// half says whether the cell is a draw, 1/2 or 1-2, that Excel took for a date:
// the second of January, or the first of February where days come first.
func (s *sheet) half(c *cell) bool {
	f, ok := c.number()
	if !ok || !s.format(c).date {
		return false
	}
	_, m, d := s.day(f).Civil()
	return m == 1 && d == 2 || m == 2 && d == 1
}

// tidy trims a text, makes every kind of space one space, and takes out signs
// without width.
func tidy(s string) string {
	if plain(s) {
		return s
	}
	var b strings.Builder
	space := false
	for _, r := range s {
		switch {
		case r == '\u200b' || r == '\u200c' || r == '\u200d' || r == '\u2060' || r == '\ufeff' || r == '\u00ad':
		case unicode.IsSpace(r) || unicode.IsControl(r):
			space = b.Len() > 0
		default:
			if space {
				b.WriteByte(' ')
			}
			space = false
			b.WriteRune(r)
		}
	}
	return b.String()
}

// plain says whether a text is ASCII that tidy leaves as it is.
func plain(s string) bool {
	before := byte(' ')
	for i := range len(s) {
		if s[i] >= 0x7f || s[i] < ' ' || s[i] == ' ' && before == ' ' {
			return false
		}
		before = s[i]
	}
	return before != ' ' || s == ""
}

var vulgar = strings.NewReplacer("½", "1/2", "¼", "1/4", "¾", "3/4", "⁄", "/", "∕", "/",
	"−", "-", "–", "-", "—", "-", "‐", "-", "‑", "-", "‒", "-", "―", "-", "－", "-")

// simple brings the spellings of results and numbers together: ½ is 1/2, all
// dashes are hyphens, full-width signs are narrow.
func simple(s string) string {
	s = tidy(s)
	for i := range len(s) {
		if s[i] >= 0x80 {
			return tidy(norm.NFKC.String(vulgar.Replace(s)))
		}
	}
	return s
}

// folded brings the spellings of names together: case, spaces, commas' spaces
// and ways of composing accents make no difference.
func folded(s string) string {
	s = strings.ToLower(norm.NFKC.String(tidy(s)))
	return strings.ReplaceAll(strings.ReplaceAll(s, " ,", ","), ", ", ",")
}
