"""What was found out about levels before: one decision comes to the same ones over and over, and so does the next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest.components import PARTY_FACES

SHELVES: Final[i64] = 1 << 15  # values that are kept at most, about two megabytes of them
UNKNOWN: Final = -2000.0  # less than anything is worth
# Odd numbers that spread what belongs together over all shelves; no product is larger than 63 bits can hold.
SPREAD_DICE: Final[i64] = 0x1F3D5B79A5
SPREAD_OTHERS: Final[i64] = 0x2545F491
SPREAD_LEVELS: Final[i64] = 0x9E3779
SPREAD_TOKENS: Final[i64] = 0x1B873593C5
MIXED: Final[i64] = 26  # bits below those that are mixed best


@final
@mypyc_attr(acyclic=True)
class Known:
    """What the rest of a level is worth with these companions, all that this depends on beside it."""

    __slots__ = ("forces", "level", "tokens", "value")

    def __init__(self, forces: i64, level: i64, tokens: i64, value: float) -> None:
        self.forces = forces
        self.level = level
        self.tokens = tokens
        self.value = value


NOTHING: Final = Known(-1, -1, -1, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class Memory:
    """One value a shelf, the latest. Values come from nothing but their keys, so advice is the same without them."""

    __slots__ = ("_shelves",)

    def __init__(self) -> None:
        self._shelves: list[Known] = [NOTHING] * SHELVES

    def recall(self, forces: i64, level: i64, tokens: i64) -> float:
        known = self._shelves[shelf(forces, level, tokens)]
        if known.forces == forces and known.level == level and known.tokens == tokens:
            return known.value
        return UNKNOWN

    def keep(self, forces: i64, level: i64, tokens: i64, value: float) -> None:
        self._shelves[shelf(forces, level, tokens)] = Known(forces, level, tokens, value)

    def forget(self) -> None:
        self._shelves = [NOTHING] * SHELVES


def shelf(forces: i64, level: i64, tokens: i64) -> i64:
    """Where the value of such a level is kept, if it is."""
    others = forces >> 4 * PARTY_FACES
    dice = forces ^ others << 4 * PARTY_FACES
    own = dice * SPREAD_DICE ^ others * SPREAD_OTHERS
    return (own ^ level * SPREAD_LEVELS ^ tokens * SPREAD_TOKENS) >> MIXED & SHELVES - 1


MEMORY: Final = Memory()
