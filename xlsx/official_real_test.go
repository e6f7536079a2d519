package xlsx

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// realPlayer is a player of ../shared/real/uschess-2014.json.
type realPlayer struct {
	Number      int
	Pre, Post   float64
	PreGames    *int
	PostGames   *int
	Games       [][2]float64
	Floor       float64
	Record      string
	GamesFitted *int
}

type realSection struct {
	ID          int
	End, System string
	Dual        bool
	Type        string
	Players     []realPlayer
}

// rounds lays the games of a section out in rounds, so that both players have
// theirs in the same one, as cells of a wall chart by player.
func (s *realSection) rounds() (cells [][]any) {
	index := map[int]int{}
	for i, p := range s.Players {
		index[p.Number] = i
	}
	cells = make([][]any, len(s.Players))
	open := map[[2]int][]float64{} // games entered from the other side alone
	set := func(i, round int, text string) {
		for len(cells[i]) <= round {
			cells[i] = append(cells[i], nil)
		}
		cells[i][round] = text
	}
	busy := func(i, round int) bool { return round < len(cells[i]) && cells[i][round] != nil }
	for i, p := range s.Players {
		for _, g := range p.Games {
			j := index[int(g[0])]
			if list := open[[2]int{i, j}]; len(list) > 0 {
				open[[2]int{i, j}] = list[1:]
				continue
			}
			round := 0
			for busy(i, round) || busy(j, round) {
				round++
			}
			set(i, round, fmt.Sprintf("%c%d", "LDW"[int(2*g[1])], s.Players[j].Number))
			set(j, round, fmt.Sprintf("%c%d", "WDL"[int(2*g[1])], p.Number))
			open[[2]int{j, i}] = append(open[[2]int{j, i}], g[1])
		}
	}
	return cells
}

// crossText spells a rating as the site does, with the games behind a
// provisional one.
func crossText(rating float64, games *int) string {
	if games != nil {
		return fmt.Sprintf("%.0fP%d", rating, *games)
	}
	return fmt.Sprintf("%.0f", rating)
}

// sheets returns a section as a workbook of the contract with an official
// column, and as a pasted crosstable.
func (s *realSection) sheets() (native []testSheet, cross testSheet) {
	cells, width := s.rounds(), 0
	for _, row := range cells {
		width = max(width, len(row))
	}
	control := "G/120;d5"
	if s.Dual {
		control = "G/60;d5"
	}
	event := testSheet{name: "Event", rows: [][]any{{"Event", "published"}, {"End", s.End}}}
	sections := testSheet{name: "Sections", rows: [][]any{{"Section", "Time control", "Type", "Systems"}, {"Open", control, s.Type, s.System}}}
	players := testSheet{name: "Players", rows: [][]any{{"ID", "Name", s.System + " rating"}}}
	chart := testSheet{name: "Open", rows: [][]any{{"No", "ID", "Name", s.System + " official"}}}
	cross = testSheet{name: "Open", rows: [][]any{{"Pair Num", "Player Name / USCF ID / Rtg (Pre->Post)", "Total"}}}
	for r := range width {
		chart.rows[0], cross.rows[0] = append(chart.rows[0], fmt.Sprint("Rd ", r+1)), append(cross.rows[0], fmt.Sprint("Round ", r+1))
	}
	for i, p := range s.Players {
		id, name := fmt.Sprint(90000000+p.Number), fmt.Sprint("Player ", p.Number)
		pre, post := crossText(p.Pre, p.PreGames), crossText(p.Post, p.PostGames)
		players.rows = append(players.rows, []any{id, name, pre})
		chart.rows = append(chart.rows, append([]any{p.Number, id, name, post}, cells[i]...))
		cross.rows = append(cross.rows, append([]any{p.Number, name, nil}, cells[i]...),
			[]any{"OR", id + " / " + s.System + ": " + pre + " ->" + post})
	}
	return []testSheet{event, sections, players, chart}, cross
}

// Published sections as workbooks, without what the crosstable does not show:
// the cause must be named for 97 of 100 of those of whom something is noted,
// and all others must be exact. Whether a workbook of the contract or a pasted
// crosstable, the verdicts are the same.
func TestPublishedWorkbooks(t *testing.T) {
	text, err := os.ReadFile("../../shared/real/uschess-2014.json")
	if err != nil {
		t.Skip("skipped: ../shared/real is not there")
	}
	var file struct{ Sections []realSection }
	must(t, json.Unmarshal(text, &file))
	noted, named, exact := 0, 0, 0
	for i := range file.Sections {
		s := &file.Sections[i]
		native, cross := s.sheets()
		want := ""
		for k, sheets := range [][]testSheet{native, {cross}} {
			if k > 0 && s.Type == "Match" {
				break // a crosstable does not tell the type
			}
			got := verdicts(t, s, sheets)
			var spelled string
			for j, v := range got {
				spelled += fmt.Sprintln(j+1, v)
				switch p := &s.Players[j]; {
				case k > 0:
				case p.Floor > 0 || p.Record != "" || p.GamesFitted != nil:
					noted++
					named += p.named(v)
				case !v.Exact:
					t.Errorf("section %d No. %d: %s, want exact", s.ID, p.Number, v)
				default:
					exact++
				}
			}
			if k > 0 && spelled != want {
				t.Errorf("section %d: as a crosstable\n%sas a workbook\n%s", s.ID, spelled, want)
			}
			want = spelled
		}
	}
	t.Logf("%d of %d causes named, %d players exact", named, noted, exact)
	if 100*named < 97*noted || noted < 100 {
		t.Errorf("%d of %d causes are named", named, noted)
	}
}

// named is 1 if the cause that is noted of a player is among those of a verdict.
func (p *realPlayer) named(v ratingcore.Verdict) int {
	for _, c := range v.Causes {
		if p.Floor > 0 && c.Kind == ratingcore.ByFloor && c.Floor == p.Floor || p.Record != "" && c.Kind == ratingcore.ByRecord && c.Streak.String() == p.Record ||
			p.GamesFitted != nil && c.Kind == ratingcore.ByGames {
			return 1
		}
	}
	return 0
}

// verdicts reads a section's workbook, and verifies it.
func verdicts(t *testing.T, s *realSection, sheets []testSheet) []ratingcore.Verdict {
	t.Helper()
	o := Options{Name: "event.xlsx", TimeControl: "G/120;d5"}
	o.End, _ = uschess.ParseDay(s.End)
	if s.Dual {
		o.TimeControl = "G/60;d5"
	}
	sys, _ := ratingcore.SystemOf(s.System)
	o.Systems = []ratingcore.System{sys}
	b, err := Read(bytesOf(t, excelFile(t, sheets...)), o)
	must(t, err)
	r := ratingcore.Rate(b.Event)
	list := ratingcore.Verify(r)
	if len(list) != 1 || len(list[0].Verdicts) != len(s.Players) {
		t.Fatalf("section %d: %d verified: %v", s.ID, len(list), r.Problems)
	}
	return list[0].Verdicts
}
