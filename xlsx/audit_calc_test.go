package xlsx

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
)

// calculated has LibreOffice calculate workbooks anew, whatever results their
// formulas stand with, and returns what it saved.
func calculated(t *testing.T, books map[string][]byte) map[string]*excelize.File {
	t.Helper()
	if testing.Short() {
		t.Skip("skipped: LibreOffice takes its time")
	}
	office, err := exec.LookPath("soffice")
	if err != nil {
		t.Skip("skipped: LibreOffice (soffice) is not installed")
	}
	dir := t.TempDir()
	profile := filepath.Join(dir, "profile", "user")
	must(t, os.MkdirAll(profile, 0o755))
	const always = `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" ` +
		`xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
		`<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`
	must(t, os.WriteFile(filepath.Join(profile, "registrymodifications.xcu"), []byte(always), 0o644))
	args := []string{"-env:UserInstallation=file://" + filepath.Dir(profile), "--headless", "--convert-to", "xlsx:Calc MS Excel 2007 XML",
		"--outdir", filepath.Join(dir, "out")}
	for name, data := range books {
		path := filepath.Join(dir, name+".xlsx")
		must(t, os.WriteFile(path, data, 0o644))
		args = append(args, path)
	}
	if out, err := exec.Command(office, args...).CombinedOutput(); err != nil {
		t.Fatalf("LibreOffice: %v\n%s", err, out)
	}
	files := map[string]*excelize.File{}
	for name := range books {
		f, err := excelize.OpenFile(filepath.Join(dir, "out", name+".xlsx"))
		must(t, err)
		t.Cleanup(func() { f.Close() })
		files[name] = f
	}
	return files
}

// auditPart returns the sheet Audit of a workbook that the program wrote.
func auditPart(t testing.TB, data []byte) (*bundle, *worksheet) {
	t.Helper()
	v, err := openRevision(data, "event.xlsx")
	must(t, err)
	s, err := v.sheet(auditSheet)
	must(t, err)
	return v.bundle, s
}

// changedAudit returns the workbook with the text of the sheet Audit changed.
func changedAudit(t testing.TB, data []byte, change func(text string) string) []byte {
	t.Helper()
	b, s := auditPart(t, data)
	b.write(s.part, change(s.text))
	out, err := b.bytes()
	must(t, err)
	return out
}

var formulaResult = regexp.MustCompile(`</f><v>[^<]*</v>`)

// poisoned gives every formula a wrong result, so that nobody can take it for
// one that was calculated.
func poisoned(text string) string {
	return formulaResult.ReplaceAllString(text, "</f><v>-777</v>")
}

// auditBooks are workbooks with every kind of derivation.
func auditBooks(t *testing.T) map[string][]byte {
	sample, err := Native(sampleEvent())
	must(t, err)
	books := map[string][]byte{"sample": sample}
	for name, sheets := range map[string][]testSheet{
		"streaks": streakSheets(), "club": clubSheets(), "chain": chainSheets(), "abroad": auditAbroadSheets(),
		"old": withRules(streakSheets(), "2012-01-01"), "older": withRules(chainSheets(), "2010-01-01"),
		"icu": irishSheets(), "current": withRules(committeeSheets(), "USCF 1994 current"), "proposed": withRules(committeeSheets(), "USCF 1994 proposed"),
	} {
		books[name] = bytesOf(t, excelFile(t, sheets...))
	}
	return books
}

// TestAuditCalculates has LibreOffice calculate the derivations from wrong
// results and compares every formula with the program.
func TestAuditCalculates(t *testing.T) {
	wrong, right := map[string][]byte{}, map[string][]byte{}
	for name, data := range auditBooks(t) {
		book, err := Read(data, testOptions)
		must(t, err)
		rated := ratingcore.Rate(book.Event)
		for i := range rated.Sections {
			if len(rated.Sections[i].Systems) == 0 {
				t.Fatalf("%s: section %q is not rated: %v", name, rated.Sections[i].Name, problemLines(book))
			}
		}
		right[name], err = book.Update(rated, UpdateOptions{Audit: true})
		must(t, err)
		wrong[name] = changedAudit(t, right[name], poisoned)
	}
	for name, f := range calculated(t, wrong) {
		t.Run(name, func(t *testing.T) { sameResults(t, f, right[name]) })
	}
}

// sameResults compares the results of all formulas of a sheet Audit with those
// that the program wrote.
func sameResults(t *testing.T, f *excelize.File, data []byte) {
	_, s := auditPart(t, data)
	if len(s.formulas) < 20 {
		t.Fatalf("%d formulas", len(s.formulas))
	}
	rows, err := f.GetRows(auditSheet, excelize.Options{RawCellValue: true})
	must(t, err)
	for _, formula := range s.formulas {
		want, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimPrefix(s.text[formula.result:formula.stop], "<v>"), "</v>"), 64)
		must(t, err)
		got := ""
		if row := rows[formula.at.row-1]; formula.at.col <= len(row) {
			got = row[formula.at.col-1]
		}
		if v, err := strconv.ParseFloat(got, 64); err != nil || math.Abs(v-want) > 1e-6 {
			t.Errorf("%s: LibreOffice has %s, the program %.9g, for %s", formula.at, got, want, s.formula(formula))
		}
	}
}

// TestAuditFollowsInputs changes two results, a rating and the bonus
// multiplier on the sheet alone: calculated anew, it has the ratings that the
// program gives the changed event.
func TestAuditFollowsInputs(t *testing.T) {
	change := func(rules string, results ...string) run {
		sheets := withRules(streakSheets(), rules)
		for i := 0; i < len(results); i += 2 {
			at := sheets[3].rows[results[i][0]-'0']
			at[results[i][1]-'0'+2] = results[i+1]
		}
		return updateBytes(t, bytesOf(t, excelFile(t, sheets...)), UpdateOptions{Audit: true})
	}
	before := change("2025-06-01")
	after := change("2024-06-01", "12", "D8b", "82", "D1w", "31", "L4w", "41", "W3b")
	text := changedAudit(t, before.out, func(text string) string {
		for _, c := range []struct{ cell, value string }{
			{before.auditCell(t, "1  Ash, Al", "Regular", "2", pointsCol), "0.5"},
			{before.auditCell(t, "3  Cork, Cy", "Regular", "1", pointsCol), "0"},
			{"F10", "12"}, {"F11", "12"}, {"F12", "12"},
		} {
			cell := regexp.MustCompile(`(<c r="` + c.cell + `"[^>]*><v>)[^<]*`)
			if !cell.MatchString(text) {
				t.Fatalf("%s is no input", c.cell)
			}
			text = cell.ReplaceAllString(text, "${1}"+c.value)
		}
		return poisoned(text)
	})
	f := calculated(t, map[string][]byte{"changed": text})["changed"]
	rows, err := f.GetRows(auditSheet, excelize.Options{RawCellValue: true})
	must(t, err)
	want, err := after.f.GetRows(auditSheet, excelize.Options{RawCellValue: true})
	must(t, err)
	posts := 0
	for i, row := range want {
		if len(row) < valueCol || row[symbolCol-1] != "post" && row[symbolCol-1] != "R" {
			continue
		}
		posts++
		a, _ := strconv.ParseFloat(rows[i][valueCol-1], 64)
		b, err := strconv.ParseFloat(row[valueCol-1], 64)
		must(t, err)
		if math.Abs(a-b) > 1e-6 {
			t.Errorf("row %d, %s: the sheet has %v, the changed event %v", i+1, row[symbolCol-1], a, b)
		}
	}
	if posts < 40 {
		t.Errorf("only %d ratings compared", posts)
	}
}

// auditCell finds a cell in the row of a block that begins with a text, by the
// block's head and system.
func (r run) auditCell(t *testing.T, head, system, first string, col int) string {
	t.Helper()
	rows, err := r.f.GetRows(auditSheet)
	must(t, err)
	inside := false
	for i, row := range rows {
		if len(row) >= symbolCol && strings.Contains(row[symbolCol-1], " formula") {
			inside = strings.HasPrefix(row[0], head) && strings.HasPrefix(row[symbolCol-1], system+":")
		}
		if inside && len(row) > 0 && row[0] == first {
			return cellName(col, i+1)
		}
	}
	t.Fatalf("no row %q in the block of %q", first, head)
	return ""
}
