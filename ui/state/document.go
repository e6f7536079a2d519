package state

import (
	"time"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// Document is one open event: the file as it was read, the edits tried on
// it, and the ratings of both.
type Document struct {
	Path     string    // the file; "" for the sample and a new event
	Name     string    // file name to show
	Read     time.Time // when it was read
	Modified time.Time // the file's time then
	Book     *xlsx.Book

	File   *ratingcore.Event // as in the file; never changed
	Event  *ratingcore.Event // with the edits
	Before *ratingcore.Rated // File, rated
	Rated  *ratingcore.Rated // Event, rated; the same as Before without edits

	Edits  []Edit // in force, oldest first
	Undone []Edit // to be redone, the next one last
}

// Field says what an edit changes.
type Field uint8

// The fields that can be edited.
const (
	FieldResult  Field = iota // a result of a player in a round, mirrored for the opponent
	FieldRating               // a player's rating before, in a system
	FieldGames                // the games behind it
	FieldBirth                // a player's birth date
	FieldControl              // a section's time control
	FieldEvent                // a fact of the event, by its label in the workbook
	FieldSection              // a fact of a section, by its column in the workbook
)

// Edit is one change tried: what, the value it had, and the value it gets, as
// the workbook spells them. It is known again after a reload by section and
// player, and still applies where the old value stands.
type Edit struct {
	Field   Field
	Section string            // name; "" for facts of a player or the event
	ID      string            // player's ID, else Name tells
	Name    string            // player's name
	Round   int               // of a result, from 1
	System  ratingcore.System // of a rating
	Label   string            // of a fact
	Old     string
	New     string
}
