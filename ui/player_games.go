package ui

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// switcher shows the systems of the section to choose from, and the
// performance with the word of its definition at the right.
func (v *playerView) switcher() {
	v.systems()
	subject := &v.pane.subject
	perf := v.s.Value(ratingcore.KeyPerf, v.sys, subject.entry, subject.perf)
	v.right(v.edge(), 104, 14, "Performance", look.Caption)
	v.y += 14
	word, value := subject.perf.String(), onScreen(perf.Spell(ratingcore.Paper))
	if value == "" {
		word, value = "", "no game"
	}
	v.right(v.edge(), 104, 16, value, look.Strong)
	at := v.edge() - look.Width(value, look.Strong)/look.Zoom()
	if v.file != nil && v.sys < len(v.file.Systems) {
		was := onScreen(v.file.Value(ratingcore.KeyPerf, v.sys, subject.entry, subject.perf).Spell(ratingcore.Paper))
		if was != value && was != "" {
			v.follows(at, 16)
			v.right(at-14, 50, 16, was, look.Quiet)
			word = ""
		}
	}
	v.right(at-5, 60, 17, word, look.Caption)
	v.y += 20
}

// systems places the switch of systems; one alone is just named.
func (v *playerView) systems() {
	list := v.s.Systems
	room := v.inner() - 88
	if len(list) == 1 {
		v.left(paneMargin, room, 28, list[0].Name(), look.Strong)
		return
	}
	var names, codes []string
	for _, sys := range list {
		names, codes = append(names, sys.Name()), append(codes, sys.String())
	}
	p := v.pane
	for _, words := range [][]string{names, codes} {
		if p.systems == nil || !slices.Equal(p.systems.words, words) {
			p.systems = newSegments(words, v.sys, nil)
		}
		if p.systems.MinSize().Width <= look.Units(room) {
			break
		}
	}
	p.systems.name, p.systems.keys, p.systems.tell = "Rating system", ctrl(fyne.KeyT).String(), p.calls.told
	p.systems.pick = p.calls.system
	p.systems.set(v.sys)
	v.put(p.systems, paneMargin, v.y, p.systems.MinSize().Width/look.Zoom(), 28)
}

// lastGames returns the games of the step that gave the rating, which are
// those with the ratings used in the end.
func lastGames(x *ratingcore.Explanation) *ratingcore.Step {
	for i := len(x.Steps) - 1; i >= 0; i-- {
		if len(x.Steps[i].Games) > 0 {
			return &x.Steps[i]
		}
	}
	return nil
}

// gamesTable lists the rated games with the rating used, the expectancy
// against it and the score, and below what was no rated game.
func (v *playerView) gamesTable() {
	step := lastGames(v.x)
	if step != nil {
		v.title("Games, with the rating used")
		v.gameHeads(step)
		names := shortNames(step.Games)
		for i := range step.Games {
			v.game(&step.Games[i], names[i], i)
		}
	}
	if words := roundsOff(v.s, v.pane.subject.entry); words != "" {
		v.paragraph(paneMargin, v.inner(), 16, "Outside rating: "+words, look.Caption)
	}
	v.gap(6)
}

func (v *playerView) gameHeads(step *ratingcore.Step) {
	rounds := step.Games[0].Round > 0
	if rounds {
		v.left(paneMargin, 20, 17, "Rd", look.Caption)
		v.right(paneMargin+14+v.numberRoom(), 20, 17, "No", look.Caption)
	}
	v.left(v.nameAt(rounds), 80, 17, "Opponent", look.Caption)
	v.right(v.edge()-82, 50, 17, "Rating", look.Caption)
	word := "Expect."
	if !known(step.Games[0].Expected) && known(step.Games[0].Worth) {
		word = "Counts"
	}
	v.right(v.edge()-36, 48, 17, word, look.Caption)
	v.right(v.edge(), 36, 17, "Score", look.Caption)
	v.y += 18
}

// numberRoom is the width of the opponents' numbers: two digits, or as many
// as the section needs.
func (v *playerView) numberRoom() float32 {
	widest := strings.Repeat("0", len(strconv.Itoa(len(v.s.Entries))))
	return max(22, look.Width(widest, look.Quiet)/look.Zoom()+1)
}

// nameAt is where the opponents' names begin.
func (v *playerView) nameAt(rounds bool) float32 {
	if rounds {
		return paneMargin + 19 + v.numberRoom()
	}
	return paneMargin
}

// game is one line of the games. A game that an edit is about is framed.
func (v *playerView) game(g *ratingcore.GameLine, name string, at int) {
	rounds := g.Round > 0
	name40 := v.edge() - 118 - v.nameAt(rounds)
	h := v.pane.gameSpot(at)
	h.name, h.tell = "Show "+g.Name, v.pane.calls.told
	h.tapped = func() {
		if v.pane.calls.opponent != nil && g.Number > 0 {
			v.pane.calls.opponent(g.Number)
		}
	}
	if h.off = ""; !rounds {
		h.off = "An opponent abroad has no row"
	}
	v.put(h, paneMargin-4, v.y, v.inner()+8, paneRow)
	if rounds {
		v.left(paneMargin, 20, paneRow, strconv.Itoa(g.Round), look.Body)
		v.right(paneMargin+14+v.numberRoom(), v.numberRoom(), paneRow, strconv.Itoa(int(g.Number)), look.Quiet)
	}
	v.left(v.nameAt(rounds), name40, paneRow, name, look.Body)
	if g.Counted() {
		v.right(v.edge()-82, 50, paneRow, ratingcore.Whole(g.Rating), look.Body)
	} else {
		v.right(v.edge()-82, 50, paneRow, "left out", look.Caption)
	}
	worth := gameWorth(g)
	if known(g.Expected) {
		worth = spelled(g.Expected, sumExpected)
	}
	v.right(v.edge()-36, 48, paneRow, worth, look.Body)
	if v.edited(g.Round) {
		v.frame(v.edge()-18, v.y+1, 22, paneRow-2, frameStyle{fill: look.EditedGround, line: look.EditedLine, radius: look.RadiusTag})
	}
	v.right(v.edge(), 30, paneRow, made(g.Points), look.Strong)
	v.y += paneRow
}

