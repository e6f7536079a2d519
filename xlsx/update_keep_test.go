package xlsx

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"image"
	"image/png"
	"io"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
)

// richFile is a club's workbook with most of what a workbook may have.
func richFile(t testing.TB) *excelize.File {
	f := excelFile(t, clubSheets()...)
	head, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true, Color: "FFFFFF"}, Fill: fill("204060"), Alignment: &excelize.Alignment{TextRotation: 45}})
	must(t, err)
	body, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Italic: true}, Fill: fill("FFF4D0"), Border: rowLine()})
	must(t, err)
	must(t, f.SetCellStyle("Open", "A1", "G1", head))
	must(t, f.SetCellStyle("Open", "A2", "G6", body))
	must(t, f.SetColWidth("Open", "H", "XFD", 3))
	mark, err := f.NewConditionalStyle(&excelize.Style{Font: &excelize.Font{Color: "9A0511"}})
	must(t, err)
	must(t, f.SetConditionalFormat("Open", "D2:F6", []excelize.ConditionalFormatOptions{{Type: "duplicate", Criteria: "=", Format: &mark}}))
	list := excelize.NewDataValidation(true)
	list.Sqref = "D2:F6"
	must(t, list.SetDropList([]string{"H", "U", "B"}))
	must(t, f.AddDataValidation("Open", list))
	must(t, f.AddComment("Open", excelize.Comment{Cell: "C2", Author: "TD", Text: "paid"}))
	must(t, f.AddTable("Players", &excelize.Table{Range: "A1:F6", Name: "Roster", StyleName: "TableStyleMedium2"}))
	must(t, f.AutoFilter("Open", "A1:G6", nil))
	must(t, f.SetDefinedName(&excelize.DefinedName{Name: "Best", RefersTo: "Players!$D$2:$D$6"}))
	must(t, f.ProtectSheet("Players", &excelize.SheetProtectionOptions{Password: "x"}))
	addSummary(t, f)
	must(t, f.AddVBAProject(append([]byte{0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1}, make([]byte, 512)...)))
	return f
}

// addSummary adds a sheet with formulas, a chart and a picture, and a hidden
// sheet.
func addSummary(t testing.TB, f *excelize.File) {
	_, err := f.NewSheet("Summary")
	must(t, err)
	for i, formula := range []string{
		"SUM(Players!D2:D6)", "A1*2", "COUNTA(Open!D2:D6)", "MAX(Best)", "SUM(Roster[R rating])", `"Players!D2"&LOG10(100)`, "Open!I2", "A3+1",
	} {
		cell := cellName(1, i+1)
		must(t, f.SetCellFormula("Summary", cell, formula))
	}
	var dot bytes.Buffer
	must(t, png.Encode(&dot, image.NewGray(image.Rect(0, 0, 4, 4))))
	must(t, f.AddPictureFromBytes("Summary", "E1", &excelize.Picture{Extension: ".png", File: dot.Bytes()}))
	must(t, f.AddChart("Summary", "E9", &excelize.Chart{Type: excelize.Col, Series: []excelize.ChartSeries{{Values: "Players!$D$2:$D$6"}}}))
	_, err = f.NewSheet("Secret")
	must(t, err)
	must(t, f.SetCellValue("Secret", "A1", "prize fund"))
	must(t, f.SetSheetVisible("Secret", false))
}

// withResults gives the formulas of Summary results, as Excel stores them.
func withResults(t testing.TB, data []byte) []byte {
	return changed(t, data, "xl/worksheets/sheet5.xml", func(s string) string {
		return strings.ReplaceAll(s, "</f>", "</f><v>7</v>")
	})
}

// parts unpacks a workbook.
func parts(t testing.TB, data []byte) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	must(t, err)
	all := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		must(t, err)
		text, err := io.ReadAll(r)
		must(t, err)
		all[f.Name] = string(text)
	}
	return all
}

func TestUpdateLosesNothing(t *testing.T) {
	before := withResults(t, bytesOf(t, richFile(t)))
	r := updateBytes(t, before, UpdateOptions{})
	old, now := parts(t, before), parts(t, r.out)
	touched := []string{"[Content_Types].xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml",
		"xl/worksheets/sheet3.xml", "xl/worksheets/sheet4.xml", "xl/worksheets/sheet5.xml", "xl/tables/table1.xml"}
	for name, text := range old {
		switch {
		case now[name] == "" && name != "xl/calcChain.xml":
			t.Errorf("part %s is gone", name)
		case now[name] != text && !slices.Contains(touched, name):
			t.Errorf("part %s has changed", name)
		case slices.Contains(touched, name):
			lost(t, name, text, now[name])
		}
	}
	if !r.book.Macros || now["xl/vbaProject.bin"] != old["xl/vbaProject.bin"] {
		t.Error("the macros are not kept")
	}
}

