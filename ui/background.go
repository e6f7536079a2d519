package ui

import (
	"context"

	"fyne.io/fyne/v2"
)

// onMain has a function done on the window's goroutine, from any other.
var onMain = fyne.Do

// background does slow work away from the window's goroutine and comes back
// to it: the one way in which the window waits for anything. The returned
// function stops the work; what was stopped does not come back.
func background[T any](work func(ctx context.Context) (T, error), back func(T, error)) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		v, err := work(ctx)
		onMain(func() {
			if ctx.Err() == nil {
				back(v, err)
			}
			cancel()
		})
	}()
	return cancel
}

// ask shows a dialog of the system in the background, as part of work. While
// one is shown no other is.
func ask[T any](w *Window, work func(ctx context.Context) (T, error), back func(T, error)) {
	if w.asking {
		return
	}
	w.asking = true
	background(work, func(v T, err error) {
		w.asking = false
		back(v, err)
	})
}
