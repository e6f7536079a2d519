package ui

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"wallchart/ratingcore"
	"wallchart/ui/look"
)

// shoot draws a screen in light and in dark, and keeps the pictures in the
// folder that WALLCHART_PICTURES names. A screen that is all one color fails.
func shoot(t *testing.T, name string, size fyne.Size, build func(c fyne.Canvas) fyne.CanvasObject) {
	t.Helper()
	app := test.NewTempApp(t)
	for mode, word := range map[look.Mode]string{look.Light: "light", look.Night: "dark"} {
		app.Settings().SetTheme(look.Theme{Mode: mode})
		c := software.NewCanvas()
		c.SetPadded(false)
		c.Resize(size)
		c.SetContent(container.NewStack(canvas.NewRectangle(look.Window), build(c)))
		c.Resize(size)
		m := software.RenderCanvas(c, look.Theme{Mode: mode})
		if n := shadesIn(m); n < 20 {
			t.Errorf("%s in %s has %d colors, want a picture", name, word, n)
		}
		keepPicture(t, name+"-"+word, m)
	}
}

func shadesIn(m image.Image) int {
	seen := map[[3]uint32]bool{}
	for y := m.Bounds().Min.Y; y < m.Bounds().Max.Y; y += 2 {
		for x := m.Bounds().Min.X; x < m.Bounds().Max.X; x += 2 {
			r, g, b, _ := m.At(x, y).RGBA()
			seen[[3]uint32{r, g, b}] = true
		}
	}
	return len(seen)
}

// at sets an object at a place of a picture; a size of 0 is its least.
func at(x, y, w, h float32, o fyne.CanvasObject) fyne.CanvasObject {
	size := o.MinSize()
	if w > 0 {
		size.Width = w
	}
	if h > 0 {
		size.Height = h
	}
	o.Move(fyne.NewPos(x, y))
	o.Resize(size)
	return o
}

func TestPictureParts(t *testing.T) {
	shoot(t, "09-parts", fyne.NewSize(1280, 800), func(c fyne.Canvas) fyne.CanvasObject {
		box := container.NewWithoutLayout()
		for _, some := range [][]fyne.CanvasObject{partsBars(), partsFields(), partsMarks(), partsPages()} {
			box.Objects = append(box.Objects, some...)
		}
		return box
	})
}

func partsBars() []fyne.CanvasObject {
	do := func(words ...string) (list []action) {
		for _, w := range words {
			list = append(list, action{words: w, tapped: func() {}})
		}
		return list
	}
	return []fyne.CanvasObject{
		at(32, 20, 0, 0, look.Words("Bars above the table", look.Strong)),
		at(32, 43, 564, 0, newBar(barSpec{tone: warningTone, symbol: look.IconReload, strong: "Saved in Excel at 7:51 PM.", rest: "2 of your 3 changes still apply", actions: do("Compare", "Reload")})),
		at(32, 88, 564, 0, newBar(barSpec{tone: editedTone, strong: "What if", rest: "3 changes, 19 ratings follow", actions: do("Back to the file", "Save copy…")})),
		at(32, 133, 564, 0, newBar(barSpec{tone: errorTone, strong: "Reserve is not rated.", rest: "2 results do not mirror", actions: do("Show")})),
		at(32, 178, 564, 0, newBar(barSpec{tone: warningTone, strong: "Excel holds autumn-swiss.xlsx.", rest: "Close it there first", actions: do("Try again", "Save copy…")})),
	}
}

func partsPages() []fyne.CanvasObject {
	r := newReading("labor-day-open.xlsx", nil, nil)
	r.set("sheet 3 of 5, 1,240 rows", .58, "You can look at the sections that are ready")
	p := newProgressRow("Stop", nil)
	p.set("Writing autumn-swiss-crosstable.pdf", "1 of 3 done", .46)
	return []fyne.CanvasObject{
		at(32, 230, 0, 0, look.Words("Reading, refusing, finding nothing", look.Strong)),
		at(32, 253, 564, 0, r.box),
		at(32, 357, 564, 0, newRefusal(refusal{"This is an old Excel file (.xls)", "Open league-2009.xls in Excel or LibreOffice, save it as .xlsx, and drop that here. Nothing was changed.", ""}, refusalCalls{})),
		at(32, 485, 564, 132, newCard(newEmpty(look.IconFind, "No player matches “zim”", "Looked in names and IDs of 3 sections", action{words: "Clear the search"}))),
		at(32, 640, 564, 0, p.box),
	}
}

