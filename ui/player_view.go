package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/look"
)

// playerView fills the player pane once.
type playerView struct {
	*board
	pane *playerPane
	s    *ratingcore.RatedSection
	sys  int
	file *ratingcore.RatedSection // with an edit: as in the file
	x    *ratingcore.Explanation
}

// inner is the width between the margins.
func (v *playerView) inner() float32 { return v.width - 2*paneMargin }

// edge is the right margin's place.
func (v *playerView) edge() float32 { return v.width - paneMargin }

// fill draws the pane from above.
func (v *playerView) fill() {
	v.s, v.sys = v.pane.section()
	if v.s == nil {
		v.nobody()
		return
	}
	v.head()
	if v.sys < 0 {
		v.notRated()
	} else {
		v.file = v.pane.before()
		v.x = v.s.Explain(v.sys, v.pane.subject.entry)
		v.switcher()
		v.rating()
		v.derivation()
		v.gamesTable()
		v.way()
		v.changes()
		v.field()
		return
	}
	v.changes()
}

// nobody says how to choose a player.
func (v *playerView) nobody() {
	v.y = 60
	v.icon(look.Icon(look.IconPlayer, look.Faint), v.width/2-10, v.y, 20)
	v.y += 28
	v.center(paneMargin, v.inner(), 18, "No player chosen", look.Strong)
	v.y += 20
	v.center(paneMargin, v.inner(), 18, "Click a row of the table", look.Second)
	v.y += 18
}

// head is the name, with the arrows to the neighbours, and what is known.
func (v *playerView) head() {
	entry := v.pane.subject.entry
	v.left(paneMargin, v.inner()-46, 22, v.s.Player(entry).Name, look.Title)
	v.put(v.pane.up, v.edge()-44, v.y-2, 26, 26)
	v.put(v.pane.down, v.edge()-20, v.y-2, 26, 26)
	v.y += 24
	v.paragraph(paneMargin, v.inner(), 15, subline(v.s, entry, v.pane.subject.row), look.Caption)
	if words := history(v.pane.subject.row); words != "" {
		v.paragraph(paneMargin, v.inner(), 15, words, look.Caption)
	}
	v.y += 6
}

// notRated says why there are no ratings, and shows the rating before.
func (v *playerView) notRated() {
	words, symbol, style := whyUnrated(v.pane.subject.doc.Rated, v.s), look.IconError, look.Body.In(look.Error)
	if v.s.NotRated {
		symbol, style = look.IconNote, look.Quiet
	}
	v.icon(look.Icon(symbol, style.Color), paneMargin, v.y+2, 16)
	v.paragraph(paneMargin+24, v.inner()-24, 18, words, style)
	v.y += 8
	v.standings()
	v.gap(10)
}

// standings lists the ratings that the player has before the event.
func (v *playerView) standings() {
	p := v.s.Player(v.pane.subject.entry)
	v.title("Ratings before the event")
	none := true
	for sys := range ratingcore.Systems {
		if st := p.Standings[sys]; st.Rated {
			none = false
			v.left(paneMargin, v.inner(), paneRow, ratingcore.System(sys).Name()+counted(st), look.Body)
			v.right(v.edge(), 80, paneRow, spelled(st.Rating, sumRating), look.Body)
			v.y += paneRow
		}
	}
	if none {
		v.left(paneMargin, v.inner(), paneRow, "none on the roster", look.Quiet)
		v.y += paneRow
	}
}

// title is the heading of a part.
func (v *playerView) title(s string) {
	v.left(paneMargin, v.inner(), 18, s, look.Head)
	v.y += 19
}

func (v *playerView) gap(units float32) { v.y += units }

// rating is the big line: before, after and the change.
func (v *playerView) rating() {
	entry, perf := v.pane.subject.entry, v.pane.subject.perf
	pre := v.s.Value(ratingcore.KeyPre, v.sys, entry, perf)
	post := v.s.Value(ratingcore.KeyPost, v.sys, entry, perf)
	change := v.s.Value(ratingcore.KeyChange, v.sys, entry, perf)
	light := look.Style{Size: look.SizeRating, Color: look.Muted}
	v.line(paneMargin, v.inner()-v.besideWidth(), 30, fyne.TextAlignLeading,
		look.Run{Text: onScreen(pre.Main(ratingcore.Paper)), Style: light}, small(pre),
		look.Run{Text: "→", Style: look.Style{Size: 15, Color: look.Faint}, Gap: 5},
		look.Run{Text: onScreen(post.Main(ratingcore.Paper)), Style: look.Rating, Gap: 5}, small(post),
		look.Run{Text: onScreen(change.Spell(ratingcore.Paper)), Style: look.Style{Size: look.SizeTitle, Bold: true, Color: changeColor(change)}, Gap: 8})
	if v.file != nil {
		v.againstFile(post)
	}
	v.y += 36
}

// small is what hangs behind a rating: P12, f.
func small(value ratingcore.Value) look.Run {
	return look.Run{Text: value.Hang(ratingcore.Paper), Style: look.Caption, Gap: 1}
}

// changeColor is green, red or grey; the sign stands there too.
func changeColor(c ratingcore.Value) look.Color {
	switch {
	case c.Kind != ratingcore.ChangeValue || c.Mark != ratingcore.Plain || c.Num == 0:
		return look.Muted
	case c.Num > 0:
		return look.Gain
	}
	return look.Loss
}

// besideWidth is the room kept for the difference to the file.
func (v *playerView) besideWidth() float32 {
	if v.file == nil {
		return 0
	}
	return 66
}

// againstFile sets what the edit makes of the rating after beside it.
func (v *playerView) againstFile(post ratingcore.Value) {
	was := v.file.Value(ratingcore.KeyPost, v.sys, v.pane.subject.entry, v.pane.subject.perf)
	if was.Kind != ratingcore.RatingValue || post.Kind != ratingcore.RatingValue || was.Mark == ratingcore.NoRating || post.Mark == ratingcore.NoRating {
		return
	}
	diff := ratingcore.Value{Kind: ratingcore.ChangeValue, Num: round(post.Num) - round(was.Num)}
	v.y -= 2
	v.right(v.edge(), 66, 15, "Against file", look.Caption)
	v.y += 15
	v.right(v.edge(), 66, 17, onScreen(diff.Spell(ratingcore.Paper)), look.Strong.In(look.Edited))
	v.y -= 13
}
