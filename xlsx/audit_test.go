package xlsx

import (
	"bytes"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
)

func auditSheets(t testing.TB, sheets ...testSheet) run {
	t.Helper()
	return updateBytes(t, bytesOf(t, excelFile(t, sheets...)), UpdateOptions{Audit: true})
}

func TestAuditOnlyWhenAsked(t *testing.T) {
	r := updateSheets(t, clubSheets()...)
	if i, _ := r.f.GetSheetIndex(auditSheet); i >= 0 {
		t.Error("the sheet Audit is there without being asked for")
	}
}

func TestAuditShowsADerivation(t *testing.T) {
	r := auditSheets(t, clubSheets()...)
	o := r.rated.Sections[0].Outcome(0, 0)
	at := func(first string, col int) string {
		return r.auditCell(t, "1  Arden, Ann  (90000001)", "Regular", first, col)
	}
	first := at("1", pointsCol)
	for _, c := range []struct{ what, cell, want string }{
		{"the first opponent", at("1", nameCol), "Birch, Bo"},
		{"the result", at("1", resultCol), "W2w"},
		{"the points", first, "1"},
		{"a name that looks like a formula stays a text", r.auditCell(t, "6  =Fir, +Flo", "Regular", "1", nameCol), "Cedar, Cy"},
	} {
		if got := r.raw(t, auditSheet, c.cell); got != c.want {
			t.Errorf("%s in %s is %q, want %q", c.what, c.cell, got, c.want)
		}
	}
	if f, err := r.f.GetCellFormula(auditSheet, first); f != "" || err != nil {
		t.Errorf("the points of the first player are %q, not an input", f)
	}
	mirrored := r.auditCell(t, "2  Birch, Bo", "Regular", "1", pointsCol)
	if f, _ := r.f.GetCellFormula(auditSheet, mirrored); f != "1-"+first {
		t.Errorf("the opponent's points are %q, want 1-%s", f, first)
	}
	rows, err := r.f.GetRows(auditSheet, excelize.Options{RawCellValue: true})
	must(t, err)
	for _, row := range rows {
		if len(row) > valueCol && row[symbolCol-1] == "post" {
			if row[valueCol-1] != number(o.Post) {
				t.Errorf("the first post is %s, want %v", row[valueCol-1], o.Post)
			}
			return
		}
	}
	t.Error("no post")
}

// TestAuditLists: forfeits and byes are no rated games, and who has none has
// no block.
func TestAuditLists(t *testing.T) {
	r := auditSheets(t, clubSheets()...)
	rows, err := r.f.GetRows(auditSheet)
	must(t, err)
	blocks, index := 0, []string{}
	for _, row := range rows {
		switch {
		case len(row) > symbolCol && strings.HasSuffix(row[symbolCol-1], " formula"):
			blocks++
		case len(row) > resultCol && row[numberCol-1] == "R" && row[resultCol-1] != "":
			index = append(index, row[nameCol-1]+" "+row[resultCol-1])
		}
	}
	if want := "Arden, Ann standard; Birch, Bo standard; Cedar, Cy special; Doe, Di no game; =Fir, +Flo special"; strings.Join(index, "; ") != want {
		t.Errorf("the index has %q, want %q", strings.Join(index, "; "), want)
	}
	if blocks != 8 {
		t.Errorf("%d blocks, want those of four players in two systems", blocks)
	}
}

// TestAuditAgain: an earlier sheet is known again, replaced, and never read,
// also after another program has saved it.
func TestAuditAgain(t *testing.T) {
	first := auditSheets(t, clubSheets()...)
	must(t, first.f.SetCellValue("Open", "D2", "D2w"))
	must(t, first.f.SetCellValue("Open", "D3", "D1b"))
	var saved bytes.Buffer
	must(t, first.f.Write(&saved))
	for name, o := range map[string]UpdateOptions{"asked for": {Audit: true}, "not asked for": {}} {
		t.Run(name, func(t *testing.T) {
			r := updateBytes(t, saved.Bytes(), o)
			if r.book.Audit != auditSheet || len(r.book.Event.Sections) != 1 {
				t.Fatalf("the sheet is known as %q, and there are %d sections", r.book.Audit, len(r.book.Event.Sections))
			}
			if i, _ := r.f.GetSheetIndex(auditSheet + " 2"); i >= 0 {
				t.Error("there are two sheets now")
			}
			cell := r.auditCell(t, "1  Arden, Ann", "Regular", "1", resultCol)
			if got := r.raw(t, auditSheet, cell); got != "D2w" {
				t.Errorf("the result is still %q", got)
			}
		})
	}
}

func TestAuditLeavesOthersAlone(t *testing.T) {
	own := lines("audit", "No | ID | Name | Rd 1", "1 | 90000001 | Mine | W2")
	r := auditSheets(t, append(clubSheets(), own)...)
	if got := r.row(t, "audit", 2); got != "1|90000001|Mine|W2" {
		t.Errorf("the organizer's sheet has %q", got)
	}
	if got := r.raw(t, auditSheet+" 2", "A1"); got != auditMark {
		t.Errorf("the sheet Audit 2 begins with %q", got)
	}
	again := updateBytes(t, r.out, UpdateOptions{Audit: true})
	if again.book.Audit != "Audit 2" || again.f.SheetCount != r.f.SheetCount {
		t.Errorf("the second time it is known as %q, and there are %d sheets", again.book.Audit, again.f.SheetCount)
	}
}

func TestAuditOfOneSection(t *testing.T) {
	r := updateBytes(t, bytesOf(t, excelFile(t, chainSheets()...)), UpdateOptions{Audit: true, Section: "Sunday"})
	rows, err := r.f.GetRows(auditSheet)
	must(t, err)
	for _, row := range rows {
		if strings.Contains(strings.Join(row, "|"), "Saturday") {
			t.Fatalf("it has %q", row)
		}
	}
	cell := r.auditCell(t, "1  Ash, Al", "Regular", "1", valueCol)
	if f, _ := r.f.GetCellFormula(auditSheet, cell); f != "" {
		t.Errorf("R0 of the second day is %q, and the first is not there", f)
	}
}

// BenchmarkAudit writes the ratings of 1,000 players and nine rounds in two
// systems back with every derivation.
func BenchmarkAudit(b *testing.B) {
	data, err := Native(largeEvent(1000))
	must(b, err)
	book, err := Read(data, Options{Name: "large.xlsx"})
	must(b, err)
	rated := ratingcore.Rate(book.Event)
	b.ReportAllocs()
	for b.Loop() {
		out, err := book.Update(rated, UpdateOptions{Audit: true})
		must(b, err)
		b.ReportMetric(float64(len(out))/1e6, "MB")
	}
}
