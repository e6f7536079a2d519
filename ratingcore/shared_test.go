package ratingcore_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
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
