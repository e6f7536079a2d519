package state

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestCrash runs itself, lets that run crash, and looks at what is left.
func TestCrash(t *testing.T) {
	if dir := os.Getenv("WALLCHART_TEST_CRASH"); dir != "" {
		KeepCrashes(dir)
		done := make(chan bool)
		go func() { panic("the sky fell") }()
		<-done
	}
	dir := filepath.Join(t.TempDir(), "Wallchart")
	if last := KeepCrashes(dir); last != "" {
		t.Errorf("the first start found %s", last)
	}
	if err := DropCrashes(dir); err != nil {
		t.Fatal(err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("a quiet start leaves %v", left)
	}

	child := exec.Command(os.Args[0], "-test.run", "^TestCrash$")
	child.Env = append(os.Environ(), "WALLCHART_TEST_CRASH="+dir)
	if out, err := child.CombinedOutput(); err == nil {
		t.Fatalf("the crash did not end the program:\n%s", out)
	}
	last := KeepCrashes(dir)
	defer DropCrashes(dir)
	if last == "" {
		t.Fatal("the crash was not found at the next start")
	}
	data, err := os.ReadFile(last)
	if err != nil || !strings.Contains(string(data), "the sky fell") {
		t.Errorf("the log is %q, %v", data, err)
	}
	if again := KeepCrashes(dir); again != "" {
		t.Errorf("the crash was told twice: %s", again)
	}
}
