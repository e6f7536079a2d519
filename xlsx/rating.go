package xlsx

import (
	"strconv"
	"strings"
)

// ratingText is a rating as organizers and lists write it.
type ratingText struct {
	rating      float64 // 0 is none
	games       int
	counted     bool // games were given
	provisional bool // marked so
	bare        bool // digits alone: a number that the cell holds as text
}

// parseRating reads a rating: 1643.76, 1420/12, 1420P12, 1420 P, 1850*,
// R: 1420P12, unr. ok is false for what is none.
func parseRating(text string) (r ratingText, ok bool) {
	s := strings.ToUpper(strings.ReplaceAll(simple(text), " ", ""))
	for _, code := range []string{"OR", "OQ", "OB", "R", "Q", "B"} {
		if rest, cut := strings.CutPrefix(s, code+":"); cut {
			s = rest
			break
		}
	}
	s = strings.TrimRight(s, "*")
	switch strings.TrimRight(s, ".") {
	case "", "-", "--", "---", "----", "0", "UNR", "UNRATED", "NEW", "NR", "NONE", "N/A", "NA", "UR":
		return r, true
	}
	number, games := s, ""
	if i := strings.IndexAny(s, "/P"); i >= 0 {
		number, games, r.provisional = s[:i], s[i+1:], true
		if games == "" && s[i] == '/' {
			return r, false
		}
	}
	if r.rating, ok = parseNumber(number); !ok || r.rating < 0 || r.rating >= 10000 {
		return ratingText{}, false
	}
	if games != "" {
		n, err := strconv.ParseUint(games, 10, 16)
		if err != nil {
			return ratingText{}, false
		}
		r.games, r.counted = int(n), true
	}
	r.bare = !r.provisional && number == text
	return r, true
}
