package xlsx

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
)

// TestUpdatePlainSheet: a sheet without a roster gets columns and a log, but
// no roster columns among its rounds.
func TestUpdatePlainSheet(t *testing.T) {
	r := updateSheets(t, lines("Saturday",
		"Club championship", "",
		"# | Player | Rating | Rd 1 | Rd 2 | Pts | Prize",
		"1 | Arden, Ann | 1800 | W2 | D3 | 1.5 | 20",
		"2 | Birch, Bo | 1420/12 | L1 | B | 1",
		"3 | Cedar, Cy | unr | H | D1 | 1"))
	if got, want := r.row(t, "Saturday", 3), "#|Player|Rating|Rd 1|Rd 2|Pts|Prize|R pre|R post|R change|R perf"; got != want {
		t.Errorf("headings %s, want %s", got, want)
	}
	if got := r.shown(t, "Saturday", "H5"); got != "1420P12" {
		t.Errorf("pre %s", got)
	}
	if got := r.raw(t, "Saturday", "C5"); got != "1420/12" {
		t.Errorf("the rating before was changed to %s", got)
	}
	if i, err := r.f.GetSheetIndex("Players"); err != nil || i >= 0 {
		t.Errorf("a roster was made up (%d, %v)", i, err)
	}
	panes, err := r.f.GetPanes("Saturday")
	must(t, err)
	if panes.YSplit != 3 {
		t.Errorf("%d rows are frozen, want those down to the headings", panes.YSplit)
	}
}

// TestUpdateTwoLines: in a chart of several lines a player the first has the
// ratings.
func TestUpdateTwoLines(t *testing.T) {
	r := updateSheets(t, lines("Open",
		"No. | Name | Rate | Rnd 1 | Rnd 2 | Tot",
		"1 | Arden, Ann | 1800 | W 2 | X-- | 2",
		" | | | W | B",
		"2 | Birch, Bo | 1500 | L 1 | F-- | 0",
		" | | | B | W"))
	for n, want := range map[int]bool{2: true, 3: false, 4: true, 5: false} {
		row := "H" + string(rune('0'+n))
		if got := r.raw(t, "Open", row); (got != "") != want {
			t.Errorf("%s is %q", row, got)
		}
	}
}

// TestUpdateOddRosters: a roster with counts of an unrated player, and one
// without IDs, whose players the charts name with theirs.
func TestUpdateOddRosters(t *testing.T) {
	for name, c := range map[string]struct {
		roster testSheet
		rating string // cell of Birch's rating
		want   string // his number of games after the event
	}{
		"no games": {lines("Players", "ID|Name|R rating|R games|R wins", "90000001|Arden, Ann|1500|30|", "90000002|Birch, Bo||0|0"), "D3", "1"},
		"stray":    {lines("Players", "ID|Name|R rating|R games|R wins", "90000001|Arden, Ann|1500|30|", "90000002|Birch, Bo||12|"), "D3", "1"},
		"no names": {lines("Players", "ID|R rating|R games", "90000001|1500|30"), "C3", "1"},
		"no IDs":   {lines("Players", "Name|R rating|R games", "Arden, Ann|1500|30"), "C3", "1"},
	} {
		r := updateSheets(t, lines("Event", "Event|Club", "End|2026-05-02"), lines("Sections", "Section|Time control", "Open|G/90"), c.roster,
			lines("Open", "No|ID|Name|Rd 1", "1|90000001|Arden, Ann|W2", "2|90000002|Birch, Bo|L1"))
		if got := r.raw(t, "Players", c.rating); got != c.want {
			t.Errorf("%s: %q games after the event, want %s", name, got, c.want)
		}
	}
}

// TestUpdateReEntry: both rows of a member who entered twice show the same
// ratings, the log has one line.
func TestUpdateReEntry(t *testing.T) {
	sheets := clubSheets()
	sheets[1].rows[1][1] = "G/90"
	sheets[3].rows = append(sheets[3].rows, []any{7, 90000002, "Birch, Bo", "U", "U", "B", 1})
	r := updateSheets(t, sheets...)
	for _, col := range []string{"H", "I", "J"} {
		if a, b := r.raw(t, "Open", col+"3"), r.raw(t, "Open", col+"7"); a != b || a == "" {
			t.Errorf("column %s: the first entry has %q, the second %q", col, a, b)
		}
	}
	rows, err := r.f.GetRows(logSheet)
	must(t, err)
	if len(rows) != 6 {
		t.Errorf("%d lines in the log for 5 members", len(rows)-1)
	}
}

// TestUpdateForeign: a section of games abroad shows each member's ratings in
// the row of his first game.
func TestUpdateForeign(t *testing.T) {
	sheets := clubSheets()
	sheets[1].rows = append(sheets[1].rows, []any{"Abroad", nil, nil})
	sheets[1].rows[0] = append(sheets[1].rows[0], "Type")
	sheets[1].rows[2] = append(sheets[1].rows[2], "FIDE")
	sheets = append(sheets, lines("Abroad",
		"ID | Name | Opponent | Opponent FIDE | Result",
		"90000001 | Arden, Ann | Svensson, S | 1900 | 1",
		"90000001 | Arden, Ann | Novak, N | 2000 | 0",
		"90000005 | Elm, Ed | Novak, N | 2000 | ½"))
	r := updateSheets(t, sheets...)
	for cell, want := range map[string]bool{"G2": true, "G3": false, "G4": true} {
		if got := r.raw(t, "Abroad", cell); (got != "") != want {
			t.Errorf("%s is %q", cell, got)
		}
	}
	if again, err := Read(r.out, testOptions); err != nil || again.Event.Players[0].Standings != r.rated.After[0].Standings {
		t.Errorf("the roster does not have both sections (%v)", err)
	}
}

