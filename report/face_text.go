package report

import (
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"
	"golang.org/x/text/unicode/norm"
)

// missingSign is printed for a sign that no face has.
const missingSign = '▯'

// clean makes a text of the event printable: composed (NFC), on one line,
// without control and format characters, and with a box for every sign that no
// face has. It returns those signs, each once, in the order they appear.
func (f *faces) clean(text string) (printable string, lacks []rune) {
	if plainASCII(text) {
		return text, nil
	}
	var b strings.Builder
	for _, r := range norm.NFC.String(text) {
		switch {
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		case r < ' ', unicode.Is(unicode.Cc, r), unicode.Is(unicode.Cf, r):
		case r >= 128 && f.glyph(regular, r).lacks:
			b.WriteRune(missingSign)
			lacks = appendNew(lacks, r)
		default:
			b.WriteRune(r)
		}
	}
	return visual(b.String()), lacks
}

// visual puts stretches written from right to left in the order they are seen,
// since the press sets every text from left to right. Letters are not joined.
func visual(text string) string {
	if !strings.ContainsFunc(text, rightToLeft) {
		return text
	}
	runes := []rune(text)
	for i := 0; i < len(runes); i++ {
		if !rightToLeft(runes[i]) {
			continue
		}
		end := i + 1
		for j := end; j < len(runes) && (rightToLeft(runes[j]) || !unicode.IsLetter(runes[j])); j++ {
			if rightToLeft(runes[j]) {
				end = j + 1
			}
		}
		copy(runes[i:end], []rune(bidi.ReverseString(string(runes[i:end]))))
		i = end
	}
	return string(runes)
}

func rightToLeft(r rune) bool {
	if r < 0x590 {
		return false
	}
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

func plainASCII(text string) bool {
	for i := 0; i < len(text); i++ {
		if c := text[i]; c < ' ' || c > '~' {
			return false
		}
	}
	return true
}

func appendNew(list []rune, r rune) []rune {
	for _, have := range list {
		if have == r {
			return list
		}
	}
	return append(list, r)
}

// codePoints spells signs as "U+7530 U+4E2D".
func codePoints(signs []rune) string {
	var b strings.Builder
	for i, r := range signs {
		if i > 0 {
			b.WriteByte(' ')
		}
		fmt.Fprintf(&b, "U+%04X", r)
	}
	return b.String()
}

// cut shortens a text to a width in points: at a letter, with an ellipsis. A
// text that fits is returned as it is.
func (f *faces) cut(s style, text string, width float64) (short string, whole bool) {
	if f.width(s, text) <= width+hair {
		return text, true
	}
	room := width/s.size - f.glyph(s.face, '…').width
	end, x := 0, 0.0
	for i, r := range text {
		w := 0.0
		if r < 128 {
			w = f.ascii[s.face][r]
		} else {
			w = f.glyph(s.face, r).width
		}
		if x += w; x > room {
			break
		}
		end = i + len(string(r))
	}
	return strings.TrimRight(text[:end], " ,-") + "…", false
}
