package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"wallchart/ui/look"
)

// themed starts a test app with our theme in light.
func themed(t testing.TB) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Mode: look.Light})
}

// inWindow shows an object in a window of a size.
func inWindow(t testing.TB, o fyne.CanvasObject, size fyne.Size) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(size)
	return w
}

func key(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }

func TestButtonPress(t *testing.T) {
	tests := []struct {
		name  string
		off   string
		do    func(b *button)
		times int
	}{
		{"tapped", "", func(b *button) { test.Tap(b) }, 1},
		{"Space", "", func(b *button) { b.TypedKey(key(fyne.KeySpace)) }, 1},
		{"Enter", "", func(b *button) { b.TypedKey(key(fyne.KeyReturn)) }, 1},
		{"Enter of the number block", "", func(b *button) { b.TypedKey(key(fyne.KeyEnter)) }, 1},
		{"another key", "", func(b *button) { b.TypedKey(key(fyne.KeyEscape)) }, 0},
		{"a letter", "", func(b *button) { b.TypedRune('w') }, 0},
		{"tapped while off", "Open a workbook first", func(b *button) { test.Tap(b) }, 0},
		{"Space while off", "Open a workbook first", func(b *button) { b.TypedKey(key(fyne.KeySpace)) }, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			themed(t)
			times := 0
			b := newButton(buttonSpec{words: "Export…", tapped: func() { times++ }})
			b.because(tt.off)
			tt.do(b)
			if times != tt.times {
				t.Errorf("pressed %d times, want %d", times, tt.times)
			}
		})
	}
}

