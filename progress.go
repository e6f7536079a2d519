package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
	"unicode/utf8"

	"golang.org/x/term"
)

// progress tells on a terminal what a slow command is doing. It is silent for
// the first half second, and always where standard error is no terminal.
type progress struct {
	to    io.Writer // nil: silent
	mu    sync.Mutex
	what  string
	shown bool // the half second is over
	wide  int  // signs on the line
	timer *time.Timer
}

func newProgress(w io.Writer) *progress {
	p := &progress{}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		p.to = w
		p.timer = time.AfterFunc(time.Second/2, func() { p.set(func() { p.shown = true }) })
	}
	return p
}

// stage names what is done from now on.
func (p *progress) stage(what string) { p.set(func() { p.what = what }) }

// pause clears the line, so that something else can be written.
func (p *progress) pause() { p.stage("") }

// end clears the line for good. It may be called twice.
func (p *progress) end() {
	if p.timer != nil {
		p.timer.Stop()
	}
	p.pause()
}

// set changes the state and writes the line anew.
func (p *progress) set(change func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	change()
	if p.to == nil || !p.shown {
		return
	}
	fmt.Fprintf(p.to, "\r%*s\r", p.wide, "") // older consoles of Windows print escape sequences
	p.wide = 0
	if p.what != "" {
		line := p.what + " ..."
		p.wide = utf8.RuneCountInString(line)
		fmt.Fprint(p.to, line)
	}
}
