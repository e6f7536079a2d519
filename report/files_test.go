package report

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// tree returns the files below a folder with their contents, folders with a
// slash behind.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	got := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == dir {
			return err
		}
		name, _ := filepath.Rel(dir, path)
		name = filepath.ToSlash(name)
		if d.IsDir() {
			got[name+"/"] = ""
			return nil
		}
		data, err := os.ReadFile(path)
		got[name] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func put(t *testing.T, path, text string, mode fs.FileMode) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

var pair = []File{{"Open-rated.xlsx", []byte("new book")}, {"Open-crosstable.pdf", []byte("new page")}}

func TestWriteFiles(t *testing.T) {
	failOn := func(bad string) func(string, []byte) error {
		return func(name string, data []byte) error {
			if name == bad {
				return errors.New("row 3 reads back differently")
			}
			return nil
		}
	}
	tests := []struct {
		name   string
		before func(t *testing.T, dir string) // what is there already
		sub    string                         // folder to write into, under dir
		files  []File
		check  func(string, []byte) error
		want   map[string]string // what is there afterwards
		err    string            // part of the error
	}{
		{name: "into an empty folder", files: pair,
			want: map[string]string{"Open-rated.xlsx": "new book", "Open-crosstable.pdf": "new page"}},
		{name: "folder is made", sub: "a/b", files: pair[:1],
			want: map[string]string{"a/": "", "a/b/": "", "a/b/Open-rated.xlsx": "new book"}},
		{name: "old files are replaced, others stay",
			before: func(t *testing.T, dir string) {
				put(t, filepath.Join(dir, "Open-rated.xlsx"), "old book", 0o644)
				put(t, filepath.Join(dir, "notes.txt"), "mine", 0o644)
			},
			files: pair,
			want:  map[string]string{"Open-rated.xlsx": "new book", "Open-crosstable.pdf": "new page", "notes.txt": "mine"}},
		{name: "second file fails its check: nothing changes",
			before: func(t *testing.T, dir string) { put(t, filepath.Join(dir, "Open-rated.xlsx"), "old book", 0o644) },
			files:  pair, check: failOn("Open-crosstable.pdf"),
			want: map[string]string{"Open-rated.xlsx": "old book"},
			err:  "Open-crosstable.pdf was not written: row 3 reads back differently"},
		{name: "failed check: the made folder goes again", sub: "a/b", files: pair, check: failOn("Open-rated.xlsx"),
			want: map[string]string{}, err: "was not written"},
		{name: "target is a folder",
			before: func(t *testing.T, dir string) {
				os.Mkdir(filepath.Join(dir, "Open-crosstable.pdf"), 0o755)
				put(t, filepath.Join(dir, "Open-rated.xlsx"), "old book", 0o644)
			},
			files: pair,
			want:  map[string]string{"Open-crosstable.pdf/": "", "Open-rated.xlsx": "old book"},
			err:   "a folder has that name; move it away or choose another folder"},
		{name: "folder is a file", sub: "out",
			before: func(t *testing.T, dir string) { put(t, filepath.Join(dir, "out"), "a file", 0o644) },
			files:  pair, want: map[string]string{"out": "a file"}, err: "is a file, not a folder; choose another folder"},
		{name: "folder under a file", sub: "out/deep",
			before: func(t *testing.T, dir string) { put(t, filepath.Join(dir, "out"), "a file", 0o644) },
			files:  pair, want: map[string]string{"out": "a file"}, err: "folder"},
		{name: "name with a folder", files: []File{{"../Open.pdf", nil}},
			want: map[string]string{}, err: "is not the name of a file"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			if tt.before != nil {
				tt.before(t, dir)
			}
			paths, err := WriteFiles(filepath.Join(dir, filepath.FromSlash(tt.sub)), tt.files, tt.check)
			wantError(t, err, tt.err)
			if err == nil && len(paths) != len(tt.files) {
				t.Errorf("%d paths for %d files", len(paths), len(tt.files))
			}
			if diff := cmp.Diff(tt.want, tree(t, dir)); diff != "" {
				t.Errorf("files (-want +got):\n%s", diff)
			}
		})
	}
}

