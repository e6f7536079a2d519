package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/xuri/excelize/v2"

	"wallchart/assets"
	"wallchart/report"
)

var update = flag.Bool("update", false, "write the expected outputs anew")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"wallchart": main})
}

// TestScript runs testdata/script/*.txtar: command lines, what they print, and
// the files they leave. Beside the usual words a script may say
//
//	exits STATUS COMMAND...   runs a command that must exit with the status
//	workbook FILE SHEETS      makes a workbook of a text: "== Sheet", cells between bars
//	cut FILE NEW BYTES        copies the first bytes of a file
//	bytes FILE HEX ZEROS      writes bytes, and zeros behind them
func TestScript(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exits, "workbook": workbook, "cut": cut, "bytes": writeBytes,
		},
		Condition: func(cond string) (bool, error) {
			if cond == "root" {
				return os.Geteuid() == 0, nil
			}
			return false, fmt.Errorf("unknown condition %q", cond)
		},
	})
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits STATUS COMMAND...")
	}
	status, err := 0, ts.Exec(args[1], args[2:]...)
	if e := (*exec.ExitError)(nil); errors.As(err, &e) {
		status = e.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if strconv.Itoa(status) != args[0] {
		ts.Fatalf("exit status %d, want %s", status, args[0])
	}
}

func workbook(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: workbook FILE SHEETS")
	}
	data, err := makeBook(ts.ReadFile(args[1]))
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), data, 0o644))
}

// makeBook makes a workbook of its sheets as text. Numbers become numbers,
// but for IDs, which have eight digits.
func makeBook(text string) ([]byte, error) {
	f := excelize.NewFile()
	defer f.Close()
	sheet, row := "", 0
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "== "); ok {
			if sheet, row = name, 0; f.SheetCount == 1 && f.GetSheetName(0) == "Sheet1" {
				f.SetSheetName("Sheet1", sheet)
			} else if _, err := f.NewSheet(sheet); err != nil {
				return nil, err
			}
			continue
		}
		row++
		for i, cell := range strings.Split(line, "|") {
			at, _ := excelize.CoordinatesToCellName(i+1, row)
			if err := setCell(f, sheet, at, strings.TrimSpace(cell)); err != nil {
				return nil, err
			}
		}
	}
	var b bytes.Buffer
	err := f.Write(&b)
	return b.Bytes(), err
}

func setCell(f *excelize.File, sheet, at, text string) error {
	if n, err := strconv.ParseFloat(text, 64); err == nil && len(text) != 8 {
		return f.SetCellFloat(sheet, at, n, -1, 64)
	} else if text == "" {
		return nil
	}
	return f.SetCellStr(sheet, at, text)
}

func cut(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: cut FILE NEW BYTES")
	}
	n, err := strconv.Atoi(args[2])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(ts.ReadFile(args[0])[:n]), 0o644))
}

func writeBytes(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: bytes FILE HEX ZEROS")
	}
	var b []byte
	_, err := fmt.Sscanf(args[1], "%x", &b)
	ts.Check(err)
	n, err := strconv.Atoi(args[2])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), append(b, make([]byte, n)...), 0o644))
}

// An interrupt while the files are written leaves nothing behind.
func TestInterrupted(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "out")
	ctx, stop := context.WithCancel(context.Background())
	stop()
	set := []report.File{{Name: "sample-rated.xlsx", Data: assets.Sample}, {Name: "sample-crosstable.pdf", Data: []byte("%PDF-1.3\n%%EOF\n")}}
	if _, err := write(ctx, dir, set, readsBack); err == nil || !strings.Contains(err.Error(), "stopped from the keyboard") {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(dir); !os.IsNotExist(err) {
		t.Errorf("the folder stays: %v", err)
	}
	if _, err := save(dir, set, readsBack); err != nil {
		t.Errorf("without an interrupt: %v", err)
	}
}

// The README shows what the sample gives, line by line; "..." stands for lines
// that were left out.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, page, _ := strings.Cut(string(readme), "\n```\n")
	page, _, found := strings.Cut(page, "```\n")
	if !found {
		t.Fatal("README.md has no page of output")
	}
	t.Chdir(t.TempDir())
	var out, stderr bytes.Buffer
	if status := run([]string{"rate"}, &out, &stderr); status != done || stderr.Len() > 0 {
		t.Fatalf("status %d: %s", status, &stderr)
	}
	rest := filepath.ToSlash(out.String())
	for line := range strings.Lines(page) {
		if strings.TrimSpace(line) == "..." {
			continue
		}
		_, after, ok := strings.Cut(rest, line)
		if !ok {
			t.Errorf("README.md shows a line that the program does not print there:\n%s", line)
			continue
		}
		rest = after
	}
}
