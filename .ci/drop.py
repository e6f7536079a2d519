#!/usr/bin/python3
"""Drops files on a window: the source of a drag by the X drag-and-drop protocol.

usage: drop.py WINDOW FILE...

WINDOW is the number of a window that takes drops. The files are dropped on its
middle. Exit status 1: the window refused them, or did not answer.
"""
import os
import select
import sys
import time
import urllib.parse

from Xlib import X, Xatom, display
from Xlib.protocol import event

PROTOCOL = 5
PATIENCE = 10  # seconds


class Source:
    """One drag, from entering the target to its word that it is finished."""

    def __init__(self, target, files):
        self.screen = display.Display()
        self.root = self.screen.screen().root
        self.target = self.screen.create_resource_object("window", target)
        self.uris = "".join("file://%s\r\n" % urllib.parse.quote(os.path.abspath(f)) for f in files).encode()
        self.own = self.root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)

    def atom(self, name):
        return self.screen.intern_atom(name)

    def tell(self, kind, *rest):
        """Sends a message of the protocol; the source's window is its first value."""
        values = [self.own.id, *rest] + [0] * (4 - len(rest))
        self.target.send_event(event.ClientMessage(
            window=self.target, client_type=self.atom(kind), data=(32, values)))
        self.screen.flush()

    def middle(self):
        size = self.target.get_geometry()
        at = self.target.translate_coords(self.root, 0, 0)  # of the root, seen from the target
        return size.width // 2 - at.x, size.height // 2 - at.y

    def answer(self, asked):
        """Gives the list of files to who asks for it."""
        known = asked.target == self.atom("text/uri-list")
        if known:
            asked.requestor.change_property(asked.property, asked.target, 8, self.uris)
        asked.requestor.send_event(event.SelectionNotify(
            time=asked.time, requestor=asked.requestor, selection=asked.selection,
            target=asked.target, property=asked.property if known else X.NONE))
        self.screen.flush()

    def events(self):
        """Yields what comes in until patience is at an end."""
        end = time.monotonic() + PATIENCE
        while (left := end - time.monotonic()) > 0:
            if not self.screen.pending_events():
                select.select([self.screen], [], [], left)
                continue
            yield self.screen.next_event()

    def drag(self):
        """Carries the files over and lets go. Returns what went wrong, or None."""
        if not self.target.get_full_property(self.atom("XdndAware"), Xatom.ATOM):
            return "the window takes no drops"
        self.own.set_selection_owner(self.atom("XdndSelection"), X.CurrentTime)
        x, y = self.middle()
        self.tell("XdndEnter", PROTOCOL << 24, self.atom("text/uri-list"))
        self.tell("XdndPosition", 0, x << 16 | y, X.CurrentTime, self.atom("XdndActionCopy"))
        dropped = False
        for e in self.events():
            if e.type == X.SelectionRequest:
                self.answer(e)
            elif e.type != X.ClientMessage:
                continue
            elif e.client_type == self.atom("XdndStatus") and not dropped:
                if not e.data[1][1] & 1:
                    return "the window refused the files"
                self.tell("XdndDrop", 0, X.CurrentTime)
                dropped = True
            elif e.client_type == self.atom("XdndFinished"):
                return None
        return "the window did not answer"


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(Source(int(sys.argv[1], 0), sys.argv[2:]).drag())
