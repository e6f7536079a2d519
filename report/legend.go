package report

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// legendEntry explains one sign of a crosstable.
type legendEntry struct{ key, words string }

// legend explains what a crosstable uses, and nothing else.
type legend struct {
	codes []legendEntry // results and tags: on every page
	rest  []legendEntry // ratings and tie-breaks: on the last
	signs []legendEntry // signs that no face has
	names []legendEntry // names that were cut
}

// usage is what the printed cells of a crosstable hold.
type usage struct {
	outcomes [ratingcore.Unclear + 1]bool
	colors   [3]bool
	marks    [ratingcore.Tied + 1]bool
	counts   bool // provisional games behind a rating
	family   ratingcore.Family
	tied     string
	left     []legendEntry // the first player who left
	again    []legendEntry // the first who entered again
}

// legendOf collects the legend of a laid-out crosstable.
func legendOf(c *crosstable) legend {
	u := usageOf(c)
	return legend{codes: u.results(), rest: u.ratings(c.printed(), c.table.Perf), signs: c.foreignSigns(), names: c.cutNames()}
}

func usageOf(c *crosstable) *usage {
	u := &usage{family: c.table.Section.Choice.Family}
	for i := range c.table.Rows {
		row := &c.table.Rows[i]
		for j := range c.lanes {
			u.note(&row.Values[c.lanes[j].at])
		}
		u.tag(row)
	}
	if laneOf(c.lanes, ratingcore.KeyPlace) == nil {
		u.tied = ""
	}
	return u
}

func (u *usage) note(v *ratingcore.Value) {
	u.marks[v.Mark] = true
	u.counts = u.counts || v.Games > 0
	if v.Kind == ratingcore.ResultValue {
		u.outcomes[v.Result.Outcome] = true
		u.colors[v.Result.Color] = true
	}
}

// tag notes a row's tag and its shared place; the first of each kind is
// explained.
func (u *usage) tag(r *ratingcore.Row) {
	if r.Left && r.ReEntered == 0 && u.left == nil {
		after := strconv.Itoa(r.LeftAfter)
		u.left = []legendEntry{{"wd " + after, "withdrew after round " + after}}
	}
	if r.ReEntryOf > 0 && u.again == nil {
		of := strconv.Itoa(int(r.ReEntryOf))
		u.again = []legendEntry{{"re-entry of " + of, "same player as No. " + of + ", rated once with the games of both lines"}}
	}
	if r.Tied && u.tied == "" {
		u.tied = strconv.Itoa(r.Place) + "="
	}
}

// results explains the letters of the rounds, colors, tags and ties.
func (u *usage) results() []legendEntry {
	words := map[ratingcore.Outcome]string{
		ratingcore.Win: "won", ratingcore.Draw: "drew", ratingcore.Loss: "lost",
		ratingcore.ForfeitWin: "won by forfeit", ratingcore.ForfeitLoss: "lost by forfeit",
		ratingcore.FullBye: "full-point bye", ratingcore.HalfBye: "half-point bye",
		ratingcore.Unpaired: "not paired", ratingcore.Unclear: "not understood",
	}
	order := []ratingcore.Outcome{ratingcore.Win, ratingcore.Draw, ratingcore.Loss, ratingcore.ForfeitWin,
		ratingcore.ForfeitLoss, ratingcore.FullBye, ratingcore.HalfBye, ratingcore.Unpaired, ratingcore.Unclear}
	var list []legendEntry
	switch {
	case u.outcomes[ratingcore.Win] && u.colors[ratingcore.Black]:
		list = append(list, legendEntry{"W12b", "beat No. 12 with Black"})
	case u.outcomes[ratingcore.Win]:
		list = append(list, legendEntry{"W12", "beat No. 12"})
	}
	for _, o := range order {
		if u.outcomes[o] {
			list = append(list, legendEntry{o.Code(), words[o]})
		}
	}
	if u.colors[ratingcore.White] || u.colors[ratingcore.Black] {
		list = append(list, legendEntry{"w b", "white, black"})
	}
	list = append(append(list, u.left...), u.again...)
	if u.tied != "" {
		list = append(list, legendEntry{u.tied, "tied after all tie-breaks"})
	}
	return list
}

