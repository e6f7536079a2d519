package report

import (
	"slices"

	"wallchart/ratingcore"
)

// form is how a crosstable is set: the paper, the type, and the columns that
// are printed with their places. It is decided from widths alone.
type form struct {
	paper
	size  float64  // body type
	lanes []lane   // from left to right
	name  lane     // the name's lane among them
	rails []rail   // rules between columns
	block *block   // a player takes several lines; nil for one
	lost  []string // headings of columns that had to be left out
}

// attempt is one step of choosing a form: the first that fits is taken.
type attempt struct {
	wide     bool
	least    float64 // smallest type
	name     float64 // narrowest name column
	dropping int     // how many of the optional columns are left out
	block    bool
}

// longest type for the body, and its usual size.
const (
	largestType = 10.0
	usualType   = 9.0
	typeStep    = 0.1
	roundSlack  = 5.0 // what a round may get of the room that the names leave
	blockRounds = 12  // over it a player takes a block of lines
)

// attempts lists the steps in the order they are tried: portrait, landscape,
// without the optional columns one after another, smaller type, a block of
// lines, and the smallest type.
func attempts(optional int, rounds int) []attempt {
	var list []attempt
	if rounds <= blockRounds {
		list = append(list, attempt{least: usualType, name: 130})
		for n := 0; n <= optional; n++ {
			list = append(list, attempt{wide: true, least: 8.5, name: 130, dropping: n})
		}
		list = append(list, attempt{wide: true, least: 7.5, name: 110, dropping: optional})
	}
	return append(list,
		attempt{wide: true, least: 8.5, name: 130, block: true},
		attempt{wide: true, least: 7.5, name: 110, block: true},
		attempt{wide: true, least: smallest, name: 96, block: true})
}

// shedOrder lists the optional lanes in the order they are left out: ID,
// state, then tie-breaks from the last.
func shedOrder(lanes []lane) []int {
	var order []int
	for _, k := range []ratingcore.Key{ratingcore.KeyID, ratingcore.KeyState} {
		for i := range lanes {
			if lanes[i].key == k {
				order = append(order, i)
			}
		}
	}
	for i := len(lanes) - 1; i >= 0; i-- {
		if lanes[i].key == ratingcore.KeyTieBreak {
			order = append(order, i)
		}
	}
	return order
}

// without returns the lanes less the first n of the drop order.
func without(lanes []lane, n int) []lane {
	gone := map[int]bool{}
	for _, i := range shedOrder(lanes)[:n] {
		gone[i] = true
	}
	var kept []lane
	for i := range lanes {
		if !gone[i] {
			kept = append(kept, lanes[i])
		}
	}
	return kept
}

// titles are the names of a table as the layout needs them: how wide each is
// with its tag.
type title struct {
	name float64 // ems of SemiBold
	tag  float64 // ems of minor type
}

// tagGap is kept between a name and its tag.
const tagGap = 5.0

// nameSize is the type size of names beside the body.
func nameSize(size float64) float64 { return size + 0.3 }

// nameNeed returns the width in points that the widest name takes with its
// tag at a type size.
func nameNeed(titles []title, size float64) float64 {
	most := 0.0
	for _, t := range titles {
		w := t.name * nameSize(size)
		if t.tag > 0 {
			w += tagGap + t.tag*minor(size)
		}
		most = max(most, w)
	}
	return most
}

// try sets the lanes on a page in the largest type that fits. Type over the
// usual size is taken only where every name stands in full.
func (a attempt) try(size PaperSize, largest float64, lanes []lane, titles []title) (form, bool) {
	f := form{paper: paper{size, a.wide}, lanes: without(lanes, a.dropping)}
	for step := 0; ; step++ {
		f.size = largest - typeStep*float64(step)
		if f.size < a.least-typeStep/2 {
			return f, false
		}
		need := nameNeed(titles, f.size)
		room := f.set() - widthOf(f.lanes, f.size)
		if room+namePad < a.name || f.size > usualType+typeStep/2 && room < need {
			continue
		}
		f.place(room, need)
		f.rails = railsOf(f.lanes)
		return f, true
	}
}

