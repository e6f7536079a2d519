package xlsx

import (
	"bytes"
	"fmt"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"

	"github.com/xuri/excelize/v2"
)

// Template returns an empty native workbook: all columns of the contract with
// drop-downs and a note on every heading, and an event of five example
// players that is there to be typed over.
func Template() ([]byte, error) {
	n, err := newNative(true)
	if err != nil {
		return nil, fmt.Errorf("template: %w", err)
	}
	return n.bytes(exampleEvent())
}

// Native returns an event as a native workbook, one sheet a section, with the
// roster columns that have a value for somebody. Problems and the log of the
// event are left out.
func Native(e *ratingcore.Event) ([]byte, error) {
	n, err := newNative(false)
	if err != nil {
		return nil, fmt.Errorf("native workbook: %w", err)
	}
	return n.bytes(e)
}

// native is a workbook of the contract's layout in the making.
type native struct {
	f      *excelize.File
	whole  bool // all columns, and totals as formulas
	styles nativeStyles
}

func newNative(whole bool) (*native, error) {
	n := &native{f: excelize.NewFile(), whole: whole}
	var err error
	n.styles, err = newNativeStyles(n.f)
	return n, err
}

// bytes writes the sheets of an event and returns the finished file. The same
// event gives the same bytes.
func (n *native) bytes(e *ratingcore.Event) ([]byte, error) {
	defer n.f.Close()
	steps := []func(*ratingcore.Event) error{n.event, n.sections, n.players, n.charts, n.finish}
	for _, step := range steps {
		if err := step(e); err != nil {
			return nil, fmt.Errorf("workbook of %q: %w", e.Name, err)
		}
	}
	var out bytes.Buffer
	if err := n.f.Write(&out); err != nil {
		return nil, fmt.Errorf("workbook of %q: %w", e.Name, err)
	}
	return out.Bytes(), nil
}

// finish names the maker and opens the workbook on its first sheet. The date
// is fixed, for nothing here asks a clock.
func (n *native) finish(*ratingcore.Event) error {
	n.f.SetActiveSheet(0)
	return n.f.SetDocProps(&excelize.DocProperties{
		Creator: "Wallchart", LastModifiedBy: "Wallchart",
		Created: "2026-01-01T00:00:00Z", Modified: "2026-01-01T00:00:00Z",
	})
}

// exampleEvent is the event of the template: five players, three rounds, with
// a full and a half-point bye.
func exampleEvent() *ratingcore.Event {
	first, last := uschess.Date(2026, 1, 10), uschess.Date(2026, 1, 11)
	e := &ratingcore.Event{
		Name: "Example Open (type your own over it)", City: "Example City", State: "OH", ZIP: "43000", Country: "USA",
		Start: first, End: last, Affiliate: "A9000001", ChiefTD: "90000009",
		Players: []ratingcore.Player{
			examplePlayer("90000001", "Example, Anna", ratingcore.Standing{Rated: true, Rating: 1843.27, Counted: true, Games: 412, Wins: 171, Draws: 80, Events: 92, Peak: 1871.4}),
			examplePlayer("90000002", "Example, Ben", ratingcore.Standing{Rated: true, Rating: 1512.08, Counted: true, Games: 14, Wins: 6, Draws: 2, Events: 3}),
			examplePlayer("90000003", "Example, Chloe", ratingcore.Standing{}),
			examplePlayer("90000004", "Example, David", ratingcore.Standing{Rated: true, Rating: 1322.6, Counted: true, Games: 58, Wins: 19, Draws: 5, Events: 14, Peak: 1340.55}),
			examplePlayer("90000005", "Example, Erin", ratingcore.Standing{Rated: true, Rating: 1655, Counted: true, Games: 3, Streak: uschess.AllWins, Wins: 3, Events: 1}),
		},
	}
	e.Players[2].Birth = uschess.Date(2012, 5, 17)
	s := ratingcore.Section{Name: "Open", TimeControl: "G/60;d5", Rounds: 3, Start: first, End: last}
	const w, d, l = ratingcore.Win, ratingcore.Draw, ratingcore.Loss
	const white, black = ratingcore.White, ratingcore.Black
	half, full := ratingcore.Result{Outcome: ratingcore.HalfBye}, ratingcore.Result{Outcome: ratingcore.FullBye}
	for i, rounds := range [][]ratingcore.Result{
		{played(w, 3, white), played(d, 2, black), played(w, 5, white)},
		{played(w, 4, white), played(d, 1, white), played(w, 3, black)},
		{played(l, 1, black), half, played(l, 2, white)},
		{played(l, 2, black), played(l, 5, black), full},
		{full, played(w, 4, white), played(l, 1, black)},
	} {
		s.Entries = append(s.Entries, ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: i, Results: rounds, Total: scoreOf(rounds)})
	}
	e.Sections = []ratingcore.Section{s}
	return e
}

func examplePlayer(id, name string, regular ratingcore.Standing) ratingcore.Player {
	p := ratingcore.Player{ID: id, Name: name, State: "OH", Expires: uschess.Date(2026, 12, 31)}
	if regular.Rated {
		regular.Date = uschess.Date(2026, 1, 1)
	}
	p.Standings[ratingcore.Regular] = regular
	return p
}

// played returns the result of a game.
func played(o ratingcore.Outcome, opponent ratingcore.Number, color ratingcore.Color) ratingcore.Result {
	return ratingcore.Result{Outcome: o, Opponent: opponent, Color: color}
}

// scoreOf adds up the rounds of an entry.
func scoreOf(rounds []ratingcore.Result) ratingcore.Points {
	var sum ratingcore.Points
	for _, r := range rounds {
		sum += r.Outcome.Points()
	}
	return sum
}
