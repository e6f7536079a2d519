package assets

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the files that are drawn")

// TestIcon draws icon.png, a small round robin, and compares it with
// the file. A difference of 2 in 255 is no difference: processors round
// differently.
func TestIcon(t *testing.T) {
	want := drawIcon(512)
	if *update {
		var b bytes.Buffer
		if err := png.Encode(&b, want); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("icon.png", b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open("icon.png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	file, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	got, ok := file.(*image.NRGBA)
	if !ok || got.Rect != want.Rect {
		t.Fatalf("icon.png is %T of %v, want %T of %v", file, file.Bounds(), want, want.Rect)
	}
	for i := range want.Pix {
		if d := int(want.Pix[i]) - int(got.Pix[i]); d < -2 || d > 2 {
			t.Fatalf("icon.png is not what is drawn: byte %d is %d, want %d; draw it with -update", i, got.Pix[i], want.Pix[i])
		}
	}
}

// drawIcon averages 4 × 4 samples a pixel.
func drawIcon(size int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	const n = 4
	for y := range size {
		for x := range size {
			var r, g, b, a float64
			for i := range n * n {
				c := iconColor(
					(float64(x)+(float64(i%n)+.5)/n)/float64(size),
					(float64(y)+(float64(i/n)+.5)/n)/float64(size))
				w := float64(c.A)
				r, g, b, a = r+w*float64(c.R), g+w*float64(c.G), b+w*float64(c.B), a+w
			}
			if a > 0 {
				img.SetNRGBA(x, y, color.NRGBA{round(r / a), round(g / a), round(b / a), round(a / (n * n))})
			}
		}
	}
	return img
}

func round(v float64) uint8 { return uint8(math.Round(v)) }

// The colors of the icon, those of the sign on the start screen.
var (
	rim      = color.NRGBA{0x3e, 0x70, 0xa8, 255}
	ground   = color.NRGBA{0x1f, 0x4c, 0x82, 255}
	diagonal = color.NRGBA{0xf0, 0xae, 0x3c, 255} // nobody plays himself
	played   = color.NRGBA{0xff, 0xff, 0xff, 255}
	lost     = color.NRGBA{0xc9, 0xd8, 0xea, 255}
)

// iconColor is the color at a point of the unit square.
func iconColor(x, y float64) color.NRGBA {
	const cells, first, step, cell, corner = 4, 7.4 / 48, 8.6 / 48, 7.4 / 48, 1.2 / 48
	switch {
	case !inRounded(x, y, 1./48, 1./48, 47./48, 47./48, 9./48):
		return color.NRGBA{}
	case !inRounded(x, y, 2./48, 2./48, 46./48, 46./48, 8./48):
		return rim
	}
	col, row := math.Floor((x-first)/step), math.Floor((y-first)/step)
	left, top := first+col*step, first+row*step
	switch {
	case min(col, row) < 0 || max(col, row) >= cells || !inRounded(x, y, left, top, left+cell, top+cell, corner):
		return ground
	case col == row:
		return diagonal
	case (math.Mod(col+row, 2) == 1) == (row > col):
		return lost
	}
	return played
}

// inRounded says whether a point lies in a rectangle with round corners.
func inRounded(x, y, left, top, right, bottom, radius float64) bool {
	dx := math.Max(math.Max(left+radius-x, x-right+radius), 0)
	dy := math.Max(math.Max(top+radius-y, y-bottom+radius), 0)
	return math.Hypot(dx, dy) <= radius
}