func wantError(t *testing.T, err error, want string) {
	t.Helper()
	switch {
	case err == nil && want != "":
		t.Errorf("no error, want %q", want)
	case err != nil && want == "":
		t.Errorf("error %q", err)
	case err != nil && !strings.Contains(err.Error(), want):
		t.Errorf("error %q, want %q in it", err, want)
	case err != nil && strings.Contains(err.Error(), ".wallchart-"):
		t.Errorf("error %q names the temporary file", err)
	}
}

func TestWriteFilesKeepsMode(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("skipped: Windows has no such permissions")
	}
	dir := t.TempDir()
	put(t, filepath.Join(dir, "Open-rated.xlsx"), "old", 0o600)
	if _, err := WriteFiles(dir, pair, nil); err != nil {
		t.Fatal(err)
	}
	put(t, filepath.Join(dir, "plain"), "", 0o666)
	for name, like := range map[string]fs.FileMode{"Open-rated.xlsx": 0o600, "Open-crosstable.pdf": mode(t, dir, "plain")} {
		if got := mode(t, dir, name); got != like {
			t.Errorf("%s has mode %v, want %v", name, got, like)
		}
	}
}

func mode(t *testing.T, dir, name string) fs.FileMode {
	t.Helper()
	info, err := os.Stat(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return info.Mode().Perm()
}

// The second file cannot be renamed, since a folder took its name after
// everything was checked: the first one must come back.
func TestWriteFilesRestores(t *testing.T) {
	for _, old := range []bool{true, false} {
		dir := t.TempDir()
		want := map[string]string{"Open-crosstable.pdf/": ""}
		if old {
			put(t, filepath.Join(dir, "Open-rated.xlsx"), "old book", 0o644)
			want["Open-rated.xlsx"] = "old book"
		}
		_, err := WriteFiles(dir, pair, func(name string, _ []byte) error {
			if name == "Open-crosstable.pdf" {
				return os.Mkdir(filepath.Join(dir, name), 0o755)
			}
			return nil
		})
		wantError(t, err, "cannot replace")
		if diff := cmp.Diff(want, tree(t, dir)); diff != "" {
			t.Errorf("old file there: %v: files (-want +got):\n%s", old, diff)
		}
	}
}

func TestWriteFilesFollowsLink(t *testing.T) {
	dir := t.TempDir()
	cloud := filepath.Join(dir, "cloud.xlsx")
	put(t, cloud, "old book", 0o644)
	link := filepath.Join(dir, "Open-rated.xlsx")
	if err := os.Symlink(cloud, link); err != nil {
		t.Skipf("skipped: no links here: %v", err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Skip("skipped: a link is made as something else here")
	}
	if _, err := WriteFiles(dir, pair[:1], nil); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link was replaced: %v %v", info, err)
	}
	if got := tree(t, dir)["cloud.xlsx"]; got != "new book" {
		t.Errorf("behind the link stands %q", got)
	}
}

func TestWriteFilesNameTooLong(t *testing.T) {
	dir := t.TempDir()
	_, err := WriteFiles(dir, []File{{strings.Repeat("x", 300) + ".pdf", nil}}, nil)
	wantError(t, err, "the name is too long")
	long := strings.Repeat("x", 250) + ".pdf" // 254 bytes: allowed
	if _, err := WriteFiles(dir, []File{{long, []byte("page")}}, nil); err != nil {
		t.Errorf("a name of %d bytes: %v", len(long), err)
	}
	if diff := cmp.Diff(map[string]string{long: "page"}, tree(t, dir)); diff != "" {
		t.Errorf("files (-want +got):\n%s", diff)
	}
}

func TestOpenIn(t *testing.T) {
	tests := []struct{ name, owner, want string }{
		{"nothing beside it", "other.xlsx", ""},
		{"Excel", "~$Open-rated.xlsx", "Excel"},
		{"LibreOffice", ".~lock.Open-rated.xlsx#", "LibreOffice"},
		{"of another file", "~$Open.xlsx", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			put(t, filepath.Join(dir, tt.owner), "", 0o644)
			if got := OpenIn(filepath.Join(dir, "Open-rated.xlsx")); got != tt.want {
				t.Errorf("OpenIn = %q, want %q", got, tt.want)
			}
		})
	}
}
