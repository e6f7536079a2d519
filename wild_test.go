package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/report"
	"wallchart/xlsx"
)

// TestWildBooks puts wrong, odd and misplaced values into a workbook, by lot.
// Whatever comes out, nothing panics, the JSON has no NaN, two runs give the
// same bytes, and the updated workbook reads back with the same ratings. A
// seed fails alone: go test -run TestWildBooks/17
func TestWildBooks(t *testing.T) {
	seeds := 150
	if testing.Short() {
		seeds = 20
	}
	rated := 0
	for seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(seed), 0))
			data := wildBook(t, r)
			book, first := results(t, data, r.IntN(140))
			if book.Event == nil || len(first.rated.Sections) == 0 || allFailed(first.rated) || book.ReadOnly != "" {
				return
			}
			rated++
			if seed%4 == 0 {
				printsSame(t, first.rated)
			}
			o := xlsx.UpdateOptions{Audit: seed%3 == 0}
			out, err := book.Update(first.rated, o)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := book.Update(first.rated, o); err != nil || !bytes.Equal(again, out) {
				t.Errorf("two updates differ (%v)", err)
			}
			_, second := results(t, out, 0)
			if !bytes.Equal(first.sections(t), second.sections(t)) {
				t.Errorf("rated\n%s\nread back and rated again\n%s", first.json, second.json)
			}
		})
	}
	if !t.Failed() && 3*rated < seeds {
		t.Errorf("only %d of %d events could be rated: the values are too wild to test much", rated, seeds)
	}
}

// wildResult is what an event gave.
type wildResult struct {
	rated *ratingcore.Rated
	json  []byte
}

// results reads and rates a workbook twice and writes the results as JSON and
// as text.
func results(t *testing.T, data []byte, width int) (*xlsx.Book, wildResult) {
	t.Helper()
	o := xlsx.Options{Name: "wild.xlsx", Modified: uschess.Date(2026, 8, 9)}
	book, err := xlsx.Read(data, o)
	if err != nil {
		t.Fatal(err)
	}
	var runs [2]wildResult
	var texts [2][]byte
	for i := range runs {
		var object, text bytes.Buffer
		r := ratingcore.Rate(book.Event)
		err := errors.Join(report.JSON(&object, r, report.JSONOptions{}), report.Text(&text, r, report.TextOptions{Width: width}))
		if err != nil {
			t.Fatal(err)
		}
		runs[i], texts[i] = wildResult{r, object.Bytes()}, text.Bytes()
	}
	if !bytes.Equal(runs[0].json, runs[1].json) || !bytes.Equal(texts[0], texts[1]) {
		t.Errorf("rated twice, the results differ:\n%s\n%s", runs[0].json, runs[1].json)
	}
	if object := runs[0].json; !json.Valid(object) || bytes.Contains(object, []byte("NaN")) || bytes.Contains(object, []byte("Inf")) {
		t.Errorf("no JSON, or not numbers alone:\n%s", object)
	}
	for _, p := range runs[0].rated.Problems {
		if p.Text == "" || strings.Contains(p.Text, "%!") {
			t.Errorf("problem %+v", p)
		}
	}
	return book, runs[0]
}

