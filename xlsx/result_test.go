package xlsx

import (
	"testing"

	"wallchart/ratingcore"
)

// cellTable is the grammar of a wall chart's cell with what it reads as, in
// the spelling of codeOf; ? is not understood.
var cellTable = []struct{ text, want string }{
	// games
	{"W12", "W12"}, {"w12", "W12"}, {"W 12", "W12"}, {"W  5", "W5"}, {"L3", "L3"}, {"D4", "D4"}, {"W05", "W5"},
	{"W12W", "W12w"}, {"W12b", "W12b"}, {"W12-b", "W12b"}, {"W12/W", "W12w"}, {"D3(b)", "D3b"}, {"L 7 white", "L7w"}, {"D8 Black", "D8b"},
	{" W\u00a012 ", "W12"}, {"Ｗ１２", "W12"}, {"W12\u200b", "W12"}, {"W\n12", "W12"},
	// signs
	{"+W12", "W12w"}, {"-B3", "L3b"}, {"=W7", "D7w"}, {"W+12", "W12w"}, {"b=4", "D4b"}, {"+12", "W12"}, {"−3", "L3"}, {"–3", "L3"}, {"= 7", "D7"},
	{"+W9F", "X9w"}, {"-B7F", "F7b"},
	// forfeits
	{"X", "X"}, {"X-", "X"}, {"X--", "X"}, {"X---", "X"}, {"F--", "F"}, {"F---", "F"}, {"X7", "X7"}, {"X 7", "X7"}, {"F6", "F6"}, {"X7w", "X7w"}, {"F7B", "F7b"}, {"X0", "X"}, {"F0", "F"}, {"X——", "X"},
	// byes
	{"B", "B"}, {"B---", "B"}, {"BYE", "B"}, {"Bye", "B"}, {"FPB", "B"}, {"-BYE-", "B"}, {"+BYE", "B"}, {"B0", "B"}, {"full bye", "B"}, {"BYE--", "B"},
	{"H", "H"}, {"H--", "H"}, {"H---", "H"}, {"HPB", "H"}, {"-H-", "H"}, {"=BYE", "H"}, {"½", "H"}, {"1/2", "H"}, {"half-point bye", "H"}, {"Half bye", "H"}, {"½ bye", "H"},
	{"U", "U"}, {"U---", "U"}, {"ZPB", "U"}, {"Z", "U"}, {"Z--", "U"}, {"-BYE", "U"}, {"0-", "U"}, {"---", "U"}, {"----", "U"}, {"-", "U"}, {"–", "U"}, {"———", "U"}, {"U0", "U"},
	// nothing
	{"", "."}, {"  ", "."}, {".", "."}, {"*", "."},
	// not understood
	{"W", "?"}, {"W0", "?"}, {"L", "?"}, {"12", "?"}, {"1", "?"}, {"0", "?"}, {"W12x", "?"}, {"WW12", "?"}, {"W1234567", "?"}, {"W-12-", "?"}, {"D-3-b", "?"}, {"-----", "?"},
	{"H5", "?"}, {"B3", "?"}, {"W12.5", "?"}, {"W 1 2", "W12"}, {"win", "?"}, {"+-3", "?"}, {"=W7F", "?"}, {"++3", "?"}, {"B----", "?"}, {"#N/A", "?"}, {"1-0", "?"}, {"W12wb", "?"},
}

func TestParseResult(t *testing.T) {
	for _, c := range cellTable {
		if got := codeOf(parseResult(c.text)); got != c.want {
			t.Errorf("%q reads as %s, want %s", c.text, got, c.want)
		}
	}
}

// FuzzCell holds that a cell never breaks the reader, and that what is read
// reads the same again in the contract's spelling.
func FuzzCell(f *testing.F) {
	for _, c := range cellTable {
		f.Add(c.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r := parseResult(text)
		switch {
		case r.Opponent < 0 || r.Opponent > 999_999:
			t.Errorf("%q: opponent %d", text, r.Opponent)
		case r.Outcome.Played() && r.Opponent == 0:
			t.Errorf("%q: a game without an opponent", text)
		case r.Outcome > ratingcore.ForfeitLoss && r.Opponent != 0:
			t.Errorf("%q: a bye with an opponent", text)
		}
		if r.Outcome == ratingcore.Unclear || r.Outcome == ratingcore.Blank {
			return
		}
		if again := parseResult(codeOf(r)); again != r {
			t.Errorf("%q reads as %+v, its code %s as %+v", text, r, codeOf(r), again)
		}
		parseRating(text)
		parsePoints(text)
		parseDate(text)
		parsePairScore(text)
		byeOf(text, text)
	})
}

