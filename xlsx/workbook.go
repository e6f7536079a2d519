package xlsx

import (
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// workbook is a file that was scanned: its sheets with their cells.
type workbook struct {
	sheets   []*sheet
	formats  []numFormat // by cell style
	from1904 bool        // days count from 1904, not 1900
	strict   bool        // Strict Open XML
	macros   bool
}

// sheet is one sheet of the workbook.
type sheet struct {
	*grid
	book   *workbook
	name   string
	number int // from 1, in the order of the workbook
	hidden bool
	part   string // empty for a sheet without cells, such as a chart
	audit  bool   // one of the program's own that is not read
}

// scanWorkbook opens a file and scans all of its worksheets.
func scanWorkbook(data []byte, name string) (*workbook, error) {
	c, err := openContainer(data, name)
	if err != nil {
		return nil, err
	}
	main, err := c.mainPart()
	if err != nil {
		return nil, err
	}
	w := &workbook{macros: c.parts["xl/vbaproject.bin"] != nil}
	if err := w.readMain(c, main); err != nil {
		return nil, err
	}
	links, err := c.links(main)
	if err != nil {
		return nil, err
	}
	return w, w.readParts(c, links)
}

// damaged is the error of a part that nothing can be read without.
func (c *container) damaged(part string, err error) error {
	if errors.Is(err, errPart) {
		return fmt.Errorf("%s is damaged: its part %s is missing: open it in Excel, let Excel repair it, and save it", c.name, part)
	}
	return fmt.Errorf("%s is damaged: its part %s cannot be read (%w): open it in Excel, let Excel repair it, and save it", c.name, part, err)
}

// link is a relationship of a part.
type link struct{ id, kind, target string }

// links returns the relationships of a part, with targets as part names.
func (c *container) links(part string) ([]link, error) {
	dir, file := path.Split(part)
	rels := dir + "_rels/" + file + ".rels"
	text, err := c.read(rels)
	if err != nil {
		return nil, c.damaged(rels, err)
	}
	x := &xmlScan{text: text}
	var list []link
	for {
		tok, err := x.next()
		if err == io.EOF {
			return list, nil
		}
		if err != nil {
			return nil, c.damaged(rels, err)
		}
		if tok == openTag && x.name() == "Relationship" && x.attr("TargetMode") != "External" {
			target := strings.ReplaceAll(x.attr("Target"), `\`, "/")
			if !strings.HasPrefix(target, "/") {
				target = dir + target
			}
			list = append(list, link{x.attr("Id"), path.Base(x.attr("Type")), strings.TrimPrefix(path.Clean(target), "/")})
		}
	}
}

// mainPart returns the name of the part that lists the sheets.
func (c *container) mainPart() (string, error) {
	const usual = "xl/workbook.xml"
	links, err := c.links("")
	for _, l := range links {
		if l.kind == "officeDocument" && strings.HasSuffix(l.target, ".xml") {
			return l.target, nil
		}
	}
	if c.parts[usual] != nil {
		return usual, nil
	}
	if err != nil {
		return "", err
	}
	return "", fmt.Errorf("%s holds no workbook: open it in Excel and save it as .xlsx", c.name)
}

// readMain reads the list of sheets.
func (w *workbook) readMain(c *container, main string) error {
	text, err := c.read(main)
	if err != nil {
		return c.damaged(main, err)
	}
	x := &xmlScan{text: text}
	for {
		tok, err := x.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return c.damaged(main, err)
		}
		if tok == openTag {
			w.mainElement(x)
		}
	}
	if len(w.sheets) == 0 {
		return fmt.Errorf("%s holds no sheet: open it in Excel and save it as .xlsx", c.name)
	}
	if len(w.sheets) > maxSheets {
		return fmt.Errorf("%s holds %d sheets, more than the %d that are read: save the event's sheets alone", c.name, len(w.sheets), maxSheets)
	}
	return nil
}

func (w *workbook) mainElement(x *xmlScan) {
	switch {
	case len(x.open) == 1:
		w.strict = x.attr("conformance") == "strict"
	case len(x.open) == 2 && x.name() == "workbookPr":
		w.from1904 = x.flag("date1904")
	case len(x.open) == 3 && x.name() == "sheet" && localName(x.open[1]) == "sheets":
		id := ""
		for _, a := range x.attrs {
			if strings.HasSuffix(a.name, ":id") {
				id = a.value
			}
		}
		state := x.attr("state")
		w.sheets = append(w.sheets, &sheet{
			grid: &grid{}, book: w, name: x.attr("name"), number: len(w.sheets) + 1,
			hidden: state == "hidden" || state == "veryHidden", part: id,
		})
	}
}

// readParts reads texts, styles and sheets.
func (w *workbook) readParts(c *container, links []link) error {
	var shared []string
	target := map[string]link{}
	for _, l := range links {
		target[l.id] = l
		text, err := "", error(nil)
		switch l.kind {
		case "sharedStrings":
			if text, err = c.read(l.target); err == nil {
				shared, err = readStrings(text)
			}
		case "styles":
			if text, err = c.read(l.target); err == nil {
				w.formats, err = readStyles(text)
			}
		}
		if err != nil {
			return c.damaged(l.target, err)
		}
	}
	budget := maxCells
	for _, s := range w.sheets {
		l := target[s.part]
		if s.part = l.target; l.kind != "worksheet" {
			s.part = ""
			if l.kind == "" {
				s.err = errors.New("the workbook does not say where it is")
			}
			continue
		}
		if err := s.scan(c, shared, &budget); err != nil {
			return err
		}
	}
	return nil
}

// scan reads the sheet's cells; a sheet that the program made for people alone
// is left unread.
func (s *sheet) scan(c *container, shared []string, budget *int) error {
	text, err := c.read(s.part)
	if err != nil {
		s.err = err
		return nil
	}
	if s.audit = isAudit(text, shared); s.audit {
		return nil
	}
	g, err := scanSheet(text, shared, s.rowLimit(), budget)
	if err != nil {
		return fmt.Errorf("%s is too large: sheet %q %w", c.name, s.name, err)
	}
	s.grid = g
	return nil
}

// readOnly says why excelize must not write the workbook back, or nothing
// when it can.
func (w *workbook) readOnly() string {
	if w.strict {
		return "it is a Strict Open XML workbook, which would be spoiled: open it in Excel and save it as Excel Workbook (.xlsx)"
	}
	for _, s := range w.sheets {
		if s.err != nil {
			return fmt.Sprintf("its sheet %q is damaged (%v) and would lose rows: open it in Excel, let Excel repair it, and save it", s.name, s.err)
		}
		if s.unordered {
			return fmt.Sprintf("its sheet %q has cells out of order, which would be misplaced: open it in Excel and save it", s.name)
		}
	}
	return ""
}
