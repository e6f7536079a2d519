package xlsx

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"io"
	"path"
	"strings"
)

// bundle is the zip of a workbook that is being changed. Parts that nobody
// touches are copied as they are, still packed.
type bundle struct {
	*container
	data    []byte
	parts   map[string]*zip.File
	changed map[string]string // new text by part name, as in the zip
	fresh   []string          // parts that are new, in order
	dropped map[string]bool   // by partKey
}

func openBundle(data []byte, name string) (*bundle, error) {
	c, err := openContainer(data, name)
	if err != nil {
		return nil, err
	}
	return &bundle{container: c, data: data, parts: c.parts, changed: map[string]string{}, dropped: map[string]bool{}}, nil
}

// text returns a part as it stands now.
func (b *bundle) text(part string) (string, error) {
	if text, ok := b.changed[partKey(part)]; ok {
		return text, nil
	}
	b.left = maxUnzipped // the sizes of all parts together were checked before
	return b.read(part)
}

// has says whether there is a part of that name.
func (b *bundle) has(part string) bool {
	key := partKey(part)
	_, changed := b.changed[key]
	return (b.parts[key] != nil || changed) && !b.dropped[key]
}

// write gives a part a new text.
func (b *bundle) write(part, text string) {
	key := partKey(part)
	if _, again := b.changed[key]; !again && b.parts[key] == nil {
		b.fresh = append(b.fresh, part)
	}
	b.changed[key] = text
}

// drop leaves a part out.
func (b *bundle) drop(part string) { b.dropped[partKey(part)] = true }

// freeName returns a part name such as xl/worksheets/sheet4.xml that is not
// taken.
func (b *bundle) freeName(dir, stem, ending string) string {
	for n := 1; ; n++ {
		if name := path.Join(dir, fmt.Sprintf("%s%d%s", stem, n, ending)); !b.has(name) {
			return name
		}
	}
}

// packing is the level of compression: half the work of the usual one, for a
// few more bytes.
const packing = 3

// bytes packs the workbook.
func (b *bundle) bytes() ([]byte, error) {
	old, err := zip.NewReader(bytes.NewReader(b.data), int64(len(b.data)))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.Grow(len(b.data) + len(b.data)/2)
	w := zip.NewWriter(&out)
	w.RegisterCompressor(zip.Deflate, packer())
	for _, f := range old.File {
		key := partKey(f.Name)
		text, changed := b.changed[key]
		switch {
		case b.dropped[key]:
			continue
		case changed:
			err = pack(w, f.Name, text)
		default:
			err = w.Copy(f)
		}
		if err != nil {
			return nil, fmt.Errorf("part %s: %w", f.Name, err)
		}
	}
	for _, part := range b.fresh {
		if err := pack(w, part, b.changed[partKey(part)]); err != nil {
			return nil, fmt.Errorf("part %s: %w", part, err)
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// pack adds a part without a date, so that the same workbook gives the same
// bytes.
func pack(w *zip.Writer, name, text string) error {
	part, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
	if err != nil {
		return err
	}
	_, err = io.Copy(part, struct{ io.Reader }{strings.NewReader(inUTF8(text))}) // in pieces, not as one copy
	return err
}

// packer makes compressors out of one, for a zip packs one part at a time.
func packer() zip.Compressor {
	var one *flate.Writer
	return func(to io.Writer) (w io.WriteCloser, err error) {
		if one == nil {
			one, err = flate.NewWriter(to, packing)
		} else {
			one.Reset(to)
		}
		return one, err
	}
}

// inUTF8 corrects the declaration of a part that was stored in another
// encoding.
func inUTF8(text string) string {
	const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`
	if !strings.HasPrefix(text, "<?xml") {
		return text
	}
	head, rest, ok := strings.Cut(text, "?>")
	if lower := strings.ToLower(head); !ok || !strings.Contains(lower, "encoding") || strings.Contains(lower, "utf-8") {
		return text
	}
	return declaration + rest
}
