package uscf1994

import "math"

// Abroad is a player's result in one FIDE event that the USCF did not rate.
type Abroad struct {
	Score  float64 // W
	Games  int     // N
	Change float64 // the score less the expected score, as FIDE lists it
}

// Adjustment is the update of a USCF rating from FIDE events (section 6.2),
// step by step.
type Adjustment struct {
	Games    int     // N
	Score    float64 // W
	Change   float64 // d
	Expected float64 // E = W − d
	Offset   float64 // A, from the FIDE to the USCF scale
	Adjusted float64 // the expected score at the player's USCF rating
	New      float64 // the USCF rating after, with K = 8
}

// Adjust updates a USCF rating from a player's FIDE events, for a FIDE rating
// before them. Without a game the rating stays.
func Adjust(fide, uscf float64, events []Abroad) Adjustment {
	a := Adjustment{New: uscf, Offset: FromFIDE(fide) - fide}
	for _, e := range events {
		a.Games += e.Games
		a.Score += e.Score
		a.Change += e.Change
	}
	a.Expected = a.Score - a.Change
	if a.Games == 0 {
		return a
	}
	n := float64(a.Games)
	a.Adjusted = n / (1 + math.Pow(10, (fide-uscf+a.Offset)/400)*(n/a.Expected-1))
	a.New = uscf + 8*(a.Score-a.Adjusted)
	return a
}
