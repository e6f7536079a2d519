package ui

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
	"wallchart/xlsx"
)

// troubled is the sample with a wrong total, a birth date of an old man, two
// results of the Quad that do not agree, and a note.
func troubled(t *testing.T) *state.Document {
	t.Helper()
	d := sampleDoc(t)
	e := editedEvent(d.File)
	first := &e.Sections[0]
	first.Entries[entryOf(t, first, 8)].Total = 5
	player := &e.Players[first.Entries[entryOf(t, first, 25)].Player]
	player.Birth = ratingcore.Day(400000)
	quad := &e.Sections[1]
	quad.Entries[entryOf(t, quad, 1)].Results[1].Outcome = ratingcore.Draw
	e.Rules = "2026-01-01"
	return state.NewDocument(&xlsx.Book{Event: e, Data: d.Book.Data, Name: d.Book.Name, Charts: d.Book.Charts, Roster: d.Book.Roster, Native: true})
}

func shownProblems(t *testing.T, calls problemCalls, d *state.Document, rule string) *problemsPage {
	t.Helper()
	themed(t)
	p := newProblemsPage(calls)
	inWindow(t, p, fyne.NewSize(1120, 702))
	p.show(d, &state.View{Problem: problemOf(t, d, rule)})
	return p
}

// problemOf is the index of the first problem of a rule; −1 for "".
func problemOf(t *testing.T, d *state.Document, rule string) int {
	t.Helper()
	if rule == "" {
		return -1
	}
	for i, p := range d.Rated.Problems {
		if p.Rule == rule {
			return i
		}
	}
	t.Fatalf("no problem of rule %q in %+v", rule, d.Rated.Problems)
	return -1
}

// rowTexts are the lines that a board's objects show.
func rowTexts(objects []fyne.CanvasObject) string {
	var words []string
	for _, o := range objects {
		switch o := o.(type) {
		case *look.Row:
			words = append(words, o.String())
		case *button:
			words = append(words, o.spec.words)
		}
	}
	return strings.Join(words, "\n")
}

func TestProblemPictures(t *testing.T) {
	for name, rule := range map[string]string{"problems-04": "total", "problems-error": "mirror", "problems-note": "rules"} {
		shoot(t, name, fyne.NewSize(1120, 702), func(fyne.Canvas) fyne.CanvasObject {
			d := troubled(t)
			p := newProblemsPage(problemCalls{open: func() {}, try: d.Try})
			p.show(d, &state.View{Problem: problemOf(t, d, rule)})
			return p
		})
	}
	shoot(t, "problems-none", fyne.NewSize(852, 502), func(fyne.Canvas) fyne.CanvasObject {
		p := newProblemsPage(problemCalls{})
		p.show(sampleDoc(t), &state.View{Problem: -1})
		return p
	})
}

func TestProblemRows(t *testing.T) {
	d := troubled(t)
	var got []string
	for _, r := range problemRows(d.Troubles(), allProblems) {
		if r.trouble == nil {
			got = append(got, "["+classTitles[r.class]+", "+countWords(r.class, r.count)+"]")
		} else {
			got = append(got, r.trouble.Rule)
		}
	}
	want := "[Mend this first, 1 error] mirror [Look at this, 2 warnings] chain birth [Only for looks and papers, 2 warnings] total total [Good to know, 1 note] rules"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
	for f, n := range map[problemFilter]int{allProblems: 6, onlyErrors: 1, onlyWarnings: 4} {
		count := 0
		for _, r := range problemRows(d.Troubles(), f) {
			if r.trouble != nil {
				count++
			}
		}
		if count != n {
			t.Errorf("filter %d shows %d problems, want %d", f, count, n)
		}
	}
}

func TestProblemExplained(t *testing.T) {
	for rule, want := range map[string][]string{
		"total":  {"Total does not add up", "Warning · section Premier · sheet Premier, cell I9", "No 8 Castellane, Rosa", "The total is 2.5, but the results add up to 3.", "prints the sum of the results", "Correct the one that is wrong.", "Go to the row", "Tot"},
		"mirror": {"Error · section Quad A · round 2", "the section is not rated until this is mended", "Take D3b of No 1", "Take L1w of No 3"},
		"rules":  {"Note", "Nothing. It is told so that you know."},
		"birth":  {"Players", "an initial rating follows the age", "What you change here stays in memory"},
	} {
		t.Run(rule, func(t *testing.T) {
			d := troubled(t)
			p := shownProblems(t, problemCalls{try: d.Try, open: func() {}}, d, rule)
			got := rowTexts(p.body.Objects)
			for _, w := range want {
				if !strings.Contains(got, w) {
					t.Errorf("%q is not shown in\n%s", w, got)
				}
			}
			if rule == "rules" && strings.Contains(got, "Go to the row") {
				t.Error("a problem of the event leads to a row")
			}
		})
	}
}

