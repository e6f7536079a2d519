package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"

	"wallchart/ratingcore"
	"wallchart/report"
	"wallchart/xlsx"
)

type compareCommand struct {
	File    string   `arg:"" help:"The workbook."`
	Rules   []string `required:"" sep:"none" help:"Rules to rate by; give it twice or more. One alone is compared with auto." placeholder:"auto|DATE|icu|uscf1994-current|uscf1994-proposed"`
	Section string   `help:"Show this section only; all are rated." placeholder:"NAME"`
	Out     string   `short:"o" help:"Folder for NAME-compare.xlsx; it is made when missing." placeholder:"DIR"`
	missing
}

// Help stands under the list of flags.
func (*compareCommand) Help() string {
	return "The first rules are those that the others are compared with: --rules auto --rules 2020-01-07."
}

func (k *compareCommand) run(c console) (int, error) {
	rules, err := k.choices()
	if err != nil {
		return failed, err
	}
	book, err := (&facts{missing: k.missing}).read(k.File)
	if err != nil {
		return failed, err
	}
	compared := ratingcore.Compare(book.Event, rules)
	if k.Section, err = sectionOf(compared.Rated[0], k.Section); err != nil {
		return failed, err
	}
	var text bytes.Buffer
	if err := report.Compare(&text, compared, report.CompareOptions{Section: k.Section, Width: columns(c.out)}); err != nil {
		return failed, err
	}
	if err := c.print("comparison", text.Bytes()); err != nil {
		return failed, err
	}
	if len(compared.Tables) == 0 {
		return errant, nil
	}
	if k.Out != "" {
		if err := k.save(c, book, compared); err != nil {
			return failed, err
		}
	}
	return status(compared.Rated[0]), nil // errors under the first rules
}

// choices reads the rules; one alone is compared with auto.
func (k *compareCommand) choices() ([]ratingcore.RulesChoice, error) {
	var list []ratingcore.RulesChoice
	if len(k.Rules) == 1 {
		list = append(list, ratingcore.RulesChoice{})
	}
	for _, word := range k.Rules {
		choice, err := ratingcore.ParseRules(word)
		if err != nil {
			return nil, fmt.Errorf("--rules: %w", err)
		}
		for _, have := range list {
			if have == choice {
				return nil, fmt.Errorf("--rules: %s is there twice; give others to compare it with", choice)
			}
		}
		list = append(list, choice)
	}
	return list, nil
}

// save writes the comparison as a workbook of its own.
func (k *compareCommand) save(c console, book *xlsx.Book, compared *ratingcore.Comparison) error {
	data, err := xlsx.Compare(compared)
	if err != nil {
		return err
	}
	name := strings.TrimSuffix(book.Name, filepath.Ext(book.Name)) + "-compare.xlsx"
	if err := c.mayReplace(k.File, filepath.Join(k.Out, name)); err != nil {
		return err
	}
	paths, err := save(k.Out, []report.File{{Name: name, Data: data}}, func(_ string, back []byte) error { return xlsx.Compared(back) })
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.out, "\nwrote %s\n", paths[0])
	return err
}
