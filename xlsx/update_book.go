package xlsx

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
)

// bookOrder is the order of the elements of the part that lists the sheets.
var bookOrder = []string{"fileVersion", "fileSharing", "workbookPr", "workbookProtection", "bookViews", "sheets",
	"functionGroups", "externalReferences", "definedNames", "calcPr", "oleSize", "customWorkbookViews", "pivotCaches",
	"smartTagPr", "smartTagTypes", "webPublishing", "fileRecoveryPr", "webPublishObjects", "extLst"}

const (
	mainSpace  = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
	linkSpace  = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	partSpace  = "http://schemas.openxmlformats.org/package/2006/relationships"
	sheetType  = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"
	stylesType = "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"
)

// revision is a workbook that is being changed: its parts, the list of sheets
// and the styles.
type revision struct {
	*bundle
	main       string // the part that lists the sheets
	book       *xmlPart
	links      *xmlPart
	types      *xmlPart
	styles     *styleSheet
	stylesPart string // empty when the workbook has none
	names      []definedName
	sheets     []sheetEntry
	open       map[string]*worksheet // by name
	added      int                   // sheets added so far
	renamed    bool                  // names have changed
	tables     []tableSpot           // found when first asked for
	calculated string                // the sheet whose formulas stand with their results
	from1904   bool
}

// sheetEntry is a sheet as the workbook lists it.
type sheetEntry struct{ name, part string }

// definedName is a name for cells, of the workbook or of one sheet.
type definedName struct {
	name  string
	sheet int // position of its sheet, -1 for the workbook
	text  string
	tag   string // as it stood; empty for a new one
}

// Names that Excel knows.
const (
	filterName = "_xlnm._FilterDatabase"
	areaName   = "_xlnm.Print_Area"
	titlesName = "_xlnm.Print_Titles"
)

func openRevision(data []byte, name string) (*revision, error) {
	b, err := openBundle(data, name)
	if err != nil {
		return nil, err
	}
	r := &revision{bundle: b, open: map[string]*worksheet{}}
	if r.main, err = b.mainPart(); err != nil {
		return nil, err
	}
	for part, to := range map[string]**xmlPart{r.main: &r.book, relsOf(r.main): &r.links, "[Content_Types].xml": &r.types} {
		text, err := b.text(part)
		if err == nil {
			*to, err = openPart(text, bookOrder, nil)
		}
		if err != nil {
			return nil, b.damaged(part, err)
		}
	}
	if err := r.listSheets(); err != nil {
		return nil, err
	}
	r.listNames()
	return r, r.openStyles()
}

// relsOf returns the part with the relationships of a part.
func relsOf(part string) string {
	dir, file := path.Split(part)
	return dir + "_rels/" + file + ".rels"
}

// listSheets finds the part of every sheet.
func (r *revision) listSheets() error {
	links, err := r.container.links(r.main)
	if err != nil {
		return err
	}
	target := map[string]string{}
	for _, l := range links {
		if l.kind == "worksheet" {
			target[l.id] = l.target
		}
	}
	if e := r.book.kid("workbookPr"); e != nil {
		v, _, _ := attribute(r.book.tag(e), "date1904")
		r.from1904 = v == "1" || v == "true"
	}
	if e := r.book.kid("sheets"); e != nil {
		for _, k := range r.book.children(e) {
			tag := r.book.tag(&k)
			name, _, _ := attribute(tag, "name")
			id, _, _ := attribute(tag, r.linkPrefix(tag)+"id")
			r.sheets = append(r.sheets, sheetEntry{name, target[id]})
		}
	}
	return nil
}

// linkPrefix returns the prefix that relationships have in the list of sheets,
// usually "r:", as the tag of a sheet shows it.
func (r *revision) linkPrefix(tag string) string {
	if i := strings.Index(tag, ":id="); i > 0 {
		return tag[strings.LastIndexAny(tag[:i], " \t\r\n")+1:i] + ":"
	}
	return "r:"
}

// listNames reads the defined names.
func (r *revision) listNames() {
	e := r.book.kid("definedNames")
	if e == nil {
		return
	}
	for _, k := range r.book.children(e) {
		n := definedName{sheet: -1, tag: r.book.tag(&k)}
		n.name, _, _ = attribute(n.tag, "name")
		if text, _, at := attribute(n.tag, "localSheetId"); at >= 0 {
			n.sheet, _ = strconv.Atoi(text)
		}
		n.text, _ = unescape(r.book.text[k.open:k.inner])
		r.names = append(r.names, n)
	}
}

// openStyles reads the styles, or makes some where the workbook has none.
func (r *revision) openStyles() error {
	links, err := r.container.links(r.main)
	if err != nil {
		return err
	}
	text := emptyStyles
	for _, l := range links {
		if l.kind == "styles" {
			r.stylesPart = l.target
			if text, err = r.text(l.target); err != nil {
				return r.damaged(l.target, err)
			}
		}
	}
	r.styles, err = openStyles(text)
	return err
}

