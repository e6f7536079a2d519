package ratingcore_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	. "wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
)

// shared reads a JSON file that lies beside the project. The test is skipped,
// and says so, where it is missing.
func shared(t testing.TB, into any, parts ...string) {
	t.Helper()
	path := filepath.Join(append([]string{"..", "..", "shared"}, parts...)...)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Skipf("skipped: %s is not there", filepath.Join(parts...))
	}
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

// day reads a date; a blank one is not known.
func day(t *testing.T, text string) Day {
	t.Helper()
	if text == "" {
		return 0
	}
	d, err := uschess.ParseDay(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// streakOf reads a record: "all wins" or "all losses".
func streakOf(record string) uschess.Streak {
	return map[string]uschess.Streak{"all wins": uschess.AllWins, "all losses": uschess.AllLosses}[record]
}

// cellOf reads a cell in the spelling of the workbook's contract.
func cellOf(t *testing.T, cell string) Result {
	t.Helper()
	if cell == "" {
		return Result{}
	}
	r := Result{Outcome: map[byte]Outcome{'W': Win, 'L': Loss, 'D': Draw, 'X': ForfeitWin, 'F': ForfeitLoss, 'B': FullBye, 'H': HalfBye, 'U': Unpaired}[cell[0]]}
	rest := cell[1:]
	if n := len(rest); n > 0 && (rest[n-1] == 'w' || rest[n-1] == 'b') {
		r.Color = map[byte]Color{'w': White, 'b': Black}[rest[n-1]]
		rest = rest[:n-1]
	}
	if rest != "" {
		n, err := strconv.Atoi(rest)
		if err != nil {
			t.Fatalf("cell %q", cell)
		}
		r.Opponent = Number(n)
	}
	return r
}
