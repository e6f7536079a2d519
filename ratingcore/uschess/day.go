package uschess

import (
	"fmt"
	"strconv"
)

// Day is a day of the Gregorian calendar. The zero value means that the day is not known.
// Days are counted, so that the difference of two is the number of days between them.
type Day int32

// Date returns the day of a year, month and day of the month. Values outside
// the calendar (month 13, 30 February) give the zero Day.
func Date(year, month, day int) Day {
	if year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > monthDays(year, month) {
		return 0
	}
	// The year is taken to begin in March, so that the leap day is its last.
	y, m := year, month-3
	if m < 0 {
		y, m = y-1, m+12
	}
	return Day(365*y + y/4 - y/100 + y/400 + (153*m+2)/5 + day)
}

// Civil returns the year, month and day of the month; all are 0 for the zero Day.
func (d Day) Civil() (year, month, day int) {
	if d <= 0 {
		return 0, 0, 0
	}
	n := int(d) - 1
	era, n := n/146097, n%146097
	y := (n - n/1460 + n/36524 - n/146096) / 365
	n -= 365*y + y/4 - y/100
	m := (5*n + 2) / 153
	year, month, day = 400*era+y, m+3, n-(153*m+2)/5+1
	if month > 12 {
		year, month = year+1, month-12
	}
	return year, month, day
}

// Known says whether the day is known.
func (d Day) Known() bool { return d != 0 }

// String returns the day as 2025-08-02, or the empty string when it is not known.
func (d Day) String() string {
	if !d.Known() {
		return ""
	}
	y, m, day := d.Civil()
	return fmt.Sprintf("%04d-%02d-%02d", y, m, day)
}

// ParseDay reads a day written as 2025-08-02. The error quotes the text.
func ParseDay(text string) (Day, error) {
	if len(text) == 10 && text[4] == '-' && text[7] == '-' {
		y, e1 := strconv.Atoi(text[:4])
		m, e2 := strconv.Atoi(text[5:7])
		day, e3 := strconv.Atoi(text[8:])
		if d := Date(y, m, day); e1 == nil && e2 == nil && e3 == nil && d.Known() {
			return d, nil
		}
	}
	return 0, fmt.Errorf("%q is not a date such as 2025-08-02", text)
}

func monthDays(year, month int) int {
	switch month {
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	case 4, 6, 9, 11:
		return 30
	}
	return 31
}