// sheet opens a worksheet by name.
func (r *revision) sheet(name string) (*worksheet, error) {
	if s := r.open[name]; s != nil {
		return s, nil
	}
	part := r.sheets[max(r.position(name), 0)].part
	text, err := r.text(part)
	if err != nil {
		return nil, r.damaged(part, err)
	}
	s, err := openSheet(part, text)
	if err != nil {
		return nil, r.damaged(part, err)
	}
	s.from1904 = r.from1904
	r.open[name] = s
	return s, nil
}

// position returns where a sheet stands among the sheets, or -1.
func (r *revision) position(name string) int {
	return slices.IndexFunc(r.sheets, func(s sheetEntry) bool { return s.name == name })
}

// add puts a new sheet behind the others.
func (r *revision) add(name, text string) {
	dir := path.Dir(r.main)
	part := r.freeName(path.Join(dir, "worksheets"), "sheet", ".xml")
	r.write(part, text)
	id, number := r.freeLink(), 1
	list := r.book.kid("sheets")
	prefix := "r:"
	for _, k := range r.book.children(list) {
		tag := r.book.tag(&k)
		prefix = r.linkPrefix(tag)
		v, _, _ := attribute(tag, "sheetId")
		n, _ := strconv.Atoi(v)
		number = max(number, n+1)
	}
	number += r.added
	r.added++
	r.book.insert(list, fmt.Sprintf(`<sheet name="%s" sheetId="%d" %sid="%s"/>`, escapeXML(name), number, prefix, id))
	r.link(id, "worksheet", strings.TrimPrefix(part, dir+"/"))
	r.declare(part, sheetType)
	r.sheets = append(r.sheets, sheetEntry{name, part})
}

// freeLink returns a name for a relationship that is not taken.
func (r *revision) freeLink() string {
	for n := 1; ; n++ {
		id := "rIdW" + strconv.Itoa(n)
		taken := strings.Contains(r.links.text, `"`+id+`"`) || strings.Contains(r.links.text, `'`+id+`'`)
		for _, e := range r.links.edits {
			taken = taken || strings.Contains(e.text, `"`+id+`"`)
		}
		if !taken {
			return id
		}
	}
}

// link adds a relationship of the workbook.
func (r *revision) link(id, kind, target string) {
	r.links.insert(&r.links.root, fmt.Sprintf(`<Relationship Id="%s" Type="%s/%s" Target="%s"/>`, id, linkSpace, kind, target))
}

// declare says what a new part holds.
func (r *revision) declare(part, kind string) {
	r.types.insert(&r.types.root, fmt.Sprintf(`<Override PartName="/%s" ContentType="%s"/>`, part, kind))
}

// define gives a sheet's name for cells a meaning.
func (r *revision) define(name string, sheet int, text string) {
	r.renamed = true
	for i := range r.names {
		if n := &r.names[i]; strings.EqualFold(n.name, name) && n.sheet == sheet {
			n.text = text
			return
		}
	}
	r.names = append(r.names, definedName{name: name, sheet: sheet, text: text})
}

// defined returns the meaning of a sheet's name, or nothing.
func (r *revision) defined(name string, sheet int) string {
	for _, n := range r.names {
		if strings.EqualFold(n.name, name) && n.sheet == sheet {
			return n.text
		}
	}
	return ""
}

// settleNames writes the defined names.
func (r *revision) settleNames() {
	if !r.renamed {
		return
	}
	var b strings.Builder
	for _, n := range r.names {
		tag := n.tag
		if tag == "" {
			tag = fmt.Sprintf(`<definedName name="%s" localSheetId="%d">`, escapeXML(n.name), n.sheet)
			if n.name == filterName {
				tag = setAttribute(tag, "hidden", "1")
			}
		} else if r.book.prefix != "" {
			tag = "<" + strings.TrimPrefix(tag, "<"+r.book.prefix)
		}
		if strings.HasSuffix(tag, "/>") {
			b.WriteString(tag)
			continue
		}
		b.WriteString(tag + escapeFormula(n.text) + "</definedName>")
	}
	r.book.put("definedNames", "<definedNames>"+b.String()+"</definedNames>")
}

// recalculate has Excel calculate everything when it opens the workbook.
func (r *revision) recalculate() {
	tag := "<calcPr/>"
	if e := r.book.kid("calcPr"); e != nil {
		tag = "<" + strings.TrimPrefix(r.book.tag(e), "<"+r.book.prefix)
		tag = strings.TrimSuffix(strings.TrimSuffix(tag, ">"), "/") + "/>"
	}
	r.book.put("calcPr", setAttribute(tag, "fullCalcOnLoad", "1"))
}
