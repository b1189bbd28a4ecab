"""What a party is worth at regroup: a table, solved once by scripts/solve_chest.py.

For every side of a hero card, every state of its ultimate, every level, lair and bag of party dice it tells the points
that the rest of the adventure brings if it is played as well as can be; a token counts as a fixed number of points.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.components import DRAGON_WAKES, LEVELS, NO_HERO, PARTY_DICE, PARTY_FACES

# How the ultimate stands: used, standing in as a companion, not used yet.
GONE: Final[i64] = 0
WITH_HERO: Final[i64] = 1
READY: Final[i64] = 2
STATES: Final[i64] = 3

STEPS: Final = 20  # of a point: what the table tells apart
FILE: Final = Path(__file__).parent / "values.bin"


def _choose() -> list[int]:
    """C(n + k, k + 1) at 8 * k + n: bags of up to k + 1 kinds, for `rank`."""
    table = [0] * (8 * PARTY_FACES)
    for kind in range(PARTY_FACES):
        for number in range(PARTY_DICE + 1):
            ways = 1
            for step in range(kind + 1):
                ways = ways * (number + kind - step) // (step + 1)
            table[8 * kind + number] = ways
    return table


CHOOSE: Final[list[int]] = _choose()
PARTIES: Final[i64] = 1716  # bags of up to seven party dice


def rank(party: i64) -> i64:
    """The number of a bag of party dice among all of them."""
    number: i64 = 0
    dice: i64 = 0
    kind: i64 = 0
    while party:
        dice += party & 15
        number += CHOOSE[kind + dice]
        party >>= 4
        kind += 8
    while kind < 8 * PARTY_FACES:
        number += CHOOSE[kind + dice]
        kind += 8
    return number


class Values:
    """The table as it lies in the file."""

    __slots__ = ("starts", "token", "_data", "_offsets")

    def __init__(self, path: Path) -> None:
        head, _, packed = path.read_bytes().partition(b"\n")
        told = json.loads(head)
        self._data: bytes = zlib.decompress(packed)
        self.token: float = told["token"]
        self.starts: list[float] = [told["starts"][str(side)] for side in range(NO_HERO + 1)]
        size = LEVELS * DRAGON_WAKES * PARTIES
        self._offsets: list[int] = [0] * (STATES * (NO_HERO + 1))
        for number, (side, state) in enumerate(told["slots"]):
            self._offsets[STATES * side + state] = number * int(size)

    def beyond(self, side: i64, state: i64, level: i64, lair: i64, party: i64) -> float:
        """The points to expect beyond those of the level: 0 where one should rest."""
        place = ((level - 1) * DRAGON_WAKES + lair) * PARTIES + rank(party)
        return float(self._data[self._offsets[STATES * side + state] + place]) / STEPS
