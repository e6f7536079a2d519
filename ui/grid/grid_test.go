package grid

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/google/go-cmp/cmp"

	"wallchart/ui/look"
)

// numbers is a source of cells that tell their row and column.
type numbers struct{ rows, cols int }

func (n numbers) Columns() []Column {
	list := make([]Column, n.cols)
	for i := range list {
		list[i] = Column{Title: "C" + strconv.Itoa(i), Width: 60, Stays: i < 2, Group: -1, Rule: i == 2,
			Lanes: []Lane{{X: 4, W: 20}, {X: 24, W: 33, Align: fyne.TextAlignTrailing}}}
	}
	return list
}
func (n numbers) Groups() []Group { return nil }
func (n numbers) Rows() int       { return n.rows }
func (n numbers) Cell(row, col int, chosen bool, c *Cell) {
	c.Add(0, strconv.Itoa(col), look.Style{Color: look.Muted})
	c.Add(1, strconv.Itoa(row), look.Style{Bold: chosen})
	if row%7 == 3 && col%5 == 0 {
		c.Marks = Mirrored
	}
}

// show puts a grid into a window of 600 × 274, ten rows high.
func show(t testing.TB, rows, cols int) (*Grid, fyne.Window) {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(look.Theme{Mode: look.Light})
	g := New(numbers{rows, cols})
	w := test.NewTempWindow(t, g)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(600, 274))
	return g, w
}

// seen returns the rows whose strips exist, and the number of objects drawn.
func seen(g *Grid) (rows map[int]bool, objects int) {
	rows = map[int]bool{}
	for _, s := range g.strips[1].strips {
		rows[s.row] = true
		objects += len(s.box.Objects)
	}
	return rows, objects
}

func TestVirtual(t *testing.T) {
	g, _ := show(t, 2000, 30)
	for _, y := range []float32{0, 10, 25, 40, 26000, 49750, 12.5} {
		g.ScrollTo(fyne.NewPos(0, y))
		rows, objects := seen(g)
		if first := int(g.Offset().Y / rowHigh); !rows[first] || !rows[min(first+9, 1999)] {
			t.Errorf("at %v: rows %v are drawn, want those from %d", y, rows, first)
		}
		if len(rows) > 12 || objects > 12*10*5 {
			t.Errorf("at %v: %d rows and %d objects for ten rows", y, len(rows), objects)
		}
		for _, s := range g.strips[1].strips {
			if got := s.box.Position().Y; got != float32(s.row)*rowHigh {
				t.Errorf("row %d stands at %v", s.row, got)
			}
		}
	}
}

func TestSideways(t *testing.T) {
	g, _ := show(t, 20, 30)
	if g.strips[0].to != 2 || g.strips[1].from != 2 || g.strips[1].to != 10 {
		t.Fatalf("columns to %d stay, %d to %d scroll", g.strips[0].to, g.strips[1].from, g.strips[1].to)
	}
	g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DX: -130}})
	if g.strips[1].from != 4 || g.strips[1].to != 13 {
		t.Errorf("after 130: %d to %d", g.strips[1].from, g.strips[1].to)
	}
	g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DX: -1e6}})
	if want := float32(30*60 - 600); g.Offset().X != want || g.strips[1].to != 30 {
		t.Errorf("at the end: offset %v want %v, to %d", g.Offset().X, want, g.strips[1].to)
	}
}

