package report

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// Names for invented events.
var (
	lastNames = strings.Fields(`Abernathy Adeyinka Ahlgren Ashgrove Ballantyne Banaszak Barlowe Bonaventura Brightwater
		Calloway Carmichael Cavendish Chakravorty Danforth Delacroix Dimitriou Dombrowski Eskridge Fenwick Fitzgibbon
		Galloway Garrity Georgakis Gillespie Hadley Halloran Hathaway Holmquist Inglewood Jankowiak Kavanagh Kilbride
		Lattimore Lindqvist Lovelace MacAllister Mbeki-Osei Montrose Mukherjee Nettleton Ollivander Pallister Penhallow
		Pettigrew Popplewell Quackenbush Radcliffe Renquist Rickenbacker Saltonstall Schellenberg Stavropol Strathmore
		Sundaram Tabernathy Thistlewood Thornbury Tranquada Upchurch Valdivieso Villanueva Weatherby Westergaard
		Whitcomb Winterbourne Woolridge Yeardley Youngblood Zielonka Zwolinski`)
	firstNames = strings.Fields(`Alistair Augusta Bertrand Bronwen Caleb Camille Clement Darnell Delphine Desmond
		Devika Dmitri Eamon Edith Ephraim Esperanza Ezekiel Fiona Greta Gwendolyn Harriet Helena Horace Idris Imogen
		Isidore Ivy Joaquin Julian Kofi Lavinia Lionel Lysander Magnus Malachi Matilda Nikhil Odessa Oscar Percival
		Philippa Phoebe Rafael Rhiannon Rohan Rosalind Rufus Saoirse Solomon Tobias Tovah Una Valentina Vikram Violet
		Walter Wilhelmina Yasmin Zara`)
)

// invention says what event to invent.
type invention struct {
	players, rounds int
	systems         string   // "R", "RQ", "" for none
	names           []string // replace the first names
	reentry         bool     // the last entry is one of the first players again
	noColors, noIDs bool
	title           string // replaces the names of event and section
	seed            uint64
}

// inventor plays a Swiss tournament between invented players.
type inventor struct {
	invention
	*rand.Rand
	strength []float64
	entries  []ratingcore.Entry
	met      map[[2]int]bool
	left     []bool
}

// invent returns an event of one section. Results mirror, and there are byes,
// forfeits, half points, withdrawals and unrated players among them.
func invent(in invention) *ratingcore.Event {
	v := &inventor{invention: in, Rand: rand.New(rand.NewPCG(in.seed, 7)), met: map[[2]int]bool{}}
	e := &ratingcore.Event{Name: "Cedar Bend Autumn Open 2026", City: "Cedar Bend", State: "OH",
		Start: uschess.Date(2026, 10, 10), End: uschess.Date(2026, 10, 11), ChiefTD: "90009001", AssistantTD: "90009002"}
	e.Players = v.roster()
	for i := range v.entries {
		v.entries[i].Results = make([]ratingcore.Result, in.rounds)
	}
	for r := range in.rounds {
		v.round(r)
	}
	for i := range v.entries {
		v.entries[i].Total = total(v.entries[i].Results)
	}
	s := ratingcore.Section{Name: "Premier", Rounds: in.rounds, TimeControl: "G/60;d5", Entries: v.entries}
	for _, c := range in.systems {
		y, _ := ratingcore.SystemOf(string(c))
		s.Systems = append(s.Systems, y)
	}
	s.NotRated = in.systems == ""
	if in.title != "" {
		e.Name, s.Name = in.title, in.title
	}
	e.Sections = []ratingcore.Section{s}
	return e
}

func total(results []ratingcore.Result) (sum ratingcore.Points) {
	for _, r := range results {
		sum += r.Outcome.Points()
	}
	return sum
}

