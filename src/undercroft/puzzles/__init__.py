"""Puzzles: positions of games that bots have played in which one move is clearly the best.

They lie beside this file, as `scripts/find_puzzles.py` has written them: those of Chest solved exactly, those of the
other games searched several times. A puzzle is of the rules it was found under; of other rules it is left out.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from undercroft.games import find_game
from undercroft.kernel.match import Match, load

FOLDER: Final = Path(__file__).parent


class Puzzle(NamedTuple):
    """`worths` are those of the moves that were compared, the best first; `gap` is how much better it is."""

    game: str
    seat: int
    best: str  # its notation
    gap: float
    measure: str  # `points` or `chance`
    worths: dict[str, float]
    reason: dict[str, Any]  # a message
    proof: dict[str, Any]  # how it was found
    save: dict[str, Any]

    def match(self) -> Match:
        """The position, to look at and to play on from."""
        return load(find_game(self.game), self.save, None)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """From the easiest to the hardest."""
    path = FOLDER / f"{game}.json"
    if not path.exists():
        return ()
    version = find_game(game).version
    rows = [row for row in json.loads(path.read_text("utf-8")) if row["save"]["rules"] == version]
    return tuple([Puzzle(**{name: row[name] for name in Puzzle._fields}) for row in rows])
