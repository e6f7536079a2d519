package grid

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func columns() []Column {
	return []Column{
		{Width: 28, Stays: true},
		{Width: 131, Grow: 1, Stays: true, Lanes: []Lane{{X: 4, W: 100, Grow: true}, {X: 106, W: 20}}},
		{Width: 44, Lanes: []Lane{{X: 4, W: 13}, {X: 17, W: 15}}},
		{Width: 46},
	}
}

func TestMeasure(t *testing.T) {
	for _, c := range []struct {
		name  string
		width float32
		wide  []float32
		want  []float32
		edge  float32
		total float32
	}{
		{"exact", 249, nil, []float32{28, 131, 44, 46}, 0, 249},
		{"exact with room beside what stays", 300, nil, []float32{28, 182, 44, 46}, 0, 300},
		{"the name grows", 400, []float32{0, 0, 70}, []float32{28, 256, 70, 46}, 0, 400},
		{"a set width stays set", 400, []float32{0, 140}, []float32{28, 140, 44, 46}, 168, 258},
		{"too narrow", 100, nil, []float32{28, 131, 44, 46}, 0, 249},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := measure(columns(), c.wide, 1, c.width)
			if d := cmp.Diff(c.want, f.w); d != "" {
				t.Error(d)
			}
			if f.edge != c.edge || f.total != c.total {
				t.Errorf("edge %v total %v, want %v %v", f.edge, f.total, c.edge, c.total)
			}
		})
	}
}

func TestSpan(t *testing.T) {
	f := measure(columns(), nil, 1, 280)
	if f.stays != 2 {
		f = measure(columns(), []float32{0, 100}, 1, 280)
	}
	if f.stays != 2 {
		t.Fatal("no column stays")
	}
	for _, c := range []struct {
		name        string
		left, right float32
		from, to    int
	}{
		{"all", f.edge, 280, 2, 4},
		{"first alone", f.edge, f.edge + 44, 2, 3},
		{"scrolled past the first", f.edge + 44, 400, 3, 4},
		{"nothing", 900, 1000, 4, 4},
	} {
		if from, to := f.span(c.left, c.right); from != c.from || to != c.to {
			t.Errorf("%s: %d to %d, want %d to %d", c.name, from, to, c.from, c.to)
		}
	}
}

func TestLane(t *testing.T) {
	cols := columns()
	for _, c := range []struct {
		name   string
		col    int
		lane   int
		unit   float32
		w      float32
		x, len float32
	}{
		{"as drawn", 2, 1, 1, 44, 17, 15},
		{"wider without a lane that grows", 2, 1, 1, 54, 27, 15},
		{"grows", 1, 0, 1, 151, 4, 120},
		{"after the one that grows", 1, 1, 1, 151, 126, 20},
		{"zoomed", 1, 1, 2, 262, 212, 40},
		{"whole width", 3, -1, 1, 50, 0, 50},
	} {
		if x, w := cols[c.col].lane(c.lane, c.unit, c.w); x != c.x || w != c.len {
			t.Errorf("%s: %v wide %v, want %v wide %v", c.name, x, w, c.x, c.len)
		}
	}
}

func TestPick(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*pick)
		want []int
	}{
		{"one row", func(p *pick) { p.move(3, 1, false) }, []int{3}},
		{"extended down", func(p *pick) { p.move(3, 1, false); p.move(5, 1, true) }, []int{3, 4, 5}},
		{"extended, then back over the anchor", func(p *pick) { p.move(3, 1, false); p.move(5, 1, true); p.move(2, 1, true) }, []int{2, 3}},
		{"one more", func(p *pick) { p.move(3, 1, false); p.turn(7, 1) }, []int{3, 7}},
		{"one less", func(p *pick) { p.move(3, 1, false); p.turn(7, 1); p.turn(3, 1) }, []int{7}},
		{"set from outside", func(p *pick) { p.move(3, 1, false); p.set([]int{8, 2}, 8) }, []int{2, 8}},
		{"extended from what was set", func(p *pick) { p.set([]int{8}, 8); p.move(6, 0, true) }, []int{6, 7, 8}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := pick{row: -1, col: -1, anchor: -1}
			c.do(&p)
			if d := cmp.Diff(c.want, p.rows()); d != "" {
				t.Error(d)
			}
		})
	}
}
