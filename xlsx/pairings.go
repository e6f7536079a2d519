package xlsx

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// pairing is a row of the sheet Pairings.
type pairing struct {
	f              *fields
	section, round int // index into Event.Sections; round from 1
	white, black   string
	result         string
}

// sideWords are the headings under which the two players of a pairing stand.
var sideWords = [...]string{"White", "Black"}

// pairingSide is one player's side of a pairing.
type pairingSide struct {
	entry int
	res   ratingcore.Result
}

// readPairings reads the sheet Pairings, which may stand in place of the round
// columns of the wall charts.
func (r *reader) readPairings() {
	if r.named("Pairings") == nil {
		return
	}
	t := r.open("Pairings", pairingWord, "White", "Black")
	if t == nil {
		return
	}
	bySection := make([][]pairing, len(r.event.Sections))
	for row := t.First; row <= t.Last; row++ {
		if t.blank(row) {
			continue
		}
		if p, ok := r.pairingAt(&fields{r: r, t: t, row: row}); ok {
			bySection[p.section] = append(bySection[p.section], p)
		}
	}
	for i, list := range bySection {
		if len(list) > 0 {
			r.applyPairings(i, list)
		}
	}
}

// pairingAt reads a row of the sheet.
func (r *reader) pairingAt(f *fields) (p pairing, ok bool) {
	p = pairing{f: f, section: -1, white: f.text("White"), black: f.text("Black")}
	if p.white == "" && p.black == "" {
		return p, false
	}
	name := f.text("Section")
	if name == "" && len(r.event.Sections) == 1 {
		name = r.event.Sections[0].Name
	}
	for i := range r.event.Sections {
		if sheetKey(r.event.Sections[i].Name) == sheetKey(name) {
			p.section = i
		}
	}
	if p.section < 0 {
		f.say(ratingcore.Error, "section", "Section", "section %q is not on the sheet Sections: correct the name", shorten(name))
		return p, false
	}
	f.about.Section = r.event.Sections[p.section].Name
	var known bool
	if p.round, known = f.whole("Round"); !known || p.round < 1 || p.round > maxRounds {
		if f.count == 0 {
			f.say(ratingcore.Error, "round", "Round", "the pairing has no round from 1 to %d: write it", maxRounds)
		}
		return p, false
	}
	f.about.Round = p.round
	c := f.cell("Result")
	if p.result = f.t.string(c); c != nil && f.t.half(c) {
		f.say(ratingcore.Info, "half date", "Result", "Excel took 1/2 for a date; it was read as ½")
		p.result = "1/2"
	}
	return p, true
}

// applyPairings writes the pairings of a section into its entries.
func (r *reader) applyPairings(i int, list []pairing) {
	s := &r.event.Sections[i]
	rounds := 0
	for _, p := range list {
		rounds = max(rounds, p.round)
	}
	if len(s.Entries) == 0 && !r.book.Charts[i].Exists() {
		r.enterPaired(s, list)
	}
	if s.Rounds == 0 || rounds > s.Rounds {
		s.Rounds = rounds
	}
	if s.Chart.Row.Row == 0 {
		s.Chart = ratingcore.Place{Row: list[0].f.t.ref(list[0].f.t.Header, 1), Cols: list[0].f.t.cols}
	}
	for e := range s.Entries {
		for len(s.Entries[e].Results) < rounds {
			s.Entries[e].Results = append(s.Entries[e].Results, ratingcore.Result{})
		}
	}
	find := newFinder(r, s)
	for _, p := range list {
		r.applyPairing(s, p, find)
	}
}

// enterPaired makes the entries of a section that has no wall chart: its
// players in order of their highest rating in the section's systems.
func (r *reader) enterPaired(s *ratingcore.Section, list []pairing) {
	seen := map[int]bool{}
	var players []int
	for _, p := range list {
		for k, who := range [...]string{p.white, p.black} {
			if isBye(who) && len(r.byName[folded(who)]) == 0 {
				continue
			}
			f := *p.f
			f.under = sideWords[k]
			if f.about.ID, f.about.Player = "", who; isNumber(who) {
				f.about.ID, f.about.Player = padID(who), ""
			}
			if m := r.memberOf(&f, nil); !seen[m] {
				seen[m] = true
				players = append(players, m)
			}
		}
	}
	slices.SortStableFunc(players, func(a, b int) int {
		return int(r.event.Players[b].Standings[0].Rating - r.event.Players[a].Standings[0].Rating)
	})
	for n, m := range players {
		s.Entries = append(s.Entries, ratingcore.Entry{Number: ratingcore.Number(n + 1), Player: m, Total: ratingcore.Unknown, At: r.event.Players[m].At})
	}
}

func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

func padID(id string) string {
	if len(id) == 7 && isNumber(id) {
		return "0" + id
	}
	return id
}

// finder finds the entries of a section by number, ID or name.
type finder struct {
	number map[int]int
	id     map[string]int
	name   map[string][]int
}

