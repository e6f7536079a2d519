package xlsx

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// The words of a workbook's cells, read and spelled one at a time, for values
// that are typed into the program instead of a sheet. They are the words that
// Read understands and Edit writes.

// ParseResult reads a result as a wall chart has it: W12, d4b, X, H, or
// nothing for a round still to come. The letter alone, as in W, has neither
// opponent nor color. The error quotes the text.
func ParseResult(text string) (ratingcore.Result, error) {
	bare := map[string]ratingcore.Outcome{"W": ratingcore.Win, "L": ratingcore.Loss, "D": ratingcore.Draw}
	if o, ok := bare[strings.ToUpper(simple(text))]; ok {
		return ratingcore.Result{Outcome: o}, nil
	}
	res := parseResult(text)
	if res.Outcome == ratingcore.Unclear {
		return res, fmt.Errorf("%q is not a result: write W, L or D, with another opponent's number W12, X or F for a forfeit, B, H or U", shorten(text))
	}
	return res, nil
}

// ParseRating reads a rating: 1643.76, or 1420/12 and 1420P12, which give the
// games too. Nothing, and words such as unr., is no rating: 0. The error
// quotes the text.
func ParseRating(text string) (rating float64, games int, counted bool, err error) {
	if nothing(text) {
		return 0, 0, false, nil
	}
	r, ok := parseRating(text)
	if !ok {
		return 0, 0, false, fmt.Errorf("%q is not a rating: write it as 1643.76, or 1420/12 when provisional, or nothing", shorten(text))
	}
	if r.provisional && !r.counted {
		return 0, 0, false, fmt.Errorf("%q does not say how many games it has: write 1420/12", shorten(text))
	}
	return r.rating, r.games, r.counted, nil
}

// ParseWhole reads a whole number from 0 on; known is false for nothing. The
// error quotes the text.
func ParseWhole(text string) (n int, known bool, err error) {
	if nothing(text) {
		return 0, false, nil
	}
	v, ok := parseNumber(simple(text))
	if !ok || v != math.Trunc(v) || v < 0 || v > 1e6 {
		return 0, false, fmt.Errorf("%q is not a whole number: write one, or nothing", shorten(text))
	}
	return int(v), true, nil
}

// ParseDate reads a date in the spellings of workbooks: 2025-08-02, 8/2/2025,
// Aug 2, 2025. Nothing is the zero Day. The error quotes the text.
func ParseDate(text string) (ratingcore.Day, error) {
	if nothing(text) {
		return 0, nil
	}
	switch d, sense := parseDate(text); sense {
	case noDate:
		return 0, fmt.Errorf("%q is not a date: write it as 2025-08-02, or nothing", shorten(text))
	case impossibleDate:
		return 0, fmt.Errorf("%q is not in the calendar: write it as 2025-08-02", shorten(text))
	default:
		return d, nil
	}
}

// ParseYes reads yes or no; nothing is the value given for blank cells. The
// error quotes the text.
func ParseYes(text string, blank bool) (bool, error) {
	switch strings.ToLower(simple(text)) {
	case "yes", "y", "true", "1", "x":
		return true, nil
	case "no", "n", "false", "0":
		return false, nil
	}
	if nothing(text) {
		return blank, nil
	}
	return blank, fmt.Errorf("%q is neither yes nor no: write one of them", shorten(text))
}

// ParseKind reads the type of a section; nothing is Swiss. The error quotes
// the text.
func ParseKind(text string) (ratingcore.Kind, error) {
	k, ok := kinds[strings.ReplaceAll(heading(text), "-", "")]
	if !ok {
		return 0, fmt.Errorf("type %q is not known: write Swiss, Round robin, Match, FIDE or FIDE youth", shorten(text))
	}
	return k, nil
}

// ParseSystems reads codes of systems, such as R Q; nothing is nil. The error
// quotes the text.
func ParseSystems(text string) ([]ratingcore.System, error) {
	if nothing(text) {
		return nil, nil
	}
	list, unknown := systemsOf(text)
	if unknown != "" {
		return nil, fmt.Errorf("system %q is not known: write codes such as R or R Q, of R, Q, B, OR, OQ, OB", shorten(unknown))
	}
	return list, nil
}

// SpellResult spells a result as the program's own wall charts have it: W12b,
// X5, H.
func SpellResult(r ratingcore.Result) string {
	if r.Outcome == ratingcore.Blank || r.Outcome == ratingcore.Unclear {
		return ""
	}
	return r.String()
}

// SpellRating spells a rating in full: 1643.76; nothing where there is none.
func SpellRating(s ratingcore.Standing) string {
	if !s.Rated {
		return ""
	}
	return strconv.FormatFloat(s.Rating, 'f', -1, 64)
}

// SpellGames spells the games behind a rating; nothing where they are not
// known, or stand for an established rating.
func SpellGames(s ratingcore.Standing) string {
	if !s.Counted {
		return ""
	}
	return strconv.Itoa(s.Games)
}

// SpellYes spells yes or no.
func SpellYes(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// SpellSystems spells systems by their codes: R Q.
func SpellSystems(list []ratingcore.System) string { return systemCodes(list) }