func TestKeys(t *testing.T) {
	key := func(names ...fyne.KeyName) func(*Grid) {
		return func(g *Grid) {
			for _, n := range names {
				g.TypedKey(&fyne.KeyEvent{Name: n})
			}
		}
	}
	shift := func(do func(*Grid)) func(*Grid) {
		return func(g *Grid) {
			g.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
			do(g)
			g.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		}
	}
	ctrl := func(n fyne.KeyName) func(*Grid) {
		return func(g *Grid) {
			g.TypedShortcut(&desktop.CustomShortcut{KeyName: n, Modifier: fyne.KeyModifierControl})
		}
	}
	for _, c := range []struct {
		name     string
		do       []func(*Grid)
		row, col int
		rows     []int
	}{
		{"focus takes the first cell", nil, 0, 0, []int{0}},
		{"down and right", []func(*Grid){key(fyne.KeyDown, fyne.KeyDown, fyne.KeyRight)}, 2, 1, []int{2}},
		{"not beyond the edges", []func(*Grid){key(fyne.KeyUp, fyne.KeyLeft)}, 0, 0, []int{0}},
		{"extends", []func(*Grid){key(fyne.KeyDown), shift(key(fyne.KeyDown, fyne.KeyDown))}, 3, 0, []int{1, 2, 3}},
		{"end and home", []func(*Grid){key(fyne.KeyEnd), key(fyne.KeyHome, fyne.KeyRight)}, 0, 1, []int{0}},
		{"a page", []func(*Grid){key(fyne.KeyPageDown)}, 9, 0, []int{9}},
		{"a page too far", []func(*Grid){key(fyne.KeyPageDown, fyne.KeyPageUp, fyne.KeyPageUp)}, 0, 0, []int{0}},
		{"to the end", []func(*Grid){ctrl(fyne.KeyEnd)}, 99, 29, []int{99}},
		{"to the end and back", []func(*Grid){ctrl(fyne.KeyEnd), ctrl(fyne.KeyHome)}, 0, 0, []int{0}},
		{"last row of the column", []func(*Grid){key(fyne.KeyRight), ctrl(fyne.KeyDown)}, 99, 1, []int{99}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, w := show(t, 100, 30)
			w.Canvas().Focus(g)
			for _, do := range c.do {
				do(g)
			}
			row, col, rows := g.Pick()
			if row != c.row || col != c.col || !cmp.Equal(rows, c.rows) {
				t.Errorf("at %d,%d with %v, want %d,%d with %v", row, col, rows, c.row, c.col, c.rows)
			}
			if drawn, _ := seen(g); !drawn[row] {
				t.Errorf("row %d is not in view", row)
			}
		})
	}
}

func TestCallbacks(t *testing.T) {
	g, w := show(t, 100, 30)
	var got []string
	g.OnOpen = func(row, col int) { got = append(got, "open "+strconv.Itoa(row)+","+strconv.Itoa(col)) }
	g.OnRune = func(row, col int, r rune) { got = append(got, string(r)+strconv.Itoa(row)) }
	g.OnKey = func(_, _ int, k fyne.KeyName) { got = append(got, string(k)) }
	g.OnSort = func(col int) { got = append(got, "sort "+strconv.Itoa(col)) }
	g.OnCopy = func() { got = append(got, "copy") }
	w.Canvas().Focus(g)
	g.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	g.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	g.TypedRune('w')
	g.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	g.TypedShortcut(&fyne.ShortcutCopy{})
	press(g, 150, 10, 0)
	press(g, 150, 60, 0)
	g.DoubleTapped(&fyne.PointEvent{Position: fyne.NewPos(150, 60)})
	want := []string{"open 1,0", "w1", "Delete", "copy", "sort 2", "open 1,2"}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// press presses and lets go of the button at a place.
func press(g *Grid, x, y float32, m fyne.KeyModifier) {
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}, Button: desktop.MouseButtonPrimary, Modifier: m}
	g.MouseDown(e)
	g.MouseUp(e)
}

func TestMouse(t *testing.T) {
	g, w := show(t, 100, 30)
	for _, c := range []struct {
		name string
		y    float32
		m    fyne.KeyModifier
		want []int
	}{
		{"a row", 24 + 25*3 + 1, 0, []int{3}},
		{"extended", 24 + 25*5 + 1, fyne.KeyModifierShift, []int{3, 4, 5}},
		{"one less", 24 + 25*4 + 1, fyne.KeyModifierControl, []int{3, 5}},
		{"a row alone again", 24 + 1, 0, []int{0}},
	} {
		press(g, 300, c.y, c.m)
		if _, _, rows := g.Pick(); !cmp.Equal(rows, c.want) {
			t.Errorf("%s: %v, want %v", c.name, rows, c.want)
		}
	}
	if w.Canvas().Focused() != fyne.Focusable(g) {
		t.Error("a click does not give the focus")
	}
	if g.strips[1].strips[0].rects.made[0].FillColor != look.Selected {
		t.Error("the selected row has another ground")
	}
}

func TestWidth(t *testing.T) {
	g, _ := show(t, 100, 30)
	told := float32(0)
	sorted := false
	g.OnWidth = func(_ int, units float32) { told = units }
	g.OnSort = func(int) { sorted = true }
	at := fyne.NewPos(180, 10) // right border of column 2
	g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	if g.Cursor() != desktop.HResizeCursor {
		t.Error("no cursor for the border")
	}
	down := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	g.MouseDown(down)
	for _, x := range []float32{190, 215} {
		g.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, 10)}})
	}
	g.MouseUp(down)
	g.DragEnd()
	g.MouseUp(down)
	if g.frame.w[2] != 95 || told != 95 {
		t.Errorf("column is %v wide, told %v; want 95", g.frame.w[2], told)
	}
	if sorted {
		t.Error("dragging a border sorts")
	}
	g.DoubleTapped(&fyne.PointEvent{Position: fyne.NewPos(215, 10)})
	if g.frame.w[2] != 60 {
		t.Errorf("a double click leaves %v", g.frame.w[2])
	}
}