// roster invents the players, strongest first, and an entry for each.
func (v *inventor) roster() []ratingcore.Player {
	states := []string{"OH", "OH", "OH", "IN", "KY", "PA", "MI"}
	var list []ratingcore.Player
	for i := range v.players {
		p := ratingcore.Player{ID: fmt.Sprintf("%d", 90000001+i*137), State: states[v.IntN(len(states))]}
		p.Name = lastNames[(i*29+int(v.seed))%len(lastNames)] + ", " + firstNames[(i*17+i/len(firstNames)+int(v.seed))%len(firstNames)]
		if v.IntN(5) == 0 {
			p.Name += " " + string(rune('A'+v.IntN(26)))
		}
		if i < len(v.names) {
			p.Name = v.names[i]
		}
		if v.noIDs {
			p.ID, p.State = "", ""
		}
		base := 2250 - 1250*float64(i)/float64(v.players)
		for y := range ratingcore.ICU {
			p.Standings[y] = v.standing(base)
		}
		v.strength = append(v.strength, base+v.NormFloat64()*80)
		list = append(list, p)
		v.entries = append(v.entries, ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: i})
	}
	v.left = make([]bool, len(v.entries))
	if v.reentry {
		last := len(v.entries) - 1
		v.entries[last].Player = last / 2
	}
	return list
}

func (v *inventor) standing(base float64) ratingcore.Standing {
	if v.IntN(10) == 0 {
		return ratingcore.Standing{}
	}
	s := ratingcore.Standing{Rated: true, Rating: float64(int(base + v.NormFloat64()*40)), Counted: true, Games: 100,
		Date: uschess.Date(2026, 9, 1)}
	if v.IntN(4) == 0 {
		s.Games = 4 + v.IntN(22)
	}
	return s
}

// round pairs by score, avoiding second meetings, and plays the games.
func (v *inventor) round(r int) {
	var open []int
	for i := range v.entries {
		last := v.reentry && i == len(v.entries)-1
		switch {
		case v.reentry && i == (len(v.entries)-1)/2 && r > 0:
			v.left[i] = true
			v.sit(i, r, ratingcore.Unpaired)
		case last && r == 0:
			v.sit(i, r, ratingcore.HalfBye)
		case v.left[i]:
			v.sit(i, r, ratingcore.Unpaired)
		case r > 1 && v.IntN(80) == 0:
			v.left[i] = true
			v.sit(i, r, ratingcore.Unpaired)
		case v.IntN(30) == 0:
			v.sit(i, r, ratingcore.HalfBye)
		default:
			open = append(open, i)
		}
	}
	slices.SortStableFunc(open, func(a, b int) int {
		return int(total(v.entries[b].Results)) - int(total(v.entries[a].Results))
	})
	for len(open) > 1 {
		a, b := open[0], v.partner(open)
		open = slices.Delete(open, b, b+1)[1:]
		_ = a
	}
	if len(open) == 1 {
		v.sit(open[0], r, ratingcore.FullBye)
	}
}

func (v *inventor) sit(i, r int, o ratingcore.Outcome) {
	v.entries[i].Results[r] = ratingcore.Result{Outcome: o}
}

// partner finds an opponent for the first of the open players, plays the game
// and returns the opponent's index.
func (v *inventor) partner(open []int) int {
	a, at := open[0], 1
	half := min(len(open)-1, 1+len(open)/4)
	for k := range len(open) - 1 {
		i := 1 + (half-1+k)%(len(open)-1)
		if !v.met[[2]int{a, open[i]}] {
			at = i
			break
		}
	}
	b := open[at]
	v.met[[2]int{a, b}], v.met[[2]int{b, a}] = true, true
	v.play(a, b)
	return at
}

func (v *inventor) play(a, b int) {
	r := 0
	for v.entries[a].Results[r].Outcome != ratingcore.Blank {
		r++
	}
	expected := 0.5 + (v.strength[a]-v.strength[b])/1200
	out := [2]ratingcore.Outcome{ratingcore.Draw, ratingcore.Draw}
	switch x := v.Float64(); {
	case v.IntN(60) == 0:
		out = [2]ratingcore.Outcome{ratingcore.ForfeitWin, ratingcore.ForfeitLoss}
	case x < expected-0.1:
		out = [2]ratingcore.Outcome{ratingcore.Win, ratingcore.Loss}
	case x > expected+0.1:
		out = [2]ratingcore.Outcome{ratingcore.Loss, ratingcore.Win}
	}
	color := ratingcore.Color(1 + v.IntN(2))
	if v.noColors || !out[0].Played() {
		color = ratingcore.NoColor
	}
	v.entries[a].Results[r] = ratingcore.Result{Outcome: out[0], Color: color, Opponent: v.entries[b].Number}
	v.entries[b].Results[r] = ratingcore.Result{Outcome: out[1], Color: color.Other(), Opponent: v.entries[a].Number}
}
