package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// pairScore is the result of a pairing: what happened to White and to Black.
type pairScore struct{ white, black ratingcore.Outcome }

// pairScores are the spellings of a game's result from White's side, folded by
// foldScore.
var pairScores = map[string]pairScore{
	"1-0": {ratingcore.Win, ratingcore.Loss}, "0-1": {ratingcore.Loss, ratingcore.Win},
	"1": {ratingcore.Win, ratingcore.Loss}, "0": {ratingcore.Loss, ratingcore.Win},
	"W": {ratingcore.Win, ratingcore.Loss}, "L": {ratingcore.Loss, ratingcore.Win},
	"H-H": {ratingcore.Draw, ratingcore.Draw}, "H": {ratingcore.Draw, ratingcore.Draw},
	"=": {ratingcore.Draw, ratingcore.Draw}, "=-=": {ratingcore.Draw, ratingcore.Draw}, "D": {ratingcore.Draw, ratingcore.Draw},
	"DRAW":  {ratingcore.Draw, ratingcore.Draw},
	"1F-0F": forfeitWhite, "1F-0": forfeitWhite, "1-0F": forfeitWhite, "1X-0F": forfeitWhite, "1X-0": forfeitWhite, "X-F": forfeitWhite,
	"+/-": forfeitWhite, "+--": forfeitWhite, "+-": forfeitWhite, "1-0X": forfeitWhite, "1-0(F)": forfeitWhite, "1-0FF": forfeitWhite,
	"1-0FORFEIT": forfeitWhite, "X": forfeitWhite,
	"0F-1F": forfeitBlack, "0-1F": forfeitBlack, "0F-1": forfeitBlack, "0F-1X": forfeitBlack, "0-1X": forfeitBlack, "F-X": forfeitBlack,
	"-/+": forfeitBlack, "--+": forfeitBlack, "-+": forfeitBlack, "0-1(F)": forfeitBlack, "0-1FF": forfeitBlack,
	"0-1FORFEIT": forfeitBlack, "F": forfeitBlack,
	"0F-0F": forfeitBoth, "0-0F": forfeitBoth, "0F-0": forfeitBoth, "F-F": forfeitBoth, "-/-": forfeitBoth, "---": forfeitBoth,
	"0-0": forfeitBoth, "0-0(F)": forfeitBoth,
	"": {}, "*": {}, "-": {},
}

var (
	forfeitWhite = pairScore{ratingcore.ForfeitWin, ratingcore.ForfeitLoss}
	forfeitBlack = pairScore{ratingcore.ForfeitLoss, ratingcore.ForfeitWin}
	forfeitBoth  = pairScore{ratingcore.ForfeitLoss, ratingcore.ForfeitLoss}
)

var (
	scoreSpellings = strings.NewReplacer(":", "-", "0.5", "H", "0,5", "H", "1/2", "H", ".5", "H", "1.0", "1", "0.0", "0")
	byeSpellings   = strings.NewReplacer("POINT", "", "-", "", "(", "", ")", "")
)

// foldScore brings the spellings of a result together: no spaces, capitals, H
// for a half.
func foldScore(text string) string {
	s := strings.ToUpper(strings.ReplaceAll(simple(text), " ", ""))
	return scoreSpellings.Replace(s)
}

// parsePairScore reads the result of a game.
func parsePairScore(text string) (pairScore, bool) {
	s, ok := pairScores[foldScore(text)]
	return s, ok
}

// byeOf reads what stands in place of an opponent, together with the result:
// the result decides, then the opponent's words. ok is false when neither can
// be understood.
func byeOf(opponent, result string) (o ratingcore.Outcome, ok bool) {
	switch s := strings.TrimSuffix(strings.TrimSuffix(foldScore(result), "BYE"), "-"); s {
	case "1", "B", "1-0", "W", "+", "F":
		return ratingcore.FullBye, true
	case "H", "H-0", "=", "H-H":
		return ratingcore.HalfBye, true
	case "0", "U", "Z", "0-0", "0-1", "L":
		return ratingcore.Unpaired, true
	case "X", "X-F", "1F-0F", "1-0F":
		return ratingcore.ForfeitWin, true
	case "", "*":
	default:
		return ratingcore.Unclear, false
	}
	switch s := byeSpellings.Replace(foldScore(opponent)); s {
	case "BYE", "FULLBYE", "FULL", "FPB", "1BYE", "B", "1BYE1":
		return ratingcore.FullBye, true
	case "HALFBYE", "HALF", "HPB", "HBYE", "H":
		return ratingcore.HalfBye, true
	case "ZEROBYE", "ZPB", "0BYE", "UNPAIRED", "NOTPAIRED", "U", "Z":
		return ratingcore.Unpaired, true
	case "":
		return ratingcore.Blank, true
	}
	return ratingcore.Unclear, false
}

// isBye says whether a text in place of an opponent is no player.
func isBye(text string) bool {
	if nothing(text) {
		return true
	}
	o, ok := byeOf(text, "")
	return ok && o != ratingcore.Blank
}
