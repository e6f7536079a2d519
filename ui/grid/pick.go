package grid

import "slices"

// pick is the cell with the focus and the rows that are selected. The zero
// value has neither.
type pick struct {
	row, col int // the focused cell, −1 where there is none
	anchor   int // where an extension began
	chosen   map[int]bool
}

// move puts the focus on a cell. With extend the rows from the anchor to it
// are selected, else its row alone.
func (p *pick) move(row, col int, extend bool) {
	p.row, p.col = row, col
	if !extend || p.anchor < 0 {
		p.anchor = row
	}
	p.chosen = map[int]bool{}
	for r := min(p.anchor, row); r <= max(p.anchor, row); r++ {
		if r >= 0 {
			p.chosen[r] = true
		}
	}
}

// turn selects a row in addition, or no longer.
func (p *pick) turn(row, col int) {
	p.row, p.col, p.anchor = row, col, row
	if p.chosen == nil {
		p.chosen = map[int]bool{}
	}
	if p.chosen[row] {
		delete(p.chosen, row)
		return
	}
	p.chosen[row] = true
}

// rows returns the selected rows in order.
func (p *pick) rows() []int {
	list := make([]int, 0, len(p.chosen))
	for r := range p.chosen {
		list = append(list, r)
	}
	slices.Sort(list)
	return list
}

// set replaces the selection; the focus goes to a row and keeps its column.
func (p *pick) set(rows []int, row int) {
	p.row, p.anchor = row, row
	p.col = max(p.col, 0)
	p.chosen = make(map[int]bool, len(rows))
	for _, r := range rows {
		p.chosen[r] = true
	}
}
