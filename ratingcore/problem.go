package ratingcore

// Severity orders problems: an error keeps its section from being rated, a
// warning does not, an info only tells.
type Severity uint8

// The severities.
const (
	Info Severity = iota
	Warning
	Error
)

// String returns "info", "warning" or "error".
func (s Severity) String() string { return [...]string{"info", "warning", "error"}[s] }

// Problem is something noticed in an event: where it is, what it is, and what
// to do.
type Problem struct {
	Severity Severity
	Rule     string // short stable name of the check, such as "mirror"
	Section  string // section's name, empty when it concerns the event
	Player   string // player's name
	ID       string // player's ID
	Round    int    // from 1; 0 when it concerns no round
	At       Ref
	Text     string // lower case, no full stop; the offending text is quoted
}
