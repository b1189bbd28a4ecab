"""A board as a few squares, for pictures too small for anything else. A spectator's view is all it is made from."""

from __future__ import annotations

from typing import Literal, NamedTuple

Tone = Literal["plain", "ember", "faint"]


class Cell(NamedTuple):
    """A square: a room, a tile or a die. `y` grows downwards; `mark` is a letter or a number."""

    x: int
    y: int
    tone: Tone = "plain"
    mark: str = ""
