package report

import (
	"math"
	"slices"
	"strconv"

	"wallchart/ratingcore"
)

// gain is one stem of the small picture.
type gain struct {
	number ratingcore.Number
	before float64
	points float64
}

// gainsOf lists the players with a rating before in the first system, highest
// first; the second line of a re-entry is left out.
func gainsOf(t *ratingcore.Table) []gain {
	pre, change := columnOf(t, ratingcore.KeyPre), columnOf(t, ratingcore.KeyChange)
	if pre < 0 || change < 0 {
		return nil
	}
	var list []gain
	for i := range t.Rows {
		r := &t.Rows[i]
		v, d := &r.Values[pre], &r.Values[change]
		if v.Mark == ratingcore.NoRating || d.Kind != ratingcore.ChangeValue || r.ReEntryOf > 0 {
			continue
		}
		list = append(list, gain{t.Section.Entries[r.Entry].Number, v.Num, d.Num})
	}
	slices.SortStableFunc(list, func(a, b gain) int {
		if a.before != b.before {
			return int(math.Copysign(1, b.before-a.before))
		}
		return int(a.number) - int(b.number)
	})
	return list
}

// Measures of the small picture, in points.
const (
	pictureOver  = 15.5 // from the table to the baseline of the title
	pictureTitle = 8.5  // from there to the upper edge of the plot
	pictureFoot  = 17.0 // from the lower edge of the plot to the end
	pictureAxis  = 22.0 // for the figures of the scale
	dotRadius    = 1.7
)

// scaleOf chooses the grid of a plot in rating points: its step, and the
// values at the lower and upper edge.
func scaleOf(list []gain) (step, low, high float64) {
	for _, g := range list {
		low, high = min(low, g.points), max(high, g.points)
	}
	step = 25
	for (high-low)/step > 5 {
		step *= 2
	}
	return step, min(low, -step), max(high, step)
}

// drawPicture draws the change of every rating under the table, when the
// pairing numbers have room.
func (c *crosstable) drawPicture(s *sheet, end, high float64) {
	list := gainsOf(c.table)
	left, right := s.left()+pictureAxis, s.right()
	apart := (right - left) / float64(max(1, len(list)))
	longest := 0.0
	for _, g := range list {
		longest = max(longest, s.faces.width(light(smallest), strconv.Itoa(int(g.number))))
	}
	if len(list) < 2 || apart < longest+2 {
		return
	}
	apart = min(apart, 36)
	y := end + pictureOver
	x := s.text(s.left(), y, heavy(legendSize), "Before and after")
	s.cutText(slot{x + 8, y, s.right() - x - 8, light(legendSize)}, c.pictureWords())
	p := plot{left: left, right: left + apart*float64(len(list)), top: y + pictureTitle, bottom: end + high - pictureFoot}
	p.step, p.low, p.high = scaleOf(list)
	p.drawGrid(s)
	for i, g := range list {
		p.drawGain(s, g, left+apart*(float64(i)+0.5))
	}
}

func (c *crosstable) pictureWords() string {
	of := ""
	if len(c.table.Section.Systems) > 1 {
		of = c.table.Section.Systems[0].Name() + " "
	}
	return "zero line: " + of + "rating before; dot: points gained or lost. Players with a rating before, highest at the left, by pairing number"
}

// plot is the area of the small picture and its scale.
type plot struct {
	left, right, top, bottom float64
	step, low, high          float64
}

// height returns where a number of points stands.
func (p *plot) height(points float64) float64 {
	return p.top + (p.bottom-p.top)*(p.high-points)/(p.high-p.low)
}

func (p *plot) drawGrid(s *sheet) {
	for v := math.Ceil(p.low/p.step) * p.step; v <= p.high; v += p.step {
		y := p.height(v)
		width, shade := 0.35, roundInk
		text := strconv.Itoa(int(math.Abs(v)))
		switch {
		case v > 0:
			text = "+" + text
		case v < 0:
			text = "−" + text
		default:
			width, shade = 0.8, black
		}
		s.rule(stroke{p.left, y, p.right, y, width, shade})
		s.flush(p.left-4, y+baseline*smallest, light(smallest), text)
	}
}

func (p *plot) drawGain(s *sheet, g gain, x float64) {
	y := p.height(g.points)
	s.rule(stroke{x, p.height(0), x, y, 0.8, black})
	s.dots = append(s.dots, dot{x, y, dotRadius})
	s.center(x, p.bottom+10.5, light(smallest), strconv.Itoa(int(g.number)))
}
