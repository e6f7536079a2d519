package xlsx

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"wallchart/ratingcore"
)

// facts compares events without the cells they were read from.
var facts = cmp.Options{
	cmpopts.IgnoreTypes(ratingcore.Place{}, ratingcore.Ref{}, ratingcore.Source{}),
	cmpopts.EquateEmpty(),
}

func TestNativeRoundTrip(t *testing.T) {
	for _, c := range []struct {
		name  string
		event *ratingcore.Event
	}{
		{"template's example", exampleEvent()},
		{"sample", sampleEvent()},
	} {
		t.Run(c.name, func(t *testing.T) {
			data, err := Native(c.event)
			must(t, err)
			b, err := Read(data, testOptions)
			must(t, err)
			if d := cmp.Diff(c.event, b.Event, facts); d != "" {
				t.Errorf("read differs from written (-written +read):\n%s", d)
			}
			if !b.Native || !b.Roster.Exists() || b.ReadOnly != "" {
				t.Errorf("native %v, roster %v, read only %q", b.Native, b.Roster, b.ReadOnly)
			}
		})
	}
}
