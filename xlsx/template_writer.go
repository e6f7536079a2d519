package xlsx

import (
	"fmt"
	"strconv"

	"wallchart/ratingcore"

	"github.com/xuri/excelize/v2"
)

// sheetWriter writes one sheet of a new workbook and keeps the first error,
// after which it does nothing.
type sheetWriter struct {
	f     *excelize.File
	sheet string
	err   error
}

func (w *sheetWriter) do(err error) {
	if w.err == nil && err != nil {
		w.err = fmt.Errorf("sheet %q: %w", w.sheet, err)
	}
}

// add makes the sheet, last of all.
func (w *sheetWriter) add() {
	_, err := w.f.NewSheet(w.sheet)
	w.do(err)
}

// set writes a value with a style. A day becomes Excel's count of days, so
// that the style alone decides how it is shown.
func (w *sheetWriter) set(col, row int, v any, style int) {
	if w.err != nil {
		return
	}
	if d, ok := v.(ratingcore.Day); ok {
		v = nil
		if d.Known() {
			v = int(d - excelEpoch)
		}
	}
	if s, ok := v.(string); ok && s == "" {
		v = nil
	}
	if v != nil {
		w.do(w.f.SetCellValue(w.sheet, cellName(col, row), v))
	}
	w.style(col, row, style)
}

func (w *sheetWriter) style(col, row, style int) {
	w.do(w.f.SetCellStyle(w.sheet, cellName(col, row), cellName(col, row), style))
}

func (w *sheetWriter) columnStyle(col, style int) {
	name := ratingcore.ColumnName(col)
	w.do(w.f.SetColStyle(w.sheet, name, style))
}

func (w *sheetWriter) width(col int, chars float64) {
	name := ratingcore.ColumnName(col)
	w.do(w.f.SetColWidth(w.sheet, name, name, chars))
}

func (w *sheetWriter) rowHeight(row int, points float64) {
	w.do(w.f.SetRowHeight(w.sheet, row, points))
}

// note puts a remark on a cell, in a box large enough for it.
func (w *sheetWriter) note(col, row int, text string) {
	if text == "" {
		return
	}
	lines := uint(len(text)/34 + 1)
	w.do(w.f.AddComment(w.sheet, excelize.Comment{
		Cell: cellName(col, row), Author: "Wallchart", Text: text, Width: 240, Height: 22 + 18*lines,
	}))
}

// list offers values for the rows of a column; others may be typed.
func (w *sheetWriter) list(col, first, last int, values []string) {
	if len(values) == 0 {
		return
	}
	dv := excelize.NewDataValidation(true)
	dv.Sqref = cellName(col, first) + ":" + cellName(col, last)
	w.do(dv.SetDropList(values))
	w.do(w.f.AddDataValidation(w.sheet, dv))
}

// freeze keeps the first columns and rows in sight.
func (w *sheetWriter) freeze(cols, rows int) {
	w.do(w.f.SetPanes(w.sheet, &excelize.Panes{
		Freeze: true, XSplit: cols, YSplit: rows,
		TopLeftCell: cellName(cols+1, rows+1), ActivePane: "bottomRight",
	}))
}

// page sets up printing: so many pages wide, the heading row repeated, sheet
// and page in the footer.
func (w *sheetWriter) page(orientation string, wide int) {
	tall, fit := 0, true
	side, foot := 0.5, 0.3
	w.do(w.f.SetPageLayout(w.sheet, &excelize.PageLayoutOptions{Orientation: &orientation, FitToWidth: &wide, FitToHeight: &tall}))
	w.do(w.f.SetSheetProps(w.sheet, &excelize.SheetPropsOptions{FitToPage: &fit}))
	w.do(w.f.SetPageMargins(w.sheet, &excelize.PageLayoutMarginsOptions{Left: &side, Right: &side, Top: &side, Bottom: &side, Footer: &foot}))
	w.do(w.f.SetHeaderFooter(w.sheet, &excelize.HeaderFooterOptions{OddFooter: "&L&A&RPage &P of &N"}))
}

// titles repeats row 1 on every page, and the first columns on pages beside
// each other.
func (w *sheetWriter) titles(cols int) {
	name := quoteSheet(w.sheet)
	refers := name + "!$1:$1"
	if cols > 0 {
		refers = name + "!$A:$" + ratingcore.ColumnName(cols) + "," + refers
	}
	w.do(w.f.SetDefinedName(&excelize.DefinedName{Name: "_xlnm.Print_Titles", Scope: w.sheet, RefersTo: refers}))
}

// cellName returns the name of a cell, counted from 1: C7.
func cellName(col, row int) string {
	return ratingcore.ColumnName(col) + strconv.Itoa(row)
}
