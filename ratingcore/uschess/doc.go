// Package uschess is the US Chess rating algorithm, numbers only: the
// document of July 26, 2025, and those of January 7, 2015 and November 3,
// 2011 through one table of dated changes. Section numbers in comments are
// those of the 2025 document; where the documents are silent or contradict
// each other the reading taken is said, with the number it has in the
// project's rating notes.
//
// The letters of the documents are used throughout: N games behind a rating,
// N* and N' (Star, Effective) effective games, R0 the rating a computation
// starts from, m games and S points of the section, E their expectation.
package uschess
