package xlsx

// streakSheets has special formulas of all kinds: all wins and all losses
// before and in the section, two without a rating who meet only each other,
// equal ratings, a zero that is a whole stretch; a re-entry, half points,
// forfeits and byes; a match of two beside it, which changes a rating by more
// than it may.
func streakSheets() []testSheet {
	return []testSheet{
		lines("Event", "Event | Streaks", "Start | 2026-08-01", "End | 2026-08-02"),
		lines("Sections", "Section | Time control | Type | Rounds", "Open | G/60;d5 | Swiss | 3", "Duel | G/90;+30 | Match | 4"),
		lines("Players",
			"ID | Name | R rating | R games | R record | Birth date | Q rating | Q games | R floor",
			"90000001 | Ash, Al | 1850 | 5 | all wins | 1980-01-01",
			"90000002 | Beech, Bea | 1300 | 6 | all losses | 1981-01-01",
			"90000003 | Cork, Cy | | | | 2016-03-04",
			"90000004 | Dogwood, Dee | | | | 2015-03-04",
			"90000005 | Elder, Ed | 2410 | 300 | | 1970-01-01 | 2380 | 200 | 2200",
			"90000006 | Fig, Flo | 101 | 40 | | 2015-01-01",
			"90000007 | Gum, Gil | 1500 | 4 | | 1990-01-01",
			"90000008 | Hazel, Hy | 1500 | 3 | all wins | 1990-01-01",
			"90000009 | Ivy, Ian | 1400 | | | 1990-01-01",
			"90000010 | Juniper, Jo | 2000 | 100 | | 1990-01-01"),
		lines("Open",
			"No | ID | Name | Rd 1 | Rd 2 | Rd 3 | Tot",
			"1 | 90000001 | Ash, Al | W2w | W8b | L5w | ",
			"2 | 90000002 | Beech, Bea | L1b | L7w | L6b | ",
			"3 | 90000003 | Cork, Cy | W4w | U | U | ",
			"4 | 90000004 | Dogwood, Dee | L3b | B | H | ",
			"5 | 90000005 | Elder, Ed | W6w | D10b | W1b | ",
			"6 | 90000006 | Fig, Flo | L5b | X9 | W2w | ",
			"7 | 90000007 | Gum, Gil | D8w | W2b | U | ",
			"8 | 90000008 | Hazel, Hy | D7b | L1w | W10b | ",
			"9 | 90000009 | Ivy, Ian | U | F6 | U | ",
			"10 | 90000009 | Ivy, Ian | U | D5w | L8w | "),
		lines("Duel",
			"No | ID | Name | Rd 1 | Rd 2 | Rd 3 | Rd 4",
			"1 | 90000009 | Ivy, Ian | W2w | W2b | W2w | D2b",
			"2 | 90000010 | Juniper, Jo | L1b | L1w | L1b | D1w"),
	}
}

// chainSheets has two sections with the same players on two days, so that the
// second starts from what the first has left, games and streaks included.
func chainSheets() []testSheet {
	sheets := []testSheet{
		lines("Event", "Event | Two Days", "Start | 2026-08-01", "End | 2026-08-02"),
		lines("Sections", "Section | Time control | Rounds | Start | End",
			"Sunday | G/60;d5 | 3 | 2026-08-02 | 2026-08-02", "Saturday | G/60;d5 | 3 | 2026-08-01 | 2026-08-01"),
		lines("Players", "ID | Name | R rating | R games | Birth date | Q rating | Q games",
			"90000001 | Ash, Al | 1850.25 | 50 | 1980-01-01 | 1700 | 12",
			"90000002 | Beech, Bea | 1300 | 9 | 1981-01-01",
			"90000003 | Cork, Cy | | | 2010-03-04",
			"90000004 | Dogwood, Dee | 2250 | 200 | 1985-03-04 | 2230 | 90"),
	}
	for _, day := range []string{"Sunday", "Saturday"} {
		sheets = append(sheets, lines(day, "No | ID | Name | Rd 1 | Rd 2 | Rd 3",
			"1 | 90000001 | Ash, Al | W2w | L4b | D3w",
			"2 | 90000002 | Beech, Bea | L1b | W3w | D4b",
			"3 | 90000003 | Cork, Cy | L4w | L2b | D1b",
			"4 | 90000004 | Dogwood, Dee | W3b | W1w | D2w"))
	}
	return sheets
}

