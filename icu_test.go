package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// TestPublishedICU puts every tournament that the Irish federation's program
// rated into a native workbook and rates it by the command: posts to 0.001
// before rounding, null where nobody can be rated, expected scores and bonuses
// of full players. The workbook that comes back rates the same once more, from
// its log.
func TestPublishedICU(t *testing.T) {
	file := shared(t, "real", "icu.json")
	for _, tour := range list(file["tournaments"]) {
		t.Run(fmt.Sprint(tour["id"]), func(t *testing.T) {
			book, err := makeBook(icuText(tour))
			if err != nil {
				t.Fatal(err)
			}
			dir := t.TempDir()
			first, out := rateICU(t, filepath.Join(dir, "event.xlsx"), book)
			compareICU(t, tour, first)
			leavesOut(t, out)
			updated := filepath.Join(dir, "event-rated.xlsx")
			checkRosterICU(t, updated)
			book, err = os.ReadFile(updated)
			if err != nil {
				t.Fatal(err)
			}
			second, _ := rateICU(t, filepath.Join(dir, "again.xlsx"), book)
			compareICU(t, tour, second)
		})
	}
}

// rateICU writes a workbook and rates it into its own folder. It returns the
// JSON and the crosstable.
func rateICU(t *testing.T, file string, book []byte) (got map[string]any, text string) {
	t.Helper()
	if err := os.WriteFile(file, book, 0o644); err != nil {
		t.Fatal(err)
	}
	var out, page, stderr bytes.Buffer
	if status := run([]string{"rate", file, "--json", "-o", filepath.Dir(file)}, &out, &stderr); status != done {
		t.Fatalf("status %d: %s", status, &stderr)
	}
	if status := run([]string{"rate", file}, &page, &stderr); status != done {
		t.Fatalf("status %d: %s", status, &stderr)
	}
	return object(t, out.Bytes()), page.String()
}

// icuText is a tournament as the sheets of makeBook.
func icuText(tour map[string]any) string {
	rounds := 0
	cells := map[[2]int]string{} // by number and round
	other := map[string]string{"W": "L", "L": "W", "D": "D"}
	for _, r := range list(tour["results"]) {
		round, a, b := int(r["round"].(float64)), int(r["player"].(float64)), int(r["opponent"].(float64))
		rounds = max(rounds, round)
		result := r["result"].(string)
		cells[[2]int{a, round}] = fmt.Sprint(result, b)
		cells[[2]int{b, round}] = fmt.Sprint(other[result], a)
	}
	var roster, chart strings.Builder
	for _, p := range list(tour["players"]) {
		number := int(p["number"].(float64))
		name, games, foreign := fmt.Sprintf("Player %02d", number), p["games"], any(nil)
		switch p["kind"] {
		case "full":
			games = 100
		case "foreign":
			games, foreign = 100, "yes"
		}
		row(&roster, 90000000+number, name, p["rating"], games, p["k"], foreign)
		line := []any{number, 90000000 + number, name}
		for round := 1; round <= rounds; round++ {
			line = append(line, cells[[2]int{number, round}])
		}
		row(&chart, line...)
	}
	var heads strings.Builder
	for round := range rounds {
		fmt.Fprintf(&heads, " | Rd %d", round+1)
	}
	return fmt.Sprintf("== Event\nEvent | Published\nStart | 2025-03-01\nEnd | 2025-03-02\nRules | ICU\n== Sections\nSection | Rounds\nMain | %d\n"+
		"== Players\nID | Name | ICU rating | ICU games | ICU K | Foreign\n%s== Main\nNo | ID | Name%s\n%s", rounds, &roster, &heads, &chart)
}

func compareICU(t *testing.T, tour, got map[string]any) {
	t.Helper()
	equal(t, "ICU", "rules", got["rules"])
	section := list(got["sections"])[0]
	equal(t, "[ICU]", "systems", fmt.Sprint(section["systems"]))
	players := map[float64]map[string]any{}
	for _, p := range list(section["players"]) {
		players[p["number"].(float64)] = p
	}
	for _, want := range list(tour["expected"]) {
		p := players[want["number"].(float64)]
		r := p["ratings"].(map[string]any)["ICU"].(map[string]any)
		name := fmt.Sprintf("No. %v, %v", want["number"], want["kind"])
		equal(t, want["score"], name+": score", p["score"])
		new, post := want["new"], r["post"]
		if want["kind"] == "foreign" {
			new = r["pre"]
		}
		if new == nil || post == nil {
			equal(t, new, name+": post", post)
		} else if math.Abs(new.(float64)-post.(float64)) > 0.001 {
			t.Errorf("%s: post %v, want %v", name, post, new)
		}
		full := want["kind"] == "full" && p["games"].(float64) > 0
		if !full {
			equal(t, nil, name+": k", r["k"])
			equal(t, nil, name+": expected", r["expected"])
			equal(t, nil, name+": bonus", r["bonus"])
		} else if math.Abs(want["expected"].(float64)-r["expected"].(float64)) > 0.0001 || want["bonus"] != r["bonus"] {
			t.Errorf("%s: expected %v, bonus %v; want %v, %v", name, r["expected"], r["bonus"], want["expected"], want["bonus"])
		}
		for _, key := range []string{"initial", "effective", "formula", "first", "middle", "floor", "floored"} {
			equal(t, nil, name+": "+key, r[key])
		}
	}
}

// leavesOut says that the crosstable has no words of US Chess.
func leavesOut(t *testing.T, page string) {
	t.Helper()
	for _, word := range []string{"bonus multiplier", "US Chess", "floor", "Regular", "Quick", "NaN"} {
		if strings.Contains(page, word) {
			t.Errorf("the crosstable says %q:\n%s", word, page)
		}
	}
	if !strings.Contains(page, "ICU rating") {
		t.Errorf("no heading over the ratings:\n%s", page)
	}
}

// checkRosterICU says that the roster gained nothing but what the ICU rules
// know, and no zeros.
func checkRosterICU(t *testing.T, file string) {
	t.Helper()
	f, err := excelize.OpenFile(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows("Players")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(rows[0], "|"); got != "ID|Name|ICU rating|ICU games|ICU K|Foreign|ICU date" {
		t.Errorf("headings of Players: %s", got)
	}
	chart, err := f.GetRows("Main")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(chart[0], "|"); !strings.HasSuffix(got, "|ICU pre|ICU post|ICU change|ICU perf") {
		t.Errorf("headings of the chart: %s", got)
	}
	for _, r := range append(rows, chart...) {
		for i, cell := range r {
			if cell == "NaN" || cell == "0" && i != len(r)-2 { // a change may be 0
				t.Errorf("cell %q in %q", cell, r)
			}
		}
	}
}
