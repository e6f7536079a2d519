package xlsx

import (
	"strings"
	"testing"
)

func TestSetAttribute(t *testing.T) {
	for _, c := range []struct{ name, tag, attr, value, want string }{
		{"added", `<xf/>`, "s", "3", `<xf s="3"/>`},
		{"added before a space", `<xf a="1" />`, "s", "3", `<xf a="1" s="3"/>`},
		{"changed", `<row r="4" spans="1:7">`, "r", "3", `<row r="3" spans="1:7">`},
		{"taken out", `<row r="4" spans='1:7' ht="20">`, "spans", "", `<row r="4" ht="20">`},
		{"another with the same end", `<c xr:r="9" r="A1">`, "r", "A2", `<c xr:r="9" r="A2">`},
		{"nothing to take out", `<row r="4">`, "spans", "", `<row r="4">`},
		{"signs", `<f a="1">`, "b", `<"&`, `<f a="1" b="&lt;&quot;&amp;">`},
	} {
		if got := setAttribute(c.tag, c.attr, c.value); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestEscapeReadsBack: whatever is written into a text comes out of it again.
func TestEscapeReadsBack(t *testing.T) {
	for _, text := range []string{"plain", `<a href="x">&amp;</a>`, "_x0041_", "__x005F_", "_x", "tab\tline\n", "bell\a", "½ − ≥ 王 é", "\uffff", " spaces "} {
		s := worksheet{}
		cell := string(s.appendCell(nil, write{cellAt{1, 1}, text, 0}))
		x := &xmlScan{text: cell}
		for tok, err := x.next(); ; tok, err = x.next() {
			must(t, err)
			if tok == openTag && x.name() == "is" {
				break
			}
		}
		if got, err := x.richText(); err != nil || got != text {
			t.Errorf("%q reads back as %q (%v)", text, got, err)
		}
	}
}

func TestPut(t *testing.T) {
	const sheet = `<x:worksheet xmlns:x="m"><x:sheetData/><x:pageMargins left="1"/><x:drawing/></x:worksheet>`
	for _, c := range []struct{ name, element, text, want string }{
		{"before all", "sheetPr", "<sheetPr/>", `<x:worksheet xmlns:x="m"><x:sheetPr/><x:sheetData/>`},
		{"between", "pageSetup", `<pageSetup a="1"/>`, `<x:pageMargins left="1"/><x:pageSetup a="1"/><x:drawing/>`},
		{"behind all", "tableParts", "<tableParts><a></a></tableParts>", `<x:drawing/><x:tableParts><x:a></x:a></x:tableParts></x:worksheet>`},
		{"in place", "pageMargins", "<pageMargins/>", `<x:sheetData/><x:pageMargins/><x:drawing/>`},
	} {
		p, err := openPart(sheet, sheetOrder, nil)
		must(t, err)
		p.put(c.element, c.text)
		if got := p.String(); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s", c.name, got)
		}
	}
}

func TestInsert(t *testing.T) {
	for _, c := range []struct{ name, element, want string }{
		{"an empty element", "sheetData", `<x:sheetData a="1"><x:row></x:row></x:sheetData>`},
		{"behind what is there", "cols", `<x:cols><x:col/><x:row></x:row></x:cols>`},
		{"the root", "", `<x:cols><x:col/></x:cols><x:row></x:row></x:worksheet>`},
	} {
		p, err := openPart(`<x:worksheet><x:sheetData a="1" /><x:cols><x:col/></x:cols></x:worksheet>`, sheetOrder, nil)
		must(t, err)
		e := p.kid(c.element)
		if e == nil {
			e = &p.root
		}
		p.insert(e, "<row></row>")
		if got := strings.Replace(p.String(), " >", ">", 1); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s", c.name, got)
		}
	}
}

// TestRows writes into rows of every kind: a blank one, an empty element, one
// with gaps, one that is not there.
func TestRows(t *testing.T) {
	const data = `<worksheet><sheetData><row r="2" spans="1:3"><c r="A2" s="4"><v>1</v></c><c r="C2"><v>3</v></c></row>` +
		`<row r="4" ht="9"/><row><c><v>5</v></c></row></sheetData></worksheet>`
	for _, c := range []struct {
		name   string
		writes []write
		want   string
	}{
		{"a new cell between others", []write{{cellAt{2, 2}, 2, -1}}, `<row r="2"><c r="A2" s="4"><v>1</v></c><c r="B2"><v>2</v></c><c r="C2"><v>3</v></c></row>`},
		{"the style stays", []write{{cellAt{2, 1}, 9.25, -1}}, `<c r="A2" s="4"><v>9.25</v></c><c r="C2">`},
		{"blank", []write{{cellAt{2, 1}, nil, -1}}, `<c r="A2" s="4"/><c r="C2">`},
		{"the last write counts", []write{{cellAt{2, 3}, 7, 1}, {cellAt{2, 3}, 8, 2}}, `<c r="C2" s="2"><v>8</v></c></row>`},
		{"an empty row", []write{{cellAt{4, 1}, "a", 0}}, `<row r="4" ht="9"><c r="A4" t="inlineStr">`},
		{"a row without number", []write{{cellAt{5, 2}, 6, 0}}, `<row><c><v>5</v></c><c r="B5"><v>6</v></c></row>`},
		{"a new row before", []write{{cellAt{1, 1}, 1, 0}}, `<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"`},
		{"a new row between", []write{{cellAt{3, 1}, 1, 0}}, `</row><row r="3"><c r="A3"><v>1</v></c></row><row r="4"`},
		{"new rows behind", []write{{cellAt{9, 1}, 1, 0}, {cellAt{8, 1}, 1, 0}}, `</row><row r="8"><c r="A8"><v>1</v></c></row><row r="9"><c r="A9"><v>1</v></c></row></sheetData>`},
	} {
		s, err := openSheet("", data)
		must(t, err)
		s.writes = c.writes
		if got := s.settle(); !strings.Contains(got, c.want) {
			t.Errorf("%s:\n%s\nwants\n%s", c.name, got, c.want)
		}
	}
	s, err := openSheet("", data)
	must(t, err)
	s.dropped[2] = true
	s.set(4, 1, 1, 0)
	s.set(5, 1, 2, 0)
	if got, want := s.settle(), `<sheetData><row r="3" ht="9"></row><row r="4"><c r="A4"><v>1</v></c></row><row r="5"><c r="A5"><v>2</v></c></row></sheetData>`; !strings.Contains(got, want) {
		t.Errorf("a dropped row: %s wants %s", got, want)
	}
}

