package report

import "strconv"

// Type of the header and footer.
const (
	titleSize = 19.0
	titleNext = 13.0 // on the pages that follow
	stateSize = 11.0
	stateNext = 9.0
	eventSize = 11.5
	factsSize = 8.5
	footSize  = 7.0
	titleGap  = 8.0  // between the section and its state
	sideGap   = 16.0 // between what stands left and right
)

// drawHeader sets the header of a page and returns where the table begins.
func (h *header) drawHeader(s *sheet, first bool) float64 {
	if !first {
		return h.drawLater(s)
	}
	right := max(s.faces.width(heavy(eventSize), h.event),
		s.faces.width(light(factsSize), h.when), s.faces.width(light(factsSize), h.staff))
	right = min(right, s.set()*0.55)
	left := s.set() - right - sideGap
	h.drawTitle(s, topMargin+16, left, titleSize, h.state, stateSize)
	s.cutText(s.left(), topMargin+28.5, light(factsSize), h.facts, left)
	s.cutText(s.left(), topMargin+39, light(factsSize), h.order, left)
	s.cutFlush(s.right(), topMargin+12, heavy(eventSize), h.event, right)
	s.cutFlush(s.right(), topMargin+24.5, light(factsSize), h.when, right)
	s.cutFlush(s.right(), topMargin+35.5, light(factsSize), h.staff, right)
	return topMargin + firstHead
}

// drawLater sets the smaller header of the pages that follow.
func (h *header) drawLater(s *sheet) float64 {
	about := joined(" · ", h.event, h.when)
	right := min(s.faces.width(light(stateNext), about), s.set()*0.55)
	y := topMargin + 9.5
	h.drawTitle(s, y, s.set()-right-sideGap, titleNext, h.state+", continued", stateNext)
	s.cutFlush(s.right(), y, light(stateNext), about, right)
	return topMargin + laterHead
}

// drawTitle sets the section's name and behind it the state. A long name is
// set smaller, then cut.
func (h *header) drawTitle(s *sheet, y, width, size float64, state string, stateSize float64) {
	room := width - s.faces.width(light(stateSize), state) - titleGap
	size = min(size, max(stateSize+1, room/max(1e-9, s.faces.ems(semibold, h.section))))
	x := s.left()
	if h.section != "" {
		x = s.cutText(x, y, heavy(size), h.section, max(room, width/3)) + titleGap
	}
	s.cutText(x, y, light(stateSize), state, s.left()+width-x)
}

// drawFooter sets the rule and the last line of a page.
func (h *header) drawFooter(s *sheet, page, pages int) {
	y := s.foot()
	s.rule(stroke{s.left(), y - footRule, s.right(), y - footRule, 0.4, black})
	number := h.printed + "page " + strconv.Itoa(page) + " of " + strconv.Itoa(pages)
	s.cutText(s.left(), y, light(footSize), h.rules, s.set()-s.faces.width(light(footSize), number)-sideGap)
	s.flush(s.right(), y, light(footSize), number)
}

// cutText sets a text in a width, shortened where it has to be.
func (s *sheet) cutText(x, y float64, st style, text string, width float64) float64 {
	short, _ := s.faces.cut(st, text, width)
	return s.text(x, y, st, short)
}

// cutFlush does the same for a text that ends at x.
func (s *sheet) cutFlush(x, y float64, st style, text string, width float64) {
	short, _ := s.faces.cut(st, text, width)
	s.flush(x, y, st, short)
}