func newFinder(r *reader, s *ratingcore.Section) finder {
	find := finder{map[int]int{}, map[string]int{}, map[string][]int{}}
	for i := range s.Entries {
		p := &r.event.Players[s.Entries[i].Player]
		if n := int(s.Entries[i].Number); n > 0 {
			if _, twice := find.number[n]; !twice {
				find.number[n] = i
			}
		}
		if _, twice := find.id[idKey(p.ID)]; p.ID != "" && !twice {
			find.id[idKey(p.ID)] = i
		}
		key := folded(p.Name)
		find.name[key] = append(find.name[key], i)
	}
	return find
}

// entry finds a player; why says why there is none.
func (f finder) entry(who string) (entry int, why string) {
	who = strings.TrimSpace(strings.TrimPrefix(who, "#"))
	if n, err := strconv.Atoi(who); err == nil && len(who) < 7 {
		if i, ok := f.number[n]; ok {
			return i, ""
		}
	}
	if i, ok := f.id[idKey(strings.ToUpper(who))]; ok {
		return i, ""
	}
	switch list := f.name[folded(who)]; len(list) {
	case 0:
		return -1, "is not in the section: write the number, ID or name of one of its players"
	case 1:
		return list[0], ""
	}
	return -1, "is the name of several players: write the number or the ID"
}

// bye says whether a text in place of an opponent is no player: it may be the
// name of one, though it reads like a bye.
func (f finder) bye(text string) bool {
	return isBye(text) && len(f.name[folded(text)]) == 0
}

// applyPairing writes one pairing into the two entries.
func (r *reader) applyPairing(s *ratingcore.Section, p pairing, find finder) {
	at := p.f.ref("Result")
	if at.Col == 0 {
		at = p.f.ref("White")
	}
	if find.bye(p.white) || find.bye(p.black) {
		r.applyBye(s, p, find)
		return
	}
	var sides [2]pairingSide
	for k, who := range [...]string{p.white, p.black} {
		i, why := find.entry(who)
		if why != "" {
			p.f.say(ratingcore.Error, "opponent", sideWords[k], "%q %s", shorten(who), why)
			return
		}
		sides[k].entry = i
	}
	score, ok := parsePairScore(p.result)
	if !ok {
		p.f.say(ratingcore.Error, "result", "Result", "%q is not a result: write 1-0, ½-½, 0-1, or 1F-0F for a forfeit", shorten(p.result))
		score = pairScore{ratingcore.Unclear, ratingcore.Unclear}
	}
	if score.white == ratingcore.Blank {
		return
	}
	white, black := &sides[0], &sides[1]
	white.res = ratingcore.Result{Outcome: score.white, Color: ratingcore.White, Opponent: s.Entries[black.entry].Number, At: at}
	black.res = ratingcore.Result{Outcome: score.black, Color: ratingcore.Black, Opponent: s.Entries[white.entry].Number, At: at}
	for k := range sides {
		r.put(s, p, sides[k])
	}
}

// applyBye writes a row with one player.
func (r *reader) applyBye(s *ratingcore.Section, p pairing, find finder) {
	who, other, word := p.white, p.black, "White"
	if find.bye(p.white) {
		who, other, word = p.black, p.white, "Black"
	}
	if find.bye(who) {
		return
	}
	i, why := find.entry(who)
	if why != "" {
		p.f.say(ratingcore.Error, "opponent", word, "%q %s", shorten(who), why)
		return
	}
	if nothing(other) {
		other = ""
	}
	o, ok := byeOf(other, p.result)
	if !ok {
		p.f.say(ratingcore.Error, "result", "Result", "%q is not the result of a bye: write 1, ½ or 0", shorten(p.result))
	}
	if o == ratingcore.Blank {
		return
	}
	at := p.f.ref("Result")
	if at.Col == 0 {
		at = p.f.ref(word)
	}
	r.put(s, p, pairingSide{i, ratingcore.Result{Outcome: o, At: at}})
}

// put writes a result into an entry; a round that has another one already is
// an error.
func (r *reader) put(s *ratingcore.Section, p pairing, side pairingSide) {
	e := &s.Entries[side.entry]
	have := &e.Results[p.round-1]
	switch {
	case have.Outcome == ratingcore.Blank:
		*have = side.res
	case have.Outcome == side.res.Outcome && have.Opponent == side.res.Opponent && have.At.Sheet != side.res.At.Sheet:
		have.Color = max(have.Color, side.res.Color) // the chart says the same
	default:
		player := &r.event.Players[e.Player]
		f := *p.f
		f.about.Player, f.about.ID = player.Name, player.ID
		_, cell := r.event.Source.Where(have.At)
		f.say(ratingcore.Error, "two-games", "White", "%s has two results in round %d, the other in %s: remove one of them", whoIs(player.ID, player.Name), p.round, cell)
	}
}
