package system

import "os/exec"

func opener(path string) *exec.Cmd { return exec.Command("open", path) }

func shower(path string) *exec.Cmd { return exec.Command("open", "-R", path) }
