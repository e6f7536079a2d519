package ratingcore_test

import (
	"math"
	"strconv"
	"strings"
	"testing"

	. "wallchart/ratingcore"
)

// checkLine works a line out from the numbers put in, as a reader does with a
// pocket calculator: one unit of the last place shown is allowed for rounding.
// What the words say beyond the numbers, a rounding or a cap, is let through.
func checkLine(t *testing.T, name string, l Line) {
	t.Helper()
	if l.Filled == "" {
		return
	}
	got, ok := calculate(l.Filled)
	unit := math.Pow10(-l.Places) * 1.01
	switch {
	case !ok:
		t.Errorf("%s: %s = %q cannot be worked out", name, l.Symbol, l.Filled)
	case strings.Contains(l.Words, "rounded"):
		unit = 1
	}
	if ok && math.Abs(got-l.Value) > unit {
		t.Errorf("%s: %s = %s gives %v, shown is %s", name, l.Symbol, l.Filled, got, l.Shown())
	}
}

// calculate works out an expression of + − × / √ ² min max round and brackets.
func calculate(text string) (float64, bool) {
	c := &calculator{rest: strings.ReplaceAll(text, " ", "")}
	v := c.sum()
	return v, c.rest == "" && !c.bad
}

type calculator struct {
	rest string
	bad  bool
}

func (c *calculator) take(sign string) bool {
	rest, ok := strings.CutPrefix(c.rest, sign)
	c.rest = rest
	return ok
}

func (c *calculator) sum() float64 {
	v := c.product()
	for {
		switch {
		case c.take("+"):
			v += c.product()
		case c.take("−"):
			v -= c.product()
		default:
			return v
		}
	}
}

func (c *calculator) product() float64 {
	v := c.factor()
	for {
		switch {
		case c.take("×"):
			v *= c.factor()
		case c.take("/"):
			v /= c.factor()
		default:
			return v
		}
	}
}

func (c *calculator) factor() float64 {
	v := c.atom()
	if c.take("²") {
		v *= v
	}
	return v
}

func (c *calculator) atom() float64 {
	switch {
	case c.take("−"), c.take("-"):
		return -c.atom()
	case c.take("√"):
		return math.Sqrt(c.atom())
	case c.take("min("):
		return c.pair(math.Min)
	case c.take("max("):
		return c.pair(math.Max)
	case c.take("round("):
		v := math.Floor(c.sum() + .5)
		c.bad = c.bad || !c.take(")")
		return v
	case c.take("("):
		v := c.sum()
		c.bad = c.bad || !c.take(")")
		return v
	}
	n := strings.IndexFunc(c.rest+"x", func(r rune) bool { return r != '.' && (r < '0' || r > '9') })
	v, err := strconv.ParseFloat(c.rest[:n], 64)
	c.bad = c.bad || err != nil
	c.rest = c.rest[n:]
	return v
}

func (c *calculator) pair(of func(a, b float64) float64) float64 {
	a := c.sum()
	c.bad = c.bad || !c.take(",")
	b := c.sum()
	c.bad = c.bad || !c.take(")")
	return of(a, b)
}

func TestCalculate(t *testing.T) {
	for text, want := range map[string]float64{
		"1 + 2 × 3 − 4 / 8": 6.5, "50 / √(1 + (2200 − 2100)² / 100000)": 50 / math.Sqrt(1.1), "min(150, 100 + 4 × 20)": 150,
		"max(100, 3 − 5)": 100, "10 × √4": 20, "(1 + 2) × (-3)": -9, "1.25 × round(81.9)": 102.5,
	} {
		if got, ok := calculate(text); !ok || math.Abs(got-want) > 1e-12 {
			t.Errorf("%s = %v, %v; want %v", text, got, ok, want)
		}
	}
	for _, text := range []string{"1 +", "(2", "x", "1 2 +"} {
		if _, ok := calculate(text); ok {
			t.Errorf("%q was worked out", text)
		}
	}
}
