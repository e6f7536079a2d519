package ui

import (
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// sumLine is one line of "How it came about": a quantity of the core in few
// words. Every step with all its numbers is the core's explanation.
type sumLine struct {
	label string // with the numbers put in: "K = 800 / (20.40 + 5)"
	tight string // where that is too long: "K"
	short string // without numbers, beside the file: "K"
	value string
	ref   string // the document's section: "§4.2"
	total bool   // the result, under a line
}

// floorUnmet is said of a floor that did not matter.
const floorUnmet = "not met"

// lineMaker writes the lines for one rating.
type lineMaker struct {
	s          *ratingcore.RatedSection
	sys, entry int
	r          ratingcore.Rating
	x          *ratingcore.Explanation
	list       []sumLine
}

// sumLines chooses what of a derivation is shown first.
func sumLines(s *ratingcore.RatedSection, sys, entry int, x *ratingcore.Explanation) []sumLine {
	m := &lineMaker{s: s, sys: sys, entry: entry, r: s.Rating(sys, entry), x: x}
	if s.Choice.Family == ratingcore.USChess {
		m.usChess()
	} else {
		m.others()
	}
	return m.list
}

// Decimals of the short lines; the full derivation has all of them.
const (
	sumRating   = 1
	sumGames    = 2
	sumExpected = 3
	sumChange   = 2
)

// spelled spells a number with so many decimals, as the core does.
func spelled(x float64, places int) string {
	l := ratingcore.Line{Value: x, Places: places}
	return strings.Replace(l.Shown(), "-", "–", 1)
}

// gained spells a number with its sign.
func gained(x float64, places int) string {
	if s := spelled(x, places); x <= 0 || strings.Trim(s, "0.") == "" {
		return s
	}
	return "+" + spelled(x, places)
}

// made spells a score.
func made(points float64) string {
	return ratingcore.Points(math.Round(points * 2)).Spell(ratingcore.Paper)
}

// add adds a line; the short words are the long ones without what follows.
func (m *lineMaker) add(short, more, value string, symbols ...string) {
	m.list = append(m.list, sumLine{label: short + more, tight: short, short: short, value: value, ref: refOf(m.x, symbols)})
}

// refOf returns the section that the explanation cites for the first of the
// symbols that it has.
func refOf(x *ratingcore.Explanation, symbols []string) string {
	for _, symbol := range symbols {
		for i := len(x.Steps) - 1; i >= 0; i-- {
			for _, l := range x.Steps[i].Lines {
				if l.Symbol == symbol {
					return sectionMark(l.Ref)
				}
			}
		}
	}
	return ""
}

// sectionMark shortens a reference: "July 2025, 4.2" to "§4.2". References
// without a number have no mark.
func sectionMark(ref string) string {
	at := strings.LastIndexAny(ref, " ,")
	number := ref[at+1:]
	if number == "" || number[0] < '0' || number[0] > '9' || !strings.Contains(ref, ",") {
		return ""
	}
	if strings.Contains(ref, "step ") {
		return ""
	}
	return "§" + number
}

// played says in how many games.
func played(n int) string {
	if n == 1 {
		return " game"
	}
	return " games"
}

// counted adds the games behind a standing.
func counted(s ratingcore.Standing) string {
	if !s.Rated || !s.Counted {
		return ""
	}
	return ", " + strconv.Itoa(s.Games) + played(s.Games)
}

// usChess writes the lines of the US Chess documents.
func (m *lineMaker) usChess() {
	o := m.s.Outcome(m.sys, m.entry)
	m.begin(o.R0)
	if o.Games == 0 {
		m.idle()
		return
	}
	m.add("Effective games", "", spelled(o.Effective, sumGames), "N′")
	if o.HasFirst {
		m.add("First estimate", "", spelled(o.First, sumRating), "R")
	}
	m.score()
	if m.r.HasK {
		m.standard()
	} else {
		if !m.s.Kind.Foreign() {
			m.add("Intermediate rating", "", spelled(o.Middle, sumRating), "R0′")
		}
		m.add("Special formula", "", spelled(o.Raw, sumRating), "R0′", "S′")
	}
	if o.Limited {
		m.add("Match, change at most 50", "", spelled(o.Clipped, sumRating))
	}
	if word := floorUnmet; o.Floor > 0 && (o.Floored || o.Floor > 100) {
		if o.Floored {
			word = "holds"
		}
		m.add("Floor", " "+ratingcore.Whole(o.Floor)+" ("+o.FloorKind.String()+")", word, "floor")
	}
	m.after()
}

// begin tells where the rating starts: before the event, or how else.
func (m *lineMaker) begin(r0 float64) {
	if m.r.Before.Rated {
		m.add("Rating before", counted(m.r.Before), spelled(r0, sumRating), "R0", "Ro", "R")
		m.list[0].tight = "Before" + counted(m.r.Before)
		return
	}
	words := "Start"
	if sources := m.s.Begun(m.sys, m.entry).Sources; len(sources) > 1 {
		words = "Start, blended"
	} else if len(sources) == 1 {
		words = "Start from " + sources[0].Name
	} else if m.s.Player(m.entry).Birth.Known() {
		words = "Start by age"
	} else {
		words = "Start, no birth date"
	}
	m.add(words, "", spelled(r0, sumRating), "R0")
}

// idle tells that there was nothing to rate.
func (m *lineMaker) idle() {
	m.add("Rated games", "", "none")
	if m.r.After.Rated {
		m.list = append(m.list, sumLine{label: "Rating stays", short: "Rating stays", value: spelled(m.r.After.Rating, sumRating), total: true})
	}
}

func (m *lineMaker) score() {
	m.add("Score", " in "+strconv.Itoa(m.r.Games)+played(m.r.Games), made(m.r.Score), "S", "A", "W")
}

// standard writes the lines of the standard formula.
func (m *lineMaker) standard() {
	o := m.s.Outcome(m.sys, m.entry)
	expected := spelled(o.Expected, sumExpected)
	m.add("Expected score", "", expected, "E")
	more := ""
	if _, filled := o.KRule(); filled != "" {
		more = " = " + filled
	}
	m.add("K", more, spelled(o.K, sumGames), "K")
	change := o.K * (o.Score - o.Expected)
	m.list = append(m.list, sumLine{label: "K × (" + made(o.Score) + " – " + expected + ")", tight: "K × (score – exp.)", short: "K × (score – exp.)",
		value: gained(change, sumChange), ref: refOf(m.x, []string{"change", "K(S−E)", "E"})})
	if o.Threshold > 0 && (o.Bonus > 0 || change > 0) {
		bonus := "none"
		if o.Bonus > 0 {
			bonus = gained(o.Bonus, sumChange)
		}
		m.add("Bonus above "+spelled(o.Threshold, 1), "", bonus, "bonus", "limit", "B√m′", "E")
	}
}

// others writes the lines of rules with fewer quantities: ICU and 1994.
func (m *lineMaker) others() {
	if m.r.Before.Rated {
		m.add("Rating before", counted(m.r.Before), spelled(m.r.Before.Rating, sumRating), "Ro", "R")
	} else {
		m.add("Rating before", "", "none")
	}
	if m.r.Games == 0 {
		m.idle()
		return
	}
	m.score()
	if m.r.HasK {
		expected := spelled(m.r.Expected, sumExpected)
		m.add("Expected score", "", expected, "E", "We")
		m.add("K", "", spelled(m.r.K, sumGames), "K")
		m.list = append(m.list, sumLine{label: "K × (" + made(m.r.Score) + " – " + expected + ")", short: "K × (score – exp.)",
			value: gained(m.r.K*(m.r.Score-m.r.Expected), sumChange), ref: refOf(m.x, []string{"K(A−E)"})})
		if m.r.Bonus != 0 {
			m.add("Bonus", "", gained(m.r.Bonus, sumChange), "bonus")
		}
	}
	m.after()
}

// after is the result.
func (m *lineMaker) after() {
	if !m.r.After.Rated {
		m.list = append(m.list, sumLine{label: "Not rated yet", short: "Not rated yet", value: "–", total: true})
		return
	}
	m.list = append(m.list, sumLine{label: "Rating after" + counted(m.r.After), tight: "After" + counted(m.r.After), short: "Rating after", value: spelled(m.r.Post, sumRating), total: true})
}

// pairLine is a line of two derivations side by side.
type pairLine struct {
	label, file, tried string
	same, total        bool
}

// pairLines sets the lines of the file and of the edit beside each other.
// Lines that only one of them has stay empty on the other side.
func pairLines(file, tried []sumLine) []pairLine {
	var list []pairLine
	used := make([]bool, len(file))
	at := 0
	for _, l := range tried {
		p := pairLine{label: l.short, tried: l.value, total: l.total}
		for i := at; i < len(file); i++ {
			if file[i].short != l.short {
				continue
			}
			for ; at < i; at++ {
				if !used[at] {
					list = append(list, pairLine{label: file[at].short, file: file[at].value, tried: "–"})
				}
			}
			p.file, p.same, used[i] = file[i].value, file[i].value == l.value, true
			at = i + 1
			break
		}
		if p.file == "" {
			p.file = "–"
		}
		list = append(list, p)
	}
	return list
}
