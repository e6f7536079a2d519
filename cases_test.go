package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCases writes every reference case into a native workbook, rates it from
// the command line, and compares the whole JSON.
func TestCases(t *testing.T) {
	files, _ := filepath.Glob("../shared/cases/case_*.json")
	if len(files) == 0 {
		t.Skip("skipped: ../shared/cases is not there")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".json"), func(t *testing.T) {
			c := shared(t, "cases", filepath.Base(file))
			got := resultOf(t, caseText(c["event"].(map[string]any)))
			compareCase(t, c["expected"].(map[string]any), got)
		})
	}
}

// shared reads a JSON file that lies beside the project. The test is skipped,
// and says so, where it is missing.
func shared(t *testing.T, folder, name string) map[string]any {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "shared", folder, name))
	if err != nil {
		t.Skipf("skipped: ../shared/%s/%s is not there", folder, name)
	}
	return object(t, data)
}

// object reads a JSON object.
func object(t *testing.T, data []byte) (o map[string]any) {
	t.Helper()
	if err := json.Unmarshal(data, &o); err != nil {
		t.Fatal(err)
	}
	return o
}

// resultOf is the JSON of a workbook given as text.
func resultOf(t *testing.T, sheets string) map[string]any {
	t.Helper()
	data, err := makeBook(sheets)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "event.xlsx")
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
	var out, stderr bytes.Buffer
	if status := run([]string{"rate", file, "--json"}, &out, &stderr); status == failed {
		t.Fatalf("status %d: %s", status, &stderr)
	}
	return object(t, out.Bytes())
}

// TestReal64 rates the published crosstable of 64 players from a native
// workbook: from the printed ratings within 1, from the decimals exactly.
func TestReal64(t *testing.T) {
	c := shared(t, "real", "uschess-64.json")
	for pre, within := range map[string]float64{"pre": 1, "preFitted": 0} {
		var roster, chart strings.Builder
		for _, p := range list(c["players"]) {
			id := 90000000 + p["number"].(float64)
			row(&roster, fmt.Sprintf("%.0f", id), fmt.Sprintf("Player %v", p["number"]), p[pre], p["preGames"], p["floor"])
			row(&chart, append([]any{p["number"], fmt.Sprintf("%.0f", id)}, p["results"].([]any)...)...)
		}
		got := resultOf(t, fmt.Sprintf("== Event\nEvent | Published\nStart | %v\nEnd | %v\n"+
			"== Sections\nSection | Systems | Rounds\nOpen | R | 7\n== Players\nID | Name | R rating | R games | R floor\n%s"+
			"== Open\nNo | ID | Rd 1 | Rd 2 | Rd 3 | Rd 4 | Rd 5 | Rd 6 | Rd 7\n%s", c["end"], c["end"], &roster, &chart))
		exact := 0
		for i, p := range list(list(got["sections"])[0]["players"]) {
			want := list(c["players"])[i]["post"].(float64)
			post := math.Floor(p["ratings"].(map[string]any)["R"].(map[string]any)["post"].(float64) + .5)
			if math.Abs(post-want) > within {
				t.Errorf("from %s: number %d has %v, want %v", pre, i+1, post, want)
			} else if post == want {
				exact++
			}
		}
		t.Logf("from %s: %d of 64 exact", pre, exact)
	}
}

// caseText is the event of a case as the sheets of makeBook.
func caseText(e map[string]any) string {
	var b strings.Builder
	fmt.Fprintf(&b, "== Event\nEvent | %v\nStart | %v\nEnd | %v\nRules | %v\n", e["name"], e["start"], e["end"], e["rules"])
	b.WriteString("== Sections\nSection | Time control | Type | Online | Start | End | Rounds | Systems | Rated\n")
	for _, s := range list(e["sections"]) {
		control, systems, rated := "", "", ""
		if tc, ok := s["time_control"].(map[string]any); ok {
			control = fmt.Sprintf("G/%v;d%v", tc["main_minutes"], tc["delay_seconds"])
		}
		if all, ok := s["systems"].([]any); ok {
			systems = strings.Trim(fmt.Sprint(all), "[]")
		}
		if s["rated"] == false {
			rated = "no"
		}
		row(&b, s["name"], control, s["type"], yes(s["online"]), s["start"], s["end"], s["rounds"], systems, rated)
	}
	b.WriteString("== Players\nID | Name | Birth date | Adult | FIDE | FIDE date | CFC | CFC date | Canadian | OLM")
	codes := []string{"R", "Q", "B", "OR", "OQ", "OB"}
	fields := []string{"rating", "games", "date", "record", "peak", "wins", "draws", "events", "floor"}
	for _, code := range codes {
		for _, f := range fields {
			b.WriteString(" | " + code + " " + f)
		}
	}
	b.WriteString("\n")
	for _, m := range list(e["members"]) {
		fide, _ := m["fide"].(map[string]any)
		cfc, _ := m["cfc"].(map[string]any)
		cells := []any{m["id"], m["name"], m["birth"], yes(m["adult"]), fide["rating"], fide["date"], cfc["rating"], cfc["date"], yes(m["canadian"]), yes(m["olm"])}
		ratings, _ := m["ratings"].(map[string]any)
		for _, code := range codes {
			rating, _ := ratings[code].(map[string]any)
			for _, f := range fields {
				cells = append(cells, rating[f])
			}
		}
		row(&b, cells...)
	}
	for _, s := range list(e["sections"]) {
		chartText(&b, s)
	}
	return b.String()
}

