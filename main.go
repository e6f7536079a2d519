// Wallchart rates chess tournaments: it reads a workbook with pairings and
// results, computes US Chess ratings, and writes the updated workbook and a
// crosstable.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"wallchart/ratingcore"
	"wallchart/ratingcore/uschess"
	"wallchart/report"
	"wallchart/xlsx"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// The exit statuses.
const (
	done   = 0 // warnings included
	errant = 1 // the event has errors, or the time control is not ratable
	failed = 2 // wrong usage, a file that cannot be read, an output that cannot be written
)

// console is where a command writes.
type console struct{ out, err io.Writer }

// command is what stands behind a word of the command line. It returns the
// exit status; an error is told on standard error, and the status is failed.
type command interface {
	run(c console) (status int, err error)
}

type commands struct {
	Rate     rateCommand     `cmd:"" help:"Rate an event; write the updated workbook and a PDF crosstable."`
	Check    checkCommand    `cmd:"" help:"List what is wrong or doubtful in a workbook."`
	Explain  explainCommand  `cmd:"" help:"Derive a player's rating step by step."`
	Compare  compareCommand  `cmd:"" help:"Rate an event by several rules, side by side."`
	Template templateCommand `cmd:"" help:"Write an empty workbook to fill in."`
	Systems  systemsCommand  `cmd:"" help:"Say in which systems a time control is rated."`
	Version  versionCommand  `cmd:"" help:"Print the version."`
	Help     helpCommand     `cmd:"" help:"Explain a command."`
}

// run carries out a command line and returns the exit status.
func run(args []string, stdout, stderr io.Writer) int {
	c := console{stdout, stderr}
	switch {
	case windowed && onlyFiles(args):
		return window(c, args)
	case len(args) == 0:
		run([]string{"--help"}, stderr, stderr)
		return failed
	case args[0] == "help":
		args = append(args[1:len(args):len(args)], "--help")
	}
	if slices.Contains(args, "") {
		return c.usage(errors.New("an argument is empty; give a name there, or leave it out"))
	}
	ended := false // by help, which is written while the line is read
	parser := kong.Must(&commands{},
		kong.Name("wallchart"),
		kong.Description("Exact US Chess ratings from an Excel event."),
		kong.Writers(stdout, stderr),
		kong.Exit(func(int) { ended = true }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true, WrapUpperBound: 100}),
	)
	parser.Model.HelpFlag.Help = "Show this help."
	line, err := parser.Parse(args)
	switch {
	case ended:
		return done
	case err != nil:
		return c.usage(err)
	}
	status, err := line.Selected().Target.Addr().Interface().(command).run(c)
	if err != nil {
		fmt.Fprintln(stderr, "wallchart:", err)
		return failed
	}
	return status
}

// onlyFiles says whether a command line names nothing but files that are there;
// the window opens these. A bare word is a command, though a file has its name.
func onlyFiles(args []string) bool {
	for _, a := range args {
		if info, err := os.Stat(a); err != nil || info.IsDir() || !strings.ContainsAny(a, `./\`) {
			return false
		}
	}
	return true
}

// usage tells what is wrong with the command line, and where help is.
func (c console) usage(err error) int {
	what, help := err.Error(), "wallchart help"
	if p := (*kong.ParseError)(nil); errors.As(err, &p) && p.Context.Selected() != nil {
		help += " " + p.Context.Selected().Name
		if arg, ok := strings.CutPrefix(what, "expected "); ok {
			what = "missing " + strings.Trim(arg, `"`)
		}
	} else {
		what = strings.Replace(what, "unexpected argument", "unknown command", 1)
	}
	fmt.Fprintf(c.err, "wallchart: %s\ntry: %s\n", what, help)
	return failed
}

// facts are what a plain sheet lacks, and the rules. They fill what the
// workbook leaves open; the rules override it.
type facts struct {
	Rules string `help:"US Chess rules by the event's dates, or those of another day; or other rules." placeholder:"auto|DATE|icu|uscf1994-current|uscf1994-proposed"`
	missing
}

// missing is what a plain sheet lacks.
type missing struct {
	Start       day     `help:"First day of the event, where the workbook does not say." placeholder:"DATE"`
	End         day     `help:"Last day of the event." placeholder:"DATE"`
	TimeControl string  `help:"Time control, such as G/60;d5." placeholder:"TC"`
	Online      bool    `help:"The event was played over the internet."`
	Systems     systems `help:"Systems to rate in, such as R,Q, in place of those of the time control." placeholder:"CODES"`
}

