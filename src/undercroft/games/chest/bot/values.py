"""The worth of a party at regroup, in tables solved by scripts/solve_chest.py, and a cache of computed values."""

from __future__ import annotations

import json
import zlib
from itertools import product
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

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

SHELVES: Final[i64] = 1 << 15  # values that are kept at most, about two megabytes of them
NOT_CACHED: Final = -2000.0  # less than anything is worth
# Odd numbers that spread what belongs together over all shelves; no product is larger than 63 bits can hold.
SPREAD_DICE: Final[i64] = 0x1F3D5B79A5
SPREAD_OTHERS: Final[i64] = 0x2545F491
SPREAD_LEVELS: Final[i64] = 0x9E3779
SPREAD_TOKENS: Final[i64] = 0x1B873593C5
MIXED: Final[i64] = 26  # bits below those that are mixed best


def _orders() -> tuple[bytes, bytes]:
    """Returns the order of bags: by their first three faces, then by the other three, fewer dice first, so that the
    bags that fit together come first. In two bytes each, the place of the first bag with these three faces; in one, the
    number of three faces among all.
    """
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
    """Returns the number of a bag of party dice among all of them."""
    low = 2 * (party & LOW_FACES)
    high: i64 = STARTS[low]
    start: i64 = STARTS[low + 1]
    return (high << 8 | start) + ORDER[party >> LOW]


def place_of(lair: i64, party: i64) -> i64:
    """Returns a place in a level's table: by the dice missing until the dragon wakes, then by party."""
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
        """Returns the number of the part for a side, a state of its ultimate and a level."""
        if level > SOLVED_LEVELS:
            level = SOLVED_LEVELS
        return self._slots[STATES * side + state] * SOLVED_LEVELS + level - 1

    def beyond(self, floor: i64, lair: i64, party: i64) -> float:
        """Returns the points to expect beyond those of the level: 0 where resting is best."""
        return float(self._data[floor * FLOOR + place_of(lair, party)]) / STEPS

    def best_face(self, floor: i64, lair: i64, party: i64) -> i64:
        """Returns the best face for one die more."""
        return self._found(self._faces[floor], floor, lair, party, 1)

    def least_missed(self, floor: i64, lair: i64, party: i64) -> i64:
        """Returns the face of the die that is missed least; there must be one."""
        return self._found(self._spared[floor], floor, lair, party, -1)

    def _found(self, faces: list[int], floor: i64, lair: i64, party: i64, dice: i64) -> i64:
        """Returns the best face to add (1 die) or to remove (-1), and remembers it."""
        if not faces:
            faces.extend([UNKNOWN] * FLOOR)
        place = place_of(lair, party)
        best: i64 = faces[place]
        if best == UNKNOWN:
            most = -1.0
            for face in range(PARTY_FACES):
                if dice > 0 or count(party, face):
                    value = self.beyond(floor, lair, party + dice * one(face))
                    if value > most:
                        best, most = face, value
            faces[place] = int(best)
        return best


@final
@mypyc_attr(acyclic=True)
class Known:
    """The worth of the rest of a level with these companions, and everything else it depends on."""

    __slots__ = ("forces", "level", "tokens", "value")

    def __init__(self, forces: i64, level: i64, tokens: i64, value: float) -> None:
        self.forces: i64 = forces
        self.level: i64 = level
        self.tokens: i64 = tokens
        self.value: float = value


NOTHING: Final = Known(-1, -1, -1, NOT_CACHED)


@final
@mypyc_attr(acyclic=True)
class Memory:
    """Keeps the latest value of each shelf. Values depend on their keys alone, so advice is the same without it."""

    __slots__ = ("_shelves",)

    def __init__(self) -> None:
        self._shelves: list[Known] = [NOTHING] * SHELVES

    def recall(self, forces: i64, level: i64, tokens: i64) -> float:
        known = self._shelves[shelf(forces, level, tokens)]
        if known.forces == forces and known.level == level and known.tokens == tokens:
            return known.value
        return NOT_CACHED

    def keep(self, forces: i64, level: i64, tokens: i64, value: float) -> None:
        self._shelves[shelf(forces, level, tokens)] = Known(forces, level, tokens, value)

    def forget(self) -> None:
        self._shelves = [NOTHING] * SHELVES


def shelf(forces: i64, level: i64, tokens: i64) -> i64:
    """Returns the shelf for the value of such a level."""
    others = forces >> 4 * PARTY_FACES
    dice = forces ^ others << 4 * PARTY_FACES
    own = dice * SPREAD_DICE ^ others * SPREAD_OTHERS
    return (own ^ level * SPREAD_LEVELS ^ tokens * SPREAD_TOKENS) >> MIXED & SHELVES - 1


MEMORY: Final = Memory()
