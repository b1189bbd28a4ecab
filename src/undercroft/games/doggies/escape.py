"""Can the dog still get out? The question behind every step: only steps and decisions from which some way
out can be completed are legal.

The answer is exact, and nearly always quick, because four tests come before the search:

1. a flood from the exits over rooms that cost nothing: coins, chests, portals … A room it reaches is safe;
2. a flood forward over every room the dog could ever enter (`Hope`): no exit among them, lost;
3. the cheapest ways out without any gain, as damage against paws (`Costs`): enough of both left, safe;
4. the cheapest ways out for a dog that owns all trophies of that region at once: still too dear, lost.

What is left over (a trophy has to be won on the way, and the way to it costs rooms) is searched depth first, with
the same four tests at every step and a memory of states that failed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    ARTEFACT,
    BOWS,
    CHEST,
    COINS,
    DAMAGE,
    DEFENCE,
    DISARMS,
    FIRES,
    IS_PROUD,
    JUMPS,
    KEYS,
    MONSTER,
    PAIR,
    PORTAL,
    POTION,
    PUNCHES,
    SINGLE,
    SMITES,
    SORT,
    SWORDS,
    TRAP,
    TRAP_SYMBOL,
    TURNS,
    TURNS_CARDS,
    VAGABOND,
    count,
    holding_of,
    one,
)
from undercroft.games.doggies.dungeon import NOTHING
from undercroft.games.doggies.walk import LEAVE_BY_EXIT, PUNCH, TURN, Walk

NEVER: Final[i64] = 99  # paws nobody has


def can_set_out(walk: Walk) -> bool:
    """Is there a way out from the start room? Sharik may turn cards first."""
    if can_finish(walk):
        return True
    return walk.ability == TURNS_CARDS and len(walk.trail) == 1 and _can_turn_out(walk, 0)


def _can_turn_out(walk: Walk, side: i64) -> bool:
    """Try the cards at this side of the start room and the later ones, each in every turn."""
    if side == 4:
        return can_finish(walk)
    if _can_turn_out(walk, side + 1):
        return True
    dungeon = walk.dungeon
    slot = dungeon.beside[side]
    if not walk.can_turn(side) or not walk.may_enter(slot):  # how a closed room lies is all the same
        return False
    before = dungeon.lie[slot] & 3
    found = False
    for turn in TURNS[dungeon.lie[slot] >> 2]:
        if not found and turn != before:
            dungeon.turn(slot, turn)
            found = _can_turn_out(walk, side + 1)
    dungeon.turn(slot, before)
    return found


def onward(walk: Walk) -> list[int]:
    """All that a dog may do next in a room that it is done with: turns before the first step, steps, out."""
    moves = [move for move in walk.turns() if is_safe_turn(walk, move)]
    return moves + safe_steps(walk, walk.steps())


def is_safe_turn(walk: Walk, move: i64) -> bool:
    """Would there be a way out after this turn, perhaps after further ones?"""
    dungeon = walk.dungeon
    slot = dungeon.beside[move - TURN >> 2]
    if not walk.may_enter(slot):
        return True
    before = dungeon.lie[slot] & 3
    found = can_set_out(walk.after(move))
    dungeon.turn(slot, before)
    return found


def in_room(walk: Walk) -> list[int]:
    """All that a dog may do in the room it has just entered."""
    moves = walk.choices()
    return moves if len(moves) == 1 else safe_choices(walk, moves)


def safe_steps(walk: Walk, moves: list[int]) -> list[int]:
    """Of moves to other rooms and out, those after which a way out can be completed."""
    safe = safe_rooms(walk)
    found: list[int] = []
    failed: dict[tuple[int, ...], bool] = {}
    costs: Costs | None = None
    for move in moves:
        slot = walk.target(move)
        if slot < 0 or safe[slot]:
            found.append(move)
            continue
        if costs is None:
            costs = Costs(walk, 0)
        paws = walk.paws - 1 if PUNCH <= move < TURN else walk.paws
        if costs.entering(slot, walk.defence - walk.damage - 1) <= paws or can_get_past(walk.after(move), failed):
            found.append(move)
    return found


def safe_choices(walk: Walk, moves: list[int]) -> list[int]:
    """Of the things to do in a room, those after which a way out can be completed."""
    if leads_to(walk, safe_rooms(walk)):
        return moves
    return [move for move in moves if can_finish(walk.after(move))]


def can_finish(walk: Walk) -> bool:
    """Can a dog that has done what it wants in its room still get out?"""
    return _search(walk, {})


def can_get_past(walk: Walk, failed: dict[tuple[int, ...], bool]) -> bool:
    """Can a dog that has just entered a room get past it and out?"""
    sort: i64 = SORT[walk.dungeon.kind(walk.at)]
    if sort in (COINS, CHEST, PORTAL):  # a paw here helps nobody on the way
        return _search(walk, failed)
    return any(_search(walk.after(move), failed) for move in walk.choices())


def _search(walk: Walk, failed: dict[tuple[int, ...], bool]) -> bool:
    if leads_to(walk, safe_rooms(walk)):
        return True
    hope = Hope(walk)
    if not hope.has_exit:
        return False
    if Costs(walk, 0).leaving(walk.defence - walk.damage - 1) <= walk.paws:
        return True
    dreamer = hope.dreamer()
    if Costs(dreamer, hope.tools).leaving(dreamer.defence - dreamer.damage - 1) > walk.paws:
        return False
    state = walk.state()
    if state in failed:
        return False
    for move in walk.steps():
        if move == LEAVE_BY_EXIT or can_get_past(walk.after(move), failed):
            return True
    failed[state] = True
    return False


# --- 1: rooms from which one gets out at no cost ---------------------------------------------------------


def is_free(walk: Walk, slot: i64) -> bool:
    """May the dog still enter this room, and does passing it cost nothing?"""
    if walk.dungeon.mark[slot] != NOTHING:
        return False
    sort: i64 = SORT[walk.dungeon.kind(slot)]
    if sort == MONSTER or (sort == TRAP and walk.ability != JUMPS):
        return False
    return not walk.has_seen(slot)


def safe_rooms(walk: Walk) -> list[bool]:
    """By slot: is there a way from here, this room included, that costs nothing?"""
    dungeon = walk.dungeon
    size = dungeon.size
    keys = walk.keys
    safe = [False] * size
    reached: list[int] = []
    for slot in range(1, size):
        ways: i64 = dungeon.ways[slot]
        sides = ways | ways >> 4 if keys else ways
        first = 4 * slot
        if (
            (sides & 1 and dungeon.beside[first] < 0)
            or (sides & 2 and dungeon.beside[first + 1] < 0)
            or (sides & 4 and dungeon.beside[first + 2] < 0)
            or (sides & 8 and dungeon.beside[first + 3] < 0)
        ) and is_free(walk, slot):
            safe[slot] = True
            reached.append(slot)
    is_linked = False
    while reached:
        slot = reached.pop()
        ways = dungeon.ways[slot]
        sides = ways | ways >> 4 if keys else ways
        for side in range(4):
            if sides >> side & 1:
                other = dungeon.beside[4 * slot + side]
                if other >= 0 and not safe[other] and is_free(walk, other):
                    safe[other] = True
                    reached.append(other)
        if not is_linked and dungeon.portals and slot in dungeon.portals:
            is_linked = True
            for other in dungeon.portals:
                if not safe[other] and is_free(walk, other):
                    safe[other] = True
                    reached.append(other)
    return safe


def leads_to(walk: Walk, safe: list[bool]) -> bool:
    """Does the room where the dog stands lead out, or to a safe room?"""
    dungeon, at = walk.dungeon, walk.at
    sides = walk.open_sides()
    for side in range(4):
        if sides >> side & 1:
            other = dungeon.beside[4 * at + side]
            if other < 0 or safe[other]:
                return True
    if dungeon.portals and at in dungeon.portals:
        for other in dungeon.portals:
            if safe[other]:
                return True
    return False


# --- 3 and 4: ways out at the least cost -----------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Costs:
    """The fewest paws from every room to the table, by the damage one is ready to take.

    Nothing is won on the way: monsters are passed for damage or beaten for a paw with the symbols of now, traps cost a
    paw (none if their symbol is in `tools`). Such a way never needs to enter a room twice, so the answer is exact.
    """

    __slots__ = ("walk", "tools", "width", "paws", "waiting")

    def __init__(self, walk: Walk, tools: i64) -> None:
        self.walk = walk
        self.tools = tools
        self.width = walk.defence - walk.damage
        dungeon = walk.dungeon
        # Paws from inside a room, its effect resolved, to the table: slot * width + damage.
        self.paws: list[int] = [NEVER] * (dungeon.size * self.width)
        self.waiting: list[int] = []  # rooms whose cost has fallen and must be told to the rooms beside them
        for slot in range(dungeon.size):
            if slot == walk.at or walk.may_enter(slot):
                price = self.price_out(slot)
                if price < NEVER:
                    for damage in range(self.width):
                        self.paws[slot * self.width + damage] = price
                    self.waiting.append(slot)
        told: i64 = 0
        while told < len(self.waiting):
            slot = self.waiting[told]
            if slot != walk.at:
                self.spread(slot)
            told += 1

    def price_out(self, slot: i64) -> i64:
        """Paws for going straight out of a room: none, one for a punch, or never."""
        walk, dungeon = self.walk, self.walk.dungeon
        ways: i64 = dungeon.ways[slot]
        sides = ways | ways >> 4 if walk.keys else ways
        price = NEVER
        for side in range(4):
            if dungeon.beside[4 * slot + side] < 0:
                if sides >> side & 1:
                    return 0
                if walk.ability == PUNCHES:
                    price = 1
        return price

    def spread(self, slot: i64) -> None:
        """Tell the rooms beside this one what a way through it costs."""
        walk, dungeon = self.walk, self.walk.dungeon
        ways: i64 = dungeon.ways[slot]
        sides = ways | ways >> 4 if walk.keys else ways
        costs = [self.entering(slot, damage) for damage in range(self.width)]
        for side in range(4):
            other = dungeon.beside[4 * slot + side]
            if other >= 0:
                if sides >> side & 1:
                    self.offer(other, costs, 0)
                elif walk.ability == PUNCHES:
                    self.offer(other, costs, 1)
        if dungeon.portals and slot in dungeon.portals:
            for other in dungeon.portals:
                self.offer(other, costs, 0)

    def offer(self, other: i64, costs: list[int], price: i64) -> None:
        if other != self.walk.at and not self.walk.may_enter(other):
            return
        first = other * self.width
        is_better = False
        for damage, paws in enumerate(costs):
            if paws + price < self.paws[first + damage]:
                self.paws[first + damage] = paws + price
                is_better = True
        if is_better:
            self.waiting.append(other)

    def entering(self, slot: i64, damage: i64) -> i64:
        """The fewest paws from before entering a room, with at most so much damage."""
        walk = self.walk
        kind = walk.dungeon.kind(slot)
        sort: i64 = SORT[kind]
        paws: i64 = self.paws[slot * self.width + damage]
        if sort == TRAP and walk.ability != JUMPS:
            return paws if self.tools >> TRAP_SYMBOL[kind] & 1 else min(paws + 1, NEVER)
        if sort != MONSTER:
            return paws
        if walk.beats(kind, 0):
            paws += 1
        elif walk.ability == SMITES and not IS_PROUD[kind]:
            paws += 2
        else:
            paws = NEVER
        if DAMAGE[kind] <= damage:
            paws = min(paws, self.paws[slot * self.width + damage - DAMAGE[kind]])
        return min(paws, NEVER)

    def leaving(self, damage: i64) -> i64:
        """The fewest paws from where the dog stands."""
        return self.paws[self.walk.at * self.width + damage]


# --- 2 and 4: what the dog could ever reach ----------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Hope:
    """The region ahead, entered without counting any cost: has it an exit, and what could be won in it?"""

    __slots__ = ("walk", "region", "has_exit", "tools")

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.region: list[int] = []
        self.has_exit = False
        self.tools: i64 = 0  # the set of traps that could perhaps be disarmed
        dungeon = walk.dungeon
        is_known = [False] * dungeon.size
        is_known[walk.at] = True
        waiting: list[int] = [walk.at]
        can_punch = walk.ability == PUNCHES and walk.paws > 0
        while waiting:
            slot = waiting.pop()
            ways: i64 = dungeon.ways[slot]
            sides = 15 if can_punch else (ways | ways >> 4) & 15
            for side in range(4):
                if sides >> side & 1:
                    other = dungeon.beside[4 * slot + side]
                    if other < 0:
                        self.has_exit = True
                    elif not is_known[other] and walk.may_enter(other):
                        is_known[other] = True
                        waiting.append(other)
                        self.region.append(other)
            if dungeon.portals and slot in dungeon.portals:
                for other in dungeon.portals:
                    if not is_known[other] and walk.may_enter(other):
                        is_known[other] = True
                        waiting.append(other)
                        self.region.append(other)

    def dreamer(self) -> Walk:
        """The dog as it would be with every trophy of the region that it could perhaps win.

        A trophy costs a paw, or none (a vagabond that brings one). So without a paw nothing is won,
        and defence grows by no more than the paws allow.
        """
        walk = self.walk
        dream = walk.copy(walk.dungeon)
        for tool in walk.tools:
            self.tools |= DISARMS[tool & 255]
        self.add_potions(dream, walk.potions)
        if not walk.paws:
            return dream
        rooms_of_potions: i64 = 0
        for slot in self.region:
            kind = walk.dungeon.kind(slot)
            sort: i64 = SORT[kind]
            if sort in (MONSTER, ARTEFACT):
                self.add_symbols(dream, kind)
            elif sort == VAGABOND:
                self.add_symbols(dream, holding_of(kind, PAIR))
                self.add_symbols(dream, holding_of(kind, SINGLE))
            elif sort == POTION:
                rooms_of_potions += 1
        for symbol in range(3):
            # Potions of the supply, and those that a fight on the way puts back there.
            within = count(walk.supply, symbol) + count(walk.potions, symbol)
            for _ in range(min(rooms_of_potions, within)):
                self.add_potions(dream, one(symbol))
        self.win_what_falls(dream)
        return dream

    def add_symbols(self, dream: Walk, holding: i64) -> None:
        self.tools |= DISARMS[holding]
        dream.swords += SWORDS[holding]
        dream.bows += BOWS[holding]
        dream.fires += FIRES[holding]

    def add_potions(self, dream: Walk, bag: i64) -> None:
        for symbol in range(3):
            if count(bag, symbol):
                self.tools |= 1 << symbol
        dream.swords += count(bag, 0)
        dream.bows += count(bag, 1)
        dream.fires += count(bag, 2)

    def win_what_falls(self, dream: Walk) -> None:
        """Defence and keys of the monsters that the dream beats."""
        walk = self.walk
        defence: i64 = 0
        for slot in self.region:
            kind = walk.dungeon.kind(slot)
            if SORT[kind] == MONSTER and (dream.beats(kind, 0) or (walk.ability == SMITES and not IS_PROUD[kind])):
                defence += DEFENCE[kind]
                dream.keys += KEYS[kind]
        dream.defence += min(defence, walk.paws)
