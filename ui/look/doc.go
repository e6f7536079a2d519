// Package look is how the window looks: its colors in light and dark, its
// theme, measures, text styles, signs and icons. It knows nothing of chess and
// keeps no state but the theme that the app was given.
package look
