package uscf1994

import (
	"math"
	"slices"
)

// shares are Δ/√n for one to five norms; five are the title (section 2.2,
// with P = 27).
var shares = [...]float64{0.306, 0.727, 1.030, 1.277, 1.491}

// TitleNorms is the number of norms that make a title.
const TitleNorms = len(shares)

// Delta is Δ, the points above expectation that so many norms need in n
// games; norms run from 1 to 5.
func Delta(norms, n int) float64 { return shares[norms-1] * math.Sqrt(float64(n)) }

// Norms returns the norms earned at a level in one event, 0 to 5; 5 are the
// title. The score must exceed the expectation of a player of that level by
// more than Δ, and the event have four games or more (sections 2.2 and 2.3).
func Norms(level float64, opponents []float64, score float64) int {
	n := len(opponents)
	if n < 4 {
		return 0
	}
	over := score - Expected(level, opponents)
	for norms := TitleNorms; norms > 0; norms-- {
		if over > Delta(norms, n) {
			return norms
		}
	}
	return 0
}

// Title is a title of the proposed system: its level, name, and the norms at
// that level that earn it.
type Title struct {
	Level float64
	Name  string
	Norms int
}

// Titles are the titles of section 2.6, from the lowest up; the two life
// titles last.
var Titles = [...]Title{
	{400, "Category VIII", 5}, {600, "Category VII", 5}, {800, "Category VI", 5}, {1000, "Category V", 5},
	{1200, "Category IV", 5}, {1400, "Category III", 5}, {1600, "Category II", 5}, {1800, "Category I", 5},
	{2000, "Expert", 5}, {2200, "Master", 5}, {2400, "Senior Master", 5}, {2600, "Advanced Senior Master", 5},
	{2200, "Life Master", 20}, {2400, "Life Senior Master", 20},
}

// Status is what a player has earned: norms by level, and titles.
type Status struct {
	Norms  map[int]int // norms towards a level, also beyond the title, for the life titles
	Levels []int       // levels whose title is held, from the lowest up
}

// Has says whether a level's title is held.
func (s Status) Has(level int) bool { return slices.Contains(s.Levels, level) }

// Names returns the names of the titles held, the life titles by their norms.
func (s Status) Names() []string {
	var names []string
	for _, t := range Titles {
		if held := s.Has(int(t.Level)); held && t.Norms == TitleNorms || t.Norms > TitleNorms && s.Norms[int(t.Level)] >= t.Norms {
			names = append(names, t.Name)
		}
	}
	return names
}

// Add returns the status after an event: norms are earned at once towards
// every level whose title is not held, and towards the two life titles
// (sections 2.3 and 2.6).
func (s Status) Add(opponents []float64, score float64) Status {
	next := s.clone()
	for _, t := range Titles {
		level := int(t.Level)
		life := level == 2200 || level == 2400
		if t.Norms > TitleNorms || s.Has(level) && !life {
			continue
		}
		next.Norms[level] += Norms(t.Level, opponents, score)
		if next.Norms[level] == 0 {
			delete(next.Norms, level)
		}
		next.award(level)
	}
	return next
}

func (s Status) clone() Status {
	next := Status{Norms: map[int]int{}, Levels: slices.Clone(s.Levels)}
	for level, n := range s.Norms {
		next.Norms[level] = n
	}
	return next
}

// award gives the title of a level that has norms enough.
func (s *Status) award(level int) {
	if s.Norms[level] < TitleNorms || s.Has(level) {
		return
	}
	s.Levels = append(s.Levels, level)
	slices.Sort(s.Levels)
	if level != 2200 && level != 2400 {
		delete(s.Norms, level)
	}
}

// Convert turns a status of the older titles, one every 100 points, into one
// of the proposed titles, one every 200 (section 2.6, point 2): a title
// between two of them gives three norms towards the next, norms there half as
// many, rounded up; then all levels below the highest are given that level's
// norms, or its title, where they lack it.
func (s Status) Convert() Status {
	next := Status{Norms: map[int]int{}}
	for _, level := range s.Levels {
		if level%200 == 0 {
			next.Levels = append(next.Levels, level)
		} else {
			next.Norms[level+100] += 3
		}
	}
	for level, n := range s.Norms {
		if level%200 == 0 {
			next.Norms[level] += n
		} else {
			next.Norms[level+100] += (n + 1) / 2
		}
	}
	slices.Sort(next.Levels)
	for _, level := range levels(next.Norms) {
		if next.Has(level) {
			delete(next.Norms, level)
		}
		next.award(level)
	}
	next.fill()
	return next
}

// fill gives the status of the highest level to all below it.
func (s *Status) fill() {
	normed := levels(s.Norms)
	top, title := 0, false
	if n := len(normed); n > 0 {
		top = normed[n-1]
	}
	if n := len(s.Levels); n > 0 && s.Levels[n-1] >= top {
		top, title = s.Levels[n-1], true
	}
	for _, t := range Titles {
		level := int(t.Level)
		if t.Norms > TitleNorms || level >= top || s.Has(level) {
			continue
		}
		if title {
			s.Levels = append(s.Levels, level)
			delete(s.Norms, level)
		} else {
			s.Norms[level] = s.Norms[top]
		}
	}
	slices.Sort(s.Levels)
}

func levels(norms map[int]int) []int {
	var list []int
	for level := range norms {
		list = append(list, level)
	}
	slices.Sort(list)
	return list
}
