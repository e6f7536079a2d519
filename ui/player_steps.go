package ui

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/ui/look"
)

// round rounds as ratings are shown.
func round(x float64) float64 { return uschess.Shown(x) }

// derivation shows how the rating came about: short, or with a what-if edit
// beside the file, and below on request with all steps.
func (v *playerView) derivation() {
	lines := sumLines(v.s, v.sys, v.pane.subject.entry, v.x)
	if v.file != nil && v.sys < len(v.file.Systems) {
		entry := v.pane.subject.entry
		was := sumLines(v.file, v.sys, entry, v.file.Explain(v.sys, entry))
		v.compared(pairLines(was, lines))
		v.gap(2)
		v.links()
		v.gap(22)
	} else {
		v.links()
		v.title("How it came about")
		for _, l := range lines {
			v.sumLine(l)
		}
	}
	v.gap(4)
	if v.pane.all {
		v.steps()
	}
}

// links places what shows and copies the whole derivation.
func (v *playerView) links() {
	v.pane.more.name = "All steps"
	if v.pane.all {
		v.pane.more.name = "Fewer steps"
	}
	wide := look.Width(v.pane.more.name, look.Linked.Sized(look.SizeHead))/look.Zoom() + 8
	right := v.edge() + 4
	if v.pane.calls.copied != nil {
		right -= 26
		v.put(v.pane.copy, right, v.y-3, 26, 24)
	}
	v.put(v.pane.more, right-wide, v.y-3, wide, 24)
	v.pane.more.Refresh()
}

// sumLine sets one line: words, value, section.
func (v *playerView) sumLine(l sumLine) {
	const section = 30
	style := look.Body
	if l.total {
		style = look.Strong
		v.rule(paneMargin, v.inner(), look.Line)
	}
	at := v.edge() - section
	value := onScreen(l.value)
	wide := look.Width(value, style)/look.Zoom() + 4
	label, room := onScreen(l.label), at-paneMargin-wide
	if l.tight != "" && look.Width(label, style)/look.Zoom() > room {
		label = onScreen(l.tight)
	}
	v.left(paneMargin, room, paneRow, label, style)
	v.right(at, wide+6, paneRow, value, style)
	v.right(v.edge(), section, paneRow, l.ref, look.Caption)
	v.y += paneRow
}

// compared sets the derivation of the file beside that of the edit.
func (v *playerView) compared(lines []pairLine) {
	const column = 64
	v.left(paneMargin, v.inner()-2*column, 18, "How it came about", look.Head)
	v.right(v.edge()-column, column, 18, "In the file", look.Caption)
	v.right(v.edge(), column, 18, "What if", look.Style{Size: look.SizeCaption, Bold: true, Color: look.Edited})
	v.y += 19
	for _, l := range lines {
		if l.same && l.file == floorUnmet {
			continue
		}
		style := look.Body
		if l.total {
			style = look.Strong
			v.rule(paneMargin, v.inner(), look.Line)
		}
		v.left(paneMargin, v.inner()-2*column+8, paneRow, onScreen(l.label), style)
		v.right(v.edge()-column, column-4, paneRow, onScreen(l.file), look.Quiet)
		if l.same {
			v.right(v.edge(), column, paneRow, "same", look.Quiet)
		} else {
			v.right(v.edge(), column, paneRow, onScreen(l.tried), look.Strong)
			v.follows(v.edge()-look.Width(onScreen(l.tried), look.Strong)/look.Zoom(), paneRow)
		}
		v.y += paneRow
	}
}

// follows marks a value that an edit changed with a dot at its left, in a
// line of the height given.
func (v *playerView) follows(x, height float32) {
	const size = 6
	dot := canvas.NewCircle(look.Edited)
	v.put(dot, x-4-size, v.y+(height-size)/2, size, size)
}

// steps lists the whole derivation of the core.
func (v *playerView) steps() {
	v.rule(paneMargin, v.inner(), look.Line)
	v.gap(6)
	for i := range v.x.Steps {
		v.step(&v.x.Steps[i])
	}
	v.paragraph(paneMargin, v.inner(), 15, "Rules: "+v.x.Rules, look.Caption)
	v.paragraph(paneMargin, v.inner(), 15, "Performance: "+v.pane.subject.perf.Name(), look.Caption)
	v.gap(4)
	v.rule(paneMargin, v.inner(), look.Line)
	v.gap(6)
}

