package xlsx

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"
)

// chartPart is the part of the wall chart in the workbook of nativeSheets.
const chartPart = "xl/worksheets/sheet4.xml"

func nativeBytes(t testing.TB) []byte {
	t.Helper()
	return bytesOf(t, nativeFile(t))
}

// zipOf makes a zip of parts: names and texts in turn.
func zipOf(t testing.TB, parts ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		must(t, err)
		_, err = io.WriteString(w, parts[i+1])
		must(t, err)
	}
	must(t, z.Close())
	return out.Bytes()
}

// TestRefused holds the sentence for each file in which nothing can be read.
func TestRefused(t *testing.T) {
	good := nativeBytes(t)
	locked := func() []byte {
		f := excelFile(t, nativeSheets()["Open"])
		var b bytes.Buffer
		must(t, f.Write(&b, excelize.Options{Password: "secret"}))
		return b.Bytes()
	}
	wide := func(s string) string {
		var b []byte
		for _, c := range []byte(s) {
			b = append(b, c, 0)
		}
		return string(b) + "\x00\x00"
	}
	sheet := func(rows string) []byte {
		return changed(t, good, chartPart, func(string) string { return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>" })
	}
	for _, c := range []struct {
		name string
		data []byte
		want string // all of these, parted by |
	}{
		{"empty", nil, "event.xlsx is empty"},
		{"old workbook", []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + strings.Repeat("\x00", 600) + wide("Workbook")), "old Excel 97 workbook (.xls)|save it as .xlsx"},
		{"encrypted", locked(), "locked with a password|take the password off"},
		{"other OLE", []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + wide("WordDocument")), "old Office file"},
		{"csv", []byte("No,Name,Rd 1\r\n1,\"Able, Ann\",W2\r\n"), "text file (CSV"},
		{"utf-16 text", []byte("\xff\xfeN\x00o\x00"), "text file (CSV"},
		{"html", []byte("\xef\xbb\xbf\r\n<html><table><tr><td>1</td></tr></table>"), "web page (HTML)"},
		{"pdf", []byte("%PDF-1.7\n%\xe2\xe3"), "is a PDF"},
		{"json", []byte(`{"Sections": []}`), "JSON"},
		{"noise", []byte("\x00\x01\x02\x03\x04"), "not an Excel workbook"},
		{"truncated", good[:len(good)*2/3], "damaged or was cut short"},
		{"truncated end", good[:len(good)-8], "damaged or was cut short"},
		{"ods", zipOf(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", "<x/>"), ".ods|save it as .xlsx"},
		{"xlsb", zipOf(t, "[Content_Types].xml", "<Types/>", "xl/workbook.bin", "\x83\x01"), ".xlsb|save it as .xlsx"},
		{"docx", zipOf(t, "[Content_Types].xml", "<Types/>", "word/document.xml", "<w/>"), "Word document"},
		{"zip of other files", zipOf(t, "event.dbf", "x", "readme.txt", "y"), "zip file, but not a workbook"},
		{"no workbook part", zipOf(t, "[Content_Types].xml", "<Types/>", "_rels/.rels", "<Relationships/>"), "no workbook"},
		{"no sheet", zipOf(t, "[Content_Types].xml", "<Types/>", "xl/workbook.xml", "<workbook><sheets/></workbook>"), "no sheet"},
		{"no table", bytesOf(t, excelFile(t, lines("Sheet1", "Shopping|Price", "Milk|2"))), "no table that reads as a wall chart|first 40 rows"},
		{"shared strings missing", changed(t, good, "xl/sharedStrings.xml", func(string) string { return "" }), "damaged|xl/sharedStrings.xml is missing"},
		{"shared strings cut", changed(t, good, "xl/sharedStrings.xml", func(s string) string { return s[:len(s)/2] }), "damaged|xl/sharedStrings.xml|ends in the middle"},
		{"bad UTF-8", changed(t, good, "xl/sharedStrings.xml", func(s string) string { return strings.Replace(s, "Ann", "A\xffn", 1) }), "not valid UTF-8"},
		{"control character", changed(t, good, "xl/sharedStrings.xml", func(s string) string { return strings.Replace(s, "Ann", "A\x01n", 1) }), "control character"},
		{"billion laughs", changed(t, good, "xl/sharedStrings.xml", func(s string) string {
			return `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>` + strings.Replace(s, "Ann", "&b;", 1)
		}), "document type"},
		{"unknown entity", changed(t, good, "xl/sharedStrings.xml", func(s string) string { return strings.Replace(s, "Ann", "&lol;", 1) }), `entity "lol"`},
		{"a value below row 20000", sheet(`<row r="20001"><c r="A20001"><v>1</v></c></row>`), `too large|sheet "Open"|row 20001|20000 rows`},
		{"a value in column XFD", sheet(`<row r="1"><c r="XFD1"><v>1</v></c></row>`), `too large|sheet "Open"|column 16384`},
		{"a part twice", zipOf(t, "[Content_Types].xml", "<Types/>", "xl/workbook.xml", "<a/>", "xl/Workbook.xml", "<a/>"), "twice"},
		{"larger than 32 MB", append([]byte("PK\x03\x04"), make([]byte, maxFile)...), "32 MB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read(c.data, testOptions)
			if err == nil {
				t.Fatal("it was read")
			}
			for _, part := range strings.Split(c.want, "|") {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("%q lacks %q", err, part)
				}
			}
			if !strings.HasPrefix(err.Error(), "event.xlsx ") || strings.Contains(err.Error(), "\n") {
				t.Errorf("%q is not a sentence about the file", err)
			}
		})
	}
}

