"""Prospects: the share of the victory that each seat can expect when a floor begins, all hands being full.

Each raider has a footing: learned weights of coins, of items and of the wounds compared with the others'. The chances
are the exponentials of the footings, made to sum to one. There is a set of weights for each floor and size of table.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.raiders.deck import FLOORS
from undercroft.games.raiders.hand import SWORD, TORCH, count
from undercroft.games.raiders.rooms import FEWEST_SEATS
from undercroft.games.raiders.rules import Raid

MARGINS: Final[i64] = 12  # of one's wounds over the most of the others: from 7 fewer to 4 more
EVEN: Final[i64] = 7
ITEMS: Final[i64] = SWORD - TORCH + 1
BY_COINS: Final[i64] = 0
BY_ITEMS: Final[i64] = 1
BY_MARGIN: Final[i64] = BY_ITEMS + ITEMS
SET: Final[i64] = BY_MARGIN + MARGINS  # weights of one floor
WEIGHTS: Final[i64] = 3 * FLOORS * SET  # for three, four and five seats


@final
class Prospects:
    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def shares(self, raid: Raid) -> list[float]:
        """By seat; they sum to one."""
        parts = [self.footing(raid, seat) for seat in range(raid.seats)]
        best = max(parts)
        parts = [math.exp(part - best) for part in parts]
        total = sum(parts)
        return [part / total for part in parts]

    def footing(self, raid: Raid, seat: i64) -> float:
        me = raid.party[seat]
        first = set_of(raid)
        total = self.weights[first + BY_COINS] * float(me.coins)
        if me.items:
            item: i64 = 0
            while item < ITEMS:
                total += self.weights[first + BY_ITEMS + item] * float(count(me.items, TORCH + item))
                item += 1
        return total + self.weights[first + BY_MARGIN + margin_of(raid, seat)]


def set_of(raid: Raid) -> i64:
    """Where the weights of this floor and size of table begin."""
    return ((raid.seats - FEWEST_SEATS) * FLOORS + raid.floor) * SET


def margin_of(raid: Raid, seat: i64) -> i64:
    """The wounds of a seat over the most of the others."""
    most: i64 = 0
    for raider in raid.party:
        if raider.seat != seat:
            most = max(most, raider.wounds)
    return max(0, min(MARGINS - 1, raid.party[seat].wounds - most + EVEN))
