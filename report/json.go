package report

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"

	"wallchart/ratingcore"
)

// JSONOptions chooses what JSON writes.
type JSONOptions struct {
	Performance ratingcore.Performance
	Section     string // only the section of this name; empty: all
}

// JSON writes a rated event as one JSON object, the result of the workbook's
// contract: numbers at full precision, what is absent as null, sections and
// players in the order of the workbook, systems in the order R Q B OR OQ OB.
// Each player and each problem has a line of its own. The same event gives the
// same bytes. The error is that of the writer.
func JSON(w io.Writer, r *ratingcore.Rated, o JSONOptions) error {
	j := &jsonWriter{Writer: bufio.NewWriter(w)}
	j.fields("{\n ", "event", word(r.Event.Name), "start", word(r.Start.String()), "end", word(r.End.String()), "rules", word(r.Rules))
	var some []*ratingcore.RatedSection
	for i := range r.Sections {
		if s := &r.Sections[i]; o.Section == "" || s.Name == o.Section {
			some = append(some, s)
		}
	}
	j.list(",\n \"sections\": ", len(some), "\n ", func(i int) { sectionJSON(j, r, some[i], o.Performance) })
	problems := problemsOf(r, o.Section)
	j.list(",\n \"problems\": ", len(problems), "\n ", func(i int) { j.value(problemJSON(r, problems[i])) })
	j.WriteString("\n}\n")
	if j.err != nil {
		return j.err
	}
	return j.Flush()
}

// jsonWriter writes JSON in lines that a person can read. Its first error
// stays.
type jsonWriter struct {
	*bufio.Writer
	err error
}

// value writes one value on the line.
func (j *jsonWriter) value(v any) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil && j.err == nil {
		j.err = err
	}
	j.Write(bytes.TrimSuffix(b.Bytes(), []byte("\n")))
}

// fields writes names and values of an object, in turn.
func (j *jsonWriter) fields(before string, pairs ...any) {
	for i := 0; i < len(pairs); i += 2 {
		j.WriteString(before)
		j.value(pairs[i])
		j.WriteString(": ")
		j.value(pairs[i+1])
		before = ", "
	}
}

// list writes the values of a list, each on a line that is indented one more
// than the list itself.
func (j *jsonWriter) list(before string, n int, line string, write func(i int)) {
	j.WriteString(before + "[")
	for i := range n {
		if i > 0 {
			j.WriteByte(',')
		}
		j.WriteString(line + " ")
		write(i)
	}
	if n > 0 {
		j.WriteString(line)
	}
	j.WriteByte(']')
}

type jsonPlayer struct {
	Number  *int        `json:"number"`
	ID      *string     `json:"id"`
	Name    string      `json:"name"`
	Score   float64     `json:"score"`
	Games   int         `json:"games"`
	Rounds  []string    `json:"rounds"`
	Ratings jsonRatings `json:"ratings"`
}

// jsonRatings are a player's ratings by system code.
type jsonRatings struct {
	codes []string
	each  []jsonRating
}

// MarshalJSON writes an object with the systems in their order, which a map
// would sort by letter.
func (r jsonRatings) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, code := range r.codes {
		if i > 0 {
			b = append(b, ',')
		}
		value, err := json.Marshal(r.each[i])
		if err != nil {
			return nil, err
		}
		b = append(b, `"`+code+`":`...)
		b = append(b, value...)
	}
	return append(b, '}'), nil
}

type jsonRating struct {
	Pre          *float64 `json:"pre"`
	PreGames     *int     `json:"preGames"`
	Initial      *float64 `json:"initial"`
	InitialGames *int     `json:"initialGames"`
	Effective    *float64 `json:"effective"`
	Formula      *string  `json:"formula"`
	First        *float64 `json:"first"`
	Middle       *float64 `json:"middle"`
	K            *float64 `json:"k"`
	Expected     *float64 `json:"expected"`
	Bonus        *float64 `json:"bonus"`
	Floor        *float64 `json:"floor"`
	Floored      *bool    `json:"floored"`
	Post         *float64 `json:"post"`
	PostGames    *int     `json:"postGames"`
	Performance  *float64 `json:"performance"`
}

type jsonProblem struct {
	Severity string  `json:"severity"`
	Sheet    *string `json:"sheet"`
	Cell     *string `json:"cell"`
	Section  *string `json:"section"`
	Player   *string `json:"player"`
	Round    *int    `json:"round"`
	Text     string  `json:"text"`
}

