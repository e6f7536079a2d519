package uschess

import (
	"math"
	"testing"
	"time"
)

// The first days on which published results show each change.
func TestDatedChanges(t *testing.T) {
	tests := []struct {
		what  string
		first Day
		state func(Rules) any
	}{
		{"B 6", Date(2008, 6, 7), func(r Rules) any { return r.Bonus }},
		{"personal floor", Date(2008, 6, 7), func(r Rules) any { return r.personal }},
		{"floors at 1200 and 1300", Date(2010, 4, 1), func(r Rules) any { return r.EarnedFloor(1450) }},
		{"B 8", Date(2012, 8, 3), func(r Rules) any { return r.Bonus }},
		{"the text of 2015", Date(2013, 3, 1), func(r Rules) any { return r.Base }},
		{"N*", Date(2013, 5, 18), func(r Rules) any { return r.Star(1700) }},
		{"reduced K", Date(2013, 5, 18), func(r Rules) any { return r.reducedK }},
		{"B 10", Date(2014, 3, 20), func(r Rules) any { return r.Bonus }},
		{"floating point storage", Date(2014, 9, 18), func(r Rules) any { return r.Store(1500, 1500.25) }},
		{"B 12", Date(2015, 6, 1), func(r Rules) any { return r.Bonus }},
		{"B 14", Date(2017, 6, 1), func(r Rules) any { return r.Bonus }},
		{"the text of 2025", Date(2020, 6, 1), func(r Rules) any { return r.Base }},
		{"prizes of $4,000", Date(2020, 6, 1), func(r Rules) any { return r.PrizeLimit() }},
		{"B 12 again", Date(2023, 2, 1), func(r Rules) any { return r.Bonus }},
		{"FIDE conversion", Date(2024, 3, 1), func(r Rules) any { return r.FIDE(1900) }},
		{"youth conversion", Date(2024, 3, 1), func(r Rules) any { return r.YouthFIDE(1900) }},
		{"CFC conversion", Date(2025, 1, 1), func(r Rules) any { return r.CFC(1700) }},
		{"B 10 again", Date(2025, 1, 1), func(r Rules) any { return r.Bonus }},
	}
	for _, test := range tests {
		before, from := RulesOn(test.first-1, test.first-1), RulesOn(test.first, test.first)
		if test.state(before) == test.state(from) {
			t.Errorf("%s: %v the day before %s and then", test.what, test.state(from), test.first)
		}
	}
	for i := 1; i < len(changes); i++ {
		if changes[i].from < changes[i-1].from || changes[i].what == "" {
			t.Errorf("change %d is out of order or has no name", i)
		}
	}
}

// Effective games and the reduced K go by the section's last day, the rest by
// the event's.
func TestEventAndSectionDays(t *testing.T) {
	r := RulesOn(Date(2014, 3, 20), Date(2013, 5, 17))
	if r.Bonus != 10 || r.steepStar || r.reducedK {
		t.Errorf("%+v", r)
	}
	if r := RulesOn(0, 0); r.Bonus != 10 || r.Base != Text2025 || !r.recentCFC {
		t.Errorf("without days: %+v", r)
	}
}

func TestConversions(t *testing.T) {
	old, middle, now := RulesOn(Date(2012, 1, 1), Date(2012, 1, 1)), RulesOn(Date(2016, 1, 1), 0), RulesOn(Date(2025, 8, 2), 0)
	tests := []struct {
		name      string
		got, want float64
	}{
		{"2011 FIDE 1999", old.FIDE(1999), 720 + 0.625*1999}, {"2011 FIDE 2000 is on the upper line", old.FIDE(2000), 1970},
		{"2011 youth", old.YouthFIDE(2100), 2163}, {"2011 CFC 1500", old.CFC(1500), 1410}, {"2011 CFC 1501", old.CFC(1501), 1411.1},
		{"2015 FIDE 2000", middle.FIDE(2000), 2060}, {"2015 FIDE 2001", middle.FIDE(2001), 2061.02}, {"2015 youth", middle.YouthFIDE(1500), 1700},
		{"2025 FIDE 2000", now.FIDE(2000), 2060.4}, {"2025 FIDE 2600", now.FIDE(2600), 2672}, {"2025 youth 1600", now.YouthFIDE(1600), 1573.72},
		{"2025 youth 2100", now.YouthFIDE(2100), 2180}, {"2025 CFC 1149", now.CFC(1149), 821.435}, {"2025 CFC 1150", now.CFC(1150), 822},
		{"2025 CFC 1610", now.CFC(1610), 1414.1}, {"2025 CFC 2000", now.CFC(2000), 1960},
	}
	for _, test := range tests {
		if math.Abs(test.got-test.want) > 1e-9 {
			t.Errorf("%s is %v, want %v", test.name, test.got, test.want)
		}
	}
}

func TestPrizeFloor(t *testing.T) {
	old, now := RulesOn(Date(2016, 1, 1), 0), RulesOn(Date(2025, 8, 2), 0)
	for _, test := range []struct {
		rules               Rules
		prize, under, floor float64
	}{{now, 4000, 1800, 1800}, {now, 3999, 1800, 0}, {old, 2000, 1800, 1800}, {old, 1999, 1800, 0}, {now, 5000, 1750, 1800}, {now, 5000, 2000, 2000}, {now, 5000, 2200, 0}} {
		if got := test.rules.PrizeFloor(test.prize, test.under); got != test.floor {
			t.Errorf("$%v under %v: floor %v, want %v", test.prize, test.under, got, test.floor)
		}
	}
}

func TestStore(t *testing.T) {
	whole, float := RulesOn(Date(2014, 9, 17), 0), RulesOn(Date(2014, 9, 18), 0)
	for _, test := range []struct{ start, rating, want float64 }{
		{1500, 1500.01, 1501}, {1500, 1499.99, 1499}, {1500, 1500, 1500}, {1500, 1512.00000003, 1512}, {1500, 1487.99999996, 1488}, {562.3, 561.1, 561},
	} {
		if got := whole.Store(test.start, test.rating); got != test.want {
			t.Errorf("whole numbers: %v from %v is %v, want %v", test.rating, test.start, got, test.want)
		}
		if got := float.Store(test.start, test.rating); got != test.rating {
			t.Errorf("floats: %v becomes %v", test.rating, got)
		}
	}
}

// Days agree with package time over two centuries.
func TestDays(t *testing.T) {
	for at := time.Date(1890, 1, 1, 0, 0, 0, 0, time.UTC); at.Year() < 2110; at = at.AddDate(0, 0, 1) {
		d := Date(at.Year(), int(at.Month()), at.Day())
		y, m, day := d.Civil()
		if y != at.Year() || m != int(at.Month()) || day != at.Day() || d.String() != at.Format("2006-01-02") {
			t.Fatalf("%s is %v (%d-%d-%d)", at.Format("2006-01-02"), d, y, m, day)
		}
	}
	if Date(2025, 3, 1)-Date(2025, 2, 28) != 1 || Date(2024, 3, 1)-Date(2024, 2, 28) != 2 {
		t.Error("leap days are wrong")
	}
	for _, bad := range []string{"", "2025-02-30", "2025-13-01", "25-01-01", "2025/01/01", "2025-1-1", "0000-00-00"} {
		if d, err := ParseDay(bad); err == nil {
			t.Errorf("%q is taken for %v", bad, d)
		}
	}
	if Day(0).String() != "" || Day(0).Known() {
		t.Error("the zero day is known")
	}
}