func TestHover(t *testing.T) {
	g, _ := show(t, 3, 4)
	row, col := -2, -2
	g.OnPoint = func(r, c int) { row, col = r, c }
	for _, c := range []struct {
		name     string
		x, y     float32
		row, col int
	}{
		{"cell", 130, 60, 1, 2},
		{"head", 10, 10, -1, 0},
		{"below the last row", 130, 200, -1, 2},
	} {
		g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(c.x, c.y)}})
		if row != c.row || col != c.col {
			t.Errorf("%s: %d,%d", c.name, row, col)
		}
	}
	g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(130, 60)}})
	if got := g.strips[1].strips[1].rects.made[0].FillColor; got != look.Hover {
		t.Errorf("ground under the pointer is %v", got)
	}
	g.MouseOut()
	if got := g.strips[1].strips[1].rects.made[0].FillColor; got != look.Panel {
		t.Errorf("ground after the pointer left is %v", got)
	}
}

func TestZoom(t *testing.T) {
	g, _ := show(t, 100, 30)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{Mode: look.Night, Zoom: 2})
	g.Refresh()
	if g.unit != 2 || g.frame.w[3] != 120 {
		t.Errorf("unit %v, column %v wide", g.unit, g.frame.w[3])
	}
	text := g.strips[1].strips[0].texts.made[0]
	if text.TextSize != 26 || text.Color != look.Muted.In(true) {
		t.Errorf("text of %v in %v", text.TextSize, text.Color)
	}
}

func TestLay(t *testing.T) {
	g, w := show(t, 100, 30)
	field := widget.NewEntry()
	note := widget.NewLabel("a note that is longer than the field")
	g.Lay(field, note, 4, 3)
	if at := note.Position(); at.X != 180 || at.Y < field.Position().Y+field.Size().Height {
		t.Errorf("note at %v under a field at %v", at, field.Position())
	}
	above := (field.MinSize().Height - rowHigh) / 2 // the field stands out of its row evenly
	if at := field.Position(); at != fyne.NewPos(180, 24+100-above) {
		t.Errorf("field at %v", at)
	}
	g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -50}})
	if at := field.Position(); at != fyne.NewPos(180, 24+50-above) {
		t.Errorf("field at %v after scrolling", at)
	}
	w.Canvas().Focus(field)
	if w.Canvas().Focused() != fyne.Focusable(field) {
		t.Error("the field cannot have the focus")
	}
	g.Lay(field, note, 11, 9)
	if at := note.Position(); at.Y >= field.Position().Y || at.X+note.Size().Width > 600 {
		t.Errorf("note at %v over a field at %v at the grid's lower right", at, field.Position())
	}
	if !g.Lift() || g.Lift() {
		t.Error("Lift tells wrongly whether there was a field")
	}
}

func TestReload(t *testing.T) {
	g, _ := show(t, 100, 30)
	g.Go(90, 2)
	g.source = numbers{10, 3}
	g.Reload()
	if row, col, _ := g.Pick(); row != 9 || col != 2 || g.Offset().Y > 10*25 {
		t.Errorf("at %d,%d, scrolled to %v", row, col, g.Offset())
	}
	g.source = numbers{0, 3}
	g.Reload()
	if row, _, rows := g.Pick(); row != -1 || len(rows) != 0 {
		t.Errorf("row %d and %v of an empty table", row, rows)
	}
	g.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
}

func TestFit(t *testing.T) {
	show(t, 1, 3)
	m := &metrics{}
	for _, c := range []struct {
		name, text string
		width      float32
		cut        bool
	}{
		{"fits", "Varga, Mirela", 100, false},
		{"too long", "Pemberton-Achterberg, Wilhelmina", 120, true},
		{"accents", "Łaszczyński, Wojciech Éloi", 80, true},
		{"no room at all", "Varga", 3, true},
		{"nothing", "", 3, false},
	} {
		got := m.fit(c.text, look.Body, c.width)
		if cut := got != c.text; cut != c.cut {
			t.Errorf("%s: %q", c.name, got)
		}
		if w := look.Width(got, look.Body); c.width > 20 && (w > c.width+1 || c.cut && w < c.width-16) {
			t.Errorf("%s: %q is %v wide of %v", c.name, got, w, c.width)
		}
	}
}
