package xlsx

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// testSheet is a sheet for a test: rows of cells, nil for blank ones.
type testSheet struct {
	name string
	rows [][]any
}

// lines makes a sheet of text: cells are parted by |, and those that are whole
// numbers are stored as numbers.
func lines(name string, text ...string) testSheet {
	s := testSheet{name: name}
	for _, line := range text {
		var row []any
		for field := range strings.SplitSeq(line, "|") {
			row = append(row, cellValue(strings.TrimSpace(field)))
		}
		s.rows = append(s.rows, row)
	}
	return s
}

// cellValue is what Excel makes of a text that is typed: a number where it is
// one, nil where it is blank. One with a plus is a difference and stays text.
func cellValue(text string) any {
	if n, err := strconv.ParseFloat(text, 64); err == nil && !strings.HasPrefix(text, "+") {
		return n
	} else if text != "" {
		return text
	}
	return nil
}

// excelFile makes a workbook of sheets.
func excelFile(t testing.TB, sheets ...testSheet) *excelize.File {
	t.Helper()
	f := excelize.NewFile()
	for i, s := range sheets {
		if i == 0 {
			must(t, f.SetSheetName("Sheet1", s.name))
		} else {
			_, err := f.NewSheet(s.name)
			must(t, err)
		}
		for row, cells := range s.rows {
			for col, v := range cells {
				if v != nil {
					must(t, f.SetCellValue(s.name, ratingcore.ColumnName(col+1)+strconv.Itoa(row+1), v))
				}
			}
		}
	}
	return f
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// bytesOf saves a workbook in memory.
func bytesOf(t testing.TB, f *excelize.File) []byte {
	t.Helper()
	b, err := f.WriteToBuffer()
	must(t, err)
	return b.Bytes()
}

// testOptions are the options of tests: a file of 2 August 2026.
var testOptions = Options{Name: "event.xlsx", Modified: uschess.Date(2026, 8, 2)}

// readSheets reads a workbook made of sheets.
func readSheets(t testing.TB, sheets ...testSheet) *Book {
	t.Helper()
	b, err := Read(bytesOf(t, excelFile(t, sheets...)), testOptions)
	must(t, err)
	return b
}

// changed changes a part of a workbook.
func changed(t testing.TB, data []byte, part string, change func(string) string) []byte {
	t.Helper()
	in, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	must(t, err)
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range in.File {
		r, err := f.Open()
		must(t, err)
		var b bytes.Buffer
		_, err = b.ReadFrom(r)
		must(t, err)
		text := b.String()
		if f.Name == part {
			if text = change(text); text == "" {
				continue
			}
		}
		addPart(t, z, f.Name, text)
	}
	must(t, z.Close())
	return out.Bytes()
}

// withPart adds a part to a workbook.
func withPart(t testing.TB, data []byte, part, text string) []byte {
	t.Helper()
	in, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	must(t, err)
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range in.File {
		must(t, z.Copy(f))
	}
	addPart(t, z, part, text)
	must(t, z.Close())
	return out.Bytes()
}

// addPart adds a part to a zip.
func addPart(t testing.TB, z *zip.Writer, part, text string) {
	t.Helper()
	w, err := z.Create(part)
	must(t, err)
	_, err = w.Write([]byte(text))
	must(t, err)
}

// told lists an event's problems as "severity rule cell", sorted.
func told(b *Book) []string {
	var list []string
	for _, p := range b.Event.Problems {
		_, cell := b.Event.Source.Where(p.At)
		list = append(list, strings.TrimSpace(p.Severity.String()+" "+p.Rule+" "+cell))
	}
	slices.Sort(list)
	return list
}

// wants fails unless an event's problems are those listed.
func wants(t *testing.T, b *Book, want ...string) {
	t.Helper()
	slices.Sort(want)
	if got := told(b); !slices.Equal(got, want) {
		t.Errorf("problems\n%s\nwant\n%s", strings.Join(problemLines(b), "\n"), strings.Join(want, "\n"))
	}
}

func problemLines(b *Book) (list []string) {
	for _, p := range b.Event.Problems {
		sheet, cell := b.Event.Source.Where(p.At)
		list = append(list, p.Severity.String()+" "+p.Rule+" "+sheet+"!"+cell+" ["+p.Section+"/"+p.Player+"/"+p.ID+"] "+p.Text)
	}
	return list
}

// layout reads a sample of ../shared/layouts as rows of text, and as the sheet
// that they make.
func layout(t *testing.T, name string) (fields [][]string, cells testSheet) {
	t.Helper()
	f, err := os.Open("../../shared/layouts/" + name)
	if err != nil {
		t.Skip("skipped: ../shared/layouts is not there")
	}
	defer f.Close()
	fields, err = csv.NewReader(f).ReadAll()
	must(t, err)
	cells.name = "Open"
	for _, row := range fields {
		var list []any
		for _, field := range row {
			list = append(list, cellValue(field))
		}
		cells.rows = append(cells.rows, list)
	}
	return fields, cells
}

// chartText spells a section's chart, one line a player: number, name, ID,
// rating, results.
func chartText(e *ratingcore.Event, section int) string {
	var b strings.Builder
	for _, entry := range e.Sections[section].Entries {
		p := e.Players[entry.Player]
		b.WriteString(strconv.Itoa(int(entry.Number)) + " " + p.Name)
		for _, r := range entry.Results {
			b.WriteString(" " + codeOf(r))
		}
		b.WriteString("\n")
	}
	return b.String()
}

func codeOf(r ratingcore.Result) string {
	s := r.Outcome.Code()
	if s == "" {
		return "."
	}
	if r.Opponent > 0 {
		s += strconv.Itoa(int(r.Opponent))
	}
	return s + r.Color.Letter()
}
