package uschess

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// TimeControl is the time each player has for a game.
type TimeControl struct {
	Minutes int  // mm: main time of all stages together
	Base    int  // minutes of the first stage
	Stages  int  // how many stages there are
	Seconds int  // ss: delay or increment a move, from the first move on
	Adds    bool // the seconds are an increment, not a delay
	text    string
}

// String returns the time control as US Chess stores it: G/60;d5, G/90;+30,
// 40/90,SD/30;d5.
func (t TimeControl) String() string { return t.text }

// Total returns mm + ss, the number that decides the rating systems.
func (t TimeControl) Total() int { return t.Minutes + t.Seconds }

var (
	stagePattern = regexp.MustCompile(`^(?:(\d{1,3})\s*/\s*(\d{1,4})|(?:game\s+in|game|g|sd)\s*[/:]?\s*(\d{1,4})|(\d{1,4}))(?:\s*(?:minutes|min|m|'))?`)
	bonusPattern = regexp.MustCompile(`^(?:(delay|inc(?:rement)?|d|i|\+)\s*[/:=]?\s*\+?\s*(\d{1,3}))\s*(?:seconds|sec|s|"|''|')?`)
)

// ParseTimeControl reads a time control in the spellings organizers use:
// G/60;d5, G60+5, 90+30, Game/45, 40/90, SD/30 d/5, G/3 inc/2. Several stages
// add up. The error quotes the text and says what is not understood.
func ParseTimeControl(text string) (TimeControl, error) {
	t := TimeControl{}
	rest := strings.ToLower(strings.TrimSpace(text))
	if rest == "" {
		return t, fmt.Errorf("the time control is empty: write it like G/60;d5")
	}
	if strings.Contains(rest, "round") {
		return t, fmt.Errorf("time control %q is a mixed schedule: give the one that governs the section, like G/60;d5", text)
	}
	var stages []string
	bare, bonus := false, false
	for rest != "" {
		if m := bonusPattern.FindStringSubmatch(rest); m != nil && len(stages) > 0 && !bonus {
			bonus, t.Adds = true, m[1] == "+" || m[1][0] == 'i'
			t.Seconds, _ = strconv.Atoi(m[2])
			rest = separators(rest[len(m[0]):])
			continue
		}
		m := stagePattern.FindStringSubmatch(rest)
		if m == nil || bonus || bare {
			return TimeControl{}, fmt.Errorf("time control %q is not understood at %q: write it like G/60;d5 or 40/90,SD/30;d5", text, rest)
		}
		bare = m[4] != ""
		stages = append(stages, t.stage(m))
		rest = separators(rest[len(m[0]):])
	}
	if bare && (!bonus || len(stages) > 1) {
		return TimeControl{}, fmt.Errorf("time control %q is not understood: write it like G/60;d5", text)
	}
	t.Stages = len(stages)
	t.text = t.canonical(stages)
	return t, nil
}

// stage adds one matched stage and returns it in canonical spelling.
func (t *TimeControl) stage(m []string) string {
	spelled, minutes := "G/"+m[3]+m[4], m[3]+m[4]
	if m[1] != "" {
		spelled, minutes = m[1]+"/"+m[2], m[2]
	}
	n, _ := strconv.Atoi(minutes)
	if t.Minutes == 0 {
		t.Base = n
	}
	t.Minutes += n
	return spelled
}

func (t *TimeControl) canonical(stages []string) string {
	if last := len(stages) - 1; last > 0 {
		stages[last] = strings.Replace(stages[last], "G/", "SD/", 1)
	}
	sign := "d"
	if t.Adds {
		sign = "+"
	}
	return strings.Join(stages, ",") + ";" + sign + strconv.Itoa(t.Seconds)
}

func separators(s string) string { return strings.TrimLeft(s, " ,;.\t\u00a0") }

// SystemsOf returns the systems in which a section with this time control is
// rated, Regular first; none when it is too fast or there was no such system
// yet (footnote 1; rating-notes 4).
func (r *Rules) SystemsOf(t TimeControl, online bool) []System {
	var all []System
	switch mm, total := t.Minutes, t.Total(); {
	case r.Base == Text2011:
		all = bands2011(mm, online)
	case online:
		all = r.bandsOnline(total)
	default:
		all = bands(total)
	}
	var in []System
	for _, s := range all {
		if r.systems[s] {
			in = append(in, s)
		}
	}
	return in
}

// Dual says whether the time control is rated Regular and Quick over the
// board, which is where K is reduced above 2200 (section 4.2).
func (t TimeControl) Dual() bool { return t.Total() >= 30 && t.Total() <= 65 }

// bands are those of the texts of 2015 and 2025, over the board.
func bands(total int) []System {
	switch {
	case total < 5:
		return nil
	case total <= 10:
		return []System{Blitz}
	case total < 30:
		return []System{Quick}
	case total <= 65:
		return []System{Regular, Quick}
	}
	return []System{Regular}
}

// bandsOnline has no dual rating; online Quick reached to 65 before there was
// an online Regular system.
func (r *Rules) bandsOnline(total int) []System {
	quickest := 29
	if r.Base != Text2025 {
		quickest = 65
	}
	switch {
	case total < 5:
		return nil
	case total <= 10:
		return []System{OnlineBlitz}
	case total <= quickest:
		return []System{OnlineQuick}
	}
	return []System{OnlineRegular}
}

// bands2011 counts the main minutes only; nothing was rated online.
func bands2011(minutes int, online bool) []System {
	switch {
	case minutes < 5 || online:
		return nil
	case minutes < 30:
		return []System{Quick}
	case minutes <= 60:
		return []System{Regular, Quick}
	}
	return []System{Regular}
}

// TooShort says whether the first stage is shorter than rule 5C asks for: 3
// minutes in Blitz, 5 otherwise.
func (t TimeControl) TooShort() bool {
	if t.Total() <= 10 {
		return t.Base < 3
	}
	return t.Base < 5
}

// Has says whether the system existed under these rules.
func (r *Rules) Has(s System) bool { return r.systems[s] }
