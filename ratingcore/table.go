package ratingcore

// Key names a quantity of the crosstable.
type Key uint8

// The quantities, in the order of the crosstable.
const (
	KeyPlace Key = iota
	KeyNumber
	KeyName
	KeyState
	KeyID
	KeyRound
	KeyScore
	KeyTieBreak
	KeyPre
	KeyPost
	KeyChange
	KeyPerf
)

// Column is one column of the crosstable: the same on screen, in a sheet, in
// text and on paper.
type Column struct {
	Key      Key
	Round    int      // of KeyRound, from 1
	TieBreak TieBreak // of KeyTieBreak
	System   System   // of KeyPre to KeyPerf
	Short    string   // heading: "Pl", "No.", "1", "MM", "Pre"
	Long     string   // heading: "Place", "Number", "Round 1", "Modified Median", "Regular pre"
	Sheet    string   // heading in a workbook: "R pre"
	Group    string   // heading over neighbours: "Regular rating"
	Right    bool     // set flush right
}

// Table is the crosstable of one section: a row an entry, in standings order.
type Table struct {
	Section *RatedSection
	Columns []Column
	Rows    []Row
	Order   []TieBreak // the tie-breaks that ordered it
	Perf    Performance
}

// Row is one line of the crosstable.
type Row struct {
	Entry     int    // index into Section.Entries
	Place     int    // from 1; tied rows share it
	Tied      bool   // still tied after all tie-breaks
	LeftAfter int    // the last round the player took part in, when he left before the end; else 0
	Left      bool   // withdrew
	ReEntryOf Number // this row is a later entry of the member at that number; else 0
	ReEntered Number // the member entered again at that number; else 0
	Values    []Value
}

// ValueKind says how a value is spelled.
type ValueKind uint8

// The kinds of value.
const (
	Nothing     ValueKind = iota // an empty cell
	TextValue                    // Text
	WholeValue                   // Num, whole
	PlaceValue                   // Num, with "=" when Tied
	PointsValue                  // Half points in Num/… see Points
	RatingValue                  // Num to be rounded; Games > 0 adds P, Floored adds f
	ChangeValue                  // Num: difference of the shown ratings
	PerfValue                    // Num to be rounded; Bound adds ≥ or ≤
	ResultValue                  // Result
)

// Mark is what a value carries beside its number.
type Mark uint8

// The marks.
const (
	Plain    Mark = iota
	Floored       // the rating stands on its floor: f
	AtLeast       // performance of a full score: ≥
	AtMost        // performance of no points: ≤
	NoRating      // no rating before: unr.
	First         // first rating: new
	NoGames       // no rated game: –
	Tied          // the place is shared: =
)

// Value is one cell of the crosstable: typed, and spelled by Text and Parts.
type Value struct {
	Kind   ValueKind
	Mark   Mark
	Text   string
	Num    float64 // full precision
	Games  int     // provisional games behind a rating, 0 when established
	Points Points
	Result Result
}

// Style is where a value is spelled.
type Style uint8

// The styles: paper and screen have every sign (2½, −6, ≥); plain text keeps
// to ASCII (2.5, -6, >=).
const (
	Paper Style = iota
	ASCII
)

// Crosstable makes the table of a section.
func (s *RatedSection) Crosstable(perf Performance) *Table { return nil }

// Spell returns the value as one string: "1420P12f", "+12", "W12b".
func (v Value) Spell(style Style) string { return "" }

// Main returns the part that is aligned: "1420", "W", "3" of "3½".
// Hang returns what hangs behind it: "P12f", "½", "=".
func (v Value) Main(style Style) string { return "" }

// Hang returns what follows Main.
func (v Value) Hang(style Style) string { return "" }
