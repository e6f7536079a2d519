package ratingcore

// Rate checks the event and rates every section that has no error, in every
// system it counts for.
func Rate(e *Event) *Rated { return nil }