func partsFields() []fyne.CanvasObject {
	plain := newField(fieldSpec{label: "Chief TD ID", text: "99000410"})
	held := newField(fieldSpec{label: "Focus", text: "9900062", count: func(string) string { return "7 of 8 digits" }})
	held.entry.FocusGained()
	wrong := newField(fieldSpec{label: "Left while wrong", text: "9900062", check: func(string) string { return "8 digits, this has 7" }})
	off := newField(fieldSpec{label: "Disabled", ghost: "none"})
	off.disable(true)
	find := newField(fieldSpec{ghost: "Find name or ID", icon: look.IconFind, tight: true})
	find.right = "Ctrl+F"
	seg := newSegments([]string{"Regular", "Quick"}, 0, nil)
	ticked := newTick(tickSpec{strong: "Crosstable", rest: ", PDF", second: "One line a player, pre, post and performance", on: true})
	unticked := newTick(tickSpec{strong: "Wall chart", rest: ", PDF", second: "By pairing number, to pin up"})
	offTick := newTick(tickSpec{rest: "Rating report, 3 files", on: true})
	offTick.because("1 error first")
	return []fyne.CanvasObject{
		at(628, 20, 0, 0, look.Words("Fields", look.Strong)),
		at(628, 43, 113, 0, plain), at(751, 43, 113, 0, held),
		at(628, 120, 113, 0, wrong), at(751, 120, 113, 0, off),
		at(628, 204, 232, 0, find),
		at(628, 246, 0, 0, seg),
		at(628, 290, 0, 0, ticked), at(628, 337, 0, 0, unticked), at(628, 384, 0, 0, offTick),
		at(628, 420, 0, 0, newWays([]string{"Letter", "A4"}, 0, nil)),
		at(628, 456, 210, 0, newChoice([]string{"Expected score (usual)", "Linear"}, 0, nil)),
	}
}

func partsMarks() []fyne.CanvasObject {
	disabled := newButton(buttonSpec{words: "Disabled", kind: primaryButton})
	disabled.because("Mend 1 error, confirm 1 warning")
	focused := newButton(buttonSpec{words: "Focus", kind: primaryButton})
	focused.FocusGained()
	hovered := newButton(buttonSpec{words: "Pointer"})
	hovered.MouseIn(nil)
	marks := across(8, newBadge(1, warningTone), newBadge(2, errorTone), newBadge(128, warningTone), newTag(ratingcore.Regular), newTag(ratingcore.Quick), newTag(ratingcore.Blitz), newTag(ratingcore.OnlineBlitz), newTag(ratingcore.ICU))
	toasts := newToaster(nil)
	close := newModal(modalSpec{title: "Close with 3 changes?", text: "They are not in autumn-swiss.xlsx.", answers: []answer{{words: "Don’t save", left: true}, {words: "Cancel"}, {words: "Save copy…", strong: true}}})
	return []fyne.CanvasObject{
		at(896, 20, 0, 0, look.Words("Buttons and marks", look.Strong)),
		at(896, 43, 0, 0, across(8, newButton(buttonSpec{words: "Primary", kind: primaryButton}), newButton(buttonSpec{words: "Secondary"}), newButton(buttonSpec{words: "Link", kind: linkButton}), disabled)),
		at(896, 84, 0, 0, across(8, focused, hovered, newButton(buttonSpec{words: "Open", icon: look.IconOpen, kind: plainButton}), newButton(buttonSpec{icon: look.IconColumns, name: "Columns"}))),
		at(896, 124, 0, 0, marks),
		at(896, 152, 0, 0, across(8, newChip(warningTone, "1 problem", " · total in I15", func() {}), newChip(orderTone, "", "in order", nil))),
		at(896, 200, 352, 0, newCard(close.card)),
		at(896, 330, 352, 0, toasts.card(toastSpec{strong: "Saved", rest: "autumn-swiss-rated.xlsx", actions: []action{{words: "Show"}}})),
		at(896, 390, 352, 0, toasts.card(toastSpec{symbol: look.IconUndo, color: look.Edited, rest: "Undone: round 5, No 7 – No 4", actions: []action{{words: "Redo"}}})),
		at(840, 470, 424, 0, toasts.card(toastSpec{strong: "3 files written to Chess › 2026", second: "autumn-swiss-rated.xlsx, -crosstable.pdf, -wallchart.pdf",
			actions: []action{{words: "Open crosstable"}, {words: "Print", icon: look.IconPrint}, {words: "Show in folder", icon: look.IconFolder}}})),
	}
}

