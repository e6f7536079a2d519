package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/look"
	"wallchart/ui/state"
)

// memberFact is a fact of a player's record that can be tried otherwise.
type memberFact struct {
	label, ghost string
	edit         func(text string) state.Edit
}

// memberFacts are those of an entry: the birth date, and for each system that
// the section is rated in the rating before and the games behind it.
func memberFacts(d *state.Document, section, entry int) []memberFact {
	list := []memberFact{{"Birth date", "not known", func(text string) state.Edit { return d.BirthEdit(section, entry, text) }}}
	for _, sys := range d.Rated.Sections[section].Systems {
		list = append(list,
			memberFact{sys.Name() + " rating", "unrated", func(text string) state.Edit { return d.RatingEdit(section, entry, sys, text) }},
			memberFact{sys.Name() + " games", "not known", func(text string) state.Edit { return d.GamesEdit(section, entry, sys, text) }})
	}
	return list
}

// memberDialog asks for other facts of a player, and tries them together.
type memberDialog struct {
	w      *Window
	facts  []memberFact
	fields []*field
	modal  *modal
}

// editMember shows the dialog for the selected player.
func (w *Window) editMember() { newMemberDialog(w).modal.show(w.win.Canvas()) }

func newMemberDialog(w *Window) *memberDialog {
	d := &memberDialog{w: w, facts: memberFacts(w.doc, w.view.Section, w.view.Entry)}
	for _, f := range d.facts {
		d.fields = append(d.fields, newField(fieldSpec{label: f.label, ghost: f.ghost, text: d.before(f), check: d.judge(f), count: d.judge(f),
			changed: func(string) { d.weigh() }, key: func(e *fyne.KeyEvent) bool { return d.modal.pressed(e) }}))
	}
	rows := []fyne.CanvasObject{d.fields[0]}
	for i := 1; i < len(d.fields); i += 2 {
		rows = append(rows, across(12, grow(d.fields[i]), grow(d.fields[i+1])))
	}
	player := w.doc.Rated.Sections[w.view.Section].Player(w.view.Entry)
	d.modal = newModal(modalSpec{title: player.Name, foot: look.Words("All ratings follow", look.Second), width: 420,
		body: padded(20, 12, downward(4, rows...)), cross: true, tell: w.status.tell, first: d.fields[0].entry,
		answers: []answer{{words: "Cancel"}, {words: "Try it", icon: look.IconEdited, strong: true, stays: true, tapped: d.try}}})
	d.weigh()
	return d
}

// before is the value that stands now.
func (d *memberDialog) before(f memberFact) string { return d.w.doc.Value(f.edit("")) }

// judge says what is wrong with a text for a fact.
func (d *memberDialog) judge(f memberFact) func(string) string {
	return func(text string) string {
		if text == d.before(f) {
			return ""
		}
		return state.Sentence(curly(d.w.doc.Validate(f.edit(text))))
	}
}

// weigh lets the facts be tried when one of them is another and none is wrong.
func (d *memberDialog) weigh() {
	if d.modal == nil {
		return
	}
	why := "Nothing is changed yet"
	for i, f := range d.facts {
		text := d.fields[i].text()
		if wrong := d.judge(f)(text); wrong != "" {
			why = wrong
			break
		}
		if text != d.before(f) {
			why = ""
		}
	}
	d.modal.strong.because(why)
}

// try makes the edits. What cannot be made beside the others stays in its
// field, with the reason in the status line.
func (d *memberDialog) try() {
	for i, f := range d.facts {
		text := d.fields[i].text()
		if text == d.before(f) {
			continue
		}
		if err := d.w.try(f.edit(text)); err != nil {
			d.w.tell(state.Sentence(err.Error()))
			d.weigh()
			return
		}
	}
	d.modal.hide()
	d.w.focusPage()
}
