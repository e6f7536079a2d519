package uschess

import (
	"math"
	"testing"
)

// The reference is math.Pow, which is within one unit of the last place.
func TestPowerIsAccurate(t *testing.T) {
	worst := 0.0
	for r := -3000.0; r <= 6000; r += 400.0 / 1024 { // r/400 is exact, so that Pow sees the same number
		want := math.Pow(10, r/400)
		if rel := math.Abs(Power(r)-want) / want; rel > worst {
			worst = rel
		}
	}
	if worst > 6e-16 {
		t.Errorf("largest relative error of 10^(r/400) is %g", worst)
	}
	if Power(0) != 1 || Power(400) != 10 || Power(-400) != 0.1 {
		t.Errorf("10^0, 10^1, 10^-1 are %v, %v, %v", Power(0), Power(400), Power(-400))
	}
}

func TestExponentialIsAccurate(t *testing.T) {
	for x := -40.0; x <= 5; x += 0.0137 {
		if rel := math.Abs(exponential(x)/math.Exp(x) - 1); rel > 2e-14 {
			t.Fatalf("e^%v is off by %g", x, rel)
		}
	}
}

func TestNearest(t *testing.T) {
	for in, want := range map[float64]float64{1643.759: 1644, 1431.034: 1431, 1999.5: 2000, 1999.4999: 1999} {
		if got := nearest(in); got != want {
			t.Errorf("nearest(%v) = %v, want %v", in, got, want)
		}
	}
}

func BenchmarkPower(b *testing.B) {
	sum := 0.0
	for i := range b.N {
		sum += Power(float64(i & 4095))
	}
	sink = sum
}

var sink float64
