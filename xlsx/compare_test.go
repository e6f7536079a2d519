package xlsx

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"wallchart/assets"
	"wallchart/ratingcore"

	"github.com/xuri/excelize/v2"
)

func comparison3(t *testing.T) *ratingcore.Comparison {
	t.Helper()
	book, err := Read(assets.Sample, Options{Name: "sample.xlsx"})
	if err != nil {
		t.Fatal(err)
	}
	var rules []ratingcore.RulesChoice
	for _, word := range []string{"auto", "2020-01-07", "USCF 1994 current", "ICU"} {
		choice, err := ratingcore.ParseRules(word)
		if err != nil {
			t.Fatal(err)
		}
		rules = append(rules, choice)
	}
	return ratingcore.Compare(book.Event, rules)
}

// The sheet holds the ratings at full precision; what does not apply is blank,
// and rules that rate nothing have no columns.
func TestCompare(t *testing.T) {
	c := comparison3(t)
	data, err := Compare(c)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Compare(comparison3(t))
	if err != nil || !bytes.Equal(data, again) {
		t.Errorf("not the same bytes again (%v)", err)
	}
	if err := Compared(data); err != nil {
		t.Errorf("not read back: %v", err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows("Compare", excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(rows[0], "|"); got != "Section|System|No|ID|Name|auto pre|auto post|2020-01-07 pre|2020-01-07 post|2020-01-07 change|USCF 1994 current pre|USCF 1994 current post|USCF 1994 current change" {
		t.Errorf("headings %s", got)
	}
	cell := func(row []string, col int) string {
		if col < len(row) {
			return row[col]
		}
		return ""
	}
	at, blanks := 1, 0
	for _, table := range c.Tables {
		for i := range table.Rows {
			r := &table.Rows[i]
			if rows[at][0] != table.Section || rows[at][1] != table.System.String() || rows[at][4] != r.Name {
				t.Fatalf("row %d is %q, want %s of %s", at+1, rows[at], r.Name, table.Section)
			}
			for col, v := range map[int]ratingcore.Value{5: r.Pre[0], 6: r.Post[0], 8: r.Post[1], 9: r.Change[1], 11: r.Post[2], 12: r.Change[2]} {
				text := cell(rows[at], col)
				if text == "" {
					blanks++
					if ratingOf(v) != nil || changeOf(v) != nil {
						t.Errorf("%s: column %d is blank, want %v", r.Name, col+1, v.Num)
					}
					continue
				}
				if got, ok := parseNumber(text); !ok || math.Abs(got-v.Num) > 1e-9 { // the reader gives 15 digits
					t.Errorf("%s: column %d is %s, want %v", r.Name, col+1, text, v.Num)
				}
			}
			at++
		}
	}
	if at != len(rows) || blanks < 27 {
		t.Errorf("%d rows of %d, %d blanks", at, len(rows), blanks)
	}
	words, _ := f.GetRows("Effect")
	if text := words[len(words)-1][0]; !strings.HasPrefix(text, "ICU: nobody on the roster has an ICU rating") {
		t.Errorf("the last note is %q", text)
	}
}

func TestComparedRefuses(t *testing.T) {
	data, err := Compare(comparison3(t))
	if err != nil {
		t.Fatal(err)
	}
	for name, bad := range map[string][]byte{"half a file": data[:len(data)/2], "another workbook": assets.Sample, "nothing": nil} {
		if Compared(bad) == nil {
			t.Errorf("%s was taken", name)
		}
	}
}
