package xlsx

import (
	"fmt"
	"strconv"
	"strings"
)

// stylesOrder is the order of the elements of the part with the styles.
var stylesOrder = []string{"numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs", "cellStyles", "dxfs",
	"tableStyles", "colors", "extLst"}

// builtin are the number formats that have a number in every workbook.
var builtin = map[string]int{"General": 0, "0": 1, "0.00": 2, "@": 49}

// inputColor is that of numbers which a reader may change, blue as is the
// custom in worksheets.
const inputColor = "0000FF"

// plainStyle stands in for a style that the workbook does not have.
const plainStyle = `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`

// emptyStyles is the part of a workbook that has no styles.
const emptyStyles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
	`<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
	`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
	`<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
	`<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
	`<cellXfs count="1">` + plainStyle + `</cellXfs></styleSheet>`

// styleSheet is the part with the styles. Styles are only ever added, so that
// those in use keep their numbers.
type styleSheet struct {
	*xmlPart
	lists   map[string]*styleList
	formats map[string]int // number format by code
	next    int            // the first number of a format that is free
	derived map[derivation]int
	dates   map[int]bool // what dated has found
}

// derivation is a style made from another one with a number format.
type derivation struct {
	base   int
	format string
}

// styleList is a list of the part: fonts, fills, cell styles.
type styleList struct {
	items []string
	index map[string]int
	old   int // how many there were
}

func openStyles(text string) (*styleSheet, error) {
	p, err := openPart(text, stylesOrder, nil)
	if err != nil {
		return nil, err
	}
	s := &styleSheet{xmlPart: p, lists: map[string]*styleList{}, formats: map[string]int{}, derived: map[derivation]int{}, dates: map[int]bool{}, next: 164}
	for code, id := range builtin {
		s.formats[code] = id
	}
	for _, name := range []string{"numFmts", "fonts", "fills", "borders", "cellXfs"} {
		s.lists[name] = s.readList(name)
	}
	for _, item := range s.lists["numFmts"].items {
		code, _, _ := attribute(item, "formatCode")
		text, _, _ := attribute(item, "numFmtId")
		id, err := strconv.Atoi(text)
		if err != nil {
			continue
		}
		if _, ok := s.formats[code]; !ok {
			s.formats[code] = id
		}
		s.next = max(s.next, id+1)
	}
	return s, nil
}

func (s *styleSheet) readList(name string) *styleList {
	l := &styleList{index: map[string]int{}}
	if e := s.kid(name); e != nil {
		for _, k := range s.children(e) {
			item := s.source(&k)
			if _, twice := l.index[item]; !twice {
				l.index[item] = len(l.items)
			}
			l.items = append(l.items, item)
		}
	}
	l.old = len(l.items)
	return l
}

// add returns the number of an item of a list, which is added when it is not
// there.
func (s *styleSheet) add(list, item string) int {
	l := s.lists[list]
	if i, ok := l.index[item]; ok {
		return i
	}
	l.index[item] = len(l.items)
	l.items = append(l.items, item)
	return len(l.items) - 1
}

// format returns the number of a number format.
func (s *styleSheet) format(code string) int {
	if id, ok := s.formats[code]; ok {
		return id
	}
	id := s.next
	s.next++
	s.formats[code] = id
	s.add("numFmts", s.qualify(fmt.Sprintf(`<numFmt numFmtId="%d" formatCode="%s"/>`, id, escapeXML(code))))
	return id
}

// derive returns a style that is like another one but for its number format.
func (s *styleSheet) derive(base int, code string) int {
	key := derivation{base, code}
	if id, ok := s.derived[key]; ok {
		return id
	}
	item := s.item(base)
	end := strings.IndexByte(item, '>') + 1
	tag := setAttribute(item[:end], "numFmtId", strconv.Itoa(s.format(code)))
	id := s.add("cellXfs", setAttribute(tag, "applyNumberFormat", "1")+item[end:])
	s.derived[key] = id
	return id
}

// item returns a cell style as it stands in the part.
func (s *styleSheet) item(style int) string {
	if items := s.lists["cellXfs"].items; style >= 0 && style < len(items) {
		return items[style]
	}
	return s.qualify(plainStyle)
}

// general says whether a style leaves it to Excel how numbers are shown.
func (s *styleSheet) general(style int) bool {
	id, _, _ := attribute(s.item(style), "numFmtId")
	return id == "" || id == "0"
}