// TestDamagedSheets holds what is told of a sheet that is damaged while the
// rest can be read.
func TestDamagedSheets(t *testing.T) {
	good := nativeBytes(t)
	for _, c := range []struct {
		name, part string
		change     func(string) string
		want       []string
		readOnly   bool
	}{
		{"chart cut", chartPart, func(s string) string { return s[:strings.Index(s, `<row r="3"`)] },
			[]string{"error damaged sheet A2", "warning read only"}, true},
		{"chart cut in its first row", chartPart, func(s string) string { return s[:strings.Index(s, `<c r="B1"`)] },
			[]string{"error sheet", "warning read only"}, true},
		{"stray &", chartPart, func(s string) string { return strings.Replace(s, `<c r="C4"`, `&<c r="C4"`, 1) },
			[]string{"error damaged sheet A4", "warning read only"}, true},
		{"roster cut", "xl/worksheets/sheet3.xml", func(s string) string { return s[:strings.Index(s, `<row r="4"`)] },
			[]string{"error damaged sheet A3", "warning read only", "warning roster B4"}, true},
		{"row 999999999", chartPart, func(s string) string { return strings.Replace(s, `<row r="4"`, `<row r="999999999"`, 1) },
			[]string{"error damaged sheet A3", "warning read only"}, true},
		{"bad index", chartPart, func(s string) string { return replaceCell(s, "D3", `<c r="D3" t="s"><v>9999</v></c>`) },
			[]string{"error result D3"}, false},
		{"bad index of a name", "xl/worksheets/sheet3.xml", func(s string) string { return replaceCell(s, "A3", `<c r="A3" t="s"><v>-1</v></c>`) },
			[]string{"error cell A3"}, false},
		{"error value", "xl/worksheets/sheet3.xml", func(s string) string { return replaceCell(s, "D2", `<c r="D2" t="e"><v>#N/A</v></c>`) },
			[]string{"error cell D2"}, false},
		{"cells out of order", chartPart, func(s string) string {
			d, e := cellXML(s, "D2"), cellXML(s, "E2")
			return strings.Replace(s, d+e, e+d, 1)
		}, []string{"warning cell order A1", "warning read only"}, true},
		{"rows out of order", chartPart, func(s string) string {
			two := s[strings.Index(s, `<row r="2"`):strings.Index(s, `<row r="3"`)]
			s = strings.Replace(s, two, "", 1)
			return strings.Replace(s, "</sheetData>", two+"</sheetData>", 1)
		}, []string{"warning cell order A1", "warning read only"}, true},
		{"a cell twice", chartPart, func(s string) string {
			return strings.Replace(s, cellXML(s, "D2"), cellXML(s, "D2")+cellXML(s, "D2"), 1)
		},
			[]string{"warning cell order A1", "error damaged sheet A4", "warning read only"}, true},
		{"Strict Open XML", "xl/workbook.xml", func(s string) string { return strings.Replace(s, "<workbook ", `<workbook conformance="strict" `, 1) },
			[]string{"warning read only"}, true},
		{"sheet part missing", chartPart, func(string) string { return "" }, []string{"error sheet", "warning read only"}, true},
		{"inline strings, prefixes and CDATA", chartPart, func(s string) string {
			s = replaceCell(s, "D2", `<c r="D2" t="inlineStr"><is><r><t xml:space="preserve"> W</t></r><r><t><![CDATA[2]]></t></r><rPh><t>x</t></rPh></is></c>`)
			s = strings.NewReplacer("<row", "<x:row", "</row", "</x:row", "<c ", "<x:c ", "</c>", "</x:c>", "<v>", "<x:v>", "</v>", "</x:v>").Replace(s)
			return "\xef\xbb\xbf" + s + "<!-- end -->\n"
		}, nil, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := Read(changed(t, good, c.part, c.change), testOptions)
			must(t, err)
			wants(t, b, c.want...)
			if (b.ReadOnly != "") != c.readOnly {
				t.Errorf("read only %q", b.ReadOnly)
			}
			e := b.Event
			if !c.readOnly && c.name != "bad index" && len(e.Sections[0].Entries) != 3 || strings.Contains(c.name, "order") && chartText(e, 0) != chartText(readNative(t).Event, 0) {
				t.Errorf("chart\n%s", chartText(e, 0))
			}
		})
	}
}

