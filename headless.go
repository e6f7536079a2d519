//go:build !cgo || headless

package main

// windowed says whether this build has the window.
const windowed = false

// window is never reached in this build.
func window(console, []string) int { return failed }
