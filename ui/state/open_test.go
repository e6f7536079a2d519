package state

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/assets"
)

func TestOpen(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "autumn.xlsx")
	if err := os.WriteFile(path, assets.Sample, 0o644); err != nil {
		t.Fatal(err)
	}
	var steps []string
	read := int64(0)
	d, err := Open(context.Background(), path, func(p Progress) {
		if len(steps) == 0 || steps[len(steps)-1] != p.Step {
			steps = append(steps, p.Step)
		}
		if p.Step == "Reading" {
			read = p.Done
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if d.Name != "autumn.xlsx" || d.Path != path || len(d.Rated.Sections) != 3 || d.Rated != d.Before || d.Event != d.File {
		t.Errorf("%s: %d sections", d.Name, len(d.Rated.Sections))
	}
	if got := strings.Join(steps, ", "); got != "Reading, Finding tables, Rating" || read != int64(len(assets.Sample)) {
		t.Errorf("steps %s, %d bytes", got, read)
	}
	if got := Check(path, d.Stamp()); got.Change != Unchanged || got.HeldBy != "" {
		t.Errorf("just read it is %+v", got)
	}
}

func TestOpenRefuses(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	large := write("large.xlsx", "")
	if err := os.Truncate(large, Largest+1); err != nil {
		t.Fatal(err)
	}
	tests := []struct{ name, path, want string }{
		{"missing", filepath.Join(dir, "gone.xlsx"), "gone.xlsx is not there any more"},
		{"folder", dir, "is a folder"},
		{"empty", write("empty.xlsx", ""), "empty.xlsx"},
		{"text", write("notes.txt", "hello"), "notes.txt"},
		{"large", large, "large.xlsx is larger than 32 MB"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if d, err := Open(context.Background(), tt.path, nil); err == nil || d != nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v", err)
			}
		})
	}
}

// Reading can be left at any step.
func TestOpenCancel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "autumn.xlsx")
	if err := os.WriteFile(path, assets.Sample, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, step := range []string{"Reading", "Finding tables", "Rating"} {
		ctx, cancel := context.WithCancel(context.Background())
		d, err := Open(ctx, path, func(p Progress) {
			if p.Step == step {
				cancel()
			}
		})
		if !errors.Is(err, context.Canceled) || d != nil {
			t.Errorf("left while %s: %v", step, err)
		}
		cancel()
	}
}

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "autumn.xlsx")
	if err := os.WriteFile(path, []byte("one"), 0o644); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	since := Stamp{info.ModTime(), info.Size()}
	if got := Check(path, since); got.Change != Unchanged {
		t.Errorf("%+v", got)
	}
	later := info.ModTime().Add(3 * time.Second)
	if err := os.Chtimes(path, later, later); err != nil {
		t.Fatal(err)
	}
	got := Check(path, since)
	if got.Change != Rewritten || !got.Now.Time.Equal(later) {
		t.Errorf("saved anew: %+v", got)
	}
	if got := Check(path, got.Now); got.Change != Unchanged {
		t.Errorf("since then: %+v", got)
	}
	for file, program := range map[string]string{"~$autumn.xlsx": "Excel", ".~lock.autumn.xlsx#": "LibreOffice"} {
		if err := os.WriteFile(filepath.Join(dir, file), nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if got := Check(path, since).HeldBy; got != program {
			t.Errorf("%s: held by %q", file, got)
		}
		os.Remove(filepath.Join(dir, file))
	}
	os.Remove(path)
	if got := Check(path, since); got.Change != Gone {
		t.Errorf("removed: %+v", got)
	}
}
