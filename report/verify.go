package report

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// VerifyText writes, for a terminal, how the ratings of an event compare with
// the official ones that its source carries: for each section and system the
// counts, then a line for each player who does not come out exactly, or for
// everybody. It writes nothing where there are no official ratings.
func VerifyText(w io.Writer, r *ratingcore.Rated, all bool) error {
	b := bufio.NewWriter(w)
	list := ratingcore.Verify(r)
	lost := uncompared(r, list)
	if len(list)+len(lost) > 0 {
		b.WriteString("\nOfficial ratings\n")
	}
	for i := range list {
		verified(b, r, &list[i], all)
	}
	for _, line := range lost {
		fmt.Fprintf(b, "\n%s\n", plain(line))
	}
	return b.Flush()
}

// verified writes a section in one system.
func verified(b *bufio.Writer, r *ratingcore.Rated, v *ratingcore.Verified, all bool) {
	s := &r.Sections[v.Section]
	fmt.Fprintf(b, "\n%s, %s: %s\n", plain(s.Name), s.Systems[v.System].Name(), tally(v))
	var some []*ratingcore.Verdict
	for i := range v.Verdicts {
		if d := &v.Verdicts[i]; all || !d.Exact || d.Games > 0 {
			some = append(some, d)
		}
	}
	if len(some) == 0 {
		return
	}
	g, n := &grid{}, digitsOf(v)
	for _, c := range verdictColumns {
		col := gridColumn{Column: ratingcore.Column{Short: c.head, Right: c.right}}
		for _, d := range some {
			cell := gridCell{main: c.spell(s, d, n)}
			if main, games, cut := strings.Cut(cell.main, "P"); c.right && cut {
				cell = gridCell{main, "P" + games}
			}
			col.cells = append(col.cells, cell)
		}
		g.add(col)
	}
	b.WriteByte('\n')
	g.write(b)
	if n := unexplained(v); n > 2 && 2*n > len(v.Verdicts) {
		b.WriteString("Most are not explained: check the event's last day, the time control, and the ratings and games before the event.\n")
	}
}

// verdictColumn is a column of the comparison.
type verdictColumn struct {
	head  string
	right bool
	spell func(*ratingcore.RatedSection, *ratingcore.Verdict, digits) string
}

var verdictColumns = []verdictColumn{
	{"No.", true, func(s *ratingcore.RatedSection, d *ratingcore.Verdict, _ digits) string {
		return strconv.Itoa(int(s.Entries[d.Entry].Number))
	}},
	{"Name", false, func(s *ratingcore.RatedSection, d *ratingcore.Verdict, _ digits) string {
		return s.Player(d.Entry).Name
	}},
	{"Pre", true, func(_ *ratingcore.RatedSection, d *ratingcore.Verdict, n digits) string {
		return n.spell(d.Before.Rating, d.Before.Games, d.Before.Provisional())
	}},
	{"Official", true, func(_ *ratingcore.RatedSection, d *ratingcore.Verdict, n digits) string {
		return n.spell(d.Official.Rating, d.Official.Games, d.Official.Counted)
	}},
	{"Ours", true, func(_ *ratingcore.RatedSection, d *ratingcore.Verdict, n digits) string {
		return n.spell(d.Ours, 0, false)
	}},
	{"Verdict", false, func(_ *ratingcore.RatedSection, d *ratingcore.Verdict, _ digits) string { return d.String() }},
}

// digits is how many decimals the ratings of a section are spelled with.
type digits int

// digitsOf returns two where some official rating has decimals, else none.
func digitsOf(v *ratingcore.Verified) digits {
	for i := range v.Verdicts {
		if r := v.Verdicts[i].Official.Rating; r != uschess.Shown(r) {
			return 2
		}
	}
	return 0
}

// spell spells a rating, with the games behind a provisional one; 0 is none.
func (n digits) spell(rating float64, games int, provisional bool) string {
	if rating == 0 {
		return "unr."
	}
	if n == 0 {
		rating = uschess.Shown(rating)
	}
	text := strconv.FormatFloat(rating, 'f', int(n), 64)
	if provisional {
		text += "P" + strconv.Itoa(games)
	}
	return text
}

// tally counts the verdicts by the cause that is named first: "64 players, 51
// exact, 11 within rounding, 2 on a floor".
func tally(v *ratingcore.Verified) string {
	words := [...]string{
		ratingcore.ByRounding: "within rounding", ratingcore.ByFloor: "on a floor", ratingcore.ByRecord: "all won or all lost before",
		ratingcore.ByGames: "by the games behind the rating", ratingcore.ByStart: "by the initial rating",
	}
	exact, by := 0, [len(words)]int{}
	for i := range v.Verdicts {
		switch d := &v.Verdicts[i]; {
		case d.Exact:
			exact++
		case len(d.Causes) > 0:
			by[d.Causes[0].Kind]++
		}
	}
	parts := []string{ratingcore.Count(len(v.Verdicts), "player"), fmt.Sprint(exact, " exact")}
	for k, n := range by {
		if n > 0 {
			parts = append(parts, fmt.Sprint(n, " ", words[k]))
		}
	}
	if n := unexplained(v); n > 0 {
		parts = append(parts, fmt.Sprint(n, " not explained"))
	}
	return strings.Join(parts, ", ")
}

func unexplained(v *ratingcore.Verified) (n int) {
	for i := range v.Verdicts {
		if !v.Verdicts[i].Explained() {
			n++
		}
	}
	return n
}

// uncompared tells the official ratings of sections and systems that were not
// rated.
func uncompared(r *ratingcore.Rated, list []ratingcore.Verified) (lines []string) {
	done := map[[2]int]bool{}
	for _, v := range list {
		done[[2]int{v.Section, int(r.Sections[v.Section].Systems[v.System])}] = true
	}
	for i := range r.Sections {
		s := &r.Sections[i]
		var n [ratingcore.Systems]int
		for j := range s.Entries {
			for _, o := range s.Entries[j].Official {
				n[o.System]++
			}
		}
		for sys, have := range n {
			if have > 0 && !done[[2]int{i, sys}] {
				lines = append(lines, fmt.Sprintf("%s, %s: %s not compared, for the section is not rated%s",
					s.Name, ratingcore.System(sys).Name(), ratingcore.Count(have, "rating"), inIt(s)))
			}
		}
	}
	return lines
}

func inIt(s *ratingcore.RatedSection) string {
	if len(s.Systems) > 0 {
		return " in that system"
	}
	return ""
}