// dated says whether a style shows numbers as days.
func (s *styleSheet) dated(style int) bool {
	date, known := s.dates[style]
	if !known {
		id, _, _ := attribute(s.item(style), "numFmtId")
		custom := map[string]string{}
		for code, n := range s.formats {
			custom[strconv.Itoa(n)] = code
		}
		date = formatOf(id, custom).date
		s.dates[style] = date
	}
	return date
}

// look is a cell style of a sheet that the program makes.
type look struct {
	bold, link, wrap, head bool
	format                 string
	center, right          bool
	input                  bool // a number that a reader may change
	bare                   bool // without a line below
	label                  bool // a heading within a table, in ink and not behind a tint
	left                   bool // a heading that begins at the left, on one line
	indent                 bool // a text that keeps away from a number before it
}

// style returns the number of a style of the program's own sheets, in the
// workbook's face.
func (s *styleSheet) style(l look) int {
	font, fill, border := s.font(l), 0, 0
	edge := `<bottom style="thin"><color rgb="FF` + lineColor + `"/></bottom>`
	if l.head {
		edge = `<bottom style="medium"><color rgb="FF` + inkColor + `"/></bottom>`
		fill = s.add("fills", s.qualify(`<fill><patternFill patternType="solid"><fgColor rgb="FF`+tintColor+`"/><bgColor indexed="64"/></patternFill></fill>`))
	}
	if l.bare {
		edge = `<bottom/>`
	}
	border = s.add("borders", s.qualify(`<border><left/><right/><top/>`+edge+`<diagonal/></border>`))
	align := `<alignment vertical="top"`
	if l.head {
		align = `<alignment vertical="center"`
	}
	if l.head && !l.left && !l.right || l.center {
		align += ` horizontal="center"`
	} else if l.right {
		align += ` horizontal="right"`
	} else if l.indent {
		align += ` horizontal="left" indent="1"`
	}
	if l.wrap || l.head && !l.left {
		align += ` wrapText="1"`
	}
	format := 0
	if l.format != "" {
		format = s.format(l.format)
	}
	return s.add("cellXfs", s.qualify(fmt.Sprintf(`<xf numFmtId="%d" fontId="%d" fillId="%d" borderId="%d" xfId="0" `+
		`applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">%s/></xf>`, format, font, fill, border, align)))
}

// font returns the number of the workbook's first font, bold or as a link.
func (s *styleSheet) font(l look) int {
	if !l.bold && !l.link && !l.head && !l.input && !l.label {
		return 0
	}
	size, face := "11", "Calibri"
	if fonts := s.lists["fonts"].items; len(fonts) > 0 {
		if p, err := openPart(fonts[0], nil, nil); err == nil {
			if e := p.kid("sz"); e != nil {
				size, _, _ = attribute(p.tag(e), "val")
			}
			if e := p.kid("name"); e != nil {
				face, _, _ = attribute(p.tag(e), "val")
			}
		}
	}
	var mark, color string
	switch {
	case l.link:
		mark, color = "<u/>", `<color rgb="FF0563C1"/>`
	case l.input:
		color = `<color rgb="FF` + inputColor + `"/>`
	case l.label:
		color = `<color rgb="FF` + softColor + `"/>`
	case l.head:
		mark, color = "<b/>", `<color rgb="FF`+inkColor+`"/>`
	default:
		mark = "<b/>"
	}
	return s.add("fonts", s.qualify(`<font>`+mark+`<sz val="`+escapeXML(size)+`"/>`+color+`<name val="`+escapeXML(face)+`"/></font>`))
}

// settle returns the text of the part with what was added.
func (s *styleSheet) settle() string {
	for _, name := range []string{"numFmts", "fonts", "fills", "borders", "cellXfs"} {
		l := s.lists[name]
		if len(l.items) == l.old {
			continue
		}
		tag := "<" + s.prefix + name + ">"
		e := s.kid(name)
		if e != nil {
			tag = s.tag(e)
		}
		tag = strings.TrimSuffix(strings.TrimSuffix(setAttribute(tag, "count", strconv.Itoa(len(l.items))), ">"), "/") + ">"
		text := tag + strings.Join(l.items, "") + "</" + s.prefix + name + ">"
		if e != nil {
			s.replace(e.start, e.end, text)
		} else {
			prefix := s.prefix
			s.prefix = "" // the text has it already
			s.put(name, text)
			s.prefix = prefix
		}
	}
	return s.String()
}
