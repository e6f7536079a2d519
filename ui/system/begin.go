package system

import (
	"errors"
	"fmt"
	"os/exec"
)

// begin starts a program and does not wait for its end, but collects it.
func begin(c *exec.Cmd) error {
	if c.Err != nil {
		return fmt.Errorf("no program is known for it: %w", c.Err)
	}
	if err := c.Start(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return fmt.Errorf("no program is known for it: %w", err)
		}
		return err
	}
	go c.Wait() // explorer answers 1 even when all went well
	return nil
}
