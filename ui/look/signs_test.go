package look

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/image/font/sfnt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestSplit(t *testing.T) {
	tests := []struct {
		in   string
		want []string
	}{
		{"", nil},
		{"2.5", []string{"2.5"}},
		{"≤977", []string{"≤", "977"}},
		{"Bonus above 10√5 = 22.4", []string{"Bonus above 10", "√", "5 = 22.4"}},
		{"→→", []string{"→→"}},
		{"G/60;d5 → 65", []string{"G/60;d5 ", "→", " 65"}},
		{"½ – Ferrante, Núñez", []string{"½ – Ferrante, Núñez"}},
	}
	for _, tt := range tests {
		t.Run(tt.in, func(t *testing.T) {
			got := Split(tt.in)
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
			if strings.Join(got, "") != tt.in {
				t.Errorf("pieces join to %q", strings.Join(got, ""))
			}
		})
	}
}

func font(t *testing.T, r fyne.Resource) *sfnt.Font {
	t.Helper()
	f, err := sfnt.Parse(r.Content())
	if err != nil {
		t.Fatalf("%s: %v", r.Name(), err)
	}
	return f
}

func has(f *sfnt.Font, r rune) bool {
	g, err := f.GlyphIndex(nil, r)
	return err == nil && g != 0
}

// Signs are in both DejaVu faces, and each is missing in Noto Sans.
func TestSigns(t *testing.T) {
	regular, bold := font(t, theme.DefaultTextFont()), font(t, theme.DefaultTextBoldFont())
	for _, r := range Signs {
		if !has(font(t, dejavu), r) || !has(font(t, dejavuBold), r) {
			t.Errorf("DejaVu lacks %q", r)
		}
		if has(regular, r) && has(bold, r) {
			t.Errorf("Noto Sans has %q: it is no sign", r)
		}
	}
}

// Every rune that the window's source can show is in Noto Sans, or a sign; and
// signs are not given to Fyne directly, which would borrow them from the
// machine's fonts.
func TestSourceRunes(t *testing.T) {
	regular, bold := font(t, theme.DefaultTextFont()), font(t, theme.DefaultTextBoldFont())
	fine := func(r rune) bool {
		return r < ' ' || has(regular, r) && has(bold, r) || strings.ContainsRune(Signs, r)
	}
	set := token.NewFileSet()
	files := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil // the compiler says it better
		}
		files++
		for _, bad := range wrongRunes(f, fine) {
			t.Errorf("%s", strings.Replace(bad.text, "@", set.Position(bad.at).String(), 1))
		}
		return nil
	})
	if err != nil || files == 0 {
		t.Fatalf("%d files read: %v", files, err)
	}
}

type wrongRune struct {
	at   token.Pos
	text string
}

// wrongRunes finds the runes that are not fine in a file's strings, and signs
// in arguments of Fyne's functions.
func wrongRunes(f *ast.File, fine func(rune) bool) []wrongRune {
	var wrong []wrongRune
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			s, err := strconv.Unquote(n.Value)
			if n.Kind != token.STRING || err != nil {
				return true
			}
			for _, r := range s {
				if !fine(r) {
					wrong = append(wrong, wrongRune{n.Pos(), fmt.Sprintf("@: %q is neither in Noto Sans nor a sign of look", r)})
				}
			}
		case *ast.CallExpr:
			if of(n.Fun, " strings unicode ") {
				return false // searched for, not shown
			}
			if !of(n.Fun, " widget canvas dialog container fyne ") {
				return true
			}
			for _, a := range n.Args {
				if l, ok := a.(*ast.BasicLit); ok && strings.ContainsAny(l.Value, Signs) {
					wrong = append(wrong, wrongRune{l.Pos(), "@: " + l.Value + " needs look.Text, look.Words or look.NewRow"})
				}
			}
		}
		return true
	})
	return wrong
}

// of says whether a call is to one of the packages.
func of(f ast.Expr, packages string) bool {
	s, ok := f.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	x, ok := s.X.(*ast.Ident)
	return ok && strings.Contains(packages, " "+x.Name+" ")
}

func TestWrongRunes(t *testing.T) {
	tests := []struct {
		name, code string
		wrong      int
	}{
		{"plain words", `var a = "2½ – §4"`, 0},
		{"a sign for look", `var a = look.Words("→", look.Body)`, 0},
		{"a sign for Fyne", `var a = widget.NewLabel("≤977")`, 1},
		{"a rune looked for", `var a = strings.ContainsRune("\u2654", 'x')`, 0},
		{"a rune of no face", `var a = "\u2654"`, 1},
	}
	fine := func(r rune) bool { return r != '\u2654' }
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f, err := parser.ParseFile(token.NewFileSet(), "x.go", "package x\n"+tt.code, 0)
			if err != nil {
				t.Fatal(err)
			}
			if got := wrongRunes(f, fine); len(got) != tt.wrong {
				t.Errorf("found %v, want %d", got, tt.wrong)
			}
		})
	}
}

func TestTextFace(t *testing.T) {
	test.NewTempApp(t)
	tests := []struct {
		text string
		bold bool
		want fyne.Resource
	}{
		{"1777", true, nil},
		{"", false, nil},
		{"≥", false, dejavu},
		{"≥", true, dejavuBold},
	}
	for _, tt := range tests {
		t.Run(tt.text, func(t *testing.T) {
			if got := Text(tt.text, Style{Bold: tt.bold}).FontSource; got != tt.want {
				t.Errorf("face is %v, want %v", got, tt.want)
			}
		})
	}
}
