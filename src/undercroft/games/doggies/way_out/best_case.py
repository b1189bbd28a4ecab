"""The best case: a dog that already owns all it could ever win ahead. If that one cannot get out, no dog can."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.claims import tool_holding
from undercroft.games.doggies.components import (
    ARTEFACT,
    BOWS,
    DEFENCE,
    DISARMS,
    FIRES,
    KEYS,
    KINDS,
    MONSTER,
    NEEDS,
    PAIR,
    POTION,
    SINGLE,
    SORT,
    SWORDS,
    VAGABOND,
    count,
    holding_of,
)
from undercroft.games.doggies.way_out.costs import NEVER, Costs, ability_price
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead


@final
@mypyc_attr(acyclic=True)
class BestCase:
    """All that could be won in the rooms ahead, and what a way out costs with it."""

    __slots__ = ("walk", "ahead", "tools", "swords", "bows", "fires", "helpers", "has_artefact", "costs")

    def __init__(self, ahead: RoomsAhead) -> None:
        self.walk = ahead.walk
        self.ahead = ahead
        self.tools: i64 = 0  # the set of traps that could perhaps be disarmed
        self.swords: i64 = 0  # symbols that could be added to those of now
        self.bows: i64 = 0
        self.fires: i64 = 0
        self.helpers: i64 = 0  # vagabonds that cost no paw in the end
        self.has_artefact = False
        self.costs: Costs | None = None

    def suffices(self) -> bool:
        """Would the dog get out if all that could be won were within reach at every moment?"""
        walk = self.walk
        self.gather()
        prices = [NEVER] * KINDS
        is_priced = [False] * KINDS
        shields: i64 = 0
        has_key = walk.keys > 0
        for slot in self.ahead.rooms:
            kind = walk.dungeon.kind(slot)
            if SORT[kind] == MONSTER:
                if not is_priced[kind]:
                    is_priced[kind] = True
                    prices[kind] = self.price(kind)
                if prices[kind] < NEVER:
                    shields += DEFENCE[kind]
                    has_key = has_key or KEYS[kind] > 0
        # Every shield costs a paw.
        self.costs = Costs(self.ahead, prices, self.tools, min(shields, walk.paws), has_key)
        return self.costs.leaving() <= walk.paws

    def bound(self, slot: i64) -> i64:
        """Fewer paws than this do not suffice once the dog goes to that room; asked after `suffices`."""
        return 0 if slot < 0 or self.costs is None else self.costs.entering(slot)

    def gather(self) -> None:
        """What is held, and what a paw could win. Without a paw nothing is won."""
        walk = self.walk
        for tool in walk.tools:
            self.tools |= DISARMS[tool_holding(tool)]
        for symbol in range(3):
            if count(walk.potions, symbol):
                self.tools |= 1 << symbol
        self.swords = count(walk.potions, 0) + count(walk.lent, 0) + count(walk.lent, 1)
        self.bows = count(walk.potions, 1) + count(walk.lent, 0) + count(walk.lent, 2)
        self.fires = count(walk.potions, 2) + count(walk.lent, 1) + count(walk.lent, 2)
        if not walk.paws:
            return
        vagabonds: i64 = 0
        for slot in self.ahead.rooms:
            kind = walk.dungeon.kind(slot)
            sort: i64 = SORT[kind]
            if sort in (MONSTER, ARTEFACT):
                self.add(kind)
                self.has_artefact = self.has_artefact or sort == ARTEFACT
            elif sort == VAGABOND:
                vagabonds += 1
                self.add(holding_of(kind, PAIR))
                self.add(holding_of(kind, SINGLE))
            elif sort == POTION:  # any potion, also one that a fight on the way puts back
                self.tools = 7
                self.swords += 1
                self.bows += 1
                self.fires += 1
        self.helpers = min(vagabonds, walk.reserve)

    def add(self, holding: i64) -> None:
        self.tools |= DISARMS[holding]
        self.swords += SWORDS[holding]
        self.bows += BOWS[holding]
        self.fires += FIRES[holding]

    def price(self, kind: i64) -> i64:
        """The paws for beating a monster, not counting those for the symbols it takes; but these must be there."""
        walk = self.walk
        if SORT[kind] != MONSTER or not walk.paws:
            return NEVER
        needs: i64 = NEEDS[kind]
        swords = count(needs, 0) - walk.swords
        bows = count(needs, 1) - walk.bows
        fires = count(needs, 2) - walk.fires
        if swords > self.swords or bows > self.bows or fires > self.fires:
            return ability_price(walk, kind)
        # Symbols held as potions or lent cost nothing, nor do helpers; an artefact brings two for a paw.
        missing = max(swords - self.held(0), 0) + max(bows - self.held(1), 0) + max(fires - self.held(2), 0)
        missing -= self.helpers
        claims = (missing + 1) // 2 if self.has_artefact else missing
        return 1 if claims < walk.paws else ability_price(walk, kind)

    def held(self, symbol: i64) -> i64:
        """Potions and symbols lent by vagabonds."""
        walk = self.walk
        lent = count(walk.lent, 0) + count(walk.lent, 1) + count(walk.lent, 2)
        return count(walk.potions, symbol) + lent
