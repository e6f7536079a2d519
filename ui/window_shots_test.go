package ui

import (
	"fmt"
	"image"
	"os"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/ui/look"
	"wallchart/ui/state"
	"wallchart/xlsx"
)

var (
	families = strings.Fields("Thistlewood Varga Lindqvist Whitlam Okonjo Nakagiri Hallorann Osei-Lund Marchetti Brandreth Delacroft Achterberg Iyengar Ferrante Abelard Dunmore " +
		"Kowalczuk Sorrell Zielinck Bexley Moreau-Finch Tran-Holt Rasmusson Castellane Ardenne Bramwell Corvino Dashwood Eklund Fairbairn Grzelak Harrowgate")
	given = strings.Fields("Omar Mirela Priya Jorge Felix Paul Beatriz Ruth Nadia Yusuf Simone Kai Tobias Gus Jun Pavel Dov Mae Noah Ida Theo Vivian Eli Hugo")
)

// largeEvent is an event of invented players: 64 rated twice, with byes,
// forfeits, a withdrawal, unrated and provisional players and one at a floor;
// a smaller section, and one of blitz.
func largeEvent() *ratingcore.Event {
	e := &ratingcore.Event{Name: "Autumn Swiss", City: "Millbrook Falls", State: "OH", Start: uschess.Date(2026, 11, 6), End: uschess.Date(2026, 11, 8)}
	for i := range 80 {
		p := ratingcore.Player{ID: fmt.Sprint(90000001 + i), Name: families[i%32] + ", " + given[(i*7)%24], State: "OH"}
		p.Birth = uschess.Date(1960+i%50, 1+i%12, 1+i%28)
		for s, sys := range []ratingcore.System{ratingcore.Regular, ratingcore.Quick, ratingcore.Blitz} {
			if i%13 == 12 || i%9 == 4 && s > 0 {
				continue // unrated
			}
			r := ratingcore.Standing{Rated: true, Counted: true, Date: uschess.Date(2026, 11, 1), Games: 30 + i*3}
			if i%8 == 6 {
				r.Games = 5 + i%20
			}
			r.Rating = float64(2210 - 17*i + (i*37)%60 - 30*s)
			p.Standings[sys] = r
		}
		e.Players = append(e.Players, p)
	}
	e.Sections = []ratingcore.Section{
		{Name: "Open", TimeControl: "G/60;d5", Rounds: 5, Entries: circled(0, 64, 5)},
		{Name: "Reserve", TimeControl: "G/60;d5", Rounds: 5, Entries: circled(64, 16, 5)},
		{Name: "Friday Blitz", TimeControl: "G/3;+2", Rounds: 7, Entries: circled(0, 8, 7), Start: uschess.Date(2026, 11, 6), End: uschess.Date(2026, 11, 6)},
	}
	return e
}

// circled pairs n players in a circle, in which the better ones mostly win.
func circled(first, n, rounds int) []ratingcore.Entry {
	list := make([]ratingcore.Entry, n)
	for i := range list {
		list[i] = ratingcore.Entry{Number: ratingcore.Number(i + 1), Player: first + i}
	}
	for r := range rounds {
		for k := range n / 2 {
			a, b := circle(n, r*3, k), circle(n, r*3, n-1-k)
			if a > b {
				a, b = b, a
			}
			results := [2]ratingcore.Outcome{ratingcore.Win, ratingcore.Loss}
			switch h := (a*31 + b*17 + r*7) % 10; {
			case n > 20 && r == 2 && k == 5:
				results = [2]ratingcore.Outcome{ratingcore.HalfBye, ratingcore.FullBye}
			case n > 20 && r == 3 && k == 9:
				results = [2]ratingcore.Outcome{ratingcore.ForfeitWin, ratingcore.ForfeitLoss}
			case n > 20 && r == 4 && k == 12:
				results = [2]ratingcore.Outcome{ratingcore.HalfBye, ratingcore.Unpaired}
			case h < 2:
				results = [2]ratingcore.Outcome{ratingcore.Draw, ratingcore.Draw}
			case h < 4:
				results = [2]ratingcore.Outcome{ratingcore.Loss, ratingcore.Win}
			}
			for side, x := range [2]int{a, b} {
				g := ratingcore.Result{Outcome: results[side]}
				if results[side].Played() || results[side] == ratingcore.ForfeitWin || results[side] == ratingcore.ForfeitLoss {
					g.Opponent = ratingcore.Number([2]int{b, a}[side] + 1)
				}
				if results[side].Played() {
					g.Color = [2]ratingcore.Color{ratingcore.White, ratingcore.Black}[(side+r)%2]
				}
				list[x].Results = append(list[x].Results, g)
				list[x].Total += g.Outcome.Points()
			}
		}
	}
	if n > 20 {
		list[13].Total -= ratingcore.Draw.Points() // one total that does not add up
	}
	return list
}