// TestUpdateBesideMergedCells: a merged cell beside the table is passed over.
func TestUpdateBesideMergedCells(t *testing.T) {
	f := excelFile(t, clubSheets()...)
	must(t, f.SetCellValue("Open", "H2", "prizes"))
	must(t, f.MergeCell("Open", "H2", "J5"))
	r := updateBytes(t, bytesOf(t, f), UpdateOptions{})
	if got := r.row(t, "Open", 1); !strings.HasPrefix(got, "No|ID|Name|Rd 1|Rd 2|Rd 3|Tot||||R pre") {
		t.Errorf("headings %s", got)
	}
}

// TestUpdateSetup: what the organizer has set up for printing is enlarged, not
// replaced.
func TestUpdateSetup(t *testing.T) {
	f := excelFile(t, clubSheets()...)
	must(t, f.SetDefinedName(&excelize.DefinedName{Name: "_xlnm.Print_Area", RefersTo: "Open!$A$1:$G$40", Scope: "Open"}))
	must(t, f.SetPanes("Open", &excelize.Panes{Split: true, XSplit: 3000, TopLeftCell: "D1", ActivePane: "topRight"}))
	r := updateBytes(t, bytesOf(t, f), UpdateOptions{})
	for _, n := range r.f.GetDefinedName() {
		if n.Name == "_xlnm.Print_Area" && n.RefersTo != "Open!$A$1:$O$40" {
			t.Errorf("print area %s", n.RefersTo)
		}
	}
	if panes, err := r.f.GetPanes("Open"); err != nil || panes.Freeze || panes.XSplit != 3000 {
		t.Errorf("panes %+v (%v)", panes, err)
	}
}

var tagName = regexp.MustCompile(`<(/?)([a-zA-Z])`)

// TestUpdatePrefixed: some programs write all elements with a prefix.
func TestUpdatePrefixed(t *testing.T) {
	data := bytesOf(t, excelFile(t, clubSheets()...))
	for _, part := range []string{"xl/workbook.xml", "xl/styles.xml", "xl/worksheets/sheet3.xml", "xl/worksheets/sheet4.xml"} {
		data = changed(t, data, part, func(s string) string {
			return strings.Replace(tagName.ReplaceAllString(s, "<${1}x:${2}"), ` xmlns="`, ` xmlns:x="`, 1)
		})
	}
	r := updateBytes(t, data, UpdateOptions{})
	for name, text := range parts(t, r.out) {
		if !strings.Contains(text, "<x:") {
			continue
		}
		if bare := regexp.MustCompile(`<[a-wyz][a-zA-Z]*[ />]`).FindString(text); bare != "" {
			t.Errorf("%s has %s without its prefix", name, bare)
		}
	}
	if again, err := Read(r.out, testOptions); err != nil || len(again.Event.Log) != 10 {
		t.Errorf("it does not read back: %v", err)
	}
}

// TestUpdateWithoutStyles: a workbook need not have styles.
func TestUpdateWithoutStyles(t *testing.T) {
	data := bytesOf(t, excelFile(t, clubSheets()...))
	data = changed(t, data, "xl/styles.xml", func(string) string { return "" })
	data = changed(t, data, "xl/_rels/workbook.xml.rels", func(s string) string {
		return regexp.MustCompile(`<Relationship [^>]*styles[^>]*>(</Relationship>)?`).ReplaceAllString(s, "")
	})
	data = changed(t, data, "[Content_Types].xml", func(s string) string {
		return regexp.MustCompile(`<Override [^>]*styles[^>]*>(</Override>)?`).ReplaceAllString(s, "")
	})
	r := updateBytes(t, data, UpdateOptions{})
	if got := r.shown(t, "Open", "H3"); got != "1420P12" {
		t.Errorf("pre shows %q", got)
	}
}

// TestUpdateChecks: a workbook that does not read back as it was written is an
// error, not a file.
func TestUpdateChecks(t *testing.T) {
	book := readSheets(t, clubSheets()...)
	rated := ratingcore.Rate(book.Event)
	u := &updater{from: book, rated: rated}
	good, err := book.Update(rated, UpdateOptions{})
	must(t, err)
	for name, c := range map[string]struct {
		part string
		edit func(string) string
		want string
	}{
		"a result": {"xl/worksheets/sheet4.xml", func(s string) string { return strings.Replace(s, ">W2w<", ">D2w<", 1) }, ""},
		"a log line": {"xl/worksheets/sheet5.xml", func(s string) string {
			return strings.Replace(s, "<v>1800.5</v>", "<v>1800.25</v>", 1)
		}, "log"},
		"half a sheet": {"xl/worksheets/sheet4.xml", func(s string) string { return s[:len(s)/2] }, "section"},
	} {
		bad := changed(t, good, c.part, c.edit)
		if name == "a result" {
			bad = changed(t, good, "xl/sharedStrings.xml", func(s string) string { return strings.Replace(s, ">W2w<", ">D2w<", 1) })
		}
		if bytes.Equal(bad, good) {
			t.Fatalf("%s: nothing was changed", name)
		}
		if err := u.check(bad, nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v", name, err)
		}
	}
	written := map[string][]write{"Open": {{cellAt{2, 8}, 1.0, 0}}}
	if err := u.check(good, written); err == nil || !strings.Contains(err.Error(), "H2") {
		t.Errorf("a value that is not there: error %v", err)
	}
}
