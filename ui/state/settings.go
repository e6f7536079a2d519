package state

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"wallchart/ratingcore"
	"wallchart/report"
)

// Settings are what the program remembers from one start to the next.
type Settings struct {
	Paper       string   `json:"paper"`       // letter or a4
	Performance string   `json:"performance"` // expected, linear, fide or 1994
	Theme       string   `json:"theme"`       // system, light or dark
	Zoom        int      `json:"zoom"`        // percent, 80 to 200
	Reload      string   `json:"reload"`      // when the file changes on disk: ask or always
	Width       float32  `json:"width"`       // of the window, in units
	Height      float32  `json:"height"`
	Sidebar     float32  `json:"sidebar"` // width of the sidebar, 140 to 260
	Pane        float32  `json:"pane"`    // width of the player pane, 240 to 420
	Hidden      []string `json:"hidden"`  // columns switched off, by Columns
	Exact       bool     `json:"exact"`   // ratings with decimals
	Export      Export   `json:"export"`
	Recent      []Recent `json:"recent"` // newest first

	dir     string
	unknown map[string]json.RawMessage // keys of a newer program, kept
}

// Export is what was chosen in the export dialog.
type Export struct {
	Folder     string `json:"folder"`
	Workbook   bool   `json:"workbook"`
	Crosstable bool   `json:"crosstable"`
}

const settingsName = "settings.json"

// The ranges of settings.
const (
	ZoomMin, ZoomMax       = 80, 200
	WidthMin, HeightMin    = 760, 480
	SidebarMin, SidebarMax = 140, 260
	PaneMin, PaneMax       = 240, 420
)

// DefaultSettings are those of a first start.
func DefaultSettings() Settings {
	return Settings{
		Paper: "letter", Performance: "expected", Theme: "system", Zoom: 100, Reload: "ask",
		Width: 1280, Height: 800, Sidebar: 160, Pane: 267, Hidden: []string{"id", "state", "tiebreaks"},
		Export: Export{Workbook: true, Crosstable: true},
	}
}

// SettingsDir is the folder of the program's own files: settings, and a crash
// log if there was one.
func SettingsDir() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("there is no folder for settings (%w): they are forgotten when the program ends", err)
	}
	return filepath.Join(dir, "Wallchart"), nil
}

// LoadSettings reads the settings in a folder; what is missing or out of range
// has its default. A file that cannot be understood is renamed to
// settings.json.damaged, and note says so in a sentence; else it is empty.
func LoadSettings(dir string) (s Settings, note string) {
	s = DefaultSettings()
	s.dir = dir
	file := filepath.Join(dir, settingsName)
	data, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return s, ""
	case err != nil:
		return s, fmt.Sprintf("The settings in %s could not be read, and the usual ones are used", file)
	}
	if err := s.decode(data); err != nil {
		s = DefaultSettings()
		s.dir = dir
		if os.Rename(file, file+".damaged") != nil {
			return s, fmt.Sprintf("The settings in %s are damaged, and the usual ones are used", file)
		}
		return s, fmt.Sprintf("The settings were damaged and are kept as %s; the usual ones are used", settingsName+".damaged")
	}
	s.tidy()
	return s, ""
}

// decode reads settings over the defaults, and keeps what it does not know.
func (s *Settings) decode(data []byte) error {
	if err := json.Unmarshal(bytes.TrimPrefix(data, []byte("\ufeff")), s); err != nil {
		return err
	}
	if err := json.Unmarshal(bytes.TrimPrefix(data, []byte("\ufeff")), &s.unknown); err != nil {
		return err
	}
	for _, k := range settingKeys() {
		delete(s.unknown, k)
	}
	return nil
}

// settingKeys are the keys that the program knows.
func settingKeys() []string {
	known := map[string]json.RawMessage{}
	data, _ := json.Marshal(Settings{})
	_ = json.Unmarshal(data, &known)
	list := make([]string, 0, len(known))
	for k := range known {
		list = append(list, k)
	}
	return list
}

// tidy puts values out of range back to sense.
func (s *Settings) tidy() {
	usual := DefaultSettings()
	oneOf(&s.Paper, usual.Paper, "letter", "a4")
	oneOf(&s.Theme, usual.Theme, "system", "light", "dark")
	oneOf(&s.Reload, usual.Reload, "ask", "always")
	if _, ok := ratingcore.ParsePerformance(s.Performance); !ok {
		s.Performance = usual.Performance
	}
	s.Zoom = min(max(s.Zoom, ZoomMin), ZoomMax)
	s.Width, s.Height = max(s.Width, WidthMin), max(s.Height, HeightMin)
	s.Sidebar = min(max(s.Sidebar, SidebarMin), SidebarMax)
	s.Pane = min(max(s.Pane, PaneMin), PaneMax)
	s.Recent = slices.DeleteFunc(s.Recent, func(r Recent) bool { return r.Path == "" })
	s.Recent = s.Recent[:min(len(s.Recent), maxRecent)]
}

func oneOf(value *string, usual string, allowed ...string) {
	if !slices.Contains(allowed, *value) {
		*value = usual
	}
}

// Save writes the settings into the folder they were read from, whole or not
// at all. The error says what to do.
func (s *Settings) Save() error {
	if s.dir == "" {
		return nil
	}
	data, err := json.Marshal(s)
	all := map[string]json.RawMessage{}
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil {
		return fmt.Errorf("the settings cannot be kept: %w", err)
	}
	for k, v := range s.unknown {
		all[k] = v
	}
	if data, err = json.MarshalIndent(all, "", "  "); err == nil {
		_, err = report.WriteFiles(s.dir, []report.File{{Name: settingsName, Data: append(data, '\n')}}, nil)
	}
	if err != nil {
		return fmt.Errorf("the settings cannot be kept: %w", err)
	}
	return nil
}

// PerformanceOf returns the definition of the performance rating chosen.
func (s *Settings) PerformanceOf() ratingcore.Performance {
	p, _ := ratingcore.ParsePerformance(s.Performance)
	return p
}

// ColumnChoice is a column of the crosstable that can be switched off.
type ColumnChoice struct {
	Word string // in the settings
	Name string // to show
	Key  ratingcore.Key
}

// Columns are the columns that can be switched off, in the order of the table.
var Columns = []ColumnChoice{
	{"state", "State", ratingcore.KeyState},
	{"id", "ID", ratingcore.KeyID},
	{"rounds", "Rounds", ratingcore.KeyRound},
	{"tiebreaks", "Tie-breaks", ratingcore.KeyTieBreak},
	{"pre", "Rating before", ratingcore.KeyPre},
	{"change", "Change", ratingcore.KeyChange},
	{"performance", "Performance", ratingcore.KeyPerf},
	{"norms", "Norms", ratingcore.KeyNorms},
}

func (s *Settings) hiddenKeys() []ratingcore.Key {
	var list []ratingcore.Key
	for _, c := range Columns {
		if slices.Contains(s.Hidden, c.Word) {
			list = append(list, c.Key)
		}
	}
	return list
}

// KeepColumns remembers the columns that a view has switched off.
func (s *Settings) KeepColumns(v *View) {
	s.Hidden = []string{}
	for _, c := range Columns {
		if v.Hidden[c.Key] {
			s.Hidden = append(s.Hidden, c.Word)
		}
	}
	s.Exact = v.Exact
}