func cellXML(s, name string) string {
	from := strings.Index(s, `<c r="`+name+`"`)
	return s[from : from+strings.Index(s[from:], "</c>")+len("</c>")]
}

func replaceCell(s, name, with string) string { return strings.Replace(s, cellXML(s, name), with, 1) }

// TestBombs holds that no file costs more than a few seconds and a few hundred
// megabytes.
func TestBombs(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped: large inputs")
	}
	good := nativeBytes(t)
	fill := func(head, piece, tail string, n int) func(string) string {
		return func(string) string { return head + strings.Repeat(piece, n) + tail }
	}
	const open, shut = "<worksheet><sheetData>", "</sheetData></worksheet>"
	for _, c := range []struct {
		name   string
		part   string
		change func(string) string
		want   string // in the error; "" when it is read
	}{
		{"100,000 rows", chartPart, func(string) string {
			var b strings.Builder
			b.WriteString(open)
			for row := 1; row <= 100_000; row++ {
				fmt.Fprintf(&b, `<row r="%d"><c r="A%d"><v>%d</v></c><c r="B%d"><v>7</v></c></row>`, row, row, row, row)
			}
			return b.String() + shut
		}, "20000 rows"},
		{"rows without end", chartPart, fill(open, "<row/>", shut, 20_000_000), ""},
		{"cells without values", chartPart, fill(open+"<row>", "<c/>", "</row>"+shut, 30_000_000), ""},
		{"too many cells", chartPart, func(string) string {
			row := "<row>" + strings.Repeat("<c><v>1</v></c>", 500) + "</row>"
			return open + strings.Repeat(row, 10_000) + shut
		}, "2000000 cells"},
		{"10 million empty strings", "xl/sharedStrings.xml", fill("<sst>", "<si><t/></si>", "</sst>", 9_000_000), "2000000 texts"},
		{"a text in a million runs", "xl/sharedStrings.xml", fill("<sst><si>", "<r><t>a</t></r>", "</si></sst>", 8_000_000), "10000 pieces"},
		{"two million results that are none", chartPart, func(string) string {
			head := `<row><c t="s"><v>9</v></c><c t="inlineStr"><is><t>Name</t></is></c>`
			for i := range 498 {
				head += fmt.Sprintf(`<c t="inlineStr"><is><t>Rd %d</t></is></c>`, i+1)
			}
			row := `<row><c><v>1</v></c><c t="inlineStr"><is><t>Able, Ann</t></is></c>` + strings.Repeat("<c><v>7.25</v></c>", 498) + "</row>"
			return open + head + "</row>" + strings.Repeat(row, 3990) + shut
		}, ""},
		{"long texts everywhere", "xl/sharedStrings.xml", func(s string) string {
			return strings.Replace(s, "<t>W2w</t>", "<t>"+strings.Repeat("W2w ", 30_000_000)+"</t>", 1)
		}, ""},
		{"a value in a million pieces", chartPart, fill(open+"<row><c><v>", "1<!---->", "</v></c></row>"+shut, 10_000_000), ""},
		{"nested without end", chartPart, fill("", "<a>", "", 30_000_000), ""},
		{"merges without end", chartPart, func(s string) string {
			return strings.Replace(s, "</sheetData>", "</sheetData><mergeCells>"+strings.Repeat(`<mergeCell ref="A1:F20000"/>`, 1_000_000)+"</mergeCells>", 1)
		}, ""},
		{"attributes without end", chartPart, fill("<worksheet ", `a="1" `, "/>", 20_000_000), ""},
	} {
		t.Run(c.name, func(t *testing.T) { defuse(t, changed(t, good, c.part, c.change), c.want) })
	}
	t.Run("1 GB of zeros", func(t *testing.T) { defuse(t, zeros(t, good, 1<<30), "128 MB") })
	t.Run("1 GB of zeros said to be 1 MB", func(t *testing.T) { defuse(t, zeros(t, good, 1<<20), "") })
}

