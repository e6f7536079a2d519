package xlsx

import (
	"bytes"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/ratingcore"
)

// BenchmarkUpdate writes the ratings of 1,000 players and nine rounds in two
// systems back, the check by reading included. Beside it stands its floor:
// the same workbook opened with excelize, one cell set, and written.
func BenchmarkUpdate(b *testing.B) {
	data, err := Native(largeEvent(1000))
	if err != nil {
		b.Fatal(err)
	}
	book, err := Read(data, Options{Name: "large.xlsx"})
	if err != nil {
		b.Fatal(err)
	}
	rated := ratingcore.Rate(book.Event)
	b.Run("update", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := book.Update(rated, UpdateOptions{}); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("floor", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			floorUpdate(b, data)
		}
	})
}

func floorUpdate(b *testing.B, data []byte) {
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	if err := f.SetCellValue("Open", "P2", 1500); err != nil {
		b.Fatal(err)
	}
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		b.Fatal(err)
	}
}