func (v *playerView) step(s *ratingcore.Step) {
	v.paragraph(paneMargin, v.inner(), 17, s.Title, look.Head)
	for i := range s.Games {
		if g := &s.Games[i]; g.Counted() {
			v.stepGame(g)
		}
	}
	for i := range s.Lines {
		v.stepLine(&s.Lines[i])
	}
	v.gap(6)
}

// stepGame is a game with the rating that this step used.
func (v *playerView) stepGame(g *ratingcore.GameLine) {
	rating := spelled(g.Rating, sumRating)
	v.left(paneMargin, v.inner()-112, 16, gameName(g), look.Second)
	v.right(v.edge()-52, 60, 16, rating, look.Second)
	v.right(v.edge(), 50, 16, gameWorth(g), look.Second)
	v.y += 16
}

// gameName names a game by round and opponent.
func gameName(g *ratingcore.GameLine) string {
	if g.Round == 0 {
		return g.Name
	}
	return "Rd " + strconv.Itoa(g.Round) + "  " + surname(g.Name)
}

// gameWorth is what a game enters a sum with: an expectancy, or a rating.
func gameWorth(g *ratingcore.GameLine) string {
	switch {
	case known(g.Expected):
		return spelled(g.Expected, 4)
	case known(g.Worth):
		return spelled(g.Worth, 0)
	}
	return ""
}

func known(x float64) bool { return x == x }

// stepLine is one quantity: its sign and value, then in a second line what it
// is and how it is computed.
func (v *playerView) stepLine(l *ratingcore.Line) {
	if l.Symbol == "" {
		v.paragraph(paneMargin, v.inner(), 15, l.Words, look.Caption)
		return
	}
	head := look.Style{Size: look.SizeHead}
	v.line(paneMargin, v.inner()-90, 17, fyne.TextAlignLeading, look.Run{Text: l.Symbol, Style: head}, look.Run{Text: sectionMark(l.Ref), Style: look.Caption, Gap: 6})
	v.right(v.edge(), 100, 17, onScreen(strings.Replace(l.Shown(), "-", "–", 1)), head)
	v.y += 16
	for _, words := range []string{l.Words, formula(l)} {
		if words != "" {
			v.paragraph(paneMargin+8, v.inner()-8, 14, onScreen(words), look.Caption)
		}
	}
	v.gap(2)
}

// formula is a line's rule with the numbers put in.
func formula(l *ratingcore.Line) string {
	switch {
	case l.Rule == "":
		return l.Filled
	case l.Filled == "":
		return l.Rule
	}
	return l.Rule + " = " + l.Filled
}

// stepsText is a derivation as plain text, to be copied.
func stepsText(x *ratingcore.Explanation) string {
	var b strings.Builder
	b.WriteString(x.Name + ", No " + strconv.Itoa(int(x.Number)) + ", " + x.Section + ", " + x.System.Name() + "\n" + x.Rules + "\n")
	for i := range x.Steps {
		s := &x.Steps[i]
		b.WriteString("\n" + s.Title + "\n")
		for j := range s.Games {
			if g := &s.Games[j]; g.Counted() {
				b.WriteString("  " + strings.Join([]string{gameName(g), made(g.Points), spelled(g.Rating, sumRating), gameWorth(g)}, "\t") + "\n")
			}
		}
		for j := range s.Lines {
			l := &s.Lines[j]
			if l.Symbol == "" {
				b.WriteString("  " + l.Words + "\t(" + l.Ref + ")\n")
				continue
			}
			b.WriteString("  " + l.Symbol + " = " + l.Shown())
			for _, words := range []string{l.Words, formula(l)} {
				if words != "" {
					b.WriteString("\t" + words)
				}
			}
			b.WriteString("\t(" + l.Ref + ")\n")
		}
	}
	return b.String()
}