func TestParseRating(t *testing.T) {
	for _, c := range []struct {
		text string
		want ratingText
		ok   bool
	}{
		{"1643.76", ratingText{rating: 1643.76, bare: true}, true},
		{"1643,76", ratingText{rating: 1643.76, bare: true}, true},
		{"1,850", ratingText{rating: 1850, bare: true}, true},
		{"1420/12", ratingText{rating: 1420, games: 12, counted: true, provisional: true}, true},
		{"1420P12", ratingText{rating: 1420, games: 12, counted: true, provisional: true}, true},
		{"1420 p 12", ratingText{rating: 1420, games: 12, counted: true, provisional: true}, true},
		{"R: 1420P12", ratingText{rating: 1420, games: 12, counted: true, provisional: true}, true},
		{"1420.5/3", ratingText{rating: 1420.5, games: 3, counted: true, provisional: true}, true},
		{"1850*", ratingText{rating: 1850}, true},
		{"1420P", ratingText{rating: 1420, provisional: true}, true},
		{"unr", ratingText{}, true}, {"unr.", ratingText{}, true}, {"UNR", ratingText{}, true}, {"Unrated", ratingText{}, true},
		{"NEW", ratingText{}, true}, {"", ratingText{}, true}, {"0", ratingText{}, true}, {"----", ratingText{}, true},
		{"about 1500", ratingText{}, false}, {"1420/", ratingText{}, false}, {"1420/x", ratingText{}, false}, {"-5", ratingText{}, false},
		{"15OO", ratingText{}, false}, {"99999", ratingText{}, false}, {"1420/12/3", ratingText{}, false}, {"1.2.3", ratingText{}, false},
	} {
		got, ok := parseRating(c.text)
		if ok != c.ok || ok && got != c.want {
			t.Errorf("%q reads as %+v, %v; want %+v, %v", c.text, got, ok, c.want, c.ok)
		}
	}
}

func TestParsePoints(t *testing.T) {
	for _, c := range []struct {
		text string
		want ratingcore.Points
		ok   bool
	}{
		{"4", 8, true}, {"4.5", 9, true}, {"4,5", 9, true}, {"4½", 9, true}, {"4 ½", 9, true}, {"4 1/2", 9, true}, {"½", 1, true}, {"1/2", 1, true},
		{".5", 1, true}, {"0", 0, true}, {"0.0", 0, true},
		{"4.3", -1, false}, {"x", -1, false}, {"-1", -1, false}, {"4.5½", -1, false}, {"11/2", -1, false},
	} {
		if got, ok := parsePoints(c.text); got != c.want || ok != c.ok {
			t.Errorf("%q reads as %d, %v; want %d, %v", c.text, got, ok, c.want, c.ok)
		}
	}
}

func TestParsePairScore(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1-0", "WL"}, {"0-1", "LW"}, {"1 - 0", "WL"}, {"1:0", "WL"}, {"½-½", "DD"}, {"1/2-1/2", "DD"}, {"0.5-0.5", "DD"}, {"0,5-0,5", "DD"}, {".5-.5", "DD"}, {"½–½", "DD"}, {"=", "DD"}, {"D", "DD"}, {"0.5", "DD"},
		{"1.0-0.0", "WL"},
		{"1-0F", "XF"}, {"1F-0F", "XF"}, {"X-F", "XF"}, {"+/-", "XF"}, {"+ - -", "XF"}, {"1-0 (F)", "XF"}, {"X", "XF"}, {"1X-0F", "XF"},
		{"0F-1F", "FX"}, {"-/+", "FX"}, {"F-X", "FX"}, {"0-1F", "FX"},
		{"0-0F", "FF"}, {"0F-0F", "FF"}, {"0-0", "FF"}, {"-/-", "FF"},
		{"", ""}, {"*", ""},
	} {
		got, ok := parsePairScore(c.text)
		if s := got.white.Code() + got.black.Code(); s != c.want || !ok {
			t.Errorf("%q reads as %s, %v; want %s", c.text, s, ok, c.want)
		}
	}
	for _, text := range []string{"2-0", "1-1", "won", "½", "1/2-0"} {
		if got, ok := parsePairScore(text); ok && text != "½" {
			t.Errorf("%q reads as %+v", text, got)
		}
	}
}

