package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/ui/state"
)

func TestEventPictures(t *testing.T) {
	build := func(section int, change ...state.Edit) func(fyne.Canvas) fyne.CanvasObject {
		return func(fyne.Canvas) fyne.CanvasObject {
			d := state.Sample()
			for _, e := range change {
				if err := d.Try(e); err != nil {
					t.Fatal(err)
				}
			}
			p := newEventPage(eventCalls{try: d.Try})
			p.show(d, &state.View{Section: section})
			return p
		}
	}
	d := state.Sample()
	shoot(t, "event-05", fyne.NewSize(1120, 702), build(0))
	shoot(t, "event-blitz", fyne.NewSize(1120, 702), build(2))
	shoot(t, "event-small", fyne.NewSize(850, 900), build(1, d.SectionEdit(1, "Time control", "40/90,SD/30;+30"), d.EventEdit("City", "Otherwhere")))
}

func shownEvent(t *testing.T, d *state.Document, calls eventCalls) *eventPage {
	t.Helper()
	themed(t)
	p := newEventPage(calls)
	inWindow(t, p, fyne.NewSize(1120, 702))
	p.show(d, &state.View{})
	return p
}

func fieldOfFact(t *testing.T, list []eventField, label string) *field {
	t.Helper()
	for _, f := range list {
		if f.spec.label == label {
			return f.field
		}
	}
	t.Fatalf("no field %q", label)
	return nil
}

func TestEventShows(t *testing.T) {
	p := shownEvent(t, state.Sample(), eventCalls{})
	got := rowTexts(p.body.Objects)
	for _, want := range []string{"Sections", "Premier", "G/60;d5", "60 + 5 = 65", "Why Premier is rated in two systems", "Regular and Quick",
		"60 minutes", "5 seconds", "65, over the board", "One more second or minute and it counts for Regular only.", "30 and more", "11 to 65", "5 to 10"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not shown in\n%s", want, got)
		}
	}
	if f := fieldOfFact(t, p.facts, "End"); !strings.HasPrefix(f.spec.note, "Sun Oct 11, 2026") {
		t.Errorf("under the last day: %q", f.spec.note)
	}
	test.Tap(p.heads[2])
	if got := rowTexts(p.body.Objects); p.at != 2 || !strings.Contains(got, "Why Friday Blitz is rated Blitz") || strings.Contains(got, "Why Premier") {
		t.Errorf("a click does not open the section: %s", got)
	}
	test.Tap(p.heads[2])
	if p.at != -1 || len(p.own) != 0 {
		t.Error("a second click does not close it")
	}
}

// What is typed is judged as one types; only what is right is tried, and the
// systems follow.
func TestEventEdits(t *testing.T) {
	d := state.Sample()
	p := shownEvent(t, d, eventCalls{try: d.Try})
	id := fieldOfFact(t, p.facts, "Assistant TD ID")
	id.entry.FocusGained()
	id.entry.SetText("9000009")
	if words, wrong := id.below(); wrong || words != "7 of 8 digits" {
		t.Errorf("while typing: %q, %t", words, wrong)
	}
	id.entry.FocusLost()
	if words, wrong := id.below(); !wrong || words == "" || len(d.Edits) != 0 {
		t.Errorf("left while wrong: %q, edits %v", words, d.Edits)
	}
	id.entry.SetText("90000099")
	id.leave()
	if len(d.Edits) != 1 || d.Event.AssistantTD != "90000099" {
		t.Fatalf("edits %v", d.Edits)
	}
	if !strings.HasPrefix(id.spec.note, "in the file: ") {
		t.Errorf("under a changed fact: %q", id.spec.note)
	}
	control := fieldOfFact(t, p.own, "Time control")
	control.entry.FocusGained()
	control.entry.SetText("G/25;d3")
	if words, wrong := control.below(); wrong || words != "G/25;d3 → 28 → Quick" {
		t.Errorf("while typing a time control: %q, %t", words, wrong)
	}
	control.entry.FocusLost()
	if s := d.Rated.Sections[0].Systems; len(s) != 1 || s[0] != ratingcore.Quick {
		t.Fatalf("rated in %v", s)
	}
	if got := rowTexts(p.body.Objects); !strings.Contains(got, "Why Premier is rated Quick") {
		t.Error("the reason does not follow the time control")
	}
	d.BackToFile()
	p.show(d, &state.View{})
	if control.text() != "G/60;d5" || id.text() == "90000099" {
		t.Errorf("back in the file the fields say %q and %q", control.text(), id.text())
	}
}

func TestEventChoices(t *testing.T) {
	d := state.Sample()
	p := shownEvent(t, d, eventCalls{try: d.Try})
	for _, c := range p.choices {
		if c.title == "Online" {
			c.choice.choose(1)
		}
	}
	if s := d.Rated.Sections[0].Systems; len(s) != 1 || s[0] != ratingcore.OnlineRegular {
		t.Errorf("played online it is rated in %v", s)
	}
	got := rowTexts(p.body.Objects)
	if !strings.Contains(got, "65, online") {
		t.Errorf("the reason does not follow: %s", got)
	}
}

