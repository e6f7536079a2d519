//go:build !windows

package report

import (
	"io/fs"
	"syscall"
)

var causes = []cause{
	{diskFull, []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}},
	{readOnly, []error{syscall.EROFS}},
	{noPermit, []error{fs.ErrPermission}},
	{longName, []error{syscall.ENAMETOOLONG}},
	{notFolder, []error{syscall.ENOTDIR}},
}

// retry calls f: an open file does not keep it from being replaced here.
func retry(f func() error) error { return f() }
