package ui

import (
	"math"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
)

func TestNiceSteps(t *testing.T) {
	for _, c := range []struct {
		width float64
		most  int
		want  float64
	}{{5, 6, 1}, {9, 6, 2}, {40, 8, 5}, {1300, 5, 500}, {900, 5, 200}, {0, 5, 1}} {
		if got := niceStep(c.width, c.most); got != c.want {
			t.Errorf("niceStep(%v, %d) = %v, want %v", c.width, c.most, got, c.want)
		}
	}
	for x, want := range map[float64]float64{0: 10, 10: 10, 11: 15, 58: 60, 91: 100, 96.5: 100, 101: 150, 990: 1000} {
		if got := niceTop(x, 10); got != want {
			t.Errorf("niceTop(%v) = %v, want %v", x, got, want)
		}
	}
}

func TestSpreadLabels(t *testing.T) {
	at := func(ys ...float32) []plotLabel {
		var list []plotLabel
		for _, y := range ys {
			list = append(list, plotLabel{at: fyne.NewPos(0, y)})
		}
		return list
	}
	for _, c := range []struct {
		name    string
		in, out []float32
	}{
		{"apart already", []float32{10, 40}, []float32{10, 40}},
		{"on one another keep their order", []float32{30, 30, 30}, []float32{30, 44, 58}},
		{"pushed up from the end", []float32{68, 70}, []float32{56, 70}},
		{"given from below", []float32{50, 45}, []float32{59, 45}},
	} {
		got := at(c.in...)
		spreadLabels(got, 14, 6, 70)
		for i, l := range got {
			if l.at.Y != c.out[i] {
				t.Errorf("%s: label %d at %v, want %v", c.name, i, l.at.Y, c.out[i])
			}
		}
	}
}

// A bye or a forfeit adds nothing to the run, a game abroad has no round, and
// averages have no expectancies.
func TestRunOf(t *testing.T) {
	game := func(round int, points, expected float64) ratingcore.GameLine {
		return ratingcore.GameLine{Round: round, Points: points, Expected: expected}
	}
	for _, c := range []struct {
		name             string
		games            []ratingcore.GameLine
		rounds           int
		scored, expected []float64
		partly           bool
	}{
		{"all played", []ratingcore.GameLine{game(1, 1, .5), game(2, .5, .25)}, 2, []float64{1, 1.5}, []float64{.5, .75}, false},
		{"a bye in the middle", []ratingcore.GameLine{game(1, 1, .5), game(3, 1, .5)}, 3, []float64{1, 1, 2}, []float64{.5, .5, 1}, true},
		{"withdrawn after round 1", []ratingcore.GameLine{game(1, .5, .5)}, 3, []float64{.5, .5, .5}, []float64{.5, .5, .5}, true},
		{"re-entered, two games in round 2", []ratingcore.GameLine{game(1, 0, .5), game(2, 1, .5), game(2, 1, .5)}, 2, []float64{0, 2}, []float64{.5, 1.5}, false},
		{"abroad, without rounds", []ratingcore.GameLine{game(0, 1, .5), game(0, 0, .5)}, 0, []float64{1, 1}, []float64{.5, 1}, false},
		{"an average has no expectancies", []ratingcore.GameLine{game(1, 1, math.NaN())}, 1, []float64{1}, nil, false},
	} {
		r := runOf(c.games, c.rounds)
		if !slices.Equal(r.scored, c.scored) || !slices.Equal(r.expected, c.expected) || (r.expected == nil) != (c.expected == nil) || r.partly != c.partly {
			t.Errorf("%s: %+v", c.name, r)
		}
	}
}

func TestScorePlot(t *testing.T) {
	r := scoreRun{scored: []float64{1, 1, 2}, expected: []float64{.9, .9, 1.8}, played: []bool{true, false, true}}
	p := scorePlot(r, scoreWords{scored: "2 in games", expected: "1.8 expected"}, fyne.NewSize(242, 88))
	if len(p.dots) != 4 {
		t.Errorf("%d dots, want 2 a line: none in the round without a game", len(p.dots))
	}
	inside(t, "score", p, fyne.NewSize(242, 88))
	own, other := labelled(t, p, "2 in games"), labelled(t, p, "1.8 expected")
	if own.role != plotScored || !own.bold || other.at.Y-own.at.Y < 14 {
		t.Errorf("labels %+v and %+v", own, other)
	}
	r.file = []float64{1, 1, 1.5}
	p = scorePlot(r, scoreWords{scored: "2 scored", expected: "1.8 expected", file: "1½ in the file"}, fyne.NewSize(242, 88))
	if labelled(t, p, "2 scored").role != plotEdited || labelled(t, p, "1½ in the file").role != plotFile {
		t.Error("an edit has the color of the file's line")
	}
	long := scoreRun{scored: make([]float64, 40), expected: make([]float64, 40), played: make([]bool, 40)}
	if p := scorePlot(long, scoreWords{}, fyne.NewSize(242, 88)); len(p.dots) != 0 {
		t.Error("40 rounds have dots that cannot be told apart")
	}
	scorePlot(scoreRun{}, scoreWords{}, fyne.NewSize(242, 88))
}

