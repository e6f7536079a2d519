package report

import (
	"bytes"
	"encoding/json"
	"testing"

	"wallchart/ratingcore"
)

// Events of every kind give JSON that can be read, the same each time, without
// a number that is none.
func TestJSONInvented(t *testing.T) {
	for seed := range uint64(20) {
		r := ratingcore.Rate(invent(invention{players: 9 + int(seed), rounds: 1 + int(seed)%7, systems: "RQ", reentry: true, seed: seed}))
		for perf := range ratingcore.Closed94 + 1 {
			var one, two bytes.Buffer
			if err := JSON(&one, r, JSONOptions{Performance: perf}); err != nil {
				t.Fatalf("seed %d, %v: %v", seed, perf, err)
			}
			if err := JSON(&two, r, JSONOptions{Performance: perf}); err != nil || !bytes.Equal(one.Bytes(), two.Bytes()) {
				t.Errorf("seed %d, %v: two runs differ", seed, perf)
			}
			if !json.Valid(one.Bytes()) {
				t.Errorf("seed %d, %v: not JSON", seed, perf)
			}
		}
	}
}
