package xlsx

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// token is what xmlScan.next found.
type token uint8

const (
	openTag token = iota
	closeTag
	charData
)

// How deep elements may be nested, and how many attributes one may have; no
// part of a workbook comes near.
const (
	maxDepth = 200
	maxAttrs = 200
)

// xmlScan walks a part of a workbook from start to end. It is strict: a part
// that is cut or malformed gives an error, wherever that is.
type xmlScan struct {
	text  string
	pos   int
	open  []string // qualified names of the open elements
	attrs []attr   // of the element just opened
	chars string   // of charData, entities resolved
	empty bool     // the element just opened is <empty/>
	begun bool     // the root element was opened
}

type attr struct{ name, value string }

// next returns the next token, or io.EOF behind the root element.
func (x *xmlScan) next() (token, error) {
	if x.empty {
		x.empty = false
		x.open = x.open[:len(x.open)-1]
		return closeTag, nil
	}
	for x.pos < len(x.text) {
		if x.text[x.pos] != '<' {
			if err := x.scanText(); err != nil || len(x.open) > 0 {
				return charData, err
			}
			continue
		}
		rest := x.text[x.pos:]
		switch {
		case strings.HasPrefix(rest, "</"):
			return closeTag, x.scanClose()
		case strings.HasPrefix(rest, "<?"):
			if err := x.skip("?>"); err != nil {
				return 0, err
			}
		case strings.HasPrefix(rest, "<!--"):
			if err := x.skip("-->"); err != nil {
				return 0, err
			}
		case strings.HasPrefix(rest, "<![CDATA["):
			return charData, x.scanCData()
		case strings.HasPrefix(rest, "<!"):
			return 0, x.wrong("a document type, which no workbook has,")
		default:
			return openTag, x.scanOpen()
		}
	}
	if len(x.open) > 0 || !x.begun {
		return 0, errors.New("it ends in the middle")
	}
	return 0, io.EOF
}

// wrong describes what does not belong at the present position.
func (x *xmlScan) wrong(what string) error {
	return fmt.Errorf("%s stands at byte %d", what, x.pos)
}

func (x *xmlScan) skip(end string) error {
	n := strings.Index(x.text[x.pos:], end)
	if n < 0 {
		return errors.New("it ends in the middle")
	}
	x.pos += n + len(end)
	return nil
}

func (x *xmlScan) scanCData() error {
	from := x.pos + len("<![CDATA[")
	if err := x.skip("]]>"); err != nil {
		return err
	}
	if len(x.open) == 0 {
		return x.wrong("text outside the root element")
	}
	x.chars = x.text[from : x.pos-len("]]>")]
	return nil
}

func (x *xmlScan) scanText() error {
	rest := x.text[x.pos:]
	n := strings.IndexByte(rest, '<')
	if n < 0 {
		n = len(rest)
	}
	x.chars = rest[:n]
	if len(x.open) == 0 && strings.TrimSpace(x.chars) != "" {
		return x.wrong("text outside the root element")
	}
	if strings.IndexByte(x.chars, '&') >= 0 {
		var err error
		if x.chars, err = unescape(x.chars); err != nil {
			return err
		}
	}
	x.pos += n
	return nil
}

func (x *xmlScan) scanClose() error {
	n := strings.IndexByte(x.text[x.pos:], '>')
	if n < 0 {
		return errors.New("it ends in the middle")
	}
	name := strings.TrimRight(x.text[x.pos+2:x.pos+n], " \t\r\n")
	if len(x.open) == 0 || x.open[len(x.open)-1] != name {
		return x.wrong("</" + shorten(name) + ">, which closes nothing,")
	}
	x.open = x.open[:len(x.open)-1]
	x.pos += n + 1
	return nil
}

// scanOpen reads a start tag with its attributes.
func (x *xmlScan) scanOpen() error {
	s, i := x.text, x.pos+1
	start := i
	for i < len(s) && !isSpace(s[i]) && s[i] != '>' && s[i] != '/' && s[i] != '<' && s[i] != '=' {
		i++
	}
	name := s[start:i]
	if name == "" || !isNameStart(name[0]) {
		return x.wrong("a stray <")
	}
	if len(x.open) == 0 && x.begun {
		return x.wrong("a second root element")
	}
	if len(x.open) >= maxDepth {
		return x.wrong("an element nested too deep")
	}
	x.begun = true
	x.attrs = x.attrs[:0]
	x.open = append(x.open, name)
	for {
		for i < len(s) && isSpace(s[i]) {
			i++
		}
		switch {
		case i >= len(s):
			return errors.New("it ends in the middle")
		case s[i] == '>':
			x.pos = i + 1
			return nil
		case s[i] == '/' && i+1 < len(s) && s[i+1] == '>':
			x.pos, x.empty = i+2, true
			return nil
		}
		next, err := x.scanAttr(i)
		if err != nil {
			return err
		}
		i = next
	}
}

// scanAttr reads the attribute at i and returns where it ends.
func (x *xmlScan) scanAttr(i int) (int, error) {
	if len(x.attrs) >= maxAttrs {
		return 0, x.wrong("an element with too many attributes")
	}
	s, start := x.text, i
	for i < len(s) && s[i] != '=' && !isSpace(s[i]) && s[i] != '>' && s[i] != '<' && s[i] != '/' {
		i++
	}
	name := s[start:i]
	for i < len(s) && isSpace(s[i]) {
		i++
	}
	if name == "" || i >= len(s) || s[i] != '=' {
		return 0, x.wrong("a malformed attribute")
	}
	i++
	for i < len(s) && isSpace(s[i]) {
		i++
	}
	if i >= len(s) || s[i] != '"' && s[i] != '\'' {
		return 0, x.wrong("an attribute without quotes")
	}
	n := strings.IndexByte(s[i+1:], s[i])
	if n < 0 {
		return 0, errors.New("it ends in the middle")
	}
	value := s[i+1 : i+1+n]
	if strings.IndexByte(value, '<') >= 0 {
		return 0, x.wrong("a < inside an attribute")
	}
	if strings.IndexByte(value, '&') >= 0 {
		var err error
		if value, err = unescape(value); err != nil {
			return 0, err
		}
	}
	x.attrs = append(x.attrs, attr{name, value})
	return i + n + 2, nil
}

// name returns the local name of the innermost open element.
func (x *xmlScan) name() string { return localName(x.open[len(x.open)-1]) }

// attr returns an attribute of the element just opened, found by its local
// name, or "".
func (x *xmlScan) attr(name string) string {
	for _, a := range x.attrs {
		if localName(a.name) == name {
			return a.value
		}
	}
	return ""
}

// flag returns a yes/no attribute.
func (x *xmlScan) flag(name string) bool {
	v := x.attr(name)
	return v == "1" || v == "true"
}

func localName(name string) string {
	if i := strings.IndexByte(name, ':'); i >= 0 {
		return name[i+1:]
	}
	return name
}

func isSpace(b byte) bool { return b == ' ' || b == '\n' || b == '\t' || b == '\r' }

func isNameStart(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b == '_' || b >= utf8.RuneSelf
}
