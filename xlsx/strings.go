package xlsx

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// readStrings reads the table of shared strings.
func readStrings(part string) ([]string, error) {
	x := &xmlScan{text: part}
	var list []string
	for {
		tok, err := x.next()
		switch {
		case err == io.EOF:
			return list, nil
		case err != nil:
			return nil, err
		case tok == openTag && len(x.open) == 2 && x.name() == "si":
			if len(list) == maxStrings {
				return nil, fmt.Errorf("it holds more than %d texts", maxStrings)
			}
			s, err := x.richText()
			if err != nil {
				return nil, err
			}
			list = append(list, s)
		}
	}
}

// maxRuns is how many differently formatted pieces a text may have.
const maxRuns = 10_000

// maxText is how many bytes of a cell's text are looked at: longer ones are
// remarks, not a name or a result.
const maxText = 500

// cut shortens a text to maxText bytes.
func cut(s string) string {
	if len(s) <= maxText {
		return s
	}
	return strings.ToValidUTF8(strings.Clone(s[:maxText]), "")
}

// richText reads the element just opened (si or is) to its end and returns its
// text: of all runs, without phonetic guides.
func (x *xmlScan) richText() (string, error) {
	depth, phonetic := len(x.open), 0
	var text string // the only run, or
	var runs []string
	for {
		tok, err := x.next()
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		if err != nil {
			return "", err
		}
		switch {
		case tok == openTag && x.name() == "rPh" && phonetic == 0:
			phonetic = len(x.open)
		case tok == closeTag && len(x.open) < phonetic:
			phonetic = 0
		case tok == closeTag && len(x.open) < depth:
			if len(runs) > 0 {
				text = strings.Join(runs, "")
			}
			return unescapeHex(cut(text)), nil
		case tok == charData && phonetic == 0 && x.name() == "t":
			if text != "" && len(runs) == 0 {
				runs = append(runs, text)
			}
			if text = x.chars; len(runs) > 0 {
				runs = append(runs, text)
			}
			if len(runs) > maxRuns {
				return "", fmt.Errorf("it holds a text of more than %d pieces", maxRuns)
			}
		}
	}
}

// unescapeHex resolves Excel's own escapes of characters that XML forbids:
// _x000D_ is a carriage return and _x005F_ an underscore.
func unescapeHex(s string) string {
	if !strings.Contains(s, "_x") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		if i+7 <= len(s) && s[i] == '_' && s[i+1] == 'x' && s[i+6] == '_' {
			if n, err := strconv.ParseUint(s[i+2:i+6], 16, 16); err == nil {
				b.WriteRune(rune(n))
				i += 7
				continue
			}
		}
		b.WriteByte(s[i])
		i++
	}
	return b.String()
}
