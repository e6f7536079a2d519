package xlsx

import "wallchart/ratingcore"

// A wall chart may carry official post-ratings in a column R official, or in
// the column R post where this program did not write it.

// officialWords are the headings of the columns, by system.
var officialWords = func() (list []string) {
	for s := range ratingcore.System(ratingcore.Systems) {
		list = append(list, s.String()+" official")
	}
	return list
}()

// withOfficial adds the headings to the vocabulary of wall charts.
func (v vocabulary) withOfficial() vocabulary {
	for s, w := range officialWords {
		code := ratingcore.System(s).String()
		v[heading(w)] = w
		v.also(w, heading("official"+code), heading(w+"post"), heading("official post"+code))
	}
	return v.also(officialWords[ratingcore.Regular], "official", "officialpost")
}

// withPosts adds the columns that this program writes under other headings.
func (v vocabulary) withPosts() vocabulary {
	for s, w := range officialWords {
		v.also(w, heading(ratingcore.System(s).String()+" post"))
	}
	return v
}

// officials reads the official ratings of a row.
func (c *chartReader) officials(f *fields) (list []ratingcore.Official) {
	for s, w := range officialWords {
		if c.cols[w] > 0 {
			list = f.official(list, ratingcore.System(s), w)
		}
	}
	return list
}

// official adds the rating under a heading, if there is one: 1455, 1455P17 or
// 1455.27.
func (f *fields) official(list []ratingcore.Official, s ratingcore.System, word string) []ratingcore.Official {
	o := ratingcore.Official{System: s}
	if o.Rating, o.Games, o.Counted = f.rating(word); o.Rating == 0 {
		return list
	}
	return append(list, o)
}

// readPosts takes the columns S post of the wall charts for official ratings
// where no line of the log tells that this program wrote them.
func (r *reader) readPosts() {
	for i := range r.event.Sections {
		t, s := r.book.Charts[i], &r.event.Sections[i]
		for sys := range ratingcore.System(ratingcore.Systems) {
			word := sys.String() + " post"
			if col := t.Own[word]; col > 0 && !r.wrote(s.Name) {
				r.readPost(s, sys, region{Table: t, cols: map[string]uint16{word: uint16(col)}})
			}
		}
	}
}

// wrote says whether the log has a line of a section.
func (r *reader) wrote(section string) bool {
	for i := range r.event.Log {
		if l := &r.event.Log[i]; sheetKey(l.Section) == sheetKey(section) && r.event.SameEvent(*l) {
			return true
		}
	}
	return false
}

// readPost reads one such column; official ratings that have a column of their
// own go before.
func (r *reader) readPost(s *ratingcore.Section, sys ratingcore.System, t region) {
	if t.sheet = r.named(t.Sheet); t.sheet == nil {
		return
	}
	word := sys.String() + " post"
	for i := range s.Entries {
		e := &s.Entries[i]
		has := false
		for _, o := range e.Official {
			has = has || o.System == sys
		}
		if has || int(e.At.Row.Sheet) != t.sheet.number {
			continue
		}
		p := &r.event.Players[e.Player]
		f := &fields{r: r, t: &t, row: int(e.At.Row.Row)}
		f.about = ratingcore.Problem{Section: s.Name, Player: p.Name, ID: p.ID}
		e.Official = f.official(e.Official, sys, word)
	}
}
