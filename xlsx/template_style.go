package xlsx

import "github.com/xuri/excelize/v2"

// The colors of the sheets that the program makes: dark blue on a pale tint,
// so that they print well without color too.
const (
	inkColor  = "1F3A5F" // headings and their rule
	tintColor = "E4EBF4" // behind headings
	softColor = "6B7785" // remarks
	lineColor = "C9D1DB" // between rows
)

// systemTints stand behind the headings of the six systems, so that the
// groups of columns are told apart; the codes in the headings say it too.
var systemTints = []string{"E4EBF4", "E7F1E4", "F7EBDD", "EAE6F4", "E1F0F0", "F5E4EA", "EEF0DC"}

// nativeStyles are the cell styles of a native workbook, by form where they
// are for values.
type nativeStyles struct {
	head, label, remark, value int
	body                       map[form]int
	tints                      []int // headings of the systems
}

// formats are the number formats of the forms.
var formats = map[form]string{formWhole: "0", formRating: "0.00", formDay: "yyyy-mm-dd", formPoints: "0.0"}

func newNativeStyles(f *excelize.File) (nativeStyles, error) {
	var first error
	add := func(s *excelize.Style) int {
		id, err := f.NewStyle(s)
		if err != nil && first == nil {
			first = err
		}
		return id
	}
	s := nativeStyles{body: map[form]int{}}
	s.head = add(headStyle(tintColor))
	for _, tint := range systemTints {
		s.tints = append(s.tints, add(headStyle(tint)))
	}
	s.label = add(&excelize.Style{Font: font(true, inkColor), Fill: fill(tintColor), Border: rowLine()})
	s.remark = add(&excelize.Style{Font: font(false, softColor), Alignment: &excelize.Alignment{Indent: 1}})
	s.value = add(&excelize.Style{Border: rowLine(), Alignment: &excelize.Alignment{Horizontal: "left"}})
	for form := formText; form <= formCode; form++ {
		s.body[form] = add(bodyStyle(form))
	}
	return s, first
}

func headStyle(tint string) *excelize.Style {
	return &excelize.Style{
		Font:      font(true, inkColor),
		Fill:      fill(tint),
		Border:    []excelize.Border{{Type: "bottom", Color: inkColor, Style: 2}},
		Alignment: &excelize.Alignment{Horizontal: "center", Vertical: "center", WrapText: true},
	}
}

func bodyStyle(f form) *excelize.Style {
	s := &excelize.Style{Border: rowLine()}
	if code, ok := formats[f]; ok {
		s.CustomNumFmt = &code
	}
	if f == formDay || f == formCode {
		s.Alignment = &excelize.Alignment{Horizontal: "center"}
	}
	return s
}

// font is the workbook's own face, so that all sheets look alike.
func font(bold bool, color string) *excelize.Font {
	return &excelize.Font{Family: "Calibri", Size: 11, Bold: bold, Color: color}
}

func fill(color string) excelize.Fill {
	return excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{color}}
}

func rowLine() []excelize.Border {
	return []excelize.Border{{Type: "bottom", Color: lineColor, Style: 1}}
}
