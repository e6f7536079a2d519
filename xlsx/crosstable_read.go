package xlsx

import (
	"slices"
	"strings"

	"wallchart/ratingcore"
)

// crossReader reads the lines of a pasted crosstable.
type crossReader struct {
	*reader
	*crosstable
	section int                 // index into Event.Sections
	players []crossPlayer       // in the order of the sheet
	systems []ratingcore.System // that some line names
	failed  bool                // an error was found
}

// crossPlayer is a player's lines.
type crossPlayer struct {
	row   int
	entry ratingcore.Entry
	name  string
	state string
	who   crossID
}

// readCrosstable reads a section from a pasted crosstable. Whatever is not
// clear in it is an error, so that the section is not rated.
func (r *reader) readCrosstable(i int, x *crosstable) {
	section := &r.event.Sections[i]
	r.taken[x.sheet] = true
	r.tellOddities(x.region, section.Name)
	c := &crossReader{reader: r, crosstable: x, section: i}
	if len(x.rounds) == 0 {
		c.bad(x.First, "No", "headings", "the crosstable has no row of headings that names the rounds 1, 2, 3 … in order: copy it together with its headings")
		return
	}
	section.Chart = x.region.place(x.Header)
	section.Rounds = max(section.Rounds, len(x.rounds))
	c.readLines()
	x.Table.Last = x.Header
	if n := len(c.players); n > 0 {
		x.Table.Last = c.players[n-1].row
	}
	r.book.Charts[i] = x.Table
	c.enter()
	if !c.failed {
		c.resolve()
	}
	c.rateIn()
}

// bad reports an error at a heading's cell of a row.
func (c *crossReader) bad(row int, word, rule, format string, args ...any) {
	c.failed = true
	p := ratingcore.Problem{Severity: ratingcore.Error, Rule: rule, Section: c.event.Sections[c.section].Name, At: c.ref(row, int(c.cols[word]))}
	if n := len(c.players); n > 0 {
		p.Player, p.ID = c.players[n-1].name, c.players[n-1].who.id
	}
	if !c.enough(p) {
		c.say(p, format, args...)
	}
}

// readLines reads every line below the headings.
func (c *crossReader) readLines() {
	for row := c.Header + 1; row <= c.Last; row++ {
		name := c.text(row, c.name)
		who, isID := parseCrossID(name)
		switch {
		case c.empty(row):
		case isID && len(c.players) > 0:
			c.second(row, who)
		case c.place(row, c.num) > 0 && name != "" && !isID:
			c.first(row)
		case c.place(row, c.num) > 0 || isID || c.results(row) > 0 || c.below(row):
			c.bad(row, "Name", "crosstable", "the row is no line of a crosstable: a player has a line with place, name and results, and under it one with the ID and ratings, such as 90000001 / R: 1420P12 ->1455P17")
		}
	}
	if !c.failed {
		c.complete()
	}
}

// complete reports players whose ID or ratings are missing where others have
// them: even an unrated player has a line that says so.
func (c *crossReader) complete() {
	for i := range c.players {
		p := &c.players[i]
		missing := ""
		if p.who.id == "" {
			missing = "the ID"
		}
		for _, sys := range c.systems {
			if missing == "" && !p.who.has(sys) {
				missing = "the " + sys.Name() + " rating, be it unr.,"
			}
		}
		if missing != "" {
			c.failed = true
			c.say(ratingcore.Problem{Severity: ratingcore.Error, Rule: "crosstable", Section: c.event.Sections[c.section].Name, Player: p.name, ID: p.who.id, At: c.ref(p.row, int(c.cols["Name"]))},
				"under the line of %s %s is missing: copy the crosstable again", p.name, missing)
		}
	}
}

// below says whether a row that is no line of a player has a text with an ID or
// ratings under the names, which a footer has not.
func (c *crossReader) below(row int) bool {
	text := simple(c.text(row, c.name))
	return crossCode.MatchString(strings.ToUpper(text)) && strings.ContainsAny(text, "0123456789")
}

