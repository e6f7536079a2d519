package ui

import (
	"strconv"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/report"
	"wallchart/ui/look"
)

// eventView draws the Event page once.
type eventView struct {
	*board
	p *eventPage
}

// measures of the page in units.
const (
	eventMargin = 16 // around the cards, and inside them
	eventGap    = 12 // between fields
	eventRow    = 32 // of a section
)

// narrow says whether lines of fields and some columns have no room.
func (v eventView) narrow() bool { return v.width < 960 }

// inside is the left edge and the width of what is in the cards.
func (v eventView) inside() (x, w float32) {
	return 2 * eventMargin, v.width - 4*eventMargin
}

func (v eventView) fill() {
	v.event()
	v.y += eventMargin - 4
	v.sections()
}

// card puts what draw makes on a panel.
func (v eventView) card(draw func()) {
	at, top := len(v.objects), v.y
	v.frame(eventMargin, top, v.width-2*eventMargin, 0, frameStyle{fill: look.Panel, line: look.Line, radius: look.RadiusCard})
	panel := v.objects[at]
	draw()
	panel.Resize(fyne.NewSize(look.Units(v.width-2*eventMargin), look.Units(v.y-top)))
}

// event is the card of the event's own facts.
func (v eventView) event() {
	v.card(func() {
		x, w := v.inside()
		v.y += 12
		v.left(x, 90, 24, "Event", look.Title)
		words := "Changes here stay in memory until you save a copy."
		if v.p.doc.Name != "" {
			words = "From " + v.p.doc.Name + ". " + words
		}
		v.right(x+w, w-100, 24, words, look.Caption)
		v.y += 28
		if v.narrow() {
			v.fields(v.p.facts, nil)
			return
		}
		from := 0
		for _, row := range eventRows {
			v.fields(v.p.facts[from:from+len(row)], nil)
			from += len(row)
		}
	})
}

// fields places fields and choices side by side, in as many lines as it
// takes.
func (v eventView) fields(list []eventField, choices []eventChoice) {
	x, w := v.inside()
	var widths []float32
	for _, f := range list {
		widths = append(widths, f.spec.width)
	}
	for _, c := range choices {
		widths = append(widths, c.width)
	}
	for _, line := range linesOf(widths, w, eventGap) {
		var asked []float32
		for _, i := range line {
			asked = append(asked, widths[i])
		}
		at, tallest := x, float32(0)
		for k, wide := range widthsIn(asked, min(w, sumOf(asked)*1.5), eventGap) {
			var height float32
			if i := line[k]; i < len(list) {
				f := list[i].field
				height = f.MinSize().Height / look.Zoom()
				v.put(f, at, v.y, wide, height)
			} else {
				height = v.choice(&choices[i-len(list)], at, wide)
			}
			tallest = max(tallest, height)
			at += wide + eventGap
		}
		v.y += tallest + 8
	}
}

func sumOf(list []float32) float32 {
	var sum float32
	for _, x := range list {
		sum += x
	}
	return sum
}

// choice places a drop-down under its title.
func (v eventView) choice(c *eventChoice, x, w float32) float32 {
	v.left(x, w, 18, c.title, look.Second)
	v.put(c.choice, x, v.y+21, w, look.FieldHeight)
	return 20 + look.FieldHeight + 18
}

// sectionColumns are the columns of the table of sections: what share of the
// width each takes, and how it is set.
var sectionColumns = []struct {
	title string
	share float32
	right bool
	spare bool // left out where there is little room
}{{"Section", 170, false, false}, {"Time control", 118, false, false}, {"Type", 100, false, true}, {"Rounds", 60, true, true},
	{"Players", 74, true, false}, {"Dates", 172, false, false}, {"Online", 62, false, true}, {"Min + sec", 112, true, false}, {"Rated in", 200, false, false}}

// columns returns the left edge and width of each column; columns that are
// left out have no width.
func (v eventView) columns() (at, wide []float32) {
	x, w := v.inside()
	var asked []float32
	for _, c := range sectionColumns {
		if !c.spare || !v.narrow() {
			asked = append(asked, c.share)
		}
	}
	shared := widthsIn(asked, w, 14)
	for _, c := range sectionColumns {
		at = append(at, x)
		if c.spare && v.narrow() {
			wide = append(wide, 0)
			continue
		}
		wide = append(wide, shared[0])
		x += shared[0] + 14
		shared = shared[1:]
	}
	return at, wide
}