// lost tells which elements of a part are there no more. Attributes that
// follow from what was added do not count.
func lost(t *testing.T, name, before, after string) {
	t.Helper()
	have := elements(t, after)
	for e, n := range elements(t, before) {
		if have[e] < n {
			t.Errorf("%s has %d instead of %d of %s", name, have[e], n, e)
		}
	}
}

func elements(t *testing.T, text string) map[string]int {
	t.Helper()
	grows := []string{"ref", "count", "spans", "fullCalcOnLoad"}
	all := map[string]int{}
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		tok, err := d.Token()
		if err == io.EOF {
			return all
		}
		must(t, err)
		e, ok := tok.(xml.StartElement)
		if !ok || slices.Contains([]string{"v", "c", "is", "t", "col"}, e.Name.Local) {
			continue
		}
		var attrs []string
		for _, a := range e.Attr {
			if !slices.Contains(grows, a.Name.Local) {
				attrs = append(attrs, a.Name.Space+a.Name.Local+"="+a.Value)
			}
		}
		sort.Strings(attrs)
		all[e.Name.Local+" "+strings.Join(attrs, " ")]++
	}
}

// TestUpdateStyles: new columns look like their neighbours, with number
// formats of their own, wide enough, on a sheet that is ready to print.
func TestUpdateStyles(t *testing.T) {
	r := updateBytes(t, bytesOf(t, richFile(t)), UpdateOptions{})
	style := func(cell string) *excelize.Style {
		id, err := r.f.GetCellStyle("Open", cell)
		must(t, err)
		s, err := r.f.GetStyle(id)
		must(t, err)
		return s
	}
	if s := style("H1"); s.Font == nil || !s.Font.Bold || s.Alignment.TextRotation != 45 {
		t.Errorf("the heading is not styled like its neighbour: %+v", s)
	}
	if s := style("I2"); s.Font == nil || !s.Font.Italic || s.NumFmt != 1 || len(s.Fill.Color) == 0 || s.Fill.Color[0] != "FFF4D0" {
		t.Errorf("the rating is not styled like its neighbour: %+v", s)
	}
	for col, want := range map[string]float64{"H": 9.5, "J": 10, "P": 3, "G": 9.140625} {
		if w, err := r.f.GetColWidth("Open", col); err != nil || w != want {
			t.Errorf("column %s is %v wide, want %v (%v)", col, w, want, err)
		}
	}
	panes, err := r.f.GetPanes("Open")
	must(t, err)
	if !panes.Freeze || panes.YSplit != 1 || panes.XSplit != 3 {
		t.Errorf("panes %+v", panes)
	}
	page, err := r.f.GetPageLayout("Open")
	must(t, err)
	if *page.Orientation != "landscape" {
		t.Errorf("orientation %s", *page.Orientation)
	}
	names := map[string]string{}
	for _, n := range r.f.GetDefinedName() {
		names[n.Scope+" "+n.Name] = n.RefersTo
	}
	for name, want := range map[string]string{"Open _xlnm.Print_Area": "'Open'!$A$1:$O$6", "Open _xlnm.Print_Titles": "'Open'!$1:$1", "Workbook Best": "Players!$D$2:$D$6"} {
		if names[name] != want {
			t.Errorf("name %s is %q, want %q", name, names[name], want)
		}
	}
}

// TestUpdateGrowsTables: filters and Excel tables take in the new columns and
// rows, so that sorting keeps a player's row together.
func TestUpdateGrowsTables(t *testing.T) {
	r := updateBytes(t, bytesOf(t, richFile(t)), UpdateOptions{})
	tables, err := r.f.GetTables("Players")
	must(t, err)
	rows, err := r.f.GetRows("Players")
	must(t, err)
	if want := "A1:" + cellName(len(rows[0]), 7); len(tables) != 1 || tables[0].Range != want {
		t.Errorf("tables %+v, want one on %s", tables, want)
	}
	all := parts(t, r.out)
	for i, head := range rows[0] {
		if !strings.Contains(all["xl/tables/table1.xml"], `name="`+head+`"`) {
			t.Errorf("the table has no column %d %q", i+1, head)
		}
	}
	if !strings.Contains(all["xl/worksheets/sheet4.xml"], `<autoFilter ref="A1:O6"`) {
		t.Error("the filter of the chart does not reach its new columns")
	}
	if !strings.Contains(all["xl/worksheets/sheet3.xml"], "<sheetProtection") {
		t.Error("the roster is not protected any more")
	}
}

// TestUpdateOldResults: formulas that depend on what was written lose their
// old results, the others keep theirs.
func TestUpdateOldResults(t *testing.T) {
	data := withResults(t, bytesOf(t, richFile(t)))
	r := updateBytes(t, data, UpdateOptions{})
	for cell, want := range map[string]string{
		"A1": "", "A2": "", "A4": "", "A5": "", "A7": "", // directly, at one remove, by a name, a table, a new column
		"A3": "7", "A6": "7", "A8": "7", // entries, a text, neither
	} {
		formula, err := r.f.GetCellFormula("Summary", cell)
		must(t, err)
		if got := r.raw(t, "Summary", cell); got != want || formula == "" {
			t.Errorf("%s %q has the result %q, want %q", cell, formula, got, want)
		}
	}
	if !strings.Contains(parts(t, r.out)["xl/workbook.xml"], `fullCalcOnLoad="1"`) {
		t.Error("Excel is not asked to calculate")
	}
}

