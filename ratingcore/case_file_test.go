package ratingcore_test

import (
	"fmt"
	"testing"

	. "wallchart/ratingcore"
)

// The cases are whole events with every expected intermediate; their README
// names the fields.

type caseFile struct {
	Tags  []string
	Event struct {
		Name, Rules, Start, End string
		Members                 []caseMember
		Sections                []caseSection
	}
	Expected struct {
		Sections []struct {
			Name    string
			Bonus   float64 `json:"bonus_B"`
			Systems []string
			Points  map[string]float64
			Games   map[string]int `json:"row_games"`
			Results map[string][]caseResult
		}
	}
}

type caseMember struct {
	ID, Name, Birth      string
	Adult, Canadian, OLM bool
	FIDE, CFC            *struct {
		Rating float64
		Date   string
	}
	Ratings map[string]struct {
		Rating              float64
		Games               int
		Date, Record        string
		Peak, Floor         float64
		Wins, Draws, Events int
	}
}

type caseSection struct {
	Name, Type, Start, End string
	Online                 bool
	Rated                  *bool
	Systems                []string
	TimeControl            *struct {
		Minutes int `json:"main_minutes"`
		Seconds int `json:"delay_seconds"`
	} `json:"time_control"`
	Rounds  int
	Players []struct {
		Number  Number
		Member  string
		Results []string
	}
	Games []struct {
		Member, Opponent string
		FIDE             float64
		Score            float64
	}
}

type caseResult struct {
	Number int
	Member string
	Step1  struct {
		R0        float64
		N         int
		Rated     bool
		Wins      bool    `json:"all_wins"`
		Losses    bool    `json:"all_losses"`
		Sum       float64 `json:"sum_W"`
		Component []struct {
			Source, Date     string
			X, G, P, Z, S, W float64
			D                int
		} `json:"components"`
	}
	Step2 *struct {
		Star float64 `json:"N_star"`
		Eff  float64 `json:"N_eff"`
	}
	M                   int
	S                   float64
	Opponents           []string
	Step3, Step4, Step5 *caseStep
	Floor               *struct {
		Floor   float64
		Which   string
		Clipped *float64 `json:"match_clipped_value"`
		Applied bool
	}
	Post        *float64
	NPost       *int `json:"N_post"`
	WinsPost    bool `json:"all_wins_post"`
	LossesPost  bool `json:"all_losses_post"`
	Performance *struct {
		Step4 struct {
			Exact, Bound, Approx, Linear400 *float64
		}
	}
	MatchNotes []string `json:"match_notes"`
}

type caseStep struct {
	Formula          string
	Opps             []float64 `json:"opp_ratings"`
	R, Result        float64
	K, E, Change     *float64
	Eligible         bool `json:"bonus_eligible"`
	Threshold, Bonus *float64
	Exception        bool     `json:"K_exception"`
	R0Adj            *float64 `json:"R0_adj"`
	SAdj             *float64 `json:"S_adj"`
}

func (c *caseFile) event(t *testing.T) *Event {
	e := &Event{Name: c.Event.Name, Rules: c.Event.Rules, Start: day(t, c.Event.Start), End: day(t, c.Event.End)}
	index := map[string]int{}
	for _, m := range c.Event.Members {
		index[m.ID] = len(e.Players)
		e.Players = append(e.Players, m.player(t))
	}
	for _, s := range c.Event.Sections {
		e.Sections = append(e.Sections, s.section(t, index))
	}
	return e
}

func (m *caseMember) player(t *testing.T) Player {
	p := Player{ID: m.ID, Name: m.Name}
	p.Birth, p.Adult, p.Canadian, p.OLM = day(t, m.Birth), m.Adult, m.Canadian, m.OLM
	if m.FIDE != nil {
		p.FIDE = Foreign{Rating: m.FIDE.Rating, Date: day(t, m.FIDE.Date)}
	}
	if m.CFC != nil {
		p.CFC = Foreign{Rating: m.CFC.Rating, Date: day(t, m.CFC.Date)}
	}
	for code, r := range m.Ratings {
		sys, _ := SystemOf(code)
		p.Standings[sys] = Standing{Rated: true, Rating: r.Rating, Counted: true, Games: r.Games, Date: day(t, r.Date),
			Streak: streakOf(r.Record),
			Peak:   r.Peak, Wins: r.Wins, Draws: r.Draws, Events: r.Events, Floor: r.Floor}
	}
	return p
}

func (s *caseSection) section(t *testing.T, index map[string]int) Section {
	out := Section{Name: s.Name, Online: s.Online, Start: day(t, s.Start), End: day(t, s.End), Rounds: s.Rounds,
		NotRated: s.Rated != nil && !*s.Rated,
		Kind:     map[string]Kind{"Round robin": RoundRobin, "Match": Match, "FIDE": FIDE, "FIDE youth": FIDEYouth}[s.Type]}
	if s.TimeControl != nil {
		out.TimeControl = fmt.Sprintf("G/%d;d%d", s.TimeControl.Minutes, s.TimeControl.Seconds)
	}
	for _, code := range s.Systems {
		sys, _ := SystemOf(code)
		out.Systems = append(out.Systems, sys)
	}
	for _, p := range s.Players {
		e := Entry{Number: p.Number, Player: index[p.Member], Total: Unknown}
		for _, cell := range p.Results {
			e.Results = append(e.Results, cellOf(t, cell))
		}
		out.Entries = append(out.Entries, e)
	}
	for _, g := range s.Games {
		out.Games = append(out.Games, ForeignGame{Player: index[g.Member], Opponent: g.Opponent, FIDE: g.FIDE, Points: Points(2 * g.Score)})
	}
	return out
}
