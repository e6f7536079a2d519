package state

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

var updateOptions = xlsx.UpdateOptions{}

func TestSaveCopy(t *testing.T) {
	regular := ratingcore.Regular
	tests := []struct {
		name  string
		edits func(d *Document) []Edit
	}{
		{"nothing", func(d *Document) []Edit { return nil }},
		{"a result and its mirror", func(d *Document) []Edit { return []Edit{d.ResultEdit(0, 0, 1, "d")} }},
		{"byes, forfeits, unpaired", func(d *Document) []Edit {
			return []Edit{d.ResultEdit(0, 4, 1, "u"), d.ResultEdit(0, 2, 1, "b"), d.ResultEdit(0, 0, 3, "w"), d.ResultEdit(0, 1, 2, "x")}
		}},
		{"a round still to come", func(d *Document) []Edit { return []Edit{d.ResultEdit(1, 0, 3, "W4w"), d.ResultEdit(1, 1, 3, "H")} }},
		{"a game cleared", func(d *Document) []Edit { return []Edit{d.ResultEdit(0, 0, 1, "")} }},
		{"ratings, games, birth date", func(d *Document) []Edit {
			return []Edit{d.RatingEdit(0, 0, regular, "1811.25"), d.RatingEdit(0, 2, regular, "1100/7"), d.GamesEdit(0, 1, regular, "13"),
				d.RatingEdit(0, 3, regular, ""), d.BirthEdit(0, 4, "2011-02-03"), d.RatingEdit(1, 1, regular, "1640")}
		}},
		{"a system that nobody had", func(d *Document) []Edit { return []Edit{d.RatingEdit(0, 0, ratingcore.Quick, "1750/20")} }},
		{"facts", func(d *Document) []Edit {
			return []Edit{d.EventEdit("City", "Elsewhere"), d.EventEdit("Start", "2026-11-07"), d.EventEdit("Chief TD ID", "90000777"), d.EventEdit("ZIP", "04401"),
				d.SectionEdit(0, "Time control", "G/90;+30"), d.SectionEdit(1, "Type", "Round robin"), d.SectionEdit(1, "Rounds", "4"),
				d.SectionEdit(0, "Online", "yes"), d.SectionEdit(1, "Rated", "no"), d.SectionEdit(0, "End", "2026-11-07"), d.SectionEdit(1, "GP points", "6")}
		}},
		{"a sentence like a formula", func(d *Document) []Edit { return []Edit{d.EventEdit("City", "=1+1")} }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := club(t)
			try(t, d, tt.edits(d)...)
			s, err := d.SaveCopy()
			if err != nil || s.Native != "" {
				t.Fatalf("native %q, error %v", s.Native, err)
			}
			if s.Name != "autumn-swiss copy.xlsx" {
				t.Errorf("name %q", s.Name)
			}
			again, err := Decode(Source{Name: d.Name, Data: s.Data, Modified: readAt})
			if err != nil {
				t.Fatal(err)
			}
			if got := again.Count(); got.Serious() != d.Count().Serious() {
				t.Errorf("the copy has problems: %v", again.Rated.Problems)
			}
			for i := range d.Rated.Sections {
				sameTables(t, again.Table(i), d.Table(i))
			}
			for _, e := range d.Changes() {
				if got := again.FileValue(e); got != e.New {
					t.Errorf("%+v reads as %q in the copy", e, got)
				}
			}
			if len(tt.edits(d)) == 0 && !bytes.Equal(s.Data, d.Book.Data) {
				t.Error("without changes the copy has other bytes")
			}
		})
	}
}

func sameTables(t *testing.T, got, want *ratingcore.Table) {
	t.Helper()
	if len(got.Rows) != len(want.Rows) || len(got.Columns) != len(want.Columns) {
		t.Fatalf("%d × %d cells, not %d × %d", len(got.Rows), len(got.Columns), len(want.Rows), len(want.Columns))
	}
	for i := range want.Rows {
		for c := range want.Columns {
			if g, w := got.Rows[i].Values[c].Spell(ratingcore.Paper), want.Rows[i].Values[c].Spell(ratingcore.Paper); g != w {
				t.Errorf("row %d, %s: %q, not %q", i+1, want.Columns[c].Long, g, w)
			}
		}
	}
}

