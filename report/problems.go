package report

import (
	"bufio"
	"fmt"
	"strings"

	"wallchart/ratingcore"
)

// problemsOf returns the problems of a section together with those that
// concern the whole event; of all sections when the name is empty.
func problemsOf(r *ratingcore.Rated, section string) []ratingcore.Problem {
	if section == "" {
		return r.Problems
	}
	var some []ratingcore.Problem
	for _, p := range r.Problems {
		if p.Section == section || p.Section == "" {
			some = append(some, p)
		}
	}
	return some
}

// Summary is the event in one line: its name, and how many sections, players,
// errors and warnings it has.
func Summary(r *ratingcore.Rated) string {
	return plain(fmt.Sprintf("%s: %s, %s, %s, %s", r.Event.Name, ratingcore.Count(len(r.Sections), "section"), ratingcore.Count(len(r.Event.Players), "player"),
		ratingcore.Count(r.Count(ratingcore.Error), "error"), ratingcore.Count(r.Count(ratingcore.Warning), "warning")))
}

// problemText writes problems by severity, errors first, in the order they
// have within each.
func problemText(b *bufio.Writer, r *ratingcore.Rated, all []ratingcore.Problem) {
	titles := map[ratingcore.Severity]string{ratingcore.Error: "Errors", ratingcore.Warning: "Warnings", ratingcore.Info: "Notes"}
	for _, severity := range []ratingcore.Severity{ratingcore.Error, ratingcore.Warning, ratingcore.Info} {
		var lines []string
		for _, p := range all {
			if p.Severity == severity {
				lines = append(lines, problemLine(r, p))
			}
		}
		if len(lines) > 0 {
			fmt.Fprintf(b, "\n%s (%d)\n  %s\n", titles[severity], len(lines), strings.Join(lines, "\n  "))
		}
	}
}

// problemLine is one problem: "Open!H13, Adams, Alice, round 3: text". The
// section is named where the sheet does not, the player where the text does not.
func problemLine(r *ratingcore.Rated, p ratingcore.Problem) string {
	sheet, cell := r.Event.Source.Where(p.At)
	where := cell
	if sheet != "" {
		where = strings.TrimSuffix(sheet+"!"+cell, "!")
	}
	section, player, round := p.Section, p.Player, ""
	if section == sheet {
		section = ""
	}
	if strings.Contains(p.Text, player) {
		player = ""
	}
	if p.Round > 0 {
		round = fmt.Sprintf("round %d", p.Round)
	}
	if before := listed(where, section, player, round); before != "" {
		return plain(before + ": " + p.Text)
	}
	return plain(p.Text)
}
