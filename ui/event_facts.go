package ui

import (
	"strconv"
	"strings"
	"time"

	"wallchart/ratingcore"
	"wallchart/ui/state"
)

// factSpec is a field of the Event page.
type factSpec struct {
	label string  // as the workbook names it
	title string  // over the field
	ghost string  // while it is empty
	width float32 // units at least; the room left is shared in proportion
	day   bool
	count func(string) string // while typed
	note  func(d *state.Document, text string) string
}

// eventRows are the fields of the event, line by line.
var eventRows = [][]factSpec{
	{
		{label: "Event", title: "Name", width: 250, count: outOf(35, "characters of the report")},
		{label: "City", title: "City", width: 150},
		{label: "State", title: "State", width: 60},
		{label: "ZIP", title: "ZIP", width: 76},
		{label: "Start", title: "Starts", ghost: "2026-11-06", width: 124, day: true},
		{label: "End", title: "Ends", ghost: "2026-11-08", width: 124, day: true},
	},
	{
		{label: "Affiliate ID", title: "Affiliate ID", ghost: "none", width: 124, count: outOf(8, "characters")},
		{label: "Chief TD ID", title: "Chief TD ID", ghost: "none", width: 124, count: digitsOf},
		{label: "Assistant TD ID", title: "Assistant TD ID", ghost: "none", width: 124, count: digitsOf},
		{label: "Other TD IDs", title: "Other TD IDs", ghost: "none", width: 150, count: digitsOf},
		{label: "Rules", title: "Rules", ghost: "by the event’s dates", width: 320, note: rulesInForce},
	},
}

// sectionRow are the fields of a section that are typed; its type, online and
// rated are chosen.
var sectionRow = []factSpec{
	{label: "Time control", title: "Time control", ghost: "G/60;d5", width: 150},
	{label: "Systems", title: "Systems", ghost: "by the time control", width: 130},
	{label: "Start", title: "Starts", ghost: "as the event", width: 124, day: true},
	{label: "End", title: "Ends", ghost: "as the event", width: 124, day: true},
	{label: "Rounds", title: "Rounds", width: 56},
}

// outOf counts what is typed: "12 of 35 characters of the report".
func outOf(most int, what string) func(string) string {
	return func(text string) string {
		return strconv.Itoa(len([]rune(text))) + " of " + strconv.Itoa(most) + " " + what
	}
}

// digitsOf counts the digits of the ID that is being typed: "7 of 8 digits".
func digitsOf(text string) string {
	fields := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,;", r) })
	if len(fields) == 0 {
		return "8 digits"
	}
	return strconv.Itoa(len(fields[len(fields)-1])) + " of 8 digits"
}

// weekday spells a day with its weekday: "Fri Nov 6, 2026"; text that is no
// day gives nothing.
func weekday(text string) string {
	t, err := time.Parse(time.DateOnly, strings.TrimSpace(text))
	if err != nil {
		return ""
	}
	return t.Format("Mon Jan 2, 2006")
}

// rulesInForce names the rules that the event is rated by.
func rulesInForce(d *state.Document, _ string) string {
	if d.Rated.Choice == (ratingcore.RulesChoice{}) {
		return d.Rated.Rules + ", by the last day"
	}
	return d.Rated.Rules
}

// below is the note under a field.
func (f factSpec) below(d *state.Document, text string) string {
	var parts []string
	if f.day {
		if w := weekday(text); w != "" {
			parts = append(parts, w)
		}
	}
	if f.note != nil {
		parts = append(parts, f.note(d, text))
	}
	return strings.Join(parts, ", ")
}

// typing is the note while a field is typed into: the count, or the day.
func (f factSpec) typing(text string) string {
	switch {
	case f.count != nil:
		return f.count(text)
	case f.day && weekday(text) != "":
		return weekday(text)
	case f.day && text != "":
		return "year-month-day"
	}
	return ""
}

// widthsIn shares a width among fields in proportion to what they ask for.
func widthsIn(specs []float32, width, gap float32) []float32 {
	sum := float32(0)
	for _, w := range specs {
		sum += w
	}
	room := width - gap*float32(len(specs)-1)
	list := make([]float32, len(specs))
	for i, w := range specs {
		list[i] = w * room / sum
	}
	return list
}

// linesOf breaks fields into lines that fit a width.
func linesOf(widths []float32, width, gap float32) [][]int {
	var lines [][]int
	room := float32(0)
	for i, w := range widths {
		if len(lines) == 0 || room+gap+w > width {
			lines = append(lines, nil)
			room = -gap
		}
		lines[len(lines)-1] = append(lines[len(lines)-1], i)
		room += gap + w
	}
	return lines
}

// factField makes the field of a fact. What is typed is judged as one types,
// and tried when the field is left.
func (p *eventPage) factField(f factSpec, edit func(text string) state.Edit) *field {
	var made *field
	judge := func(text string) string {
		if text == p.doc.Value(edit(text)) {
			return ""
		}
		if words := p.doc.Validate(edit(text)); words != "" {
			return state.Sentence(curly(words))
		}
		return ""
	}
	typing := func(text string) string {
		if f.label == "Time control" {
			return p.preview(text)
		}
		return f.typing(text)
	}
	made = newField(fieldSpec{label: f.title, text: p.doc.Value(edit("")), ghost: f.ghost, check: judge, count: typing, key: p.calls.key,
		commit: func(text string) { p.try(edit(text)) }, focus: func(bool) { p.tell("Checked as you type") }})
	return made
}

// preview says what a time control that is being typed would be rated in.
func (p *eventPage) preview(text string) string {
	s := p.section()
	if s == nil || text == "" {
		return ""
	}
	trial := *p.doc.Event
	trial.Sections = []ratingcore.Section{{Name: s.Name, Kind: s.Kind, Online: s.Online, Start: s.Start, End: s.End, TimeControl: text}}
	trial.Players, trial.Log, trial.Problems = nil, nil, nil
	if r := ratingcore.Rate(&trial); len(r.Sections[0].Systems) > 0 {
		return r.Sections[0].Why
	}
	return "write it like G/60;d5 or 40/90,SD/30;d5"
}

// changedNote says what stands in the file where an edit changed it.
func changedNote(d *state.Document, e state.Edit) string {
	if !d.Changed(e) {
		return ""
	}
	was := d.FileValue(e)
	if was == "" {
		was = "nothing"
	}
	return "in the file: " + was
}
