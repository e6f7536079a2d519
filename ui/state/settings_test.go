package state

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"wallchart/ratingcore"
)

func TestSettings(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "Wallchart")
	s, note := LoadSettings(dir)
	if note != "" || s.Zoom != 100 || s.Theme != "system" || !s.Export.Workbook {
		t.Fatalf("a first start: %+v %q", s, note)
	}
	s.Paper, s.Performance, s.Zoom, s.Sidebar = "a4", "fide", 150, 200
	s.KeepColumns(&View{Hidden: map[ratingcore.Key]bool{ratingcore.KeyPerf: true}, Exact: true})
	s.Export.Crosstable = false
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	again, note := LoadSettings(dir)
	again.unknown = nil
	if note != "" || !reflect.DeepEqual(again, s) {
		t.Errorf("read again: %+v, not %+v (%q)", again, s, note)
	}
	if again.PerformanceOf() != ratingcore.FIDETable {
		t.Errorf("performance %v", again.PerformanceOf())
	}
	if v := NewView(Sample(), &again); !v.Hidden[ratingcore.KeyPerf] || v.Hidden[ratingcore.KeyID] || !v.Exact {
		t.Errorf("columns %v", v.Hidden)
	}
	left, _ := os.ReadDir(dir)
	if len(left) != 1 {
		t.Errorf("%d files are left in the folder", len(left))
	}
}

func TestSettingsDamaged(t *testing.T) {
	tests := []struct {
		name, text string
		damaged    bool
		check      func(s Settings) bool
	}{
		{"no JSON", "{\"paper\": \"a4\",", true, func(s Settings) bool { return s.Paper == "letter" }},
		{"empty", "", true, func(s Settings) bool { return s.Zoom == 100 }},
		{"a list", "[]", true, func(s Settings) bool { return s.Zoom == 100 }},
		{"a number for a word", `{"paper": 4}`, true, func(s Settings) bool { return s.Paper == "letter" }},
		{"out of range", `{"zoom": 900, "paper": "napkin", "theme": "pink", "width": 12, "pane": 9999, "performance": "best", "reload": ""}`, false,
			func(s Settings) bool {
				return s.Zoom == 200 && s.Paper == "letter" && s.Theme == "system" && s.Width == WidthMin && s.Pane == PaneMax && s.Performance == "expected" && s.Reload == "ask"
			}},
		{"from an editor, with a mark", "\ufeff{\"zoom\": 120}", false, func(s Settings) bool { return s.Zoom == 120 && s.Paper == "letter" }},
		{"an unknown column", `{"hidden": ["performance", "shoe size"]}`, false, func(s Settings) bool { return len(s.hiddenKeys()) == 1 }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			file := filepath.Join(dir, settingsName)
			if err := os.WriteFile(file, []byte(tt.text), 0o644); err != nil {
				t.Fatal(err)
			}
			s, note := LoadSettings(dir)
			if (note != "") != tt.damaged || !tt.check(s) {
				t.Errorf("%+v, told %q", s, note)
			}
			kept, err := os.ReadFile(file + ".damaged")
			if tt.damaged && (err != nil || string(kept) != tt.text) {
				t.Errorf("the damaged file was not kept: %v", err)
			}
			if err := s.Save(); err != nil {
				t.Error(err)
			}
			if _, note := LoadSettings(dir); note != "" {
				t.Errorf("saved anew: %q", note)
			}
		})
	}
}

func TestSettingsKeepUnknown(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, settingsName)
	if err := os.WriteFile(file, []byte(`{"zoom": 120, "language": {"ui": "pl"}}`), 0o644); err != nil {
		t.Fatal(err)
	}
	s, _ := LoadSettings(dir)
	s.Zoom = 140
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	data, _ := os.ReadFile(file)
	if text := string(data); !strings.Contains(text, `"ui": "pl"`) || !strings.Contains(text, `"zoom": 140`) {
		t.Errorf("saved:\n%s", text)
	}
}

func TestRecent(t *testing.T) {
	s := DefaultSettings()
	dir := t.TempDir()
	for i := range 14 {
		d := &Document{Path: filepath.Join(dir, fmt.Sprintf("event%d.xlsx", i)), File: &ratingcore.Event{Name: fmt.Sprint("Event ", i), Players: make([]ratingcore.Player, i)}}
		s.AddRecent(d, readAt)
	}
	s.AddRecent(&Document{Path: filepath.Join(dir, "event9.xlsx"), File: &ratingcore.Event{Name: "Again"}}, readAt.Add(time.Hour))
	s.AddRecent(Sample(), readAt)
	if len(s.Recent) != 10 || s.Recent[0].Event != "Again" || s.Recent[1].Name() != "event13.xlsx" || s.Recent[1].Players != 13 {
		t.Fatalf("%+v", s.Recent)
	}
	if err := os.WriteFile(s.Recent[1].Path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s.FindRecent()
	if !s.Recent[0].Missing || s.Recent[1].Missing {
		t.Errorf("missing: %v %v", s.Recent[0].Missing, s.Recent[1].Missing)
	}
	s.DropRecent(s.Recent[0].Path)
	if len(s.Recent) != 9 || s.Recent[0].Name() != "event13.xlsx" {
		t.Errorf("%+v", s.Recent)
	}
}

func TestWhen(t *testing.T) {
	now := time.Date(2026, 11, 8, 20, 0, 0, 0, time.UTC)
	for _, tt := range []struct {
		at   time.Time
		want string
	}{{readAt, "today, 7:42 PM"}, {readAt.AddDate(0, 0, -1), "Nov 7"}, {readAt.AddDate(-1, 0, 0), "Nov 8, 2025"}} {
		if got := When(tt.at, now); got != tt.want {
			t.Errorf("%q, not %q", got, tt.want)
		}
	}
}
