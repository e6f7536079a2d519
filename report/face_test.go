package report

import (
	"math"
	"strings"
	"testing"
)

func testFaces(t *testing.T) *faces {
	t.Helper()
	f, err := newFaces()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestClean makes names printable.
func TestClean(t *testing.T) {
	f := testFaces(t)
	tests := []struct{ name, in, want, lacks string }{
		{"plain", "Abernathy, Alistair", "Abernathy, Alistair", ""},
		{"composed", "Žižkovic\u0301", "Žižković", ""},
		{"Vietnamese from parts", "A\u0302\u0301nh", "Ấnh", ""},
		{"line break and tab", "Ann\tLee\nB", "Ann Lee B", ""},
		{"hard blank", "de\u00a0la\u2009Cruz", "de la Cruz", ""},
		{"control and format characters", "A\x00nn\u200e\ufeff", "Ann", ""},
		{"Chinese", "田中 Ann 田", "▯▯ Ann ▯", "U+7530 U+4E2D"},
		{"beyond the basic plane", "Ann \U0001F600", "Ann ▯", "U+1F600"},
		{"chess piece from the spare face", "Ann ♞", "Ann ♞", ""},
		{"broken UTF-8", "Ann\xff", "Ann\ufffd", ""},
		{"Hebrew is set in the order it is seen", "כהן, דוד", "דוד ,ןהכ", ""},
		{"Hebrew among Latin", "Cohen (כהן) A", "Cohen (ןהכ) A", ""},
		{"empty", "", "", ""},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			got, lacks := f.clean(c.in)
			if got != c.want || codePoints(lacks) != c.lacks {
				t.Errorf("%q with %q, want %q with %q", got, codePoints(lacks), c.want, c.lacks)
			}
		})
	}
}

// TestCut shortens names at a letter.
func TestCut(t *testing.T) {
	f := testFaces(t)
	st := heavy(9.3)
	name := "Nieuwenhuijzen, Łucja"
	full := f.width(st, name)
	for _, c := range []struct {
		width float64
		want  string
	}{
		{full, name}, {full + 10, name}, {full - 1, "Nieuwenhuijzen, Łu…"}, {f.width(st, "Nieuwenhuijzen, L…"), "Nieuwenhuijzen…"}, {1, "…"},
	} {
		got, whole := f.cut(st, name, c.width)
		if got != c.want || whole != (c.want == name) {
			t.Errorf("in %.1f points: %q (whole: %v), want %q", c.width, got, whole, c.want)
		}
		if w := f.width(st, got); w > c.width+hair && got != "…" {
			t.Errorf("%q takes %.2f of %.2f points", got, w, c.width)
		}
	}
}

// TestRun splits text between the faces; the widths of the parts add up.
func TestRun(t *testing.T) {
	f := testFaces(t)
	for _, c := range []struct{ text, want string }{
		{"Ann", "0:Ann"}, {"−25", "2:−|0:25"}, {"a→b", "0:a|2:→|0:b"}, {"Łucja", "0:Łucja"}, {"→", "2:→"}, {"≥2400", "2:≥|0:2400"}, {"", ""},
	} {
		var got []string
		f.run(regular, c.text, func(in face, part string, at float64) {
			got = append(got, string('0'+rune(in))+":"+part)
			before := c.text[:strings.Index(c.text, part)]
			if want := f.ems(regular, before); math.Abs(at-want) > 1e-9 {
				t.Errorf("%q: %q stands at %.3f, want %.3f", c.text, part, at, want)
			}
		})
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%q is set as %s, want %s", c.text, s, c.want)
		}
	}
}

// TestFigures holds what the columns rely on: figures of one width.
func TestFigures(t *testing.T) {
	f := testFaces(t)
	for _, in := range []face{regular, semibold} {
		for r := '0'; r <= '9'; r++ {
			if f.ascii[in][r] != f.digit(in) {
				t.Errorf("face %d: the figure %c is %.4f wide, 0 is %.4f", in, r, f.ascii[in][r], f.digit(in))
			}
		}
	}
	if d := f.digit(regular); math.Abs(d-0.47) > 0.01 {
		t.Errorf("a figure is %.3f of the size wide, not 0.47", d)
	}
}
