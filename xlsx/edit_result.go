package xlsx

import (
	"strings"
	"unicode/utf8"

	"wallchart/ratingcore"
)

// speller spells results as the sheets of a workbook spell them.
type speller struct {
	book  *Book
	scan  *workbook
	cells map[ratingcore.Ref]ratingcore.Result // what was read there; for a pairing White's side
	part  map[ratingcore.Ref]int               // the section it belongs to
	byNo  map[int]bool                         // by section, once known: opponents are pairing numbers
}

func newSpeller(b *Book, w *workbook) *speller {
	s := &speller{book: b, scan: w, cells: map[ratingcore.Ref]ratingcore.Result{}, part: map[ratingcore.Ref]int{}, byNo: map[int]bool{}}
	for i := range b.Event.Sections {
		for j := range b.Event.Sections[i].Entries {
			for _, r := range b.Event.Sections[i].Entries[j].Results {
				if r.At != (ratingcore.Ref{}) {
					s.cells[r.At], s.part[r.At] = r, i
				}
			}
		}
	}
	return s
}

// text returns what stands in a cell.
func (s *speller) text(at ratingcore.Ref) string {
	if at.Sheet == 0 || int(at.Sheet) > len(s.scan.sheets) {
		return ""
	}
	from := s.scan.sheets[at.Sheet-1]
	c := from.at(int(at.Row), int(at.Col))
	if c == nil || from.half(c) {
		return ""
	}
	return from.string(c)
}

// result spells a result for its cell.
func (s *speller) result(at ratingcore.Ref, r ratingcore.Result) (string, error) {
	if sheetKey(s.scan.sheets[at.Sheet-1].name) == sheetKey("Pairings") {
		return s.pairing(at, r)
	}
	old, text := s.cells[at], s.text(at)
	if r.Opponent > 0 && r.Opponent == old.Opponent && r.Color == old.Color {
		if out, ok := recoded(text, r.Outcome); ok {
			return out, nil
		}
	}
	switch {
	case r.Outcome == ratingcore.Blank:
		return "", nil
	case r.Opponent > 0 && !s.numbered(at):
		return "", ErrLayout
	case r.Opponent == 0:
		return s.bye(at, r), nil
	}
	return SpellResult(r), nil
}

// recoded returns a result's text with another outcome against the same
// opponent: d12b for w12b, =W7 for +W7. ok is false when the text has another
// grammar.
func recoded(text string, o ratingcore.Outcome) (out string, ok bool) {
	was := parseResult(text)
	if was.Opponent == 0 {
		return "", false
	}
	at, width := 0, 0
	code := o.Code()
	if _, letter := letterResult(strings.ToUpper(strings.ReplaceAll(simple(text), " ", ""))); letter {
		for i, r := range text {
			if r != ' ' {
				at, width = i, utf8.RuneLen(r)
				break
			}
		}
		if c := text[at : at+width]; c == strings.ToLower(c) {
			code = strings.ToLower(code)
		}
	} else {
		code = map[ratingcore.Outcome]string{ratingcore.Win: "+", ratingcore.Loss: "-", ratingcore.Draw: "="}[o]
		for i, r := range text {
			if strings.ContainsRune("+-=−–", r) {
				at, width = i, utf8.RuneLen(r)
				break
			}
		}
	}
	out = text[:at] + code + text[at+width:]
	is := parseResult(out)
	return out, code != "" && width > 0 && is.Outcome == o && is.Opponent == was.Opponent && is.Color == was.Color
}

// bye spells a round without an opponent: as another cell of the section has
// it, else by its letter.
func (s *speller) bye(at ratingcore.Ref, r ratingcore.Result) string {
	section, known := s.part[at]
	if !known {
		return SpellResult(r)
	}
	for _, e := range s.book.Event.Sections[section].Entries {
		for _, have := range e.Results {
			if have.Outcome != r.Outcome || have.Opponent != 0 || have.At.Sheet != at.Sheet {
				continue
			}
			if text := s.text(have.At); text != "" && parseResult(text).Outcome == r.Outcome {
				return text
			}
		}
	}
	return SpellResult(r)
}

// numbered says whether the section of a cell names opponents by their pairing
// numbers. A cell that is blank in the file belongs to the section of its
// sheet.
func (s *speller) numbered(at ratingcore.Ref) bool {
	section, known := s.part[at]
	if !known {
		for i := range s.book.Charts {
			if s.book.Charts[i].Sheet == s.scan.sheets[at.Sheet-1].name {
				section, known = i, true
			}
		}
	}
	if !known {
		return false
	}
	by, done := s.byNo[section]
	if !done {
		by = s.allNumbered(section)
		s.byNo[section] = by
	}
	return by
}

func (s *speller) allNumbered(section int) bool {
	for _, e := range s.book.Event.Sections[section].Entries {
		for _, r := range e.Results {
			if r.Opponent > 0 && r.At != (ratingcore.Ref{}) && parseResult(s.text(r.At)).Opponent != r.Opponent {
				return false
			}
		}
	}
	return true
}

// pairing spells a result for the sheet Pairings, whose two sides share one
// cell: from White's side. Who plays whom cannot be changed there.
func (s *speller) pairing(at ratingcore.Ref, r ratingcore.Result) (string, error) {
	old, text := s.cells[at], s.text(at)
	if r.Opponent == 0 || old.Opponent == 0 || r.Color == ratingcore.NoColor {
		return "", ErrLayout
	}
	want := r.Outcome
	if r.Color == ratingcore.Black {
		want = map[ratingcore.Outcome]ratingcore.Outcome{ratingcore.Win: ratingcore.Loss, ratingcore.Loss: ratingcore.Win, ratingcore.Draw: ratingcore.Draw,
			ratingcore.ForfeitWin: ratingcore.ForfeitLoss, ratingcore.ForfeitLoss: ratingcore.ForfeitWin}[want]
	}
	if now, ok := parsePairScore(text); ok && now.white == want {
		return text, nil
	}
	out, ok := map[ratingcore.Outcome]string{ratingcore.Win: "1-0", ratingcore.Loss: "0-1", ratingcore.Draw: "½-½",
		ratingcore.ForfeitWin: "1F-0F", ratingcore.ForfeitLoss: "0F-1F"}[want]
	if !ok {
		return "", ErrLayout
	}
	return out, nil
}
