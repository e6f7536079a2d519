package main

import (
	"strings"
	"testing"
)

// seen is the line that a terminal shows which knows no escape sequences.
func seen(written string) string {
	var line []rune
	at := 0
	for _, r := range written {
		if r == '\r' {
			at = 0
			continue
		}
		line = append(line[:at], append([]rune{r}, line[min(at+1, len(line)):]...)...)
		at++
	}
	return strings.TrimRight(string(line), " ")
}

func TestProgressLine(t *testing.T) {
	for _, c := range []struct {
		name   string
		stages []string
		want   string
	}{
		{"one stage", []string{"rating"}, "rating ..."},
		{"shorter than before", []string{"reading Łódź Open.xlsx", "rating"}, "rating ..."},
		{"longer than before", []string{"rating", "reading Łódź Open.xlsx"}, "reading Łódź Open.xlsx ..."},
		{"paused", []string{"reading Łódź Open.xlsx", ""}, ""},
		{"paused twice, then on", []string{"reading x", "", "", "writing"}, "writing ..."},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b strings.Builder
			p := &progress{to: &b, shown: true}
			for _, s := range c.stages {
				p.stage(s)
			}
			if got := seen(b.String()); got != c.want {
				t.Errorf("shows %q, want %q", got, c.want)
			}
		})
	}
}

func TestProgressWaits(t *testing.T) {
	var b strings.Builder
	p := &progress{to: &b}
	p.stage("reading")
	p.end()
	if b.Len() > 0 {
		t.Errorf("wrote %q before it was due", b.String())
	}
}