// defuse reads a file and holds what it costs.
func defuse(t *testing.T, data []byte, want string) {
	peak := watchMemory()
	begin := time.Now()
	_, err := Read(data, testOptions)
	took, used := time.Since(begin), peak()
	if want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
		t.Errorf("error %v, want %q", err, want)
	}
	t.Logf("%v and %d MB for a file of %d kB: %v", took.Round(time.Millisecond), used>>20, len(data)>>10, err)
	if took > 5*time.Second || used > 500<<20 {
		t.Errorf("took %v and %d MB", took, used>>20)
	}
}

// zeros replaces the wall chart by 1 GB of zeros that are declared to be so
// many bytes.
func zeros(t *testing.T, data []byte, declared uint64) []byte {
	t.Helper()
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	must(t, err)
	chunk := make([]byte, 1<<20)
	piece := 0
	for range 2 {
		_, err = w.Write(chunk)
		must(t, err)
		must(t, w.Flush())
		piece = packed.Len() - piece
	}
	again := bytes.Clone(packed.Bytes()[packed.Len()-piece:])
	for range 1022 {
		packed.Write(again)
	}
	packed.Write([]byte{1, 0, 0, 0xff, 0xff}) // the last block, empty
	data = changed(t, data, chartPart, func(string) string { return "" })
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	in, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	must(t, err)
	for _, f := range in.File {
		must(t, z.Copy(f))
	}
	h := zip.FileHeader{Name: chartPart, Method: zip.Deflate, CompressedSize64: uint64(packed.Len()), UncompressedSize64: declared}
	raw, err := z.CreateRaw(&h)
	must(t, err)
	_, err = raw.Write(packed.Bytes())
	must(t, err)
	must(t, z.Close())
	return out.Bytes()
}

// watchMemory samples the heap; the function returned stops it and gives the
// most that was in use above the beginning.
func watchMemory() func() uint64 {
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapSys - m.HeapReleased
	}
	debug.FreeOSMemory()
	base, most := heap(), uint64(0)
	stop, done := make(chan bool), make(chan bool)
	go func() {
		defer close(done)
		for {
			if h := heap(); h > base {
				most = max(most, h-base)
			}
			select {
			case <-stop:
				return
			case <-time.After(5 * time.Millisecond):
			}
		}
	}()
	return func() uint64 {
		close(stop)
		<-done
		return most
	}
}
