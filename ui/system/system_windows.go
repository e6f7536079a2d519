package system

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"

	"github.com/ncruces/zenity"
	"golang.org/x/sys/windows"
)

// opener is the shell's own command for a file.
func opener(path string) *exec.Cmd {
	return exec.Command("rundll32.exe", "url.dll,FileProtocolHandler", path)
}

// shower takes a raw command line: explorer wants the quotes around the path
// alone, which Go would put around the whole argument.
func shower(path string) *exec.Cmd {
	c := exec.Command("explorer.exe")
	c.SysProcAttr = &syscall.SysProcAttr{CmdLine: `explorer.exe /select,"` + path + `"`}
	return c
}

// prepare makes the thread fit for the shell's dialogs until done: they want a
// single-threaded apartment, without which some show an empty folder. The
// dialog belongs to the program's window in front, so that it stays above it
// and the window waits.
func prepare() (over []zenity.Option, done func()) {
	runtime.LockOSThread()
	done = runtime.UnlockOSThread
	if windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE) == nil {
		done = func() {
			windows.CoUninitialize()
			runtime.UnlockOSThread()
		}
	}
	front, process := windows.GetForegroundWindow(), uint32(0)
	if _, err := windows.GetWindowThreadProcessId(front, &process); err == nil && int(process) == os.Getpid() {
		over = []zenity.Option{zenity.Attach(uintptr(front))}
	}
	return over, done
}
