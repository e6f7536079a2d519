package xlsx

import (
	"fmt"
	"strconv"
	"strings"
)

// growth is what a table has become: columns added at its right edge and rows
// at its end.
type growth struct {
	header  int
	col     int      // the first new column
	heads   []string // of the new columns
	lastRow int      // the last row with data
}

// lastCol returns the last new column.
func (g growth) lastCol() int { return g.col + len(g.heads) - 1 }

// reach returns how far a filter or a table that covers an area must go now,
// so that sorting it keeps the rows whole. ok is false when it stays.
func (g growth) reach(a area) (grown area, ok bool) {
	if a.row != g.header {
		return a, false
	}
	grown = a
	if len(g.heads) > 0 && a.toCol == g.col-1 {
		grown.toCol = g.lastCol()
	}
	grown.toRow = max(a.toRow, g.lastRow)
	return grown, grown != a
}

// spread lets the filter of a sheet and the Excel tables on it take in what
// was added beside and below them.
func (r *revision) spread(s *worksheet, sheet string, g growth) error {
	if e := s.kid("autoFilter"); e != nil {
		ref, _, _ := attribute(s.tag(e), "ref")
		if a, ok := parseArea(ref); ok {
			if a, ok = g.reach(a); ok {
				s.replace(e.start, e.open, setAttribute(s.tag(e), "ref", a.String()))
				if at := r.position(sheet); r.defined(filterName, at) != "" {
					r.define(filterName, at, quoteSheet(sheet)+"!"+a.fixed())
				}
			}
		}
	}
	if !r.has(relsOf(s.part)) {
		return nil
	}
	links, err := r.container.links(s.part)
	if err != nil {
		return err
	}
	for _, l := range links {
		if l.kind != "table" {
			continue
		}
		if err := r.spreadTable(l.target, g); err != nil {
			return r.damaged(l.target, err)
		}
	}
	return nil
}

// spreadTable enlarges an Excel table.
func (r *revision) spreadTable(part string, g growth) error {
	text, err := r.text(part)
	if err != nil {
		return err
	}
	p, err := openPart(text, nil, nil)
	if err != nil {
		return err
	}
	tag := p.tag(&p.root)
	ref, _, _ := attribute(tag, "ref")
	headers, _, _ := attribute(tag, "headerRowCount")
	totals, _, _ := attribute(tag, "totalsRowCount")
	old, ok := parseArea(ref)
	if !ok || headers == "0" {
		return nil
	}
	if totals != "" && totals != "0" {
		g.lastRow = 0 // nothing can follow its row of totals
	}
	grown, ok := g.reach(old)
	if !ok {
		return nil
	}
	p.replace(p.root.start, p.root.open, setAttribute(tag, "ref", grown.String()))
	if e := p.kid("autoFilter"); e != nil {
		filter := grown
		if totals != "" && totals != "0" {
			filter.toRow--
		}
		p.replace(e.start, e.open, setAttribute(p.tag(e), "ref", filter.String()))
	}
	if grown.toCol > old.toCol {
		p.addColumns(g.heads)
	}
	r.write(part, p.String())
	return nil
}

// addColumns adds columns to the list of an Excel table.
func (p *xmlPart) addColumns(heads []string) {
	list := p.kid("tableColumns")
	if list == nil {
		return
	}
	next, columns := 1, p.children(list)
	for _, k := range columns {
		v, _, _ := attribute(p.tag(&k), "id")
		id, _ := strconv.Atoi(v)
		next = max(next, id+1)
	}
	var b strings.Builder
	for i, h := range heads {
		fmt.Fprintf(&b, `<tableColumn id="%d" name="%s"/>`, next+i, escapeXML(h))
	}
	p.replace(list.start, list.open, setAttribute(p.tag(list), "count", strconv.Itoa(len(columns)+len(heads))))
	p.insert(list, b.String())
}
