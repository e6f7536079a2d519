package report

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/pdfcpu/pdfcpu/pkg/api"

	"wallchart/ratingcore"
)

var printedAt = time.Date(2026, 10, 11, 19, 12, 0, 0, time.UTC)

// printed rates an event and returns its PDF.
func printed(t *testing.T, e *ratingcore.Event, o PDFOptions) []byte {
	t.Helper()
	var b bytes.Buffer
	if _, err := PDF(&b, ratingcore.Rate(e), o); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// spoken returns a cell's value as the parts that stand on paper, with blanks
// between them and around what the spare face sets.
func spoken(v ratingcore.Value) string {
	text := joined(" ", v.Main(ratingcore.Paper), v.Hang(ratingcore.Paper))
	if v.Kind == ratingcore.ResultValue {
		r := v.Result
		text = r.Outcome.Code()
		if r.Opponent > 0 {
			text += fmt.Sprint(" ", r.Opponent)
		}
		if r.Outcome.Played() {
			text = joined(" ", text, r.Color.Letter())
		}
	}
	for _, sign := range []string{"−", "≥", "≤"} {
		text = strings.ReplaceAll(text, sign, sign+" ")
	}
	return text
}

// TestPDFHoldsEveryCell reads the document back: the cells of every row stand
// in it in reading order.
func TestPDFHoldsEveryCell(t *testing.T) {
	for _, c := range sizes {
		t.Run(c.name, func(t *testing.T) {
			e := invent(c.in)
			r := ratingcore.Rate(e)
			var b bytes.Buffer
			if _, err := PDF(&b, r, PDFOptions{Paper: c.paper}); err != nil {
				t.Fatal(err)
			}
			text, at := " "+wholeText(t, b.Bytes())+" ", 0
			x := laidOut(t, r, PDFOptions{Paper: c.paper})[0].(*crosstable)
			for i := range x.table.Rows {
				var cells []string
				for _, l := range x.lanes {
					switch l.key {
					case ratingcore.KeyName:
						x.faces.run(semibold, x.rows[i].short, func(_ face, part string, _ float64) { cells = append(cells, part) })
					case ratingcore.KeyState, ratingcore.KeyID: // in a block under the name
					default:
						cells = append(cells, spoken(x.table.Rows[i].Values[l.at]))
					}
				}
				cells = slices.DeleteFunc(cells, func(c string) bool { return c == "" })
				at = follow(t, text, at, cells)
			}
		})
	}
}

// follow finds the cells one after another in a text, from a place on, each as
// words of its own, and returns the place behind the last.
func follow(t *testing.T, text string, at int, cells []string) int {
	t.Helper()
	for _, cell := range cells {
		i := strings.Index(text[at:], " "+cell+" ")
		if i < 0 {
			t.Fatalf("%q is not in what follows: %.120q", cell, text[at:])
		}
		at += i + 1 + len(cell)
	}
	return at
}

// laidOut lays an event out for the tests of the layout.
func laidOut(t *testing.T, r *ratingcore.Rated, o PDFOptions) []part {
	t.Helper()
	f, err := newFaces()
	if err != nil {
		t.Fatal(err)
	}
	return layOutAll(r, f, o)
}

// TestPDFIsValid has a strict reader check the documents.
func TestPDFIsValid(t *testing.T) {
	api.DisableConfigDir()
	for _, c := range sizes {
		if c.in.players > 100 {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			doc := printed(t, invent(c.in), PDFOptions{Paper: c.paper, Printed: printedAt})
			if err := api.Validate(bytes.NewReader(doc), nil); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestPDFIsRepeatable prints the same event twice: the bytes are the same, and
// differ when the printing time does.
func TestPDFIsRepeatable(t *testing.T) {
	in := invention{players: 30, rounds: 5, systems: "RQ", names: worldNames, seed: 2}
	one := printed(t, invent(in), PDFOptions{Printed: printedAt})
	for range 3 {
		if two := printed(t, invent(in), PDFOptions{Printed: printedAt}); !bytes.Equal(one, two) {
			t.Fatal("two documents of the same event differ")
		}
	}
	later := printed(t, invent(in), PDFOptions{Printed: printedAt.Add(time.Minute)})
	if bytes.Equal(one, later) {
		t.Error("the printing time leaves no trace")
	}
}

// TestPDFSaysWhen has the printing time where it is given and only there.
func TestPDFSaysWhen(t *testing.T) {
	in := invention{players: 8, rounds: 3, systems: "R", seed: 3}
	with := wholeText(t, printed(t, invent(in), PDFOptions{Printed: printedAt}))
	if want := "Printed Oct 11, 2026, 7:12 pm · page 1 of 1"; !strings.Contains(with, want) {
		t.Errorf("%q is missing", want)
	}
	without := wholeText(t, printed(t, invent(in), PDFOptions{}))
	if strings.Contains(without, "Printed") || !strings.Contains(without, "page 1 of 1") {
		t.Error("a document without a printing time shows one, or no page number")
	}
}

// TestPDFCountsPages numbers the pages of all sections through, with the
// headings on each.
func TestPDFCountsPages(t *testing.T) {
	e := invent(invention{players: 90, rounds: 5, systems: "R", seed: 4})
	second := e.Sections[0]
	second.Name = "Reserve"
	e.Sections = append(e.Sections, second)
	pages := pageTexts(t, printed(t, e, PDFOptions{}))
	if len(pages) < 4 {
		t.Fatalf("%d pages: the event is too small for this test", len(pages))
	}
	for i, p := range pages {
		text := strings.Join(p, " ")
		for _, want := range []string{fmt.Sprintf("page %d of %d", i+1, len(pages)), "Place No. Name St ID"} {
			if !strings.Contains(text, want) {
				t.Errorf("page %d: %q is missing", i+1, want)
			}
		}
	}
	one := pageTexts(t, printed(t, e, PDFOptions{Section: "Reserve"}))
	if len(one) != len(pages)/2 || !strings.HasPrefix(one[0][0], "Reserve") {
		t.Errorf("section Reserve alone has %d pages of %d", len(one), len(pages))
	}
}

// TestPDFMarks finds the bookmarks, the title and no font that is not used.
func TestPDFMarks(t *testing.T) {
	e := invent(invention{players: 8, rounds: 3, seed: 5})
	e.Sections[0].Name = "Élite"
	doc := printed(t, e, PDFOptions{})
	for _, want := range []string{utf16Text("Élite"), utf16Text(e.Name)} {
		if !bytes.Contains(doc, []byte(want)) {
			t.Errorf("%q is not in the document", want)
		}
	}
	if bytes.Contains(doc, []byte("utf8dejavu")) {
		t.Error("the spare face is embedded though nothing is set in it")
	}
	doc = printed(t, invent(invention{players: 8, rounds: 3, systems: "R", seed: 5}), PDFOptions{})
	if !bytes.Contains(doc, []byte("utf8dejavu")) {
		t.Error("the arrow between ratings has no face")
	}
}

func utf16Text(s string) string {
	b := []byte{0xFE, 0xFF}
	for _, r := range s {
		b = append(b, byte(r>>8), byte(r))
	}
	return string(b)
}

// TestPDFRefuses says what it cannot print.
func TestPDFRefuses(t *testing.T) {
	e := invent(invention{players: 4, rounds: 3, systems: "R", seed: 6})
	if _, err := PDF(&bytes.Buffer{}, ratingcore.Rate(e), PDFOptions{Section: "Booster"}); err == nil || !strings.Contains(err.Error(), `"Booster"`) {
		t.Errorf("a section that is not there gives %v", err)
	}
	if _, err := PDF(&bytes.Buffer{}, ratingcore.Rate(&ratingcore.Event{}), PDFOptions{}); err == nil {
		t.Error("an event without sections gives no error")
	}
	full := errors.New("no space left on device")
	if _, err := PDF(brokenWriter{full}, ratingcore.Rate(e), PDFOptions{}); !errors.Is(err, full) {
		t.Errorf("a full disk gives %v", err)
	}
}

type brokenWriter struct{ err error }

func (b brokenWriter) Write([]byte) (int, error) { return 0, b.err }

// TestPDFWarnsOfSigns prints names with signs that no face has.
func TestPDFWarnsOfSigns(t *testing.T) {
	e := invent(invention{players: 8, rounds: 3, systems: "R", names: []string{"Tanaka, Haruki (田中)", "Rook, \U0001F600 Ann"}, seed: 7})
	var b bytes.Buffer
	warnings, err := PDF(&b, ratingcore.Rate(e), PDFOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if len(warnings) != 2 {
		t.Fatalf("%d warnings for two names: %v", len(warnings), warnings)
	}
	text := wholeText(t, b.Bytes())
	for i, points := range []string{"U+7530 U+4E2D", "U+1F600"} {
		if w := warnings[i]; w.Severity != ratingcore.Warning || !strings.Contains(w.Text, points) {
			t.Errorf("warning %d: %v", i, w)
		}
		if want := fmt.Sprintf("No. %d %s", i+1, points); !strings.Contains(text, want) {
			t.Errorf("the legend lacks %q", want)
		}
	}
	if many := invent(invention{players: 12, rounds: 3, systems: "R", seed: 7}); true {
		for i := range many.Players {
			many.Players[i].Name = "王, " + many.Players[i].Name
		}
		warnings, _ = PDF(&b, ratingcore.Rate(many), PDFOptions{})
		if n := len(warnings); n != mostWarnings+1 || !strings.HasPrefix(warnings[n-1].Text, "7 more names") {
			t.Errorf("12 names give %d warnings: %v", n, warnings)
		}
	}
}
