package xlsx

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"wallchart/ratingcore"
)

// Names of the sheets that the program keeps.
const (
	logSheet     = "Ratings log"
	problemSheet = "Problems"
)

// freshSheet is a sheet that the program makes: a table with a frozen, tinted
// heading row, a filter, and a footer.
type freshSheet struct {
	heads  []string
	widths []float64
	styles []int // of the columns
	wraps  []bool
	head   int // style of the headings
	rows   [][]any
	links  []jump
	linked int // style of a cell with a link
	from   *worksheet
}

// jump is a link from a cell to a place in the workbook.
type jump struct {
	at cellAt
	to string
}

// addColumn adds a column. wrap says that its style breaks long texts into
// lines.
func (f *freshSheet) addColumn(head string, width float64, style int, wrap bool) {
	f.heads, f.widths, f.styles, f.wraps = append(f.heads, head), append(f.widths, width), append(f.styles, style), append(f.wraps, wrap)
}

// lines estimates how many lines a row needs, for not every program fits rows
// to their texts.
func (f *freshSheet) lines(row []any) int {
	most := 1
	for j, v := range row {
		if text, ok := v.(string); ok && f.wraps[j] {
			most = max(most, 1+utf8.RuneCountInString(text)/int(f.widths[j]))
		}
	}
	return most
}

// String returns the text of the sheet's part.
func (f *freshSheet) String() string {
	var b strings.Builder
	b.Grow(4000 + 60*len(f.rows)*len(f.heads))
	all := area{1, 1, len(f.rows) + 1, len(f.heads)}
	fmt.Fprintf(&b, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`+"\n"+`<worksheet xmlns="%s"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`+
		`<dimension ref="%s"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>`+
		`</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>`, mainSpace, all)
	for i, w := range f.widths {
		fmt.Fprintf(&b, `<col min="%d" max="%d" width="%g" customWidth="1"/>`, i+1, i+1, w)
	}
	b.WriteString("</cols><sheetData>")
	f.writeRows(&b)
	fmt.Fprintf(&b, `</sheetData><autoFilter ref="%s"/>`, all)
	if len(f.links) > 0 {
		b.WriteString("<hyperlinks>")
		for _, l := range f.links {
			fmt.Fprintf(&b, `<hyperlink ref="%s" location="%s"/>`, l.at, escapeXML(l.to))
		}
		b.WriteString("</hyperlinks>")
	}
	b.WriteString(`<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>` +
		`<pageSetup orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter></worksheet>`)
	return b.String()
}

func (f *freshSheet) writeRows(b *strings.Builder) {
	linked := map[cellAt]bool{}
	for _, l := range f.links {
		linked[l.at] = true
	}
	b.WriteString(`<row r="1" ht="20" customHeight="1">`)
	for i, h := range f.heads {
		b.Write(f.from.appendCell(nil, write{cellAt{1, i + 1}, h, f.head}))
	}
	b.WriteString("</row>")
	var line []byte
	for i, row := range f.rows {
		line = append(strconv.AppendInt(append(line[:0], `<row r="`...), int64(i+2), 10), '"')
		if n := f.lines(row); n > 1 {
			line = fmt.Appendf(line, ` ht="%d" customHeight="1"`, 15*n)
		}
		line = append(line, '>')
		for j, v := range row {
			w := write{cellAt{i + 2, j + 1}, v, f.styles[j]}
			if len(linked) > 0 && linked[w.cellAt] {
				w.style = f.linked
			}
			line = f.from.appendCell(line, w)
		}
		b.Write(append(line, "</row>"...))
	}
}

// publish puts a table into the workbook as a sheet. The heading row is
// repeated when it is printed.
func (u *updater) publish(name string, f *freshSheet) {
	u.place(name, f.String())
	all := area{1, 1, len(f.rows) + 1, len(f.heads)}
	at := u.position(name)
	u.define(filterName, at, quoteSheet(name)+"!"+all.fixed())
	u.define(titlesName, at, quoteSheet(name)+"!$1:$1")
}

// place puts the text of a sheet into the workbook: in place of the one of that
// name, or behind all others.
func (u *updater) place(name, text string) {
	i := u.position(name)
	if i < 0 {
		u.add(name, text)
		return
	}
	u.write(u.sheets[i].part, text)
	u.drop(relsOf(u.sheets[i].part))
	delete(u.open, name)
}

// problems writes the sheet Problems anew: a row a problem, with a link to its
// cell.
func (u *updater) problems() error {
	f := &freshSheet{head: u.styles.style(look{head: true}), linked: u.styles.style(look{link: true}), from: &worksheet{xmlPart: &xmlPart{}}}
	text, wrapped := u.styles.style(look{}), u.styles.style(look{wrap: true})
	for _, c := range []struct {
		head  string
		width float64
		style int
	}{{"Severity", 11, u.styles.style(look{bold: true})}, {"Sheet", 16, text}, {"Cell", 8, text}, {"Section", 16, wrapped},
		{"Player", 28, wrapped}, {"Round", 8, u.styles.style(look{center: true})}, {"What", 90, wrapped}} {
		f.addColumn(c.head, c.width, c.style, c.style == wrapped)
	}
	for i := range u.rated.Problems {
		u.problem(f, &u.rated.Problems[i])
	}
	name := problemSheet
	if u.from.Problem != "" {
		name = u.from.Problem
	}
	u.publish(name, f)
	return nil
}

// problem adds the row of a problem.
func (u *updater) problem(f *freshSheet, p *ratingcore.Problem) {
	if u.o.Section != "" && p.Section != "" && p.Section != u.o.Section {
		return
	}
	const most = 60000 // links that Excel allows on a sheet
	sheet, cell := u.rated.Event.Source.Where(p.At)
	var round any
	if p.Round > 0 {
		round = p.Round
	}
	f.rows = append(f.rows, []any{p.Severity.String(), sheet, cell, p.Section, p.Player, round, p.Text})
	if _, _, ok := parseRef(cell); ok && sheet != "" && len(f.links) < most {
		f.links = append(f.links, jump{cellAt{len(f.rows) + 1, 3}, quoteSheet(sheet) + "!" + cell})
	}
}
