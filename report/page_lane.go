package report

import (
	"strconv"

	"wallchart/ratingcore"
)

// lane is one column of the crosstable as it is printed. Its width scales
// with the type; minor type, which is never under 6.5, adds what it needs.
type lane struct {
	key    ratingcore.Key
	at     int     // index into the table's columns and a row's values
	head   string  // column heading
	group  string  // heading over neighbours
	nine   float64 // width in points at type size 9
	small  float64 // ems of minor type that the width has to hold
	figs   float64 // figures a number is set in: place, number, round
	hang   float64 // ems that hang behind the aligned part
	shades bool    // a round with colors

	round  int               // of a round
	system ratingcore.System // of a rating

	x, w float64 // on the page, set by the form
	slot int     // of a block
	line int     // of a block, from 0; middle for its whole height
}

// middle is the line of what stands in the middle of a block.
const middle = -1

// width returns the lane's width in points at a type size.
func (l *lane) width(size float64) float64 {
	return l.nine*size/9 + l.small*(minor(size)-minorShare*size)
}

// optional says whether the lane is the first to go where room is short.
func (l *lane) optional() bool {
	return l.key == ratingcore.KeyID || l.key == ratingcore.KeyState || l.key == ratingcore.KeyTieBreak
}

// extent is what the values of a column need, in ems.
type extent struct {
	main, hang, whole float64 // widest aligned part, hanging part, and both together in one face
	used              bool    // some value is printed
}

// extents measures the values of every column but the rounds.
func extents(t *ratingcore.Table, f *faces) []extent {
	list := make([]extent, len(t.Columns))
	for r := range t.Rows {
		for c, v := range t.Rows[r].Values {
			if t.Columns[c].Key == ratingcore.KeyRound || v.Kind == ratingcore.Nothing {
				continue
			}
			main, hang := v.Main(ratingcore.Paper), v.Hang(ratingcore.Paper)
			if main == "" && hang == "" {
				continue
			}
			e := &list[c]
			m, h := f.ems(valueFace(t.Columns[c].Key), main), f.ems(valueFace(t.Columns[c].Key), hang)
			e.main, e.hang, e.whole, e.used = max(e.main, m), max(e.hang, h), max(e.whole, m+h), true
		}
	}
	return list
}

// valueFace returns the face that a column's values are set in.
func valueFace(k ratingcore.Key) face {
	switch k {
	case ratingcore.KeyNumber, ratingcore.KeyName, ratingcore.KeyScore, ratingcore.KeyPost:
		return semibold
	}
	return regular
}

// lanesOf returns the columns of a table that have something to print, each
// with its width. The name's lane has the padding alone: its text gets the
// rest of the page.
func lanesOf(t *ratingcore.Table, f *faces) []lane {
	figs := figuresOf(t)
	colors := hasColors(t)
	var list []lane
	for i, e := range extents(t, f) {
		c := &t.Columns[i]
		l := lane{key: c.Key, at: i, head: c.Short, group: c.Group, figs: figs, hang: e.hang}
		if c.Key == ratingcore.KeyPlace {
			l.head = c.Long
		}
		l.shades, l.round, l.system = colors, c.Round, c.System
		l.measure(e, f)
		if e.used || !l.optional() {
			list = append(list, l)
		}
	}
	return list
}

// Widths at size 9 that do not come from what stands in the column.
const (
	numberPad = 9.0  // place and pairing number: half on either side
	namePad   = 5.5  // before and behind the name
	letterGap = 1.0  // between a result's letter and the number
	colorGap  = 1.5  // between the number and the color
	roundPad  = 6.0  // before the letter and behind the color
	hangGap   = 0.8  // between a rating and what hangs behind it
	pointsPad = 6.75 // before and behind a tie-break
	normsPad  = 4.0  // before and behind norms
)

// measure sets the widths of the lane.
func (l *lane) measure(e extent, f *faces) {
	d, half := f.digit(regular), f.ems(regular, "½")
	tiny := 9 * minorShare
	switch l.key {
	case ratingcore.KeyPlace:
		l.nine = 9*l.figs*d + numberPad
	case ratingcore.KeyNumber:
		l.nine = 9*l.figs*f.digit(semibold) + numberPad
	case ratingcore.KeyName:
		l.nine = namePad
	case ratingcore.KeyState:
		l.small = e.main
		l.nine = max(15, tiny*e.main+5)
	case ratingcore.KeyID:
		l.small = e.main
		l.nine = max(35, tiny*e.main+6)
	case ratingcore.KeyRound:
		l.nine = 9*(f.ems(semibold, "W")+l.figs*d) + letterGap + roundPad
		if l.shades {
			l.small = f.ems(regular, "w")
			l.nine += colorGap + tiny*l.small
		}
	case ratingcore.KeyScore:
		l.nine = max(22, 9.6*(e.main+f.ems(semibold, "½"))+5)
		l.hang = f.ems(semibold, "½")
	case ratingcore.KeyTieBreak:
		l.hang = max(half, e.hang)
		l.nine = 9*(max(2*d, e.main)+l.hang) + pointsPad
	case ratingcore.KeyPre:
		l.small = e.hang
		l.nine = 11 + max(36, 9*max(e.main, 4*d)+hangGap+tiny*e.hang+6.5)
	case ratingcore.KeyPost:
		l.small = e.hang
		l.nine = max(31, 9*max(e.main, 4*d)+hangGap+tiny*e.hang+1)
	case ratingcore.KeyChange:
		l.nine = max(21, 9*e.whole+3.3)
	case ratingcore.KeyPerf:
		l.nine = max(29, 9*e.whole+7)
	case ratingcore.KeyNorms:
		l.small = e.main
		l.nine = max(28, tiny*e.main+2*normsPad)
	}
}

// figuresOf returns how many figures places and pairing numbers are set in.
func figuresOf(t *ratingcore.Table) float64 {
	most := len(t.Rows)
	for i := range t.Section.Entries {
		most = max(most, int(t.Section.Entries[i].Number))
	}
	return float64(max(2, len(strconv.Itoa(most))))
}

// hasColors says whether the color of any game is known.
func hasColors(t *ratingcore.Table) bool {
	for i := range t.Section.Entries {
		for _, r := range t.Section.Entries[i].Results {
			if r.Color != ratingcore.NoColor {
				return true
			}
		}
	}
	return false
}