// read reads the event of a file. The rules of the command line take the place
// of the workbook's.
func (f *facts) read(file string) (*xlsx.Book, error) {
	in, err := open(file)
	if err != nil {
		return nil, err
	}
	return f.decode(in)
}

func (f *facts) decode(in input) (*xlsx.Book, error) {
	if f.Rules != "" {
		if _, err := ratingcore.ParseRules(f.Rules); err != nil {
			return nil, fmt.Errorf("--rules: %w", err)
		}
	}
	return xlsx.Read(in.data, xlsx.Options{
		Name: in.name, Modified: in.modified, Start: ratingcore.Day(f.Start), End: ratingcore.Day(f.End),
		TimeControl: f.TimeControl, Online: f.Online, Systems: f.Systems, Rules: f.Rules,
	})
}

type checkCommand struct {
	File string `arg:"" help:"The workbook."`
	All  bool   `help:"List the players too whose official ratings come out exactly."`
	facts
}

func (k *checkCommand) run(c console) (int, error) {
	book, err := k.read(k.File)
	if err != nil {
		return failed, err
	}
	rated := ratingcore.Rate(book.Event)
	fmt.Fprintln(c.out, report.Summary(rated))
	if err := report.ProblemText(c.out, rated); err != nil {
		return failed, err
	}
	return status(rated), report.VerifyText(c.out, rated, k.All)
}

type templateCommand struct {
	File string `arg:"" help:"Name of the new workbook, ending in .xlsx."`
}

func (k *templateCommand) run(c console) (int, error) {
	dir, name := filepath.Split(k.File)
	if strings.ToLower(filepath.Ext(name)) != ".xlsx" {
		return failed, fmt.Errorf("%q does not end in .xlsx, without which Excel does not open it", k.File)
	}
	if _, err := os.Lstat(k.File); err == nil {
		return failed, fmt.Errorf("%s is there already, and a template is never written over a file; choose another name", k.File)
	}
	data, err := xlsx.Template()
	if err != nil {
		return failed, err
	}
	paths, err := save(filepath.Clean(dir), []report.File{{Name: name, Data: data}}, readsBack)
	if err != nil {
		return failed, err
	}
	fmt.Fprintln(c.out, "wrote", paths[0])
	return done, nil
}

type systemsCommand struct {
	Control string `arg:"" name:"time-control" help:"The time control, such as \"G/60;d5\"."`
	Online  bool   `help:"Played over the internet."`
	Date    day    `help:"Rules as on this day; the newest by default." placeholder:"DATE"`
}

func (k *systemsCommand) run(c console) (int, error) {
	control, err := uschess.ParseTimeControl(k.Control)
	if err != nil {
		return failed, err
	}
	in, why := ratingcore.SystemsFor(control, k.Online, ratingcore.Day(k.Date))
	status := done
	if len(in) == 0 {
		status = errant
	} else if control.TooShort() {
		why += "\nwarning: rule 5C asks for a first stage of at least 3 minutes in Blitz, 5 minutes otherwise"
	}
	_, err = fmt.Fprintln(c.out, why)
	return status, err
}

// Help stands under the list of flags.
func (*systemsCommand) Help() string {
	return "Minutes of all stages and seconds of delay or increment are added: G/60;d5 is 65."
}

type versionCommand struct{}

func (*versionCommand) run(c console) (int, error) {
	_, err := fmt.Fprintf(c.out, "wallchart %s (%s %s/%s)\n", version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return done, err
}

// version is the version that was built.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return "unknown"
}

type helpCommand struct {
	Command string `arg:"" optional:"" help:"The command to explain."`
}

// run is never reached: run answers "help rate" like "rate --help".
func (*helpCommand) run(console) (int, error) { return done, nil }

// day is a date on the command line.
type day ratingcore.Day

// UnmarshalText reads 2025-08-02.
func (d *day) UnmarshalText(text []byte) error {
	v, err := uschess.ParseDay(string(text))
	*d = day(v)
	return err
}

// systems are rating systems on the command line.
type systems []ratingcore.System

// UnmarshalText reads codes with commas or spaces between them.
func (s *systems) UnmarshalText(text []byte) error {
	for _, code := range strings.FieldsFunc(strings.ToUpper(string(text)), func(r rune) bool { return r == ',' || r == ' ' }) {
		one, ok := ratingcore.SystemOf(code)
		if !ok {
			return fmt.Errorf("%q is not a rating system; use R, Q, B, OR, OQ, OB", code)
		}
		*s = append(*s, one)
	}
	return nil
}
