package main

import (
	"os"
	"testing"
)

// TestOnlyFiles: files open the window, a command stays one though a file or
// folder has its name.
func TestOnlyFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"event.xlsx", "rate", "My Event.xlsx"} {
		if err := os.WriteFile(name, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir("club.d", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, o := range []struct {
		args []string
		want bool
	}{
		{nil, true},
		{[]string{"event.xlsx"}, true},
		{[]string{"event.xlsx", "My Event.xlsx"}, true},
		{[]string{"./rate"}, true},
		{[]string{"rate"}, false},
		{[]string{"rate", "event.xlsx"}, false},
		{[]string{"event.xlsx", "gone.xlsx"}, false},
		{[]string{"club.d"}, false},
		{[]string{"--help"}, false},
	} {
		if got := onlyFiles(o.args); got != o.want {
			t.Errorf("%q: %v, want %v", o.args, got, o.want)
		}
	}
}
