package xlsx

import (
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// maxRounds is the highest round a heading or a Rounds cell may name.
const maxRounds = maxCols

// heading folds a heading to the form in which headings are compared: case,
// spaces, dots and underscores make no difference.
func heading(s string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case ' ', '.', '_', ':', '\'', '’':
			return -1
		}
		return r
	}, strings.ToLower(simple(s)))
}

// vocabulary gives the contract's heading for a folded one, or nothing.
type vocabulary map[string]string

// words makes a vocabulary of headings as the contract spells them.
func words(list ...string) vocabulary {
	v := vocabulary{}
	for _, w := range list {
		v[heading(w)] = w
	}
	return v
}

// also adds other spellings, each with the heading it stands for.
func (v vocabulary) also(canonical string, folded ...string) vocabulary {
	for _, f := range folded {
		if _, taken := v[f]; !taken {
			v[f] = canonical
		}
	}
	return v
}

// ratingWords are the headings of one system's standing, behind its code.
var ratingWords = []string{"rating", "games", "date", "record", "peak", "wins", "draws", "events", "floor"}

// The vocabularies of the workbook's sheets.
var (
	eventWords = words("Event", "City", "State", "ZIP", "Country", "Start", "End", "Affiliate ID", "Chief TD ID",
		"Assistant TD ID", "Other TD IDs", "Website", "Send crosstable", "Rules").
		also("Event", "eventname", "tournament").also("ZIP", "zipcode").
		also("Start", "startdate", "firstday").also("End", "enddate", "lastday").
		also("Affiliate ID", "affiliate").also("Chief TD ID", "chieftd").also("Assistant TD ID", "assistanttd")
	sectionWords = words("Section", "Time control", "Type", "Online", "Start", "End", "Rounds", "Systems", "Rated",
		"Chief TD ID", "Assistant TD ID", "Level", "Grand Prix", "GP points", "FIDE rated").
		also("Section", "sectionname").also("Time control", "tc").also("Rounds", "rds").
		also("Start", "startdate").also("End", "enddate").also("Chief TD ID", "chieftd").also("Assistant TD ID", "assistanttd")
	rosterWords = rosterVocabulary().
			also("ID", "uscf", "uscfid", "uschessid", "memberid").also("R rating", "rating", "rtg", "uscfrating", "uschessrating", "regularrating").
			also("Q rating", "quickrating").also("B rating", "blitzrating").also("R games", "games").
			also("Birth date", "dob", "dateofbirth").also("State", "st").also("Expires", "expiration")
	foreignWord = words("ID", "Name", "Opponent", "Opponent FIDE", "Result")
	pairingWord = words("Section", "Round", "Board", "White", "Black", "Result").
			also("Round", "rd", "rnd").also("Board", "bd", "bo", "table").
			also("White", "w").also("Black", "b").also("Result", "res", "score")
	logWords = words("Event", "Start", "End", "Section", "ID", "Name", "System", "Pre", "Post",
		"Pre games", "Pre date", "Pre record", "Pre peak", "Pre wins", "Pre draws", "Pre events", "Pre floor",
		"Post games", "Post date", "Post record", "Post peak", "Post wins", "Post draws", "Post events", "Post floor")
	chartWords = chartVocabulary()
)

func rosterVocabulary() vocabulary {
	v := words("ID", "Name", "State", "Birth date", "Adult", "FIDE", "FIDE date", "CFC", "CFC date", "Canadian", "OLM",
		"Expires", "FIDE ID", "Title", "Sex", "Federation", "Club", "Team",
		"ICU rating", "ICU games", "ICU K", "Joined", "Foreign")
	for s := range ratingcore.System(ratingcore.Systems) {
		for _, w := range ratingWords {
			v[heading(s.String()+" "+w)] = s.String() + " " + w
		}
	}
	return v
}

// chartVocabulary holds the headings of wall charts: the contract's and those
// that pairing programs and organizers use.
func chartVocabulary() vocabulary {
	v := rosterVocabulary().
		also("No", "no", "#", "plr", "plr#", "pair", "pairno", "pairnum", "pair#", "num", "number", "sno", "startno", "nr", "seed", "pairingno", "pairingnumber").
		also("Place", "pl", "place", "rank", "rk", "pos", "position").
		also("Name", "name", "player", "playername", "fullname", "players").
		also("Last name", "lastname", "last", "surname", "familyname").
		also("First name", "firstname", "first", "givenname").
		also("ID", "uscf", "uscfid", "uschessid", "uschess#", "uscf#", "memberid", "membership", "membershipid", "mem#", "id#", "memid", "idno").
		also("R rating", "rating", "rtg", "rate", "rtng", "uscfrating", "uschessrating", "regular", "regularrating", "reg", "rtgn", "rtg(n)", "pre", "prerating").
		also("Q rating", "quick", "quickrating", "quickrtg").
		also("B rating", "blitz", "blitzrating", "blitzrtg").
		also("State", "st").
		also("Expires", "exp", "exp1", "expiration").
		also("Title", "ttl").
		also("Birth date", "birthdate", "dob", "birthday", "born", "dateofbirth").
		also("FIDE", "fiderating", "fidertg", "fideelo").
		also("FIDE ID", "fide#").
		also("Tot", "tot", "total", "score", "pts", "points", "pt", "totalpoints", "totalscore")
	return v.withOfficial()
}

// chartWord returns the contract's heading for a heading of a wall chart, and
// the round it names, if any.
func chartWord(text string) (word string, round int) {
	h := heading(text)
	if round = roundOf(h); round > 0 {
		return roundWord(round), round
	}
	if w, ok := chartWords[h]; ok {
		return w, 0
	}
	if strings.Contains(h, "name") && !strings.ContainsAny(h, "0123456789") {
		for _, other := range []string{"club", "team", "opp", "last", "first", "nick", "user", "event", "section"} {
			if strings.Contains(h, other) {
				return "", 0
			}
		}
		return "Name", 0
	}
	return "", 0
}

// roundWord spells the heading of a round as the contract does.
func roundWord(round int) string { return "Rd " + strconv.Itoa(round) }

// roundOf returns the round that a folded heading names: rd3, rnd3, round3,
// r3, 3, 3rd, 3rnd; or 0.
func roundOf(h string) int {
	for _, p := range []string{"round", "rnd", "rd", "r", "game", "gm"} {
		if rest, ok := strings.CutPrefix(h, p); ok {
			h = strings.TrimLeft(rest, "#-")
			break
		}
	}
	for _, p := range []string{"round", "rnd", "rd"} {
		if rest, ok := strings.CutSuffix(h, p); ok {
			h = rest
			break
		}
	}
	if n, err := strconv.Atoi(h); err == nil && n > 0 && n <= maxRounds && h[0] != '+' && len(h) <= 3 {
		return n
	}
	return 0
}

// ownHeading returns the heading of a column that this program writes beside a
// wall chart, as the contract spells it, or "".
func ownHeading(text string) string {
	h := heading(text)
	for _, word := range [...]string{"pre", "post", "change", "perf"} {
		code, ok := strings.CutSuffix(h, word)
		if !ok || code == "" {
			continue
		}
		for _, known := range [...]string{"R", "Q", "B", "OR", "OQ", "OB", "ICU", "USCF", "FIDE"} {
			if strings.EqualFold(code, known) {
				return known + " " + word
			}
		}
	}
	return ""
}
