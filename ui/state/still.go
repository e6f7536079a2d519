package state

import "slices"

// Still returns the document as it is now, to be saved or exported on another
// goroutine while the window goes on with its own. What a document holds is
// replaced by edits, never changed in place, so that little is copied.
func (d *Document) Still() *Document {
	s := *d
	s.Edits, s.Undone = slices.Clone(d.Edits), slices.Clone(d.Undone)
	s.tables, s.marks, s.whatIf, s.trouble = nil, nil, nil, nil
	return &s
}
