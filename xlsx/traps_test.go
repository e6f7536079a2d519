package xlsx

import (
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// TestExcelTraps holds what Excel does to cells behind the organizer's back.
func TestExcelTraps(t *testing.T) {
	day := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, time.UTC) }
	for _, c := range []struct {
		name  string
		spoil func(t *testing.T, f *excelize.File)
		want  []string
		check func(t *testing.T, b *Book)
	}{
		{"a half typed as 1/2 is a date", func(t *testing.T, f *excelize.File) {
			must(t, f.SetCellValue("Open", "F4", day(2026, 1, 2)))
			must(t, f.SetCellValue("Open", "D4", day(2026, 2, 1)))
		}, []string{"info half date D4", "info half date F4"}, func(t *testing.T, b *Book) {
			if e := b.Event.Sections[0].Entries[2]; e.Total != 1 || e.Results[0].Outcome != ratingcore.HalfBye {
				t.Errorf("entry %+v", e)
			}
		}},
		{"another date is no result", func(t *testing.T, f *excelize.File) { must(t, f.SetCellValue("Open", "D4", day(2026, 3, 3))) },
			[]string{"error result D4"}, nil},
		{"formulas without results", func(t *testing.T, f *excelize.File) {
			for cell, formula := range map[string]string{"Open!F2": "1+0.5", "Open!F3": "1", "Open!E4": `"D1"`, "Players!D2": "1600+43", "Open!A3": "1+1", "Open!C2": `"Able"`} {
				sheet, cell, _ := strings.Cut(cell, "!")
				must(t, f.SetCellValue(sheet, cell, nil))
				must(t, f.SetCellFormula(sheet, cell, formula))
			}
		}, []string{"warning total F2", "error result E4", "error cell D2", "error cell C2", "error number A3"}, func(t *testing.T, b *Book) {
			for _, p := range b.Event.Problems {
				if p.Rule == "number" && !strings.Contains(p.Text, "holds a formula without its result") {
					t.Errorf("%q", p.Text)
				}
			}
		}},
		{"merged cells", func(t *testing.T, f *excelize.File) { must(t, f.MergeCell("Open", "D3", "E3")) }, []string{"warning merged cells D3"}, nil},
		{"a merged title", func(t *testing.T, f *excelize.File) { must(t, f.MergeCell("Open", "A9", "F9")) }, nil, nil},
		{"hidden rows and columns", func(t *testing.T, f *excelize.File) {
			must(t, f.SetRowVisible("Players", 3, false))
			must(t, f.SetColVisible("Players", "D", false))
		}, []string{"warning hidden A3", "info hidden D1"}, nil},
		{"numbers as text", func(t *testing.T, f *excelize.File) {
			must(t, f.SetCellStr("Players", "D2", "1643.76"))
			must(t, f.SetCellStr("Players", "A2", "90000001"))
			must(t, f.SetCellStr("Open", "A2", "1"))
			must(t, f.SetCellStr("Open", "F2", "1.5"))
		}, []string{"info text number D2"}, func(t *testing.T, b *Book) {
			if b.Event.Players[0].Standings[0].Rating != 1643.76 {
				t.Errorf("rating %v", b.Event.Players[0].Standings[0])
			}
		}},
		{"an ID with a format of zeros", func(t *testing.T, f *excelize.File) {
			code := "00000000"
			style, err := f.NewStyle(&excelize.Style{CustomNumFmt: &code})
			must(t, err)
			for _, s := range []string{"Players!A2", "Open!B2"} {
				sheet, cell, _ := strings.Cut(s, "!")
				must(t, f.SetCellValue(sheet, cell, 12345))
				must(t, f.SetCellStyle(sheet, cell, cell, style))
			}
		}, nil, func(t *testing.T, b *Book) {
			if b.Event.Players[0].ID != "00012345" {
				t.Errorf("ID %q", b.Event.Players[0].ID)
			}
		}},
		{"dates as dates, serials and text", func(t *testing.T, f *excelize.File) {
			must(t, f.SetCellValue("Event", "B2", day(2026, 5, 1)))
			must(t, f.SetCellValue("Players", "C2", 30000))
			must(t, f.SetCellValue("Players", "C3", "3/4/2012"))
		}, []string{"warning date C2"}, func(t *testing.T, b *Book) {
			if e := b.Event; e.Start != uschess.Date(2026, 5, 1) || e.Players[0].Birth != uschess.Date(1982, 2, 18) || e.Players[1].Birth != uschess.Date(2012, 3, 4) {
				t.Errorf("start %s, births %s %s", e.Start, e.Players[0].Birth, e.Players[1].Birth)
			}
		}},
		{"rich text and odd spaces", func(t *testing.T, f *excelize.File) {
			must(t, f.SetCellRichText("Open", "D2", []excelize.RichTextRun{{Text: "W"}, {Text: "2", Font: &excelize.Font{Bold: true}}, {Text: "w\u00a0"}}))
			must(t, f.SetCellValue("Open", "C2", " Able,  Ann\u200b "))
			must(t, f.SetCellValue("Players", "B3", "Baker, _x0042_o & Söhne"))
			must(t, f.SetCellValue("Open", "C3", ""))
		}, nil, func(t *testing.T, b *Book) {
			if got := b.Event.Players[1].Name; got != "Baker, Bo & Söhne" {
				t.Errorf("name %q", got)
			}
		}},
		{"booleans", func(t *testing.T, f *excelize.File) { must(t, f.SetCellValue("Players", "F3", true)) }, nil, func(t *testing.T, b *Book) {
			if !b.Event.Players[1].Adult || b.Event.Players[2].Adult {
				t.Error("adult is not read")
			}
		}},
		{"names that look like formulas", func(t *testing.T, f *excelize.File) {
			must(t, f.SetCellStr("Players", "B2", "=Able, Ann"))
			must(t, f.SetCellStr("Open", "C2", "=Able, Ann"))
		}, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := nativeFile(t)
			c.spoil(t, f)
			b, err := Read(bytesOf(t, f), testOptions)
			must(t, err)
			wants(t, b, c.want...)
			if c.check != nil {
				c.check(t, b)
			}
		})
	}
}

// TestDates1904 holds the second way in which workbooks count days.
func TestDates1904(t *testing.T) {
	f := nativeFile(t)
	yes := true
	must(t, f.SetWorkbookProps(&excelize.WorkbookPropsOptions{Date1904: &yes}))
	style, err := f.NewStyle(&excelize.Style{NumFmt: 14})
	must(t, err)
	must(t, f.SetCellValue("Event", "B3", 44682))
	must(t, f.SetCellStyle("Event", "B3", "B3", style))
	b, err := Read(bytesOf(t, f), testOptions)
	must(t, err)
	if b.Event.End != uschess.Date(2026, 5, 2) {
		t.Errorf("end %s", b.Event.End)
	}
}
