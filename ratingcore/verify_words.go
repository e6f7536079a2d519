package ratingcore

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"wallchart/ratingcore/uschess"
)

// String tells the verdict in words: "exact", "held on the earned floor of
// 1400", "all wins before", "26 to 29 games behind the rating", "not explained
// (+3)". The number is ours less the official one. Several causes are joined
// with "or", the most plausible first.
func (v Verdict) String() string {
	text := "exact"
	switch {
	case v.Exact && len(v.Causes) > 0:
		text += ", " + v.Causes[0].String()
	case v.Exact:
	case len(v.Causes) > 0:
		parts := make([]string, len(v.Causes))
		for i := range v.Causes {
			parts[i] = v.Causes[i].String()
		}
		text = strings.Join(parts, ", or ")
	case v.Ours == 0:
		text = "not explained (no rating here)"
	default:
		text = "not explained (" + v.difference() + ")"
	}
	if v.Games > 0 {
		text += fmt.Sprintf("; %s behind it here, %d officially", Count(v.Games, "game"), v.Official.Games)
	}
	return text
}

// difference spells ours less the official rating, with the decimals that the
// latter has.
func (v *Verdict) difference() string {
	if v.Official.whole() {
		return fmt.Sprintf("%+.0f", uschess.Shown(v.Ours)-v.Official.Rating)
	}
	return fmt.Sprintf("%+.2f", v.Ours-v.Official.Rating)
}

// Explained says whether the rating is exact or has a cause.
func (v *Verdict) Explained() bool { return v.Exact || len(v.Causes) > 0 }

// String tells the cause in words.
func (c Cause) String() string {
	switch c.Kind {
	case ByRounding:
		return "within rounding of the pre-ratings"
	case ByFloor:
		names := make([]string, len(c.Floors))
		for i, f := range c.Floors {
			names[i] = f.String()
		}
		return fmt.Sprintf("held on the %s floor of %.0f", strings.Join(names, " or "), c.Floor)
	case ByRecord:
		return c.Streak.String() + " before"
	case ByGames:
		if len(c.Games) == 1 {
			return Count(c.Games[0], "game") + " behind the rating"
		}
		return counts(c.Games) + " games behind the rating"
	}
	text := fmt.Sprintf("an initial rating of %.0f fits", c.Start[0])
	if low, high := math.Ceil(c.Start[0]), math.Floor(c.Start[1]); low < high {
		text = fmt.Sprintf("initial ratings of %.0f to %.0f fit", low, high)
	} else if low == high {
		text = fmt.Sprintf("an initial rating of %.0f fits", low)
	}
	if len(c.Games) > 0 && c.Games[0] > 0 {
		text += ", with " + Count(c.Games[0], "game") + " behind it"
	}
	return text
}

// counts spells ascending numbers: "26", "26 to 29", "26, 28 to 30 or 35".
func counts(list []int) string {
	var parts []string
	for i := 0; i < len(list); {
		j := i
		for j+1 < len(list) && list[j+1] == list[j]+1 {
			j++
		}
		part := strconv.Itoa(list[i])
		switch {
		case j == i+1:
			parts = append(parts, part)
			part = strconv.Itoa(list[j])
		case j > i:
			part += " to " + strconv.Itoa(list[j])
		}
		parts = append(parts, part)
		i = j + 1
	}
	if n := len(parts); n > 1 {
		return strings.Join(parts[:n-1], ", ") + " or " + parts[n-1]
	}
	return strings.Join(parts, "")
}