// A problem is mended here, and then it is gone from the list.
func TestMendHere(t *testing.T) {
	d := troubled(t)
	calls := problemCalls{try: d.Try}
	p := shownProblems(t, calls, d, "mirror")
	var take *button
	for _, o := range p.body.Objects {
		if b, ok := o.(*button); ok && b.spec.words == "Take L1w of No 3" {
			take = b
		}
	}
	if take == nil {
		t.Fatal("no button takes the opponent's result")
	}
	test.Tap(take)
	p.show(d, &state.View{Problem: p.chosen})
	if len(d.Edits) != 1 || d.Rated.Count(ratingcore.Error) != 0 {
		t.Fatalf("edits %+v, %d errors left", d.Edits, d.Rated.Count(ratingcore.Error))
	}
	for _, r := range p.rows {
		if r.trouble != nil && r.trouble.Rule == "mirror" {
			t.Error("the mended problem is still listed")
		}
	}
	p.show(d, &state.View{Problem: problemOf(t, d, "birth")})
	if p.field == nil {
		t.Fatal("a birth date cannot be typed")
	}
	p.field.entry.SetText("20b8")
	p.field.leave()
	if len(d.Edits) != 1 || p.field.problem() == "" {
		t.Error("what is no date is taken")
	}
	p.field.entry.SetText("2010-05-05")
	p.field.leave()
	if len(d.Edits) != 2 {
		t.Fatalf("edits %+v", d.Edits)
	}
	for _, q := range d.Rated.Problems {
		if q.Rule == "birth" {
			t.Errorf("still there: %+v", q)
		}
	}
}

func TestProblemKeys(t *testing.T) {
	d := troubled(t)
	var chosen, rows []int
	p := shownProblems(t, problemCalls{pick: func(i int) { chosen = append(chosen, i) }, row: func(i int) { rows = append(rows, i) }}, d, "")
	key := func(name fyne.KeyName) { p.list.body.TypedKey(&fyne.KeyEvent{Name: name}) }
	if p.current() == nil || p.current().Rule != "mirror" {
		t.Fatal("the gravest problem is not explained at first")
	}
	key(fyne.KeyDown)
	key(fyne.KeyDown)
	key(fyne.KeyReturn)
	if p.current().Rule != "birth" || len(chosen) != 2 || len(rows) != 1 || rows[0] != p.chosen {
		t.Errorf("at %q, chosen %v, rows %v", p.current().Rule, chosen, rows)
	}
	key(fyne.KeyEnd)
	key(fyne.KeyDown)
	if p.current().Rule != "rules" {
		t.Errorf("End leads to %q", p.current().Rule)
	}
	key(fyne.KeyReturn)
	if len(rows) != 1 {
		t.Error("a note of the event leads to a row")
	}
	p.list.body.Tapped(&fyne.PointEvent{Position: fyne.NewPos(50, problemGroup+20)})
	if p.current().Rule != "mirror" {
		t.Errorf("a click on the first problem chooses %q", p.current().Rule)
	}
	p.list.body.Tapped(&fyne.PointEvent{Position: fyne.NewPos(50, 5)})
	if p.current().Rule != "mirror" {
		t.Error("a click on a heading chooses something")
	}
	var copied string
	p.calls.copied = func(text string) { copied = text }
	test.Tap(p.copy)
	if !strings.Contains(copied, "cell E2") || !strings.Contains(copied, "does not agree") {
		t.Errorf("copied %q", copied)
	}
	test.Tap(p.down)
	if p.current().Rule != "chain" {
		t.Errorf("the arrow leads to %q", p.current().Rule)
	}
	p.tabs.choose(int(onlyWarnings))
	if len(p.rows) != 6 {
		t.Errorf("%d rows of warnings", len(p.rows))
	}
}

func TestInOrder(t *testing.T) {
	p := shownProblems(t, problemCalls{}, sampleDoc(t), "")
	got := rowTexts(p.body.Objects)
	if !strings.Contains(got, "In order") || p.orderWords() != "No errors: all 3 sections are rated" {
		t.Errorf("%s, %s", got, p.orderWords())
	}
}

