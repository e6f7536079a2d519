package report

import (
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// sixPlay is a section of six players who meet in so many rounds.
func sixPlay(t *testing.T, rounds int) *ratingcore.Event {
	t.Helper()
	e := handEvent(t)
	rows := []string{"1", "2", "3", "4", "5", "6"}
	for round := range rounds {
		for i := range 3 {
			a, b := i, 3+(i+round)%3
			rows[a] += " W" + string(rune('1'+b)) + "w"
			rows[b] += " L" + string(rune('1'+a)) + "b"
		}
	}
	e.Sections = []ratingcore.Section{section(t, "Open", "G/60;d5", rounds, rows...)}
	return e
}

// The column of norms is there when it is asked for and somebody has one, in
// plain letters, and the legend explains it.
func TestNorms(t *testing.T) {
	with, without := textOf(t, sixPlay(t, 5), TextOptions{Norms: true}), textOf(t, sixPlay(t, 5), TextOptions{})
	if !strings.Contains(with, "  Norms\n") || !strings.Contains(with, " title") || strings.Contains(without, "Norms") {
		t.Errorf("with norms:\n%s", with)
	}
	if words := strings.Join(strings.Fields(with), " "); !strings.Contains(words, "Norms: titles earned, and norms towards higher ones") {
		t.Errorf("the legend does not explain norms:\n%s", with)
	}
	if _, page, _ := strings.Cut(with, "Norms\n"); strings.ContainsAny(page, "×–") {
		t.Errorf("not plain text:\n%s", with)
	}
	if text := textOf(t, sixPlay(t, 3), TextOptions{Norms: true}); strings.Contains(text, "Norms") {
		t.Errorf("three games earn no norms, but there is a column:\n%s", text)
	}
}

// On paper norms take the place of ID, state and tie-breaks, but never make a
// player's line a block: where they do not fit they are left out, and that is
// said.
func TestNormsOnPaper(t *testing.T) {
	for _, c := range []struct {
		name    string
		rounds  int
		printed bool
	}{{"five rounds", 5, true}, {"fourteen rounds", 14, false}} {
		f, err := newFaces()
		if err != nil {
			t.Fatal(err)
		}
		parts := layOutAll(ratingcore.Rate(sixPlay(t, c.rounds)), f, PDFOptions{Norms: true})
		x := parts[0].(*crosstable)
		if got := laneOf(x.lanes, ratingcore.KeyNorms) != nil; got != c.printed {
			t.Errorf("%s: printed is %v", c.name, got)
		}
		if said := strings.HasPrefix(x.head.rules, "Left out for want of room: Norms · "); said == c.printed {
			t.Errorf("%s: the footer says %q", c.name, x.head.rules)
		}
	}
}
