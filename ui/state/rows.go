package state

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"wallchart/ratingcore"
)

// SortOn sorts by a column as a click on its head does: the first click sorts,
// names and numbers upwards, ratings and points from the highest down; the
// second turns it round; the third goes back to the order of standings.
func (v *View) SortOn(c *ratingcore.Column) {
	key := SortKey{Key: c.Key, Round: c.Round, TieBreak: c.TieBreak, System: c.System, Set: true, Down: highFirst(c.Key)}
	turned := key
	turned.Down = !key.Down
	switch v.SortBy {
	case key:
		v.SortBy = turned
	case turned:
		v.SortBy = SortKey{}
	default:
		v.SortBy = key
	}
}

// highFirst says whether the first click on a head sorts from the highest down.
func highFirst(k ratingcore.Key) bool {
	switch k {
	case ratingcore.KeyPlace, ratingcore.KeyNumber, ratingcore.KeyName, ratingcore.KeyState, ratingcore.KeyID:
		return false
	}
	return true
}

// By says whether a table is sorted by a column, and from the highest down.
func (v *View) By(c *ratingcore.Column) (by, down bool) {
	k := v.SortBy
	by = k.Set && k.Key == c.Key && k.Round == c.Round && k.TieBreak == c.TieBreak && k.System == c.System
	return by, by && k.Down
}

// Rows returns the rows of the crosstable of the section shown, in the order
// of the view and without those that the search leaves out.
func Rows(d *Document, v *View) []int {
	if v.Section >= len(d.Rated.Sections) {
		return nil // an event may have no section
	}
	t := d.Table(v.Section)
	query := newQuery(v.Find)
	rows := make([]int, 0, len(t.Rows))
	for i := range t.Rows {
		if entry := t.Rows[i].Entry; query.finds(t.Section.Player(entry), t.Section.Entries[entry].Number) {
			rows = append(rows, i)
		}
	}
	col := slices.IndexFunc(t.Columns, func(c ratingcore.Column) bool { by, _ := v.By(&c); return by })
	if col < 0 {
		return rows
	}
	keys := make([]sortValue, len(t.Rows))
	for _, i := range rows {
		keys[i] = sortValueOf(t.Rows[i].Values[col])
	}
	slices.SortStableFunc(rows, func(a, b int) int { return keys[a].compare(keys[b], v.SortBy.Down) })
	return rows
}

// sortValue is what a cell is sorted by. Empty cells come last, whichever way.
type sortValue struct {
	empty bool
	num   float64
	text  string
}

func (a sortValue) compare(b sortValue, down bool) int {
	if a.empty != b.empty {
		if a.empty {
			return 1
		}
		return -1
	}
	order := cmp.Or(cmp.Compare(a.num, b.num), cmp.Compare(a.text, b.text))
	if down {
		return -order
	}
	return order
}

func sortValueOf(v ratingcore.Value) sortValue {
	switch v.Kind {
	case ratingcore.Nothing:
		return sortValue{empty: true}
	case ratingcore.TextValue:
		return sortValue{empty: v.Text == "", text: Fold(v.Text)}
	case ratingcore.ResultValue:
		o := v.Result.Outcome
		played := 0.25
		if o.Played() {
			played = 0.5
		}
		return sortValue{empty: o == ratingcore.Blank, num: float64(o.Points()) + played - float64(v.Result.Opponent)/1e7}
	}
	none := v.Mark == ratingcore.NoRating || v.Mark == ratingcore.First || v.Mark == ratingcore.NoGames
	return sortValue{empty: none, num: v.Num}
}

// plainLetters are letters that do not come apart into a letter and a mark.
var plainLetters = strings.NewReplacer("ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ı", "i", "’", "'", "‘", "'")

// Fold brings a name to the form in which names are searched for and sorted:
// case and accents make no difference.
func Fold(s string) string {
	ascii := true
	for i := 0; i < len(s) && ascii; i++ {
		ascii = s[i] < 0x80
	}
	if ascii {
		return strings.ToLower(s)
	}
	var b strings.Builder
	for _, r := range norm.NFKD.String(strings.ToLower(s)) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(r)
		}
	}
	return plainLetters.Replace(b.String())
}

// query is what a search asks: words that must all be found.
type query []string

func newQuery(text string) query {
	return strings.FieldsFunc(Fold(text), func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
}

// finds says whether all words are found in a player's name or ID, or are the
// pairing number.
func (q query) finds(p *ratingcore.Player, n ratingcore.Number) bool {
	if len(q) == 0 {
		return true
	}
	name := Fold(p.Name)
	id := strings.ToLower(p.ID)
	for _, word := range q {
		number := strings.TrimPrefix(word, "#") == strconv.Itoa(int(n))
		if !number && !strings.Contains(name, word) && !strings.Contains(id, word) {
			return false
		}
	}
	return true
}

// Found returns the stretches of a text, as indexes of runes, in which the
// words of a search are found, in order and apart.
func Found(text, find string) [][2]int {
	folded, at := []rune{}, []int{} // folded runes, and the rune of text each comes from
	for i, r := range []rune(text) {
		for _, f := range Fold(string(r)) {
			folded, at = append(folded, f), append(at, i)
		}
	}
	hit := make([]bool, len([]rune(text)))
	for _, word := range newQuery(find) {
		w := []rune(word)
		for i := 0; i+len(w) <= len(folded); i++ {
			if slices.Equal(folded[i:i+len(w)], w) {
				for k := i; k < i+len(w); k++ {
					hit[at[k]] = true
				}
			}
		}
	}
	var list [][2]int
	for i := 0; i < len(hit); i++ {
		from := i
		for i < len(hit) && hit[i] {
			i++
		}
		if i > from {
			list = append(list, [2]int{from, i})
		}
	}
	return list
}