// gameSpot keeps the hotspots of the games.
func (p *playerPane) gameSpot(i int) *hotspot {
	for len(p.games) <= i {
		p.games = append(p.games, newHotspot("", nil, func(*board, fyne.Size) {}))
	}
	return p.games[i]
}

// edited says whether a result of this player in a round is an edit, his own
// or the mirror of an opponent's.
func (v *playerView) edited(round int) bool {
	if v.file == nil || round == 0 {
		return false
	}
	entry := v.pane.subject.entry
	return v.s.Cell(entry, round) != v.file.Cell(entry, round)
}

// way is the picture of score and expectation through the rounds.
func (v *playerView) way() {
	entry := v.pane.subject.entry
	if step := lastGames(v.x); step != nil {
		run := runOf(step.Games, v.s.Held)
		if v.file != nil && v.sys < len(v.file.Systems) {
			if was := lastGames(v.file.Explain(v.sys, entry)); was != nil {
				if old := runOf(was.Games, v.s.Held); !slices.Equal(old.scored, run.scored) {
					run.file = old.scored
				}
			}
		}
		v.title(chartTitle(step))
		v.draw(scorePlot(run, wordsOfRun(run), fyne.NewSize(v.inner(), 88)), paneMargin, look.Window)
		v.y += 88 + 4
	}
}

// field is the picture of everybody's change, with this player marked.
func (v *playerView) field() {
	entry := v.pane.subject.entry
	field := fieldOf(v.s, v.sys, entry)
	if len(field) > 1 {
		change := v.s.Value(ratingcore.KeyChange, v.sys, entry, v.pane.subject.perf)
		name := surname(v.s.Player(entry).Name) + " " + change.Spell(ratingcore.Paper)
		v.title("Change in the whole field, by rating")
		width := look.Width(onScreen(name), look.Style{Size: look.SizeCaption, Bold: true}) / look.Zoom()
		v.draw(changePlot(field, plotName{name, width}, fyne.NewSize(v.inner(), 92)), paneMargin, look.Window)
		v.y += 92 + 4
		if change.Mark == ratingcore.First {
			v.paragraph(paneMargin, v.inner(), 15, "A first rating is no change: not in this picture", look.Caption)
		}
	}
}

// chartTitle says what goes along the picture.
func chartTitle(step *ratingcore.Step) string {
	what := "Score against expectation, by "
	if !known(step.Games[0].Expected) {
		what = "Score, by "
	}
	if step.Games[0].Round == 0 {
		return what + "game"
	}
	return what + "round"
}

// wordsOfRun are the words at the lines' ends. Where there were byes or
// forfeits the score is only that of the games.
func wordsOfRun(r scoreRun) scoreWords {
	var w scoreWords
	n := len(r.scored)
	if n == 0 {
		return w
	}
	w.scored = made(r.scored[n-1]) + " scored"
	if r.partly {
		w.scored = made(r.scored[n-1]) + " in games"
	}
	if r.expected != nil {
		w.expected = spelled(r.expected[n-1], 1) + " expected"
	}
	if r.file != nil {
		w.file = made(r.file[n-1]) + " in the file"
	}
	return w
}

// changes lists the edits in force and those undone.
func (v *playerView) changes() {
	d := v.pane.subject.doc
	if len(d.Edits)+len(d.Undone) == 0 {
		return
	}
	v.gap(4)
	v.title("Changes")
	for _, e := range d.Changes() {
		v.change(e, false)
	}
	for i := len(d.Undone) - 1; i >= 0; i-- {
		v.change(d.Undone[i], true)
	}
}

// change is one edit: framed when in force, muted when undone.
func (v *playerView) change(e state.Edit, undone bool) {
	w := wordsOf(e, v.sectionNamed(e.Section))
	symbol, color, head, style := look.IconEdited, look.Edited, look.Strong, look.Body
	if undone {
		symbol, color, head, style = look.IconRedo, look.Muted, look.Quiet, look.Quiet
		head.Bold = true
	} else {
		v.frame(paneMargin, v.y, v.inner(), 32, frameStyle{fill: look.Panel, line: look.EditedLine, radius: look.RadiusField})
	}
	v.icon(look.Icon(symbol, color), paneMargin+9, v.y+8, 16)
	values := []look.Run{{Text: w.from, Style: style}, {Text: "→", Style: look.Style{Color: look.Muted}, Gap: 6}, {Text: w.to, Style: style, Gap: 6}}
	if !undone {
		values[2].Style = look.Strong
	}
	wide := look.NewRow(values...).MinSize().Width / look.Zoom()
	v.line(paneMargin+30, v.inner()-44-wide, 32, fyne.TextAlignLeading, look.Run{Text: w.what, Style: head}, look.Run{Text: w.more, Style: style})
	v.line(v.edge()-9-wide, wide+1, 32, fyne.TextAlignTrailing, values...)
	v.y += 32
	if undone {
		v.y -= 7
		v.left(paneMargin+30, v.inner()-30, 14, "undone; Redo brings it back", look.Caption)
		v.y += 18
	}
	v.y += 5
}

func (v *playerView) sectionNamed(name string) *ratingcore.RatedSection {
	for i := range v.pane.subject.doc.Rated.Sections {
		if s := &v.pane.subject.doc.Rated.Sections[i]; s.Name == name {
			return s
		}
	}
	return nil
}
