package uschess

// Before June 2020 an unrated player was started from one other rating, the
// first of a list (2011 step 1; 2015 sections 2.1 to 2.5).

// candidate is a line of such a list: it says whether the player has that
// rating and with how many games it counts.
type candidate struct {
	system System // of a US Chess rating, unless foreign
	kind   candidateKind
	least  int // games that the rating must be based on
	most   int // games it counts for, at most
}

type candidateKind uint8

const (
	fromSystem candidateKind = iota
	fromEstablished
	fromFIDE
	fromCFC
	fromFIDEWithoutGames
	fromCFCWithoutGames
)

var (
	listRegular = []candidate{{kind: fromFIDE}, {kind: fromCFC}, {system: Quick, least: 4}}
	listQuick11 = []candidate{{kind: fromFIDE}, {kind: fromCFC}, {system: Regular, least: 4, most: 10}}
	listQuick   = []candidate{{system: Regular, least: 4, most: 10}, {kind: fromFIDE}, {kind: fromCFC}}
	listBlitz   = []candidate{{system: Regular, kind: fromEstablished, most: 10}, {kind: fromFIDE}, {kind: fromCFC},
		{system: Regular, least: 4, most: 10}, {system: Quick, least: 4}}
	listOnlineQuick = []candidate{{system: OnlineBlitz, most: 10}, {system: Quick}, {system: Blitz}, {system: Regular},
		{kind: fromFIDEWithoutGames}, {kind: fromCFCWithoutGames}}
	listOnlineBlitz = []candidate{{system: OnlineQuick}, {system: Blitz}, {system: Quick}, {system: Regular},
		{kind: fromFIDEWithoutGames}, {kind: fromCFCWithoutGames}}
)

// priorityList returns the list for a system. The 2011 text puts foreign
// ratings before Regular for Quick, the 2015 text behind it.
func (r *Rules) priorityList(target System) []candidate {
	switch {
	case target == Quick && r.Base == Text2011:
		return listQuick11
	case target == Quick:
		return listQuick
	case target == Blitz:
		return listBlitz
	case target == OnlineQuick:
		return listOnlineQuick
	case target == OnlineBlitz:
		return listOnlineBlitz
	}
	return listRegular
}

func (r *Rules) priority(p *Person, standings *[Systems]Standing, target System) (Start, bool) {
	for _, c := range r.priorityList(target) {
		if src, n, ok := r.candidate(c, p, standings); ok {
			return Start{R0: src.X, N: n, Sources: []Source{src}, Counted: true, Method: FromSource}, true
		}
	}
	return Start{}, false
}

// candidate returns the source of a list's line and the games it counts for.
func (r *Rules) candidate(c candidate, p *Person, standings *[Systems]Standing) (Source, int, bool) {
	switch c.kind {
	case fromFIDE, fromFIDEWithoutGames:
		n := 5
		if p.FIDE.Rating > 2150 {
			n = 10
		}
		if c.kind == fromFIDEWithoutGames {
			n = 0
		}
		return Source{Name: "FIDE", X: r.FIDE(p.FIDE.Rating), Foreign: p.FIDE.Rating, Date: p.FIDE.Date}, n, p.FIDE.Rating > 0
	case fromCFC, fromCFCWithoutGames:
		n := 0
		if p.CFC.Rating > 1500 && c.kind == fromCFC {
			n = 5
		}
		return Source{Name: "CFC", X: r.CFC(p.CFC.Rating), Foreign: p.CFC.Rating, Date: p.CFC.Date}, n, p.CFC.Rating > 0
	}
	own := &standings[c.system]
	n := c.most
	if own.Counted && c.least > 0 { // online Quick from online Blitz is 10 whatever the games
		n = min(n, own.Games)
	}
	ok := own.Rated && (!own.Counted || own.Games >= c.least)
	if c.kind == fromEstablished {
		ok = own.Established()
	}
	return Source{Name: c.system.Name(), X: own.Rating, Date: own.Date}, n, ok
}
