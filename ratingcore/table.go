package ratingcore

import (
	"slices"
	"strconv"

	"wallchart/ratingcore/uschess"
)

// Key names a quantity of the crosstable.
type Key uint8

// The quantities, in the order of the crosstable.
const (
	KeyPlace Key = iota
	KeyNumber
	KeyName
	KeyState
	KeyID
	KeyRound
	KeyScore
	KeyTieBreak
	KeyPre
	KeyPost
	KeyChange
	KeyPerf
	KeyNorms // norms earned by the 1994 rules, an optional column where anybody has some
)

// Column is one column of the crosstable: the same on screen, in a sheet, in
// text and on paper.
type Column struct {
	Key      Key
	Round    int      // of KeyRound, from 1
	TieBreak TieBreak // of KeyTieBreak
	System   System   // of KeyPre to KeyPerf
	Short    string   // heading: "Pl", "No.", "1", "MM", "Pre"
	Long     string   // heading: "Place", "Pairing number", "Round 1", "Modified Median", "Regular pre"
	Sheet    string   // heading in a workbook, as its contract has it: "R pre"; "" where it has none
	Group    string   // heading over neighbours: "Regular rating"
	Right    bool     // set flush right

	index int // of System in the section, or of TieBreak in the order
}

// Table is the crosstable of one section: a row an entry, in standings order.
type Table struct {
	Section *RatedSection
	Columns []Column
	Rows    []Row
	Order   []TieBreak // the tie-breaks that ordered it
	Perf    Performance
}

// Row is one line of the crosstable.
type Row struct {
	Entry     int    // index into Section.Entries
	Place     int    // from 1; tied rows share it
	Tied      bool   // still tied after all tie-breaks
	Left      bool   // withdrew: unpaired in the last two rounds or more
	LeftAfter int    // the last round before that
	ReEntryOf Number // this row is a later entry of the member at that number; else 0
	ReEntered Number // the member entered again at that number; else 0
	Values    []Value
}

// Crosstable makes the table of a section, with performances by one
// definition, and with the optional columns named.
func (s *RatedSection) Crosstable(perf Performance, optional ...Key) *Table {
	t := &Table{Section: s, Order: DefaultTieBreaks(s.Kind), Perf: perf}
	breaker := newTieBreaker(s)
	t.Rows = breaker.standings(t.Order)
	t.Columns = s.columns(t.Order)
	if slices.Contains(optional, KeyNorms) && s.hasNorms() {
		t.Columns = append(t.Columns, Column{Key: KeyNorms, Short: "Norms", Long: "Norms earned"})
	}
	byPlayer := map[int]int{} // last row number by roster index
	values := make([]Value, len(t.Rows)*len(t.Columns))
	for i := range t.Rows {
		row := &t.Rows[i]
		row.Values, values = values[:len(t.Columns):len(t.Columns)], values[len(t.Columns):]
		for c := range t.Columns {
			row.Values[c] = t.value(breaker, &t.Columns[c], row)
		}
		row.LeftAfter, row.Left = s.left(row.Entry)
	}
	for i := range s.Entries {
		if j, again := byPlayer[s.Entries[i].Player]; again {
			t.row(i).ReEntryOf = s.Entries[j].Number
			t.row(j).ReEntered = s.Entries[i].Number
		}
		byPlayer[s.Entries[i].Player] = i
	}
	return t
}

func (t *Table) row(entry int) *Row {
	for i := range t.Rows {
		if t.Rows[i].Entry == entry {
			return &t.Rows[i]
		}
	}
	return nil
}

// left says after which round a player left: he has no game, forfeit or bye
// in the last two rounds held, or more, but had one before.
func (s *RatedSection) left(entry int) (after int, left bool) {
	after = s.Held
	for after > 0 && s.Cell(entry, after).Outcome == Unpaired {
		after--
	}
	if after == 0 || s.Held-after < 2 {
		return 0, false
	}
	return after, true
}

