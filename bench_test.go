package main

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// The whole command: read, rate in two systems, write the workbook and the PDF
// and read them again.
func BenchmarkRate64(b *testing.B)   { benchmarkRate(b, 64) }
func BenchmarkRate1000(b *testing.B) { benchmarkRate(b, 1000) }

// The floor: the same workbook read from the disk, opened by excelize, one
// cell set, and written to the disk.
func BenchmarkFloor64(b *testing.B)   { benchmarkFloor(b, 64) }
func BenchmarkFloor1000(b *testing.B) { benchmarkFloor(b, 1000) }

func benchmarkRate(b *testing.B, players int) {
	file, out := bigBook(b, players), b.TempDir()
	for b.Loop() {
		var stderr bytes.Buffer
		if status := run([]string{"rate", file, "-o", out}, io.Discard, &stderr); status != done {
			b.Fatalf("status %d: %s", status, &stderr)
		}
	}
}

func benchmarkFloor(b *testing.B, players int) {
	file, out := bigBook(b, players), filepath.Join(b.TempDir(), "floor.xlsx")
	for b.Loop() {
		f, err := excelize.OpenFile(file)
		if err != nil {
			b.Fatal(err)
		}
		if err := f.SetCellValue("Open", "ZZ1", 1); err != nil {
			b.Fatal(err)
		}
		if err := f.SaveAs(out); err != nil {
			b.Fatal(err)
		}
		f.Close()
	}
}

// bigBook writes a native workbook of one section with nine rounds and returns
// its path. A tenth of the players is unrated, a third provisional.
func bigBook(b *testing.B, players int) string {
	b.Helper()
	data, err := makeBook(bigText(players, 9))
	if err != nil {
		b.Fatal(err)
	}
	file := filepath.Join(b.TempDir(), fmt.Sprintf("open%d.xlsx", players))
	if err := os.WriteFile(file, data, 0o644); err != nil {
		b.Fatal(err)
	}
	return file
}

// bigText invents an event. Each round pairs players by lot; one who is left
// over has a full bye.
func bigText(players, rounds int) string {
	r := rand.New(rand.NewPCG(1, uint64(players)))
	var roster, chart strings.Builder
	for i := range players {
		id, name := 90000001+i, fmt.Sprintf("Player%04d, Invented", i+1)
		rating, games := 2400-float64(i)*1800/float64(players)+r.Float64(), 26+r.IntN(500)
		switch {
		case i%10 == 3:
			fmt.Fprintf(&roster, "%d | %s | OR | 1990-05-01 | | | | |\n", id, name)
			continue
		case i%3 == 0:
			games = 1 + r.IntN(25)
		}
		fmt.Fprintf(&roster, "%d | %s | OR | 1990-05-01 | %.4f | %d | %.4f | %d\n", id, name, rating, games, rating-40, 1+r.IntN(60))
	}
	for i, cells := range bigRounds(r, players, rounds) {
		fmt.Fprintf(&chart, "%d | %d | Player%04d, Invented | %s\n", i+1, 90000001+i, i+1, strings.Join(cells, " | "))
	}
	heads := make([]string, rounds)
	for i := range heads {
		heads[i] = fmt.Sprint("Rd ", i+1)
	}
	return "== Event\nEvent | Big Open\nStart | 2026-10-03\nEnd | 2026-10-04\n" +
		"== Sections\nSection | Time control | Rounds\nOpen | G/60;d5 | " + fmt.Sprint(rounds) + "\n" +
		"== Players\nID | Name | State | Birth date | R rating | R games | Q rating | Q games\n" + roster.String() +
		"== Open\nNo | ID | Name | " + strings.Join(heads, " | ") + " | Tot\n" + chart.String()
}

// bigRounds plays the rounds and returns the cells by player, the total last.
func bigRounds(r *rand.Rand, players, rounds int) [][]string {
	cells, half := make([][]string, players), make([]int, players)
	for range rounds {
		order := r.Perm(players)
		for i := 0; i+1 < players; i += 2 {
			a, b := order[i], order[i+1]
			points := r.IntN(3)
			half[a], half[b] = half[a]+points, half[b]+2-points
			cells[a] = append(cells[a], fmt.Sprintf("%c%dw", "LDW"[points], b+1))
			cells[b] = append(cells[b], fmt.Sprintf("%c%db", "WDL"[points], a+1))
		}
		if players%2 == 1 {
			last := order[players-1]
			half[last] += 2
			cells[last] = append(cells[last], "B")
		}
	}
	for i := range cells {
		cells[i] = append(cells[i], fmt.Sprint(float64(half[i])/2))
	}
	return cells
}

// A rating derived, and an event rated by two rules, from the command line.
func BenchmarkExplain1000(b *testing.B) {
	benchmarkCommand(b, "explain", bigBook(b, 1000), "--player", "500")
}

func BenchmarkCompare1000(b *testing.B) {
	benchmarkCommand(b, "compare", bigBook(b, 1000), "--rules", "auto", "--rules", "2018-01-07", "-o", b.TempDir())
}

func benchmarkCommand(b *testing.B, args ...string) {
	for b.Loop() {
		var stderr bytes.Buffer
		if status := run(args, io.Discard, &stderr); status != done {
			b.Fatalf("status %d: %s", status, &stderr)
		}
	}
}
