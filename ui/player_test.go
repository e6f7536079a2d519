package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// paneWidth is the usual width of a pane, in units.
var paneWidth = state.DefaultSettings().Pane

// shownPane is a pane of the usual width in a window.
func shownPane(t *testing.T, calls playerCalls, v playerSubject) *playerPane {
	t.Helper()
	themed(t)
	p := newPlayerPane(calls)
	inWindow(t, p, fyne.NewSize(paneWidth, 700))
	p.show(v)
	return p
}

func TestPlayerPictures(t *testing.T) {
	for name, c := range map[string]struct {
		doc     func(*testing.T) *state.Document
		section int
		number  ratingcore.Number
		all     bool
		height  float32
	}{
		"player-02":      {sampleDoc, 0, 2, false, 702},
		"player-03":      {drawDoc, 0, 2, false, 702},
		"player-left":    {sampleDoc, 0, 14, false, 702},
		"player-unrated": {sampleDoc, 0, 25, false, 702},
		"player-young":   {sampleDoc, 0, 23, false, 702},
		"player-bye":     {sampleDoc, 0, 9, false, 702},
		"player-blitz":   {sampleDoc, 2, 10, false, 702},
		"player-steps":   {sampleDoc, 0, 2, true, 2000},
		"player-icu":     {func(t *testing.T) *state.Document { return byRules(t, "ICU") }, 0, 2, false, 702},
		"player-1994":    {func(t *testing.T) *state.Document { return byRules(t, "USCF 1994 current") }, 0, 25, false, 702},
		"player-abroad":  {abroad, 0, 1, false, 702},
		"player-none":    {sampleDoc, 0, -1, false, 702},
	} {
		shoot(t, name, fyne.NewSize(paneWidth, c.height), func(fyne.Canvas) fyne.CanvasObject {
			d := c.doc(t)
			v := playerSubject{doc: d, entry: -1}
			if c.number > 0 {
				v = subjectOf(t, d, c.section, c.number)
			}
			p := newPlayerPane(playerCalls{copied: func(string) {}})
			p.all = c.all
			p.show(v)
			return p
		})
	}
}

func TestPlayerShows(t *testing.T) {
	for name, c := range map[string]struct {
		section int
		number  ratingcore.Number
		want    []string
		without []string
	}{
		"standard":         {0, 2, []string{"Abernathy, Orson", "No 2 · ID 90000012 · MI · 1st with 4 of 5", "2204", "2212", "+8", "Expected score", "K × (4 – 3.549)", "Floor 2200 (title)", "not met", "Quick"}, []string{"Special formula"}},
		"withdrawn":        {0, 14, []string{"Withdrew after round 3", "Outside rating: Rd 4 U, Rd 5 U", "Score in 3 games", "2½ in games"}, nil},
		"unrated":          {0, 25, []string{"unr.", "Start by age", "First estimate", "Special formula", "new", "A first rating is no change"}, []string{"Expected score"}},
		"provisional, bye": {0, 23, []string{"P4", "P8", "Rating before, 4 games", "Outside rating: Rd 5 B", "Special formula"}, nil},
		"half-point bye":   {0, 9, []string{"Outside rating: Rd 2 H"}, nil},
		"forfeit":          {0, 21, []string{"Outside rating: Rd 3 F15"}, nil},
		"on the floor":     {0, 10, []string{"Floor 1800", "holds", "f"}, nil},
		"one system":       {2, 10, []string{"Blitz"}, []string{"Quick"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := shownPane(t, playerCalls{}, subjectOf(t, sampleDoc(t), c.section, c.number))
			got := boardTexts(p)
			for _, w := range c.want {
				if !strings.Contains(got, w) {
					t.Errorf("%q is not shown in\n%s", w, got)
				}
			}
			for _, w := range c.without {
				if strings.Contains(got, w) {
					t.Errorf("%q is shown", w)
				}
			}
		})
	}
}

