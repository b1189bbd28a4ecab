"""An estimate of common sense: what a party is worth once the monsters of a level are beaten."""

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
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    LEVELS,
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
    ULTIMATE,
    count,
    size,
)
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
