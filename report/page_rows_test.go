package report

import (
	"bytes"
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// entered is a small event with a player who left, one who entered again, one
// who left before that again, and a name with signs that a PDF has to escape.
func entered() *ratingcore.Event {
	e := quad(
		"W2w W3b W4w W5b",
		"L1b W4w U   U",
		"W4b L1w U   U",
		"L3w L2b L1b H",
		"H   U   W6w L1w",
		"H   H   L5b U")
	e.Sections[0].Entries[4].Player = 2
	e.Players[0].Name = `Ĩn, (Ŝeĩ) A\B`
	e.Players[5].Name = `Ĩn, (Ŝeĩ) C\D`
	e.Players[3].Standings[0] = ratingcore.Standing{}
	return e
}

// TestTags looks at the lines of players who left or entered again: the line
// is gray, its tag black, and nothing else is gray but U.
func TestTags(t *testing.T) {
	s := copied(t, entered(), PDFOptions{})[0]
	for _, c := range []struct {
		name, tag string
		number    string
		gray      bool
	}{
		{"in play", "", "1", false},
		{"left", "wd 2", "2", true},
		{"entered again", "re-entered: 5", "3", true},
		{"the later entry", "re-entry of 3", "5", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			line := numbered(&s, c.number)
			tag := ""
			for _, m := range line {
				switch {
				case strings.HasPrefix(m.text, "wd") || strings.HasPrefix(m.text, "re-"):
					tag = m.text
					if m.gone {
						t.Errorf("the tag %q is gray", tag)
					}
				case m.text == "U" && !m.gone:
					t.Error("U is black")
				case m.text != "U" && m.gone != c.gray:
					t.Errorf("%q is gray: %v, want %v", m.text, m.gone, c.gray)
				}
			}
			if tag != c.tag {
				t.Errorf("tag %q, want %q", tag, c.tag)
			}
		})
	}
}

// numbered returns the line with a pairing number.
func numbered(s *sheet, number string) []mark {
	for i, m := range s.marks {
		if m.text == number && m.face == semibold && m.size > headingSize && m.x < 80 && m.y > topMargin+firstHead+headings {
			y := m.y
			var line []mark
			for _, o := range s.marks[i-1:] {
				if math.Abs(o.y-y) < 2 {
					line = append(line, o)
				}
			}
			return line
		}
	}
	return nil
}

// TestSemiBold has W, X, number, name, score and rating after in SemiBold and
// nothing else of a line.
func TestSemiBold(t *testing.T) {
	e := quad("W2w X3", "L1b D4w", "W4w F1", "L3b D2b")
	s := copied(t, e, PDFOptions{})[0]
	want := map[string]string{"1": "1 W X 2 ", "2": "2 ½ "}
	for number, w := range want {
		got := ""
		for _, m := range numbered(&s, number) {
			if m.face == semibold && !strings.Contains(m.text, ",") && len(m.text) < 4 {
				got += m.text + " "
			}
		}
		if got != w {
			t.Errorf("No. %s: %q are SemiBold, want %q", number, got, w)
		}
	}
}

// TestScoreGroups draws a heavier rule between scores, and only there.
func TestScoreGroups(t *testing.T) {
	e := invent(invention{players: 28, rounds: 5, systems: "R", seed: 1})
	r := ratingcore.Rate(e)
	c := laidOut(t, r, PDFOptions{})[0].(*crosstable)
	s := copied(t, e, PDFOptions{})[0]
	body := topMargin + firstHead + headings
	for i := 1; i < len(c.rows); i++ {
		y := body + float64(i)*c.high
		heavier := false
		for _, k := range s.strokes {
			heavier = heavier || k.width == 0.6 && math.Abs(k.y1-y) < 0.01
		}
		if opens := c.scoreOf(i) != c.scoreOf(i-1); opens != heavier {
			t.Errorf("row %d opens a score group: %v; heavier rule: %v", i+1, opens, heavier)
		}
	}
}

// TestBands fills every second row and the column of pairing numbers.
func TestBands(t *testing.T) {
	e := invent(invention{players: 28, rounds: 5, systems: "R", seed: 1})
	c := laidOut(t, ratingcore.Rate(e), PDFOptions{})[0].(*crosstable)
	s := copied(t, e, PDFOptions{})[0]
	number := laneOf(c.lanes, ratingcore.KeyNumber)
	count := map[ink]int{}
	for _, a := range s.areas {
		count[a.ink]++
		if a.ink != bandInk && (a.x != number.x || a.w != number.w) {
			t.Errorf("the column of numbers is filled from %.1f over %.1f, not from %.1f over %.1f", a.x, a.w, number.x, number.w)
		}
	}
	if count[bandInk] != 14 || count[crossInk] != 14 || count[numberInk] != 1 {
		t.Errorf("areas by ink: %v", count)
	}
}

// TestBlockLabels names the rounds before each line of a block.
func TestBlockLabels(t *testing.T) {
	e := invent(invention{players: 6, rounds: 14, systems: "RQ", seed: 5})
	text := wholeText(t, printed(t, e, PDFOptions{}))
	for label, want := range map[string]int{"1–7": 6, "8–14": 6} {
		if n := strings.Count(text, " "+label+" "); n != want {
			t.Errorf("the label %s stands %d times, want %d", label, n, want)
		}
	}
	for _, want := range []string{"R Regular, Q Quick", "Round 1 2 3 4 5 6 7 8 9 10 11 12 13 14", "ID, state"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in the headings", want)
		}
	}
}

