package ui

import (
	"wallchart/ratingcore"
	"wallchart/ui/look"
)

// detail is what lies behind a section's line: its facts to be edited, and
// why it is rated as it is.
func (v eventView) detail(s *ratingcore.RatedSection) {
	x, w := v.inside()
	v.y += 10
	v.fields(v.p.own, v.p.choices)
	reason := whyOf(s)
	v.left(x, w/2, 20, reason.title, look.Head)
	top := v.y
	beside := w >= 760
	right, room := x+w*.41, w*.59
	if !beside {
		right, room = x, w
	}
	v.y += 24
	if reason.broken != "" {
		v.icon(look.Icon(look.IconError, look.Error), x, v.y+1, 16)
		v.paragraph(x+22, w-22, 18, reason.broken, look.Body.In(look.Error))
	}
	v.chips(reason.chips, x)
	left := w
	if beside {
		left = w*.41 - 24
	}
	v.reasons(reason, x, left)
	if len(reason.bands) > 0 {
		bottom := v.y
		picture := scaleOf(reason.bands, reason.sum, room)
		if beside {
			v.y = top + 6
		} else {
			v.y += 10
		}
		v.scale(picture, right)
		v.y = max(bottom, v.y+picture.height())
	}
	v.y += 10
}

// chips show the way from the time control to the systems.
func (v eventView) chips(words []string, x float32) {
	if len(words) == 0 {
		return
	}
	const height = 36
	for i, word := range words {
		style := look.Body
		if i > 0 {
			style = look.Strong
		}
		wide := look.Width(word, style)/look.Zoom() + 28
		v.frame(x, v.y, wide, height, frameStyle{fill: look.Panel, line: look.Border, radius: look.RadiusCard})
		v.center(x, wide, height, word, style)
		x += wide
		if i < len(words)-1 {
			v.icon(look.Icon(look.IconArrow, look.Muted), x+9, v.y+10, 16)
			x += 34
		}
	}
	v.y += height + 14
}

// reasons are the numbers, and what is to be said about them.
func (v eventView) reasons(w why, x, width float32) {
	for _, f := range w.facts {
		v.left(x, 160, 20, f[0], look.Quiet)
		v.left(x+160, width-160, 20, f[1], look.Body)
		v.y += 20
	}
	v.y += 6
	for _, words := range w.more {
		v.paragraph(x, width, 17, words, look.Second)
	}
}
