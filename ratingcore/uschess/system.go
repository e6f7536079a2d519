package uschess

// System is one of the six US Chess rating systems (2025 document, introduction).
type System uint8

// The six systems. Each keeps ratings, games and floors of its own.
const (
	Regular       System = iota // R: over the board Regular (OTBR)
	Quick                       // Q: over the board Quick Chess (OTBQ)
	Blitz                       // B: over the board Blitz (OTBB)
	OnlineRegular               // OR: online Regular (OLR)
	OnlineQuick                 // OQ: online Quick (OLQ)
	OnlineBlitz                 // OB: online Blitz (OLB)

	Systems = 6 // how many there are
)

var systemCodes = [Systems]string{"R", "Q", "B", "OR", "OQ", "OB"}

var systemNames = [Systems]string{"Regular", "Quick", "Blitz", "Online Regular", "Online Quick", "Online Blitz"}

// String returns the code used in workbooks and results: R, Q, B, OR, OQ or OB.
func (s System) String() string { return systemCodes[s] }

// Name returns the system's name in words, such as "Regular" or "Online Blitz".
func (s System) Name() string { return systemNames[s] }

// Online says whether the system rates games played over the internet.
func (s System) Online() bool { return s >= OnlineRegular }

// SystemOf returns the system with the given code; ok is false when there is none.
// Codes are compared as written, in capitals.
func SystemOf(code string) (s System, ok bool) {
	for i, c := range systemCodes {
		if c == code {
			return System(i), true
		}
	}
	return 0, false
}
