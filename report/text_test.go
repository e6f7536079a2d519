package report

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/ratingcore"
)

var update = flag.Bool("update", false, "write the expected pages of text anew")

// textOf is the text of an event.
func textOf(t *testing.T, e *ratingcore.Event, o TextOptions) string {
	t.Helper()
	var b bytes.Buffer
	if err := Text(&b, ratingcore.Rate(e), o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// leavers is a section with a re-entry and a player who left.
func leavers(t *testing.T) *ratingcore.Event {
	e := handEvent(t)
	s := section(t, "Open", "G/90;+30", 4,
		"1 W2w D3b W6b W5b", "2 L1b W4w U U", "3 W5b D1w X5 L6w", "4 B L2b U U", "5 L3w B F3 L1w", "6 H H L1w W3b")
	s.Entries[5].Player = 3 // number 6 is number 4 again
	e.Sections = []ratingcore.Section{s}
	return e
}

func TestTextPages(t *testing.T) {
	tests := []struct {
		name  string
		event func(*testing.T) *ratingcore.Event
		opts  TextOptions
	}{
		{"whole", handEvent, TextOptions{}},
		{"section", handEvent, TextOptions{Section: "Open", Performance: ratingcore.Linear400}},
		{"narrow", handEvent, TextOptions{Section: "Open", Width: 110}},
		{"parts", handEvent, TextOptions{Section: "Open", Width: 60}},
		{"leavers", leavers, TextOptions{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := textOf(t, tt.event(t), tt.opts)
			file := filepath.Join("testdata", "text", tt.name+".txt")
			if *update {
				os.MkdirAll(filepath.Dir(file), 0o755)
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("%s (-want +got):\n%s", file, diff)
			}
		})
	}
}

// In a window that is too narrow tie-breaks go first, then ID and state, and
// what went is said.
func TestTextWidth(t *testing.T) {
	tests := []struct {
		name    string
		width   int
		dropped string
	}{
		{"no limit", 0, ""},
		{"wide enough", 200, ""},
		{"without the last tie-breaks", 130, "CoO, Cum"},
		{"without tie-breaks and ID", 110, "CoO, Cum, Sol, MM, ID"},
		{"in parts", 60, "CoO, Cum, Sol, MM, ID, St"},
		{"as narrow as it gets", 10, "CoO, Cum, Sol, MM, ID, St"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := textOf(t, handEvent(t), TextOptions{Section: "Open", Width: tt.width})
			_, said, found := strings.Cut(text, "left out of this narrow window: ")
			said, _, _ = strings.Cut(said, "\n")
			if found != (tt.dropped != "") || said != tt.dropped {
				t.Errorf("left out %q, want %q", said, tt.dropped)
			}
			for line := range strings.Lines(text) {
				if strings.HasPrefix(line, "Pl ") && tt.width > 50 && width(strings.TrimRight(line, "\n")) > tt.width {
					t.Errorf("%d places wide, want at most %d: %s", width(line), tt.width, line)
				}
			}
		})
	}
}

// Every row of a table puts its columns where the heading has them, whatever
// letters stand in the names.
func TestTextAligned(t *testing.T) {
	e := handEvent(t)
	for i, name := range []string{"Łaszczyński, Żółć", "Müller-Lüdenscheidt, Jürgen", "Nguyễn, Thị Ánh", "江戸川, 乱歩", "Şükrü, I\u0307brahim", "Ok, O\u0301"} {
		e.Players[i].Name = name
	}
	var found int
	for line := range strings.Lines(textOf(t, e, TextOptions{Section: "Open"})) {
		for _, id := range []string{"90000001", "90000002", "90000003", "90000004", "90000005"} {
			if before, _, ok := strings.Cut(line, id); ok {
				found++
				if got := width(before); got != 42 {
					t.Errorf("the ID stands at %d, want 42: %q", got, line)
				}
			}
		}
	}
	if found != 5 {
		t.Errorf("%d of 5 rows found", found)
	}
}

// A name cannot command the terminal or break the line.
func TestTextControl(t *testing.T) {
	e := handEvent(t)
	e.Name = "Open\x1b]0;owned\a"
	e.Players[0].Name = "Anders,\nAda\x1b[2J"
	text := textOf(t, e, TextOptions{})
	if strings.ContainsAny(text, "\x1b\a") {
		t.Error("a control sign came through")
	}
	if !strings.Contains(text, "Anders, Ada [2J") {
		t.Error("the name is not on one line")
	}
}

func TestSummary(t *testing.T) {
	want := "Autumn Open: 4 sections, 6 players, 1 error, 2 warnings"
	if got := Summary(ratingcore.Rate(handEvent(t))); got != want {
		t.Errorf("Summary = %q, want %q", got, want)
	}
}

// Problems come errors first, each with its place.
func TestProblemText(t *testing.T) {
	open := func(p ratingcore.Problem) ratingcore.Problem { p.Section = "Open"; return p }
	tests := []struct {
		name string
		in   ratingcore.Problem
		want string
	}{
		{"cell, player and round", open(ratingcore.Problem{Player: "Anders, Ada", Round: 2, At: ratingcore.Ref{Sheet: 1, Col: 5, Row: 3}, Text: "odd"}),
			"Open!E3, Anders, Ada, round 2: odd"},
		{"player named in the text", open(ratingcore.Problem{Player: "Anders, Ada", At: ratingcore.Ref{Sheet: 1, Col: 5, Row: 3}, Text: "Anders, Ada is odd"}),
			"Open!E3: Anders, Ada is odd"},
		{"another sheet", open(ratingcore.Problem{At: ratingcore.Ref{Sheet: 2, Col: 5, Row: 3}, Text: "odd"}), "Friends!E3, Open: odd"},
		{"sheet alone", ratingcore.Problem{At: ratingcore.Ref{Sheet: 2}, Text: "odd"}, "Friends: odd"},
		{"nowhere", ratingcore.Problem{Text: "odd"}, "odd"},
		{"control sign", ratingcore.Problem{Text: "odd\x1b"}, "odd "},
	}
	r := &ratingcore.Rated{Event: handEvent(t)}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := problemLine(r, tt.in); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
	r.Problems = []ratingcore.Problem{{Text: "note"}, {Severity: ratingcore.Warning, Text: "warning"}, {Severity: ratingcore.Error, Text: "error"}}
	var b bytes.Buffer
	if err := ProblemText(&b, r); err != nil {
		t.Fatal(err)
	}
	if want := "\nErrors (1)\n  error\n\nWarnings (1)\n  warning\n\nNotes (1)\n  note\n"; b.String() != want {
		t.Errorf("%q, want %q", b.String(), want)
	}
}
