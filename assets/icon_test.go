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

// TestIcon draws icon.png, a pawn before a wall chart, and compares it with
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

var (
	board = color.NRGBA{0x1d, 0x4f, 0x5c, 255} // deep green
	sheet = color.NRGBA{0xfb, 0xfa, 0xf5, 255} // paper
	band  = color.NRGBA{0xe2, 0xe6, 0xe2, 255}
	line  = color.NRGBA{0x8f, 0xa3, 0xa3, 255}
	head  = color.NRGBA{0xd9, 0x8e, 0x2b, 255} // amber
	pawn  = color.NRGBA{0x16, 0x2b, 0x33, 255}
)

// iconColor is the color at a point of the unit square.
func iconColor(x, y float64) color.NRGBA {
	const pawnX = 0.665
	switch {
	case !inRounded(x, y, .02, .02, .98, .98, .2):
		return color.NRGBA{}
	case inPawn(x-pawnX, y, 0):
		return pawn
	case inPawn(x-pawnX, y, .022):
		return sheet
	case !inRounded(x, y, .15, .17, .85, .83, .03):
		return board
	case y < .27:
		return head
	}
	return chartColor(x, y)
}

// chartColor is the paper with its rows, bands and columns.
func chartColor(x, y float64) color.NRGBA {
	const top, row = .27, .112
	n, into := math.Modf((y - top) / row)
	for _, col := range []float64{.29, .44, .58, .72} {
		if math.Abs(x-col) < .005 {
			return line
		}
	}
	switch {
	case into < .07 && n > 0:
		return line
	case x < .29:
		return band
	}
	return sheet
}

// inRounded says whether a point lies in a rectangle with round corners.
func inRounded(x, y, left, top, right, bottom, radius float64) bool {
	dx := math.Max(math.Max(left+radius-x, x-right+radius), 0)
	dy := math.Max(math.Max(top+radius-y, y-bottom+radius), 0)
	return math.Hypot(dx, dy) <= radius
}

// inPawn says whether a point lies in the pawn, made fatter by a margin: head,
// collar, body that widens downwards, and two steps of the base.
func inPawn(x, y, fat float64) bool {
	x = math.Abs(x)
	body := .045 + .09*math.Pow(math.Max(0, (y-.56)/.24), 2)
	switch {
	case math.Hypot(x, y-.44) < .105+fat:
		return true
	case inRounded(x, y, -.115-fat, .53-fat, .115+fat, .575+fat, .02+fat):
		return true
	case y > .5 && y < .80 && x < body+fat:
		return true
	case inRounded(x, y, -.165-fat, .765-fat, .165+fat, .81+fat, .02+fat):
		return true
	}
	return inRounded(x, y, -.2-fat, .82-fat, .2+fat, .885+fat, .02+fat)
}
