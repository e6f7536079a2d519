package ui

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ratingcore"
	"wallchart/ui/look"
	"wallchart/ui/state"
)

// editAt is the edit of a cell: of a result or of a rating before; ok is false
// for cells that cannot be edited.
func (p *tablePane) editAt(row, col int, text string) (e state.Edit, ok bool) {
	r, c := p.cells.row(row), p.cells.column(col)
	if r == nil || c == nil {
		return e, false
	}
	d, section := p.cells.doc, p.cells.view.Section
	switch c.Key {
	case ratingcore.KeyRound:
		return d.ResultEdit(section, r.Entry, c.Round, text), true
	case ratingcore.KeyPre:
		return d.RatingEdit(section, r.Entry, c.System, text), true
	}
	return e, false
}

// opened edits a rating before, or shows the player.
func (p *tablePane) opened(row, col int) {
	r, c := p.cells.row(row), p.cells.column(col)
	switch {
	case r == nil:
	case c != nil && c.Key == ratingcore.KeyPre:
		p.edit(row, col)
	default:
		p.calls.open(r.Entry)
	}
}

// typed sets a result by w, l or d; a figure on a rating begins to edit it.
func (p *tablePane) typed(row, col int, letter rune) {
	c := p.cells.column(col)
	if c == nil {
		return
	}
	switch letter = unicode.ToLower(letter); {
	case c.Key == ratingcore.KeyRound && strings.ContainsRune("wld", letter):
		if e, ok := p.editAt(row, col, string(letter)); ok {
			p.try(e)
		}
	case c.Key == ratingcore.KeyPre && unicode.IsDigit(letter):
		p.edit(row, col)
		p.field.SetText(string(letter))
		p.field.CursorColumn = 1
		p.field.Refresh()
	}
}

// key gives a cell back to the file by Delete; other keys are the window's.
func (p *tablePane) key(row, col int, k fyne.KeyName) {
	if k == fyne.KeyDelete || k == fyne.KeyBackspace {
		if e, ok := p.editAt(row, col, ""); ok {
			p.try(state.BackEdit(e))
			return
		}
	}
	if p.calls.key != nil {
		p.calls.key(k)
	}
}

// try makes an edit; what speaks against it is told.
func (p *tablePane) try(e state.Edit) bool {
	err := p.calls.try(e)
	if err != nil {
		p.tell(state.Sentence(err.Error()))
	}
	return err == nil
}

func (p *tablePane) tell(words string) {
	if p.calls.told != nil {
		p.calls.told(words)
	}
}

// edit lays a field over the rating of a cell.
func (p *tablePane) edit(row, col int) {
	e, ok := p.editAt(row, col, "")
	if !ok {
		return
	}
	p.lift()
	f := newCellField(p.cells.doc.Value(e))
	f.check = func(text string) string {
		e.New = text
		return state.Sentence(p.cells.doc.Validate(e))
	}
	f.told = func(words string) {
		p.tell(words)
		p.grid.Refresh()
	}
	f.done = func(text string, keep bool) {
		if keep && text != f.was {
			e.New = text
			p.lift()
			p.try(e)
			return
		}
		p.lift()
	}
	p.field = f
	p.grid.Lay(f.box, f.note, row, col)
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.grid); c != nil {
		c.Focus(f)
	}
}

// lift takes the field away and gives the focus back to the table.
func (p *tablePane) lift() {
	f := p.field
	if f == nil {
		return
	}
	p.field, f.over = nil, true
	p.grid.Lift()
	p.tell("")
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.grid); c != nil && c.Focused() == fyne.Focusable(f) {
		c.Focus(p.grid)
	}
}

// cellField is a field over a cell. Enter keeps what was typed when nothing
// speaks against it, Escape does not; leaving it does what can be done.
type cellField struct {
	widget.Entry
	box   *fyne.Container
	frame *canvas.Rectangle
	note  *fyne.Container // why it cannot be kept
	words *look.Row
	was   string
	over  bool
	check func(text string) string
	told  func(string)
	done  func(text string, keep bool)
}

func newCellField(text string) *cellField {
	f := &cellField{was: text, frame: canvas.NewRectangle(nil)}
	f.ExtendBaseWidget(f)
	f.frame.StrokeWidth, f.frame.StrokeColor, f.frame.CornerRadius = look.Units(look.RingWidth), look.Link, look.Units(look.RadiusField)
	f.Text, f.CursorColumn = text, len([]rune(text))
	f.OnChanged = func(string) { f.judge() }
	f.words = look.Words("", look.Style{Size: look.SizeHead, Color: look.Error})
	f.note = framed(look.ErrorGround, look.ErrorLine, look.RadiusTag,
		padded(6, 3, across(5, look.Picture(look.IconError, look.Error, look.IconSmall), f.words)))
	f.note.Hide()
	f.box = sized(96, 0, container.NewStack(panelGround(), f, f.frame))
	return f
}

// judge shows whether what is typed can be kept, and says why not.
func (f *cellField) judge() bool {
	why := ""
	if f.Text != f.was {
		why = f.check(f.Text)
	}
	f.frame.StrokeColor = look.Link
	if why != "" {
		f.frame.StrokeColor = look.Error
	}
	f.frame.Refresh()
	f.words.Set(look.Run{Text: onScreen(why), Style: look.Style{Size: look.SizeHead, Color: look.Error}})
	f.note.Hidden = why == ""
	f.told(why)
	return why == ""
}

// TypedKey ends the edit by Enter or Escape.
func (f *cellField) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if f.judge() {
			f.done(f.Text, true)
		}
	case fyne.KeyEscape:
		f.done(f.Text, false)
	default:
		f.Entry.TypedKey(e)
	}
}

// FocusLost keeps what can be kept.
func (f *cellField) FocusLost() {
	f.Entry.FocusLost()
	if !f.over {
		f.done(f.Text, f.judge())
	}
}
