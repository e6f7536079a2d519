package ui

import (
	"strconv"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// ruleWords tell a kind of problem: its title, and what it touches besides.
// What is empty is not touched.
type ruleWords struct {
	title                  string
	ratings, chart, report string
}

// The touches that come again and again.
const (
	mayChange  = "may change: they follow what the cell says"
	whoPlayed  = "may go to the wrong player"
	beforeThem = "the ratings before may be wrong, and all that follow"
	askOffice  = "the office may ask about it"
	printed    = "is printed with what the cell says"
)

// ruleTable are the kinds of problem by their stable names.
var ruleTable = map[string]ruleWords{
	"mirror":        {"Two results do not agree", mayChange, printed, "both cells are part of it"},
	"opponent":      {"Opponent cannot be right", mayChange, printed, "the game is part of it"},
	"opponents":     {"How opponents are named", "", "", ""},
	"result":        {"Result is not understood", mayChange, printed, "the game is part of it"},
	"two-games":     {"Two games in one round", mayChange, printed, "both are part of it"},
	"number":        {"Number is not understood", mayChange, printed, "the number is part of it"},
	"duplicate-id":  {"One ID stands twice", whoPlayed, "", "the ID is part of it"},
	"id":            {"ID was filled up with a zero", whoPlayed, "", "the ID is part of it"},
	"name":          {"Name differs from the roster", "", printed, ""},
	"equal-names":   {"Equal names without IDs", whoPlayed, "", "an ID is missing"},
	"roster":        {"Player is not on the roster", "rated as a new player", "", "an ID may be missing"},
	"row":           {"Row was left out", mayChange, "the row is not printed", "the row is not part of it"},
	"rating":        {"Rating is not understood", beforeThem, printed, ""},
	"games":         {"Games before are not known", beforeThem, "", ""},
	"record":        {"Record is not understood", beforeThem, "", ""},
	"birth":         {"Birth date is doubtful", "an initial rating follows the age", "", ""},
	"date":          {"Date is not understood", mayChange, "", "dates are part of it"},
	"dates":         {"Dates do not fit", "the rules in force follow the last day", printed, "dates are part of it"},
	"rules":         {"Rules of the event", "are computed by the rules chosen", "", ""},
	"time-control":  {"Time control", "the systems follow the time control", printed, "the time control is part of it"},
	"base-time":     {"First stage is short", "", "", askOffice},
	"not-ratable":   {"Cannot be rated", "none for this section", "", "the section cannot be submitted"},
	"systems":       {"Systems are not understood", "none for this section", "", ""},
	"system-date":   {"System did not exist yet", "not rated in that system", "", ""},
	"online":        {"Online or over the board", mayChange, "", "is part of it"},
	"nobody-rated":  {"Nobody has a rating", "all start from initial ratings", "", ""},
	"chain":         {"An earlier section is missing", "may change once that section is rated", "", ""},
	"match":         {"Match", "each change is held to 50 points", "", askOffice},
	"match-limit":   {"Change in a match was cut", "cut to 50 points", "", ""},
	"match-floor":   {"Match ends under the floor", "stays on the floor", "", askOffice},
	"log-section":   {"Section in the log is gone", "what it changed is taken back", "", ""},
	"log-roster":    {"Roster differs from the log", beforeThem, "", ""},
	"log-member":    {"Player of the log is not found", beforeThem, "", ""},
	"log-twin":      {"May have been rated before", beforeThem, "", ""},
	"log":           {"Ratings log", beforeThem, "", ""},
	"section":       {"Section is not understood", "none for this section", "", ""},
	"sheet":         {"Sheet of a section", "none for this section", "", ""},
	"heading":       {"Heading is missing", mayChange, "", ""},
	"damaged-sheet": {"Sheet is damaged", mayChange, "", ""},
	"cell":          {"Cell has no value", mayChange, "", ""},
	"round":         {"Round is not understood", mayChange, "", ""},
	"type":          {"Type is not known", mayChange, "", ""},
	"abroad":        {"Games abroad", mayChange, "", ""},
	"merged-cells":  {"Merged cells", mayChange, "", ""},
	"color":         {"Both players have one color", "", printed, ""},
	"total":         {"Total does not add up", "", "prints the sum of the results", ""},
	"rounds":        {"Number of rounds", "", printed, "is part of it"},
	"empty":         {"Section has no players", "", "", "the section cannot be submitted"},
	"hidden":        {"Hidden rows or columns", "", "", ""},
	"cell-order":    {"Cells out of order", "", "", ""},
	"text-number":   {"Numbers stored as text", "", "", ""},
	"half-date":     {"A half that became a date", "", "", ""},
	"yes-or-no":     {"Neither yes nor no", "", "", "is part of it"},
	"re-entry":      {"Entered twice", "both rows are rated as one", "", ""},
	"on-file":       {"Games are kept on file", "none yet", "", ""},
	"unrateable":    {"Player cannot be rated", "none for this player", "", ""},
	"crosstable":    {"Line of a crosstable", mayChange, "", "the player is part of it"},
	"event-end":     {"Last day of the event", "the rules in force follow the last day", printed, "dates are part of it"},
	"read-only":     {"Workbook cannot be updated", "", "", ""},
}

// wordsOfRule returns the words of a problem's kind; an unknown kind is told
// by the beginning of its text.
func wordsOfRule(p *ratingcore.Problem) ruleWords {
	if w, ok := ruleTable[strings.ReplaceAll(p.Rule, " ", "-")]; ok {
		return w
	}
	title, _, _ := strings.Cut(p.Text, ":")
	if r := []rune(title); len(r) > 48 {
		title = string(r[:47]) + "…"
	}
	return ruleWords{title: state.Sentence(title), ratings: mayChange}
}

// problemClass orders the list: what keeps a section from being rated, what
// may change ratings, what only touches looks and papers, and notes.
type problemClass uint8

const (
	mustMend problemClass = iota
	lookAtIt
	looksOnly
	goodToKnow
)

var classTitles = [...]string{"Mend this first", "Look at this", "Only for looks and papers", "Good to know"}

// classOf says where a problem is listed.
func classOf(p *ratingcore.Problem) problemClass {
	switch {
	case p.Severity == ratingcore.Error:
		return mustMend
	case p.Severity == ratingcore.Info:
		return goodToKnow
	case wordsOfRule(p).ratings == "":
		return looksOnly
	}
	return lookAtIt
}

// problemFilter is which problems the list shows.
type problemFilter int

const (
	allProblems problemFilter = iota
	onlyErrors
	onlyWarnings
)

func (f problemFilter) shows(s ratingcore.Severity) bool {
	return f == allProblems || f == onlyErrors && s == ratingcore.Error || f == onlyWarnings && s == ratingcore.Warning
}

// problemRow is a line of the list: a heading, or a problem.
type problemRow struct {
	class   problemClass
	count   int // of a heading
	trouble *state.Trouble
}

// problemRows lists the problems under their headings.
func problemRows(groups []state.Group, f problemFilter) []problemRow {
	var classes [len(classTitles)][]problemRow
	for g := range groups {
		for i := range groups[g].Items {
			t := &groups[g].Items[i]
			if f.shows(t.Severity) {
				c := classOf(&t.Problem)
				classes[c] = append(classes[c], problemRow{class: c, trouble: t})
			}
		}
	}
	var list []problemRow
	for c, rows := range classes {
		if len(rows) > 0 {
			list = append(list, problemRow{class: problemClass(c), count: len(rows)})
			list = append(list, rows...)
		}
	}
	return list
}

// countWords tell a heading's number: "1 warning", "3 notes".
func countWords(c problemClass, n int) string {
	word := [...]string{"error", "warning", "warning", "note"}[c]
	if n != 1 {
		word += "s"
	}
	return strconv.Itoa(n) + " " + word
}

// whereOf names the cell as the workbook does: "Open!I15".
func whereOf(t *state.Trouble) string {
	switch {
	case t.Sheet != "" && t.Cell != "":
		return t.Sheet + "!" + t.Cell
	case t.Sheet != "":
		return t.Sheet
	}
	return t.Cell
}

// whoOf names the player of a problem with the number: "No 14 Hallorann,
// Beatriz".
func whoOf(d *state.Document, t *state.Trouble) string {
	if t.Player == "" || t.Section < 0 || t.Entry < 0 || t.Entry >= len(d.Rated.Sections[t.Section].Entries) {
		return t.Player
	}
	return "No " + strconv.Itoa(int(d.Rated.Sections[t.Section].Entries[t.Entry].Number)) + " " + t.Player
}

// secondLine is what stands under a problem's title in the list.
func secondLine(d *state.Document, t *state.Trouble) string {
	var parts []string
	for _, s := range []string{whereOf(t), whoOf(d, t), curly(t.Text)} {
		if s != "" {
			parts = append(parts, s)
		}
	}
	if whereOf(t) == "" && t.Problem.Section != "" {
		parts = append([]string{t.Problem.Section}, parts...)
	}
	return strings.Join(parts, " · ")
}

// place is the line under the title of the problem chosen: "Warning · section
// Open · sheet Open, cell I15".
func placeOf(t *state.Trouble) string {
	parts := []string{state.Sentence(t.Severity.String())}
	if t.Severity == ratingcore.Info {
		parts[0] = "Note"
	}
	if t.Problem.Section != "" {
		parts = append(parts, "section "+t.Problem.Section)
	}
	if t.Round > 0 {
		parts = append(parts, "round "+strconv.Itoa(t.Round))
	}
	switch {
	case t.Sheet != "" && t.Cell != "":
		parts = append(parts, "sheet "+t.Sheet+", cell "+t.Cell)
	case t.Sheet != "":
		parts = append(parts, "sheet "+t.Sheet)
	}
	return strings.Join(parts, " · ")
}

// saysAndDo cuts a problem's text into what it says and what to do.
func saysAndDo(text string) (says, do string) {
	at := strings.LastIndex(text, ": ")
	if at < 0 || strings.Count(text[:at], `"`)%2 == 1 {
		return curly(state.Sentence(text)) + ".", ""
	}
	return curly(state.Sentence(text[:at])) + ".", curly(state.Sentence(text[at+2:])) + "."
}

// curly sets quotation marks as they are printed.
func curly(s string) string {
	var b strings.Builder
	open := false
	for _, r := range s {
		if r != '"' {
			b.WriteRune(r)
			continue
		}
		if open = !open; open {
			b.WriteRune('“')
		} else {
			b.WriteRune('”')
		}
	}
	return b.String()
}

// touch is one line of what a problem touches.
type touch struct {
	what, how string
	touched   bool
}

// touchesOf says what a problem does to ratings, crosstable and report.
func touchesOf(p *ratingcore.Problem) []touch {
	w := wordsOfRule(p)
	if p.Severity == ratingcore.Error {
		whole := "the section is not rated until this is mended"
		if p.Section == "" && p.ID == "" {
			whole = "nothing is rated until this is mended"
		} else if p.Section == "" {
			whole = "sections in which the player takes part are not rated until this is mended"
		}
		w.ratings = whole
		w.chart = "is shown without ratings"
		w.report = "the section cannot be submitted"
	}
	return []touch{
		touchLine("Ratings", w.ratings, "not touched"),
		touchLine("Crosstable", w.chart, "not touched"),
		touchLine("Rating report", w.report, "not touched"),
	}
}

func touchLine(what, how, not string) touch {
	if how == "" {
		return touch{what, not, false}
	}
	return touch{what, how, true}
}