// Pointing at a button, or coming to it by Tab, tells its name and keys, or
// why it is off.
func TestButtonTells(t *testing.T) {
	tests := []struct {
		name string
		spec buttonSpec
		off  string
		want string
	}{
		{"words", buttonSpec{words: "Compare"}, "", "Compare"},
		{"an icon with keys", buttonSpec{icon: look.IconColumns, name: "Columns", keys: "Ctrl+K"}, "", "Columns  Ctrl+K"},
		{"off", buttonSpec{words: "Export…", keys: "Ctrl+E"}, "Mend 1 error, confirm 1 warning", "Mend 1 error, confirm 1 warning"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			themed(t)
			var told []string
			tt.spec.tell = func(s string) { told = append(told, s) }
			b := newButton(tt.spec)
			b.because(tt.off)
			b.MouseIn(&desktop.MouseEvent{})
			b.MouseOut()
			b.FocusGained()
			b.FocusLost()
			if diff := cmp.Diff([]string{tt.want, "", tt.want, ""}, told); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestButtonCursor(t *testing.T) {
	themed(t)
	b := newButton(buttonSpec{words: "Print"})
	if b.Cursor() != desktop.PointerCursor {
		t.Error("no hand over a button")
	}
	b.because("Nothing is open")
	if b.Cursor() != desktop.DefaultCursor || !b.Disabled() {
		t.Error("a hand over a button that is off, or it takes the focus")
	}
}

func TestButtonRing(t *testing.T) {
	themed(t)
	w := test.NewTempWindow(t, container.NewVBox(newButton(buttonSpec{words: "One"}), newButton(buttonSpec{words: "Two"})))
	w.Canvas().FocusNext()
	w.Canvas().FocusNext()
	b, ok := w.Canvas().Focused().(*button)
	if !ok || b.spec.words != "Two" {
		t.Fatalf("focus is on %v, want Two", w.Canvas().Focused())
	}
	var rings int
	for _, o := range test.WidgetRenderer(b).Objects() {
		if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.StrokeColor == look.Link {
			rings++
		}
	}
	if rings != 1 {
		t.Errorf("%d rings, want 1", rings)
	}
}

// No target is lower than 26 units, at any zoom.
func TestTargets(t *testing.T) {
	for _, zoom := range []float32{.8, 1, 2} {
		t.Run(fmt.Sprint(zoom), func(t *testing.T) {
			test.NewTempApp(t).Settings().SetTheme(look.Theme{Mode: look.Light, Zoom: zoom})
			targets := map[string]fyne.CanvasObject{
				"button":   newButton(buttonSpec{words: "x"}),
				"link":     newButton(buttonSpec{words: "Clear", kind: linkButton}),
				"icon":     newButton(buttonSpec{icon: look.IconClose, height: look.SmallHeight, kind: plainButton}),
				"chip":     newChip(warningTone, "1 problem", "", func() {}),
				"segments": newSegments([]string{"Regular", "Quick"}, 0, nil),
				"tick":     newTick(tickSpec{rest: "Quick"}),
				"choice":   newChoice([]string{"Letter"}, 0, nil),
			}
			for name, o := range targets {
				if s := o.MinSize(); s.Height < 26*zoom-.01 || s.Width < 26*zoom-.01 {
					t.Errorf("%s is %v, want 26 and more", name, s)
				}
			}
		})
	}
}

func TestSegments(t *testing.T) {
	tests := []struct {
		name string
		at   int
		do   func(s *segments)
		want []int
	}{
		{"Right", 0, func(s *segments) { s.TypedKey(key(fyne.KeyRight)) }, []int{1}},
		{"Right at the end", 2, func(s *segments) { s.TypedKey(key(fyne.KeyRight)) }, nil},
		{"Left at the start", 0, func(s *segments) { s.TypedKey(key(fyne.KeyLeft)) }, nil},
		{"Space goes round", 2, func(s *segments) { s.TypedKey(key(fyne.KeySpace)) }, []int{0}},
		{"tapped on the last", 0, func(s *segments) { test.TapAt(s, fyne.NewPos(s.Size().Width-5, 10)) }, []int{2}},
		{"tapped on the one that is on", 0, func(s *segments) { test.TapAt(s, fyne.NewPos(5, 10)) }, nil},
		{"set from outside", 0, func(s *segments) { s.set(1) }, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			themed(t)
			var got []int
			s := newSegments([]string{"Regular", "Quick", "Blitz"}, tt.at, func(i int) { got = append(got, i) })
			test.NewTempWindow(t, s)
			s.Resize(s.MinSize())
			tt.do(s)
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestTicks(t *testing.T) {
	themed(t)
	var heard []bool
	b := newTick(tickSpec{rest: "Quick", changed: func(on bool) { heard = append(heard, on) }})
	test.Tap(b)
	b.TypedKey(key(fyne.KeySpace))
	b.because("This section is not rated in Quick")
	test.Tap(b)
	if diff := cmp.Diff([]bool{true, false}, heard); diff != "" {
		t.Error(diff)
	}
}

// Of several ways one is on, and tapping it leaves it on.
func TestWays(t *testing.T) {
	themed(t)
	var got []int
	row := newWays([]string{"Letter", "A4"}, 0, func(i int) { got = append(got, i) })
	letter, a4 := row.Objects[0].(*tick), row.Objects[1].(*tick)
	test.Tap(a4)
	test.Tap(a4)
	if letter.on || !a4.on {
		t.Errorf("Letter %v and A4 %v, want A4 alone", letter.on, a4.on)
	}
	test.Tap(letter)
	if diff := cmp.Diff([]int{1, 0}, got); diff != "" {
		t.Error(diff)
	}
}

func TestChoice(t *testing.T) {
	themed(t)
	var got []int
	c := newChoice([]string{"Letter", "A4", "Legal"}, 0, func(i int) { got = append(got, i) })
	w := test.NewTempWindow(t, c)
	c.TypedKey(key(fyne.KeyUp))
	c.TypedKey(key(fyne.KeyDown))
	c.TypedKey(key(fyne.KeyDown))
	c.TypedKey(key(fyne.KeyDown))
	if diff := cmp.Diff([]int{1, 2}, got); diff != "" {
		t.Error(diff)
	}
	test.Tap(c)
	if w.Canvas().Overlays().Top() == nil {
		t.Error("a tap drops no list")
	}
}

func TestChip(t *testing.T) {
	themed(t)
	gone := 0
	c := newChip(warningTone, "1 problem", " · total in I15", func() { gone++ })
	test.Tap(c)
	c.TypedKey(key(fyne.KeyReturn))
	if gone != 2 {
		t.Errorf("went %d times, want 2", gone)
	}
	order := newChip(orderTone, "", "in order", nil)
	test.Tap(order)
	if c.Disabled() || !order.Disabled() {
		t.Error("the focus goes to a chip that leads nowhere, or not to one that does")
	}
}

// One toast shows at a time, and goes by its cross or the next command.
func TestToaster(t *testing.T) {
	themed(t)
	r := newToaster(nil)
	opened := 0
	r.show(toastSpec{strong: "Saved"})
	r.show(toastSpec{strong: "3 files written", second: "a, b, c", actions: []action{{words: "Open crosstable", tapped: func() { opened++ }}}})
	w := test.NewTempWindow(t, r.box)
	w.Resize(fyne.NewSize(1280, 746))
	if len(r.box.Objects) != 1 || r.spec.strong != "3 files written" {
		t.Fatalf("%d toasts", len(r.box.Objects))
	}
	card := r.box.Objects[0]
	if edge := r.box.Size().Width - card.Position().X - card.Size().Width; edge != 16 || card.Size().Width != 424 {
		t.Errorf("toast is %v wide, %v from the edge, want 424 and 16", card.Size().Width, edge)
	}
	buttons := buttonsIn(card)
	test.Tap(buttons["Open crosstable"])
	test.Tap(buttons["Close"])
	if opened != 1 || r.spec != nil || len(r.box.Objects) != 0 {
		t.Errorf("opened %d times, and %d toasts are left", opened, len(r.box.Objects))
	}
}

// buttonsIn finds the buttons of an object by their names.
func buttonsIn(o fyne.CanvasObject) map[string]*button {
	all := map[string]*button{}
	for _, x := range test.LaidOutObjects(o) {
		if b, ok := x.(*button); ok {
			all[b.name] = b
		}
	}
	return all
}

// Room that is left goes to what grows; what is hidden takes none.
func TestTrack(t *testing.T) {
	themed(t)
	fixed := func() fyne.CanvasObject { return gap(20, 10) }
	hidden := gap(500, 10)
	hidden.Hide()
	tests := []struct {
		name string
		box  *fyne.Container
		want []float32 // widths
	}{
		{"fixed", across(5, fixed(), fixed()), []float32{20, 20}},
		{"one grows", across(5, fixed(), grow(fixed()), fixed()), []float32{20, 50, 20}},
		{"two share", across(0, grow(fixed()), grow(fixed())), []float32{50, 50}},
		{"a space", across(0, fixed(), space(), fixed()), []float32{20, 60, 20}},
		{"hidden", across(5, fixed(), hidden, grow(fixed())), []float32{20, 500, 75}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.box.Resize(fyne.NewSize(100, 30))
			for i, o := range tt.box.Objects {
				if o.Visible() && o.Size().Width != tt.want[i] {
					t.Errorf("object %d is %v wide, want %v", i, o.Size().Width, tt.want[i])
				}
			}
		})
	}
}

func TestProseWraps(t *testing.T) {
	themed(t)
	p := newProse("Open it in Excel or LibreOffice, save it as .xlsx, and drop that here.\nNothing was changed.", look.Body, 200)
	narrow := p.MinSize().Height
	p.Resize(fyne.NewSize(900, 100))
	if wide := p.MinSize().Height; wide >= narrow || wide == 0 {
		t.Errorf("%v high at 900 and %v at 200", wide, narrow)
	}
}
