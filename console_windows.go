//go:build cgo && !headless

package main

import (
	"os"
	"strings"

	"golang.org/x/sys/windows"
)

// commandLine is the program for the command prompt, which waits for it.
const commandLine = "wallchart-cli"

var attachConsole = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")

// parent is the console of the program that started this one.
const parent = ^uintptr(0)

// A program with a window has no console on Windows. Started with words it
// writes to that of the command prompt, where there is one; output that is
// redirected to a file or a program arrives there as it is.
func init() {
	if onlyFiles(os.Args[1:]) {
		return // a window would end together with the command prompt
	}
	if ok, _, _ := attachConsole.Call(parent); ok == 0 {
		return
	}
	os.Stdout, os.Stderr = onConsole(os.Stdout), onConsole(os.Stderr)
}

// onConsole returns the console in place of a stream that leads nowhere.
func onConsole(f *os.File) *os.File {
	if _, err := windows.GetFileType(windows.Handle(f.Fd())); err == nil {
		return f
	}
	if to, err := os.OpenFile("CONOUT$", os.O_RDWR, 0); err == nil {
		return to
	}
	return f
}

// warn shows a sentence in a box of its own.
func warn(_ console, sentence string) {
	text, err := windows.UTF16PtrFromString(strings.ToUpper(sentence[:1]) + sentence[1:] + ".")
	if err == nil {
		windows.MessageBox(0, text, windows.StringToUTF16Ptr("Wallchart"), windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
	}
}