// widthOf returns the width of lanes at a type size, without the text of the
// name.
func widthOf(lanes []lane, size float64) float64 {
	sum := 0.0
	for i := range lanes {
		sum += lanes[i].width(size)
	}
	return sum
}

// place gives every lane its place. The name gets the room that is left; what
// its texts do not need goes to the rounds.
func (f *form) place(room, need float64) {
	rounds := 0
	for i := range f.lanes {
		if f.lanes[i].key == ratingcore.KeyRound {
			rounds++
		}
	}
	more := 0.0
	if rounds > 0 {
		more = min(roundSlack, max(0, room-need)/float64(rounds))
	}
	airy := f.airy()
	share := min(mostAir, max(0, room-more*float64(rounds)-need*nameAir)/max(1, airy))
	x := f.paper.left()
	for i := range f.lanes {
		l := &f.lanes[i]
		l.x, l.w = x, l.width(f.size)
		switch l.key {
		case ratingcore.KeyName:
			l.w += room - more*float64(rounds) - airy*share
			f.name = *l
		case ratingcore.KeyRound:
			l.w += more + l.w*share
		case ratingcore.KeyTieBreak, ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
			l.w += l.w * share
		}
		x += l.w
	}
}

// What few columns leave of a wide page beyond a name column nameAir times as
// wide as the widest name is spread over the columns of figures, up to mostAir
// of their widths: print.md would leave it to the names, but the eye then has
// to cross half of the page.
const (
	nameAir = 1.2
	mostAir = 0.3
)

// airy returns the width of the lanes that take a share of what is left over.
func (f *form) airy() float64 {
	sum := 0.0
	for i := range f.lanes {
		switch f.lanes[i].key {
		case ratingcore.KeyRound, ratingcore.KeyTieBreak, ratingcore.KeyPost, ratingcore.KeyChange, ratingcore.KeyPerf:
			sum += f.lanes[i].width(f.size)
		}
	}
	return sum
}

// rail is a rule between columns, over the height of the rows.
type rail struct {
	x, width float64
	ink      ink
}

// railsOf returns the rules between rounds and between groups of columns that
// stand side by side.
func railsOf(lanes []lane) []rail {
	var list []rail
	for i := 1; i < len(lanes); i++ {
		l, before := &lanes[i], lanes[i-1].key
		switch {
		case l.key == ratingcore.KeyRound && before == ratingcore.KeyRound:
			list = append(list, rail{l.x, 0.2, roundInk})
		case l.key != before && (l.key == ratingcore.KeyRound || l.key == ratingcore.KeyScore ||
			l.key == ratingcore.KeyPre || l.key == ratingcore.KeyNorms || before == ratingcore.KeyScore):
			list = append(list, rail{l.x, 0.35, groupInk})
		}
	}
	return list
}

// formOf takes the first attempt that fits. Where none does, columns are left
// out from the right.
func formOf(size PaperSize, largest float64, lanes []lane, titles []title) form {
	rounds := 0
	for i := range lanes {
		if lanes[i].key == ratingcore.KeyRound {
			rounds++
		}
	}
	var lost []string
	for {
		for _, a := range attempts(len(shedOrder(lanes)), rounds) {
			f, fits := form{}, false
			if a.block && lanes[len(lanes)-1].key == ratingcore.KeyNorms {
				continue // norms are not worth a block of lines a player
			}
			if a.block {
				f, fits = a.stacked(size, lanes, titles)
			} else {
				f, fits = a.try(size, largest, lanes, titles)
			}
			if fits {
				f.lost = lost
				return f
			}
		}
		last := len(lanes) - 1
		lost = append([]string{lanes[last].head}, lost...)
		lanes = lanes[:last]
	}
}

// wanted takes out the lanes that the options do not ask for.
func (o *PDFOptions) wanted(lanes []lane) []lane {
	ties := 0
	return slices.DeleteFunc(lanes, func(l lane) bool {
		switch l.key {
		case ratingcore.KeyName, ratingcore.KeyRound, ratingcore.KeyScore:
			return false
		case ratingcore.KeyTieBreak:
			ties++
			if o.TieBreaks > 0 && ties > o.TieBreaks {
				return true
			}
		}
		return slices.Contains(o.Without, l.key)
	})
}
