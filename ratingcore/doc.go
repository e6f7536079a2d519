// Package ratingcore is the tournament: events, sections, players and results
// in, ratings with every intermediate value, performances, standings and the
// crosstable out. It reads no files and no clock, and never changes what it
// is given.
//
// Nearly everyone needs Rate, and Crosstable of the sections that it returns.
package ratingcore