func labelled(t *testing.T, p plot, text string) plotLabel {
	t.Helper()
	for _, l := range p.labels {
		if l.text == text {
			return l
		}
	}
	t.Fatalf("no label %q", text)
	return plotLabel{}
}

func inside(t *testing.T, name string, p plot, size fyne.Size) {
	t.Helper()
	within := func(at fyne.Position) bool {
		return at.X >= 0 && at.Y >= 0 && at.X <= size.Width && at.Y <= size.Height
	}
	for _, l := range p.lines {
		if !within(l.from) || !within(l.to) {
			t.Errorf("%s: line %+v leaves the picture", name, l)
		}
	}
	for _, d := range p.dots {
		if !within(d.at) {
			t.Errorf("%s: dot %+v leaves the picture", name, d)
		}
	}
}

func TestChangePlot(t *testing.T) {
	size := fyne.NewSize(242, 92)
	field := []changeDot{{pre: 1200, change: 12}, {pre: 1500, change: -30}, {pre: 1719, change: 58, own: true}, {pre: 2100, change: 3}}
	p := changePlot(field, plotName{"Lindqvist +58", 80}, size)
	inside(t, "change", p, size)
	own := 0
	for _, d := range p.dots {
		if d.role == plotScored {
			own++
		}
	}
	if len(p.dots) != 4 || own != 1 {
		t.Errorf("%d dots, %d of them own", len(p.dots), own)
	}
	if labelled(t, p, "+60").at.Y >= labelled(t, p, "−60").at.Y {
		t.Error("gains are drawn under losses")
	}
	if l := labelled(t, p, "Lindqvist +58"); l.at.X+80 > size.Width && l.align == fyne.TextAlignLeading {
		t.Errorf("the name leaves the picture: %+v", l)
	}
	if p := changePlot(nil, plotName{}, size); len(p.lines)+len(p.dots) != 0 {
		t.Error("an empty field draws something")
	}
}

// The name goes where no other dot is.
func TestNameAvoidsDots(t *testing.T) {
	field := []changeDot{{pre: 1500, change: 0, own: true}}
	for pre := 1000.0; pre <= 2000; pre += 25 {
		field = append(field, changeDot{pre: pre, change: 2}, changeDot{pre: pre, change: 60})
	}
	p := changePlot(field, plotName{"Somebody 0", 60}, fyne.NewSize(242, 92))
	l := labelled(t, p, "Somebody 0")
	left := l.at.X
	if l.align == fyne.TextAlignTrailing {
		left -= 60
	}
	own := len(p.dots) - 1
	p.dots = p.dots[:own]
	if n := p.under(left, l.at.Y, 60); n != 0 {
		t.Errorf("%d dots under the name at %v", n, l.at)
	}
}

// Unrated players have no change; the two rows of a re-entry are one dot.
func TestFieldOf(t *testing.T) {
	d := sampleDoc(t)
	s := &d.Rated.Sections[0]
	list := fieldOf(s, 0, entryOf(t, s.Section, 2))
	unrated := 0
	for i := range s.Entries {
		if !s.Before(0, i).Rated {
			unrated++
		}
	}
	if unrated == 0 || len(list) != len(s.Entries)-unrated {
		t.Errorf("%d dots for %d players, %d of them unrated", len(list), len(s.Entries), unrated)
	}
	own := 0
	for _, c := range list {
		if c.own {
			own++
			if c.change != 8 {
				t.Errorf("No 2 changed by %v, want the crosstable's +8", c.change)
			}
		}
	}
	if own != 1 {
		t.Errorf("%d players marked", own)
	}
	for _, c := range fieldOf(s, 0, entryOf(t, s.Section, 25)) {
		if c.own {
			t.Error("an unrated player is marked")
		}
	}
}

// A field of thousands draws a dot only once where many would cover it.
func TestCrowdedField(t *testing.T) {
	var field []changeDot
	for i := range 5000 {
		field = append(field, changeDot{pre: 1000 + float64(i%900), change: float64(i % 41)})
	}
	p := changePlot(field, plotName{}, fyne.NewSize(242, 92))
	if n := len(p.dots); n > 2000 || n < 200 {
		t.Errorf("%d dots for 5000 players", n)
	}
	few := changePlot(field[:3], plotName{}, fyne.NewSize(242, 92))
	if len(few.dots) != 3 {
		t.Errorf("%d dots for three players", len(few.dots))
	}
}
