"""How strong the levels are, as measured: in games of one of a level among rivals of the level below.

`scripts/ladder_page.py` writes measured.json from the ladders in bench/results, with the page docs/bots.md.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Measured(NamedTuple):
    """At a table of so many seats, which part of the games a level has won; the lowest has none below it."""

    seats: int
    wins: dict[str, float]


def measured(game: str) -> Measured | None:
    """What was measured of a game; nothing of those that others bring.

    >>> found = measured("raiders")
    >>> found.seats, found.wins["squire"] > 1 / 3
    (3, True)
    """
    return _all().get(game)


@cache
def _all() -> dict[str, Measured]:
    text = files("undercroft.bots").joinpath("measured.json").read_text("utf-8")
    return {game: Measured(**found) for game, found in json.loads(text).items()}
