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
	h.drawTitle(s, slot{s.left(), topMargin + 16, left, heavy(titleSize)}, h.state, stateSize)
	facts := light(factsSize)
	s.cutText(slot{s.left(), topMargin + 28.5, left, facts}, h.facts)
	s.cutText(slot{s.left(), topMargin + 39, left, facts}, h.order)
	s.cutFlush(slot{s.right(), topMargin + 12, right, heavy(eventSize)}, h.event)
	s.cutFlush(slot{s.right(), topMargin + 24.5, right, facts}, h.when)
	s.cutFlush(slot{s.right(), topMargin + 35.5, right, facts}, h.staff)
	return topMargin + firstHead
}

// drawLater sets the smaller header of the pages that follow.
func (h *header) drawLater(s *sheet) float64 {
	about := joined(" · ", h.event, h.when)
	right := min(s.faces.width(light(stateNext), about), s.set()*0.55)
	y := topMargin + 9.5
	h.drawTitle(s, slot{s.left(), y, s.set() - right - sideGap, heavy(titleNext)}, h.state+", continued", stateNext)
	s.cutFlush(slot{s.right(), y, right, light(stateNext)}, about)
	return topMargin + laterHead
}

// drawTitle sets the section's name and behind it the state. A long name is
// set smaller, then cut.
func (h *header) drawTitle(s *sheet, at slot, state string, size float64) {
	room := at.width - s.faces.width(light(size), state) - titleGap
	end := at.x + at.width
	if h.section != "" {
		at.size = min(at.size, max(size+1, room/s.faces.ems(semibold, h.section)))
		at.width = max(room, at.width/3)
		at.x = s.cutText(at, h.section) + titleGap
	}
	s.cutText(slot{at.x, at.y, end - at.x, light(size)}, state)
}

// drawFooter sets the rule and the last line of a page.
func (h *header) drawFooter(s *sheet, page, pages int) {
	y := s.foot()
	s.rule(stroke{s.left(), y - footRule, s.right(), y - footRule, 0.4, black})
	number := h.printed + "page " + strconv.Itoa(page) + " of " + strconv.Itoa(pages)
	s.cutText(slot{s.left(), y, s.set() - s.faces.width(light(footSize), number) - sideGap, light(footSize)}, h.rules)
	s.flush(s.right(), y, light(footSize), number)
}

// slot is the room for one line of text.
type slot struct {
	x, y  float64 // the left end, or the right one of a text set flush
	width float64
	style
}

// cutText sets a text in a slot, shortened where it has to be, and returns
// where it ends.
func (s *sheet) cutText(at slot, text string) float64 {
	short, _ := s.faces.cut(at.style, text, at.width)
	return s.text(at.x, at.y, at.style, short)
}

// cutFlush does the same for a text that ends at x.
func (s *sheet) cutFlush(at slot, text string) {
	short, _ := s.faces.cut(at.style, text, at.width)
	s.flush(at.x, at.y, at.style, short)
}
