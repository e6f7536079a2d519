package uschess

import "fmt"

// StarRule returns the formula of N* at a rating, and the same with the rating
// put in.
func (r *Rules) StarRule(r0 float64) (rule, filled string) {
	switch {
	case r.steepStar && r0 <= 2355:
		return "50 / √(0.662 + 0.00000739 (2569 − R0)²)", fmt.Sprintf("50 / √(0.662 + 0.00000739 (2569 − %.2f)²)", r0)
	case !r.steepStar && r0 <= 2200:
		return "50 / √(1 + (2200 − R0)² / 100000)", fmt.Sprintf("50 / √(1 + (2200 − %.2f)² / 100000)", r0)
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
		return "800 / (N′ + m)", fmt.Sprintf("800 / (%.3f + %d)", o.Effective, o.Games)
	case o.R0 >= 2500:
		return "200 / (N′ + m)", fmt.Sprintf("200 / (%.3f + %d)", o.Effective, o.Games)
	}
	return "800 (6.5 − 0.0025 R0) / (N′ + m)", fmt.Sprintf("800 (6.5 − 0.0025 × %.2f) / (%.3f + %d)", o.R0, o.Effective, o.Games)
}