func TestRowsOutOfOrder(t *testing.T) {
	for _, data := range []string{
		`<worksheet><sheetData><row r="2"/><row r="1"/></sheetData></worksheet>`,
		`<worksheet><sheetData><row r="1"><c r="B1"/><c r="A1"/></row></sheetData></worksheet>`,
		`<worksheet><sheetData><row r="1"><c r="A2"/></row></sheetData></worksheet>`,
		`<worksheet><sheetData><c r="A2"/></sheetData></worksheet>`,
	} {
		if _, err := openSheet("", data); err == nil {
			t.Errorf("%s was taken", data)
		}
	}
}

func TestWiden(t *testing.T) {
	for _, c := range []struct{ name, cols, want string }{
		{"none before", "", `<cols><col width="9" customWidth="1" min="3" max="3"/></cols>`},
		{"one before", `<cols><col min="1" max="2" width="5"/></cols>`, `<cols><col min="1" max="2" width="5"/><col width="9" customWidth="1" min="3" max="3"/></cols>`},
		{"out of a span", `<cols><col min="2" max="9" style="3" hidden="1"/></cols>`,
			`<cols><col min="2" max="2" style="3" hidden="1"/><col min="3" max="3" style="3" width="9" customWidth="1"/><col min="4" max="9" style="3" hidden="1"/></cols>`},
		{"its own", `<cols><col min="3" max="3" width="2"></col></cols>`, `<cols><col min="3" max="3" width="9" customWidth="1"/></cols>`},
		{"before others", `<cols><col min="5" max="5" width="2"/></cols>`, `<cols><col width="9" customWidth="1" min="3" max="3"/><col min="5" max="5" width="2"/></cols>`},
	} {
		s, err := openSheet("", `<worksheet>`+c.cols+`<sheetData/></worksheet>`)
		must(t, err)
		s.widen(map[int]float64{3: 9})
		if got := s.String(); !strings.Contains(got, c.want+"<sheetData/>") {
			t.Errorf("%s: %s wants %s", c.name, got, c.want)
		}
	}
}

func TestFreezeKeepsPanes(t *testing.T) {
	for _, c := range []struct{ name, views, want string }{
		{"none", "", `ySplit="2" topLeftCell="D3"`},
		{"scrolled", `<sheetViews><sheetView topLeftCell="A20" workbookViewId="0"><selection activeCell="B2"/></sheetView></sheetViews>`,
			`<sheetView workbookViewId="0"><pane xSplit="3" ySplit="2" topLeftCell="D3" activePane="bottomRight" state="frozen"/><selection`},
		{"empty", `<sheetViews><sheetView workbookViewId="0"/></sheetViews>`, `state="frozen"/></sheetView></sheetViews>`},
		{"the organizer's", `<sheetViews><sheetView><pane ySplit="7"/></sheetView></sheetViews>`, `<sheetView><pane ySplit="7"/></sheetView>`},
	} {
		s, err := openSheet("", `<worksheet>`+c.views+`<sheetData/></worksheet>`)
		must(t, err)
		s.freeze(2, 3)
		if got := s.String(); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s wants %s", c.name, got, c.want)
		}
	}
}

func TestPaperKeepsSetup(t *testing.T) {
	for _, c := range []struct{ name, before, after, want, not string }{
		{"none", "", "", `<pageSetup orientation="landscape" fitToHeight="0"/>`, "portrait"},
		{"with other properties", `<sheetPr><tabColor rgb="FF0000"/></sheetPr>`, "", `<tabColor rgb="FF0000"/><pageSetUpPr fitToPage="1"/></sheetPr>`, "portrait"},
		{"the organizer's", "", `<pageSetup orientation="portrait"/>`, `<pageSetup orientation="portrait"/>`, "landscape"},
	} {
		s, err := openSheet("", `<worksheet>`+c.before+`<sheetData/>`+c.after+`</worksheet>`)
		must(t, err)
		s.paper()
		if got := s.String(); !strings.Contains(got, c.want) || strings.Contains(got, c.not) {
			t.Errorf("%s: %s", c.name, got)
		}
	}
}
