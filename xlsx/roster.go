package xlsx

import (
	"strings"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

const onlineRegular = ratingcore.OnlineRegular

// readRoster reads the sheet Players.
func (r *reader) readRoster() {
	need := "Name"
	if s := r.named("Players"); s != nil && s.findTable(rosterWords, need) == nil && s.findTable(rosterWords, "ID") != nil {
		need = "ID"
	}
	t := r.open("Players", rosterWords, need)
	if t == nil {
		return
	}
	r.roster, r.book.Roster = t, t.Table
	for row := t.First; row <= t.Last; row++ {
		if t.blank(row) {
			continue
		}
		f := &fields{r: r, t: t, row: row, owner: len(r.event.Players) + 1}
		f.about.Player, f.about.ID = f.text("Name"), f.id("ID")
		if f.about.Player == "" && f.about.ID == "" {
			f.say(ratingcore.Warning, "name", "Name", "the row has neither name nor ID and was left out: write one of them, or clear the row")
			continue
		}
		r.addPlayer(f.member())
	}
}

// idKey is an ID as IDs are compared: without the zeros before its digits,
// which Excel takes from an ID that is stored as a number.
func idKey(id string) string {
	if isNumber(id) {
		return strings.TrimLeft(id, "0")
	}
	return id
}

// addPlayer puts a member on the roster and returns the index.
func (r *reader) addPlayer(p ratingcore.Player) int {
	i := len(r.event.Players)
	r.event.Players = append(r.event.Players, p)
	if _, twice := r.byID[idKey(p.ID)]; p.ID != "" && !twice {
		r.byID[idKey(p.ID)] = i
	}
	if key := folded(p.Name); key != "" {
		r.byName[key] = append(r.byName[key], i)
	}
	return i
}

// member reads a row of the roster, or the roster columns of a plain chart.
func (f *fields) member() ratingcore.Player {
	p := ratingcore.Player{ID: f.about.ID, Name: f.about.Player, At: f.t.place(f.row)}
	p.State, p.FIDEID, p.Title, p.Sex = f.text("State"), f.text("FIDE ID"), f.text("Title"), f.text("Sex")
	p.Federation, p.Club, p.Team = f.text("Federation"), f.text("Club"), f.text("Team")
	p.Birth, p.Expires = f.day("Birth date"), f.expires()
	p.Adult, p.Canadian, p.OLM = f.yes("Adult", false), f.yes("Canadian", false), f.yes("OLM", false)
	p.FIDE, p.CFC = f.foreign("FIDE"), f.foreign("CFC")
	p.Irish = f.irish()
	for s := range p.Standings {
		p.Standings[s] = f.standing(ratingcore.System(s))
	}
	return p
}

// irish reads what the ICU rules ask beside rating and games.
func (f *fields) irish() ratingcore.Irish {
	k, _, _ := f.rating("ICU K")
	return ratingcore.Irish{K: k, Joined: f.day("Joined"), Fixed: f.yes("Foreign", false)}
}

// expires reads the end of a membership; life members have none.
func (f *fields) expires() ratingcore.Day {
	if strings.HasPrefix(strings.ToLower(f.text("Expires")), "life") {
		return 0
	}
	return f.day("Expires")
}

// foreign reads a rating of another federation with its date.
func (f *fields) foreign(word string) ratingcore.Foreign {
	v, _, _ := f.rating(word)
	return ratingcore.Foreign{Rating: v, Date: f.day(word + " date")}
}

// standingWords are the headings of each system's standing, in the order of
// ratingWords.
var standingWords = func() (list [ratingcore.Systems][]string) {
	for s := range list {
		for _, w := range ratingWords {
			list[s] = append(list[s], ratingcore.System(s).String()+" "+w)
		}
	}
	return list
}()

// standing reads the columns of one system.
func (f *fields) standing(sys ratingcore.System) ratingcore.Standing {
	return f.standingOf(standingWords[sys])
}

// standingOf reads the nine columns of a standing: rating, games, date,
// record, peak, wins, draws, events, floor.
func (f *fields) standingOf(w []string) (s ratingcore.Standing) {
	s.Rating, s.Games, s.Counted = f.rating(w[0])
	s.Rated = s.Rating > 0
	if games, known := f.whole(w[1]); known {
		if s.Counted && games != s.Games {
			f.say(ratingcore.Warning, "games", w[1], "%s is %d, but %s names %d games; %d is taken: make them agree", w[1], games, w[0], s.Games, games)
		}
		s.Games, s.Counted = games, true
	}
	if !s.Rated {
		if s.Games > 0 {
			f.say(ratingcore.Warning, "games", w[1], "%s is %d, but there is no %s, so the games count for nothing: write the rating, or clear the cell", w[1], s.Games, w[0])
		}
		s.Games, s.Counted = 0, false
	}
	s.Date, s.Streak = f.day(w[2]), f.record(w[3])
	s.Peak, _, _ = f.rating(w[4])
	s.Wins, _ = f.whole(w[5])
	s.Draws, _ = f.whole(w[6])
	s.Events, _ = f.whole(w[7])
	s.Floor, _, _ = f.rating(w[8])
	return s
}

// record reads "all wins", "all losses" or nothing.
func (f *fields) record(word string) uschess.Streak {
	text := f.text(word)
	switch heading(text) {
	case "allwins", "wins":
		return uschess.AllWins
	case "alllosses", "losses":
		return uschess.AllLosses
	case "neither", "mixed":
		return uschess.Neither
	}
	if !nothing(text) {
		f.say(weight(word), "record", word, "%s %q is not known: write all wins, all losses, or nothing", word, shorten(text))
	}
	return uschess.Neither
}

// maxNamesakes is how many members of one name are told apart by their order.
const maxNamesakes = 100

// join finds the member of the roster that a row of a chart is about: by ID,
// else by name. taken are the members who have a row in the section; a row
// without an ID never joins one of them. It returns -1 for nobody.
func (r *reader) join(id, name string, taken map[int]bool) (index int, doubt string) {
	if i, ok := r.byID[idKey(id)]; id != "" && ok {
		if have := r.event.Players[i].Name; name != "" && have != "" && folded(have) != folded(name) {
			doubt = "name"
		}
		return i, doubt
	}
	index = -1
	same := 0
	list := r.byName[folded(name)]
	for _, i := range list[:min(len(list), maxNamesakes)] {
		if have := r.event.Players[i].ID; id != "" && have != "" {
			continue
		}
		same++
		if index < 0 && !taken[i] {
			index = i
		}
	}
	if id == "" && (same > 1 || same > 0 && index < 0) {
		doubt = "equal"
	}
	return index, doubt
}
