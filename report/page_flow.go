package report

import (
	"math"
	"slices"
)

// Rows over pages. All heights are points.
const (
	leastRow     = 1.4  // height of a row beside the type size
	mostRow      = 1.9  //
	mostBlock    = 1.25 // height of a block beside its least
	leastLast    = 3    // players on the last page
	leastPicture = 75.0 // free height that a small picture asks for
	mostPicture  = 110.0
)

// stack is what decides how rows are spread over pages.
type stack struct {
	rows        int
	least, most float64 // height of a row
	first       float64 // room for rows on the first page, when others follow
	later       float64 // on the next ones
	only        float64 // on a page that is the first and last
	last        float64 // on the last of several
}

// spread returns the height of a row and how many rows each page takes: one
// page where they fit, else full pages with at least three rows on the last.
func (s stack) spread() (high float64, pages []int) {
	if n := float64(s.rows); n*s.least <= s.only {
		if n == 0 {
			return s.most, []int{0}
		}
		return min(s.only/n, s.most), []int{s.rows}
	}
	full := max(1, math.Floor(s.first/s.least))
	high = min(s.first/full, s.most)
	for left, room := s.rows, s.first; ; room = s.later {
		if len(pages) > 0 && float64(left)*high <= s.last+hair {
			pages = append(pages, left)
			return s.stretch(high, pages), pages
		}
		n := int(math.Floor(room/high + hair))
		n = max(1, min(n, left-min(leastLast, left-1)))
		pages = append(pages, n)
		if left -= n; left == 0 {
			return high, pages
		}
	}
}

// hair forgives the last bits of a division.
const hair = 1e-6

// stretch gives the rows what the fullest page leaves.
func (s stack) stretch(high float64, pages []int) float64 {
	free := min(s.most, s.first/float64(pages[0]), s.last/float64(pages[len(pages)-1]))
	for _, n := range pages[1 : len(pages)-1] {
		free = min(free, s.later/float64(n))
	}
	return max(high, free)
}

// span is what one page holds: rows, the legend at its foot, and the height of
// the small picture under the last row, or 0. A page may instead hold notes
// that are too long for a foot.
type span struct {
	from, to int
	foot     [][]piece
	picture  float64
	notes    [][]piece
}

// feet are the legends of a crosstable's pages.
type feet struct {
	early [][]piece // on the first of several
	last  [][]piece // on the last, or the only one
	notes [][]piece // on pages of their own
}

// feetOf breaks the legend into lines. Names and signs that would take more
// than half of a page go on pages of their own.
func (c *crosstable) feetOf(room float64) feet {
	l, set := c.legend, c.set()
	f := feet{early: flowed(c.faces, set, l.codes)}
	if len(l.rest) > 0 {
		f.early = flowed(c.faces, set, append(slices.Clone(l.codes), legendEntry{"ratings and tie-breaks:", "legend on the last page"}))
	}
	f.last = flowed(c.faces, set, l.codes, l.rest, l.signs, l.names)
	if legendHeight(len(f.last)) > room/2 {
		f.notes = flowed(c.faces, set, l.signs, l.names)
		f.last = flowed(c.faces, set, l.codes, l.rest, []legendEntry{{"Names:", "in full, and with the signs that the font lacks, on the next page"}})
	}
	return f
}

// paginate decides the height of the rows and what stands on each page.
func (c *crosstable) paginate() {
	head := headings
	st := stack{rows: len(c.rows), least: leastRow * c.size, most: mostRow * c.size}
	if c.block != nil {
		head = c.block.headings()
		st.least, st.most = c.block.height(c.size), mostBlock*c.block.height(c.size)
	}
	room := c.foot() - footRule - topMargin - head
	f := c.feetOf(room)
	st.first = room - firstHead - legendHeight(len(f.early))
	st.later = room - laterHead - legendHeight(len(f.early))
	st.only = room - firstHead - legendHeight(len(f.last))
	st.last = room - laterHead - legendHeight(len(f.last))
	high, counts := st.spread()
	c.high, c.pages = high, nil
	at := 0
	for _, n := range counts {
		c.pages = append(c.pages, span{from: at, to: at + n, foot: f.early})
		at += n
	}
	end := &c.pages[len(c.pages)-1]
	end.foot = f.last
	free := st.last
	if len(counts) == 1 {
		free = st.only
	}
	if free -= float64(end.to-end.from) * high; free >= leastPicture {
		end.picture = min(free, mostPicture)
	}
	c.addNotes(f.notes)
}

// addNotes puts lines that are too many for a foot on pages of their own.
func (c *crosstable) addNotes(lines [][]piece) {
	most := int((c.foot() - footRule - topMargin - laterHead - legendOver) / legendLead)
	for len(lines) > 0 {
		n := min(most, len(lines))
		c.pages = append(c.pages, span{notes: lines[:n]})
		lines = lines[n:]
	}
}
