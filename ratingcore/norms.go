package ratingcore

import (
	"strconv"
	"strings"

	"wallchart/ratingcore/uscf1994"
)

// norms spells the norms that an entry earned in its first system by the
// title rules of the 1994 report, section 2: the highest title, then the norms
// above it, levels with as many together, such as "1400 title, 1600 ×4" or
// "400–800 ×4, 1000 ×2".
func (s *RatedSection) norms(entry int) string {
	met, score := s.met(0, entry)
	if len(met) < 4 {
		return ""
	}
	title := ""
	var runs []normRun
	last := 0.0
	for _, t := range uscf1994.Titles {
		if t.Level <= last {
			break // the life titles repeat levels
		}
		last = t.Level
		level := strconv.Itoa(int(t.Level))
		switch n := uscf1994.Norms(t.Level, met, score); {
		case n == 0:
		case n == uscf1994.TitleNorms:
			title, runs = level+" title", nil
		case len(runs) > 0 && runs[len(runs)-1].norms == n:
			runs[len(runs)-1].to = level
		default:
			runs = append(runs, normRun{level, level, n})
		}
	}
	var words []string
	if title != "" {
		words = append(words, title)
	}
	for _, r := range runs {
		words = append(words, r.String())
	}
	return strings.Join(words, ", ")
}

// hasNorms says whether any entry earned a norm.
func (s *RatedSection) hasNorms() bool {
	for i := range s.Entries {
		if len(s.Systems) > 0 && s.norms(i) != "" {
			return true
		}
	}
	return false
}

// normRun is a run of levels with as many norms.
type normRun struct {
	from, to string
	norms    int
}

// String spells the run: "1600 ×4", or "1000–1400 ×4" over several levels.
func (r normRun) String() string {
	level := r.from
	if r.to != r.from {
		level += "–" + r.to
	}
	return level + " ×" + strconv.Itoa(r.norms)
}