// cell sets a text in a column, where that is shown.
func (v eventView) cell(c int, text string, height float32, style look.Style) {
	at, wide := v.columns()
	switch {
	case wide[c] == 0:
	case sectionColumns[c].right:
		v.right(at[c]+wide[c], wide[c], height, text, style)
	default:
		v.left(at[c], wide[c], height, text, style)
	}
}

// sections is the card with a line for each section, the open one with its
// facts and reasons below.
func (v eventView) sections() {
	v.card(func() {
		x, w := v.inside()
		v.y += 12
		v.left(x, 120, 24, "Sections", look.Title)
		v.right(x+w, w-130, 24, "The time control decides what a section is rated in", look.Caption)
		v.y += 28
		v.heads()
		for i := range v.p.doc.Rated.Sections {
			v.section(i)
		}
		if len(v.p.doc.Rated.Sections) == 0 {
			v.left(x, w, 40, "The workbook has no sections", look.Quiet)
			v.y += 40
		}
		v.right(x+w, w, 30, "Minutes of all stages plus seconds of delay or increment", look.Second)
		v.y += 30
	})
}

// heads are the column heads.
func (v eventView) heads() {
	v.box(eventMargin+1, v.y, v.width-2*eventMargin-2, look.ColumnHeight, look.Header)
	for i, c := range sectionColumns {
		v.cell(i, c.title, look.ColumnHeight, look.Head)
	}
	v.y += look.ColumnHeight
}

// section is one line; clicking it opens what lies behind.
func (v eventView) section(i int) {
	s := &v.p.doc.Rated.Sections[i]
	open := i == v.p.at
	ground := float32(v.width - 2*eventMargin - 2)
	name := look.Body
	if open {
		name = look.Strong
		v.box(eventMargin+1, v.y, ground, eventRow, look.Selected)
		v.box(eventMargin+1, v.y, look.SelectWidth, eventRow, look.Link)
	}
	h := v.p.head(i)
	h.name = s.Name + ", show why it is rated so"
	v.put(h, eventMargin+4, v.y+1, ground-4, eventRow-2)
	texts := []string{s.Name, s.TimeControl, s.Kind.String(), "", strconv.Itoa(len(s.Entries)), report.Dates(s.Start, s.End), online(s.Online)}
	if s.Columns() > 0 {
		texts[3] = strconv.Itoa(s.Columns())
	}
	for c, text := range texts {
		style := look.Body
		if c == 0 {
			style = name
		}
		v.cell(c, text, eventRow, style)
	}
	at, wide := v.columns()
	v.sum(whyOf(s), at[7], wide[7])
	v.ratedIn(s, at[8], wide[8])
	v.box(eventMargin+1, v.y+eventRow-1, ground, 1, look.Hair)
	v.y += eventRow
	if open {
		v.detail(s)
		v.box(eventMargin+1, v.y-1, ground, 1, look.Line)
	}
}

func online(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// sum is "60 + 5 = 65".
func (v eventView) sum(w why, x, width float32) {
	if w.facts == nil {
		return
	}
	v.line(x, width, eventRow, fyne.TextAlignTrailing,
		look.Run{Text: strconv.Itoa(w.control.Minutes) + " + " + strconv.Itoa(w.control.Seconds) + " = ", Style: look.Quiet},
		look.Run{Text: strconv.Itoa(w.control.Total()), Style: look.Strong})
}

// ratedIn names the systems with their tags.
func (v eventView) ratedIn(s *ratingcore.RatedSection, x, w float32) {
	if len(s.Systems) == 0 {
		words, color := "not rated", look.Muted
		if s.Failed() {
			v.icon(look.Icon(look.IconError, look.Error), x, v.y+8, 16)
			x, w = x+22, w-22
			words, color = "not rated: see Problems", look.Error
		}
		v.left(x, w, eventRow, words, look.Body.In(color))
		return
	}
	end := x + w
	names := float32(0)
	for _, sys := range s.Systems {
		names += look.Width(sys.Name(), look.Body)/look.Zoom() + 40
	}
	for _, sys := range s.Systems {
		tag := newTag(sys)
		size := tag.MinSize()
		wide, tall := size.Width/look.Zoom(), size.Height/look.Zoom()
		if x+wide > end {
			return
		}
		v.put(tag, x, v.y+(eventRow-tall)/2, wide, tall)
		x += wide + 5
		if names <= w {
			room := look.Width(sys.Name(), look.Body)/look.Zoom() + 1
			v.left(x, room, eventRow, sys.Name(), look.Body)
			x += room + 9
		}
	}
}
