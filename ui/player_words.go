package ui

import (
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// surname returns the name up to its comma.
func surname(name string) string {
	last, _, _ := strings.Cut(name, ",")
	return last
}

// shortNames gives each game the opponent's surname, with the first letter of
// the first name where two share it.
func shortNames(games []ratingcore.GameLine) []string {
	full := map[string]string{}
	shared := map[string]bool{}
	for _, g := range games {
		last := surname(g.Name)
		if other, there := full[last]; there && other != g.Name {
			shared[last] = true
		}
		full[last] = g.Name
	}
	list := make([]string, len(games))
	for i, g := range games {
		last, first, _ := strings.Cut(g.Name, ",")
		first = strings.TrimSpace(first)
		if list[i] = last; shared[last] && first != "" {
			list[i] = last + " " + string([]rune(first)[:1])
		}
	}
	return list
}

// ordinal spells 1st, 2nd, 3rd, 4th, 11th.
func ordinal(n int) string {
	suffix := "th"
	if n%100/10 != 1 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return strconv.Itoa(n) + suffix
}

// subline is the line under the name: "No 7 · ID 90000017 · OH · 3rd with 4 of 5".
func subline(s *ratingcore.RatedSection, entry int, row *ratingcore.Row) string {
	p := s.Player(entry)
	parts := []string{"No " + strconv.Itoa(int(s.Entries[entry].Number))}
	if p.ID != "" {
		parts = append(parts, "ID "+p.ID)
	}
	if p.State != "" {
		parts = append(parts, p.State)
	}
	score := s.Scores[entry].Spell(ratingcore.Paper) + " of " + strconv.Itoa(s.Held)
	switch {
	case s.Held == 0:
	case row == nil:
		parts = append(parts, score)
	case row.Tied:
		parts = append(parts, "tied "+ordinal(row.Place)+" with "+score)
	default:
		parts = append(parts, ordinal(row.Place)+" with "+score)
	}
	return strings.Join(parts, " · ")
}

// history tells what is special about the row: a late withdrawal, another row
// of the same member.
func history(row *ratingcore.Row) string {
	switch {
	case row == nil:
	case row.ReEntryOf > 0:
		return "Re-entered; first as No " + strconv.Itoa(int(row.ReEntryOf)) + ". Both rows are rated as one"
	case row.ReEntered > 0:
		return "Entered again as No " + strconv.Itoa(int(row.ReEntered)) + ". Both rows are rated as one"
	case row.Left:
		return "Withdrew after round " + strconv.Itoa(row.LeftAfter)
	}
	return ""
}

// roundsOff lists the rounds that are no rated game: "Rd 2 H, Rd 5 U".
func roundsOff(s *ratingcore.RatedSection, entry int) string {
	var list []string
	for r := 1; r <= s.Held; r++ {
		if c := s.Cell(entry, r); !c.Outcome.Played() {
			word := c.Outcome.Code()
			if c.Opponent > 0 {
				word += strconv.Itoa(int(c.Opponent))
			}
			list = append(list, "Rd "+strconv.Itoa(r)+" "+word)
		}
	}
	return strings.Join(list, ", ")
}

// whyUnrated says why a section shows no ratings.
func whyUnrated(r *ratingcore.Rated, s *ratingcore.RatedSection) string {
	if s.NotRated {
		return "This section is not to be rated: Rated says no on the sheet Sections."
	}
	n := 0
	for _, p := range r.Problems {
		if p.Severity == ratingcore.Error && (p.Section == s.Name || p.Section == "") {
			n++
		}
	}
	if n == 1 {
		return s.Name + " is not rated until 1 error is mended."
	}
	return s.Name + " is not rated until " + strconv.Itoa(n) + " errors are mended."
}

// changeWords are an edit in words: what it is of, and the two values.
type changeWords struct{ what, more, from, to string }

// wordsOf tells an edit. The section is the one it stands in, and may be nil.
func wordsOf(e state.Edit, s *ratingcore.RatedSection) changeWords {
	who := surname(e.Name)
	if s != nil {
		for i := range s.Entries {
			p := s.Player(i)
			if e.ID != "" && p.ID == e.ID || e.ID == "" && p.Name == e.Name && e.Name != "" {
				who = "No " + strconv.Itoa(int(s.Entries[i].Number))
				break
			}
		}
	}
	w := changeWords{what: who, from: e.Old, to: e.New}
	switch e.Field {
	case state.FieldResult:
		w.what = "Rd " + strconv.Itoa(e.Round)
		w.more = ", " + who + against(e.Old)
		w.from, w.to = scoreOf(e.Old), scoreOf(e.New)
	case state.FieldRating:
		w.more = ", " + e.System.Name()
	case state.FieldGames:
		w.more = ", " + e.System.Name() + " games"
	case state.FieldBirth:
		w.more = ", born"
	case state.FieldControl:
		w.what, w.more = e.Section, ", time control"
	case state.FieldEvent:
		w.what, w.more = e.Label, ""
	case state.FieldSection:
		w.what, w.more = e.Section, ", "+e.Label
	}
	if w.from == "" {
		w.from = "none"
	}
	if w.to == "" {
		w.to = "none"
	}
	return w
}

// against returns the opponent of a result as a wall chart spells it:
// " – No 4" of "W4b", nothing of "B".
func against(result string) string {
	number := strings.TrimLeft(result, "WLDXFBHUwldxfbhu ")
	number = strings.TrimRight(number, "wbWB ")
	if number == "" {
		return ""
	}
	return " – No " + number
}

// scoreOf spells a played result as a score, other results by their letter.
func scoreOf(result string) string {
	if result == "" {
		return ""
	}
	switch strings.ToUpper(result[:1]) {
	case "W":
		return "1–0"
	case "D":
		return "½–½"
	case "L":
		return "0–1"
	}
	return strings.ToUpper(result[:1])
}