// results counts the games in a row.
func (c *crossReader) results(row int) (n int) {
	for _, field := range c.rounds {
		if parseResult(c.text(row, field)).Opponent > 0 {
			n++
		}
	}
	return n
}

// first reads a player's first line.
func (c *crossReader) first(row int) {
	p := crossPlayer{row: row, name: c.text(row, c.name)}
	p.entry = ratingcore.Entry{Number: c.place(row, c.num), At: c.region.place(row), Total: ratingcore.Unknown}
	c.players = append(c.players, p)
	e := &c.players[len(c.players)-1].entry
	for i, field := range c.rounds {
		word := roundWord(i + 1)
		f := c.field(row, field)
		res := parseResult(f.text)
		if f.cell != nil && f.cell.trouble() != "" {
			res.Outcome = ratingcore.Unclear
			c.bad(row, word, "result", "the cell %s", f.cell.trouble())
		} else if res.Outcome == ratingcore.Unclear {
			c.bad(row, word, "result", "%q is not a result of round %d: a crosstable has W 12, L 3, D 4, H, B, U, X or F", shorten(f.text), i+1)
		}
		res.At = c.ref(row, int(c.cols[word]))
		e.Results = append(e.Results, res)
	}
	if text := c.text(row, c.total); !nothing(text) {
		var ok bool
		if e.Total, ok = parsePoints(text); !ok {
			c.bad(row, "Tot", "total", "total %q is not a score such as 3.5: the columns of this line may be shifted", shorten(text))
		}
	}
}

// second reads a line under a player's first one: ID and ratings, state and
// colors; a further one for each other system.
func (c *crossReader) second(row int, who crossID) {
	p := &c.players[len(c.players)-1]
	if who.id != "" {
		if p.who.id != "" && p.who.id != who.id {
			c.bad(row, "Name", "crosstable", "ID %s stands under a player who has the ID %s: a line with place and name is missing", who.id, p.who.id)
			return
		}
		p.who.id = who.id
	}
	for _, rating := range who.ratings {
		if p.who.has(rating.system) {
			c.bad(row, "Name", "crosstable", "the %s rating stands twice under %s: a line with place and name is missing", rating.system.Name(), p.name)
			continue
		}
		if rating.pre.provisional && !rating.pre.counted {
			c.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "rating", Section: c.event.Sections[c.section].Name, Player: p.name, ID: p.who.id, At: c.ref(row, int(c.cols["Name"]))},
				"%s is provisional, but how many games it has is not said", rating.system.Name())
		}
		p.who.ratings = append(p.who.ratings, rating)
		if !slices.Contains(c.systems, rating.system) {
			c.systems = append(c.systems, rating.system)
		}
	}
	if state := c.text(row, c.num); len(state) == 2 && strings.Trim(strings.ToUpper(state), "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
		p.state = state
	}
	c.colors(row, p)
}

// colors gives the games the colors of a line. Colors that do not stand under
// games are left out, all of the line.
func (c *crossReader) colors(row int, p *crossPlayer) {
	colors := make([]ratingcore.Color, len(c.rounds))
	for i, field := range c.rounds {
		text := c.text(row, field)
		if text == "" {
			continue
		}
		var ok bool
		res := &p.entry.Results[i]
		if colors[i], ok = colorOf(text); res.Outcome == ratingcore.Unclear {
			colors[i] = ratingcore.NoColor
		} else if !ok || res.Opponent == 0 {
			c.say(ratingcore.Problem{Severity: ratingcore.Warning, Rule: "color", Section: c.event.Sections[c.section].Name, Player: p.name, ID: p.who.id, Round: i + 1,
				At: c.ref(row, int(c.cols[roundWord(i+1)]))},
				"%q is not the color of a game in round %d; the colors of the line were left out", shorten(text), i+1)
			return
		}
	}
	for i, color := range colors {
		if color != ratingcore.NoColor {
			p.entry.Results[i].Color = color
		}
	}
}
