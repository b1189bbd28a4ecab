"""Progress of work that takes minutes, with the time that is left."""

from __future__ import annotations

import sys
import time
from typing import Final

from undercroft.terminal.screen import Screen

TOLD_EVERY: Final = (0.5, 60.0)  # seconds, on a terminal and in a log


class Progress:
    """How far it is, on stderr: one line that changes, or in a log a line from time to time."""

    def __init__(self, id: str, number: int, screen: Screen) -> None:
        self._id = id
        self._number = number
        self._screen = screen
        self._is_terminal = sys.stderr.isatty()
        self._started = self._told = time.monotonic()

    def tell(self, done: int) -> None:
        now = time.monotonic()
        if now - self._told < TOLD_EVERY[0 if self._is_terminal else 1]:
            return
        self._told = now
        left = int((now - self._started) / done * (self._number - done) / 60)
        line = self._screen.text(self._id, done=done, all=self._number, left=left)
        print(f"\r{line}\x1b[K" if self._is_terminal else line, end="" if self._is_terminal else "\n", file=sys.stderr)
        sys.stderr.flush()

    def end(self) -> None:
        if self._is_terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
