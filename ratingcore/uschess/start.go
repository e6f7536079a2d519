package uschess

import "math"

// Method says where step 1 took R0 from.
type Method uint8

// The methods of step 1.
const (
	FromRating  Method = iota // the rating before the section
	FromBlend                 // weighted average of other ratings (2025 text, section 2)
	FromSource                // the first of the list of the 2011 or 2015 text
	FromAge                   // age-based (section 2.3)
	FromAdult                 // no usable birth date: as a 26-year-old
	FromUnknown               // no usable birth date, not an adult: 750
)

// String returns the method in words.
func (m Method) String() string {
	return [...]string{"rating before", "blend of other ratings", "another rating", "age", "no birth date, adult", "no birth date"}[m]
}

// Start is what step 1 gives a player (sections 1 and 2).
type Start struct {
	R0      float64
	N       int      // games behind R0
	Sum     float64  // of the Adjusted Weights, for a blend
	Sources []Source // what was blended, or the one source taken; nil for a rating or an age
	Counted bool     // N is known
	Rated   bool     // R0 is the rating before the section, not an initialization
	Streak  Streak   // all wins or all losses before
	Method  Method
}

// Source is one rating that an initialization used: a line of the example in
// section 2 of the 2025 document. G to W are those of a blend only.
type Source struct {
	Name    string  // "Regular", "FIDE", "CFC" …
	X       float64 // the converted rating
	Foreign float64 // the FIDE or CFC rating before conversion, else 0
	Date    Day     // when that rating was computed, 0 when not known
	G       float64 // Game Factor
	D       int     // staleness in days
	P       float64 // age-based rating at that date
	Z       float64
	S       float64 // Staleness Factor
	W       float64 // Adjusted Weight
}

// Begin carries out step 1 for one player and system: the rating before, or
// an initial rating. The standings are those before the section; end is the
// last day of the event, to which age and staleness run.
func (r *Rules) Begin(p *Person, standings *[Systems]Standing, s System, end Day) Start {
	if own := &standings[s]; own.Rated {
		return Start{R0: own.Rating, N: own.Games, Counted: own.Counted, Rated: true, Streak: own.Streak}
	}
	if r.Base == Text2025 {
		if start, ok := r.blend(p, standings, s, end); ok {
			return start
		}
	} else if start, ok := r.priority(p, standings, s); ok {
		return start
	}
	r0, method := r.AgeRating(p, end)
	return Start{R0: r0, Counted: true, Method: method}
}

// AgeRating returns the age-based initial rating on a day (section 2.3). The
// line "100 if Age < 2" cannot act beside "less than 3 is an error" and is
// left out (rating-notes 5).
func (r *Rules) AgeRating(p *Person, on Day) (float64, Method) {
	age := Age(p.Birth, on)
	switch {
	case p.Birth.Known() && age >= 3:
		return ageLine(age), FromAge
	case p.Adult:
		return 1300, FromAdult
	case p.Birth.Known() && r.Base != Text2025:
		return 1300, FromAdult // the older texts take everyone under 3 for 26
	}
	return 750, FromUnknown
}

// Age returns the age in years on a day: days lived / 365.25 (section 2.3).
func Age(birth, on Day) float64 { return float64(on-birth) / 365.25 }

// ageLine is the displayed formula of section 2.3 from the age of 3 on.
func ageLine(age float64) float64 {
	if age > 26 {
		return 1300
	}
	return 50 * age
}

// blend is the initialization of the 2025 text, section 2: the average of all
// other ratings, weighted by games and staleness.
func (r *Rules) blend(p *Person, standings *[Systems]Standing, target System, end Day) (Start, bool) {
	var sources []Source
	for i := range standings {
		own := &standings[i]
		if g := gameFactor(target, System(i), own); own.Rated && g > 0 {
			sources = append(sources, Source{Name: System(i).Name(), X: own.Rating, Date: own.Date, G: g})
		}
	}
	if f := p.FIDE; f.Rating > 0 {
		sources = append(sources, Source{Name: "FIDE", X: r.FIDE(f.Rating), Foreign: f.Rating, Date: f.Date, G: fideFactor(f.Rating)})
	}
	if c := p.CFC; c.Rating > 0 && p.Canadian {
		sources = append(sources, Source{Name: "CFC", X: r.CFC(c.Rating), Foreign: c.Rating, Date: c.Date, G: 5})
	}
	if len(sources) == 0 {
		return Start{}, false
	}
	sum, product := 0.0, 0.0
	for i := range sources {
		r.weigh(&sources[i], p, end)
		sum += sources[i].W
		product += float64(sources[i].W * sources[i].X)
	}
	r0 := sources[0].X // W·X/W can fall just under a half
	if len(sources) > 1 {
		r0 = product / sum
	}
	n := int(math.Ceil(math.Min(10, sum)))
	return Start{R0: nearest(r0), N: n, Sum: sum, Sources: sources, Counted: true, Method: FromBlend}, true
}

// weigh fills D, P, Z, S and W of a source.
func (r *Rules) weigh(s *Source, p *Person, end Day) {
	on := end
	if s.Date.Known() {
		on = s.Date
	}
	s.D = max(0, int(end-on))
	s.P, _ = r.AgeRating(p, on)
	s.Z = math.Min(6, (s.X-s.P)/350)
	s.S = exponential(float64(.06*(s.Z-6)) * float64(s.D) / 365.25)
	s.W = float64(s.G * s.S)
}

// gameFactor is the Game Factor of a US Chess rating (section 2, point 1): at
// most the games credited under it.
func gameFactor(target, source System, s *Standing) float64 {
	g := 5
	if source == Regular || source == Blitz && target == OnlineBlitz || source == Quick && target == OnlineQuick {
		g = 10
	}
	if s.Counted {
		g = min(g, s.Games)
	}
	return float64(g)
}

// fideFactor is the Game Factor of a converted FIDE rating (section 2.1).
func fideFactor(fide float64) float64 {
	if fide > 2000 {
		return 10
	}
	return 5
}
