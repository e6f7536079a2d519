package xlsx

import (
	"strings"
	"testing"
)

func TestReferences(t *testing.T) {
	for _, c := range []struct{ formula, want string }{
		{"A1+$B$2", "A1:A1 B2:B2"},
		{"SUM(A1:C3)*2", "A1:C3"},
		{"'Open U1800'!D2&Players!E5", "Open U1800!D2:D2 Players!E5:E5"},
		{"'It''s'!A1", "It's!A1:A1"},
		{"SUM(B:C)+SUM(2:3)", "B1:C1048576 A2:XFD3"},
		{`"A1"&"say ""B2"""`, ""},
		{"LOG10(A2)", "A2:A2"},
		{"IF(TRUE,A1,#REF!)", "A1:A1"},
		{"MAX(Best)", "?Best"},
		{"SUM(Roster[R rating])+Roster[[#This Row],[Q peak]]", "?Roster[ ?Roster["},
		{"[@[Rd 1]]+A1", "?[ A1:A1"},
		{"INDIRECT(A1)", "A1:A1 unsure"},
		{"x.y_1+A1B", "?x.y_1 ?A1B"},
		{"1+2.5E3", ""},
	} {
		list, words, sure := references(c.formula)
		var got []string
		for _, r := range list {
			text := r.area.String()
			if r.sheet != "" {
				text = r.sheet + "!" + text
			}
			got = append(got, text)
		}
		for _, w := range words {
			got = append(got, "?"+w)
		}
		if !sure {
			got = append(got, "unsure")
		}
		if !sameWords(got, strings.Fields(strings.ReplaceAll(c.want, "Open U1800", "Open_U1800"))) {
			t.Errorf("%s reads %q, want %q", c.formula, got, c.want)
		}
	}
}

// sameWords compares without regard to order.
func sameWords(got, want []string) bool {
	count := map[string]int{}
	for _, w := range want {
		count[strings.ReplaceAll(w, "_U1800", " U1800")]++
	}
	for _, g := range got {
		count[g]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}

func TestShifted(t *testing.T) {
	for _, c := range []struct {
		formula    string
		rows, cols int
		want       string
	}{
		{"A1+$B$2+C$3+$D4", 2, 1, "B3+$B$2+D$3+$D6"},
		{"SUM(A1:B9)", 1, 0, "SUM(A2:B10)"},
		{"SUM(B:C)+SUM(2:3)", 1, 1, "SUM(C:D)+SUM(3:4)"},
		{`"A1"&LOG10(A1)`, 5, 0, `"A1"&LOG10(A6)`},
		{"'A1'!A1+Rate", 1, 0, "'A1'!A2+Rate"},
		{"Z1", 0, 1, "AA1"},
	} {
		if got := shifted(c.formula, c.rows, c.cols); got != c.want {
			t.Errorf("%s shifted by %d rows, %d columns is %s, want %s", c.formula, c.rows, c.cols, got, c.want)
		}
	}
}

func TestMarks(t *testing.T) {
	m := marks{}
	for _, row := range []int{5, 2, 9, 2} {
		m.add("S", cellAt{row, 3})
	}
	for text, want := range map[string]bool{"C2:C2": true, "A3:C4": false, "A6:D9": true, "D1:Z9": false, "C10:C99": false} {
		a, _ := parseArea(text)
		if m.hit("S", a) != want || m.hit("T", a) {
			t.Errorf("%s is hit: %v, want %v", text, !want, want)
		}
	}
}
