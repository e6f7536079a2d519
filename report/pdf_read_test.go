package report

import (
	"bytes"
	"compress/zlib"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"
)

// pageTexts takes the texts out of a document, page by page, in the order in
// which they are drawn.
func pageTexts(t *testing.T, doc []byte) [][]string {
	t.Helper()
	var pages [][]string
	for _, content := range streams(t, doc) {
		if bytes.Contains(content, []byte("Tj")) {
			pages = append(pages, shown(content))
		}
	}
	return pages
}

var streamStart = regexp.MustCompile(`/Filter /FlateDecode[^>]*>>\s*stream\r?\n`)

// streams inflates every compressed stream of a document.
func streams(t *testing.T, doc []byte) [][]byte {
	t.Helper()
	var list [][]byte
	for _, at := range streamStart.FindAllIndex(doc, -1) {
		z, err := zlib.NewReader(bytes.NewReader(doc[at[1]:]))
		if err != nil {
			t.Fatalf("stream at %d: %v", at[1], err)
		}
		content, err := io.ReadAll(z)
		if err != nil {
			t.Fatalf("stream at %d: %v", at[1], err)
		}
		list = append(list, content)
	}
	return list
}

// shown returns the strings that a page's content shows.
func shown(content []byte) []string {
	var list []string
	for i := 0; i < len(content); i++ {
		if content[i] != '(' {
			continue
		}
		var raw []byte
		for i++; content[i] != ')'; i++ {
			c := content[i]
			if c == '\\' {
				i++
				if c = content[i]; c == 'r' {
					c = '\r'
				}
			}
			raw = append(raw, c)
		}
		list = append(list, decoded(raw))
	}
	return list
}

// decoded reads UTF-16BE.
func decoded(raw []byte) string {
	units := make([]uint16, len(raw)/2)
	for i := range units {
		units[i] = uint16(raw[2*i])<<8 | uint16(raw[2*i+1])
	}
	return string(utf16.Decode(units))
}

// wholeText joins the texts of a document with blanks. Parts that the spare
// face sets are texts of their own.
func wholeText(t *testing.T, doc []byte) string {
	t.Helper()
	var all []string
	for _, p := range pageTexts(t, doc) {
		all = append(all, p...)
	}
	return strings.Join(all, " ")
}

// containsParts says whether a text holds words that may be set in several
// parts.
func containsParts(text, words string) bool {
	squeeze := strings.NewReplacer(" ", "")
	return strings.Contains(squeeze.Replace(text), squeeze.Replace(words))
}
