package uschess

import "testing"

// The lists before June 2020 (2011 step 1; 2015 sections 2.1 to 2.5).
func TestPriorityLists(t *testing.T) {
	r := func(rating float64, games int) Standing {
		return Standing{Rated: true, Rating: rating, Counted: true, Games: games}
	}
	in2012, in2016 := Date(2012, 1, 1), Date(2016, 1, 1)
	tests := []struct {
		name   string
		on     Day
		target System
		have   map[System]Standing
		fide   float64
		cfc    float64
		r0     float64
		n      int
	}{
		{"Regular: FIDE first", in2016, Regular, map[System]Standing{Quick: r(1500, 50)}, 2200, 1800, 2264, 10},
		{"Regular: FIDE to 2150 counts 5", in2016, Regular, nil, 2150, 0, 2213, 5},
		{"Regular: CFC over 1500 counts 5", in2016, Regular, map[System]Standing{Quick: r(1500, 50)}, 0, 1800, 1740, 5},
		{"Regular: CFC to 1500 counts 0", in2016, Regular, nil, 0, 1500, 1410, 0},
		{"Regular: Quick of 4 games counts 0", in2016, Regular, map[System]Standing{Quick: r(1500, 4)}, 0, 0, 1500, 0},
		{"Regular: Quick of 3 games is not used", in2016, Regular, map[System]Standing{Quick: r(1500, 3)}, 0, 0, 750, 0},
		{"Quick 2015: Regular before FIDE", in2016, Quick, map[System]Standing{Regular: r(1600, 30)}, 2200, 0, 1600, 10},
		{"Quick 2015: Regular of 7 games", in2016, Quick, map[System]Standing{Regular: r(1600, 7)}, 0, 0, 1600, 7},
		{"Quick 2015: Regular of 3 games is not used", in2016, Quick, map[System]Standing{Regular: r(1600, 3)}, 2100, 0, 2162, 5},
		{"Quick 2011: FIDE before Regular", in2012, Quick, map[System]Standing{Regular: r(1600, 30)}, 2200, 0, 2202, 10},
		{"Blitz: established Regular", in2016, Blitz, map[System]Standing{Regular: r(1600, 26)}, 2300, 0, 1600, 10},
		{"Blitz: FIDE before a provisional Regular", in2016, Blitz, map[System]Standing{Regular: r(1600, 25)}, 2300, 0, 2366, 10},
		{"Blitz: provisional Regular", in2016, Blitz, map[System]Standing{Regular: r(1600, 6), Quick: r(1700, 60)}, 0, 0, 1600, 6},
		{"Blitz: Quick counts 0", in2016, Blitz, map[System]Standing{Regular: r(1600, 2), Quick: r(1700, 60)}, 0, 0, 1700, 0},
		{"online Quick: online Blitz counts 10", in2016, OnlineQuick, map[System]Standing{OnlineBlitz: r(1400, 2), Quick: r(1700, 60)}, 0, 0, 1400, 10},
		{"online Quick: Quick, Blitz, Regular count 0", in2016, OnlineQuick, map[System]Standing{Blitz: r(1300, 60), Quick: r(1700, 60)}, 0, 0, 1700, 0},
		{"online Blitz: online Quick counts 0", in2016, OnlineBlitz, map[System]Standing{OnlineQuick: r(1350, 60), Blitz: r(1300, 60)}, 0, 0, 1350, 0},
		{"online Blitz: Blitz before Quick", in2016, OnlineBlitz, map[System]Standing{Blitz: r(1300, 60), Quick: r(1700, 60)}, 0, 0, 1300, 0},
		{"online Blitz: FIDE counts 0", in2016, OnlineBlitz, nil, 2200, 1800, 2264, 0},
		{"online Quick: CFC counts 0", in2016, OnlineQuick, nil, 0, 1800, 1740, 0},
	}
	for _, test := range tests {
		rules := RulesOn(test.on, test.on)
		var all [Systems]Standing
		for sys, s := range test.have {
			all[sys] = s
		}
		p := Person{FIDE: Foreign{Rating: test.fide}, CFC: Foreign{Rating: test.cfc}}
		got := rules.Begin(&p, &all, test.target, test.on)
		if d := got.R0 - test.r0; d > 1e-9 || d < -1e-9 || got.N != test.n || got.Rated || !got.Counted {
			t.Errorf("%s: %v/%d, want %v/%d", test.name, got.R0, got.N, test.r0, test.n)
		}
	}
}