// chartText is the sheet of one section.
func chartText(b *strings.Builder, s map[string]any) {
	fmt.Fprintf(b, "== %v\n", s["name"])
	if games, ok := s["games"]; ok {
		b.WriteString("ID | Opponent | Opponent FIDE | Result\n")
		for _, g := range list(games) {
			row(b, g["member"], g["opponent"], g["fide"], map[float64]string{0: "0", .5: "½", 1: "1"}[g["score"].(float64)])
		}
		return
	}
	b.WriteString("No | ID")
	for r := range int(s["rounds"].(float64)) {
		fmt.Fprintf(b, " | Rd %d", r+1)
	}
	b.WriteString("\n")
	for _, p := range list(s["players"]) {
		row(b, append([]any{p["number"], p["member"]}, p["results"].([]any)...)...)
	}
}

// row writes cells between bars; nil is an empty one.
func row(b *strings.Builder, cells ...any) {
	for i, c := range cells {
		if i > 0 {
			b.WriteString(" | ")
		}
		if c != nil {
			fmt.Fprint(b, c)
		}
	}
	b.WriteString("\n")
}

func yes(v any) any {
	if v == true {
		return "yes"
	}
	return nil
}

func list(v any) (all []map[string]any) {
	some, _ := v.([]any)
	for _, one := range some {
		all = append(all, one.(map[string]any))
	}
	return all
}

// compareCase compares what rate printed with what a case expects.
func compareCase(t *testing.T, want, got map[string]any) {
	t.Helper()
	sections := list(got["sections"])
	if len(sections) != len(list(want["sections"])) {
		t.Fatalf("%d sections, want %d", len(sections), len(list(want["sections"])))
	}
	for i, s := range list(want["sections"]) {
		have := sections[i]
		equal(t, s["name"], "name", have["name"])
		equal(t, s["start"], "start", have["start"])
		equal(t, s["end"], "end", have["end"])
		equal(t, fmt.Sprint(s["systems"]), "systems", fmt.Sprint(have["systems"]))
		players := list(have["players"])
		for _, p := range players {
			number := fmt.Sprint(p["number"])
			if points := s["points"].(map[string]any); len(points) > 0 { // a FIDE section has none
				equal(t, points[number], "score of "+number, p["score"])
				equal(t, s["row_games"].(map[string]any)[number], "games of "+number, p["games"])
			}
		}
		results, _ := s["results"].(map[string]any)
		for code, rows := range results {
			for j, r := range list(rows) {
				compareRating(t, fmt.Sprintf("%v, %v, %s", s["name"], players[j]["name"], code), r, players[j]["ratings"].(map[string]any)[code].(map[string]any))
			}
		}
	}
}

// compareRating compares one player in one system, name by name as the README
// of the cases pairs them.
func compareRating(t *testing.T, who string, want, got map[string]any) {
	t.Helper()
	at := func(path ...string) any {
		var v any = want
		for _, step := range path {
			m, _ := v.(map[string]any)
			v = m[step]
		}
		return v
	}
	expected := map[string]any{"pre": nil, "preGames": nil, "post": at("post"), "postGames": at("N_post")}
	if at("step1", "rated") == true {
		expected["pre"], expected["preGames"] = at("step1", "R0"), at("step1", "N")
	}
	played := at("step5") != nil
	for name, path := range map[string][]string{
		"initial": {"step1", "R0"}, "initialGames": {"step1", "N"}, "effective": {"step2", "N_eff"},
		"first": {"step3", "result"}, "middle": {"step4", "result"}, "formula": {"step5", "formula"},
		"floor": {"floor", "floor"}, "floored": {"floor", "applied"},
		"k": {"step5", "K"}, "expected": {"step5", "E"}, "bonus": {"step5", "bonus"},
	} {
		expected[name] = nil
		if played {
			expected[name] = at(path...)
		}
	}
	if at("step5", "formula") == "special" {
		expected["k"], expected["expected"], expected["bonus"] = nil, nil, nil
	}
	if !played {
		expected["postGames"] = expected["preGames"]
	}
	expected["performance"] = at("performance", "step4", "exact")
	if expected["performance"] == nil {
		expected["performance"] = at("performance", "step4", "bound")
		if m, ok := expected["performance"].(map[string]any); ok {
			expected["performance"] = m["value"]
		}
	}
	for name, v := range expected {
		equal(t, v, who+": "+name, got[name])
	}
	if len(got) != len(expected) {
		t.Errorf("%s: %d values, want %d", who, len(got), len(expected))
	}
}

// equal compares numbers to 1e-6 and everything else whole.
func equal(t *testing.T, want any, what string, got any) {
	t.Helper()
	x, a := want.(float64)
	y, b := got.(float64)
	if a && b && math.Abs(x-y) <= 1e-6 {
		return
	}
	if want != got {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}