func TestByeOf(t *testing.T) {
	for _, c := range []struct{ opponent, result, want string }{
		{"BYE", "", "B"}, {"bye", "1", "B"}, {"Full bye", "", "B"}, {"Half point bye", "", "H"}, {"½ bye", "", "H"}, {"BYE", "½", "H"}, {"BYE", "0.5", "H"},
		{"", "1-bye", "B"}, {"", "1/2-bye", "H"}, {"", "0-bye", "U"}, {"BYE", "0", "U"}, {"not paired", "", "U"}, {"", "H", "H"}, {"", "", ""}, {"", "X", "X"},
		{"zero-point bye", "", "U"}, {"BYE", "1-0", "B"},
	} {
		if got, ok := byeOf(c.opponent, c.result); got.Code() != c.want || !ok {
			t.Errorf("opponent %q, result %q: %s, %v; want %s", c.opponent, c.result, got.Code(), ok, c.want)
		}
	}
	if o, ok := byeOf("BYE", "2"); ok {
		t.Errorf("a bye of 2 points reads as %s", o.Code())
	}
}

func TestParseDate(t *testing.T) {
	for _, c := range []struct {
		text, want string
		sense      dateSense
	}{
		{"2025-08-02", "2025-08-02", goodDate}, {"2025/8/2", "2025-08-02", goodDate}, {"20250802", "2025-08-02", goodDate}, {"2025.8.2", "2025-08-02", goodDate},
		{"8/2/2025", "2025-08-02", goodDate}, {"2.8.2025", "2025-08-02", goodDate}, {"Aug 2, 2025", "2025-08-02", goodDate}, {"2 August 2025", "2025-08-02", goodDate},
		{"Sept. 3rd, 2025", "2025-09-03", goodDate}, {"2025 Aug 2", "2025-08-02", goodDate}, {"2025-08-02T00:00:00", "2025-08-02", goodDate}, {"2025-08-02 10:30", "2025-08-02", goodDate},
		{"8/2/25", "2025-08-02", guessedDate}, {"8/2/85", "1985-08-02", guessedDate}, {"25/8/2025", "2025-08-25", guessedDate},
		{"2025-02-29", "", impossibleDate}, {"2024-02-29", "2024-02-29", goodDate}, {"13/32/2010", "", impossibleDate}, {"0000-00-00", "", impossibleDate}, {"0206-08-02", "", impossibleDate},
		{"soon", "", noDate}, {"2025", "", noDate}, {"8/2", "", noDate}, {"a-b-c", "", noDate}, {"1-2-3", "", noDate}, {"12 Foo 2025", "", noDate},
	} {
		d, sense := parseDate(c.text)
		if d.String() != c.want || sense != c.sense {
			t.Errorf("%q reads as %q, %d; want %q, %d", c.text, d, sense, c.want, c.sense)
		}
	}
}

func TestRoundOf(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"Rd 1", 1}, {"rd.2", 2}, {"Rnd 3", 3}, {"Rnd1", 1}, {"Round 12", 12}, {"R4", 4}, {"5", 5}, {"6.Rd", 6}, {"7.Rd.", 7}, {"8 Rnd", 8}, {"RD_9", 9}, {"Round #2", 2}, {"Rd 300", 300},
		{"Rd 0", 0}, {"Rd 501", 0}, {"Rating 2", 0}, {"Rd", 0}, {"R", 0}, {"+1", 0}, {"1st", 0}, {"Rd 1a", 0}, {"2026", 0},
	} {
		if got := roundOf(heading(c.text)); got != c.want {
			t.Errorf("%q is round %d, want %d", c.text, got, c.want)
		}
	}
}

func TestHeadings(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"No.", "No"}, {"#", "No"}, {"Plr#", "No"}, {"Pair Num", "No"}, {"Pl.", "Place"}, {"Rank", "Place"}, {"Player Name", "Name"}, {"Name of player", "Name"}, {"Player's name", "Name"},
		{"USCF ID", "ID"}, {"US Chess ID", "ID"}, {"Member_ID", "ID"}, {"Rtng", "R rating"}, {"Rating", "R rating"}, {"R RATING", "R rating"}, {"Quick", "Q rating"}, {"Blitz rating", "B rating"},
		{"St", "State"}, {"Exp.", "Expires"}, {"Ttl", "Title"}, {"TOTAL", "Tot"}, {"Pts.", "Tot"}, {"Score", "Tot"}, {"or rating", "OR rating"}, {"Rd 3", "Rd 3"},
		{"Team name", ""}, {"Club name", ""}, {"Prize", ""}, {"", ""},
	} {
		if got, _ := chartWord(c.text); got != c.want {
			t.Errorf("%q is %q, want %q", c.text, got, c.want)
		}
	}
	for _, c := range []struct{ text, want string }{
		{"R pre", "R pre"}, {"or post", "OR post"}, {"Q_change", "Q change"}, {"B perf", "B perf"}, {"ICU pre", "ICU pre"},
		{"pre", ""}, {"X pre", ""}, {"R rating", ""}, {"", ""},
	} {
		if got := ownHeading(c.text); got != c.want {
			t.Errorf("%q is our own %q, want %q", c.text, got, c.want)
		}
	}
}