// TestUpdateFormulas: ratings that were formulas become numbers; those who
// shared the formula and did not play keep it.
func TestUpdateFormulas(t *testing.T) {
	f := excelFile(t, clubSheets()...)
	for row := 2; row <= 6; row++ {
		must(t, f.SetCellValue("Players", cellName(4, row), 1600))
	}
	kind, area := excelize.STCellFormulaTypeShared, "D2:D6"
	must(t, f.SetCellFormula("Players", "D2", "Z2+$Y$1", excelize.FormulaOpts{Type: &kind, Ref: &area}))
	r := updateBytes(t, bytesOf(t, f), UpdateOptions{})
	for cell, want := range map[string]string{"D2": "", "D3": "", "D5": "Z5+$Y$1", "D6": "Z6+$Y$1"} { // Doe had no rated game, Elm did not play
		got, err := r.f.GetCellFormula("Players", cell)
		must(t, err)
		if got != want {
			t.Errorf("%s has the formula %q, want %q", cell, got, want)
		}
	}
	if got := r.raw(t, "Players", "D6"); got != "1600" {
		t.Errorf("D6 has the result %q", got)
	}
}

// TestUpdateDropsChain: the list of formulas goes when one of them is written
// over, for Excel takes a list that names others for damage.
func TestUpdateDropsChain(t *testing.T) {
	for name, over := range map[string]bool{"a rating is a formula": true, "a total is a formula": false} {
		f := excelFile(t, clubSheets()...)
		if over {
			must(t, f.SetCellFormula("Players", "D2", "1800+0.5"))
		} else {
			must(t, f.SetCellFormula("Open", "G2", "1+2"))
		}
		r := updateBytes(t, withChain(t, bytesOf(t, f)), UpdateOptions{})
		all := parts(t, r.out)
		for _, part := range []string{"xl/calcChain.xml", "[Content_Types].xml", "xl/_rels/workbook.xml.rels"} {
			if there := strings.Contains(part+all[part], "calcChain") && all[part] != ""; there == over {
				t.Errorf("%s: the chain is in %s: %v", name, part, there)
			}
		}
	}
}

// withChain adds the list of formulas that Excel keeps.
func withChain(t *testing.T, data []byte) []byte {
	t.Helper()
	r, err := openRevision(data, "event.xlsx")
	must(t, err)
	r.write("xl/calcChain.xml", `<calcChain xmlns="`+mainSpace+`"><c r="D2" i="3"/></calcChain>`)
	r.link("rIdC", "calcChain", "calcChain.xml")
	r.declare("xl/calcChain.xml", "application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml")
	r.write(relsOf(r.main), r.links.String())
	r.write("[Content_Types].xml", r.types.String())
	out, err := r.bytes()
	must(t, err)
	return out
}

func TestUpdateRefuses(t *testing.T) {
	array := changed(t, bytesOf(t, excelFile(t, clubSheets()...)), "xl/worksheets/sheet3.xml", func(s string) string {
		return strings.Replace(s, `<c r="D2"><v>`, `<c r="D2"><f t="array" ref="D2:D3">Z2:Z3</f><v>`, 1)
	})
	taken := bytesOf(t, excelFile(t, append(clubSheets(), lines(logSheet, "Day | What", "1 | mine"))...))
	strict := changed(t, bytesOf(t, excelFile(t, clubSheets()...)), "xl/workbook.xml", func(s string) string {
		return strings.Replace(s, "<workbook ", `<workbook conformance="strict" `, 1)
	})
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"an array formula":      {array, `D2:D3 share one formula`},
		"another Ratings log":   {taken, `other headings than the ratings log`},
		"a Strict Open XML one": {strict, `Strict Open XML`},
	} {
		book, err := Read(c.data, testOptions)
		must(t, err)
		_, err = book.Update(ratingcore.Rate(book.Event), UpdateOptions{})
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "event.xlsx cannot be updated: ") {
			t.Errorf("%s: error %v, want one with %q", name, err, c.want)
		}
	}
}

// TestUpdateCalendars: days are written as the workbook counts them.
func TestUpdateCalendars(t *testing.T) {
	f := excelFile(t, clubSheets()...)
	from1904 := true
	must(t, f.SetWorkbookProps(&excelize.WorkbookPropsOptions{Date1904: &from1904}))
	r := updateBytes(t, bytesOf(t, f), UpdateOptions{})
	if got := r.shown(t, "Players", "F2"); got != "2026-08-02" {
		t.Errorf("R date shows %s", got)
	}
	if got := r.shown(t, logSheet, "C2"); got != "2026-08-02" {
		t.Errorf("the log shows %s", got)
	}
}