// Thousands of problems draw only the rows in sight.
func TestManyProblems(t *testing.T) {
	d := troubled(t)
	for range 3000 {
		d.Rated.Problems = append(d.Rated.Problems, ratingcore.Problem{Severity: ratingcore.Warning, Rule: "total", Text: "the total is 1: correct it"})
	}
	d.Rated.Sections[0].Held = 5
	fresh := &state.Document{Book: d.Book, File: d.File, Event: d.Event, Before: d.Rated, Rated: d.Rated}
	p := shownProblems(t, problemCalls{}, fresh, "")
	if n := len(test.WidgetRenderer(p.list.body).Objects()); n > 200 {
		t.Errorf("%d objects for a list in sight", n)
	}
}

func TestSaysAndDo(t *testing.T) {
	for _, c := range []struct{ text, says, do string }{
		{"the total is 2.5, but the results add up to 3: correct the one that is wrong", "The total is 2.5, but the results add up to 3.", "Correct the one that is wrong."},
		{`name "Roe: Ann" is odd`, "Name “Roe: Ann” is odd.", ""},
		{"the section has no players", "The section has no players.", ""},
	} {
		if says, do := saysAndDo(c.text); says != c.says || do != c.do {
			t.Errorf("%q: %q, %q", c.text, says, do)
		}
	}
}

// Every kind of problem that the core and the readers know has words, and a
// kind without is told by its own text.
func TestRuleWords(t *testing.T) {
	w := wordsOfRule(&ratingcore.Problem{Rule: "never seen", Text: "something new is wrong: look"})
	if w.title != "Something new is wrong" || w.ratings == "" {
		t.Errorf("%+v", w)
	}
	if wordsOfRule(&ratingcore.Problem{Rule: "time control"}).title != "Time control" {
		t.Error("rules are not known with a space")
	}
	for rule, w := range ruleTable {
		if w.title == "" || len([]rune(w.title)) > 40 {
			t.Errorf("%s: title %q", rule, w.title)
		}
	}
}

func TestSheetColumns(t *testing.T) {
	wide := make([]string, 40)
	for _, c := range []struct {
		name      string
		cells     []string
		col, want int
		last      int
	}{
		{"a narrow sheet is whole", make([]string, 9), 9, 9, 9},
		{"a wide one keeps the first three", wide, 30, 12, 33},
		{"a cell right of all values is there", make([]string, 4), 7, 7, 7},
		{"a problem of a whole row", make([]string, 5), 0, 5, 5},
	} {
		p := sheetPart{rows: []int{1}}
		p.choose([][]string{c.cells}, c.col)
		if len(p.cols) != c.want || p.cols[len(p.cols)-1] != c.last {
			t.Errorf("%s: columns %v", c.name, p.cols)
		}
		if c.col > 0 && (p.col < 0 || p.cols[p.col] != c.col) || c.col == 0 && p.col != -1 {
			t.Errorf("%s: cell at %d of %v", c.name, p.col, p.cols)
		}
	}
}

var ruleUsed = []*regexp.Regexp{
	regexp.MustCompile(`\b(?:bad|odd|note|game|unread)\("([a-z]+(?:[- ][a-z]+)*)"`),
	regexp.MustCompile(`\bRule: "([a-z]+(?:[- ][a-z]+)*)"`),
	regexp.MustCompile(`\bsay\((?:ratingcore\.(?:Error|Warning|Info)|weight\(\w+\)|level), "([a-z]+(?:[- ][a-z]+)*)"`),
}

// Every rule named in the sources of the core and the readers has words.
func TestRulesHaveWords(t *testing.T) {
	found := map[string]bool{}
	for _, dir := range []string{"ratingcore", "xlsx"} {
		files, _ := filepath.Glob(filepath.Join("..", dir, "*.go"))
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") {
				continue
			}
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for _, pattern := range ruleUsed {
				for _, m := range pattern.FindAllStringSubmatch(string(text), -1) {
					found[m[1]] = true
				}
			}
		}
	}
	if len(found) < 40 {
		t.Fatalf("only %d rules found in the sources", len(found))
	}
	for rule := range found {
		if _, ok := ruleTable[strings.ReplaceAll(rule, " ", "-")]; !ok {
			t.Errorf("no words for %q: add a line to ruleTable", rule)
		}
	}
}
