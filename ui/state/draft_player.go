package state

import (
	"fmt"

	"wallchart/ratingcore"
	"wallchart/xlsx"
)

// player makes an edit of a rating, of the games behind it, or of a birth
// date.
func (w *draft) player(e Edit) error {
	i, err := playerOf(w.event, e)
	if err != nil {
		return err
	}
	was := w.event.Players[i]
	now, heading := was, "Birth date"
	switch {
	case e.Field == FieldBirth && e.Back:
		now.Birth = w.d.File.Players[i].Birth
	case e.Field == FieldBirth:
		now.Birth, err = w.birth(e.New)
	case w.logged(&was, e.System):
		err = fmt.Errorf("this event was rated before, from the ratings in the sheet Ratings log: change Pre there")
	case e.Back:
		now.Standings[e.System] = w.d.File.Players[i].Standings[e.System]
		heading = e.System.String() + " rating"
	default:
		heading, err = rate(&now.Standings[e.System], e)
	}
	if err != nil {
		return err
	}
	if now.Birth == was.Birth && now.Standings == was.Standings {
		return nil
	}
	*w.member(i) = now
	w.changed = true
	if at, ok := cellOf(now.At, heading); ok && e.Back {
		w.recall(at)
	} else if ok {
		w.mended(at)
	}
	return nil
}

// rate changes a standing as an edit says, and returns the heading of what was
// changed.
func rate(s *ratingcore.Standing, e Edit) (heading string, err error) {
	if e.Field == FieldGames {
		return e.System.String() + " games", setGames(s, e.New)
	}
	heading = e.System.String() + " rating"
	rating, games, counted, err := xlsx.ParseRating(e.New)
	switch {
	case err != nil:
		return heading, err
	case rating == 0:
		s.Rated, s.Rating, s.Games, s.Counted = false, 0, 0, false
		return heading, nil
	case rating < 100 || rating >= 4000:
		return heading, fmt.Errorf("%q is not between 100 and 4000", e.New)
	}
	s.Rated, s.Rating = true, rating
	if counted {
		s.Games, s.Counted = games, true
	}
	return heading, nil
}

func setGames(s *ratingcore.Standing, text string) error {
	n, known, err := xlsx.ParseWhole(text)
	switch {
	case err != nil:
		return err
	case known && !s.Rated:
		return fmt.Errorf("there is no rating that the games could stand behind: write that first")
	case known && n > 65535:
		return fmt.Errorf("%q games are more than anybody has played", text)
	}
	s.Games, s.Counted = n, known
	return nil
}

// birth reads a birth date that lies before the event.
func (w *draft) birth(text string) (ratingcore.Day, error) {
	day, err := xlsx.ParseDate(text)
	if err == nil && day.Known() && w.d.Before.End.Known() && day >= w.d.Before.End {
		err = fmt.Errorf("%q is not before the event: write the year in full, as in 2009-05-31", text)
	}
	return day, err
}

// logged says whether the rating before the event comes from the ratings log.
func (w *draft) logged(p *ratingcore.Player, sys ratingcore.System) bool {
	for i := range w.event.Log {
		l := &w.event.Log[i]
		if l.System == sys && (l.ID == p.ID && p.ID != "" || p.ID == "" && l.ID == "" && l.Name == p.Name) && w.event.SameEvent(*l) {
			return true
		}
	}
	return false
}
