package ui

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// tableDesk is a crosstable in a window, with what it asked for. It does what
// the program's window does with it.
type tableDesk struct {
	*tablePane
	win    fyne.Window
	doc    *state.Document
	view   *state.View
	opened []int
	told   string
	copied string
	keys   []fyne.KeyName
}

// setTable shows the sample event in a window of a size.
func setTable(t testing.TB, width, height float32) *tableDesk {
	t.Helper()
	themed(t)
	settings := state.DefaultSettings()
	d := &tableDesk{doc: state.Sample()}
	d.view = state.NewView(d.doc, &settings)
	again := func() { d.show(d.doc, d.view) }
	d.tablePane = newTablePane(tableCalls{
		pick: func(entry int, chosen []int) { d.view.Entry, d.view.Chosen = entry, chosen; again() },
		open: func(entry int) { d.opened = append(d.opened, entry) },
		sort: func(c *ratingcore.Column) { d.view.SortOn(c); again() },
		try: func(e state.Edit) error {
			err := d.doc.Try(e)
			again()
			return err
		},
		column:  func(k ratingcore.Key, on bool) { d.view.Hidden[k] = !on; again() },
		exact:   func(on bool) { d.view.Exact = on; again() },
		section: func(i int) { d.view.ShowSection(d.doc, i); again() },
		problem: func() { d.view.StepProblem(d.doc, 1); again() },
		back:    func() { d.doc.BackToFile(); again() },
		save:    func() {},
		clear:   func() { d.view.Find = ""; again() },
		copied:  func(text string) { d.copied = text },
		told:    func(words string) { d.told = words },
		key:     func(k fyne.KeyName) { d.keys = append(d.keys, k) },
	})
	again()
	d.win = inWindow(t, container.NewStack(canvas.NewRectangle(look.Window), d.object()), fyne.NewSize(width, height))
	return d
}

// picture writes what the window shows, light and dark, where the environment
// names a folder for pictures.
func (d *tableDesk) picture(t testing.TB, name string) {
	if os.Getenv("WALLCHART_PICTURES") == "" {
		return
	}
	for mode, word := range map[look.Mode]string{look.Light: "light", look.Night: "dark"} {
		fyne.CurrentApp().Settings().SetTheme(look.Theme{Mode: mode, Zoom: look.Zoom()})
		d.show(d.doc, d.view)
		d.win.Content().Refresh()
		d.capture(t, name+"-"+word)
	}
}

// capture writes what the window shows as it is.
func (d *tableDesk) capture(t testing.TB, name string) {
	t.Helper()
	keepPicture(t, name, d.win.Canvas().Capture())
}

// TestTablePictures draws the table as the window has it: the whole, what if,
// the narrow window, a search, nothing found, more columns, and zoomed.
func TestTablePictures(t *testing.T) {
	if os.Getenv("WALLCHART_PICTURES") == "" {
		t.Skip("WALLCHART_PICTURES names no folder for pictures")
	}
	d := setTable(t, 853, 702)
	d.picture(t, "table-main")
	d.at(t, 3, ratingcore.KeyRound, 5)
	d.win.Canvas().Focus(d.grid)
	d.grid.TypedRune('d')
	d.picture(t, "table-whatif")
	d.view.Find = "er ma"
	d.show(d.doc, d.view)
	d.picture(t, "table-find")
	d.view.Find = "zim"
	d.show(d.doc, d.view)
	d.picture(t, "table-nobody")
	d.view.Find = ""
	d.doc.BackToFile()
	d.setNarrow(true)
	d.win.Resize(fyne.NewSize(713, 500))
	d.picture(t, "table-small")
	d.setNarrow(false)
	d.view.Hidden, d.view.Exact = map[ratingcore.Key]bool{}, true
	d.show(d.doc, d.view)
	d.at(t, 4, ratingcore.KeyPre, 0)
	d.picture(t, "table-more")
	d.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	d.field.SetText("19x")
	d.capture(t, "table-field")
	fyne.CurrentApp().Settings().SetTheme(look.Theme{Mode: look.Light, Zoom: 1.5})
	d.win.Resize(fyne.NewSize(1280, 702))
	d.picture(t, "table-zoom")
}

// at puts the focus on a cell of a row, by what its column shows.
func (d *tableDesk) at(t testing.TB, row int, k ratingcore.Key, round int) (col int) {
	t.Helper()
	for i, from := range d.cells.layout.from {
		if c := &d.cells.table.Columns[from]; c.Key == k && c.Round == round {
			d.grid.Go(row, i)
			d.picked()
			return i
		}
	}
	t.Fatalf("no column %d of round %d", k, round)
	return -1
}