// ratings explains the columns behind the score, of those that are shown.
func (u *usage) ratings(shown []ratingcore.Column, perf ratingcore.Performance) []legendEntry {
	var list []legendEntry
	add := func(used bool, key, words string) {
		if used {
			list = append(list, legendEntry{key, words})
		}
	}
	add(u.counts, "1420P12", "provisional, 12 games so far")
	add(u.marks[ratingcore.NoRating], "unr.", "no rating before")
	add(u.marks[ratingcore.First], "new", "first rating")
	add(u.marks[ratingcore.Floored], "f", "held at the rating floor")
	add(u.marks[ratingcore.NoGames], "–", "no rated game")
	least, most := u.marks[ratingcore.AtLeast], u.marks[ratingcore.AtMost]
	add(least && most, "≥ ≤", "full or zero score: best opponent + 400, worst − 400")
	add(least && !most, "≥", "full score: best opponent + 400")
	add(most && !least, "≤", "zero score: worst opponent − 400")
	has := func(k ratingcore.Key) bool {
		return slices.ContainsFunc(shown, func(c ratingcore.Column) bool { return c.Key == k })
	}
	add(has(ratingcore.KeyChange), "+/−", "difference of the printed ratings")
	list = append(list, tieBreakNames(shown)...)
	add(has(ratingcore.KeyPerf), "Perf", "performance: "+u.performance(perf))
	add(has(ratingcore.KeyNorms), "Norms", "titles earned, and norms towards higher ones, of which five make a title, by the rules proposed in 1994 (report of the ratings committee, sections 2.2 and 2.3)")
	return list
}

// performance names a definition of the performance rating. Rules other than
// those of US Chess count some opponents at ratings of the event's end.
func (u *usage) performance(perf ratingcore.Performance) string {
	if u.family == ratingcore.USChess {
		return perf.Name()
	}
	return strings.Replace(perf.Name(), "pre-event ", "", 1) + "; opponents count as in the rating formula"
}

// printed lists the columns that found room.
func (c *crosstable) printed() []ratingcore.Column {
	list := make([]ratingcore.Column, len(c.lanes))
	for i := range c.lanes {
		list[i] = c.table.Columns[c.lanes[i].at]
	}
	return list
}

// tieBreakNames gives the names of the tie-breaks that are shown, with the
// rule behind the last.
func tieBreakNames(shown []ratingcore.Column) []legendEntry {
	var list []legendEntry
	for _, c := range shown {
		if c.Key == ratingcore.KeyTieBreak {
			list = append(list, legendEntry{c.Short, c.Long})
		}
	}
	if n := len(list); n > 0 {
		list[n-1].words += " (rule 34E)"
	}
	return list
}

// foreignSigns lists the signs that no face has, row by row.
func (c *crosstable) foreignSigns() []legendEntry {
	var list []legendEntry
	for i := range c.rows {
		if len(c.rows[i].lacks) > 0 {
			list = append(list, legendEntry{"", "No. " + strconv.Itoa(int(c.number(i))) + " " + codePoints(c.rows[i].lacks)})
		}
	}
	if list != nil {
		list[0] = legendEntry{string(missingSign), "sign not in the printing font: " + list[0].words}
	}
	return list
}

// cutNames lists the names that did not fit, by pairing number.
func (c *crosstable) cutNames() []legendEntry {
	var rows []int
	for i := range c.rows {
		if c.rows[i].short != c.rows[i].name {
			rows = append(rows, i)
		}
	}
	slices.SortFunc(rows, func(a, b int) int { return int(c.number(a)) - int(c.number(b)) })
	var list []legendEntry
	for i, r := range rows {
		list = append(list, legendEntry{"", "No. " + strconv.Itoa(int(c.number(r))) + " " + c.rows[r].name})
		if i == 0 {
			list[0].key = "Names in full:"
		}
	}
	return list
}
