package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/ui/look"
	"wallchart/ui/state"
)

// frame lays the regions of the window out: toolbar, sidebar, middle, player
// pane and status, with lines between them. In a narrow window the pane lies
// over the table.
type frame struct {
	w     *Window
	box   *fyne.Container
	bar   *fyne.Container      // one bar over the middle, or none
	lines [2]*canvas.Rectangle // under the toolbar, over the status
	foot  *canvas.Rectangle    // ground of the status, over what the middle has no room for
	left  *divider             // of the sidebar
	right *divider             // of the player pane
	width float32              // and zoom for which the window is narrow or not
	zoom  float32
}

func newFrame(w *Window) *frame {
	f := &frame{w: w, bar: stack(), foot: canvas.NewRectangle(look.Window)}
	for i := range f.lines {
		f.lines[i] = canvas.NewRectangle(look.Line)
	}
	s := &w.app.settings
	keep := func() { w.app.keep(w) }
	f.left = newDivider(func(dx float32) {
		s.Sidebar = min(max(s.Sidebar+dx/look.Zoom(), state.SidebarMin), state.SidebarMax)
		f.box.Refresh()
	}, keep)
	f.right = newDivider(func(dx float32) {
		s.Pane = min(max(s.Pane-dx/look.Zoom(), state.PaneMin), state.PaneMax)
		f.box.Refresh()
	}, keep)
	f.box = &fyne.Container{Layout: f}
	return f
}

// show puts the regions in that are to be seen.
func (f *frame) show() {
	w := f.w
	var list []fyne.CanvasObject
	if w.doc == nil {
		list = append(list, w.start.object())
	} else {
		if w.view.Sidebar {
			list = append(list, w.side.box)
		}
		list = append(list, f.middle())
		if len(f.bar.Objects) > 0 {
			list = append(list, f.bar)
		}
		if w.paneShown() {
			list = append(list, w.player, f.right)
		}
		if w.view.Sidebar && !w.narrow {
			list = append(list, f.left)
		}
	}
	f.box.Objects = append(list, w.tools.box, f.lines[0], f.foot, w.status.box, f.lines[1])
	f.box.Refresh()
}

func (f *frame) middle() fyne.CanvasObject {
	if p := f.w.pages[f.w.view.Page]; p != nil {
		return p
	}
	return f.w.table.object()
}

// Layout sets the regions, from the outside in.
func (f *frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size.Width != f.width || look.Zoom() != f.zoom {
		f.width, f.zoom = size.Width, look.Zoom()
		defer f.w.resized(size)
	}
	w, thin := f.w, float32(1)
	top, foot := look.Units(look.ToolHeight), look.Units(look.StatusHeight)
	set(w.tools.box, 0, 0, size.Width, top)
	set(f.lines[0], 0, top, size.Width, thin)
	set(w.status.box, 0, size.Height-foot, size.Width, foot)
	set(f.foot, 0, size.Height-foot, size.Width, foot)
	set(f.lines[1], 0, size.Height-foot-thin, size.Width, thin)
	top += thin
	height := size.Height - foot - thin - top
	if w.doc == nil {
		set(w.start.object(), 0, top, size.Width, height)
		return
	}
	left, right := float32(0), size.Width
	if w.view.Sidebar {
		left = look.Units(w.app.settings.Sidebar)
		if w.narrow {
			left = look.Units(look.RailWidth)
		}
		set(w.side.box, 0, top, left, height)
		f.left.stand(left-thin, top, height)
	}
	if w.paneShown() {
		pane := look.Units(w.app.settings.Pane)
		set(w.player, size.Width-pane, top, pane, height)
		f.right.stand(size.Width-pane, top, height)
		if !w.narrow {
			right = size.Width - pane
		}
	}
	if len(f.bar.Objects) > 0 {
		bar := look.Units(look.BarHeight)
		set(f.bar, left, top, right-left, bar)
		top, height = top+bar, height-bar
	}
	set(f.middle(), left, top, right-left, height)
}

func set(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

// paneShown says whether the player pane is to be seen: beside the table in a
// wide window, over it in a narrow one.
func (w *Window) paneShown() bool {
	if w.view.Page != state.PageTable {
		return false
	}
	if w.narrow {
		return w.over
	}
	return w.view.Pane
}

// MinSize is the smallest window.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(look.LeastWidth, look.LeastHeight)
}