// printsSame makes the PDF twice.
func printsSame(t *testing.T, r *ratingcore.Rated) {
	t.Helper()
	var pages [2]bytes.Buffer
	for i := range pages {
		if _, err := report.PDF(&pages[i], r, report.PDFOptions{Printed: time.Unix(1e9, 0).UTC()}); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(pages[0].Bytes(), pages[1].Bytes()) {
		t.Error("two PDFs differ")
	}
}

// sections is the part of the JSON that holds the ratings; the problems may
// differ, for the workbook was rated before.
func (w wildResult) sections(t *testing.T) []byte {
	t.Helper()
	var parts struct{ Sections json.RawMessage }
	if err := json.Unmarshal(w.json, &parts); err != nil {
		t.Fatal(err)
	}
	return parts.Sections
}

// allFailed says whether no section was rated.
func allFailed(r *ratingcore.Rated) bool {
	for i := range r.Sections {
		if !r.Sections[i].Failed() {
			return false
		}
	}
	return true
}

// wildText is a small event that is in order: byes, a forfeit, an unrated
// player, one in two sections.
const wildText = `== Event
Event | Wild Open
Start | 2026-08-01
End | 2026-08-02
Rules |
== Sections
Section | Time control | Type | Online | Start | End | Rounds | Systems | Rated
Open | G/60;d5 | | | | | | |
Two | G/5;d0 | | | | | | |
== Players
ID | Name | R rating | R games | R peak | R record | Q rating | Q games | B rating | R date | Birth date | FIDE | R wins | ICU rating
90000001 | Able, Ann | 1500 | 30 | 1600 | | 1400 | 10 | | 2026-01-01 | 1990-01-01 | 1500 | | 1450
90000002 | Baker, Bo | 1420/12 | | | | | | 1300 | | | | |
90000003 | Cole, Cy | | | | | | | | | 2015-01-01 | | |
90000004 | Dunn, Di | 2300 | 100 | 2400 | | | | | | | 2200 | 50 | 2210
== Open
No | ID | Name | Rd 1 | Rd 2 | Rd 3 | Tot
1 | 90000001 | Able, Ann | W2w | D3 | H | 2
2 | 90000002 | Baker, Bo | L1b | W4 | X3 | 2
3 | 90000003 | Cole, Cy | W4 | D1 | F2 | 1.5
4 | 90000004 | Dunn, Di | L3 | L2 | B | 1
== Two
No | ID | Name | Rd 1
1 | 90000001 | Able, Ann | W2
2 | 90000003 | Cole, Cy | L1
== Pairings
Section | Round | White | Black | Result`

// wildValues are what is put in place of some cells.
var wildValues = []string{
	"", "W1", "W2", "L1", "L2", "D1", "D3", "W99", "X1", "F2", "B", "H", "U", "X", "F", "?", "-1", "0", "1", "1.5", "½",
	"1500", "1420/12", "1420P12", "2500", "1e9", "-5", "99999999", "abc", "yes", "no", "R", "Q", "R Q", "OR", "Match", "FIDE",
	"Round robin", "G/60;d5", "G/5;d0", "2026-01-01", "2026-13-01", "1/2/90", "1900-01-00", "2012-01-01", "ICU",
	"uscf 1994 current", "USCF 1994 proposed", "90000001", "90000002", "90000003", "Open", "Two", "Event", "Players",
	"Able, Ann", "all wins", "all losses", "Rd 1", "Rd 3", "No", "ID", "Name", "R rating", "Tot", "R pre", "=1+", "=1+1",
	"W1w", "L2b", "#", "Pairings", "Ratings log", "Total", strings.Repeat("x", 600), "\U0001F600", "\u202e",
}

// wildBook is wildText as a workbook, with cells changed, rows doubled, sheets
// left out, cells merged and rows hidden.
func wildBook(t *testing.T, r *rand.Rand) []byte {
	t.Helper()
	value := func() string { return wildValues[r.IntN(len(wildValues))] }
	text := strings.Replace(wildText, "Rules |", "Rules | "+[]string{"", "", "ICU", "USCF 1994 current"}[r.IntN(4)], 1)
	var sheets []string
	for _, sheet := range strings.Split(strings.TrimPrefix(text, "== "), "\n== ") {
		rows := strings.Split(sheet, "\n")
		name := rows[0]
		if len(sheets) > 0 && name != "Open" && r.IntN(12) == 0 || name == "Pairings" && r.IntN(2) == 0 {
			continue
		}
		if name == "Pairings" && r.IntN(2) == 0 {
			rows = append(rows, fmt.Sprintf("Open | %d | %s | %s | 1-0", r.IntN(4), value(), value()))
		}
		for range max(0, r.IntN(6)-3) {
			row := 1 + r.IntN(len(rows)-1)
			cells := strings.Split(rows[row], "|")
			cells[r.IntN(len(cells))] = value()
			rows[row] = strings.Join(cells, "|")
		}
		if r.IntN(12) == 0 {
			rows[1] += "|" + value()
		}
		if len(rows) > 2 && r.IntN(12) == 0 {
			rows = append(rows, rows[2+r.IntN(len(rows)-2)])
		}
		sheets = append(sheets, strings.Join(rows, "\n"))
	}
	data, err := makeBook("== " + strings.Join(sheets, "\n== "))
	if err != nil {
		t.Fatal(err)
	}
	if r.IntN(4) > 0 {
		return data
	}
	return disarranged(t, data, r)
}

// disarranged merges cells, hides a row and sets a formula without a value.
func disarranged(t *testing.T, data []byte, r *rand.Rand) []byte {
	t.Helper()
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	names := f.GetSheetList()
	name := func() string { return names[r.IntN(len(names))] }
	var b bytes.Buffer
	err = errors.Join(f.MergeCell(name(), "B2", "C3"), f.SetRowVisible(name(), 2+r.IntN(3), false),
		f.SetCellFormula(name(), "C3", []string{"1+", "B2"}[r.IntN(2)]), f.Write(&b))
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
