package xlsx

import (
	"strings"
	"testing"

	"wallchart/ratingcore"
)

// FuzzRead holds that no file breaks the reader, and that what it returns can
// be relied on: indexes within their lists, problems and results with cells
// that exist.
func FuzzRead(f *testing.F) {
	good := nativeBytes(f)
	f.Add(good)
	for _, seed := range []func(string) string{
		func(s string) string { return s[:len(s)/2] },
		func(s string) string { return strings.Replace(s, `r="D2"`, `r="XFD2"`, 1) },
		func(s string) string { return strings.Replace(s, `t="s"`, `t="e"`, -1) },
	} {
		f.Add(changed(f, good, chartPart, seed))
	}
	f.Add(bytesOf(f, excelFile(f, lines("Open", "Name|Rating|1|2", "Able, Ann|1500|W2|D3", "Baker, Bo|1400|L1|B", "Cole, Cy|unr|H|D1"))))
	f.Add(bytesOf(f, excelFile(f, lines("Open", quad...))))
	f.Fuzz(func(t *testing.T, data []byte) {
		if b, err := Read(data, testOptions); err == nil {
			holds(t, b)
		}
	})
}

// FuzzSheet does the same with the XML of a wall chart, which a mutated zip
// hardly ever reaches.
func FuzzSheet(f *testing.F) {
	good := nativeBytes(f)
	f.Add("<worksheet><sheetData><row r=\"1\"><c t=\"inlineStr\"><is><t>No</t></is></c><c t=\"inlineStr\"><is><t>Name</t></is></c><c><v>1</v></c></row>" +
		"<row><c><v>1</v></c><c t=\"str\"><f>A1</f><v>Able</v></c><c t=\"inlineStr\"><is><t>W2</t></is></c></row></sheetData>" +
		"<mergeCells><mergeCell ref=\"A1:B2\"/></mergeCells></worksheet>")
	changed(f, good, chartPart, func(s string) string { f.Add(s); return s })
	f.Fuzz(func(t *testing.T, xml string) {
		xml, err := decodeXML(xml)
		if err != nil {
			return
		}
		w, err := scanWorkbook(good, testOptions.Name)
		must(t, err)
		budget := maxCells
		shared := []string{"No", "Name", "Rd 1", "W2"}
		if w.sheets[3].grid, err = scanSheet(xml, shared, maxRows, &budget); err != nil {
			return
		}
		if b, err := newReader(w, good, testOptions).read(); err == nil {
			holds(t, b)
		}
	})
}

// holds checks what every event that was read must satisfy.
func holds(t *testing.T, b *Book) {
	t.Helper()
	e := b.Event
	inside := func(r ratingcore.Ref) bool {
		return int(r.Sheet) <= len(e.Source.Sheets) && r.Row >= 0 && r.Row <= maxRows && r.Col <= maxCols
	}
	if len(b.Charts) != len(e.Sections) {
		t.Fatalf("%d charts of %d sections", len(b.Charts), len(e.Sections))
	}
	for i, s := range e.Sections {
		last := int32(0)
		for _, entry := range s.Entries {
			if entry.Player < 0 || entry.Player >= len(e.Players) || entry.Number < 0 || entry.Total < ratingcore.Unknown || !inside(entry.At.Row) {
				t.Fatalf("entry %+v", entry)
			}
			if c := b.Charts[i]; c.Exists() && (int(entry.At.Row.Row) < c.First || int(entry.At.Row.Row) > c.Last || entry.At.Row.Row <= last) {
				t.Fatalf("row %d is not in order within %+v", entry.At.Row.Row, c)
			}
			last = entry.At.Row.Row
			for _, r := range entry.Results {
				if r.Opponent < 0 || !inside(r.At) || r.Outcome != ratingcore.Blank && r.At.Row == 0 {
					t.Fatalf("result %+v", r)
				}
			}
		}
		for _, g := range s.Games {
			if g.Player < 0 || g.Player >= len(e.Players) || g.Points < 0 || g.Points > 2 {
				t.Fatalf("game %+v", g)
			}
		}
	}
	for _, p := range e.Problems {
		if p.Text == "" || p.Rule == "" || !inside(p.At) {
			t.Fatalf("problem %+v", p)
		}
	}
	for _, p := range e.Players {
		for _, s := range p.Standings {
			if s.Rated != (s.Rating > 0) || s.Games < 0 || s.Rating < 0 || s.Rating >= 10000 {
				t.Fatalf("standing %+v of %q", s, p.Name)
			}
		}
	}
}