// boardTexts are the lines and hotspots of a pane as text.
func boardTexts(p *playerPane) string {
	var words []string
	for _, o := range p.body.Objects {
		switch o := o.(type) {
		case *look.Row:
			words = append(words, o.String())
		case *hotspot:
			words = append(words, paneTexts(o))
		case *segments:
			words = append(words, strings.Join(o.words, " "))
		}
	}
	return strings.Join(words, "\n")
}

func TestPlayerWithEdit(t *testing.T) {
	p := shownPane(t, playerCalls{}, subjectOf(t, drawDoc(t), 0, 2))
	got := boardTexts(p)
	for _, w := range []string{"In the file", "What if", "same", "4½", "Against file", "+9", "4 in the file", "Rd 5, No 2 – No 1", "0–1 → ½–½", "No 11, Regular", "undone; Redo brings it back"} {
		if !strings.Contains(got, w) {
			t.Errorf("%q is not shown in\n%s", w, got)
		}
	}
	if strings.Contains(got, "Rating before, 1876 games") {
		t.Error("the short words are not used beside the file")
	}
}

func TestPlayerTaps(t *testing.T) {
	var systems, steps []int
	var met []ratingcore.Number
	var text string
	calls := playerCalls{system: func(i int) { systems = append(systems, i) }, next: func(by int) { steps = append(steps, by) },
		opponent: func(n ratingcore.Number) { met = append(met, n) }, copied: func(s string) { text = s }}
	p := shownPane(t, calls, subjectOf(t, sampleDoc(t), 0, 2))
	p.systems.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	p.down.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	test.Tap(p.up)
	test.Tap(p.games[4])
	test.Tap(p.copy)
	if len(systems) != 1 || systems[0] != 1 || len(steps) != 2 || steps[0] != 1 || steps[1] != -1 || len(met) != 1 || met[0] != 1 {
		t.Errorf("systems %v, steps %v, opponents %v", systems, steps, met)
	}
	for _, w := range []string{"Abernathy, Orson, No 2", "Step 5", "2212.2"} {
		if !strings.Contains(text, w) {
			t.Errorf("%q is not in the copied text\n%s", w, text)
		}
	}
	short := len(p.body.Objects)
	test.Tap(p.more)
	if got := boardTexts(p); !strings.Contains(got, "Step 4") || !strings.Contains(got, "Performance: the rating whose expected score") || p.more.name != "Fewer steps" {
		t.Error("all steps are not shown")
	}
	test.Tap(p.more)
	if len(p.body.Objects) != short {
		t.Error("the steps stay when they are closed")
	}
}

func TestNotRatedSection(t *testing.T) {
	d := sampleDoc(t)
	e := editedEvent(d.File)
	e.Sections[1].NotRated = true
	e.Sections[2].TimeControl = "G/5;?"
	d.Event, d.File = e, e
	d.Rated = ratingcore.Rate(e)
	d.Before = d.Rated
	p := shownPane(t, playerCalls{}, subjectOf(t, d, 1, 1))
	if got := boardTexts(p); !strings.Contains(got, "not to be rated") || !strings.Contains(got, "Ratings before the event") {
		t.Errorf("not to be rated: %s", got)
	}
	p.show(subjectOf(t, d, 2, 1))
	if got := boardTexts(p); !strings.Contains(got, "is not rated until 1 error") {
		t.Errorf("with an error: %s", got)
	}
	p.show(playerSubject{doc: d, entry: -1})
	if got := boardTexts(p); !strings.Contains(got, "No player chosen") {
		t.Errorf("nobody: %s", got)
	}
}

// Other rules have fewer quantities, and everything still has a picture.
func TestOtherRules(t *testing.T) {
	for _, rules := range []string{"ICU", "USCF 1994 current", "USCF 1994 proposed"} {
		d := byRules(t, rules)
		p := shownPane(t, playerCalls{}, playerSubject{doc: d, entry: -1})
		for i := range d.Rated.Sections[0].Entries {
			p.show(playerSubject{doc: d, section: 0, entry: i})
			if got := boardTexts(p); !strings.Contains(got, "How it came about") {
				t.Errorf("%s, entry %d: %s", rules, i, got)
			}
		}
	}
}

