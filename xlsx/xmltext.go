package xlsx

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// decodeXML returns the text of a part in UTF-8, checked.
func decodeXML(s string) (string, error) {
	switch {
	case strings.HasPrefix(s, "\xef\xbb\xbf"):
		s = s[3:]
	case strings.HasPrefix(s, "\xff\xfe"), strings.HasPrefix(s, "\xfe\xff"):
		s = fromUTF16(s)
	}
	if !utf8.ValidString(s) {
		return "", errors.New("its text is not valid UTF-8")
	}
	for i := range len(s) {
		if s[i] < ' ' && s[i] != '\t' && s[i] != '\n' && s[i] != '\r' {
			return "", fmt.Errorf("byte %d is a control character", i)
		}
	}
	return s, nil
}

func fromUTF16(s string) string {
	low, high := 0, 1
	if s[0] == 0xfe {
		low, high = 1, 0
	}
	wide := make([]uint16, 0, len(s)/2)
	for i := 2; i+1 < len(s); i += 2 {
		wide = append(wide, uint16(s[i+low])|uint16(s[i+high])<<8)
	}
	return string(utf16.Decode(wide))
}

// unescape resolves the five named entities of XML and numeric references.
func unescape(s string) (string, error) {
	var b strings.Builder
	for {
		i := strings.IndexByte(s, '&')
		if i < 0 {
			b.WriteString(s)
			return b.String(), nil
		}
		b.WriteString(s[:i])
		s = s[i+1:]
		end := strings.IndexByte(s, ';')
		if end < 0 || end > 10 {
			return "", errors.New("a stray & stands in its text")
		}
		r, err := entity(s[:end])
		if err != nil {
			return "", err
		}
		b.WriteRune(r)
		s = s[end+1:]
	}
}

func entity(name string) (rune, error) {
	switch name {
	case "amp":
		return '&', nil
	case "lt":
		return '<', nil
	case "gt":
		return '>', nil
	case "quot":
		return '"', nil
	case "apos":
		return '\'', nil
	}
	if digits, ok := strings.CutPrefix(name, "#"); ok {
		base := 10
		if h, hex := strings.CutPrefix(digits, "x"); hex {
			digits, base = h, 16
		}
		if n, err := strconv.ParseUint(digits, base, 32); err == nil && n <= utf8.MaxRune && utf8.ValidRune(rune(n)) && (n >= ' ' || n == '\t' || n == '\n' || n == '\r') {
			return rune(n), nil
		}
	}
	return 0, fmt.Errorf("it uses the entity %q, which does not exist", shorten(name))
}

// shorten cuts a text that is quoted in a message.
func shorten(s string) string {
	if r := []rune(s[:min(len(s), 400)]); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return s
}
