"""Puzzles: positions from games of bots in which one move is clearly the best.

`scripts/find_puzzles.py` writes them to each game's `puzzles.json`. Those of Chest are solved exactly; those of the
other games were searched several times.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from undercroft.games import find_game
from undercroft.kernel.match import Match, load


class Puzzle(NamedTuple):
    """A position to solve. `worths` holds the compared moves, best first; `gap` is the lead of the best."""

    game: str
    seat: int
    best: str  # in notation
    gap: float
    measure: str  # `points` or `chance`
    worths: dict[str, float]
    reason: dict[str, Any]  # a message
    proof: dict[str, Any]  # how it was found
    save: dict[str, Any]

    def match(self) -> Match:
        """Returns the position as a match, to look at and to play on from."""
        return load(find_game(self.game), self.save, None)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Returns a game's puzzles, easiest first."""
    path = find_game(game).folder / "puzzles.json"
    if not path.exists():
        return ()
    rows = json.loads(path.read_text("utf-8"))
    return tuple([Puzzle(**{name: row[name] for name in Puzzle._fields}) for row in rows])