func TestBands(t *testing.T) {
	for _, c := range []struct {
		name   string
		day    uschess.Day
		online bool
		want   string
	}{
		{"2025, over the board", uschess.Date(2026, 1, 1), false, "R 30 and more, Q 11 to 65, B 5 to 10"},
		{"2025, online", uschess.Date(2026, 1, 1), true, "OR 30 and more, OQ 11 to 29, OB 5 to 10"},
		{"2016, online: no Regular yet", uschess.Date(2016, 1, 1), true, "OQ 11 to 65, OB 5 to 10"},
		{"2011: main time alone", uschess.Date(2012, 1, 1), false, "R 30 and more, Q 5 to 60"},
		{"2011, online", uschess.Date(2012, 1, 1), true, ""},
	} {
		r := uschess.RulesOn(c.day, c.day)
		var got []string
		for _, b := range bandsOf(&r, c.online) {
			got = append(got, b.system.String()+" "+b.words())
		}
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%s: %s, want %s", c.name, s, c.want)
		}
	}
}

func TestScale(t *testing.T) {
	r := uschess.RulesOn(uschess.Date(2026, 1, 1), uschess.Date(2026, 1, 1))
	bands := bandsOf(&r, false)
	s := scaleOf(bands, 65, 600)
	var ticks []string
	for _, l := range s.ticks {
		ticks = append(ticks, l.text)
	}
	if got := strings.Join(ticks, " "); got != "0 5 10 30 100" {
		t.Errorf("ticks %s: 65 stands at the mark, and none may touch another", got)
	}
	if !s.bars[0].on || !s.bars[1].on || s.bars[2].on || s.bars[0].right != s.right {
		t.Errorf("bars %+v", s.bars)
	}
	if s.marker != s.bars[1].right {
		t.Errorf("the mark stands at %v, Quick ends at %v", s.marker, s.bars[1].right)
	}
	long := scaleOf(bands, 165, 600)
	if long.marker >= long.right {
		t.Error("a long time control leaves the scale")
	}
}

func TestWhy(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*ratingcore.Event)
		want   string
	}{
		{"just over the edge", func(e *ratingcore.Event) { e.Sections[0].TimeControl = "G/60;d6" }, "Why Premier is rated Regular: G/60;d6 66 Regular; One second or minute less and it counts for Regular and Quick."},
		{"two stages", func(e *ratingcore.Event) { e.Sections[0].TimeControl = "40/90,SD/30;+30" }, "Why Premier is rated Regular: 40/90,SD/30;+30 150 Regular; "},
		{"too fast", func(e *ratingcore.Event) { e.Sections[0].TimeControl = "G/3;d0" }, "Why Premier is not rated: G/3;d0 3 not rated; "},
		{"systems given", func(e *ratingcore.Event) { e.Sections[0].Systems = []ratingcore.System{ratingcore.Quick} }, "Why Premier is rated Quick: Systems: Q Quick; The workbook names the systems."},
		{"not to be rated", func(e *ratingcore.Event) { e.Sections[0].NotRated = true }, "Why Premier is not rated: Rated: no not rated; Set Rated to yes"},
		{"ICU", func(e *ratingcore.Event) { e.Rules = "ICU" }, "Why Premier is rated ICU: ICU ICU; These rules have one rating system"},
		{"nonsense", func(e *ratingcore.Event) { e.Sections[0].TimeControl = "quick" }, "Why Premier is not rated: ; The time control is not understood"},
	} {
		e := editedEvent(state.Sample().File)
		c.change(e)
		w := whyOf(&ratingcore.Rate(e).Sections[0])
		got := fmt.Sprintf("%s: %s; %s%s", w.title, strings.Join(w.chips, " "), w.broken, strings.Join(w.more, " "))
		if !strings.HasPrefix(got, c.want) {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestWeekday(t *testing.T) {
	for in, want := range map[string]string{"2026-11-06": "Fri Nov 6, 2026", " 2024-02-29 ": "Thu Feb 29, 2024", "2026-02-30": "", "soon": "", "": ""} {
		if got := weekday(in); got != want {
			t.Errorf("weekday(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestLinesOf(t *testing.T) {
	for _, c := range []struct {
		width float32
		want  string
	}{{400, "[[0 1 2]]"}, {220, "[[0 1] [2]]"}, {50, "[[0] [1] [2]]"}} {
		if got := fmt.Sprint(linesOf([]float32{100, 100, 100}, c.width, 10)); got != c.want {
			t.Errorf("in %v: %s, want %s", c.width, got, c.want)
		}
	}
}