func TestAgeRating(t *testing.T) {
	now, old := Date(2025, 8, 2), Date(2016, 8, 2)
	tests := []struct {
		name   string
		on     Day
		p      Person
		want   float64
		method Method
	}{
		{"ten years", now, Person{Birth: now - 3653}, 50 * 3653 / 365.25, FromAge},
		{"over 26", now, Person{Birth: now - 9500}, 1300, FromAge},
		{"no birth date, adult", now, Person{Adult: true}, 1300, FromAdult},
		{"no birth date, no adult", now, Person{}, 750, FromUnknown},
		{"under 3, no adult", now, Person{Birth: now - 700}, 750, FromUnknown},
		{"under 3, adult", now, Person{Birth: now - 700, Adult: true}, 1300, FromAdult},
		{"under 3 in the older texts", old, Person{Birth: old - 700}, 1300, FromAdult},
		{"born after the event", now, Person{Birth: now + 20}, 750, FromUnknown},
		{"no birth date in the older texts", old, Person{}, 750, FromUnknown},
	}
	for _, test := range tests {
		rules := RulesOn(test.on, test.on)
		if got, m := rules.AgeRating(&test.p, test.on); got != test.want || m != test.method {
			t.Errorf("%s: %v by %v, want %v by %v", test.name, got, m, test.want, test.method)
		}
	}
}

// The example of the 2025 document, section 2.
func TestBlendExample(t *testing.T) {
	end := Date(2020, 9, 1)
	rules := RulesOn(end, end)
	var all [Systems]Standing
	for sys, s := range map[System]Standing{
		Regular: {Rating: 1759, Date: Date(2018, 3, 25)}, Quick: {Rating: 1643, Date: Date(2018, 1, 13)}, Blitz: {Rating: 1658, Date: Date(2016, 7, 16)},
	} {
		s.Rated, s.Counted, s.Games = true, true, 100
		all[sys] = s
	}
	got := rules.Begin(&Person{Birth: Date(2000, 7, 1)}, &all, OnlineBlitz, end)
	if got.R0 != 1702 || got.N != 10 || len(got.Sources) != 3 {
		t.Fatalf("%+v", got)
	}
	for i, want := range []Source{{D: 891, G: 10, W: 5.98}, {D: 962, G: 5, W: 2.74}, {D: 1508, G: 10, W: 4.15}} {
		if s := got.Sources[i]; s.D != want.D || s.G != want.G || s.W < want.W-0.005 || s.W > want.W+0.005 {
			t.Errorf("%s: %+v", s.Name, s)
		}
	}
}

func TestBlendSources(t *testing.T) {
	end := Date(2025, 8, 2)
	rules := RulesOn(end, end)
	one := func(s Standing) *[Systems]Standing { return &[Systems]Standing{Regular: s} }
	rated := Standing{Rated: true, Rating: 1543.5, Counted: true, Games: 7}
	tests := []struct {
		name   string
		p      Person
		all    *[Systems]Standing
		target System
		r0     float64
		n      int
	}{
		{"half rounds up, games limit the factor", Person{}, one(rated), Quick, 1544, 7},
		{"games not counted", Person{}, one(Standing{Rated: true, Rating: 1500}), Quick, 1500, 10},
		{"no games, no source", Person{}, one(Standing{Rated: true, Rating: 1500, Counted: true}), Quick, 750, 0},
		{"CFC only for residents", Person{CFC: Foreign{Rating: 1700}}, &[Systems]Standing{}, Regular, 750, 0},
		{"CFC of a resident", Person{CFC: Foreign{Rating: 1700}, Canadian: true}, &[Systems]Standing{}, Regular, 1541, 5},
		{"FIDE above 2000", Person{FIDE: Foreign{Rating: 2001}}, &[Systems]Standing{}, Blitz, 2061, 10},
		{"a date after the event is not stale", Person{}, one(Standing{Rated: true, Rating: 1500, Counted: true, Games: 50, Date: end + 99}), Blitz, 1500, 10},
	}
	for _, test := range tests {
		if got := rules.Begin(&test.p, test.all, test.target, end); got.R0 != test.r0 || got.N != test.n {
			t.Errorf("%s: %v/%d, want %v/%d", test.name, got.R0, got.N, test.r0, test.n)
		}
	}
}
