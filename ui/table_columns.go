package ui

import (
	"strconv"

	"fyne.io/fyne/v2"

	"wallchart/ratingcore"
	"wallchart/ui/grid"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// Lanes of the crosstable's columns, by what stands in them.
const (
	laneMain = iota
	laneHang // ½, P12, f, =, the color of a result
	laneSign // result letter, warning, arrow or dot
	laneHead // the column's title, where it does not stand over laneMain
)

// figure is the width of one figure of 13, in units.
const figure = 7.5

// tableLayout is the columns shown of a crosstable.
type tableLayout struct {
	columns []grid.Column
	groups  []grid.Group
	from    []int // by column: index into Table.Columns
}

// layTable chooses and measures the columns of a crosstable.
func layTable(t *ratingcore.Table, v *state.View) tableLayout {
	l, ruled := tableLayout{}, false
	for i := range t.Columns {
		c := &t.Columns[i]
		if v.Hidden[c.Key] {
			continue
		}
		g := columnOf(c, t, v.Exact)
		g.Title, g.Group = onScreen(c.Short), l.group(c)
		if by, down := v.By(c); by {
			g.Sort = grid.Up
			if down {
				g.Sort = grid.Down
			}
		} else if c.Key == ratingcore.KeyPlace && !v.SortBy.Set {
			g.Sort = grid.Up
		}
		// A line stands before the rounds, or what comes in their place, and
		// before each system.
		first := !ruled && !g.Stays && c.Key != ratingcore.KeyState && c.Key != ratingcore.KeyID
		g.Rule = first || c.Key == ratingcore.KeyPre || c.Key == ratingcore.KeyNorms
		ruled = ruled || first
		l.columns, l.from = append(l.columns, g), append(l.from, i)
	}
	return l
}

// group returns the number of a column's group, which it may begin.
func (l *tableLayout) group(c *ratingcore.Column) int {
	if c.Group == "" {
		return -1
	}
	n := len(l.groups)
	if n > 0 && l.groups[n-1].Title == c.Group {
		return n - 1
	}
	g := grid.Group{Title: c.Group, Color: look.Muted}
	switch c.Key {
	case ratingcore.KeyPre, ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
		g.Color, g.Rule = systemColor(c.System), true
	}
	l.groups = append(l.groups, g)
	return n
}

const (
	leading  = fyne.TextAlignLeading
	centered = fyne.TextAlignCenter
	trailing = fyne.TextAlignTrailing
)

// columnOf measures a column: lanes in the order of the lane constants.
func columnOf(c *ratingcore.Column, t *ratingcore.Table, exact bool) grid.Column {
	digits := float32(len(strconv.Itoa(len(t.Rows)))) - 2
	more := max(digits, 0) * figure // for three figures and more
	decimals := float32(0)
	if exact {
		decimals = 19
	}
	switch c.Key {
	case ratingcore.KeyPlace:
		return grid.Column{Width: 31 + more, Align: leading, Lane: laneHead, Stays: true,
			Lanes: []grid.Lane{{X: 4, W: 18 + more, Align: trailing}, {X: 22.5 + more, W: 8}, {}, {X: 6, W: 22}}}
	case ratingcore.KeyNumber:
		return grid.Column{Width: 26 + more, Align: trailing, Stays: true, Lanes: []grid.Lane{{W: 19 + more, Align: trailing}}}
	case ratingcore.KeyName:
		return grid.Column{Width: 128, Min: 60, Grow: 1, Align: leading, Stays: true, Lanes: []grid.Lane{{X: 3, W: 123, Grow: true}}}
	case ratingcore.KeyState:
		return plainColumn(34)
	case ratingcore.KeyID:
		return plainColumn(76)
	case ratingcore.KeyRound:
		return grid.Column{Width: 44 + more, Align: centered, Lane: -1,
			Lanes: []grid.Lane{{X: 17, W: 15 + more, Align: trailing}, {X: 32.5 + more, W: 9}, {X: 4, W: 13, Align: centered}}}
	case ratingcore.KeyScore:
		return grid.Column{Width: 46, Align: trailing, Lane: laneHead,
			Lanes: []grid.Lane{{X: 15, W: 14, Align: trailing}, {X: 29.5, W: 12}, {X: 0, W: 16}, {X: 4, W: 36, Align: trailing}}}
	case ratingcore.KeyTieBreak:
		return grid.Column{Width: 46, Align: trailing, Lane: laneHead,
			Lanes: []grid.Lane{{X: 10, W: 20, Align: trailing}, {X: 30.5, W: 12}, {W: 10}, {X: 2, W: 40, Align: trailing}}}
	case ratingcore.KeyPre:
		return grid.Column{Width: 56 + decimals, Align: trailing, Lanes: []grid.Lane{{W: 33 + decimals, Align: trailing}, {X: 34.5 + decimals, W: 21}}}
	case ratingcore.KeyPost:
		return grid.Column{Width: 62 + decimals, Align: trailing,
			Lanes: []grid.Lane{{X: 10, W: 33 + decimals, Align: trailing}, {X: 44.5 + decimals, W: 18}, {X: 1, W: 10}}}
	case ratingcore.KeyChange:
		return grid.Column{Width: 39, Align: trailing, Lanes: []grid.Lane{{W: 33, Align: trailing}}}
	case ratingcore.KeyPerf:
		return grid.Column{Width: 44, Align: trailing, Lanes: []grid.Lane{{W: 37, Align: trailing}}}
	}
	return plainColumn(90)
}

// plainColumn is a column of words.
func plainColumn(width float32) grid.Column {
	return grid.Column{Width: width, Align: leading, Lanes: []grid.Lane{{X: 6, W: width - 8, Grow: true}}}
}
