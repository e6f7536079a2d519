package xlsx

import (
	"io"
	"strconv"
	"strings"
)

// numFormat is what a cell style says about reading a number.
type numFormat struct {
	date  bool // a day or a time of day
	zeros int  // at least so many digits, from formats such as 00000000
}

// readStyles returns the number format of every cell style.
func readStyles(part string) ([]numFormat, error) {
	x := &xmlScan{text: part}
	custom := map[string]string{}
	var list []numFormat
	for {
		tok, err := x.next()
		switch {
		case err == io.EOF:
			return list, nil
		case err != nil:
			return nil, err
		case tok != openTag || len(x.open) != 3:
		case x.name() == "numFmt" && localName(x.open[1]) == "numFmts":
			custom[x.attr("numFmtId")] = x.attr("formatCode")
		case x.name() == "xf" && localName(x.open[1]) == "cellXfs":
			list = append(list, formatOf(x.attr("numFmtId"), custom))
		}
	}
}

func formatOf(id string, custom map[string]string) numFormat {
	if code, ok := custom[id]; ok {
		return parseFormat(code)
	}
	n, _ := strconv.Atoi(id)
	date := n >= 14 && n <= 22 || n >= 27 && n <= 36 || n >= 45 && n <= 47 || n >= 50 && n <= 58
	return numFormat{date: date}
}

// parseFormat reads a number format code: letters of dates outside quotes,
// brackets and escapes make it a date; only zeros make a padded number.
func parseFormat(code string) numFormat {
	code, _, _ = strings.Cut(code, ";")
	if code != "" && strings.Trim(code, "0") == "" {
		return numFormat{zeros: len(code)}
	}
	for i := 0; i < len(code); i++ {
		switch code[i] {
		case '\\', '_', '*':
			i++
		case '"', '[':
			end := byte('"')
			if code[i] == '[' {
				end = ']'
			}
			n := strings.IndexByte(code[i+1:], end)
			if n < 0 {
				return numFormat{}
			}
			if inside := code[i+1 : i+1+n]; end == ']' && inside != "" && strings.Trim(strings.ToLower(inside), "hms") == "" {
				return numFormat{date: true}
			}
			i += n + 1
		case 'd', 'D', 'm', 'M', 'y', 'Y', 'h', 'H', 's', 'S':
			return numFormat{date: true}
		case 'G', 'g': // General
			return numFormat{}
		}
	}
	return numFormat{}
}
