#!/usr/bin/python3
"""Measures how long a program takes from its start to what it paints.

usage: paint.py TIMES WANT COMMAND...

Starts COMMAND, waits until its window has painted WANT, ends it, and prints the
seconds that it took, the median of TIMES starts. WANT is "frame", anything in
the whole window, or "row", the selected row of a crosstable.
"""
import statistics
import subprocess
import sys
import time

from Xlib import X, Xatom, display, error

DYE = 0xFF00FF  # the ground of the screen, which shows where nothing is painted
SELECTED = (0xDDE9F6, 0x233A54)  # by ui/look, light and dark
PATIENCE = 20  # seconds


class Screen:
    """The screen, read pixel by pixel."""

    def __init__(self):
        self.x = display.Display()
        self.root = self.x.screen().root

    def dye(self):
        """Paints the ground, so that what is not painted can be told."""
        self.root.change_attributes(background_pixel=DYE)
        self.root.clear_area()
        self.x.sync()

    def clients(self):
        """Returns the numbers of the programs' windows."""
        clients = self.root.get_full_property(self.x.intern_atom("_NET_CLIENT_LIST"), Xatom.WINDOW)
        return clients.value if clients else []

    def window(self):
        """Returns x, y, width and height of the newest window in sight, or None."""
        for number in self.clients()[-1:]:
            w = self.x.create_resource_object("window", number)
            if w.get_attributes().map_state == X.IsViewable:
                size, at = w.get_geometry(), w.translate_coords(self.root, 0, 0)
                return -at.x, -at.y, size.width, size.height
        return None

    def pixels(self, x, y, width, height):
        data = self.root.get_image(x, y, width, height, X.ZPixmap, 0xFFFFFFFF).data
        return [int.from_bytes(data[i:i + 3], "little") for i in range(0, len(data), 4)]

    def shows(self, want):
        """Says whether the window shows it; False while there is none."""
        try:
            at = self.window()
            if at is None:
                return False
            x, y, width, height = at
            if want == "frame":
                row = self.pixels(x + 10, y + height // 2, width - 20, 1)
                return not {0, DYE} & set(row)
            column = self.pixels(x + width // 4, y, 1, height)
            return any(column.count(c) > 5 for c in SELECTED)
        except error.XError:  # the window is changing at this moment
            return False


def measure(screen, want, command):
    """Returns the seconds from start to paint."""
    began = time.monotonic()
    program = subprocess.Popen(command)
    try:
        while not screen.shows(want):
            if program.poll() is not None:
                sys.exit("%s ended with status %d" % (command[0], program.returncode))
            if time.monotonic() - began > PATIENCE:
                sys.exit("%s did not paint its %s" % (command[0], want))
            time.sleep(0.003)
        return time.monotonic() - began
    finally:
        program.kill()
        program.wait()
        while len(screen.clients()):
            time.sleep(0.01)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    screen = Screen()
    screen.dye()
    print("%.3f" % statistics.median(measure(screen, sys.argv[2], sys.argv[3:]) for _ in range(int(sys.argv[1]))))


if __name__ == "__main__":
    main()
