package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// room is a line of the design's table: a folder with everything below it, and
// what its packages may import. Of its own sub-packages a room always may.
type room struct {
	path  string
	ours  []string // our rooms it may import
	never []string // modules and standard packages it must not import, itself
	std   bool     // of the rest, the standard library alone
	only  string   // nothing but this package
}

const (
	excelizePath = "github.com/xuri/excelize/v2"
	gofpdfPath   = "github.com/jung-kurt/gofpdf"
	fynePath     = "fyne.io/fyne/v2"
)

// The rooms, the innermost first, so that the first that fits is a package's own.
var rooms = []room{
	{path: "wallchart/ratingcore/uschess", std: true, never: impure},
	{path: "wallchart/ratingcore/icu", std: true, never: impure},
	{path: "wallchart/ratingcore/uscf1994", std: true, never: impure},
	{path: "wallchart/ratingcore", std: true, never: impure},
	{path: "wallchart/xlsx", ours: []string{"wallchart/ratingcore"}, never: []string{fynePath, gofpdfPath}},
	{path: "wallchart/report", ours: []string{"wallchart/ratingcore", "wallchart/assets"}, never: []string{fynePath, excelizePath}},
	{path: "wallchart/ui", ours: []string{"wallchart/ratingcore", "wallchart/xlsx", "wallchart/report", "wallchart/assets"},
		never: []string{excelizePath, gofpdfPath, fynePath + "/app"}},
	{path: "wallchart/assets", only: "embed"},
	{path: "wallchart", ours: []string{"wallchart"}, never: []string{excelizePath, gofpdfPath}},
}

// impure are files, the clock, the environment, logging and chance.
var impure = []string{"os", "io/fs", "time", "log", "math/rand", "embed", "net", "syscall"}

// listed is what go list tells of a package.
type listed struct {
	ImportPath string
	Imports    []string
	Standard   bool
}

// wrongArrows returns "package imports package" for every import that the
// rooms forbid.
func wrongArrows(all []listed) []string {
	standard := map[string]bool{"C": true, "unsafe": true}
	for _, p := range all {
		standard[p.ImportPath] = p.Standard
	}
	var wrong []string
	for _, p := range all {
		if !under(p.ImportPath, "wallchart") {
			continue
		}
		home := rooms[slices.IndexFunc(rooms, func(r room) bool { return under(p.ImportPath, r.path) })]
		for _, to := range p.Imports {
			if !home.allows(to, standard[to]) {
				wrong = append(wrong, p.ImportPath+" imports "+to)
			}
		}
	}
	return wrong
}

func (r room) allows(to string, standard bool) bool {
	if under(to, "wallchart") {
		return under(to, r.path) || slices.ContainsFunc(r.ours, func(o string) bool { return under(to, o) })
	}
	if r.only != "" {
		return to == r.only
	}
	if slices.ContainsFunc(r.never, func(n string) bool { return under(to, n) }) {
		return false
	}
	return standard || !r.std
}

// under says whether a package is the folder, or below it.
func under(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, folder+"/")
}

func TestArrows(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped: -short leaves go list out")
	}
	out, err := exec.Command("go", "list", "-tags", "headless", "-deps", "-json=ImportPath,Imports,Standard", "./...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []listed
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := dec.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	for _, want := range []string{"wallchart", "wallchart/ratingcore", "wallchart/ratingcore/uschess", "wallchart/xlsx", "wallchart/report", "wallchart/assets"} {
		if !slices.ContainsFunc(all, func(p listed) bool { return p.ImportPath == want }) {
			t.Errorf("go list does not know %s", want)
		}
	}
	for _, w := range wrongArrows(all) {
		t.Error(w)
	}
}

// Every line of the table refuses something.
func TestWrongArrows(t *testing.T) {
	tests := []struct {
		from, to string
		wrong    bool
	}{
		{"wallchart/ratingcore", "wallchart/ratingcore/uschess", false},
		{"wallchart/ratingcore", "fmt", false},
		{"wallchart/ratingcore", "os", true},
		{"wallchart/ratingcore", "time", true},
		{"wallchart/ratingcore", "wallchart/xlsx", true},
		{"wallchart/ratingcore", "golang.org/x/text/unicode/norm", true},
		{"wallchart/ratingcore/uschess", "wallchart/ratingcore", true},
		{"wallchart/ratingcore/icu", "wallchart/ratingcore/uschess", true},
		{"wallchart/xlsx", "wallchart/ratingcore/uschess", false},
		{"wallchart/xlsx", excelizePath, false},
		{"wallchart/xlsx", "wallchart/report", true},
		{"wallchart/xlsx/trf", gofpdfPath, true},
		{"wallchart/report", gofpdfPath, false},
		{"wallchart/report", "github.com/go-fonts/dejavu/dejavusanscondensed", false},
		{"wallchart/report", "wallchart/assets", false},
		{"wallchart/report", excelizePath, true},
		{"wallchart/report/dbf", "wallchart/xlsx", true},
		{"wallchart/ui", fynePath + "/widget", false},
		{"wallchart/ui", fynePath + "/app", true},
		{"wallchart/ui", excelizePath, true},
		{"wallchart/assets", "embed", false},
		{"wallchart/assets", "fmt", true},
		{"wallchart/assets", "wallchart/ratingcore", true},
		{"wallchart", "wallchart/report", false},
		{"wallchart", "github.com/alecthomas/kong", false},
		{"wallchart", gofpdfPath, true},
		{"wallchart", excelizePath, true},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.from, " imports ", tt.to), func(t *testing.T) {
			all := []listed{{ImportPath: tt.from, Imports: []string{tt.to}}}
			for _, std := range []string{"fmt", "os", "time", "embed"} {
				all = append(all, listed{ImportPath: std, Standard: true})
			}
			var want []string
			if tt.wrong {
				want = []string{tt.from + " imports " + tt.to}
			}
			if diff := cmp.Diff(want, wrongArrows(all)); diff != "" {
				t.Errorf("wrong arrows (-want +got):\n%s", diff)
			}
		})
	}
}
