package uschess

import (
	"fmt"
	"math"
	"strconv"
)

// StarRule returns the formula of N* at a rating, and the same with the rating
// put in.
func (r *Rules) StarRule(r0 float64) (rule, filled string) {
	switch {
	case r.steepStar && r0 <= 2355:
		return "50 / √(0.662 + 0.00000739 × (2569 − R0)²)", fmt.Sprintf("50 / √(0.662 + 0.00000739 × (2569 − %s)²)", short(r0, 4))
	case !r.steepStar && r0 <= 2200:
		return "50 / √(1 + (2200 − R0)² / 100000)", fmt.Sprintf("50 / √(1 + (2200 − %s)² / 100000)", short(r0, 4))
	case r.steepStar:
		return "50 above 2355", ""
	}
	return "50 above 2200", ""
}

// KRule returns the formula of K, and the same with the numbers of an outcome
// put in.
func (o *Outcome) KRule() (rule, filled string) {
	switch {
	case !o.Reduced:
		return "800 / (N′ + m)", fmt.Sprintf("800 / (%s + %d)", short(o.Effective, 5), o.Games)
	case o.R0 >= 2500:
		return "200 / (N′ + m)", fmt.Sprintf("200 / (%s + %d)", short(o.Effective, 5), o.Games)
	}
	return "800 × (6.5 − 0.0025 × R0) / (N′ + m)", fmt.Sprintf("800 × (6.5 − 0.0025 × %s) / (%s + %d)", short(o.R0, 4), short(o.Effective, 5), o.Games)
}

// FIDERule returns the conversion of a FIDE rating with the rating put in:
// "20 + 1.02 × 2101".
func (r *Rules) FIDERule(fide float64) string { return r.fideLine(fide).filled(fide) }

// YouthFIDERule does the same for a youth event abroad.
func (r *Rules) YouthFIDERule(fide float64) string { return r.youthLine(fide).filled(fide) }

// CFCRule does the same for a CFC rating.
func (r *Rules) CFCRule(cfc float64) string { return r.cfcLine(cfc).filled(cfc) }

// filled spells the line with x put in.
func (s segment) filled(x float64) string {
	if s.base < 0 {
		return short(s.slope, 4) + " × " + short(x, 3) + " − " + short(-s.base, 0)
	}
	return short(s.base, 0) + " + " + short(s.slope, 4) + " × " + short(x, 3)
}

// short spells a number with at most so many decimals.
func short(x float64, places int) string {
	scale := math.Pow10(places)
	return strconv.FormatFloat(math.Round(x*scale)/scale, 'f', -1, 64)
}
