package report

import (
	"bytes"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// tmpfs mounts a small file system in memory, for the disks that cannot be had
// otherwise.
func tmpfs(t *testing.T, options string) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, options); err != nil {
		t.Skipf("skipped: a small disk cannot be made here (%v)", err)
	}
	t.Cleanup(func() { syscall.Unmount(dir, 0) })
	return dir
}

// The second file of the set does not fit: neither must be there, and the old
// one must stay. They are filled at the same time, so that either may be the
// one that finds the disk full.
func TestWriteFilesFullDisk(t *testing.T) {
	dir := tmpfs(t, "size=256k")
	put(t, filepath.Join(dir, "Open-rated.xlsx"), "old book", 0o644)
	big := []File{pair[0], {"Open-crosstable.pdf", bytes.Repeat([]byte("page"), 100_000)}}
	_, err := WriteFiles(dir, big, nil)
	wantError(t, err, ": the disk is full; make room or choose another folder")
	if diff := cmp.Diff(map[string]string{"Open-rated.xlsx": "old book"}, tree(t, dir)); diff != "" {
		t.Errorf("files (-want +got):\n%s", diff)
	}
}

func TestWriteFilesReadOnly(t *testing.T) {
	dir := tmpfs(t, "size=256k")
	if err := syscall.Mount("", dir, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Skipf("skipped: a read-only disk cannot be made here (%v)", err)
	}
	_, err := WriteFiles(dir, pair, nil)
	wantError(t, err, "the disk or folder is read-only; choose another folder")
	_, err = WriteFiles(filepath.Join(dir, "out"), pair, nil)
	wantError(t, err, "cannot make the folder")
}

func TestWriteFilesNoPermission(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("skipped: the superuser may write everywhere")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	_, err := WriteFiles(dir, pair, nil)
	wantError(t, err, "no permission; choose a folder of your own")
}
