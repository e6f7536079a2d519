package xlsx

import (
	"fmt"
	"strings"
	"testing"
)

// officialText spells the official ratings of a section: "1 R 1516, Q 1455/17".
func officialText(b *Book, section int) string {
	var lines []string
	for _, e := range b.Event.Sections[section].Entries {
		var list []string
		for _, o := range e.Official {
			text := fmt.Sprintf("%s %v", o.System, o.Rating)
			if o.Counted {
				text += fmt.Sprintf("/%d", o.Games)
			}
			list = append(list, text)
		}
		lines = append(lines, strings.TrimSpace(fmt.Sprint(e.Number, " ", strings.Join(list, ", "))))
	}
	return strings.Join(lines, "\n")
}

func TestOfficialColumns(t *testing.T) {
	for _, c := range []struct {
		name     string
		rows     []string
		want     string
		problems []string // beside bare
	}{
		{"spellings of ratings", []string{"No|Name|Rating|Rd 1|R official", "1|Able, Ann|1500|W2|1455", "2|Baker, Bo|1400|L1|1455P17", "3|Cole, Cy|1300|H|1455.27", "4|Dunn, Di|1200|X5|unr.", "5|Eng, Ed|1100|F4|"},
			"1 R 1455\n2 R 1455/17\n3 R 1455.27\n4\n5", nil},
		{"Official", []string{"No|Name|Rating|Rd 1|Official", "1|Able, Ann|1500|W2|1516", "2|Baker, Bo|1400|L1|1384"}, "1 R 1516\n2 R 1384", nil},
		{"Official post", []string{"No|Name|Rating|Rd 1|Official Post", "1|Able, Ann|1500|W2|1516", "2|Baker, Bo|1400|L1|1384/12"}, "1 R 1516\n2 R 1384/12", nil},
		{"R official post and Official Q", []string{"No|Name|Rating|Quick|Rd 1|R official post|Official Q", "1|Able, Ann|1500|1400|W2|1516|1410", "2|Baker, Bo|1400||L1|1384|"},
			"1 R 1516, Q 1410\n2 R 1384", nil},
		{"R post of another program", []string{"No|Name|Rating|Rd 1|R post|OQ post", "1|Able, Ann|1500|W2|1516|900", "2|Baker, Bo|1400|L1|1384P22|"}, "1 R 1516, OQ 900\n2 R 1384/22", nil},
		{"official before post", []string{"No|Name|Rating|Rd 1|R post|R official", "1|Able, Ann|1500|W2|1|1516", "2|Baker, Bo|1400|L1|1384|"}, "1 R 1516\n2 R 1384", nil},
		{"what is none is told and left out", []string{"No|Name|Rating|Rd 1|R official|Q post", "1|Able, Ann|1500|W2|about 1500|x", "2|Baker, Bo|1400|L1|14O0|1e9"}, "1\n2",
			[]string{"warning rating E2", "warning rating E3", "warning rating F2", "warning rating F3"}},
		{"an official rating is no pre-rating", []string{"No|Name|Rd 1|R official", "1|Able, Ann|W2|1516", "2|Baker, Bo|L1|1384"}, "1 R 1516\n2 R 1384", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := readSheets(t, lines("Open", c.rows...))
			if got := officialText(b, 0); got != c.want {
				t.Errorf("read\n%s\nwant\n%s", got, c.want)
			}
			wants(t, b, append(append([]string{}, bare...), c.problems...)...)
			if c.name == "an official rating is no pre-rating" && b.Event.Players[0].Standings[0].Rated {
				t.Error("it was taken for one")
			}
		})
	}
}

// What this program wrote itself is not official: the log tells.
func TestOwnPosts(t *testing.T) {
	o := testOptions
	o.Name = "Club Night-rated.xlsx"
	rows := lines("Open", "No|Name|Rating|Rd 1|R pre|R post", "1|Able, Ann|1500|W2|1500|1516", "2|Baker, Bo|1400|L1|1400|1384")
	for _, c := range []struct{ section, event, want string }{
		{"Open", "Club Night", "1\n2"},
		{"Other", "Club Night", "1 R 1516\n2 R 1384"},
		{"Open", "Last Year's Night", "1 R 1516\n2 R 1384"},
	} {
		b, err := Read(bytesOf(t, excelFile(t, rows, lines("Ratings log", "Event|Start|End|Section|ID|Name|System|Pre|Post",
			c.event+"||2026-05-02|"+c.section+"||Able, Ann|R|1500|1516"))), o)
		must(t, err)
		if got := officialText(b, 0); got != c.want {
			t.Errorf("log of %s, %s: read\n%s\nwant\n%s", c.event, c.section, got, c.want)
		}
	}
}

// In a workbook of the contract the columns stand on the section's sheet.
func TestOfficialNative(t *testing.T) {
	s := nativeSheets()
	open := s["Open"]
	head := len(open.rows[0])
	open.rows[0] = append(open.rows[0], "R official", "Q official")
	open.rows[1] = append(open.rows[1], make([]any, head-len(open.rows[1]))...)
	open.rows[1] = append(open.rows[1], 1455.27, "1300P9")
	b := readSheets(t, s["Event"], s["Sections"], s["Players"], open)
	if got, _, _ := strings.Cut(officialText(b, 0), "\n"); got != "1 R 1455.27, Q 1300/9" {
		t.Errorf("read %s", got)
	}
}
