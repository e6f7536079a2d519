package look

import (
	"bytes"
	"encoding/xml"
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// Every icon leaves ink in its color, and keeps within its square.
func TestIcons(t *testing.T) {
	test.NewTempApp(t)
	for name := range drawings {
		t.Run(string(name), func(t *testing.T) {
			lines, err := strokes(drawings[name])
			if err != nil {
				t.Fatal(err)
			}
			size, width := pen(name)
			grid := float64(size)
			for _, l := range lines {
				for _, c := range l.outline(min(width, .8)) {
					for _, p := range c {
						if !(p.x >= -.01 && p.y >= -.01 && p.x <= grid+.01 && p.y <= grid+.01) {
							t.Fatalf("point %v is off the grid", p)
						}
					}
				}
			}
			fyne.CurrentApp().Settings().SetTheme(Theme{Mode: Light})
			if got := inked(software.Render(Picture(name, Error, 40), Theme{Mode: Light})); got < 20 {
				t.Errorf("%d pixels are in the color, want 20 and more", got)
			}
		})
	}
}

// inked counts the pixels of the plain error color.
func inked(m image.Image) int {
	n := 0
	b := m.Bounds()
	want := Error.In(false)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, bl, _ := m.At(x, y).RGBA()
			if uint8(r>>8) == want.R && uint8(g>>8) == want.G && uint8(bl>>8) == want.B {
				n++
			}
		}
	}
	return n
}

func TestStrokesRefused(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"an unknown step", "M 1 1 Q 2 2", `"Q"`},
		{"numbers missing", "M 1", `"M"`},
		{"no number", "M 1 x", `"x"`},
		{"no start", "L 1 1", "begin with"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := strokes(tt.text)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error is %v, want one with %s", err, tt.want)
			}
		})
	}
}

func TestOutline(t *testing.T) {
	tests := []struct {
		name, text string
		contours   int
	}{
		{"a line", "M 2 2 L 8 2", 1},
		{"a closed line", "M 2 2 L 8 2 L 8 8 Z", 2},
		{"closed onto its start", "M 2 2 L 8 2 L 8 8 L 2 2 Z", 2},
		{"filled", "M 2 2 L 8 2 L 8 8 F", 1},
		{"a ring", "O 5 5 3", 2},
		{"a disk", "D 5 5 3", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			lines, err := strokes(tt.text)
			if err != nil || len(lines) != 1 {
				t.Fatalf("%d strokes, %v", len(lines), err)
			}
			if got := len(lines[0].outline(1.5)); got != tt.contours {
				t.Errorf("%d contours, want %d", got, tt.contours)
			}
			drawn := svg(lines, 20, 1.5)
			if bytes.Contains(drawn, []byte("NaN")) || xml.Unmarshal(drawn, new(struct{})) != nil {
				t.Errorf("no drawing: %s", drawn)
			}
		})
	}
}

// An outline keeps half the width from its line.
func TestOutlineWidth(t *testing.T) {
	lines, _ := strokes("M 2 5 L 12 5")
	for _, p := range lines[0].outline(2)[0] {
		if p.y < 4-1e-9 || p.y > 6+1e-9 || p.x < 1-1e-9 || p.x > 13+1e-9 {
			t.Errorf("point %v is further than 1 from the line", p)
		}
	}
}
