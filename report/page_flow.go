package report

import "math"

// Rows over pages. All heights are points.
const (
	leastRow   = 1.4  // height of a row beside the type size
	mostRow    = 1.9  //
	leastLast  = 3    // players on the last page
	leastChart = 75.0 // free height that a small picture asks for
	mostChart  = 110.0
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

// paginate decides the height of the rows and what stands on each page.
func (c *crosstable) paginate() {
	codes := flowed(c.faces, c.set(), c.legend.codes)
	var brief [][]piece
	if len(c.legend.rest) > 0 {
		more := append(append([]legendEntry{}, c.legend.codes...), legendEntry{"ratings and tie-breaks:", "legend on the last page"})
		brief = flowed(c.faces, c.set(), more)
	} else {
		brief = codes
	}
	all := flowed(c.faces, c.set(), c.legend.codes, c.legend.rest, c.legend.signs, c.legend.names)
	head := headings
	st := stack{rows: len(c.rows), least: leastRow * c.size, most: mostRow * c.size}
	if c.block != nil {
		head = c.block.headings()
		st.least, st.most = c.block.height(c.size), 1.25*c.block.height(c.size)
	}
	room := c.foot() - footRule - topMargin - head
	st.first = room - firstHead - legendHeight(len(brief))
	st.later = room - laterHead - legendHeight(len(brief))
	st.only = room - firstHead - legendHeight(len(all))
	st.last = room - laterHead - legendHeight(len(all))
	high, counts := st.spread()
	c.high, c.pages = high, nil
	at := 0
	for i, n := range counts {
		sp := span{from: at, to: at + n, codes: brief}
		rest := st.last
		if i == 0 {
			rest = st.only
		}
		if i == len(counts)-1 {
			sp.codes = all
			if free := rest - float64(n)*high; free >= leastChart {
				sp.picture = min(free, mostChart)
			}
		}
		c.pages = append(c.pages, sp)
		at += n
	}
}
