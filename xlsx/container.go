package xlsx

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
)

// The limits of what is read, so that no file costs more than a few seconds
// and a few hundred megabytes.
const (
	maxFile     = 32 << 20  // bytes of the file
	maxUnzipped = 128 << 20 // bytes of all its parts together
	maxRows     = 20_000    // last row with a value on a sheet
	maxLogged   = 100_000   // the same on the sheet Ratings log, which grows from event to event
	maxCols     = 500       // last column with a value on a sheet
	maxCells    = 2_000_000 // cells with a value in the workbook
	maxStrings  = 2_000_000 // shared strings
	maxSheets   = 500
)

// container is the opened zip of a workbook.
type container struct {
	name  string // the file's, for messages
	parts map[string]*zip.File
	left  int64 // bytes that may still be unzipped
}

// openContainer tells from its bytes what a file is and opens it when it is a
// workbook of Excel 2007 or later. The error is one sentence that says what
// the file is and what to do.
func openContainer(data []byte, name string) (*container, error) {
	if len(data) > maxFile {
		return nil, fmt.Errorf("%s has %d MB, more than the %d MB that are read: save the event's sheets alone as .xlsx",
			name, len(data)>>20, maxFile>>20)
	}
	if !bytes.HasPrefix(data, []byte("PK\x03\x04")) {
		return nil, fmt.Errorf("%s %s", name, notZip(data))
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("%s is damaged or was cut short (%w): get it again from where it came, or open it in Excel and save it anew", name, err)
	}
	c := &container{name: name, parts: make(map[string]*zip.File, len(z.File)), left: maxUnzipped}
	return c, c.index(z.File)
}

// index lists the parts by name and refuses what is no workbook.
func (c *container) index(files []*zip.File) error {
	var total uint64
	for _, f := range files {
		key := partKey(f.Name)
		if _, twice := c.parts[key]; twice && !strings.HasSuffix(key, "/") {
			return fmt.Errorf("%s is damaged: it holds the part %q twice: open it in Excel and save it anew", c.name, f.Name)
		}
		c.parts[key] = f
		if total += f.UncompressedSize64; total > maxUnzipped || f.UncompressedSize64 > maxUnzipped {
			return fmt.Errorf("%s unzips to more than %d MB, which is not read: save the event's sheets alone as .xlsx", c.name, maxUnzipped>>20)
		}
	}
	if what := c.otherZip(); what != "" {
		return fmt.Errorf("%s %s", c.name, what)
	}
	return nil
}

// partKey is a part's name as it is compared: lower case, without a leading
// slash.
func partKey(name string) string {
	return strings.ToLower(strings.TrimPrefix(strings.ReplaceAll(name, `\`, "/"), "/"))
}

// errPart says that a part of the workbook is not there.
var errPart = errors.New("it is missing")

// read unzips a part. It counts the bytes that come out, not those declared.
func (c *container) read(part string) (string, error) {
	f := c.parts[partKey(part)]
	if f == nil {
		return "", errPart
	}
	in, err := f.Open()
	if err != nil {
		return "", err
	}
	defer in.Close()
	var out strings.Builder
	out.Grow(int(min(f.UncompressedSize64, uint64(c.left))))
	n, err := io.Copy(&out, io.LimitReader(in, c.left+1))
	if c.left -= n; c.left < 0 {
		return "", fmt.Errorf("it unzips to more than %d MB", maxUnzipped>>20)
	}
	if err != nil {
		return "", err
	}
	return decodeXML(out.String())
}

const saveAs = "open it in Excel and save it as .xlsx"

// otherZip says what a zip is that is no .xlsx, or nothing when it is one.
func (c *container) otherZip() string {
	has := func(part string) bool { return c.parts[part] != nil }
	switch {
	case has("xl/workbook.bin"):
		return "is a binary workbook (.xlsb), which is not read: " + saveAs
	case has("mimetype") || has("content.xml"):
		return "is an OpenDocument file (.ods), which is not read: open it in LibreOffice or Excel and save it as .xlsx"
	case has("word/document.xml"):
		return "is a Word document, not a workbook: copy its table into Excel and save it as .xlsx"
	case has("ppt/presentation.xml"):
		return "is a PowerPoint file, not a workbook: copy its table into Excel and save it as .xlsx"
	case has("index/document.iwa"):
		return "is an Apple Numbers or Pages file, which is not read: export it to Excel (.xlsx)"
	case !has("[content_types].xml") && !has("_rels/.rels"):
		return "is a zip file, but not a workbook: unpack it and give the .xlsx file in it"
	}
	return ""
}

// notZip says what a file is that is not even a zip.
func notZip(data []byte) string {
	head := strings.ToLower(string(bytes.TrimLeft(data[:min(len(data), 512)], "\xef\xbb\xbf \t\r\n")))
	starts := func(marks ...string) bool {
		for _, m := range marks {
			if strings.HasPrefix(head, m) {
				return true
			}
		}
		return false
	}
	switch {
	case len(data) == 0:
		return "is empty: export or save the event again"
	case bytes.HasPrefix(data, []byte("\xd0\xcf\x11\xe0")):
		return oldBinary(data)
	case starts("<!doctype html", "<html", "<table", "<head", "<meta"):
		return "is a web page (HTML), not a workbook: " + saveAs
	case starts("<?xml", "<"):
		return "is an XML file, not a workbook: " + saveAs
	case starts("%pdf"):
		return "is a PDF, not a workbook: ask for the event as an Excel file"
	case starts("{", "["):
		return "is a JSON file, not a workbook: export the event to Excel"
	case starts("pk"):
		return "is a damaged zip file, not a workbook: get it again from where it came"
	case isText(data):
		return "is a text file (CSV or the like), not a workbook: " + saveAs
	}
	return "is not an Excel workbook: " + saveAs
}

// oldBinary tells the three kinds of Compound File apart that stand for a
// workbook: encrypted, Excel 97, and others. The names of the streams stand in
// the file in UTF-16.
func oldBinary(data []byte) string {
	has := func(stream string) bool {
		var wide []byte
		for _, b := range []byte(stream) {
			wide = append(wide, b, 0)
		}
		return bytes.Contains(data, append(wide, 0, 0))
	}
	switch {
	case has("EncryptedPackage"):
		return "is locked with a password: open it in Excel, take the password off (File, Info, Protect Workbook) and save it"
	case has("Workbook"), has("Book"):
		return "is an old Excel 97 workbook (.xls): " + saveAs
	}
	return "is an old Office file, not a workbook of Excel 2007 or later: " + saveAs
}

// isText says whether the file's beginning reads as lines of text.
func isText(data []byte) bool {
	head := data[:min(len(data), 4096)]
	if bytes.HasPrefix(head, []byte("\xff\xfe")) || bytes.HasPrefix(head, []byte("\xfe\xff")) {
		return true
	}
	for _, b := range head {
		if b < ' ' && b != '\t' && b != '\n' && b != '\r' {
			return false
		}
	}
	return true
}
