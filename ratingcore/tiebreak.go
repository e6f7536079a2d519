package ratingcore

import "slices"

// TieBreak is one of the tie-breaks of US Chess rule 34E.
type TieBreak uint8

// The tie-breaks.
const (
	ModifiedMedian TieBreak = iota
	Solkoff
	Cumulative
	OpposCumulative
	SonnebornBerger
	MostBlacks
)

var tieBreakNames = [...][2]string{
	{"MM", "Modified Median"}, {"Sol", "Solkoff"}, {"Cum", "Cumulative"}, {"CoO", "Cumulative of Opposition"},
	{"S–B", "Sonneborn–Berger"}, {"Blk", "most Blacks"},
}

// Short returns the heading: MM, Sol, Cum, CoO, S–B or Blk.
func (t TieBreak) Short() string { return tieBreakNames[t][0] }

// String returns the tie-break's name in words.
func (t TieBreak) String() string { return tieBreakNames[t][1] }

// DefaultTieBreaks returns the tie-breaks in force for a kind of section: the
// order of rule 34E, with Sonneborn–Berger first in a round robin
// (rating-notes 29); none in a match.
func DefaultTieBreaks(k Kind) []TieBreak {
	switch k {
	case RoundRobin:
		return []TieBreak{SonnebornBerger, ModifiedMedian, Solkoff, Cumulative, OpposCumulative}
	case Match, FIDE, FIDEYouth:
		return nil
	}
	return []TieBreak{ModifiedMedian, Solkoff, Cumulative, OpposCumulative}
}

// tieBreaker holds what the tie-breaks of a section share.
type tieBreaker struct {
	s          *RatedSection
	n          numbering
	adjusted   []float64   // score with each unplayed round as ½, as opponents count
	cumulative []float64   // reduced
	keys       [][]float64 // by entry, once standings are made: score, the tie-breaks in force, result among the tied
}

func newTieBreaker(s *RatedSection) *tieBreaker {
	t := &tieBreaker{s: s, n: newNumbering(s.Section), adjusted: make([]float64, len(s.Entries)), cumulative: make([]float64, len(s.Entries))}
	for i := range s.Entries {
		for r := 1; r <= s.Held; r++ {
			if o := s.Cell(i, r).Outcome; o.Played() {
				t.adjusted[i] += float64(o.Points()) / 2
			} else {
				t.adjusted[i] += 0.5
			}
		}
		t.cumulative[i] = t.sumUp(i)
	}
	return t
}

// value returns a tie-break of an entry, in points.
func (t *tieBreaker) value(b TieBreak, entry int) float64 {
	switch b {
	case ModifiedMedian:
		return t.median(entry, true)
	case Solkoff:
		return t.median(entry, false)
	case Cumulative:
		return t.cumulative[entry]
	}
	sum := 0.0
	for r := 1; r <= t.s.Held; r++ {
		g := t.s.Cell(entry, r)
		opp := t.n.entry(g.Opponent)
		if !g.Outcome.Played() || opp < 0 {
			continue
		}
		switch b {
		case OpposCumulative:
			sum += t.cumulative[opp]
		case SonnebornBerger:
			sum += float64(t.s.Scores[opp]) / 2 * float64(g.Outcome.Points()) / 2
		case MostBlacks:
			if g.Color == Black {
				sum++
			}
		}
	}
	return sum
}

// median adds the opponents' adjusted scores, an own unplayed round being an
// opponent with 0. The Modified Median drops the lowest for a score above
// half of the possible one, the highest below it, both at exactly half; two
// of each kind from nine rounds on (rule 34E1).
func (t *tieBreaker) median(entry int, modified bool) float64 {
	var few [16]float64 // rounds, most often
	list := few[:0]
	for r := 1; r <= t.s.Held; r++ {
		g := t.s.Cell(entry, r)
		if opp := t.n.entry(g.Opponent); g.Outcome.Played() && opp >= 0 {
			list = append(list, t.adjusted[opp])
		} else {
			list = append(list, 0)
		}
	}
	if modified {
		slices.Sort(list)
		drop := 1
		if t.s.Held >= 9 {
			drop = 2
		}
		score := int(t.s.Scores[entry])
		if score >= t.s.Held {
			list = list[min(drop, len(list)):]
		}
		if score <= t.s.Held {
			list = list[:max(0, len(list)-drop)]
		}
	}
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return sum
}

// sumUp adds the running scores and takes off 1 for each full point that came
// unplayed and ½ for each half-point bye (rule 34E3).
func (t *tieBreaker) sumUp(entry int) float64 {
	running, sum, off := 0.0, 0.0, 0.0
	for r := 1; r <= t.s.Held; r++ {
		o := t.s.Cell(entry, r).Outcome
		running += float64(o.Points()) / 2
		sum += running
		if !o.Played() {
			off += float64(o.Points()) / 2
		}
	}
	return sum - off
}

// among returns the points an entry made against others of a group.
func (t *tieBreaker) among(entry int, group map[int]bool) float64 {
	sum := 0.0
	for r := 1; r <= t.s.Held; r++ {
		g := t.s.Cell(entry, r)
		if opp := t.n.entry(g.Opponent); opp >= 0 && group[opp] && g.Outcome.Played() {
			sum += float64(g.Outcome.Points()) / 2
		}
	}
	return sum
}
