package assets

import _ "embed"

// NotoRegular is the face of printed text: Noto Sans Condensed Regular 2.004,
// under the SIL Open Font License in FontLicense. A caller that writes into
// the bytes must take a copy.
//
//go:embed fonts/NotoSans-Condensed.ttf
var NotoRegular []byte

// NotoSemiBold is the face of names, pairing numbers and headings: Noto Sans
// Condensed SemiBold 2.004, under the same license and rule.
//
//go:embed fonts/NotoSans-CondensedSemiBold.ttf
var NotoSemiBold []byte

// FontLicense is the SIL Open Font License 1.1 with the copyright line of the
// Noto faces.
//
//go:embed fonts/OFL.txt
var FontLicense string
