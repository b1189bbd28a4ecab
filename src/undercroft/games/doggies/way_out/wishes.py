"""What a dog wants from a walk, so that walks can be compared."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.claims import claim_holding
from undercroft.games.doggies.components import (
    CHEST,
    HOLDINGS,
    IS_CHEST,
    KEYS,
    PAIR,
    PAW,
    POTION,
    SINGLE,
    SORT,
    VAGABOND,
    count,
    holding_of,
)
from undercroft.games.doggies.walk import Walk

COIN: Final[i64] = 100  # wishes are written in hundredths of a coin


@final
@mypyc_attr(acyclic=True)
class Wishes:
    """What a dog wants: the worth of each card held, of potions and of an extra paw.

    Chests and keys are worth something together: `opened` for a pair, `chest` and `key` for one without the other.
    """

    __slots__ = ("cards", "potions", "paw", "opened", "chest", "key", "chests_held", "prizes")

    def __init__(self) -> None:
        self.cards: list[int] = [0] * HOLDINGS
        self.potions: list[int] = [0, 0, 0]
        self.paw: i64 = 0
        self.opened: i64 = 0
        self.chest: i64 = 0
        self.key: i64 = 0
        self.chests_held: i64 = 0
        self.prizes: list[int] = []  # by kind of room: `most`, worked out once

    def worth(self, walk: Walk) -> i64:
        """What has been won on a walk so far."""
        total: i64 = 0
        chests = self.chests_held
        for claim in walk.claims:
            holding = claim_holding(claim)
            total += self.cards[holding]
            if IS_CHEST[holding]:
                chests += 1
        for holding in walk.spent:
            total -= self.cards[holding]
        for symbol in range(3):
            total += self.potions[symbol] * count(walk.potions, symbol)
        opened = min(walk.keys, chests)
        total += self.opened * opened + self.chest * (chests - opened) + self.key * (walk.keys - opened)
        return total - self.paw * (walk.reserve + walk.owed)

    def most(self, kind: i64) -> i64:
        """The most that a paw on such a room could bring."""
        sort: i64 = SORT[kind]
        if sort == CHEST:
            return max(self.opened, self.chest)
        if sort == POTION:
            return max(self.potions) + max(self.cards[kind], 0)
        if sort == VAGABOND:
            best = max(self.cards[holding_of(kind, PAW)] + self.paw, self.cards[holding_of(kind, SINGLE)])
            return max(best, self.cards[holding_of(kind, PAIR)])
        return self.cards[kind] + (max(self.opened, self.key) if KEYS[kind] else 0)