func TestPlayerWords(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 21: "21st", 113: "113th"} {
		if got := ordinal(n); got != want {
			t.Errorf("ordinal(%d) = %q", n, got)
		}
	}
	for in, want := range map[string]string{"July 2025, 4.2": "§4.2", "January 2015, 7": "§7", "November 2011, 1, step 1": "", "ICU article": "", "": ""} {
		if got := sectionMark(in); got != want {
			t.Errorf("sectionMark(%q) = %q, want %q", in, got, want)
		}
	}
	names := shortNames([]ratingcore.GameLine{{Name: "Roe, Ann"}, {Name: "Roe, Bo"}, {Name: "Ash, Cy"}, {Name: "Ash, Cy"}})
	if got := strings.Join(names, "; "); got != "Roe A; Roe B; Ash; Ash" {
		t.Errorf("short names: %s", got)
	}
	for in, want := range map[string]string{"W4b": "1–0", "l12": "0–1", "D": "½–½", "X7": "X", "H": "H", "": ""} {
		if got := scoreOf(in); got != want {
			t.Errorf("scoreOf(%q) = %q", in, got)
		}
	}
	for in, want := range map[string]string{"W4b": " – No 4", "F21": " – No 21", "B": "", "": ""} {
		if got := against(in); got != want {
			t.Errorf("against(%q) = %q", in, got)
		}
	}
}

func TestPairLines(t *testing.T) {
	file := []sumLine{{short: "K", value: "31.49"}, {short: "Bonus above 22.4", value: "+17.8"}, {short: "Rating after", value: "1776.6"}}
	tried := []sumLine{{short: "K", value: "31.49"}, {short: "Rating after", value: "1746.0", total: true}, {short: "Extra", value: "1"}}
	var got []string
	for _, p := range pairLines(file, tried) {
		word := p.tried
		if p.same {
			word = "same"
		}
		got = append(got, p.label+" "+p.file+" "+word)
	}
	want := "K 31.49 same; Bonus above 22.4 +17.8 –; Rating after 1776.6 1746.0; Extra – 1"
	if s := strings.Join(got, "; "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
}

// Games abroad have no rounds, and a game against nobody with a FIDE rating
// is no game of the formula.
func TestPlayerAbroad(t *testing.T) {
	d := abroad(t)
	if len(d.Rated.Sections[0].Entries) != 1 {
		t.Fatalf("problems %+v", d.Rated.Problems)
	}
	asked := 0
	p := shownPane(t, playerCalls{opponent: func(ratingcore.Number) { asked++ }}, playerSubject{doc: d, section: 0, entry: 0})
	got := boardTexts(p)
	for _, w := range []string{"Score in 3 games", "Roe", "Ash", "Oak", "by game", "Rating before"} {
		if !strings.Contains(got, w) {
			t.Errorf("%q is not shown in\n%s", w, got)
		}
	}
	if strings.Contains(got, "Elm") || strings.Contains(got, "Intermediate") {
		t.Errorf("shown:\n%s", got)
	}
	if test.Tap(p.games[0]); asked != 0 {
		t.Error("an opponent abroad leads to a row")
	}
}

// BenchmarkPlayer fills the pane anew, as after each edit.
func BenchmarkPlayer(b *testing.B) {
	themed(b)
	p := newPlayerPane(playerCalls{})
	inWindow(b, p, fyne.NewSize(paneWidth, 700))
	d := state.Sample()
	for b.Loop() {
		p.show(playerSubject{doc: d, entry: 3})
	}
}

// TestNumberRoom: opponents' numbers have room for four digits where there are
// as many players.
func TestNumberRoom(t *testing.T) {
	themed(t)
	for players, digits := range map[int]string{27: "27", 999: "999", 1000: "1000", 20000: "20000"} {
		v := &playerView{s: &ratingcore.RatedSection{Section: &ratingcore.Section{Entries: make([]ratingcore.Entry, players)}}}
		if room, takes := v.numberRoom(), look.Width(digits, look.Quiet); room < takes || players < 100 && room != 22 {
			t.Errorf("%d players have %.1f for their numbers, which take %.1f", players, room, takes)
		}
	}
}
