package xlsx

import (
	"regexp"
	"strings"

	"wallchart/ratingcore"
)

// crossID is what stands under a player's name in a pasted crosstable: the ID,
// and for each system the rating before and the official one after.
type crossID struct {
	id      string
	ratings []crossRating
}

// crossRating is the ratings of one system.
type crossRating struct {
	system    ratingcore.System
	pre, post ratingText
}

var (
	crossCode = regexp.MustCompile(`\b(OR|OQ|OB|R|Q|B) ?:`)
	crossWho  = regexp.MustCompile(`^([0-9]{8}) ?/?$`)
	arrows    = strings.NewReplacer("→", "->", "⇒", "->", "=>", "->", "-->", "->")
)

// parseCrossID reads 90000001 / R: 1420P12 ->1455P17, the like with several
// systems, without the second rating, with 1420/12, unr. and Unrated, and a
// line of another system alone, Q: 1400 ->1410. ok is false for what is none.
func parseCrossID(text string) (c crossID, ok bool) {
	if len(text) > 200 {
		return c, false
	}
	s := strings.ToUpper(arrows.Replace(simple(text)))
	at := crossCode.FindAllStringSubmatchIndex(s, -1)
	who := s
	if len(at) > 0 {
		who = s[:at[0][0]]
	}
	if who = strings.TrimSpace(who); who != "" && who != "/" {
		m := crossWho.FindStringSubmatch(who)
		if m == nil {
			return c, false
		}
		c.id = m[1]
	}
	for i, span := range at {
		rest := s[span[1]:]
		if i+1 < len(at) {
			rest = s[span[1]:at[i+1][0]]
		}
		r, fine := parseCrossRating(s[span[2]:span[3]], strings.TrimRight(rest, " /;,"))
		if !fine || c.has(r.system) {
			return crossID{}, false
		}
		c.ratings = append(c.ratings, r)
	}
	return c, c.id != "" || len(c.ratings) > 0
}

// parseCrossRating reads the ratings of a system: before, and after an arrow
// the official one.
func parseCrossRating(code, text string) (r crossRating, ok bool) {
	if r.system, ok = ratingcore.SystemOf(code); !ok {
		return r, false
	}
	pre, post, after := strings.Cut(text, "->")
	if r.pre, ok = parseRating(pre); !ok {
		return r, false
	}
	if after {
		r.post, ok = parseRating(post)
	}
	return r, ok
}

// has says whether a system has a rating in the line.
func (c *crossID) has(s ratingcore.System) bool {
	for i := range c.ratings {
		if c.ratings[i].system == s {
			return true
		}
	}
	return false
}

// standing is the standing that a rating before the event tells.
func (t ratingText) standing() ratingcore.Standing {
	return ratingcore.Standing{Rated: t.rating > 0, Rating: t.rating, Games: t.games, Counted: t.counted}
}
