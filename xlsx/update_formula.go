package xlsx

import (
	"regexp"
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// A formula is cut into texts, which are passed over, and references. The
// groups of a reference are its sheet, the cell's column and row with their
// dollar signs, and the same of the other corner; or two columns, or two rows.
var formulaWords = regexp.MustCompile(`"(?:[^"]|"")*"|[\pL_][\pL\pN_.]*\(|[0-9.]+[eE][+-]?[0-9]+|` +
	`((?:'(?:[^']|'')*'|[\pL_][\pL\pN_.]*)!)?(?:` +
	`(\$?[A-Za-z]{1,3})(\$?[0-9]{1,7})(?::(\$?[A-Za-z]{1,3})(\$?[0-9]{1,7}))?\b|` +
	`(\$?[A-Za-z]{1,3}):(\$?[A-Za-z]{1,3})\b|` +
	`(\$?[0-9]{1,7}):(\$?[0-9]{1,7})\b)|` +
	`[\pL_\\][\pL\pN_.]*\[?|\[|#[A-Z]+[!?]?`)

// reference is a range that a formula reads; sheet is empty for its own.
type reference struct {
	sheet string
	area
}

const (
	farRow = 1 << 20
	farCol = 1 << 14
)

// references lists what a formula reads: ranges, and the words for ranges that
// are named elsewhere, with a bracket behind the name of a table. sure is
// false when it computes what it reads.
func references(formula string) (list []reference, words []string, sure bool) {
	sure = true
	for _, m := range formulaWords.FindAllStringSubmatch(withoutBrackets(formula), -1) {
		switch word := strings.ToUpper(m[0]); {
		case m[2]+m[6]+m[8] != "":
			list = append(list, reference{sheetWord(m[1]), areaOf(m)})
		case word == "INDIRECT(" || word == "OFFSET(":
			sure = false
		case word[0] == '"' || word[0] == '#' || word[0] <= '9' || strings.HasSuffix(word, "(") || word == "TRUE" || word == "FALSE":
		default:
			words = append(words, m[0])
		}
	}
	return list, words, sure
}

// withoutBrackets takes out what stands in square brackets: columns of a
// table, or the name of another file. The opening ones stay.
func withoutBrackets(formula string) string {
	if !strings.Contains(formula, "[") {
		return formula
	}
	var b strings.Builder
	quote, depth := rune(0), 0
	for _, r := range formula {
		switch {
		case quote != 0:
			if r == quote {
				quote = 0
			}
		case depth == 0 && (r == '"' || r == '\''):
			quote = r
		case r == '[':
			if depth++; depth > 1 {
				continue
			}
		case r == ']':
			depth--
			continue
		}
		if depth == 0 || depth == 1 && r == '[' {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// sheetWord returns the name of a sheet as a reference spells it: 'Open U1800'!
func sheetWord(text string) string {
	text = strings.TrimSuffix(text, "!")
	if strings.HasPrefix(text, "'") {
		text = strings.ReplaceAll(text[1:len(text)-1], "''", "'")
	}
	return text
}

// areaOf returns the cells of a reference.
func areaOf(m []string) area {
	switch {
	case m[6] != "":
		return area{1, colOf(m[6]), farRow, colOf(m[7])}
	case m[8] != "":
		return area{lineOf(m[8]), 1, lineOf(m[9]), farCol}
	case m[4] == "":
		return area{lineOf(m[3]), colOf(m[2]), lineOf(m[3]), colOf(m[2])}
	}
	return area{lineOf(m[3]), colOf(m[2]), lineOf(m[5]), colOf(m[4])}
}

func lineOf(text string) int {
	n, _ := strconv.Atoi(strings.TrimPrefix(text, "$"))
	return n
}

func colOf(text string) int {
	_, col, _ := parseRef(text + "1")
	return col
}

// shifted returns a formula as Excel would copy it so many rows down and
// columns to the right.
func shifted(formula string, rows, cols int) string {
	move := func(text string, by int, isRow bool) string {
		switch {
		case text == "" || strings.HasPrefix(text, "$"):
			return text
		case isRow:
			return strconv.Itoa(lineOf(text) + by)
		}
		return ratingcore.ColumnName(colOf(text) + by)
	}
	var b strings.Builder
	at := 0
	for _, m := range formulaWords.FindAllStringSubmatchIndex(formula, -1) {
		group := func(i int) string {
			if m[2*i] < 0 {
				return ""
			}
			return formula[m[2*i]:m[2*i+1]]
		}
		if group(2)+group(6)+group(8) == "" {
			continue
		}
		b.WriteString(formula[at:m[0]] + group(1))
		b.WriteString(move(group(2), cols, false) + move(group(3), rows, true))
		if group(4) != "" || group(6) != "" || group(8) != "" {
			b.WriteString(move(group(6), cols, false) + move(group(8), rows, true) + ":" +
				move(group(4), cols, false) + move(group(5), rows, true) + move(group(7), cols, false) + move(group(9), rows, true))
		}
		at = m[1]
	}
	return b.String() + formula[at:]
}
