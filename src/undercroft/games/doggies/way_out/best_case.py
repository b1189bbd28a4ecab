"""The best case: a dog that already owns everything it could win ahead. If that dog cannot get out, no dog can."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    DEFENCE,
    DISARMS,
    KEYS,
    KINDS,
    NEEDS,
    SHOWN,
    SORT,
    HiredFor,
    Sort,
    count,
    holding_of,
)
from undercroft.games.doggies.dog import symbol_of
from undercroft.games.doggies.notation import tool_holding
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.costs import NEVER, Costs, ability_price
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead


@final
@mypyc_attr(acyclic=True)
class BestCase:
    """Everything that could be won in the rooms ahead, and the cost of a way out with it."""

    __slots__ = ("walk", "ahead", "tools", "more", "lent", "helpers", "has_artefact", "costs")

    def __init__(self, ahead: RoomsAhead) -> None:
        self.walk: Walk = ahead.walk
        self.ahead: RoomsAhead = ahead
        self.tools: i64 = 0  # the set of traps that could perhaps be disarmed
        self.more: list[int] = [0, 0, 0]  # by symbol, how many could be added to those owned now
        self.lent: i64 = 0  # symbols lent by vagabonds
        self.helpers: i64 = 0  # vagabonds that cost no paw in the end
        self.has_artefact: bool = False
        self.costs: Costs | None = None

    def suffices(self) -> bool:
        """Returns whether the dog would get out if everything winnable were within reach at every moment."""
        walk = self.walk
        self.gather()
        prices = [NEVER] * KINDS
        is_priced = [False] * KINDS
        shields: i64 = 0
        has_key = walk.keys > 0
        for slot in self.ahead.rooms:
            kind = walk.dungeon.kind(slot)
            if SORT[kind] == Sort.MONSTER:
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
        """Returns a lower bound on the paws needed once the dog goes to that room; called after `suffices`."""
        return 0 if slot < 0 or self.costs is None else self.costs.entering(slot)

    def gather(self) -> None:
        """Collects what is held and what a paw could win. Without a paw nothing is won."""
        walk = self.walk
        for tool in walk.tools:
            self.tools |= DISARMS[tool_holding(tool)]
        self.lent = count(walk.lent, 0) + count(walk.lent, 1) + count(walk.lent, 2)
        for symbol in range(3):
            potions = count(walk.potions, symbol)
            if potions:
                self.tools |= 1 << symbol
            self.more[symbol] = potions + self.lent - count(walk.lent, 2 - symbol)  # see `PAIRS`
        if not walk.paws:
            return
        vagabonds: i64 = 0
        for slot in self.ahead.rooms:
            kind = walk.dungeon.kind(slot)
            sort: i64 = SORT[kind]
            if sort in (Sort.MONSTER, Sort.ARTEFACT):
                self.add(kind)
                self.has_artefact = self.has_artefact or sort == Sort.ARTEFACT
            elif sort == Sort.VAGABOND:
                vagabonds += 1
                self.add(holding_of(kind, HiredFor.PAIR))
                self.add(holding_of(kind, HiredFor.SINGLE))
            elif sort == Sort.POTION:  # any potion, also one that a fight on the way puts back
                self.tools = 7
                for symbol in range(3):
                    self.more[symbol] += 1
        self.helpers = min(vagabonds, walk.reserve)

    def add(self, holding: i64) -> None:
        self.tools |= DISARMS[holding]
        for symbol in range(3):
            self.more[symbol] += SHOWN[symbol][holding]

    def price(self, kind: i64) -> i64:
        """Returns the paws for beating a monster, without those for its symbols, which must be available."""
        walk = self.walk
        if SORT[kind] != Sort.MONSTER or not walk.paws:
            return NEVER
        needs: i64 = NEEDS[kind]
        missing = -self.helpers
        for symbol in range(3):
            short = count(needs, symbol) - symbol_of(walk.owned, symbol)
            if short > self.more[symbol]:
                return ability_price(walk, kind)
            missing += max(short - count(walk.potions, symbol) - self.lent, 0)
        # Symbols held as potions or lent cost nothing, nor do helpers; an artefact brings two for a paw.
        claims = (missing + 1) // 2 if self.has_artefact else missing
        return 1 if claims < walk.paws else ability_price(walk, kind)
