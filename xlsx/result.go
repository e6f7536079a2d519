package xlsx

import (
	"strconv"
	"strings"

	"wallchart/ratingcore"
)

// byes are the spellings of an unplayed round, without spaces, in capitals and
// without trailing dashes.
var byes = map[string]ratingcore.Outcome{
	"B": ratingcore.FullBye, "B0": ratingcore.FullBye, "BYE": ratingcore.FullBye, "FPB": ratingcore.FullBye,
	"+BYE": ratingcore.FullBye, "1-BYE": ratingcore.FullBye, "1BYE": ratingcore.FullBye, "-BYE-": ratingcore.FullBye,
	"FULLBYE": ratingcore.FullBye, "FULLPOINTBYE": ratingcore.FullBye, "-B-": ratingcore.FullBye,
	"FULL-POINTBYE": ratingcore.FullBye, "HALF-POINTBYE": ratingcore.HalfBye, "ZERO-POINTBYE": ratingcore.Unpaired,
	"H": ratingcore.HalfBye, "H0": ratingcore.HalfBye, "HPB": ratingcore.HalfBye, "=BYE": ratingcore.HalfBye,
	"1/2": ratingcore.HalfBye, "1/2BYE": ratingcore.HalfBye, "1/2-BYE": ratingcore.HalfBye, "-H-": ratingcore.HalfBye,
	"HALFBYE": ratingcore.HalfBye, "HALFPOINTBYE": ratingcore.HalfBye,
	"U": ratingcore.Unpaired, "U0": ratingcore.Unpaired, "Z": ratingcore.Unpaired, "Z0": ratingcore.Unpaired,
	"ZPB": ratingcore.Unpaired, "-BYE": ratingcore.Unpaired, "0-BYE": ratingcore.Unpaired, "0BYE": ratingcore.Unpaired,
	"ZEROBYE": ratingcore.Unpaired, "ZEROPOINTBYE": ratingcore.Unpaired, "-U-": ratingcore.Unpaired,
	"0-": ratingcore.Unpaired, "-0-": ratingcore.Unpaired, "-Z-": ratingcore.Unpaired,
	"X": ratingcore.ForfeitWin, "X0": ratingcore.ForfeitWin, "-X-": ratingcore.ForfeitWin,
	"F": ratingcore.ForfeitLoss, "F0": ratingcore.ForfeitLoss, "-F-": ratingcore.ForfeitLoss,
	"": ratingcore.Blank, ".": ratingcore.Blank, "*": ratingcore.Blank,
	"-": ratingcore.Unpaired, "--": ratingcore.Unpaired, "---": ratingcore.Unpaired, "----": ratingcore.Unpaired,
}

// parseResult reads a cell of a wall chart: W12, d4b, X--, BYE, +W9 … (the
// grammar of formats for US wall charts). A text that is none gives Unclear.
func parseResult(text string) ratingcore.Result {
	if len(text) > 100 {
		return ratingcore.Result{Outcome: ratingcore.Unclear}
	}
	s := strings.ToUpper(strings.ReplaceAll(simple(text), " ", ""))
	if o, ok := byes[s]; ok {
		return ratingcore.Result{Outcome: o}
	}
	if code := strings.TrimRight(s, "-"); len(s)-len(code) <= 3 && code != "" && code[0] >= 'A' {
		if o, ok := byes[code]; ok {
			return ratingcore.Result{Outcome: o}
		}
	}
	for _, read := range []func(string) (ratingcore.Result, bool){letterResult, signResult} {
		if r, ok := read(s); ok {
			return r
		}
	}
	return ratingcore.Result{Outcome: ratingcore.Unclear}
}

// letterResult reads a result that begins with its letter: W12, D3(B), L4-b,
// X7w.
func letterResult(s string) (r ratingcore.Result, ok bool) {
	if s == "" {
		return r, false
	}
	switch s[0] {
	case 'W':
		r.Outcome = ratingcore.Win
	case 'L':
		r.Outcome = ratingcore.Loss
	case 'D':
		r.Outcome = ratingcore.Draw
	case 'X':
		r.Outcome = ratingcore.ForfeitWin
	case 'F':
		r.Outcome = ratingcore.ForfeitLoss
	default:
		return r, false
	}
	var rest string
	if r.Opponent, rest, ok = opponent(s[1:]); !ok || rest == "" {
		return r, ok
	}
	if rest[0] == '-' || rest[0] == '/' {
		rest = rest[1:]
	}
	r.Color, ok = colorOf(rest)
	return r, ok
}

// signResult reads a result in the manner of Vega: +W12, -B3, =W7, W+12; a
// trailing F is a forfeit.
func signResult(s string) (r ratingcore.Result, ok bool) {
	color, signs := byte(0), 0
	for len(s) > 0 && (s[0] < '0' || s[0] > '9') {
		switch s[0] {
		case '+':
			r.Outcome = ratingcore.Win
			signs++
		case '-':
			r.Outcome = ratingcore.Loss
			signs++
		case '=':
			r.Outcome = ratingcore.Draw
			signs++
		case 'W', 'B':
			if color != 0 {
				return r, false
			}
			color = s[0]
		default:
			return r, false
		}
		s = s[1:]
	}
	if signs != 1 {
		return r, false
	}
	r.Color, _ = colorOf(string(color))
	var rest string
	switch r.Opponent, rest, ok = opponent(s); {
	case !ok || rest == "":
		return r, ok
	case rest == "F" && r.Outcome == ratingcore.Win:
		r.Outcome = ratingcore.ForfeitWin
		return r, true
	case rest == "F" && r.Outcome == ratingcore.Loss:
		r.Outcome = ratingcore.ForfeitLoss
		return r, true
	}
	return r, false
}

// opponent takes the digits at the beginning of s; there are at most six, and
// they are not 0.
func opponent(s string) (who ratingcore.Number, rest string, ok bool) {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	v, err := strconv.Atoi(s[:n])
	if err != nil || n > 6 || v == 0 {
		return 0, "", false
	}
	return ratingcore.Number(v), s[n:], true
}

// colorOf reads a color: w, B, white, (b).
func colorOf(s string) (ratingcore.Color, bool) {
	s = strings.ToUpper(s)
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") {
		s = s[1 : len(s)-1]
	}
	switch s {
	case "W", "WHITE":
		return ratingcore.White, true
	case "B", "BLACK":
		return ratingcore.Black, true
	}
	return ratingcore.NoColor, false
}
