package look

// Measures of the window in units, before the zoom: pass them through Units.
const (
	ToolHeight    = 44
	HeadHeight    = 52 // of a section
	BarHeight     = 38
	StatusHeight  = 26
	GroupHeight   = 22 // group row of the table
	ColumnHeight  = 24 // column heads
	RowHeight     = 25
	NavHeight     = 32 // Event, Problems in the sidebar
	SectionHeight = 49 // a section in the sidebar

	RailWidth  = 47 // the sidebar of a narrow window
	FindWidth  = 232
	ToastWidth = 424

	LeastWidth  = 760
	LeastHeight = 480
	NarrowWidth = 1000 // below it rail and icons, no pane

	FieldHeight = 30
	SmallHeight = 28 // buttons in bars and dialogs
	LeastTarget = 26

	RadiusTag    = 3
	RadiusField  = 5
	RadiusCard   = 6
	RadiusDialog = 8

	RingWidth   = 2 // focus
	SelectWidth = 3 // selection bar
	IconSmall   = 16
	IconLarge   = 20
)

// Sizes of type in units.
const (
	SizeProgram = 24 // program name
	SizeRating  = 22 // rating of the player, drop text
	SizeTitle   = 16
	SizeEvent   = 14
	SizeBody    = 13
	SizeHead    = 12 // column heads, second lines
	SizeCaption = 11 // captions and P counts, the smallest
)
