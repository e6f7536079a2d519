package uschess

// FIDE converts a FIDE rating to the US Chess scale (2011 step 1; 2015
// section 2.6; 2025 section 2.1, in force since March 1, 2024).
func (r *Rules) FIDE(fide float64) float64 { return r.fideLine(fide).at(fide) }

func (r *Rules) fideLine(fide float64) segment {
	switch {
	case r.recentFIDE:
		return line(fide, 2000, segment{-1073, 1.5667}, segment{20, 1.02})
	case r.Base == Text2011:
		if fide < 2000 { // the only text that puts 2000 itself on the upper line
			return segment{720, 0.625}
		}
		return segment{-350, 1.16}
	}
	return line(fide, 2000, segment{180, 0.94}, segment{20, 1.02})
}

// YouthFIDE is the conversion for the opponents met in a youth event abroad
// (2011 section 3; 2015 and 2025 section 6).
func (r *Rules) YouthFIDE(fide float64) float64 { return r.youthLine(fide).at(fide) }

func (r *Rules) youthLine(fide float64) segment {
	switch {
	case r.recentFIDE:
		return line(fide, 2000, segment{-453, 1.2667}, segment{80, 1})
	case r.Base == Text2011:
		return segment{210, 0.93}
	}
	return line(fide, 2000, segment{560, 0.76}, segment{80, 1})
}

// CFC converts a Canadian rating (2011 step 1; 2015 section 2.6; 2025 section
// 2.2, in force since January 1, 2025).
func (r *Rules) CFC(cfc float64) float64 { return r.cfcLine(cfc).at(cfc) }

func (r *Rules) cfcLine(cfc float64) segment {
	switch {
	case !r.recentCFC:
		return line(cfc, 1500, segment{-90, 1}, segment{-240, 1.1})
	case cfc < 1150:
		return segment{-115, 0.815}
	case cfc < 1610:
		return segment{-650, 1.28}
	case cfc < 2000:
		return segment{-856, 1.41}
	}
	return segment{-240, 1.1}
}

// segment is a straight line of a conversion.
type segment struct{ base, slope float64 }

func (s segment) at(x float64) float64 { return s.base + float64(s.slope*x) }

// line takes the lower segment up to and including the limit.
func line(x, limit float64, low, high segment) segment {
	if x <= limit {
		return low
	}
	return high
}
