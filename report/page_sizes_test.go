package report

import "strings"

// worldNames are invented names with letters that set the faces at work.
var worldNames = []string{
	"Łaszczyński, Bogusław", "Muñoz Ibáñez, Begoña", "Đặng, Thị Ngọc Ánh", "Çağlayan, Gülşen", "Щербакова, Юлия",
	"Παπαδοπούλου, Ελένη", "Žižković, Đurđica", "Ștefănescu, Ioniță", "כהן, דוד", "O’Súilleabháin, Caoimhe (♞)",
}

// longNames are as long as names get.
func longNames(n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = "Featherstonehaugh-Cholmondeley, " + []string{"Maximilian R", "Wilhelmina-Alexandrina", "Bartholomew"}[i%3]
	}
	return list
}

// sizes are the events that every test of the layout goes through.
var sizes = []struct {
	name  string
	in    invention
	paper PaperSize
	want  string // the form: see TestForm
}{
	{"8 players, 3 rounds", invention{players: 8, rounds: 3, systems: "R", seed: 1}, Letter,
		"landscape 10.0, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"4 players, dual", invention{players: 4, rounds: 3, systems: "RQ", seed: 1}, Letter,
		"landscape 9.8, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"28 players, 5 rounds, dual", invention{players: 28, rounds: 5, systems: "RQ", seed: 1}, Letter,
		"landscape 8.8, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"28 players, 5 rounds, dual, A4", invention{players: 28, rounds: 5, systems: "RQ", seed: 1}, A4,
		"landscape 9.6, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"30 players without IDs, A4", invention{players: 30, rounds: 5, systems: "R", noIDs: true, names: worldNames, seed: 4}, A4,
		"landscape 10.0, 1 line, 4 ties, 0 cut, 1 pages"},
	{"64 entries, 7 rounds, re-entry", invention{players: 64, rounds: 7, systems: "R", reentry: true, seed: 3}, Letter,
		"landscape 9.8, 1 line, St ID 4 ties, 0 cut, 2 pages"},
	{"40 long names, 9 rounds, dual", invention{players: 40, rounds: 9, systems: "RQ", names: longNames(40), seed: 8}, Letter,
		"landscape 8.5, 1 line, 2 ties, 40 cut, 2 pages"},
	{"22 players, 9 rounds", invention{players: 22, rounds: 9, systems: "R", seed: 5}, A4,
		"landscape 9.7, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"18 players, 14 rounds, dual", invention{players: 18, rounds: 14, systems: "RQ", seed: 5}, Letter,
		"landscape 9.0, 2 lines [[1 7] [8 14]], ID St 4 ties, 0 cut, 1 pages"},
	{"14 rounds, long names, A4", invention{players: 18, rounds: 14, systems: "R", names: longNames(9), seed: 5}, A4,
		"landscape 9.0, 2 lines [[1 7] [8 14]], ID St 4 ties, 0 cut, 1 pages"},
	{"26 players, 25 rounds", invention{players: 26, rounds: 25, systems: "R", seed: 5}, Letter,
		"landscape 9.0, 3 lines [[1 9] [10 17] [18 25]], ID St 4 ties, 0 cut, 2 pages"},
	{"12 rounds, three systems", invention{players: 20, rounds: 12, systems: "RQB", seed: 6}, Letter,
		"landscape 9.0, 3 lines [[1 4] [5 8] [9 12]], ID St 4 ties, 0 cut, 2 pages"},
	{"not rated", invention{players: 24, rounds: 6, seed: 9}, Letter,
		"portrait 9.9, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"no colors", invention{players: 24, rounds: 5, systems: "R", noColors: true, seed: 9}, Letter,
		"landscape 10.0, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"1000 players, 9 rounds, dual", invention{players: 1000, rounds: 9, systems: "RQ", seed: 7}, Letter,
		"landscape 8.1, 1 line, 0 ties, 0 cut, 24 pages"},
	{"one player", invention{players: 1, rounds: 4, systems: "R", seed: 7}, Letter,
		"landscape 10.0, 1 line, St ID 4 ties, 0 cut, 1 pages"},
	{"nobody", invention{players: 0, rounds: 4, systems: "R", seed: 7}, Letter,
		"portrait 10.0, 1 line, 0 ties, 0 cut, 1 pages"},
	{"event of 120 letters", invention{players: 12, rounds: 4, systems: "R", title: strings.Repeat("Cedar Bend ", 11), seed: 7}, Letter,
		"landscape 10.0, 1 line, St ID 4 ties, 0 cut, 1 pages"},
}
