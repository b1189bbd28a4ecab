"""What a party is worth at regroup: tables, solved once by scripts/solve_chest.py.

For every side of a hero card, every state of its ultimate, every level, lair and bag of party dice it tells the points
that the rest of the adventure brings if it is played as well as can be; a token counts as a fixed number of points.
"""

from __future__ import annotations

import json
import zlib
from itertools import product
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.cards import FOLDER
from undercroft.games.chest.components import DRAGON_WAKES, NO_HERO, PARTY_DICE, PARTY_FACES, one

# How the ultimate stands: used, standing in as a companion, not used yet.
GONE: Final[i64] = 0
WITH_HERO: Final[i64] = 1
READY: Final[i64] = 2
STATES: Final[i64] = 3

STEPS: Final = 20  # of a point: what the table tells apart
# What the tables were solved for: the printed cards. With others they serve as the nearest thing.
SOLVED_LEVELS: Final[i64] = 10
SOLVED_WAKES: Final[i64] = 3  # dice in the lair that wake the dragon
TABLES: Final = FOLDER / "bot"


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


PARTIES: Final[i64] = 1716  # bags of up to seven party dice
PLACES: Final[i64] = SOLVED_LEVELS * SOLVED_WAKES * PARTIES
LOW: Final[i64] = 12  # bits of the first three faces in a bag
LOW_FACES: Final[i64] = 0xFFF
DICE: Final[i64] = 3  # bits of a number of dice
ALL_DICE: Final[i64] = 7


def _ranks() -> tuple[list[int], list[int]]:
    """The rank of a bag in two steps: what its first three faces add to it, and their dice; then what the other faces
    add to it, by the dice of the first three."""
    choose = _choose()
    low, high = [0] * (1 << LOW), [0] * (1 << DICE + LOW)
    for bag in product(range(PARTY_DICE + 1), repeat=3):
        dice = sum(bag)
        if dice <= PARTY_DICE:
            sums = [bag[0], bag[0] + bag[1], dice]
            place = bag[0] | bag[1] << 4 | bag[2] << 8
            low[place] = sum([choose[8 * face + sums[face]] for face in range(3)]) << DICE | dice
            for others in range(PARTY_DICE - dice + 1):
                ways = [choose[8 * (face + 3) + others + sums[face]] for face in range(3)]
                high[others << LOW | place] = sum(ways)
    return low, high


RANKS: Final = _ranks()
LOWER: Final[list[int]] = RANKS[0]
HIGHER: Final[list[int]] = RANKS[1]


def rank(party: i64) -> i64:
    """The number of a bag of party dice among all of them."""
    lower: i64 = LOWER[party & LOW_FACES]
    return (lower >> DICE) + HIGHER[(lower & ALL_DICE) << LOW | party >> LOW]


def place_of(level: i64, lair: i64, party: i64) -> i64:
    """Where the tables have a level, the dice missing until the dragon wakes, and a party."""
    lair += SOLVED_WAKES - DRAGON_WAKES
    if lair < 0:
        lair = 0
    if level > SOLVED_LEVELS:
        level = SOLVED_LEVELS
    return ((level - 1) * SOLVED_WAKES + lair) * PARTIES + rank(party)


class Values:
    """The table as it lies in the file."""

    __slots__ = ("starts", "token", "_data", "_offsets", "_faces")

    def __init__(self, path: Path) -> None:
        head, _, packed = path.read_bytes().partition(b"\n")
        told = json.loads(head)
        self._data: bytes = zlib.decompress(packed)
        self.token: float = told["token"]
        self.starts: list[float] = [told["starts"][str(side)] for side in range(NO_HERO + 1)]
        self._faces: list[list[int]] = [[] for _ in range(STATES * (NO_HERO + 1))]
        self._offsets: list[int] = [0] * (STATES * (NO_HERO + 1))
        for number, (side, state) in enumerate(told["slots"]):  # of each side the ultimate that is gone comes first
            states = [state] if state else list(range(STATES))
            for other in states:
                self._offsets[STATES * side + other] = number * int(PLACES)

    def beyond(self, side: i64, state: i64, level: i64, lair: i64, party: i64) -> float:
        """The points to expect beyond those of the level: 0 where one should rest."""
        place = place_of(level, lair, party)
        return float(self._data[self._offsets[STATES * side + state] + place]) / STEPS

    def best_face(self, side: i64, state: i64, level: i64, lair: i64, party: i64) -> i64:
        """The face that one die more should show. Found out when it is first asked for."""
        slot = STATES * side + state
        if not self._faces[slot]:
            self._faces[slot] = [-1] * PLACES
        faces = self._faces[slot]
        place = place_of(level, lair, party)
        best: i64 = faces[place]
        if best < 0:
            best = 0
            most = -1.0
            for face in range(PARTY_FACES):
                value = self.beyond(side, state, level, lair, party + one(face))
                if value > most:
                    best, most = face, value
            faces[place] = int(best)
        return best

    def least_missed(self, side: i64, state: i64, level: i64, lair: i64, party: i64) -> i64:
        """The face of the die that can be spared."""
        best: i64 = -1
        most = -1.0
        face: i64 = 0
        while party >> 4 * face:
            if party >> 4 * face & 15:
                value = self.beyond(side, state, level, lair, party - one(face))
                if value > most:
                    best, most = face, value
            face += 1
        return best
