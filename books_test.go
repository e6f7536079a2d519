package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// lantern is the small event that .ci/window opens and changes. Its leader has
// won all games, so he stands in the first row.
const lantern = `== Event
Event | Lantern Open
City | Alder Creek
State | OH
Start | 2026-10-03
End | 2026-10-04
== Sections
Section | Time control | Rounds
Open | G/60;d5 | 3
== Players
ID | Name | State | Birth date | R rating | R games | Q rating | Q games
90000001 | Ashgrove, Linus | OH | 1990-05-01 | 1912.4 | 220 | 1875.1 | 60
90000002 | Brandvold, Henrik | OH | 1985-03-11 | 1744 | 18 | 1690 | 12
90000003 | Castellane, Rosa | OH | 2008-02-07 | 1633.2 | 91 | |
90000004 | Holloway, Prudence | MI | 1971-11-30 | 1588 | 340 | 1601.5 | 44
90000005 | Nakagawa, Ren | OH | 2011-07-19 | | | |
90000006 | Okonkwo, Adaeze | OH | 1999-09-09 | 1420 | 30 | |
90000007 | Ruiz, Mateo | OH | 1995-01-15 | 1301.7 | 12 | 1288 | 9
== Open
No | ID | Name | Rd 1 | Rd 2 | Rd 3 | Tot
1 | 90000001 | Ashgrove, Linus | W4w | W3b | W2w | 3
2 | 90000002 | Brandvold, Henrik | W5w | D6b | L1b | 1.5
3 | 90000003 | Castellane, Rosa | D6b | L1w | W7w | 1.5
4 | 90000004 | Holloway, Prudence | L1b | W7w | X5 | 2
5 | 90000005 | Nakagawa, Ren | L2b | H | F4 | 0.5
6 | 90000006 | Okonkwo, Adaeze | D3w | D2w | B | 2
7 | 90000007 | Ruiz, Mateo | H | L4b | L3b | 0.5
`

// lanternChanged is lantern after the leader's first game is lost and his
// second drawn: what .ci/window does in the table.
var lanternChanged = strings.NewReplacer(
	"Linus | W4w | W3b | W2w | 3", "Linus | L4w | D3b | W2w | 1.5",
	"Rosa | D6b | L1w | W7w | 1.5", "Rosa | D6b | D1w | W7w | 2",
	"Prudence | L1b | W7w | X5 | 2", "Prudence | W1b | W7w | X5 | 3",
).Replace(lantern)

// The workbooks of .ci/window, which sets WALLCHART_BOOKS to where it wants
// them; else they are only read again.
func TestWindowBooks(t *testing.T) {
	dir := os.Getenv("WALLCHART_BOOKS")
	if dir == "" {
		dir = t.TempDir()
	}
	for name, text := range map[string]string{
		"lantern": lantern, "changed": lanternChanged, "open1000": bigText(1000, 9), "open2000": bigText(2000, 9),
	} {
		data, err := makeBook(text)
		if err != nil {
			t.Fatal(name, err)
		}
		book, err := xlsx.Read(data, xlsx.Options{Name: name})
		if err != nil {
			t.Fatal(name, err)
		}
		for _, p := range ratingcore.Rate(book.Event).Problems {
			if p.Severity > ratingcore.Info {
				t.Error(name, p)
			}
		}
		if err := os.WriteFile(filepath.Join(dir, name+".xlsx"), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
