"""What a party is worth at regroup: tables, solved once by scripts/solve_chest.py.

For every side of a hero card, every state of its ultimate, every level, lair and bag of party dice it tells the points
that the rest of the adventure brings if it is played as well as can be; a token counts as a fixed number of points.
"""

from __future__ import annotations

import json
import zlib
from itertools import product
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.chest.cards import FOLDER
from undercroft.games.chest.components import DRAGON_WAKES, NO_HERO, PARTY_DICE, PARTY_FACES, count, one, pack

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


PARTIES: Final[i64] = 1716  # bags of up to seven party dice
FLOOR: Final[i64] = SOLVED_WAKES * PARTIES  # what the table tells of one level
LOW: Final[i64] = 12  # bits of the first three faces in a bag
LOW_FACES: Final[i64] = 0xFFF
UNKNOWN: Final[i64] = -1


def _orders() -> tuple[bytes, bytes]:
    """Bags in the order of their first three faces, then of the other three; of three faces the fewest dice come first,
    so that the others that go with some are the first of all. The place of the first bag with three such faces, in two
    bytes, and the number of three such faces among all."""
    trios = [trio for trio in product(range(PARTY_DICE + 1), repeat=3) if sum(trio) <= PARTY_DICE]
    trios.sort(key=lambda trio: (sum(trio), trio[::-1]))
    starts, order = bytearray(2 << LOW), bytearray(1 << LOW)
    start = 0
    for number, trio in enumerate(trios):
        low = pack(trio)
        order[low] = number
        starts[2 * low : 2 * low + 2] = start.to_bytes(2, "big")
        start += len([other for other in trios if sum(other) + sum(trio) <= PARTY_DICE])
    return bytes(starts), bytes(order)


ORDERS: Final = _orders()
STARTS: Final[bytes] = ORDERS[0]
ORDER: Final[bytes] = ORDERS[1]


def rank(party: i64) -> i64:
    """The number of a bag of party dice among all of them."""
    low = 2 * (party & LOW_FACES)
    high: i64 = STARTS[low]
    start: i64 = STARTS[low + 1]
    return (high << 8 | start) + ORDER[party >> LOW]


def place_of(lair: i64, party: i64) -> i64:
    """Where the table of a level has the dice missing until the dragon wakes, and a party."""
    lair += SOLVED_WAKES - DRAGON_WAKES
    if lair < 0:
        lair = 0
    return lair * PARTIES + rank(party)


@final
class Values:
    """The table as it lies in the file."""

    __slots__ = ("starts", "token", "_data", "_slots", "_faces", "_spared")

    def __init__(self, path: Path) -> None:
        head, _, packed = path.read_bytes().partition(b"\n")
        told = json.loads(head)
        self._data: bytes = zlib.decompress(packed)
        self.token: float = told["token"]
        self.starts: list[float] = [told["starts"][str(side)] for side in range(NO_HERO + 1)]
        # Found out when it is first asked for, by floor and place.
        self._faces: list[list[int]] = [[] for _ in range(len(self._data) // FLOOR)]
        self._spared: list[list[int]] = [[] for _ in range(len(self._data) // FLOOR)]
        self._slots: list[int] = [0] * (STATES * (NO_HERO + 1))
        for number, (side, state) in enumerate(told["slots"]):  # of each side the ultimate that is gone comes first
            states = [state] if state else list(range(STATES))
            for other in states:
                self._slots[STATES * side + other] = number

    def floor(self, side: i64, state: i64, level: i64) -> i64:
        """The number of the part that tells of a side, a state of its ultimate and a level."""
        if level > SOLVED_LEVELS:
            level = SOLVED_LEVELS
        return self._slots[STATES * side + state] * SOLVED_LEVELS + level - 1

    def beyond(self, floor: i64, lair: i64, party: i64) -> float:
        """The points to expect beyond those of the level: 0 where one should rest."""
        return float(self._data[floor * FLOOR + place_of(lair, party)]) / STEPS

    def best_face(self, floor: i64, lair: i64, party: i64) -> i64:
        """The face that one die more should show."""
        faces = self._faces[floor]
        if not faces:
            faces.extend([UNKNOWN] * FLOOR)
        place = place_of(lair, party)
        best: i64 = faces[place]
        if best == UNKNOWN:
            best = 0
            most = -1.0
            for face in range(PARTY_FACES):
                value = self.beyond(floor, lair, party + one(face))
                if value > most:
                    best, most = face, value
            faces[place] = int(best)
        return best

    def least_missed(self, floor: i64, lair: i64, party: i64) -> i64:
        """The face of the die that can be spared; there must be one."""
        spared = self._spared[floor]
        if not spared:
            spared.extend([UNKNOWN] * FLOOR)
        place = place_of(lair, party)
        best: i64 = spared[place]
        if best == UNKNOWN:
            most = -1.0
            for face in range(PARTY_FACES):
                if count(party, face):
                    value = self.beyond(floor, lair, party - one(face))
                    if value > most:
                        best, most = face, value
            spared[place] = int(best)
        return best