func sectionJSON(j *jsonWriter, r *ratingcore.Rated, s *ratingcore.RatedSection, perf ratingcore.Performance) {
	codes := make([]string, len(s.Systems))
	for i, sys := range s.Systems {
		codes[i] = sys.String()
	}
	j.fields("{", "name", s.Name, "start", word(s.Start.String()), "end", word(s.End.String()), "systems", codes, "rounds", s.Columns())
	perfs := performances(s.Crosstable(perf))
	j.list(", \"players\": ", len(s.Entries), "\n  ", func(i int) {
		p := playerJSON(r, s, i)
		p.Ratings = jsonRatings{codes, make([]jsonRating, len(codes))}
		for sys, system := range s.Systems {
			p.Ratings.each[sys] = ratingJSON(s, sys, i)
			p.Ratings.each[sys].Performance = perfs[perfCell{i, system}]
		}
		j.value(p)
	})
	j.WriteByte('}')
}

func playerJSON(r *ratingcore.Rated, s *ratingcore.RatedSection, entry int) jsonPlayer {
	e := &s.Entries[entry]
	p := &r.Event.Players[e.Player]
	return jsonPlayer{
		Number: given(int(e.Number), e.Number != 0), ID: word(p.ID), Name: p.Name,
		Score: float64(s.Scores[entry]) / 2, Games: s.Games[entry], Rounds: roundCells(s, entry),
	}
}

// roundCells are the results of an entry as the wall chart has them, W12b, and
// U for a blank cell of a round that was held; in a FIDE section the games with
// the opponents' names, "W Carlos Example".
func roundCells(s *ratingcore.RatedSection, entry int) []string {
	cells := []string{}
	if s.Kind.Foreign() {
		for _, g := range s.GamesOf(entry) {
			cells = append(cells, outcomeOf(g.Points).Code()+" "+g.Opponent)
		}
		return cells
	}
	for round := range s.Columns() {
		cells = append(cells, s.Cell(entry, round+1).String())
	}
	return cells
}

// outcomeOf is the outcome of a game that was played for these points.
func outcomeOf(p ratingcore.Points) ratingcore.Outcome {
	switch p {
	case 2:
		return ratingcore.Win
	case 1:
		return ratingcore.Draw
	}
	return ratingcore.Loss
}

// ratingJSON is what one system gave for an entry. Without a rated game only
// the rating that stays as it was is told.
func ratingJSON(s *ratingcore.RatedSection, sys, entry int) jsonRating {
	r := s.Rating(sys, entry)
	out := jsonRating{
		Pre:      given(r.Before.Rating, r.Before.Rated),
		PreGames: given(r.Before.Games, r.Before.Rated && r.Before.Counted),
	}
	if r.Games == 0 {
		out.Post, out.PostGames = out.Pre, out.PreGames
		return out
	}
	family := s.Choice.Family
	hasBonus := r.HasK && (family == ratingcore.USChess || family == ratingcore.IrishRules)
	out.K, out.Expected, out.Bonus = given(r.K, r.HasK), given(r.Expected, r.HasK), given(r.Bonus, hasBonus)
	out.Post, out.PostGames = given(r.Post, r.HasPost()), given(r.After.Games, r.HasPost() && r.After.Counted)
	if family != ratingcore.USChess {
		return out
	}
	o, abroad := s.Outcome(sys, entry), s.Kind.Foreign()
	out.Initial, out.InitialGames = &o.R0, given(o.N, o.Counted)
	out.Effective, out.Formula = &o.Effective, word(o.Formula.String())
	out.First = given(o.First, o.HasFirst && !abroad)
	out.Middle = given(o.Middle, !abroad)
	out.Floor, out.Floored = &o.Floor, &o.Floored
	return out
}

type perfCell struct {
	entry  int
	system ratingcore.System
}

// performances takes the performance ratings out of the crosstable.
func performances(t *ratingcore.Table) map[perfCell]*float64 {
	found := map[perfCell]*float64{}
	for col, c := range t.Columns {
		if c.Key != ratingcore.KeyPerf {
			continue
		}
		for i := range t.Rows {
			if v := &t.Rows[i].Values[col]; v.Kind == ratingcore.PerfValue {
				found[perfCell{t.Rows[i].Entry, c.System}] = &v.Num
			}
		}
	}
	return found
}

func problemJSON(r *ratingcore.Rated, p ratingcore.Problem) jsonProblem {
	sheet, cell := r.Event.Source.Where(p.At)
	return jsonProblem{
		Severity: p.Severity.String(), Sheet: word(sheet), Cell: word(cell), Section: word(p.Section),
		Player: word(p.Player), Round: given(p.Round, p.Round != 0), Text: p.Text,
	}
}

// word returns a text, and null for the empty one.
func word(s string) *string { return given(s, s != "") }

// given returns a value, and null where it is absent.
func given[T any](v T, ok bool) *T {
	if !ok {
		return nil
	}
	return &v
}
