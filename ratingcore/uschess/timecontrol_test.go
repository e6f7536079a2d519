package uschess

import (
	"fmt"
	"strings"
	"testing"
)

// The spellings are those met in tournament files.
func TestParseTimeControl(t *testing.T) {
	tests := map[string]string{
		"G/60;d5": "G/60;d5", "G/25;+5": "G/25;+5", "G/90; d5": "G/90;d5", "G/60; d5": "G/60;d5", "90+30": "G/90;+30",
		"G30;+5": "G/30;+5", "G/60;+5": "G/60;+5", "G/90;+30": "G/90;+30", "40/120, SD/30; d10": "40/120,SD/30;d10",
		"40/90, SD/30, d10": "40/90,SD/30;d10", "G 90; d5": "G/90;d5", "G/30 d5": "G/30;d5", "G40;+5": "G/40;+5",
		"40/120,  SD/30; d10": "40/120,SD/30;d10", "G/60": "G/60;d0", "G30+5": "G/30;+5", "G25;+5": "G/25;+5",
		"10+5'": "G/10;+5", "G/60 d/5": "G/60;d5", "G/90 inc/30": "G/90;+30", "G/3 inc/2": "G/3;+2", "40/90, SD/30 d/5": "40/90,SD/30;d5",
		"Game/45": "G/45;d0", "SD/60": "G/60;d0", "G/5d0": "G/5;d0", "G/3+2": "G/3;+2", "G/7d3": "G/7;d3", "game in 60": "G/60;d0",
		"40/90, 20/30, SD/15; +30": "40/90,20/30,SD/15;+30", "  g/61 ; D5 ": "G/61;d5", "G/85;+5": "G/85;+5", "G/60 delay 5 sec": "G/60;d5",
	}
	for in, want := range tests {
		got, err := ParseTimeControl(in)
		if err != nil || got.String() != want {
			t.Errorf("%q is %q (%v), want %q", in, got, err, want)
		}
	}
	for _, in := range []string{"", "   ", "fast", "60", "G/", "40/90, SD/30; d10 in rounds 1-3, then G/60", "G/60;d5;d5", "G/60 x", "90+30+10", "1e9", "G/99999"} {
		if got, err := ParseTimeControl(in); err == nil || !strings.Contains(err.Error(), "G/60;d5") {
			t.Errorf("%q is %q, %v", in, got, err)
		}
	}
}

// The table of the file formats' section 6.3, and the same under older rules.
func TestSystemsOfTimeControl(t *testing.T) {
	now := Date(2025, 8, 2)
	tests := []struct {
		text        string
		on          Day
		otb, online string
	}{
		{"G/5;d0", now, "[B]", "[OB]"}, {"G/3;+2", now, "[B]", "[OB]"}, {"G/7;d3", now, "[B]", "[OB]"}, {"G/10;d0", now, "[B]", "[OB]"},
		{"G/5;d5", now, "[B]", "[OB]"}, {"G/5;d6", now, "[Q]", "[OQ]"}, {"G/10;d5", now, "[Q]", "[OQ]"}, {"G/24;d5", now, "[Q]", "[OQ]"},
		{"G/26;d3", now, "[Q]", "[OQ]"}, {"G/25;d5", now, "[R Q]", "[OR]"}, {"G/20;d10", now, "[R Q]", "[OR]"}, {"G/30;d0", now, "[R Q]", "[OR]"},
		{"G/60;d5", now, "[R Q]", "[OR]"}, {"G/55;+10", now, "[R Q]", "[OR]"}, {"G/65;d0", now, "[R Q]", "[OR]"}, {"G/61;d5", now, "[R]", "[OR]"},
		{"G/45;+30", now, "[R]", "[OR]"}, {"40/90,SD/30;d5", now, "[R]", "[OR]"}, {"G/4;+25", now, "[Q]", "[OQ]"}, {"G/2;+3", now, "[B]", "[OB]"},
		{"G/1;+2", now, "[]", "[]"},
		{"G/30;d5", Date(2012, 1, 1), "[R Q]", "[]"}, {"G/5;d0", Date(2012, 1, 1), "[Q]", "[]"}, {"G/25;d5", Date(2012, 1, 1), "[Q]", "[]"},
		{"G/61;d0", Date(2012, 1, 1), "[R]", "[]"}, {"G/60;d30", Date(2012, 1, 1), "[R Q]", "[]"}, {"G/4;d9", Date(2013, 2, 28), "[]", "[]"},
		{"G/5;d0", Date(2013, 3, 1), "[B]", "[]"}, {"G/5;d0", Date(2014, 10, 1), "[B]", "[OB]"}, {"G/15;d0", Date(2015, 2, 28), "[Q]", "[]"},
		{"G/15;d0", Date(2015, 3, 1), "[Q]", "[OQ]"}, {"G/60;d5", Date(2019, 1, 1), "[R Q]", "[OQ]"}, {"G/90;d5", Date(2020, 5, 31), "[R]", "[]"},
		{"G/90;d5", Date(2020, 6, 1), "[R]", "[OR]"},
	}
	for _, test := range tests {
		tc, err := ParseTimeControl(test.text)
		if err != nil {
			t.Fatal(err)
		}
		r := RulesOn(test.on, test.on)
		if got := fmt.Sprint(r.SystemsOf(tc, false)); got != test.otb {
			t.Errorf("%s on %s: %s, want %s", test.text, test.on, got, test.otb)
		}
		if got := fmt.Sprint(r.SystemsOf(tc, true)); got != test.online {
			t.Errorf("%s online on %s: %s, want %s", test.text, test.on, got, test.online)
		}
	}
}

func TestTooShort(t *testing.T) {
	for text, want := range map[string]bool{"G/4;+25": true, "G/2;+3": true, "G/3;+2": false, "G/5;d0": false, "G/5;d6": false, "40/90,SD/30;d5": false} {
		tc, err := ParseTimeControl(text)
		if err != nil || tc.TooShort() != want {
			t.Errorf("%s: too short is %v (%v), want %v", text, tc.TooShort(), err, want)
		}
	}
}

func FuzzTimeControl(f *testing.F) {
	for _, s := range []string{"G/60;d5", "40/90, SD/30; +30", "90+30", "game in 45", "G/3 inc/2", "", "½", "40/120,,;"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		tc, err := ParseTimeControl(s)
		if err != nil {
			return
		}
		again, err := ParseTimeControl(tc.String())
		if err != nil || again != tc {
			t.Errorf("%q is read as %+v, and that as %+v (%v)", s, tc, again, err)
		}
		if tc.Minutes < 0 || tc.Seconds < 0 || tc.Stages < 1 {
			t.Errorf("%q is read as %+v", s, tc)
		}
	})
}
