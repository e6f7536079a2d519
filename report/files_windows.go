package report

import (
	"errors"
	"syscall"
	"time"
)

const inUse = "it is open in Excel or another program; close it there and run this again"

// causes by the error codes of Windows: replacing an open file gives 5 (access
// denied) like a missing permission does, opening it 32 or 33.
var causes = []cause{
	{diskFull, []error{syscall.Errno(39), syscall.Errno(112)}},
	{inUse, []error{syscall.Errno(32), syscall.Errno(33)}},
	{"no permission, or it is open in Excel; close it there or choose another folder", []error{syscall.Errno(5)}},
	{readOnly, []error{syscall.Errno(19)}},
	{longName, []error{syscall.Errno(123), syscall.Errno(206)}},
	{notFolder, []error{syscall.Errno(3), syscall.Errno(267)}},
}

// retry calls f until it succeeds, for up to 2 seconds while another program
// holds the file: virus scanners look at every new file for a moment.
func retry(f func() error) error {
	end := time.Now().Add(2 * time.Second)
	for {
		err := f()
		var code syscall.Errno
		if err == nil || !errors.As(err, &code) || code != 5 && code != 32 && code != 33 || time.Now().After(end) {
			return err
		}
		time.Sleep(50 * time.Millisecond)
	}
}
