package xlsx

// auditMark is the first text of the sheet Audit, by which it is known again
// under whatever name.
const auditMark = "How the ratings came about"

// isAudit says whether a worksheet is one that the program made to derive the
// ratings: its first cell has the mark. Such a sheet is not read; it may have
// many more rows than other sheets.
func isAudit(part string, shared []string) bool {
	budget := 1
	s := &sheetScan{xmlScan: xmlScan{text: part}, grid: &grid{}, shared: shared, rows: 1, budget: &budget}
	for {
		tok, err := s.next()
		if err != nil {
			return false
		}
		if tok != openTag {
			continue
		}
		switch depth := len(s.open); {
		case depth == 3 && s.name() == "row" && s.under("sheetData"):
			err = s.startRow()
		case depth == 4 && s.name() == "c" && s.under("row"):
			if s.readCell() != nil || len(s.grid.cells) == 0 {
				return false
			}
			c := &s.grid.cells[0]
			return c.row == 1 && c.col == 1 && c.kind == textCell && c.text == auditMark
		}
		if err != nil {
			return false
		}
	}
}