// someRecent are invented files.
var someRecent = []recentFile{
	{"/e/autumn-swiss.xlsx", "autumn-swiss.xlsx", "Documents › Chess › 2026", "Today, 6:55 PM", "48 players", false},
	{"/e/october-quads.xlsx", "october-quads.xlsx", "Documents › Chess › 2026", "Oct 11", "28 players", false},
	{"/e/labor-day-open.xlsx", "labor-day-open.xlsx", "Documents › Chess › 2026", "Sep 7", "71 players", false},
	{"/e/friday-blitz-aug.xlsx", "friday-blitz-aug.xlsx", "Documents › Chess › Blitz", "Aug 28", "14 players", false},
	{"/e/spring-team.xlsx", "spring-team.xlsx", "was on drive E", "May 17", "92 players", true},
	{"/e/club-championship.xlsx", "club-championship.xlsx", "Documents › Chess › 2026", "Apr 12", "32 players", false},
	{"/e/winter.xlsx", "winter-open.xlsx", "Documents › Chess › 2026", "Jan 12", "41 players", false},
}

func TestPictureStart(t *testing.T) {
	tests := []struct {
		name string
		size fyne.Size
		make func(s *startScreen)
	}{
		{"01-start", fyne.NewSize(1280, 746), func(s *startScreen) { s.list(someRecent) }},
		{"01-start-small", fyne.NewSize(760, 426), func(s *startScreen) { s.list(someRecent) }},
		{"01-start-new", fyne.NewSize(1280, 746), func(*startScreen) {}},
		{"01-start-refused", fyne.NewSize(1280, 746), func(s *startScreen) {
			s.list(someRecent[:3])
			s.refuse(refusal{"This is an old Excel file (.xls)", "Open league-2009.xls in Excel or LibreOffice, save it as .xlsx, and drop that here. Nothing was changed.", ""})
		}},
		{"01-start-reading", fyne.NewSize(1000, 600), func(s *startScreen) {
			s.list(someRecent)
			r := newReading("labor-day-open.xlsx", nil, nil)
			r.set("sheet 3 of 5", .58, "")
			s.reading(r)
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			shoot(t, tt.name, tt.size, func(fyne.Canvas) fyne.CanvasObject {
				s := newStart(startCalls{})
				tt.make(s)
				return s.object()
			})
		})
	}
}

func TestPictureModal(t *testing.T) {
	shoot(t, "06b-modal", fyne.NewSize(1280, 800), func(c fyne.Canvas) fyne.CanvasObject {
		p := newProgressRow("Stop", nil)
		p.set("Writing autumn-swiss-crosstable.pdf", "1 of 3 done", .46)
		m := newModal(modalSpec{title: "Export Autumn Swiss", body: padded(20, 12, look.Words("What to make", look.Strong)),
			foot: p.box, width: 720, height: 456, cross: true})
		m.Resize(fyne.NewSize(1280, 800))
		return container.NewStack(newStart(startCalls{}).object(), m)
	})
}

// A screen that was made in light at 100 % looks in dark at 150 % as one that
// is made there.
func TestPictureFollows(t *testing.T) {
	builds := map[string]func() fyne.CanvasObject{
		"start": func() fyne.CanvasObject {
			s := newStart(startCalls{})
			s.list(someRecent)
			return s.object()
		},
		"parts": func() fyne.CanvasObject {
			box := downward(6)
			for _, some := range [][]fyne.CanvasObject{partsBars(), partsFields(), partsMarks(), partsPages()} {
				for _, o := range some {
					if f, ok := o.(*field); ok && f.entry.held {
						continue // its cursor blinks
					}
					box.Add(o)
				}
			}
			return box
		},
	}
	for name, build := range builds {
		t.Run(name, func(t *testing.T) {
			app := test.NewTempApp(t)
			later := look.Theme{Mode: look.Night, Zoom: 1.5}
			draw := func(first look.Theme) image.Image {
				app.Settings().SetTheme(first)
				c := software.NewCanvas()
				c.SetPadded(false)
				size := fyne.NewSize(700, 2600)
				c.SetContent(stack(canvas.NewRectangle(look.Window), build()))
				c.Resize(size)
				software.RenderCanvas(c, later)
				c.Content().Resize(size.AddWidthHeight(1, 0)) // what was measured anew is laid out
				c.Content().Resize(size)
				return software.RenderCanvas(c, later)
			}
			then, now := draw(look.Theme{Mode: look.Light}), draw(later)
			if n := differing(then, now); n > 0 {
				t.Errorf("%d pixels differ", n)
				keepPicture(t, "follow-"+name+"-then", then)
				keepPicture(t, "follow-"+name+"-now", now)
			}
		})
	}
}

// differing counts the pixels that are not the same.
func differing(a, b image.Image) int {
	n := 0
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				n++
			}
		}
	}
	return n
}

// keepPicture writes a picture into the folder that WALLCHART_PICTURES names;
// without it nothing is kept.
func keepPicture(t testing.TB, name string, m image.Image) {
	t.Helper()
	dir := os.Getenv("WALLCHART_PICTURES")
	if dir == "" {
		return
	}
	out, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	if err := png.Encode(out, m); err != nil {
		t.Fatal(err)
	}
}
