package system

import (
	"os/exec"
	"syscall"
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
