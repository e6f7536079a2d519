package report

import (
	"slices"
	"strconv"

	"wallchart/ratingcore"
)

// block says how a player's lines are set where the rounds, or the systems, do
// not fit side by side. The lanes then share slots: what stands under each
// other is as wide as its widest.
type block struct {
	lines  int      // lines a player
	rounds [][2]int // first and last round of each line
	under  []lane   // ID and state, set under the name
	slots  int
	letter bool    // rating lines begin with their system
	label  float64 // right edge of the labels "1–7"
}

// Type of a block where the body is 9, and its heights.
const (
	blockName   = 10.0
	blockID     = 7.5
	blockNumber = 10.5 // place and pairing number
	blockScore  = 12.0
	blockLabel  = 6.6
	blockLine   = 1.2 // least height of a line beside the type
	labelRoom   = 24.0
	letterRoom  = 9.0
)

// height returns the least height of a block at a type size.
func (b *block) height(size float64) float64 { return float64(b.lines) * blockLine * size }

// linesOf splits rounds into equal lines, the longer ones first.
func linesOf(rounds, lines int) [][2]int {
	var list [][2]int
	for from := 1; from <= rounds; {
		rest := lines - len(list)
		n := (rounds - from + rest) / rest
		list = append(list, [2]int{from, from + n - 1})
		from += n
	}
	return list
}

// stacked sets the lanes in as few lines as the type and the name column
// allow.
func (a attempt) stacked(size PaperSize, lanes []lane, titles []title) (form, bool) {
	rounds, systems := 0, 0
	for i := range lanes {
		switch lanes[i].key {
		case ratingcore.KeyPre:
			systems++
		case ratingcore.KeyRound:
			rounds++
		}
	}
	f := form{paper: paper{size, a.wide}}
	_, high := f.measure()
	for lines := max(2, systems); lines <= max(2, systems, rounds); lines++ {
		for step := 0; ; step++ {
			f.size = usualType - typeStep*float64(step)
			if f.size < a.least-typeStep/2 {
				break
			}
			f.block = &block{lines: lines, rounds: linesOf(rounds, lines), letter: systems > 1}
			f.lanes = f.block.fold(lanes)
			room := f.set() - f.block.width(f.lanes, f.size)
			if room < a.name || f.block.height(f.size) > high-frameRoom {
				continue
			}
			f.stack(room, titles)
			return f, true
		}
	}
	return f, false
}

// frameRoom is what header, headings, legend and footer of a page may take
// from the lines of one block.
const frameRoom = 230.0

// fold gives every lane its line and slot. ID and state go under the name.
func (b *block) fold(lanes []lane) []lane {
	var list []lane
	slot := slotter{block: b, ties: b.tieLines(lanes)}
	for _, l := range lanes {
		if l.key == ratingcore.KeyID || l.key == ratingcore.KeyState {
			b.under = append(b.under, l)
			slices.SortFunc(b.under, func(a, b lane) int { return int(b.key) - int(a.key) }) // ID first
			continue
		}
		slot.give(&l)
		list = append(list, l)
	}
	b.slots = slot.next
	return list
}

// tieLines returns how many tie-breaks stand under each other.
func (b *block) tieLines(lanes []lane) int {
	n := 0
	for i := range lanes {
		if lanes[i].key == ratingcore.KeyTieBreak {
			n++
		}
	}
	columns := max(1, (n+b.lines-1)/b.lines)
	return max(1, (n+columns-1)/columns)
}

// slotter hands out lines and slots from left to right.
type slotter struct {
	*block
	ties   int // tie-breaks under each other
	tie    int // how many were set
	system int // how many rating groups began
	next   int // free slot
	rating int // first slot of the ratings
	rounds int // first slot of the rounds
}

func (s *slotter) give(l *lane) {
	switch l.key {
	case ratingcore.KeyRound:
		if l.round == 1 {
			s.rounds = s.next
		}
		for i, r := range s.block.rounds {
			if l.round >= r[0] && l.round <= r[1] {
				l.line, l.slot = i, s.rounds+l.round-r[0]
			}
		}
	case ratingcore.KeyTieBreak:
		l.line, l.slot = s.tie%s.ties, s.next
		if l.line > 0 {
			l.slot--
		}
		s.tie++
	case ratingcore.KeyPre:
		if s.system == 0 {
			s.rating = s.next
		}
		s.system++
		l.line, l.slot = s.system-1, s.rating
		if s.letter {
			l.nine += letterRoom
		}
	case ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
		l.line, l.slot = s.system-1, s.rating+int(l.key-ratingcore.KeyPre)
	default:
		l.line, l.slot = middle, s.next
		l.grow()
	}
	s.next = max(s.next, l.slot+1)
}

// grow widens what is set larger in the middle of a block.
func (l *lane) grow() {
	switch l.key {
	case ratingcore.KeyPlace, ratingcore.KeyNumber:
		l.nine *= blockNumber / 9
	case ratingcore.KeyScore:
		l.nine = max(34, l.nine*blockScore/9.6+4)
	}
}

// widths returns the width of every slot at a type size.
func (b *block) widths(lanes []lane, size float64) []float64 {
	w := make([]float64, b.slots)
	for i := range lanes {
		w[lanes[i].slot] = max(w[lanes[i].slot], lanes[i].width(size))
	}
	return w
}

// width returns what the block takes beside the text of the name.
func (b *block) width(lanes []lane, size float64) float64 {
	sum := labelRoom * size / 9
	for _, w := range b.widths(lanes, size) {
		sum += w
	}
	return sum
}

// stack gives the lanes of a block their places.
func (f *form) stack(room float64, titles []title) {
	b, p := f.block, f.size/9
	need := 0.0
	for _, t := range titles {
		need = max(need, t.name*p*blockName)
	}
	columns := 0
	if len(b.rounds) > 0 {
		columns = b.rounds[0][1]
	}
	more := min(roundSlack, max(0, room-need)/float64(max(1, columns)))
	w := b.widths(f.lanes, f.size)
	name := laneOf(f.lanes, ratingcore.KeyName)
	w[name.slot] += room - more*float64(columns) + labelRoom*p
	for i := range f.lanes {
		if l := &f.lanes[i]; l.key == ratingcore.KeyRound && l.line == 0 {
			w[l.slot] += more
		}
	}
	f.line(w)
	f.name = *name
	f.name.w -= labelRoom * p
	b.label = name.x + name.w - 3
}

// line puts the slots of a block beside each other.
func (f *form) line(widths []float64) {
	edges := make([]float64, len(widths))
	x := f.paper.left()
	for i, w := range widths {
		edges[i] = x
		x += w
	}
	var first []lane
	for i := range f.lanes {
		l := &f.lanes[i]
		l.x, l.w = edges[l.slot], widths[l.slot]
		if l.line <= 0 {
			first = append(first, *l)
		}
	}
	f.rails = railsOf(first)
}

// labelOf spells the rounds of a line: "8–14".
func labelOf(r [2]int) string {
	if r[0] == r[1] {
		return strconv.Itoa(r[0])
	}
	return strconv.Itoa(r[0]) + "–" + strconv.Itoa(r[1])
}
