//go:build cgo && !headless && !windows

package main

import "fmt"

// commandLine is the program's name on the command line.
const commandLine = "wallchart"

// warn tells a sentence to who started the program.
func warn(c console, sentence string) { fmt.Fprintf(c.err, "wallchart: %s\n", sentence) }
