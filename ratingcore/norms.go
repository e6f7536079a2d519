package ratingcore

import (
	"strconv"
	"strings"

	"wallchart/ratingcore/uscf1994"
)

// norms spells the norms that an entry earned in its first system by the
// title rules of the 1994 report, section 2: the highest title, then the norms
// above it, such as "1400 title, 1600 ×4, 2000 ×1".
func (s *RatedSection) norms(entry int) string {
	met, score := s.met(0, entry)
	if len(met) < 4 {
		return ""
	}
	var title string
	var norms []string
	last := 0.0
	for _, t := range uscf1994.Titles {
		if t.Level <= last {
			break // the life titles repeat levels
		}
		last = t.Level
		level := strconv.Itoa(int(t.Level))
		switch n := uscf1994.Norms(t.Level, met, score); n {
		case 0:
		case uscf1994.TitleNorms:
			title, norms = level+" title", nil
		default:
			norms = append(norms, level+" ×"+strconv.Itoa(n))
		}
	}
	if title != "" {
		norms = append([]string{title}, norms...)
	}
	return strings.Join(norms, ", ")
}