// columns lists the columns. State and ID are there when somebody has one.
func (s *RatedSection) columns(breaks []TieBreak) []Column {
	list := []Column{
		{Key: KeyPlace, Short: "Pl", Long: "Place", Right: true},
		{Key: KeyNumber, Short: "No.", Long: "Pairing number", Sheet: "No", Right: true},
		{Key: KeyName, Short: "Name", Long: "Name", Sheet: "Name"},
	}
	state, id := false, false
	for i := range s.Entries {
		p := s.Player(i)
		state, id = state || p.State != "", id || p.ID != ""
	}
	if state {
		list = append(list, Column{Key: KeyState, Short: "St", Long: "State", Sheet: "State"})
	}
	if id {
		list = append(list, Column{Key: KeyID, Short: "ID", Long: "ID", Sheet: "ID"})
	}
	for r := 1; r <= s.Columns(); r++ {
		n := strconv.Itoa(r)
		list = append(list, Column{Key: KeyRound, Round: r, Short: n, Long: "Round " + n, Sheet: "Rd " + n, Group: "Round: result, opponent’s No., color"})
	}
	list = append(list, Column{Key: KeyScore, Short: "Score", Long: "Score", Sheet: "Tot", Right: true})
	for i, b := range breaks {
		list = append(list, Column{Key: KeyTieBreak, TieBreak: b, Short: b.Short(), Long: b.String(), Group: "Tie-breaks", Right: true, index: i})
	}
	for i, sys := range s.Systems {
		list = append(list, ratingColumns(i, sys)...)
	}
	return list
}

func ratingColumns(index int, sys System) []Column {
	col := func(key Key, short, word string) Column {
		return Column{Key: key, System: sys, Short: short, Long: sys.Name() + " " + word, Sheet: sys.String() + " " + word,
			Group: sys.Name() + " rating", Right: true, index: index}
	}
	return []Column{col(KeyPre, "Pre", "pre"), col(KeyPost, "Post", "post"), col(KeyChange, "+/−", "change"), col(KeyPerf, "Perf", "perf")}
}

// value makes one cell.
func (t *Table) value(breaker *tieBreaker, c *Column, row *Row) Value {
	s := t.Section
	entry := &s.Entries[row.Entry]
	player := s.Player(row.Entry)
	switch c.Key {
	case KeyPlace:
		v := Value{Kind: PlaceValue, Num: float64(row.Place)}
		if row.Tied {
			v.Mark = Tied
		}
		return v
	case KeyNumber:
		return Value{Kind: WholeValue, Num: float64(entry.Number)}
	case KeyName:
		return Value{Kind: TextValue, Text: player.Name}
	case KeyState:
		return Value{Kind: TextValue, Text: player.State}
	case KeyID:
		return Value{Kind: TextValue, Text: player.ID}
	case KeyRound:
		return Value{Kind: ResultValue, Result: s.Cell(row.Entry, c.Round)}
	case KeyScore:
		return Value{Kind: PointsValue, Num: float64(s.Scores[row.Entry]) / 2}
	case KeyNorms:
		return Value{Kind: TextValue, Text: s.norms(row.Entry)}
	case KeyTieBreak:
		return Value{Kind: PointsValue, Num: breaker.keys[row.Entry][1+c.index]}
	}
	return s.Value(c.Key, c.index, row.Entry, t.Perf)
}

// Value returns one of the values KeyPre to KeyPerf of an entry in system
// number sys of Systems. The change is the difference of the two shown
// ratings (rating-notes 28).
func (s *RatedSection) Value(key Key, sys, entry int, perf Performance) Value {
	r := s.Rating(sys, entry)
	switch {
	case key == KeyPre && !r.Before.Rated:
		return Value{Kind: RatingValue, Mark: NoRating}
	case key == KeyPre:
		return Value{Kind: RatingValue, Num: r.Before.Rating, Games: r.Young[0]}
	case r.Games == 0 && key == KeyPost:
		return Value{Kind: RatingValue, Mark: NoGames}
	case r.Games == 0 || key != KeyPerf && !r.HasPost():
		return Value{}
	case key == KeyPost:
		v := Value{Kind: RatingValue, Num: r.Post, Games: r.Young[1]}
		if r.Floored {
			v.Mark = Floored
		}
		return v
	case key == KeyChange && !r.Before.Rated:
		return Value{Kind: ChangeValue, Mark: First}
	case key == KeyChange:
		return Value{Kind: ChangeValue, Num: uschess.Shown(r.Post) - uschess.Shown(r.Before.Rating)}
	}
	rating, mark, ok := s.Performance(perf, sys, entry)
	if !ok {
		return Value{}
	}
	return Value{Kind: PerfValue, Num: rating, Mark: mark}
}
