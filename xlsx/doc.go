// Package xlsx reads chess events from Excel workbooks and writes ratings
// back into them.
//
// Read takes the bytes of a file, finds its tables and returns the event with
// the cell of every value. It has a scanner of its own for the parts of a
// workbook: what is damaged, out of order or not calculated is named, never
// passed over.
package xlsx
