package system

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestShowOfNothing(t *testing.T) {
	if err := Show(filepath.Join(t.TempDir(), "gone.pdf")); !os.IsNotExist(err) {
		t.Errorf("error %v", err)
	}
}

// The commands name the file whole, whatever its name holds.
func TestCommandsNameTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), `O'Hall & "friends", 50% $HOME.pdf`)
	line := func(args []string) string { return strings.Join(args, " ") }
	if c := opener(path); !strings.Contains(line(c.Args), path) {
		t.Errorf("open: %q", c.Args)
	}
	c := shower(path)
	if all := line(c.Args); c.SysProcAttr == nil && !strings.Contains(all, path) && !strings.Contains(all, filepath.Dir(path)) {
		t.Errorf("show: %q", c.Args)
	}
}

func TestBeginTellsMissingPrograms(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if err := Open("x.pdf"); err == nil || !strings.Contains(err.Error(), "no program is known") {
		t.Errorf("error %v", err)
	}
}