// circle is the player at a place of a round robin's circle.
func circle(n, turn, place int) int {
	if place == 0 {
		return 0
	}
	return 1 + (place-1+turn)%(n-1)
}

// shot is a screen of the window.
type shot struct {
	name string
	size fyne.Size
	make func(d *desk, w *Window)
	says []string
}

var (
	wide     = fyne.NewSize(1280, 772) // without the menu, which is 28 high
	smallest = fyne.NewSize(760, 452)
)

func shots() []shot {
	whatIf := func(d *desk, w *Window) {
		edit(d.t, w, 2, 'd')
		edit(d.t, w, 5, 'l')
		w.cmd.undo.do()
	}
	return []shot{
		{"main", wide, func(d *desk, w *Window) { w.view.Select(6); w.show() }, []string{"Open", "64 players", "1 problem", "Autumn Swiss", "Nov"}},
		{"main-small", smallest, func(*desk, *Window) {}, []string{"64 players"}},
		{"main-900", fyne.NewSize(900, 572), func(*desk, *Window) {}, []string{"64 players"}},
		{"pane-small", smallest, func(_ *desk, w *Window) { w.cmd.pane.do() }, []string{"How it came about"}},
		{"whatif", wide, whatIf, []string{"What if", "1 change, not in autumn-swiss.xlsx", "In the file"}},
		{"problems", wide, func(_ *desk, w *Window) { w.gravest() }, []string{"Problems", "What to do"}},
		{"event", wide, func(_ *desk, w *Window) { w.cmd.event.do() }, []string{"Millbrook Falls"}},
		{"event-small", smallest, func(_ *desk, w *Window) { w.cmd.event.do() }, nil},
		{"disk", wide, func(d *desk, w *Window) {
			whatIf(d, w)
			w.disk = state.Disk{Change: state.Rewritten, Now: state.Stamp{Time: time.Date(2026, 11, 8, 19, 51, 0, 0, time.Local)}, HeldBy: "Excel"}
			w.carried = state.Carried{Applied: w.doc.Changes()}
			w.showNotice()
			w.showStatus()
		}, []string{"Saved in Excel at 7:51 PM.", "Your change still applies", "Reload", "Not now"}},
		{"export", wide, func(_ *desk, w *Window) { w.cmd.export.do() }, []string{"Export Autumn Swiss", "Export 2 files"}},
		{"export-small", smallest, func(_ *desk, w *Window) { w.cmd.export.do() }, []string{"Export 2 files"}},
		{"export-progress", wide, func(_ *desk, w *Window) {
			e := newExportDialog(w, w.plan())
			e.show()
			e.busy(true)
			e.row.set("Writing autumn-swiss-crosstable.pdf", "2 of 2", .46)
		}, []string{"Writing autumn-swiss-crosstable.pdf", "Stop"}},
		{"export-failed", wide, func(_ *desk, w *Window) {
			e := newExportDialog(w, w.plan())
			e.show()
			e.fail(fmt.Errorf("autumn-swiss-rated.xlsx cannot be written into “2026”, for it is open in Excel: close it there, or choose another folder"))
		}, []string{"Nothing was written", "Export 2 files"}},
		{"done", wide, func(_ *desk, w *Window) {
			w.written([]string{"/home/mo/Chess/2026/autumn-swiss-rated.xlsx", "/home/mo/Chess/2026/autumn-swiss-crosstable.pdf"})
		}, []string{"2 files written to Chess › 2026", "Open crosstable", "Show in folder"}},
		{"failed", wide, func(_ *desk, w *Window) {
			w.failed("autumn-swiss.xlsx was not changed", fmt.Errorf("Excel holds autumn-swiss.xlsx. Close it there first"))
		}, []string{"was not changed", "Copy details"}},
		{"preferences", wide, func(_ *desk, w *Window) { w.cmd.preferences.do() }, []string{"Preferences", "File changed on disk"}},
		{"close", wide, func(d *desk, w *Window) { whatIf(d, w); w.TryClose() }, []string{"Close with 1 change?", "Don’t save"}},
		{"over", wide, func(d *desk, w *Window) { whatIf(d, w); w.cmd.saveOver.do() }, []string{"Save over autumn-swiss.xlsx?"}},
		{"guide", wide, func(_ *desk, w *Window) { w.cmd.guide.do() }, []string{"In three steps"}},
		{"about", wide, func(_ *desk, w *Window) { w.cmd.about.do() }, []string{"Wallchart 1.2"}},
		{"zoomed", wide, func(_ *desk, w *Window) { w.zoomTo(150) }, []string{"64 players"}},
		{"zoomed-small", smallest, func(_ *desk, w *Window) { w.zoomTo(200) }, nil},
		{"event-zoomed", wide, func(_ *desk, w *Window) { w.zoomTo(150); w.cmd.event.do() }, nil},
		{"refused", wide, func(d *desk, w *Window) {
			w.showStart()
			w.Open(d.file("league-2009.xlsx", []byte("Round 1")))
			d.until("the refusal", func() bool { return w.opening == "" })
		}, []string{"league-2009.xlsx is a text file"}},
	}
}

