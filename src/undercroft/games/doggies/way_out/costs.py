"""The price of ways out: paws against damage."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import DAMAGE, DEFENCE, IS_PROUD, KINDS, SORT, TRAP_SYMBOL, Ability, Sort
from undercroft.games.doggies.dungeon import beside_at
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.rooms_ahead import RoomsAhead

NEVER: Final[i64] = 99  # more paws than any dog has


def prices_now(ahead: RoomsAhead) -> list[int]:
    """Returns, by kind ahead, the paws that beating a monster costs with the present symbols, without potions."""
    walk = ahead.walk
    prices = [NEVER] * KINDS
    for slot in ahead.rooms:
        kind = walk.dungeon.kind(slot)
        if SORT[kind] == Sort.MONSTER:
            prices[kind] = 1 if walk.beats(kind, 0) else ability_price(walk, kind)
    return prices


def ability_price(walk: Walk, kind: i64) -> i64:
    """Returns the price of a monster that symbols do not beat: two paws for Joan."""
    return 2 if walk.ability == Ability.SMITES and not IS_PROUD[kind] else NEVER


@final
@mypyc_attr(acyclic=True)
class Costs:
    """The fewest paws from every room ahead to the table, by the damage that may still be taken.

    Monsters are passed for damage or beaten for their price; traps cost a paw (none if their symbol is in `tools`).
    Without `shields` nothing is won on the way, so it never needs to enter a room twice and the answer is exact;
    with them, beating a monster that shows defence brings more of it, which makes the answer a lower bound.
    """

    __slots__ = ("walk", "is_ahead", "prices", "tools", "shields", "has_key", "width", "paws", "waiting", "is_waiting")

    def __init__(self, ahead: RoomsAhead, prices: list[int], tools: i64, shields: i64, has_key: bool) -> None:
        walk = ahead.walk
        self.walk: Walk = walk
        self.is_ahead: list[bool] = ahead.is_ahead
        self.prices: list[int] = prices
        self.tools: i64 = tools
        self.shields: i64 = shields
        self.has_key: bool = has_key
        self.width: i64 = walk.defence - walk.damage + shields
        # Paws from inside a room, its effect resolved, to the table: slot * width + damage.
        self.paws: list[int] = [NEVER] * (walk.dungeon.size * self.width)
        self.waiting: list[int] = []  # rooms whose cost has fallen, to be propagated
        self.is_waiting: list[bool] = [False] * walk.dungeon.size
        self.begin_at(walk.at)
        for slot in ahead.rooms:
            self.begin_at(slot)
        told: i64 = 0
        while told < len(self.waiting):
            slot = self.waiting[told]
            self.is_waiting[slot] = False
            if slot != walk.at:
                self.spread(slot)
            told += 1

    def begin_at(self, slot: i64) -> None:
        """Adds a room with an exit: every way ends at one."""
        price = self.price_out(slot)
        if price < NEVER:
            self.offer(slot, [price] * self.width, 0)

    def open_sides(self, slot: i64) -> i64:
        return self.walk.dungeon.open_sides(slot, self.has_key)

    def price_out(self, slot: i64) -> i64:
        """Returns the paws for going straight out of a room: none, one for a punch, or never."""
        walk = self.walk
        if walk.dungeon.has_exit(slot, self.open_sides(slot)):
            return 0
        return 1 if walk.ability == Ability.PUNCHES and walk.dungeon.has_exit(slot, 15) else NEVER

    def spread(self, slot: i64) -> None:
        """Propagates a room's cost to its neighbours."""
        dungeon = self.walk.dungeon
        sides = self.open_sides(slot)
        costs = self.before(slot)
        beside: i64 = dungeon.beside[slot]
        side: i64
        for side in range(4):
            other = beside_at(beside, side)
            if other >= 0:
                if sides >> side & 1:
                    self.offer(other, costs, 0)
                elif self.walk.ability == Ability.PUNCHES:
                    self.offer(other, costs, 1)
        if dungeon.portals and slot in dungeon.portals:
            for other in dungeon.portals:
                self.offer(other, costs, 0)

    def offer(self, other: i64, costs: list[int], price: i64) -> None:
        if not self.is_ahead[other] and other != self.walk.at:
            return
        known = self.paws
        at = other * self.width
        is_better = False
        paws: i64
        for paws in costs:
            before: i64 = known[at]
            if paws + price < before:
                known[at] = paws + price
                is_better = True
            at += 1
        if is_better and not self.is_waiting[other]:
            self.is_waiting[other] = True
            self.waiting.append(other)

    def before(self, slot: i64) -> list[int]:
        """Returns the fewest paws from before entering a room, by the damage that may be taken."""
        kind = self.walk.dungeon.kind(slot)
        sort: i64 = SORT[kind]
        first = slot * self.width
        if sort == Sort.MONSTER:
            return [self.past_monster(kind, first, damage) for damage in range(self.width)]
        inside = self.paws[first : first + self.width]
        if sort == Sort.TRAP and self.walk.ability != Ability.JUMPS and not self.tools >> TRAP_SYMBOL[kind] & 1:
            return [min(paws + 1, NEVER) for paws in inside]
        return inside

    def past_monster(self, kind: i64, first: i64, damage: i64) -> i64:
        """Returns the paws past a monster: beaten for its price, which may bring a shield, or passed for damage."""
        shield: i64 = DEFENCE[kind] if self.shields else 0
        paws: i64 = self.paws[first + damage + shield] if damage + shield < self.width else self.paws[first + damage]
        paws += self.prices[kind]
        harm: i64 = DAMAGE[kind]
        if harm <= damage:
            unbeaten: i64 = self.paws[first + damage - harm]
            paws = min(paws, unbeaten)
        return min(paws, NEVER)

    def entering(self, slot: i64) -> i64:
        """Returns the fewest paws from before entering a room, for the dog as it is."""
        return self.before(slot)[self.walk.defence - self.walk.damage - 1]

    def leaving(self) -> i64:
        """Returns the fewest paws from where the dog stands."""
        return self.leaving_as(self.walk)

    def leaving_as(self, walk: Walk) -> i64:
        """Returns the same for a dog in this room with no fewer trophies, but perhaps less defence left."""
        left = min(walk.defence - walk.damage, self.width)
        return self.paws[self.walk.at * self.width + left - 1]


def costs_now(ahead: RoomsAhead) -> Costs:
    """Returns the price of ways on which nothing is won: if it can be paid, the way can be walked."""
    return Costs(ahead, prices_now(ahead), 0, 0, ahead.walk.keys > 0)
