package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// touching are methods that change what is on the screen, or the window's own
// state: work in the background leaves them to onMain.
var touching = map[string]bool{
	"Refresh": true, "SetText": true, "SetContent": true, "SetMainMenu": true, "SetTitle": true, "Resize": true, "Move": true, "Show": true, "Hide": true,
	"Focus": true, "Unfocus": true, "Close": true, "RequestFocus": true, "Add": true, "Remove": true, "ScrollTo": true, "Enable": true, "Disable": true,
	"SetSource": true, "SetTheme": true, "SetOffset": true, "Set": true, "show": true, "hide": true, "set": true, "tell": true, "refresh": true,
	"showStatus": true, "showNotice": true, "showStart": true, "showMiddle": true, "showPlayer": true, "showSide": true, "showMenu": true, "take": true,
	"refuse": true, "failed": true, "written": true, "reload": true, "diskChanged": true, "keep": true, "because": true, "try": true, "edited": true,
	"redress": true, "turnTo": true, "focusPage": true, "Try": true, "Undo": true, "Redo": true, "BackToFile": true,
}

// offMain finds the calls in a function that runs away from the window's
// goroutine which belong there.
func offMain(fset *token.FileSet, body ast.Node) (found []string) {
	ast.Inspect(body, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		if name, ok := call.Fun.(*ast.Ident); ok && name.Name == "onMain" {
			return false // what is in it is done on the window's goroutine
		}
		if s, ok := call.Fun.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && x.Name == "fyne" && (s.Sel.Name == "Do" || s.Sel.Name == "DoAndWait") {
				return false
			}
			if touching[s.Sel.Name] {
				found = append(found, fset.Position(call.Pos()).String()+" "+s.Sel.Name)
			}
		}
		return true
	})
	return found
}

// guarded checks all functions of a file that run on goroutines of their own.
func guarded(fset *token.FileSet, f *ast.File) (found []string, checked int) {
	look := func(n ast.Node) {
		checked++
		found = append(found, offMain(fset, n)...)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			if lit, ok := n.Call.Fun.(*ast.FuncLit); ok {
				look(lit.Body)
			}
			for _, a := range n.Call.Args {
				if lit, ok := a.(*ast.FuncLit); ok {
					look(lit.Body)
				}
			}
		case *ast.CallExpr:
			if name, ok := n.Fun.(*ast.Ident); ok && (name.Name == "background" || name.Name == "ask") && len(n.Args) >= 2 {
				look(n.Args[len(n.Args)-2])
			}
		case *ast.AssignStmt: // work := func(ctx) …, handed to background later
			for i, l := range n.Lhs {
				if id, ok := l.(*ast.Ident); ok && id.Name == "work" && i < len(n.Rhs) {
					look(n.Rhs[i])
				}
			}
		}
		return true
	})
	return found, checked
}

// No function that runs beside the window's goroutine touches the window.
func TestThreads(t *testing.T) {
	fset := token.NewFileSet()
	all := 0
	for _, dir := range []string{".", "grid", "look", "state", "system"} {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(dir, err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(fset, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			found, n := guarded(fset, f)
			all += n
			for _, what := range found {
				t.Errorf("%s outside the window's goroutine", what)
			}
		}
	}
	if all < 8 {
		t.Errorf("only %d functions run in the background: the check sees too little", all)
	}
}

// The check itself finds what it is for.
func TestThreadsFinds(t *testing.T) {
	for src, want := range map[string]int{
		`go func() { w.show() }()`:                           1,
		`go func() { onMain(func() { w.show() }) }()`:        0,
		`go func() { fyne.Do(func() { l.SetText("x") }) }()`: 0,
		`background(func(c C) (int, error) { l.SetText("x"); return 1, nil }, func(int, error) { w.show() })`: 1,
		`work := func(c C) (int, error) { w.tell("x"); return 1, nil }; background(work, nil)`:                1,
		`go look(c, func(d D) { w.diskChanged(d) })`:                                                          1,
		`ask(w, func(c C) (int, error) { l.SetText("x"); return 1, nil }, func(int, error) { w.show() })`:     1,
		`w.show()`: 0,
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "x.go", "package x\nfunc f() {\n"+src+"\n}", 0)
		if err != nil {
			t.Fatal(err)
		}
		if found, _ := guarded(fset, f); len(found) != want {
			t.Errorf("%s: %v", src, found)
		}
	}
	if _, err := os.Stat("background.go"); err != nil {
		t.Error("not in the folder of package ui")
	}
}
