package grid

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/ui/look"
)

// BenchmarkWheel scrolls 2,000 rows of 30 columns by 1,000 steps of the
// wheel; it reports the middle and the slowest hundredth, in microseconds.
func BenchmarkWheel(b *testing.B) {
	g, w := show(b, 2000, 30)
	w.Resize(fyne.NewSize(1280, 800))
	var took []time.Duration
	b.ResetTimer()
	for range b.N {
		g.ScrollTo(fyne.NewPos(0, 0))
		for range 1000 {
			from := time.Now()
			g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -40}})
			took = append(took, time.Since(from))
		}
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "µs-middle")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "µs-99%")
}

// BenchmarkSideways scrolls 30 columns to and fro.
func BenchmarkSideways(b *testing.B) {
	g, w := show(b, 2000, 30)
	w.Resize(fyne.NewSize(1280, 800))
	for i := range b.N {
		g.ScrollTo(fyne.NewPos(float32(i*30%500), 100))
	}
}

// TestWheel holds the bound that a person would feel: of 1,000 steps 99 in a
// hundred take less than 16 ms.
func TestWheel(t *testing.T) {
	g, w := show(t, 2000, 30)
	w.Resize(fyne.NewSize(1280, 800))
	slow := 0
	for range 1000 {
		from := time.Now()
		g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -40}})
		if time.Since(from) > 16*time.Millisecond {
			slow++
		}
	}
	if slow > 10 {
		t.Errorf("%d of 1,000 steps took more than 16 ms", slow)
	}
	if g.Offset().Y != 40000 || look.Zoom() != 1 {
		t.Errorf("scrolled to %v", g.Offset().Y)
	}
}
