package xlsx

import "wallchart/ratingcore"

// memberOf returns the roster index of the player whom a row of a chart is
// about; whoever is not on the roster is appended to it. in are the members who
// have a row in the section: the same ID again is a re-entry, an equal name
// without an ID another player. It is nil where a member may have many rows.
func (r *reader) memberOf(f *fields, in map[int]bool) int {
	i := -1
	if r.roster != nil {
		i = r.listed(f, in)
	} else {
		i = r.inline(f, in)
	}
	if in != nil {
		in[i] = true
	}
	return i
}

// listed joins a row to the sheet Players.
func (r *reader) listed(f *fields, in map[int]bool) int {
	id, name := f.about.ID, f.about.Player
	i, doubt := r.join(id, name, in)
	if i < 0 {
		p := ratingcore.Player{ID: id, Name: name, Unlisted: true, At: f.t.place(f.row)}
		word := "ID"
		if id == "" {
			word = "Name"
		}
		if doubt == "equal" {
			f.say(ratingcore.Warning, "equal names", word, "%q stands twice without an ID and was taken for two players, the second unrated: write the IDs", name)
		} else {
			f.say(ratingcore.Warning, "roster", word, "%s is not on the sheet Players and was taken as unrated: add the player there", whoIs(id, name))
		}
		return r.addPlayer(p)
	}
	r.complete(f, &r.event.Players[i], i)
	switch doubt {
	case "name":
		f.say(ratingcore.Warning, "name", "Name", "ID %q is %q on the sheet Players, but %q here: correct one of them", id, r.event.Players[i].Name, name)
	case "equal":
		f.say(ratingcore.Warning, "equal names", "Name", "several players on the sheet Players are called %q; they were taken in order: write the IDs", name)
	}
	return i
}

// complete takes the ID or the name that the roster leaves blank from the
// member's row in a chart, and tells an ID that is spelled in another way.
func (r *reader) complete(f *fields, p *ratingcore.Player, index int) {
	id, name := f.about.ID, f.about.Player
	if p.Name == "" && name != "" {
		p.Name = name
		r.byName[folded(name)] = append(r.byName[folded(name)], index)
	}
	switch {
	case id == "" || id == p.ID:
	case p.ID == "":
		p.ID, r.byID[idKey(id)] = id, index
	default:
		f.say(ratingcore.Warning, "id", "ID", "ID %q was taken for %q on the sheet Players: write it with its zeros, as text", id, p.ID)
	}
}

// inline takes the player's facts from the chart itself, where there is no
// sheet Players.
func (r *reader) inline(f *fields, in map[int]bool) int {
	id, name := f.about.ID, f.about.Player
	f.owner = len(r.event.Players) + 1
	if i, ok := r.byID[idKey(id)]; ok && id != "" {
		f.owner = i + 1
		r.compare(f, i)
		return i
	}
	p := f.member()
	if id == "" && name != "" {
		for _, i := range r.byName[folded(name)] {
			have := &r.event.Players[i]
			if have.ID != "" {
				continue
			}
			if !in[i] && have.Standings == p.Standings {
				f.say(ratingcore.Info, "equal names", "Name", "%q has the name and ratings of a player of another section and was taken for the same: write the IDs to be sure", name)
				return i
			}
			f.say(ratingcore.Warning, "equal names", "Name", "%q stands twice without an ID and was taken for two players: write the IDs", name)
			break
		}
	}
	return r.addPlayer(p)
}

// compare warns of a member whose rows do not give the same ratings; the first
// row holds.
func (r *reader) compare(f *fields, i int) {
	have := &r.event.Players[i]
	again := f.member()
	for s := range again.Standings {
		if a, b := again.Standings[s], have.Standings[s]; a.Rated && a.Rating != b.Rating {
			word := standingWords[s][0]
			f.say(ratingcore.Warning, "rating", word, "%s of %s differs from an earlier row, which is taken: make them agree", word, whoIs(have.ID, have.Name))
		}
	}
}

func whoIs(id, name string) string {
	switch {
	case id == "" && name == "":
		return "the player without a name"
	case id == "":
		return name
	case name == "":
		return "ID " + id
	}
	return name + " (ID " + id + ")"
}
