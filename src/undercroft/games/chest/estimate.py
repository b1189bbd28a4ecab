"""An estimate for the bot: what a party is worth, and the best way through the monsters of a level."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    BALLAD,
    CHAMPION,
    CHEST,
    DRAGON_NEEDS,
    DRAGON_WAKES,
    DUNGEON_DICE,
    EXTRA,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    LEVELS,
    MONSTER_TYPES,
    NO_ULTIMATE,
    PARTY_DICE,
    PARTY_FACES,
    PORTAL,
    POTION,
    RING,
    SCROLL,
    SCROLL_SERVES,
    SERVES,
    SERVING,
    TAKES,
    TAKES_ALL,
    TARGETS,
    ULTIMATE,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import UP_TO
from undercroft.games.chest.state import Table

# How strong a companion of each face is, in companions.
STRENGTH: Final = (1.0, 1.0, 1.0, 0.9, 1.45, 0.8)
SERVING_SCROLL: Final = 1.5  # a scroll that serves as anybody
ULTIMATE_STRENGTH: Final = 1.3  # of one not used yet
TOKEN_VALUE: Final = 1.2  # points of a token kept, and what it may still do
DRAGON_VALUE: Final = 2.3  # points of a token and experience
PORTAL_POINTS: Final = 2.0
RESERVE: Final = 0.03  # a little for whatever is kept, where nothing else decides
NO_WAY: Final = -1.0  # the value of monsters that cannot be beaten

# What a level costs: companions spent on average for so many dice, and how far it varies.
TOLL: Final = (0.0, 0.45, 0.8, 1.15, 1.45, 1.75, 2.0, 2.2)
SPREAD: Final = 0.95
DICE_ONLY: Final[i64] = 0xFFFFFF  # the part of the companions that is dice
STEPS: Final = 4  # strengths are told apart by quarters
STRONGEST: Final = 14


def _odds(strength: float, toll: float) -> float:
    """The chance to get through, as a ramp around the toll."""
    odds = 0.5 + (strength - toll) / (4 * SPREAD)
    return 0.0 if odds < 0 else 1.0 if odds > 1 else odds


def _prospects() -> list[list[float]]:
    """Points to expect at regroup on each level with each strength: rest there, or go on while it pays."""
    table = [[0.0] * (STRONGEST * STEPS + 1) for _ in range(LEVELS + 2)]
    for step in range(STRONGEST * STEPS + 1):
        table[LEVELS][step] = float(LEVELS)
    for level in range(LEVELS - 1, 0, -1):
        toll = TOLL[min(level + 1, DUNGEON_DICE)]
        for step in range(STRONGEST * STEPS + 1):
            after = max(0, round(step - toll * STEPS))
            going_on = _odds(step / STEPS, toll) * table[level + 1][after]
            table[level][step] = max(float(level), going_on)
    return table


PROSPECTS: Final[list[list[float]]] = _prospects()


def prospect(level: i64, strength: float) -> float:
    step = round(strength * STEPS)
    return PROSPECTS[level][min(max(step, 0), STRONGEST * STEPS)]


def weight(side: i64, companion: i64) -> float:
    face = SERVES[companion]
    if face == SCROLL and SCROLL_SERVES[side]:
        return SERVING_SCROLL
    return STRENGTH[face]


def strength(side: i64, forces: i64) -> float:
    """Of all companions that last beyond this level."""
    total = 0.0
    for companion in range(ALL_COMPANIONS):
        if companion < FIRST_TEMPORARY or companion == HERO:
            total += float(count(forces, companion)) * weight(side, companion)
    return total


# -- a level without monsters -----------------------------------------------------------------------


def cleared(table: Table, forces: i64) -> float:
    """Points to expect once the monsters are beaten and these companions are left; 0 if the dragon wins."""
    side = table.side
    power = strength(side, forces)
    tokens: i64 = table.tokens[table.adventurer]
    points = TOKEN_VALUE * float(size(tokens & ~SERVING) + size(forces >> 4 * FIRST_TOKEN & SERVING))
    if not table.exhausted and ULTIMATE[side] != NO_ULTIMATE:
        power += ULTIMATE_STRENGTH
    if table.lair >= DRAGON_WAKES:
        if table.spread(forces) >= DRAGON_NEEDS[side]:
            power -= DRAGON_NEEDS[side]
            points += DRAGON_VALUE
        elif count(table.tokens[table.adventurer], RING):
            points -= TOKEN_VALUE
        elif ULTIMATE[side] == BALLAD and not table.exhausted:
            power -= ULTIMATE_STRENGTH
        else:
            return lost(table)
    potions = min(count(table.dungeon, POTION), PARTY_DICE - size(forces & DICE_ONLY) + 1)
    if potions and forces:
        power += max(0.0, float(potions) * STRENGTH[CHAMPION] - 1.0)
    points += loot(table, forces, power)
    return points + prospect(table.level, power) + RESERVE * power


def loot(table: Table, forces: i64, power: float) -> float:
    """What the chests bring beyond the companion it takes to open them."""
    chests = count(table.dungeon, CHEST)
    if not chests:
        return 0.0
    best = 0.0
    for companion in range(ALL_COMPANIONS):
        row = table.side * PARTY_FACES + SERVES[companion]
        if count(forces, companion) and TAKES[row] >> CHEST & 1:
            opened = chests if TAKES_ALL[row] >> CHEST & 1 else 1
            lasts = companion < FIRST_TEMPORARY or companion == HERO
            price = price_of(table, power, weight(table.side, companion) if lasts else 0.0)
            if FIRST_TOKEN <= companion < FIRST_TEMPORARY:
                price += TOKEN_VALUE
            best = max(best, float(opened) * TOKEN_VALUE - price)
    return best


def price_of(table: Table, power: float, spent: float) -> float:
    """What it costs in points to have so much strength less."""
    return prospect(table.level, power) - prospect(table.level, power - spent)


def lost(table: Table) -> float:
    """A level that cannot be won: fled from, or left by a portal."""
    tokens = TOKEN_VALUE * float(size(table.tokens[table.adventurer]))
    if count(table.tokens[table.adventurer], PORTAL):
        return tokens + max(0.0, float(table.level) - PORTAL_POINTS)
    return tokens


# -- a level with monsters --------------------------------------------------------------------------


class Plan:
    """The best way to beat all monsters with the companions there are: `value` in points, and its first move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[int, float] = {}
        self.move: i64 = -1  # none, if there is no way
        self.value = NO_WAY
        self._begin(table.forces(), table.monsters)

    def _begin(self, forces: i64, monsters: i64) -> None:
        target = _first(monsters)
        for companion in range(ALL_COMPANIONS):
            number = self._beaten(forces, monsters, companion, target)
            if number:
                value = self._after(forces, monsters, companion, target, number)
                if value > self.value:
                    self.value = value
                    self.move = UP_TO[(companion * TARGETS + target) * 8 + number][-1]

    def _beaten(self, forces: i64, monsters: i64, companion: i64, target: i64) -> i64:
        """How many of the target a companion beats; 0 if it is not there or no fighter."""
        row = self.table.side * PARTY_FACES + SERVES[companion]
        if not count(forces, companion) or not TAKES[row] >> target & 1:
            return 0
        return count(monsters, target) if TAKES_ALL[row] >> target & 1 else 1

    def _after(self, forces: i64, monsters: i64, companion: i64, target: i64, number: i64) -> float:
        monsters -= number << 4 * target
        if SERVES[companion] == EXTRA[self.table.side] and monsters:
            monsters -= one(_fewest(monsters))
        return self._best(forces - one(companion), monsters)

    def _best(self, forces: i64, monsters: i64) -> float:
        """The value of the best way on."""
        if not monsters:
            return cleared(self.table, forces)
        key = int(forces) << 12 | int(monsters)
        if key in self._known:
            return self._known[key]
        best = NO_WAY
        target = _first(monsters)
        for companion in range(ALL_COMPANIONS):
            number = self._beaten(forces, monsters, companion, target)
            if number:
                best = max(best, self._after(forces, monsters, companion, target, number))
        self._known[key] = best
        return best


def _first(monsters: i64) -> i64:
    target: i64 = 0
    while not count(monsters, target):
        target += 1
    return target


def _fewest(monsters: i64) -> i64:
    """The type of which the fewest are left: one strike may finish it."""
    found: i64 = -1
    for monster in range(MONSTER_TYPES):
        number = count(monsters, monster)
        if number and (found < 0 or number < count(monsters, found)):
            found = monster
    return found
