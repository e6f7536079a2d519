package xlsx

import "wallchart/ratingcore"

// Options are the facts that a workbook itself may lack. They fill what the
// file leaves open and never override it, but for the rules.
type Options struct {
	Name        string              // file name without folder, for messages and default names
	Modified    ratingcore.Day      // the file's date: the default end of a plain sheet
	Start, End  ratingcore.Day      // first and last day of the event
	TimeControl string              // such as G/60;d5
	Online      bool                // played over the internet
	Systems     []ratingcore.System // rated in; nil leaves it to the time control
	Rules       string              // in place of the workbook's, see ratingcore.ParseRules; blank leaves it to the workbook
}

// Book is a workbook that was read: the event in it, and where its tables
// stand, so that they can be written back.
type Book struct {
	Event *ratingcore.Event

	Data   []byte // the file as it was read, unchanged
	Name   string // Options.Name
	Native bool   // it has a sheet Sections, Event or Players; else it is a plain sheet
	Macros bool   // it carries macros and must keep the extension .xlsm

	Charts  []Table // the wall chart (or list of FIDE games) of each section, as Event.Sections
	Roster  Table   // the sheet Players
	Log     Table   // the sheet Ratings log
	Problem string  // name of the sheet Problems, empty when there is none
	Audit   string  // name of the sheet Audit that this program wrote, empty when there is none

	// ReadOnly says why the workbook must not be written back: a part of it
	// would be lost or spoiled. Empty when it can be written.
	ReadOnly string
}

// Table is a table of a sheet: its heading row and the rows of data below.
// Rows and columns count from 1. The zero Table is none.
type Table struct {
	Sheet   string         // the sheet's name as the workbook spells it; empty when there is no table
	Header  int            // the heading row
	First   int            // the first row of data; First > Last when there is none
	Last    int            // the last row of data
	LastCol int            // the last column of the sheet with a value in any row, Own columns included
	Cols    map[string]int // columns by heading, as the contract spells it: "ID", "R rating", "Rd 3"
	Own     map[string]int // columns written by an earlier run, by heading: "R pre", "OQ perf"
}

// Exists says whether the table is there.
func (t Table) Exists() bool { return t.Sheet != "" }
