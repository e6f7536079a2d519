package xlsx

import (
	"fmt"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// sampleEvent is the event that the program carries: invented people, an
// invented town, three sections.
func sampleEvent() *ratingcore.Event {
	e := &ratingcore.Event{
		Name: "Alder Creek Autumn Open", City: "Alder Creek", State: "OH", ZIP: "43099", Country: "USA",
		Start: uschess.Date(2026, 10, 9), End: uschess.Date(2026, 10, 11),
		Affiliate: "A9000017", ChiefTD: "90000090", AssistantTD: "90000091", SendCrosstable: "yes",
	}
	for i, line := range sampleRoster {
		e.Players = append(e.Players, line.player(i))
	}
	premier := swiss{name: "Premier", rounds: 5, seed: 20261010, players: upTo(0, 27),
		half: map[int]int{8: 2, 19: 5}, noShow: map[int]int{20: 3}, leaves: map[int]int{13: 3}}
	blitz := swiss{name: "Friday Blitz", rounds: 6, seed: 20261009, players: []int{0, 2, 3, 7, 11, 31, 32, 33, 34, 35},
		half: map[int]int{4: 1}}
	e.Sections = []ratingcore.Section{premier.play(e), sampleQuad(), blitz.play(e)}
	for i, s := range []struct {
		control    string
		start, end int
	}{{"G/60;d5", 10, 11}, {"G/90;+30", 10, 10}, {"G/5;d0", 9, 9}} {
		e.Sections[i].TimeControl = s.control
		e.Sections[i].Start, e.Sections[i].End = uschess.Date(2026, 10, s.start), uschess.Date(2026, 10, s.end)
	}
	return e
}

// sampleQuad is a round robin of four, after the usual table of rounds.
func sampleQuad() ratingcore.Section {
	s := ratingcore.Section{Name: "Quad A", Kind: ratingcore.RoundRobin, Rounds: 3}
	for i, codes := range [4][3]string{
		{"D4w", "W3b", "D2w"},
		{"W3w", "L4b", "D1b"},
		{"L2b", "L1w", "W4b"},
		{"D1b", "W2w", "L3w"},
	} {
		t := ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: 27 + i}
		for _, code := range codes {
			t.Results = append(t.Results, sampleResult(code))
		}
		t.Total = scoreOf(t.Results)
		s.Entries = append(s.Entries, t)
	}
	return s
}

// sampleResult reads W12b and its like.
func sampleResult(code string) ratingcore.Result {
	var letter, color rune
	var r ratingcore.Result
	if _, err := fmt.Sscanf(code, "%c%d%c", &letter, &r.Opponent, &color); err != nil {
		panic(err)
	}
	r.Outcome = map[rune]ratingcore.Outcome{'W': ratingcore.Win, 'D': ratingcore.Draw, 'L': ratingcore.Loss}[letter]
	r.Color = map[rune]ratingcore.Color{'w': ratingcore.White, 'b': ratingcore.Black}[color]
	return r
}

// sampleLine is one member: ratings with their games (0 games: established,
// number not known) and what is special.
type sampleLine struct {
	name, state string
	born        int // year, 0 not known
	r           float64
	rn          int
	q           float64
	qn          int
	b           float64
	bn          int
	special     func(*ratingcore.Player)
}