// TestGains lists each rated player once.
func TestGains(t *testing.T) {
	table := ratingcore.Rate(entered()).Sections[0].Crosstable(ratingcore.Expected)
	got := ""
	for _, g := range gainsOf(table) {
		got += fmt.Sprintf("%d ", g.number)
	}
	if want := "1 2 3 6 "; got != want { // 4 is unrated, 5 is No. 3 again
		t.Errorf("numbers %q, want %q", got, want)
	}
	if gainsOf(ratingcore.Rate(invent(invention{players: 6, rounds: 3, seed: 2})).Sections[0].Crosstable(0)) != nil {
		t.Error("a section that is not rated has gains")
	}
}

// TestScale chooses grids.
func TestScale(t *testing.T) {
	for _, c := range []struct {
		points          []float64
		step, low, high float64
	}{
		{[]float64{3, -2}, 25, -25, 25}, {[]float64{24, -53}, 25, -53, 25}, {[]float64{138, -86}, 50, -86, 138}, {[]float64{900}, 200, -200, 900},
	} {
		var list []gain
		for _, p := range c.points {
			list = append(list, gain{points: p})
		}
		if step, low, high := scaleOf(list); step != c.step || low != c.low || high != c.high {
			t.Errorf("%v: %g from %g to %g, want %g from %g to %g", c.points, step, low, high, c.step, c.low, c.high)
		}
	}
}

// TestPressEscapes reads names back that hold what a PDF string must escape,
// also as the lower byte of a letter.
func TestPressEscapes(t *testing.T) {
	text := wholeText(t, printed(t, entered(), PDFOptions{}))
	for _, want := range []string{`Ĩn, (Ŝeĩ) A\B`, `Ĩn, (Ŝeĩ) C\D`} {
		if !strings.Contains(text, want) {
			t.Errorf("%q cannot be read back from %.300q", want, text)
		}
	}
}

// TestPressDates keeps the document's dates from the clock.
func TestPressDates(t *testing.T) {
	in := invention{players: 4, rounds: 3, systems: "R", seed: 5}
	for doc, want := range map[string]string{
		string(printed(t, invent(in), PDFOptions{Printed: printedAt})): "D:20261011191200",
		string(printed(t, invent(in), PDFOptions{})):                   "D:20000101000000",
	} {
		if n := strings.Count(doc, want); n != 2 {
			t.Errorf("%s stands %d times in the document, want creation and modification", want, n)
		}
	}
}

// TestSpareFaceIsSmaller sets the arrow at 0.92 of the type around it.
func TestSpareFaceIsSmaller(t *testing.T) {
	e := quad("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")
	c := laidOut(t, ratingcore.Rate(e), PDFOptions{})[0].(*crosstable)
	content := bytes.Join(streams(t, printed(t, e, PDFOptions{})), nil)
	sizes := map[string]bool{}
	for _, m := range regexp.MustCompile(`/F\w+ ([0-9.]+) Tf`).FindAllSubmatch(content, -1) {
		sizes[string(m[1])] = true
	}
	if want := fmt.Sprintf("%.2f", c.size*spareScale); !sizes[want] {
		t.Errorf("no text is set in %s: %v", want, sizes)
	}
}

// TestPressTurnsGray sets a line in gray, then turns back to black.
func TestPressTurnsGray(t *testing.T) {
	content := bytes.Join(streams(t, printed(t, entered(), PDFOptions{})), nil)
	gray, black := bytes.LastIndex(content, []byte("\n0.251 g\n")), bytes.LastIndex(content, []byte("\n0.000 g\n"))
	if gray < 0 || black < gray {
		t.Errorf("gray last at %d, black at %d", gray, black)
	}
	if n := bytes.Count(content, []byte("q 0.251 g")); n > 0 {
		t.Errorf("%d texts carry their color themselves", n)
	}
}

// TestPressSetsEachFace has every text of a page in the font of its face.
func TestPressSetsEachFace(t *testing.T) {
	e := invent(invention{players: 28, rounds: 5, systems: "RQ", names: worldNames, seed: 1})
	s := copied(t, e, PDFOptions{})[0]
	var want []face
	var texts []string
	for _, m := range s.marks {
		s.faces.run(m.face, m.text, func(in face, part string, _ float64) {
			want, texts = append(want, in), append(texts, part)
		})
	}
	content := streams(t, printed(t, e, PDFOptions{}))[0]
	fonts := map[face]string{}
	i, now := 0, ""
	for _, m := range regexp.MustCompile(`/(F[0-9a-f]+) [0-9.]+ Tf|\) Tj`).FindAllSubmatch(content, -1) {
		if m[1] != nil {
			now = string(m[1])
			continue
		}
		in := want[i]
		if fonts[in] == "" {
			fonts[in] = now
		}
		if now != fonts[in] {
			t.Fatalf("text %d, %q, is not set in face %d", i, texts[i], in)
		}
		i++
	}
	if i != len(want) || fonts[regular] == fonts[semibold] || fonts[regular] == fonts[spare] || fonts[semibold] == fonts[spare] {
		t.Errorf("%d of %d texts in the fonts %v", i, len(want), fonts)
	}
}
