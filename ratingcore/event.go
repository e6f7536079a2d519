package ratingcore

import "wallchart/ratingcore/uschess"

// Day, Standing, Foreign and Person are those of the US Chess algorithm, so
// that readers and writers need this package alone.
type (
	Day      = uschess.Day
	Standing = uschess.Standing
	Foreign  = uschess.Foreign
	Person   = uschess.Person
)

// Event is a tournament: its facts, the roster shared by its sections, and
// the sections. It is what a reader returns and what Rate takes.
type Event struct {
	Name, City, State, ZIP, Country string
	Start, End                      Day
	Affiliate                       string // US Chess affiliate ID
	ChiefTD, AssistantTD, OtherTDs  string // US Chess IDs
	Website                         string
	SendCrosstable                  string
	Rules                           string // as in the workbook: "", "auto", a date, "ICU" …; see ParseRules

	Players  []Player   // the roster, one a member
	Sections []Section  // in the order of the source
	Log      []LogEntry // what was rated before, from the sheet Ratings log

	Source   Source    // where all of it was read
	Problems []Problem // what the reader noticed
}

// Player is one member of the roster.
type Player struct {
	ID, Name, State        string // Name is "Last, First"
	Person                        // birth date, residence, title, foreign ratings
	Expires                Day    // membership
	FIDEID, Title, Sex     string
	Federation, Club, Team string
	Standings              [Systems]Standing // by system, before the event
	Irish                  Irish             // what the ICU rules ask beside the rating
	Unlisted               bool              // in a section but not on the roster sheet
	At                     Place             // the roster row, or the chart row of a plain sheet
}

// Irish is what the rules of the Irish Chess Union ask about a player beside
// rating and games.
type Irish struct {
	K      float64 // K-factor of a full rating; 0 is not known, and it follows from age and years since joining
	Joined Day     // when the player joined the Union
	Fixed  bool    // a foreign rating, which stays as it is
}

// Kind is the type of a section.
type Kind uint8

// The kinds of section of the workbook's column Type.
const (
	Swiss Kind = iota
	RoundRobin
	Match
	FIDE      // games played abroad, converted opponents (2025 document, section 6)
	FIDEYouth // the same in a youth event
)

// String returns the kind as the workbook spells it.
func (k Kind) String() string {
	return [...]string{"Swiss", "Round robin", "Match", "FIDE", "FIDE youth"}[k]
}

// Foreign says whether the section lists games of a FIDE event abroad.
func (k Kind) Foreign() bool { return k == FIDE || k == FIDEYouth }

// Section is one section of an event.
type Section struct {
	Name        string
	Kind        Kind
	Online      bool
	Start, End  Day
	Rounds      int
	TimeControl string   // as written, G/60;d5
	Systems     []System // asked for; nil: those of the time control
	NotRated    bool     // Rated = no
	ChiefTD     string
	AssistantTD string
	Level       string
	GrandPrix   string
	GPPoints    string
	FIDERated   string

	Entries []Entry       // the rows of the wall chart, in sheet order
	Games   []ForeignGame // of a FIDE section, in sheet order
	At      Place         // the row of the sheet Sections
	Chart   Place         // the wall chart: sheet and heading columns
}

// Number is a pairing number.
type Number int32

// Entry is one row of a wall chart: a member with a pairing number and
// results. A member who entered twice has two.
type Entry struct {
	Number  Number
	Player  int      // index into Event.Players
	Results []Result // one a round
	Total   Points   // the printed total, Unknown when there is none
	At      Place    // the row

	Official []Official // post-ratings that the source carries, at most one a system
}

// Official is a post-rating that the source carries already, as US Chess
// published it. Verify compares it; no rating depends on it.
type Official struct {
	System  System
	Rating  float64 // a whole number stands for what rounds to it
	Games   int     // behind a provisional rating, where Counted
	Counted bool    // the games are given
}

// Points is a score in half points, so that it is exact: 7 is 3½.
type Points int32

// Unknown is a total that is not given.
const Unknown Points = -1

// Outcome is what happened in one round.
type Outcome uint8

// The outcomes of a round. Win, Loss and Draw were played over the board; all
// others are outside rating (rating-notes 15).
const (
	Blank       Outcome = iota // nothing written: unpaired in a round that was held, else still to come
	Win                        // W
	Loss                       // L
	Draw                       // D
	ForfeitWin                 // X
	ForfeitLoss                // F
	FullBye                    // B
	HalfBye                    // H
	Unpaired                   // U: a zero-point bye
	Unclear                    // written, but not understood: a problem names the cell
)

// Code returns the letter of a wall chart: W L D X F B H U, "" for Blank and
// "?" for Unclear.
func (o Outcome) Code() string {
	return [...]string{"", "W", "L", "D", "X", "F", "B", "H", "U", "?"}[o]
}

// Played says whether a game was played.
func (o Outcome) Played() bool { return o >= Win && o <= Draw }

// Points returns what the outcome adds to the score.
func (o Outcome) Points() Points {
	switch o {
	case Win, ForfeitWin, FullBye:
		return 2
	case Draw, HalfBye:
		return 1
	}
	return 0
}

// Color is the color of the pieces in a game.
type Color uint8

// The colors; NoColor is not known.
const (
	NoColor Color = iota
	White
	Black
)

// Letter returns "w", "b" or the empty string.
func (c Color) Letter() string { return [...]string{"", "w", "b"}[c] }

// Other returns the opponent's color.
func (c Color) Other() Color { return [...]Color{NoColor, Black, White}[c] }

// Result is one cell of a wall chart.
type Result struct {
	Outcome  Outcome
	Color    Color
	Opponent Number // 0 is none
	At       Ref    // the cell
}

// ForeignGame is one game of a FIDE section.
type ForeignGame struct {
	Player   int // index into Event.Players
	Opponent string
	FIDE     float64 // the opponent's FIDE rating, 0 when there is none
	Points   Points
	At       Place
}

// LogEntry is a line of the sheet Ratings log: a rating that was computed
// from this workbook before. Start and End are the event's days.
type LogEntry struct {
	Event      string
	Start, End Day
	Section    string
	ID, Name   string
	System     System
	Pre, Post  Standing
	At         Place
}
