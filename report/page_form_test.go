package report

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// told puts a form into words: how the page lies, the type, the lines a
// player, which optional columns are there, and the pages.
func told(c *crosstable) string {
	lies := "portrait"
	if c.wide {
		lies = "landscape"
	}
	var has []string
	ties := 0
	lanes := c.lanes
	lines := "1 line"
	if c.block != nil {
		lanes = append(lanes, c.block.under...)
		lines = fmt.Sprintf("%d lines %v", c.block.lines, c.block.rounds)
	}
	for _, l := range lanes {
		switch l.key {
		case ratingcore.KeyID, ratingcore.KeyState:
			has = append(has, l.head)
		case ratingcore.KeyTieBreak:
			ties++
		}
	}
	has = append(has, fmt.Sprintf("%d ties", ties))
	cut := 0
	for i := range c.rows {
		if c.rows[i].short != c.rows[i].name {
			cut++
		}
	}
	return fmt.Sprintf("%s %.1f, %s, %s, %d cut, %d pages", lies, c.size, lines, strings.Join(has, " "), cut, len(c.pages))
}

// TestForm holds the form that each event takes.
func TestForm(t *testing.T) {
	for _, c := range sizes {
		t.Run(c.name, func(t *testing.T) {
			parts := laidOut(t, ratingcore.Rate(invent(c.in)), PDFOptions{Paper: c.paper})
			if got := told(parts[0].(*crosstable)); got != c.want {
				t.Errorf("the form is %s; want %s", got, c.want)
			}
		})
	}
}
