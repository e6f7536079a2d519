package ui

import (
	"strconv"

	"wallchart/ratingcore"
	"wallchart/ui/look"
)

// problemView draws the detail of the Problems page once.
type problemView struct {
	*board
	p *problemsPage
}

// inner is the width of the texts.
func (v problemView) inner() float32 { return min(v.width-2*problemMargin, 680) }

// fill draws the detail from above.
func (v problemView) fill() {
	t := v.p.current()
	if t == nil {
		v.empty()
		return
	}
	v.head()
	says, do := saysAndDo(t.Text)
	if who := whoOf(v.p.doc, t); who != "" {
		v.left(problemMargin, v.inner(), 18, who, look.Strong)
		v.y += 19
	}
	v.paragraph(problemMargin, v.inner(), 18, says, look.Body)
	v.y += 12
	if v.p.hasSheet {
		v.sheet(v.p.sheet, problemMargin, v.width-2*problemMargin, sheetColors(t.Severity))
		v.y += 14
	}
	v.touches()
	v.whatToDo(do)
}

// sheetColors are those of the cell that is meant.
func sheetColors(s ratingcore.Severity) sheetMark {
	switch s {
	case ratingcore.Error:
		return sheetMark{look.ErrorGround, look.Error, look.Error}
	case ratingcore.Warning:
		return sheetMark{look.WarningGround, look.WarningIcon, look.Warning}
	}
	return sheetMark{look.Hover, look.Frame, look.Ink}
}

// head is the title with its place, and the way to the neighbours.
func (v problemView) head() {
	t := v.p.current()
	symbol, color := severityIcon(t.Severity)
	v.icon(look.Icon(symbol, color), problemMargin, v.y+3, 20)
	words := wordsOfRule(&t.Problem)
	v.left(problemMargin+30, v.width-problemMargin-190, 26, words.title, look.Title)
	at, all := v.p.position()
	right := v.width - problemMargin
	v.right(right-72, 80, 30, strconv.Itoa(at)+" of "+strconv.Itoa(all), look.Second)
	for i, h := range []*hotspot{v.p.up, v.p.down} {
		x := right - 64 + float32(i)*36
		v.frame(x, v.y, 28, 28, frameStyle{fill: look.Panel, line: look.Border, radius: look.RadiusField})
		v.put(h, x, v.y, 28, 28)
	}
	v.p.up.because(unless(at > 1, "This is the first problem"))
	v.p.down.because(unless(at < all, "This is the last problem"))
	v.y += 30
	v.left(problemMargin+30, v.inner()-30, 17, placeOf(t), look.Second)
	v.y += 30
}

// position is the place of the problem chosen among those listed.
func (p *problemsPage) position() (at, all int) {
	for _, r := range p.rows {
		if r.trouble == nil {
			continue
		}
		all++
		if r.trouble.Index == p.chosen {
			at = all
		}
	}
	return at, all
}

// touches says what follows from the problem.
func (v problemView) touches() {
	t := v.p.current()
	v.left(problemMargin, v.inner(), 20, "What it touches", look.Head)
	v.y += 23
	for _, line := range touchesOf(&t.Problem) {
		symbol, color := look.IconInOrder, look.Order
		if line.touched {
			symbol, color = severityIcon(t.Severity)
		}
		v.icon(look.Icon(symbol, color), problemMargin, v.y+1, 16)
		v.left(problemMargin+22, 126, 19, line.what, look.Body)
		v.paragraph(problemMargin+150, v.width-2*problemMargin-150, 19, line.how, look.Quiet)
		v.y += 5
	}
	v.y += 10
}

// whatToDo is the advice, with what can be done here.
func (v problemView) whatToDo(do string) {
	t := v.p.current()
	v.left(problemMargin, v.inner(), 20, "What to do", look.Head)
	v.y += 23
	switch {
	case do != "":
		v.paragraph(problemMargin, v.inner(), 18, do, look.Body)
	case t.Severity == ratingcore.Info:
		v.paragraph(problemMargin, v.inner(), 18, "Nothing. It is told so that you know.", look.Quiet)
	default:
		v.paragraph(problemMargin, v.inner(), 18, "Look at the cell, and correct it where it is wrong.", look.Body)
	}
	v.y += 10
	if v.p.mendable {
		v.mending()
	}
	v.buttons(t.Entry >= 0)
	if v.p.mendable {
		v.paragraph(problemMargin, v.inner(), 16, "What you change here stays in memory until you save a copy. Your own file stays as it is.", look.Second)
	}
}

// mending offers the choices that mend the problem, and the field to type in.
func (v problemView) mending() {
	x := float32(problemMargin)
	kind := secondaryButton
	if len(v.p.mend.choices) == 1 {
		kind = primaryButton
	}
	for _, c := range v.p.mend.choices {
		b := newButton(buttonSpec{words: c.words, icon: look.IconTick, kind: kind, tapped: func() { v.p.try(c.edit) }, tell: v.p.calls.told})
		wide := b.MinSize().Width / look.Zoom()
		v.put(b, x, v.y, wide, look.FieldHeight)
		x += wide + 8
	}
	if len(v.p.mend.choices) > 0 {
		v.y += look.FieldHeight + 10
	}
	height := v.p.field.MinSize().Height / look.Zoom()
	v.put(v.p.field, problemMargin, v.y, min(v.inner(), 320), height)
	v.y += height + 10
}

// buttons lead to the row and to the workbook.
func (v problemView) buttons(row bool) {
	x := float32(problemMargin)
	for _, b := range []*button{v.p.goTo, v.p.excel, v.p.copy} {
		if b == v.p.goTo && !row || b == v.p.excel && v.p.calls.open == nil || b == v.p.copy && v.p.calls.copied == nil {
			continue
		}
		wide := b.MinSize().Width / look.Zoom()
		v.put(b, x, v.y, wide, look.FieldHeight)
		x += wide + 8
	}
	if x > problemMargin {
		v.y += look.FieldHeight + 10
	}
}

// empty says that all is in order, or that the filter shows nothing.
func (v problemView) empty() {
	v.y = 120
	words, more := "In order", "Nothing is wrong with the workbook."
	if n := v.p.doc.Count(); n.Errors+n.Warnings+n.Infos > 0 {
		words, more = "Nothing of this kind", "Choose All to see the rest."
	}
	v.icon(look.Icon(look.IconInOrder, look.Order), v.width/2-14, v.y, 28)
	v.y += 38
	v.center(problemMargin, v.width-2*problemMargin, 22, words, look.Title)
	v.y += 26
	v.center(problemMargin, v.width-2*problemMargin, 18, more, look.Quiet)
	v.y += 20
}

// orderWords say how many sections are rated without an error; empty while
// there is one.
func (p *problemsPage) orderWords() string {
	n := p.doc.Count()
	if n.Errors > 0 {
		return ""
	}
	rated, all := 0, len(p.doc.Rated.Sections)
	for i := range p.doc.Rated.Sections {
		if len(p.doc.Rated.Sections[i].Systems) > 0 {
			rated++
		}
	}
	sections := "sections are rated"
	switch {
	case all == 0:
		return "No errors"
	case rated == 1 && all == 1:
		sections = "section is rated"
	case rated == all && all > 1:
		sections = "sections are rated"
		return "No errors: all " + strconv.Itoa(all) + " " + sections
	case rated < all:
		return "No errors: " + strconv.Itoa(rated) + " of " + strconv.Itoa(all) + " " + sections
	}
	return "No errors: " + strconv.Itoa(rated) + " " + sections
}