// auditAbroadSheets has games of a FIDE event abroad, of a player who gains a
// bonus and of one whose provisional rating is not adjusted.
func auditAbroadSheets() []testSheet {
	return []testSheet{
		lines("Event", "Event | Reykjavik", "Start | 2026-04-01", "End | 2026-04-09"),
		lines("Sections", "Section | Systems | Type", "Abroad | R | FIDE"),
		lines("Players", "ID | Name | R rating | R games", "90000001 | Ash, Al | 1850 | 50", "90000002 | Beech, Bea | 1300 | 9"),
		lines("Abroad", "ID | Name | Opponent | Opponent FIDE | Result",
			"90000001 | Ash, Al | Oslo, O | 2101 | 1", "90000001 | | Riga, R | 1988.5 | ½", "90000001 | | Bonn, B | | 1",
			"90000001 | | Graz, G | 1900 | 1", "90000001 | | Kiel, K | 2050 | 1",
			"90000002 | Beech, Bea | Oslo, O | 2101 | 0"),
	}
}

// sixPlayers is a round robin in which the lowest wins all games and another
// loses all.
var sixPlayers = []string{"No | ID | Name | Rd 1 | Rd 2 | Rd 3 | Rd 4 | Rd 5",
	"1 | 90000001 | Ash, Al | W6 | W2 | W3 | W4 | W5",
	"2 | 90000002 | Beech, Bea | D5 | L1 | D6 | W3 | W4",
	"3 | 90000003 | Cork, Cy | W4 | L5 | L1 | L2 | D6",
	"4 | 90000004 | Dogwood, Dee | L3 | L6 | L5 | L1 | L2",
	"5 | 90000005 | Elder, Ed | D2 | W3 | W4 | W6 | L1",
	"6 | 90000006 | Fig, Flo | L1 | W4 | D2 | L5 | D3"}

// irishSheets has players of all kinds of the ICU rules, one with a bonus.
func irishSheets() []testSheet {
	return withRules([]testSheet{
		lines("Event", "Event | Galway", "Start | 2026-04-01", "End | 2026-04-03"),
		lines("Sections", "Section | Type", "Open | Round robin"),
		lines("Players", "ID | Name | ICU rating | ICU games | ICU K | Birth date | Foreign",
			"90000001 | Ash, Al | 1300 | 60 | 40", "90000002 | Beech, Bea | 1600 | 80 | 24", "90000003 | Cork, Cy | 1400 | 10",
			"90000004 | Dogwood, Dee", "90000005 | Elder, Ed | 1800 | | | | yes", "90000006 | Fig, Flo | 1500 | 40 | 32"),
		lines("Open", sixPlayers...),
	}, "ICU")
}

// committeeSheets has players of all kinds of the rules of 1994.
func committeeSheets() []testSheet {
	return []testSheet{
		lines("Event", "Event | Committee", "Start | 1994-04-01", "End | 1994-04-03"),
		lines("Sections", "Section | Type", "Open | Round robin"),
		lines("Players", "ID | Name | R rating | R games | Birth date",
			"90000001 | Ash, Al | 1300 | 10", "90000002 | Beech, Bea | 1600 | 50", "90000003 | Cork, Cy | 1400 | 17",
			"90000004 | Dogwood, Dee | | | 1980-01-01", "90000005 | Elder, Ed | 2150 | 40", "90000006 | Fig, Flo"),
		lines("Open", sixPlayers...),
	}
}

// withRules sets the rules of an event.
func withRules(sheets []testSheet, rules string) []testSheet {
	sheets[0].rows = append(sheets[0].rows, []any{"Rules", rules})
	return sheets
}