// sampleRoster lists the Premier section by rating (27), then the quad (4) and
// those who play only Blitz (5).
var sampleRoster = []sampleLine{
	{"Łaszczyński, Wojciech", "OH", 1979, 2291.44, 1210, 2205.1, 310, 2188.37, 96, func(p *ratingcore.Player) { p.Title = "FM" }},
	{"Abernathy, Orson", "MI", 1958, 2204.07, 1876, 2143.92, 402, 0, 0, func(p *ratingcore.Player) { p.OLM = true; p.Standings[0].Peak = 2318.6 }},
	{"Muñoz Ibáñez, Lucía", "IN", 1994, 2156.8, 388, 2098.41, 120, 2122.63, 41, func(p *ratingcore.Player) { p.Title = "WFM"; p.Sex = "F" }},
	{"Karlsen-Webb, Tobias", "OH", 2003, 2087.19, 301, 2044.6, 88, 2010.52, 18, nil},
	{"Okonkwo, Adaeze", "PA", 2006, 2013.55, 244, 1967.3, 97, 0, 0, nil},
	{"Fairweather, Glenn", "OH", 1966, 1968.72, 940, 1930.88, 61, 0, 0, nil},
	{"Vâlcan, Ștefan", "OH", 1988, 1944.3, 152, 1911.07, 24, 0, 0, nil},
	{"Castellane, Rosa", "KY", 1971, 1917.64, 505, 1885, 143, 1849.9, 60, func(p *ratingcore.Player) { p.Standings[0].Floor = 1900; p.Sex = "F" }},
	{"Brandvold, Henrik", "MI", 1999, 1866.01, 131, 1840.29, 45, 0, 0, nil},
	{"Quillfeather, Maud", "OH", 1949, 1806.2, 1422, 1755.16, 210, 0, 0, func(p *ratingcore.Player) { p.Standings[0].Peak = 2043.6; p.Sex = "F" }},
	{"Dąbek, Zofia", "OH", 2010, 1781.93, 97, 1702.5, 53, 0, 0, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Ferreira, Nuno", "IN", 1992, 1752.48, 64, 1690.75, 22, 1720.08, 30, nil},
	{"Holloway, Prudence", "OH", 1983, 1729.9, 210, 0, 0, 0, 0, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Ashgrove, Linus", "OH", 2001, 1694.36, 78, 1655.2, 40, 0, 0, nil},
	{"Nakagawa, Ren", "PA", 2008, 1671.05, 112, 1588.4, 67, 0, 0, nil},
	{"Petrosyants, Levon", "OH", 1976, 1640.77, 355, 1611.34, 19, 0, 0, nil},
	{"Tremblay-Roy, Étienne", "MI", 1990, 0, 0, 0, 0, 0, 0, func(p *ratingcore.Player) {
		p.CFC = ratingcore.Foreign{Rating: 1744, Date: uschess.Date(2026, 7, 15)}
		p.Canadian = true
	}},
	{"Østergaard, Signe", "OH", 1997, 0, 0, 0, 0, 0, 0, func(p *ratingcore.Player) {
		p.FIDE, p.Sex = ratingcore.Foreign{Rating: 1822, Date: uschess.Date(2026, 10, 1)}, "F"
	}},
	{"Winterbourne, Ezra", "OH", 1969, 1577.21, 689, 1540.6, 33, 0, 0, nil},
	{"Bellweather, Josie", "KY", 2011, 1533.84, 21, 1498.02, 14, 0, 0, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Gallowglass, Ian", "OH", 1986, 1491.5, 43, 1466.18, 12, 0, 0, nil},
	{"Mbeki-Lang, Thandi", "IN", 2013, 1422.66, 12, 0, 0, 0, 0, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Soltani, Darius", "OH", 2009, 1390.08, 4, 0, 0, 0, 0, func(p *ratingcore.Player) {
		p.Standings[0].Streak, p.Standings[0].Wins, p.Standings[0].Draws = uschess.AllWins, 4, 0
	}},
	{"Pemberton-Achterberg, Wilhelmina", "OH", 1955, 1266.9, 330, 1215.44, 58, 0, 0, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Ruiz, Mateo", "OH", 2014, 0, 0, 0, 0, 0, 0, nil},
	{"Yarrow, Felix", "OH", 0, 0, 0, 0, 0, 0, 0, func(p *ratingcore.Player) { p.Adult = true }},
	{"Zimbalist, Oona", "OH", 2015, 486.35, 5, 0, 0, 0, 0, func(p *ratingcore.Player) {
		p.Standings[0].Streak, p.Standings[0].Wins, p.Standings[0].Draws = uschess.AllLosses, 0, 0
	}},
	{"Hartigan, Cormac", "OH", 1981, 1604.12, 205, 1570.4, 31, 0, 0, nil},
	{"Lindqvist, Maja", "OH", 2004, 1588.7, 66, 0, 0, 0, 0, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Obuya, Peter", "MI", 1973, 1561.33, 148, 1522.86, 27, 0, 0, nil},
	{"Sandoval, Inés", "OH", 2007, 1549.95, 19, 1533.61, 9, 0, 0, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Crowe, Barnaby", "OH", 1998, 1920.4, 260, 1960.71, 155, 1998.26, 240, nil},
	{"Nguyen, Bao", "IN", 2005, 1835.62, 175, 1850.3, 84, 1877.14, 101, nil},
	{"Whitlock, Ada", "OH", 2002, 1610.88, 52, 1644.5, 38, 1601.9, 12, func(p *ratingcore.Player) { p.Sex = "F" }},
	{"Ibarra, Celso", "KY", 1991, 1480.06, 90, 1501.27, 28, 0, 0, nil},
	{"Kettleburn, Rufus", "OH", 2000, 0, 0, 0, 0, 0, 0, nil},
}

// player makes the roster row: counts follow from the games, so that they fit
// together.
func (l sampleLine) player(i int) ratingcore.Player {
	p := ratingcore.Player{
		ID: fmt.Sprint(90000011 + i), Name: l.name, State: l.state, Sex: "M",
		Expires: uschess.Date(2026+i%3, 11+i%2, 30),
	}
	if l.born > 0 {
		p.Birth = uschess.Date(l.born, 1+(5*i)%12, 1+(11*i)%28)
	}
	for s, v := range []struct {
		rating float64
		games  int
	}{{l.r, l.rn}, {l.q, l.qn}, {l.b, l.bn}} {
		if v.rating > 0 {
			p.Standings[s] = sampleStanding(v.rating, v.games, i)
		}
	}
	if l.special != nil {
		l.special(&p)
	}
	return p
}

func sampleStanding(rating float64, games, i int) ratingcore.Standing {
	s := ratingcore.Standing{
		Rated: true, Rating: rating, Counted: true, Games: games, Date: uschess.Date(2026, 10, 1),
		Wins: games * 43 / 100, Draws: games * 17 / 100, Events: games / 5,
	}
	if games > 25 {
		s.Peak = float64(int(rating*100)+1700+(i*911)%4800) / 100
	}
	return s
}

// upTo lists the numbers from a up to, not with, b.
func upTo(a, b int) []int {
	var list []int
	for ; a < b; a++ {
		list = append(list, a)
	}
	return list
}