// Every screen says what it is for, in light and dark; where the environment
// names a folder for pictures, each is drawn there, else one is, and looked at
// roughly.
func TestPictureWindow(t *testing.T) {
	keep := os.Getenv("WALLCHART_PICTURES") != ""
	data, err := xlsx.Native(largeEvent())
	if err != nil {
		t.Fatal(err)
	}
	d := sit(t) // one program for all: another one would read the fonts again
	for _, other := range []string{"october-quads.xlsx", "labor-day-open.xlsx"} {
		d.settings.Recent = append(d.settings.Recent, state.Recent{Path: "/e/Chess/" + other, Players: 28, Opened: time.Date(2026, 10, 11, 9, 0, 0, 0, time.Local)})
	}
	read := d.read(d.file("autumn-swiss.xlsx", data)).doc
	for _, s := range shots() {
		t.Run(s.name, func(t *testing.T) {
			d.w().closeNow()
			d.settings.Theme, d.settings.Zoom = "light", 100
			d.dress()
			d.t = t
			w := d.window()
			w.win.Resize(s.size)
			w.take(read.Still())
			s.make(d, w)
			w.wants(t, s.says...)
			if !keep && (s.name != "main" || testing.Short()) {
				return
			}
			for theme, word := range map[string]string{"light": "light", "dark": "dark"} {
				d.settings.Theme = theme
				d.redress()
				m := software.RenderCanvas(w.win.Canvas(), d.fyne.Settings().Theme())
				looksRight(t, m, word)
				keepPicture(t, "window-"+s.name+"-"+word, m)
			}
		})
	}
}

// looksRight checks the colors of a few places: toolbar and table.
func looksRight(t testing.TB, m image.Image, word string) {
	t.Helper()
	r, g, b, _ := m.At(640, 4).RGBA()
	if bright := (r+g+b)/3 > 0x8000; bright != (word == "light") {
		t.Errorf("in %s the toolbar is %x %x %x", word, r>>8, g>>8, b>>8)
	}
	if n := shadesIn(m); n < 60 {
		t.Errorf("in %s there are %d colors", word, n)
	}
}

// The large event is what it is meant to be.
func TestLargeEvent(t *testing.T) {
	r := ratingcore.Rate(largeEvent())
	if s := r.Sections[0]; len(s.Entries) != 64 || len(s.Systems) != 2 || s.Failed() {
		t.Fatalf("%d players, %v", len(s.Entries), s.Systems)
	}
	if look.Zoom() <= 0 {
		t.Error("no zoom")
	}
}
