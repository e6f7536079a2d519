package ratingcore

import (
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore/uschess"
)

// Style is where a value is spelled.
type Style uint8

// The styles: on paper and screen every sign is there (2½, −6, ≥); plain text
// keeps to ASCII (2.5, -6, >=).
const (
	Paper Style = iota
	ASCII
)

// ValueKind says how a value is spelled.
type ValueKind uint8

// The kinds of value.
const (
	Nothing     ValueKind = iota // an empty cell
	TextValue                    // Text
	WholeValue                   // Num, a whole number
	PlaceValue                   // Num; Tied adds "="
	PointsValue                  // Num in points, shown in halves and quarters
	RatingValue                  // Num, rounded; Games > 0 adds P and the count, Floored adds f
	ChangeValue                  // Num, the difference of two shown ratings, with its sign
	PerfValue                    // Num, rounded; a bound has ≥ or ≤ before it
	ResultValue                  // Result
)

// Mark is what a value carries beside its number.
type Mark uint8

// The marks.
const (
	Plain    Mark = iota
	Floored       // the rating stands on its floor: f
	AtLeast       // performance of a full score: ≥
	AtMost        // performance of no points: ≤
	NoRating      // no rating before: unr.
	First         // a first rating: new
	NoGames       // no rated game: –
	Tied          // the place is shared: =
)

// Value is one cell of the crosstable: typed, and spelled in one place.
type Value struct {
	Kind   ValueKind
	Mark   Mark
	Text   string
	Num    float64 // full precision
	Games  int     // provisional games behind a rating, 0 when established
	Result Result
}

// Spell returns the value as one string: "1420P12f", "+12", "W12b".
func (v Value) Spell(style Style) string { return v.Main(style) + v.Hang(style) }

// Main returns the part that is aligned: "1420" of "1420P12", "3" of "3½".
func (v Value) Main(style Style) string {
	switch v.Kind {
	case TextValue:
		return v.Text
	case WholeValue, PlaceValue:
		return Whole(v.Num)
	case PointsValue:
		main, _ := points(v.Num, style)
		return main
	case ResultValue:
		return v.Result.String()
	case Nothing:
		return ""
	}
	switch v.Mark {
	case NoRating:
		return "unr."
	case First:
		return "new"
	case NoGames:
		return dash(style)
	case AtLeast:
		return pick(style, "≥", ">=") + Whole(v.Num)
	case AtMost:
		return pick(style, "≤", "<=") + Whole(v.Num)
	}
	if v.Kind == ChangeValue {
		return signed(v.Num, style)
	}
	return Whole(v.Num)
}

// Hang returns what hangs behind Main: "P12f", "½", "=".
func (v Value) Hang(style Style) string {
	switch {
	case v.Kind == PointsValue:
		_, hang := points(v.Num, style)
		return hang
	case v.Kind == PlaceValue && v.Mark == Tied:
		return "="
	case v.Kind != RatingValue || v.Mark == NoRating || v.Mark == NoGames:
		return ""
	}
	hang := ""
	if v.Games > 0 {
		hang = "P" + strconv.Itoa(v.Games)
	}
	if v.Mark == Floored {
		hang += "f"
	}
	return hang
}

// Whole spells a number rounded half up, as ratings are shown.
func Whole(x float64) string { return strconv.FormatFloat(uschess.Shown(x), 'f', 0, 64) }

// Count spells a number of things with their noun, which takes an s unless
// there is one: "1 game", "0 games".
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

// signed spells a difference: +12, −6 (-6 in plain text), 0.
func signed(x float64, style Style) string {
	switch {
	case x > 0:
		return "+" + Whole(x)
	case x < 0:
		return pick(style, "−", "-") + Whole(-x)
	}
	return "0"
}

// points spells a score in parts that are set apart: "3" and "½", or "3.5"
// whole. Sonneborn–Berger has quarters.
func points(x float64, style Style) (main, hang string) {
	if style == ASCII {
		return strconv.FormatFloat(x, 'f', -1, 64), ""
	}
	whole := math.Floor(x)
	hang = [...]string{"", "¼", "½", "¾"}[int((x-whole)*4)]
	if whole == 0 && hang != "" {
		return "", hang
	}
	return strconv.FormatFloat(whole, 'f', 0, 64), hang
}

// Spell returns the points as they are written: "2½", or "2.5" in plain text.
func (p Points) Spell(style Style) string {
	main, hang := points(float64(p)/2, style)
	return main + hang
}

// String returns the result as a wall chart has it: W12b, X7, B, and the
// empty string for a blank.
func (r Result) String() string {
	var b strings.Builder
	b.WriteString(r.Outcome.Code())
	if r.Opponent > 0 {
		b.WriteString(strconv.Itoa(int(r.Opponent)))
	}
	if r.Outcome.Played() {
		b.WriteString(r.Color.Letter())
	}
	return b.String()
}

func pick(style Style, paper, ascii string) string {
	if style == ASCII {
		return ascii
	}
	return paper
}

func dash(style Style) string { return pick(style, "–", "-") }
