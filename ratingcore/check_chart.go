package ratingcore

// checkEntries looks at a section's chart: pairing numbers, opponents,
// mirrored results, totals, and the standings of those who play.
func (c *checker) checkEntries(index int, s *Section, p *plan) {
	byNumber := c.numbers(s)
	for i := range s.Entries {
		e := &s.Entries[i]
		for r := range e.Results {
			c.checkResult(s, byNumber, i, r)
		}
		c.checkTotal(e, p.held)
	}
	c.checkReEntries(s)
	c.checkMatch(s)
	rated := false
	for i := range s.Entries {
		rated = c.checkMember(index, p, s.Entries[i].Player) || rated
	}
	for i := range s.Games {
		rated = c.checkMember(index, p, s.Games[i].Player) || rated
	}
	if !rated && len(p.systems) > 0 && len(s.Entries)+len(s.Games) > 0 {
		c.add(odd("nobody-rated", s.Chart.Row), "nobody in the section has a rating: it is rated from initial ratings alone; check the roster")
	}
	c.gamesUnknown(s, p)
}

// numbers returns the entry of each pairing number and reports numbers that
// are missing or stand twice.
func (c *checker) numbers(s *Section) numbering {
	n := newNumbering(s)
	for i := range s.Entries {
		e := &s.Entries[i]
		player := &c.e.Players[e.Player]
		if e.Number <= 0 && c.told(e.At.Cell("No")) {
			continue // the reader did not understand it
		}
		if e.Number <= 0 {
			c.add(bad("number", e.At.Cell("No")).of(player), "%s has no pairing number: give each player a number of its own", player.Name)
			continue
		}
		if j := n.entry(e.Number); j != i {
			c.add(bad("number", e.At.Cell("No")).of(player), "pairing number %d stands twice, first for %s%s: give each player a number of its own",
				e.Number, c.e.Players[s.Entries[j].Player].Name, c.in(s.Entries[j].At.Cell("No")))
		}
	}
	return n
}

// checkResult looks at one cell. A mismatch is told once, at the lower row.
func (c *checker) checkResult(s *Section, n numbering, entry, round int) {
	e := &s.Entries[entry]
	own := e.Results[round]
	player := &c.e.Players[e.Player]
	tell := func(p Problem, format string, args ...any) {
		c.add(p.of(player), format, args...).Round = round + 1
	}
	game := bad
	if !own.Outcome.Played() {
		game = odd // forfeits and byes are not rated
	}
	j := n.entry(own.Opponent)
	switch {
	case own.Outcome == Unclear:
		return // the reader told it
	case own.Opponent == 0 && own.Outcome.Played():
		tell(bad("opponent", own.At), "%q names no opponent: write the pairing number behind it", own)
		return
	case own.Opponent == 0:
		return // forfeits and byes need none
	case j < 0:
		tell(game("opponent", own.At), "%q names opponent %d, who is not in the section: correct the number", own, own.Opponent)
		return
	case j == entry || s.Entries[j].Player == e.Player:
		tell(game("opponent", own.At), "%q names the player’s own number as opponent: correct it", own)
		return
	}
	other := Result{}
	if round < len(s.Entries[j].Results) {
		other = s.Entries[j].Results[round]
	}
	if mirrors(own, other, e.Number) {
		if own.Color != NoColor && own.Color == other.Color && entry < j {
			tell(odd("color", own.At), "%q and %q of No. %d give both players the same color: correct one of them", own, other, own.Opponent)
		}
		return
	}
	both := other.Outcome.Played() && other.Opponent == e.Number
	if both && entry > j {
		return // told at the other row
	}
	tell(game("mirror", own.At), "%q does not agree with %s of No. %d in round %d%s: correct one of them",
		own, quoted(other), own.Opponent, round+1, c.in(other.At))
}

// mirrors says whether an opponent's cell tells the same as one's own.
func mirrors(own, other Result, number Number) bool {
	want := own.Outcome
	switch own.Outcome {
	case Win:
		want = Loss
	case Loss:
		want = Win
	case ForfeitWin:
		want = ForfeitLoss
	case ForfeitLoss:
		// A double forfeit is a loss for both.
		return (other.Outcome == ForfeitWin || other.Outcome == ForfeitLoss) && (other.Opponent == number || other.Opponent == 0)
	case Draw:
	default:
		return true
	}
	if own.Outcome == ForfeitWin && other.Opponent == 0 {
		return other.Outcome == want
	}
	return other.Outcome == want && other.Opponent == number
}

func quoted(r Result) string {
	if r.Outcome == Blank {
		return "the empty cell"
	}
	return `"` + r.String() + `"`
}

// in names a cell in parentheses, or nothing for none.
func (c *checker) in(r Ref) string {
	if _, cell := c.e.Source.Where(r); cell != "" {
		return " (" + cell + ")"
	}
	return ""
}

// checkTotal compares the printed total.
func (c *checker) checkTotal(e *Entry, held int) {
	if e.Total == Unknown {
		return
	}
	if got := score(e, held); got != e.Total {
		player := &c.e.Players[e.Player]
		c.add(odd("total", e.At.Cell("Tot")).of(player), "the total is %s, but the results add up to %s: correct the one that is wrong",
			e.Total.Spell(ASCII), got.Spell(ASCII))
	}
}

// score adds up the results of the rounds held.
func score(e *Entry, held int) Points {
	total := Points(0)
	for r := 0; r < len(e.Results) && r < held; r++ {
		total += e.Results[r].Outcome.Points()
	}
	return total
}

// checkReEntries finds members whose rows both have a game in one round.
func (c *checker) checkReEntries(s *Section) {
	last := make(map[int]int, len(s.Entries))
	for i := range s.Entries {
		e := &s.Entries[i]
		j, again := last[e.Player]
		last[e.Player] = i
		if !again {
			continue
		}
		player, first := &c.e.Players[e.Player], &s.Entries[j]
		c.add(note("re-entry", e.At.Cell("No")).of(player), "%s entered twice, as No. %d and No. %d: rated once, with the games of both rows",
			player.Name, first.Number, e.Number)
		for r := 0; r < len(e.Results) && r < len(first.Results); r++ {
			if e.Results[r].Outcome.Played() && first.Results[r].Outcome.Played() {
				c.add(bad("two-games", e.Results[r].At).of(player), "%s has two games in round %d, as No. %d and No. %d: clear one of them",
					player.Name, r+1, first.Number, e.Number).Round = r + 1
			}
		}
	}
}

// numbering finds the entry of a pairing number.
type numbering struct {
	dense []int32 // entry + 1 by number, for numbers not much above the count
	rest  map[Number]int
}

// newNumbering keeps the first entry of each number.
func newNumbering(s *Section) numbering {
	n := numbering{dense: make([]int32, 2*len(s.Entries)+64)}
	for i := range s.Entries {
		number := s.Entries[i].Number
		switch {
		case number <= 0:
		case int(number) < len(n.dense):
			if n.dense[number] == 0 {
				n.dense[number] = int32(i + 1)
			}
		default:
			if n.rest == nil {
				n.rest = map[Number]int{}
			}
			if _, twice := n.rest[number]; !twice {
				n.rest[number] = i
			}
		}
	}
	return n
}

// entry returns the index of a number's entry, -1 when there is none.
func (n numbering) entry(number Number) int {
	if number > 0 && int(number) < len(n.dense) {
		return int(n.dense[number]) - 1
	}
	if i, ok := n.rest[number]; ok {
		return i
	}
	return -1
}
