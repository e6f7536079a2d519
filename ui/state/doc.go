// Package state is the window without a toolkit: the open event, what-if
// edits with undo and redo, what is selected, sorted and searched for,
// problems, settings and recent files. It holds plain values, and is tested
// as such; panes are functions from it to what is drawn.
package state
