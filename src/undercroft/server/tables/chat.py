"""The lines of a chat that are kept at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.server.protocol.states import Said

LONGEST: Final = 200  # lines


class Chat:
    """The newest lines, in order. Their numbers only grow."""

    def __init__(self, lines: Iterable[Said] = ()) -> None:
        self.lines: list[Said] = []
        for line in lines:
            self.add(line)

    @property
    def last(self) -> int:
        """The number of the newest line."""
        return self.lines[-1].version if self.lines else 0

    def add(self, line: Said) -> None:
        self.lines = [*self.lines[1 - LONGEST :], line]

    def after(self, number: int) -> list[Said]:
        return [line for line in self.lines if line.version > number]