// A plain sheet has no cell for facts of the event: the copy is a native one.
func TestSavePlain(t *testing.T) {
	plain := func() *Document {
		d, err := Decode(Source{Name: "club.xlsx", Modified: readAt, Data: plainBook(t, []string{
			"No|Name|Rating|Rd 1|Rd 2|Tot", "1|Ardén, Ann|1800|W 2|H|1.5", "2|Birch, Bo|1700|L 1|X3|1", "3|Cedar, Cy|1600|B|F2|1"})})
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	d := plain()
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	s, err := d.SaveCopy()
	if err != nil || s.Native != "" {
		t.Fatalf("a result: native %q, error %v", s.Native, err)
	}
	if again, err := Decode(Source{Name: "club.xlsx", Data: s.Data, Modified: readAt}); err != nil || shown(again, 0, 1) != "D2 D1 B" {
		t.Errorf("round 1 is %s (%v)", shown(again, 0, 1), err)
	}
	d = plain()
	try(t, d, d.SectionEdit(0, "Time control", "G/60;d5"))
	if got := d.Rated.Sections[0].Why; got != "G/60;d5 → 65 → Regular and Quick" {
		t.Errorf("rated for %q", got)
	}
	for _, p := range d.Rated.Problems {
		if p.Rule == "time control" {
			t.Errorf("still told: %s", p.Text)
		}
	}
	s, err = d.SaveCopy()
	if err != nil || s.Native == "" || s.Name != "club copy.xlsx" {
		t.Fatalf("a time control: %q native %q, error %v", s.Name, s.Native, err)
	}
	again, err := Decode(Source{Name: "club copy.xlsx", Data: s.Data})
	if err != nil || !again.Book.Native || again.File.Sections[0].TimeControl != "G/60;d5" {
		t.Errorf("the native copy: %v", err)
	}
	d.Path = "club.xlsx"
	if _, err := d.SaveOver(readAt); err == nil || !strings.Contains(err.Error(), "save a copy") {
		t.Errorf("saved over a file that cannot be changed: %v", err)
	}
	try(t, d, BackEdit(d.SectionEdit(0, "Time control", "")))
	if len(d.Changes()) != 0 || d.Rated.Sections[0].Why != "systems given" {
		t.Errorf("given back: %v, %s", d.Changes(), d.Rated.Sections[0].Why)
	}
}

// plainBook is the least that is a workbook: one sheet of texts and numbers.
func plainBook(t *testing.T, lines []string) []byte {
	t.Helper()
	var rows strings.Builder
	for r, line := range lines {
		fmt.Fprintf(&rows, `<row r="%d">`, r+1)
		for c, text := range strings.Split(line, "|") {
			if strings.Trim(text, "0123456789.") == "" {
				fmt.Fprintf(&rows, `<c r="%s%d"><v>%s</v></c>`, ratingcore.ColumnName(c+1), r+1, text)
			} else {
				fmt.Fprintf(&rows, `<c r="%s%d" t="inlineStr"><is><t>%s</t></is></c>`, ratingcore.ColumnName(c+1), r+1, text)
			}
		}
		rows.WriteString("</row>")
	}
	const main = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`
	const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="` + office + `/%s" Target="%s"/></Relationships>`
	const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml."
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, p := range [][2]string{
		{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="` + kinds + `sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="` + kinds + `worksheet+xml"/></Types>`},
		{"_rels/.rels", fmt.Sprintf(links, "officeDocument", "xl/workbook.xml")},
		{"xl/workbook.xml", `<workbook ` + main + ` xmlns:r="` + office + `"><sheets><sheet name="Open" sheetId="1" r:id="rId1"/></sheets></workbook>`},
		{"xl/_rels/workbook.xml.rels", fmt.Sprintf(links, "worksheet", "worksheets/sheet1.xml")},
		{"xl/worksheets/sheet1.xml", `<worksheet ` + main + `><sheetData>` + rows.String() + `</sheetData></worksheet>`},
	} {
		w, err := z.Create(p[0])
		if err == nil {
			_, err = w.Write([]byte(p[1]))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestSaveOver(t *testing.T) {
	d := club(t)
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	files, err := d.SaveOver(time.Date(2026, 11, 8, 20, 5, 9, 0, time.UTC))
	if err != nil || len(files) != 2 {
		t.Fatal(files, err)
	}
	if files[0].Name != "autumn-swiss backup 2026-11-08 200509.xlsx" || !bytes.Equal(files[0].Data, d.Book.Data) {
		t.Errorf("the backup is %q", files[0].Name)
	}
	if files[1].Name != "autumn-swiss.xlsx" || bytes.Equal(files[1].Data, d.Book.Data) {
		t.Errorf("the file is %q", files[1].Name)
	}
	path := filepath.Join(t.TempDir(), "autumn-swiss.xlsx")
	if err := os.WriteFile(path, d.Book.Data, 0o644); err != nil {
		t.Fatal(err)
	}
	if d, err = Open(context.Background(), path, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := d.SaveOver(readAt); err != nil {
		t.Errorf("a file as it was read: %v", err)
	}
	owner := filepath.Join(filepath.Dir(path), "~$autumn-swiss.xlsx")
	if err := os.WriteFile(owner, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := d.SaveOver(readAt); err == nil || !strings.Contains(err.Error(), "is open in Excel") {
		t.Errorf("a file that Excel holds: %v", err)
	}
	os.Remove(owner)
	if err := os.Chtimes(path, readAt, readAt); err != nil {
		t.Fatal(err)
	}
	if _, err := d.SaveOver(readAt); err == nil || !strings.Contains(err.Error(), "reload it first") {
		t.Errorf("a file saved since: %v", err)
	}
	if _, err := Sample().SaveOver(readAt); err == nil {
		t.Error("the sample was saved over")
	}
	if s, err := Sample().SaveCopy(); err != nil || s.Name != "sample copy.xlsx" || len(s.Data) == 0 {
		t.Errorf("a copy of the sample: %q %v", s.Name, err)
	}
}

// A workbook that must not be written gives a native copy.
func TestSaveReadOnly(t *testing.T) {
	d := club(t)
	d.Book.ReadOnly = "it must not be written"
	try(t, d, d.ResultEdit(0, 0, 1, "d"))
	s, err := d.SaveCopy()
	if err != nil || s.Native != "it must not be written" {
		t.Errorf("native %q, error %v", s.Native, err)
	}
}

// The sample's totals and notes survive an edit, and its own checks hold.
func TestSaveSample(t *testing.T) {
	d := Sample()
	try(t, d, d.ResultEdit(0, 6, 2, "d"))
	try(t, d, d.ResultEdit(2, 4, 1, "b"))
	s, err := d.SaveCopy()
	if err != nil || s.Native != "" {
		t.Fatalf("native %q, error %v", s.Native, err)
	}
	again, err := Decode(Source{Name: d.Name, Data: s.Data})
	if err != nil || again.Count().Serious() != 0 {
		t.Fatalf("%v %v", again.Rated.Problems, err)
	}
	for i := range d.Rated.Sections {
		sameTables(t, again.Table(i), d.Table(i))
	}
}
