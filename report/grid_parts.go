package report

import "wallchart/ratingcore"

// parts cuts a grid that is wider than the window into grids that are not, to
// stand one below the other. Each begins with place, number and name; columns
// under one heading stay together. A limit of 0 is none.
func (g *grid) parts(limit int) []*grid {
	lead := g.lead()
	if limit <= 0 || g.wide() <= limit || lead == 0 || lead == len(g.columns) {
		return []*grid{g}
	}
	begin := func() *grid { return &grid{columns: append([]gridColumn(nil), g.columns[:lead]...)} }
	part := begin()
	list := []*grid{part}
	for at := lead; at < len(g.columns); {
		end := at + 1
		for end < len(g.columns) && g.columns[at].Group != "" && g.columns[end].Group == g.columns[at].Group {
			end++
		}
		block := grid{g.columns[at:end]}
		if len(part.columns) > lead && part.wide()+gap+block.wide() > limit {
			part = begin()
			list = append(list, part)
		}
		part.columns = append(part.columns, block.columns...)
		at = end
	}
	return list
}

// lead is how many of the first columns say whose row it is.
func (g *grid) lead() int {
	for i := range g.columns {
		switch g.columns[i].Key {
		case ratingcore.KeyPlace, ratingcore.KeyNumber, ratingcore.KeyName:
		default:
			return i
		}
	}
	return len(g.columns)
}
