package xlsx

import (
	"strings"

	"wallchart/ratingcore"
)

// The headings of the two standings in a row of the sheet Ratings log.
var (
	preWords  = []string{"Pre", "Pre games", "Pre date", "Pre record", "Pre peak", "Pre wins", "Pre draws", "Pre events", "Pre floor"}
	postWords = []string{"Post", "Post games", "Post date", "Post record", "Post peak", "Post wins", "Post draws", "Post events", "Post floor"}
)

// readLog reads the sheet Ratings log, which an earlier run has written.
func (r *reader) readLog() {
	t := r.open("Ratings log", logWords, "Section", "System")
	if t == nil {
		return
	}
	r.book.Log = t.Table
	for row := t.First; row <= t.Last; row++ {
		if !t.blank(row) {
			r.readLogged(&fields{r: r, t: t, row: row})
		}
	}
}

// readLogged reads a row of the log.
func (r *reader) readLogged(f *fields) {
	l := ratingcore.LogEntry{Event: f.text("Event"), Section: f.text("Section"), ID: f.id("ID"), Name: f.text("Name"), At: f.t.place(f.row)}
	f.about = ratingcore.Problem{Section: l.Section, Player: l.Name, ID: l.ID}
	level := ratingcore.Error
	if r.section(l.Section) == nil {
		level = ratingcore.Warning
	}
	code := strings.ToUpper(f.text("System"))
	var ok bool
	if l.System, ok = ratingcore.SystemOf(code); !ok {
		f.say(level, "log", "System", "system %q of the log is not known, and the row was left out: write a code of R, Q, B, OR, OQ, OB, or delete the row", shorten(code))
		return
	}
	l.Start, l.End = f.day("Start"), f.day("End")
	l.Pre, l.Post = f.standingOf(preWords), f.standingOf(postWords)
	r.event.Log = append(r.event.Log, l)
}
