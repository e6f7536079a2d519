package xlsx

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// element is where an element stands in the text of a part, from its < to the
// byte behind its end.
type element struct {
	name       string // local
	start, end int
	open       int // behind the opening tag
	inner      int // where the closing tag begins; open for <empty/>
}

// edit replaces a stretch of a part's text.
type edit struct {
	from, to int
	rank     int // orders edits at one place
	text     string
}

// xmlPart is a part of the workbook to be edited in its text, so that whatever
// is not named stays as it is, byte for byte.
type xmlPart struct {
	text   string
	prefix string // of the elements, "x:" in parts of some programs
	root   element
	kids   []element // of the root
	order  []string  // of the kids, as the schema wants them
	edits  []edit
}

// openPart finds the children of the root. visit, where given, sees the opening
// and closing tags of all elements below them.
func openPart(text string, order []string, visit func(x *xmlScan, tok token) error) (*xmlPart, error) {
	p := &xmlPart{text: text, order: order}
	x := &xmlScan{text: text}
	for {
		tok, err := x.next()
		if err == io.EOF {
			return p, nil
		}
		if err != nil {
			return nil, err
		}
		switch depth := len(x.open); {
		case tok == openTag && depth == 1:
			p.root = element{name: x.name(), start: tagStart(text, x.pos), open: x.pos}
			if before, _, ok := strings.Cut(x.open[0], ":"); ok {
				p.prefix = before + ":"
			}
		case tok == openTag && depth == 2:
			p.kids = append(p.kids, element{name: x.name(), start: tagStart(text, x.pos), open: x.pos})
		case tok == closeTag && depth == 1:
			p.kids[len(p.kids)-1].finish(text, x.pos)
		case tok == closeTag && depth == 0:
			p.root.finish(text, x.pos)
		case tok != charData && visit != nil:
			if err := visit(x, tok); err != nil {
				return nil, err
			}
		}
	}
}

// finish notes where the element ends.
func (e *element) finish(text string, end int) {
	if e.end = end; end == e.open {
		e.inner = end
	} else {
		e.inner = tagStart(text, end)
	}
}

// tagStart returns where the tag that ends before pos begins; strict XML has
// no < inside tags.
func tagStart(text string, pos int) int { return strings.LastIndexByte(text[:pos], '<') }

// kid returns a child of the root, or nil.
func (p *xmlPart) kid(name string) *element {
	for i := range p.kids {
		if p.kids[i].name == name {
			return &p.kids[i]
		}
	}
	return nil
}

// children returns the elements inside a child of the root.
func (p *xmlPart) children(e *element) []element {
	inside, err := openPart(p.text[e.start:e.end], nil, nil)
	if err != nil {
		return nil // the part was walked through before
	}
	for i := range inside.kids {
		k := &inside.kids[i]
		k.start, k.end, k.open, k.inner = k.start+e.start, k.end+e.start, k.open+e.start, k.inner+e.start
	}
	return inside.kids
}

// tag returns the opening tag of an element.
func (p *xmlPart) tag(e *element) string { return p.text[e.start:e.open] }

// source returns the text of an element.
func (p *xmlPart) source(e *element) string { return p.text[e.start:e.end] }

// replace changes a stretch of the text.
func (p *xmlPart) replace(from, to int, text string) {
	p.edits = append(p.edits, edit{from: from, to: to, text: text})
}

// put writes a child of the root: in place of the one of that name, else where
// the schema wants it. The text is written without prefix.
func (p *xmlPart) put(name, text string) {
	text = p.qualify(text)
	rank := slices.Index(p.order, name)
	if e := p.kid(name); e != nil {
		p.edits = append(p.edits, edit{from: e.start, to: e.end, rank: rank, text: text})
		return
	}
	at := p.root.inner
	for i := range p.kids {
		if slices.Index(p.order, p.kids[i].name) > rank {
			at = p.kids[i].start
			break
		}
	}
	p.edits = append(p.edits, edit{from: at, to: at, rank: rank, text: text})
}

// insert writes text inside an element, before its end.
func (p *xmlPart) insert(e *element, text string) {
	text = p.qualify(text)
	if e.inner < e.end {
		p.replace(e.inner, e.inner, text)
		return
	}
	name := p.prefix + e.name
	p.replace(e.open-2, e.open, ">"+text+"</"+name+">")
}

// qualify gives the elements of a text the prefix of the part.
func (p *xmlPart) qualify(text string) string {
	if p.prefix == "" {
		return text
	}
	return strings.ReplaceAll(strings.ReplaceAll(text, "<", "<"+p.prefix), "<"+p.prefix+"/", "</"+p.prefix)
}

// String returns the text with all edits made.
func (p *xmlPart) String() string {
	slices.SortStableFunc(p.edits, func(a, b edit) int {
		if a.from != b.from {
			return a.from - b.from
		}
		return a.rank - b.rank
	})
	var out strings.Builder
	out.Grow(len(p.text) + len(p.text)/2)
	at := 0
	for _, e := range p.edits {
		out.WriteString(p.text[at:e.from])
		out.WriteString(e.text)
		at = e.to
	}
	out.WriteString(p.text[at:])
	return out.String()
}

// attribute returns an attribute's value in a tag, entities resolved, and
// where it stands together with the space before it.
func attribute(tag, name string) (value string, from, to int) {
	x := &xmlScan{}
	for i := strings.IndexAny(tag, " \t\r\n"); i >= 0 && i < len(tag); {
		start := i
		for i < len(tag) && isSpace(tag[i]) {
			i++
		}
		if i == len(tag) || tag[i] == '>' || tag[i] == '/' {
			break
		}
		x.text, x.attrs = tag, x.attrs[:0]
		end, err := x.scanAttr(i)
		if err != nil {
			break
		}
		if x.attrs[0].name == name {
			return x.attrs[0].value, start, end
		}
		i = end
	}
	return "", -1, -1
}

// setAttribute returns a tag with an attribute changed or added; an empty
// value takes it out.
func setAttribute(tag, name, value string) string {
	_, from, to := attribute(tag, name)
	text := ""
	if value != "" {
		text = " " + name + `="` + escapeXML(value) + `"`
	}
	if from >= 0 {
		return tag[:from] + text + tag[to:]
	}
	end := len(tag) - 1
	if strings.HasSuffix(tag, "/>") {
		end--
	}
	return strings.TrimRight(tag[:end], " \t\r\n") + text + tag[end:]
}

// escapeXML writes a text so that it stands in an element or an attribute.
// Signs that XML forbids are written as Excel does: _x0007_.
func escapeXML(s string) string {
	if plainXML(s) {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == '&':
			b.WriteString("&amp;")
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '"':
			b.WriteString("&quot;")
		case r < ' ' && r != '\t' && r != '\n', r == 0xfffe, r == 0xffff:
			fmt.Fprintf(&b, "_x%04X_", r)
		case r == '_' && unescapeHex(s[i:min(len(s), i+7)]) != s[i:min(len(s), i+7)]:
			b.WriteString("_x005F_")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// plainXML says whether a text needs no escapes.
func plainXML(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '&' || c == '<' || c == '>' || c == '"' || c == '_' || c == 0xef {
			return false
		}
	}
	return true
}
