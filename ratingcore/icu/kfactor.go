package icu

// Date is a day of the calendar. The zero value is not known.
type Date struct{ Year, Month, Day int }

// years returns the full years from one day to another.
func (d Date) years(to Date) int {
	n := to.Year - d.Year
	if to.Month < d.Month || to.Month == d.Month && to.Day < d.Day {
		n--
	}
	return n
}

// KFactor returns the K-factor of a full rating at the start of an event: 16
// from 2100 on, else 40 under the age of 21, else 32 with less than 8 years
// since joining, else 24. A date that is not known counts as long ago.
func KFactor(rating float64, start, birth, joined Date) float64 {
	var unknown Date
	switch {
	case rating >= 2100:
		return 16
	case birth != unknown && birth.years(start) < 21:
		return 40
	case joined != unknown && joined.years(start) < 8:
		return 32
	}
	return 24
}
