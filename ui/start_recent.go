package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ui/look"
)

// recentFile is a file that was opened, in words.
type recentFile struct {
	path    string
	name    string
	where   string // its folder; of a missing file where it was
	when    string // when it was opened
	players string
	missing bool
}

// recentHigh is the height of a file in the list, recentHead that above it.
const recentHigh, recentHead = 55, 41

// list shows the files opened lately, the newest first.
func (s *startScreen) list(files []recentFile) {
	s.newest = ""
	rows := downward(0)
	for _, f := range files {
		if !f.missing && s.newest == "" {
			s.newest = f.path
		}
		rows.Add(hair(look.Hair))
		rows.Add(newRecentRow(f, s.calls))
	}
	head := across(8, look.Words("Recent", look.Title.Sized(look.SizeEvent)), space())
	if s.newest != "" {
		head.Add(look.Words("Enter opens the first", look.Caption))
	}
	top := sized(0, recentHead, padded(12, 0, head))
	var below fyne.CanvasObject = container.NewVScroll(rows)
	if len(files) == 0 {
		below = newEmpty(look.IconReminder, "Nothing opened yet", "The files you open are kept here", action{})
	}
	s.recent.Objects = []fyne.CanvasObject{padded(1, 1, downward(0, top, grow(below)))}
	s.recent.Refresh()
}

// pressed takes a key that nothing has the focus for: Enter opens the newest
// file that is there. It returns whether the key was for it.
func (s *startScreen) pressed(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter || s.newest == "" || s.calls.recent == nil {
		return false
	}
	s.calls.recent(s.newest)
	return true
}

// recentRow is one file of the list. Pressed it opens; Delete takes it from
// the list.
type recentRow struct {
	press
	file recentFile
}

func newRecentRow(f recentFile, calls startCalls) *recentRow {
	r := &recentRow{file: f}
	r.name, r.tell = "Open "+f.path, calls.tell
	if f.missing {
		r.name = f.path + " is not there now. Del takes it from the list"
	}
	r.tapped = func() {
		if calls.recent != nil {
			calls.recent(f.path)
		}
	}
	r.key = func(e *fyne.KeyEvent) bool {
		if e.Name != fyne.KeyDelete || calls.drop == nil {
			return false
		}
		calls.drop(f.path)
		return true
	}
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer makes the row's ground, ring and words.
func (r *recentRow) CreateRenderer() fyne.WidgetRenderer {
	v := &recentView{r: r, ground: blank()}
	f := r.file
	name, where := look.Strong, []look.Run{{Text: f.where, Style: look.Caption}}
	if f.missing {
		name = look.Quiet
		where = []look.Run{{Text: "not found", Style: look.Caption.In(look.Warning)}}
		if f.where != "" {
			where = append(where, look.Run{Text: " · " + f.where, Style: look.Caption})
		}
	}
	left := downward(1, look.Words(f.name, name).Cut(), look.NewRow(where...).Cut())
	right := downward(0, look.Words(f.when, look.Caption).Aligned(fyne.TextAlignTrailing), look.Words(f.players, look.Caption).Aligned(fyne.TextAlignTrailing))
	v.inside = padded(12, 0, across(10, pic(look.IconFile, look.Muted, look.IconSmall), grow(left), right))
	v.List = []fyne.CanvasObject{v.ground, v.inside}
	v.dress()
	return v
}

type recentView struct {
	look.Drawn
	r      *recentRow
	ground *canvas.Rectangle
	inside *fyne.Container
}

func (v *recentView) dress() {
	v.ground.FillColor, v.ground.StrokeColor, v.ground.StrokeWidth = color.Transparent, color.Transparent, 0
	v.ground.CornerRadius = look.Units(look.RadiusTag)
	switch {
	case v.r.down:
		v.ground.FillColor = look.Selected
	case v.r.hovered:
		v.ground.FillColor = look.Hover
	}
	if v.r.focused {
		v.ground.StrokeColor, v.ground.StrokeWidth = look.Link, look.Units(look.RingWidth)
	}
}

// MinSize is the height of a file in the list.
func (v *recentView) MinSize() fyne.Size { return fyne.NewSize(0, look.Units(recentHigh)) }

// Layout gives ground and words the whole row.
func (v *recentView) Layout(size fyne.Size) {
	v.ground.Resize(size)
	v.inside.Resize(size)
}

// Refresh dresses the row anew for its state and the theme in force.
func (v *recentView) Refresh() {
	v.dress()
	canvas.Refresh(v.r)
}
